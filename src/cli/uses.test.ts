import { expect, test } from 'vitest'
import { titles } from '../games/index.ts'
import { countUses, unusedWords } from './uses.ts'

/**
 * No card names them: `together` reads two abilities of a card as one line; `enraged` is a state as `stunned` and `warded` are, for which cards of later
 * sets look.
 */
const UNNAMED = ['enraged', 'together']

test('every word is used by a card, but for these', () => {
  expect([...unusedWords(titles.values())].sort()).toEqual([...UNNAMED].sort())
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
