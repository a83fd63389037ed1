import { expect, test } from 'vitest'
import { hasKind, maskOf, MOST_KINDS, numberKinds } from './kinds.ts'

test('a mask tells every kind apart', () => {
  for (let kind = 0; kind < MOST_KINDS; kind++) {
    const mask = maskOf([kind])
    for (let other = 0; other < MOST_KINDS; other++) expect(hasKind(mask, other)).toBe(other === kind)
  }
})

test('a kind too many is refused when the game is loaded', () => {
  const names = Array.from({ length: MOST_KINDS }, (_, i) => `kind ${i}`)
  expect(numberKinds('triggers', names)['kind 63']).toBe(63)
  expect(() => numberKinds('triggers', [...names, 'one more'])).toThrow('there are 65 kinds of triggers, and a mask has 64 bits')
})
