import { expect, test } from 'vitest'
import { namePlayers, shortName } from './player-names.ts'
import type { Player } from './protocol.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

test('seats have names of their own, and signs that tell them apart', () => {
  const companies: Player[][] = [
    ['unknown', 'skilled'],
    ['greedy', 'unknown'],
    ['unknown', 'unknown'],
    ['unknown', 'greedy', 'greedy'],
    ['person', 'person', 'greedy', 'greedy'],
    ['person', 'greedy', 'greedy'],
  ]
  for (const words of [en, de, it])
    for (const players of companies) {
      const names = namePlayers(words, players)
      expect(new Set(names).size, names.join()).toBe(players.length)
      expect(new Set(names.map(shortName)).size, names.join()).toBe(players.length)
    }
  expect(namePlayers(en, ['unknown', 'skilled'])).toEqual(['Player 1', 'Computer'])
})
