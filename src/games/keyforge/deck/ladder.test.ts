import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { seedOf } from '../../../kernel/random.ts'
import { bringLadder, contentsOf, decksOfLadder, digestOfDecks, estimateDeck, LADDERS, partBelow, rowsOf } from './ladder.ts'
import { bringAllCards } from '../sets/index.ts'
import type { SetLadder } from './ladder.ts'

await bringAllCards()

const small: SetLadder = {
  ...{ set: 'cota', decks: 3, seed: seedOf(1), digest: '', agent: 'greedy', engine: '', rounds: 1 },
  ...{ deviation: 20, beyond: 30, doubt: 40, base: -10 },
  worth: { 'bait-and-switch': 12.5, umbra: -2, 'icon draw': 3, maverick: 1, 'token token-a': 7 },
  rows: '\n-60,-80,30 0,5,31\n60,75,32\n',
}

test('a deck is the sum of what is in it, and stands among the decks of the ladder', () => {
  const deck = {
    ...{ name: 'Two', houses: ['shadows', 'dis', 'logos'] as const, token: 'token-a' },
    cards: [
      { id: 'bait-and-switch' },
      { id: 'bait-and-switch', bonus: ['draw'] as const },
      { id: 'umbra', house: 'dis' as const },
      { id: 'anger' },
    ],
  }
  expect(Object.fromEntries(contentsOf(deck))).toEqual({
    ...{ 'bait-and-switch': 2, 'icon draw': 1, umbra: 1, maverick: 1, anger: 1, 'token token-a': 1 },
  })
  // anger is in no deck of the ladder
  expect(estimateDeck(deck, small)).toEqual({ elo: -10 + 25 + 3 - 2 + 1 + 7, deviation: 40, weaker: 2 / 3 })
  expect([partBelow(-100, small), partBelow(0, small), partBelow(61, small)]).toEqual([0, 1 / 3, 1])
  expect(rowsOf(small)).toEqual([
    [-60, -80, 30],
    [0, 5, 31],
    [60, 75, 32],
  ])
})

test('every ladder that is kept is of the decks that are made today', async () => {
  const files = readdirSync(path.join(import.meta.dirname, 'ladders')).map((name) => name.replace(/\.ts$/, ''))
  expect(Object.keys(LADDERS).sort()).toEqual(files.sort())
  for (const set of files) {
    const ladder = (await bringLadder(set))!
    const decks = decksOfLadder(set, ladder.decks, ladder.seed)
    expect(ladder.set).toBe(set)
    expect(digestOfDecks(decks), `${set}: play it again with "catena ladder ${set}"`).toBe(ladder.digest)
    const rows = rowsOf(ladder)
    expect(rows).toHaveLength(ladder.decks)
    expect(rows.flat().every(Number.isFinite)).toBe(true)
    expect(rows.reduce((sum, [elo]) => sum + elo, 0) / rows.length).toBeCloseTo(0, 0)
    // what its cards tell of a deck lies near what it won
    const misses = decks.map((deck, at) => estimateDeck(deck, ladder).elo - rows[at][0])
    const miss = Math.sqrt(misses.reduce((sum, one) => sum + one * one, 0) / misses.length)
    expect(miss).toBeLessThan(1.2 * ladder.beyond + 1)
  }
})

test('there is no ladder of a set that is not, and no decks', async () => {
  expect(await bringLadder('nothing')).toBeUndefined()
  expect(() => decksOfLadder('nothing', 2, seedOf(1))).toThrow(/no decks are made of the set nothing/)
})

test('decks of a ladder follow from the seed, and another order or card is another digest', () => {
  const [a, b] = decksOfLadder('cota', 2, seedOf(4))
  expect(decksOfLadder('cota', 2, seedOf(4))).toEqual([a, b])
  expect(digestOfDecks([a, b])).toBe(digestOfDecks([a, b]))
  expect(digestOfDecks([a, a])).not.toBe(digestOfDecks([a, b]))
})
