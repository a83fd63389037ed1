import { expect, test } from 'vitest'
import { creature, vocabulary } from './index.ts'

test('a word in the place of another part of speech is refused by name', () => {
  expect(vocabulary.get(creature, 'filter').word).toBe('creature')
  expect(() => vocabulary.get(creature, 'noun')).toThrow('the filter "creature" stands where a noun is needed')
  expect(() => vocabulary.get(2, 'effect')).toThrow('2 stands where an effect is needed')
  expect(() => vocabulary.get({ is: 'noun', word: 'creatures', args: [] }, 'noun')).toThrow('unknown word "creatures"')
})
