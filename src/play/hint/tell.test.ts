import { expect, test } from 'vitest'
import { beside as en } from '../beside-words/en.ts'
import { NO_HINT } from './hint.ts'
import type { Outlook } from './outlook.ts'
import { sayHint, tellApart, tellGain, tellOutlook } from './tell.ts'
import { HINT_WORDS } from './words.ts'

const telling = { words: en, own: HINT_WORDS.en, nameSeat: (seat: number) => ['You', 'Marlene'][seat] }
const AMBER = en.counts.amber

const count = (what: string, seat: number, now: number, ends: readonly number[]) => ({ what, seat, wanted: seat === 0, now, ends })

/** With so much amber at the end of the turn, and so many creatures later. */
const outlook = (amber: number, certain: readonly string[], plan: readonly string[] = [], creatures = 3): Outlook => ({
  first: false,
  counts: [count('amber', 0, 2, [amber, amber, amber, amber + 1]), count('creatures', 1, 3, [3, 3, 3, 3])],
  later: [count('amber', 0, 2, [4, 5, 4, 5]), count('creatures', 1, 3, [creatures, creatures, creatures, creatures])],
  result: { certain, possible: ['Troll is stunned'] },
  plan,
})

test('of two choices that which differs is told, and what comes of both is not', () => {
  const [best, played] = [outlook(4, ['Dextre is destroyed', 'You draw a card']), outlook(3, ['You draw a card'])]
  expect(tellApart(best, played, telling)).toEqual({ isPlan: false, lines: [`You: ${AMBER} 2 → 4 to 5`, 'Dextre is destroyed'] })
  expect(tellApart(played, best, telling)).toEqual({ isPlan: false, lines: [`You: ${AMBER} 2 → 3 to 4`] })
})

test('where all comes to the same, what a choice goes on with is told', () => {
  const [best, played] = [outlook(4, [], ['You play Anger', 'Krump reaps']), outlook(4, [], ['Krump reaps'])]
  expect(tellApart(best, played, telling)).toEqual({ isPlan: true, lines: ['You play Anger'] })
  expect(tellApart(played, best, telling)).toEqual({ isPlan: true, lines: [] })
})

test('a hint names what is better than with the next best option, and what that comes to; what is worse speaks not for it', () => {
  const [best, next] = [outlook(4, ['Dextre is destroyed']), outlook(3, ['You draw a card'])]
  expect(tellGain(best, next, telling)).toEqual({
    isLater: false,
    lines: [`You: ${AMBER} 2 → 4 to 5 (otherwise 3 to 4)`, 'Dextre is destroyed'],
  })
  expect(tellGain(outlook(3, []), outlook(4, []), telling).lines).toEqual([])
})

test('where nothing differs by the end of the turn, what does by the next one', () => {
  expect(tellGain(outlook(4, [], [], 1), outlook(4, []), telling)).toEqual({
    isLater: true,
    lines: ['Marlene: creatures 3 → 1 (otherwise 3)'],
  })
})

test('what worlds differ in among themselves is no difference between choices', () => {
  const [one, other] = [outlook(4, []), outlook(4, [])]
  const noisy = { ...one, counts: [count('amber', 0, 2, [9, 2, 6, 2]), one.counts[1]] }
  expect(tellGain(noisy, other, telling)).toMatchObject({ lines: [] })
})

test('what changes with every turn, such as cards in hand, is only told where choices differ in it', () => {
  const drawn = { ...outlook(2, []), counts: [count('hand', 0, 4, [6, 6, 6, 6])] }
  expect(tellOutlook(drawn, telling).comes).toEqual(['perhaps: Troll is stunned'])
})

test('what an option quotes stands in single quotes where the option is quoted', () => {
  const { apart, later } = HINT_WORDS.de
  expect(apart('„Cinderblast“ spielen', false)).toBe('Bis der Zug endet, anders als mit „‚Cinderblast‘ spielen“:')
  expect(later('Zug beenden', true)).toBe('Bis zu deinem zweiten Zug, anders als mit „Zug beenden“:')
})

// a player who asks why must not be told nothing
test('a hint always has a reason: what changes with every turn, what does by the next one, or what was compared', () => {
  const bare: Outlook = { first: false, counts: [], later: [], result: { certain: [], possible: [] }, plan: [] }
  const reason = (one: Outlook) => sayHint({ ...NO_HINT, text: 'End the turn', outlook: one }, 'en', telling.nameSeat)[1]
  expect(reason({ ...bare, counts: [count('hand', 0, 4, [6, 6])] })).toBe('By the end of the turn: You: cards in hand 4 → 6')
  expect(reason({ ...bare, counts: [count('hand', 0, 4, [4, 4])], later: [count('amber', 0, 2, [3, 3])] })).toBe(
    `By your next turn: You: ${AMBER} 2 → 3`,
  )
  for (const one of [bare, undefined])
    expect(sayHint({ ...NO_HINT, text: 'End the turn', outlook: one }, 'en', telling.nameSeat)[1]).toBe(HINT_WORDS.en.unchanged)
})
