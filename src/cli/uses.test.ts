import { expect, test } from 'vitest'
import { titles } from '../games/index.ts'
import type { Title } from '../games/index.ts'
import { unnamed, usedOnce } from './once.ts'
import { countUses, unusedWords, usedOnceIn } from './uses.ts'

test('every word is used by a card, but for this one', () => {
  expect([...unusedWords(titles.values())].sort()).toEqual(Object.keys(unnamed))
})

test('every word that a single card uses is judged, and every judgement is of such a word', () => {
  for (const [name, once] of usedOnceIn(titles))
    expect([...once].sort(), `${name}: say in src/cli/once.ts why it stays, or compose it of other words`).toEqual(
      Object.keys(usedOnce[name] ?? {}).sort(),
    )
})

test('a new word that one card uses is not judged yet; a word that cards of several games use is none of one card', () => {
  const riftblade = titles.get('riftblade')!
  const strange = { ...riftblade.faces[0], abilities: [{ is: 'effect', word: 'sampleWord', args: [] }] } as never
  const others = new Map<string, Title>([...titles, ['riftblade', { ...riftblade, faces: [...riftblade.faces, strange] }]])
  expect([...usedOnceIn(others).get('riftblade')!]).toContain('sampleWord')
  expect(usedOnceIn(titles).get('nightfall')).not.toContain('each')
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
