import { expect, test } from 'vitest'
import { titles } from '../games/index.ts'
import { countUses, unusedWords } from './uses.ts'

/** Built and tested for the sets that follow: more of token creatures, for cards of Winds of Exchange still to come. */
const WAITING = ['together', 'enraged']

test('every word is used by a card, but for those that wait for their set', () => {
  expect([...unusedWords(titles.values())].sort()).toEqual([...WAITING].sort())
})

test('uses are counted by tree and by card', () => {
  const riftblade = countUses(titles.get('riftblade')!)
  const total = riftblade.reduce((sum, { uses }) => sum + uses, 0)
  expect(total).toBeGreaterThan(titles.get('riftblade')!.faces.length)
  for (const { uses, cards } of riftblade) expect(cards).toBeLessThanOrEqual(uses)
  const withoutCards = { ...titles.get('riftblade')!, faces: [] }
  expect(countUses(withoutCards).every(({ uses }) => uses === 0)).toBe(true)
  expect(unusedWords([withoutCards]).size).toBe(withoutCards.words.length)
})
