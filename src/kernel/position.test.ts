import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PilePosition } from '../../test/pile.ts'
import { copyPosition, dumpPosition, hashPosition, restorePosition, samePosition, viewColumn } from './position.ts'

function filled(bytes: readonly number[]): PilePosition {
  const p = new PilePosition()
  p.bytes.set(bytes.slice(0, p.bytes.length))
  return p
}

const anyBytes = fc.array(fc.nat(255), { minLength: 1, maxLength: 200 })

test('a copy is the same position (property)', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const p = filled(bytes)
      const copy = filled([1, 2, 3])
      copyPosition(copy, p)
      expect(samePosition(copy, p)).toBe(true)
      expect(hashPosition(copy)).toBe(hashPosition(p))
    }),
  )
})

test('one changed byte changes the hash (property)', () => {
  fc.assert(
    fc.property(anyBytes, fc.nat(199), fc.integer({ min: 1, max: 255 }), (bytes, at, change) => {
      const p = filled(bytes)
      const before = hashPosition(p)
      expect(before).toMatch(/^[0-9a-f]{16}$/)
      p.bytes[at] ^= change
      expect(hashPosition(p)).not.toBe(before)
      expect(samePosition(p, filled(bytes))).toBe(false)
    }),
  )
})

test('a dump as JSON restores the position (property)', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const p = filled(bytes)
      // padding between columns is no part of the value
      const clean = new PilePosition()
      for (const column of p.columns) viewColumn(clean, column).set(viewColumn(p, column))
      const back = filled([9, 9, 9])
      restorePosition(back, JSON.parse(JSON.stringify(dumpPosition(p))) as Record<string, number[]>)
      expect(samePosition(back, clean)).toBe(true)
    }),
  )
})

test('a dump that does not fit is refused by the name of the column', () => {
  const p = new PilePosition()
  const dump = dumpPosition(p)
  expect(() => restorePosition(p, { ...dump, mana: [1] })).toThrow('unknown column "mana"')
  expect(() => restorePosition(p, { ...dump, facts: [1, 2] })).toThrow('column "facts" needs 5 values')
  const { facts: _, ...rest } = dump
  expect(() => restorePosition(p, rest)).toThrow('column "facts" needs 5 values')
})

test('positions of different sizes are not the same', () => {
  const small = { ...new PilePosition(), bytes: new Uint8Array(8) }
  expect(samePosition(small, new PilePosition())).toBe(false)
})

test('the hash of known bytes stays: records carry it', () => {
  const bytes = Uint8Array.from({ length: 64 }, (_, i) => (i * 37) & 255)
  expect(hashPosition({ ...new PilePosition(), bytes })).toMatchInlineSnapshot(`"2b50ce7430667766"`)
})
