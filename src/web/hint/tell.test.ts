import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import type { Outlook } from './outlook.ts'
import { tellApart, tellOutlook } from './tell.ts'

const telling = {
  words: en,
  nameSeat: (seat: number) => ['You', 'Marlene'][seat],
  range: (least: number, most: number) => `${least}–${most}`,
}

const outlook = (amber: number, certain: readonly string[], plan: readonly string[] = []): Outlook => ({
  counts: [{ what: 'amber', seat: 0, now: 2, least: amber, most: amber + 1 }],
  result: { certain, possible: ['Troll is stunned'] },
  plan,
})

test('of two choices that which differs is told, and what comes of both is not', () => {
  const best = tellOutlook(outlook(4, ['Dextre is destroyed', 'You draw a card']), telling)
  const played = tellOutlook(outlook(3, ['You draw a card']), telling)
  expect(tellApart(best, played)).toEqual({ isPlan: false, lines: [`You: ${en.counts.amber} 2 → 4–5`, 'Dextre is destroyed'] })
  expect(tellApart(played, best)).toEqual({ isPlan: false, lines: [`You: ${en.counts.amber} 2 → 3–4`] })
})

test('where all comes to the same, what a choice goes on with is told', () => {
  const best = tellOutlook(outlook(4, [], ['You play Anger', 'Krump reaps']), telling)
  const played = tellOutlook(outlook(4, [], ['Krump reaps']), telling)
  expect(tellApart(best, played)).toEqual({ isPlan: true, lines: ['You play Anger'] })
  expect(tellApart(played, best)).toEqual({ isPlan: true, lines: [] })
})
