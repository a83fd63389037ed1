import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTo, clearSet, copySet, dropFrom, isEmptySet, isIn, nextIn, SET_CARDS, SET_WORDS, sizeOfSet, uniteSet } from './cardset.ts'

const card = fc.integer({ min: 0, max: SET_CARDS - 1 })
const cards = fc.uniqueArray(card, { maxLength: SET_CARDS })

function fill(words: Int32Array, at: number, members: readonly number[]): void {
  for (const member of members) addTo(words, at, member)
}

function list(words: Int32Array, at: number): number[] {
  const members: number[] = []
  for (let c = nextIn(words, at, -1); c >= 0; c = nextIn(words, at, c)) members.push(c)
  return members
}

const ascending = (members: Iterable<number>) => [...new Set(members)].sort((a, b) => a - b)

test('a set is what was added to it, ascending, and nothing beside it changes (property)', () => {
  fc.assert(
    fc.property(cards, cards, (added, dropped) => {
      const words = new Int32Array(SET_WORDS + 2).fill(7)
      clearSet(words, 1)
      fill(words, 1, added)
      for (const member of dropped) dropFrom(words, 1, member)
      const left = ascending(added.filter((member) => !dropped.includes(member)))
      expect(list(words, 1)).toEqual(left)
      expect(sizeOfSet(words, 1)).toBe(left.length)
      expect(isEmptySet(words, 1)).toBe(left.length === 0)
      for (let c = 0; c < SET_CARDS; c++) expect(isIn(words, 1, c)).toBe(left.includes(c))
      expect([words[0], words[SET_WORDS + 1]]).toEqual([7, 7])
    }),
  )
})

test('the last two cards of a set stand side by side', () => {
  const words = new Int32Array(SET_WORDS)
  fill(words, 0, [SET_CARDS - 2, SET_CARDS - 1])
  expect(list(words, 0)).toEqual([SET_CARDS - 2, SET_CARDS - 1])
})

test('copy and union (property)', () => {
  fc.assert(
    fc.property(cards, cards, (a, b) => {
      const words = new Int32Array(SET_WORDS * 3)
      fill(words, 0, a)
      fill(words, SET_WORDS, b)
      copySet(words, SET_WORDS * 2, 0)
      expect(list(words, SET_WORDS * 2)).toEqual(ascending(a))
      uniteSet(words, SET_WORDS * 2, SET_WORDS)
      expect(list(words, SET_WORDS * 2)).toEqual(ascending([...a, ...b]))
      expect(list(words, SET_WORDS)).toEqual(ascending(b))
    }),
  )
})

test('the last card of a set alone is found', () => {
  const words = new Int32Array(SET_WORDS)
  addTo(words, 0, SET_CARDS - 1)
  expect(list(words, 0)).toEqual([SET_CARDS - 1])
})

test('no card is in no set', () => {
  const words = new Int32Array(SET_WORDS).fill(-1)
  expect(isIn(words, 0, -1)).toBe(false)
  expect(sizeOfSet(words, 0)).toBe(SET_CARDS)
  expect(nextIn(words, 0, SET_CARDS - 1)).toBe(-1)
})
