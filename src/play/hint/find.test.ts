import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../games/register.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { startMatch } from '../match.ts'
import { recordOf } from '../story.ts'
import { Voice } from '../voice.ts'
import type { Language } from '../../ability/language.ts'
import { compare, findHint } from './find.ts'
import { NO_HINT } from './hint.ts'
import { sayHint } from './tell.ts'

const names = ['You', 'Computer']

/** A game by chance to so many decisions of its first seat that leave a choice, or to its end; below 0, to the first that leaves none. */
async function play(name: (typeof GAME_NAMES)[number], choices: number) {
  const match = await startMatch(name, seedOf(83), undefined, 2)
  if (!match.ok) throw new Error(match.error.message)
  const { title, p } = match.value
  const { game } = title
  const random = new Generator(seedOf(5))
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  for (let met = 0; game.seatToDecide(p) >= 0; ) {
    const count = game.options(p, options)
    if (choices < 0 ? count === 1 : game.seatToDecide(p) === 0 && count > 1 && met++ === choices) break
    const option = options[random.below(count)]
    moves.push(game.makeOption(p, option))
    game.apply(p, option)
  }
  const words = (language: Language) => {
    const voice = new Voice(match.value, { language, names, seat: 0, own: true })
    return Array.from(
      { length: game.options(p, options) },
      (_, i) => voice.option(options[i], game.describe(p, options[i]), game.decision(p)!).text,
    )
  }
  return { title, record: recordOf(match.value, moves), words }
}

/** As if no time went by: what is found then depends on the record alone. */
const still = () => 0

test.each(GAME_NAMES)('%s: a hint is an option that there is, in the words of the page, and the same each time', async (name) => {
  const { title, record, words } = await play(name, 6)
  for (const language of ['en', 'de', 'it'] as const) {
    await title.bringLanguage(language)
    const hint = await findHint({ record, language, names }, still)
    expect(words(language)).toContain(hint.text)
    expect(await findHint({ record, language, names }, still)).toEqual(hint)
  }
})

test('it says what it brings until the turn ends, and how it compares with the next best option', async () => {
  const told = await Promise.all(
    [10, 16, 22, 28].map(async (choices) => findHint({ ...(await play('keyforge', choices)), language: 'en', names }, still)),
  )
  for (const { text, outlook, next, shares, clear } of told) {
    // the question is not said once more
    expect(text).not.toContain('→')
    // all that is counted, in the same worlds, so that both can be held against each other
    expect(outlook!.counts.map(({ what, seat }) => [what, seat])).toEqual(next!.outlook.counts.map(({ what, seat }) => [what, seat]))
    for (const { ends } of [...outlook!.counts, ...outlook!.later]) expect(ends.length).toBe(8)
    expect(next!.text).not.toBe(text)
    // what is called clear is more than a rounding
    if (clear) expect(shares![0] - shares![1]).toBeGreaterThanOrEqual(4)
  }
  const says = told.filter(({ outlook }) =>
    [outlook!.counts.filter(({ now, ends }) => ends.some((end) => end !== now)), outlook!.result.certain, outlook!.result.possible].some(
      ({ length }) => length > 0,
    ),
  )
  expect(says.length).toBeGreaterThan(2)
  expect(told.filter(({ shares }) => shares !== undefined).length).toBeGreaterThan(1)
})

test.each([
  { what: 'as many games of 100 are won by both', shares: [10, 10], error: 0.01, clear: false },
  { what: 'the difference is a rounding', shares: [13, 10], error: 0.001, clear: false },
  { what: 'the search can err by more', shares: [30, 10], error: 0.1, clear: false },
  { what: 'more are won than the search can err', shares: [30, 10], error: 0.02, clear: true },
])('what was tried far more often is called clear only where it is better: $what', ({ shares, error, clear }) => {
  const tallies = [200, 80].map((visits, option) => ({ option, visits, value: (visits * shares[option]) / 100 }))
  const search = {
    tallies: () => tallies,
    estimate: (option: number) => ({ share: shares[option] / 100, error, visits: tallies[option].visits }),
  }
  expect(compare(search, 0)).toEqual({ shares, clear })
})

test('a mulligan is compared with the hand that is kept', async () => {
  for (const n of [1, 3, 5, 6]) {
    const match = await startMatch('keyforge', seedOf(n), undefined, 2)
    if (!match.ok) throw new Error(match.error.message)
    expect(match.value.title.game.decision(match.value.p)!.kind).toBe('mulligan')
    const hint = await findHint({ record: recordOf(match.value, []), language: 'en', names }, still)
    expect(hint.shares).toEqual([expect.any(Number), expect.any(Number)])
    // what comes of it shows in the first own turn, not before
    const [good, why, sure] = sayHint(hint, 'en', (seat) => names[seat])
    expect(good).toMatch(/^Good here: (Keep|Mulligan)/)
    expect(why).toMatch(/^(By the end of your first|By your second|Your first) turn.*: .*(You|Computer)/)
    expect(sure).toMatch(/^Of 100 games/)
    expect(hint.outlook!.counts.some(({ now, ends }) => ends.some((end) => end !== now))).toBe(true)
  }
})

test('where there is no choice there is none', async () => {
  const { record } = await play('keyforge', -1)
  expect(await findHint({ record, language: 'en', names }, still)).toMatchObject({ text: undefined })
})

test('a game that is over, and a record that cannot be read, have none', async () => {
  const { record } = await play('riftblade', 10_000)
  for (const text of [record, 'nonsense']) expect(await findHint({ record: text, language: 'en', names }, still)).toEqual(NO_HINT)
})
