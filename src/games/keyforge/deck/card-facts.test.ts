import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

test('a printing in another house says in which, and no printing is said twice', () => {
  expect(cardFacts('it-s-coming', 'en')).toMatch(
    /; Mass Mutation 117 \(special\); Mass Mutation 117 \(special, Saurian\); Mass Mutation 117 \(special, Untamed\)$/,
  )
  expect(cardFacts('umbra', 'de')).not.toMatch(/\(\S+, /)
})
