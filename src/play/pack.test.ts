import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

const LONG = 'It is exiled instead of going from play to a discard pile or hand.'

const VALUES: readonly unknown[] = [
  undefined,
  null,
  7,
  -1,
  'a',
  LONG,
  [],
  {},
  [-1, -2, 0],
  [[], [[]], {}],
  { a: { a: { a: 1 } }, b: [{ a: 2 }, { b: 3 }] },
  [LONG, { text: LONG }, 'Draw 1 card.', { text: 'Draw 1 card.', lines: [LONG, LONG] }],
  { 'a,b': 1, c: { a: 1, b: 2 } },
  [{ 'a,b': 1 }, { a: 1, b: 2 }],
  { a: [undefined, null, false, true, 1.5] },
]

test('what was packed, sent and unpacked is as it was', () => {
  for (const value of VALUES) expect(unpack(structuredClone(pack(value)))).toEqual(value)
})

test('names of fields and long texts are said once, and what is undefined is not sent', () => {
  const cards = Array.from({ length: 20 }, (_, card) => ({ card, text: LONG, source: undefined }))
  const packed = JSON.stringify(pack(cards))
  expect(packed.split('"card"')).toHaveLength(2)
  expect(packed.split(LONG)).toHaveLength(2)
  expect(packed).not.toContain('source')
})
