import { expect, test } from 'vitest'
import { makePatch } from './difference.ts'
import { applyPatch } from './patch.ts'

const PAIRS: readonly (readonly [unknown, unknown])[] = [
  [1, 1],
  [1, 2],
  [undefined, { a: 1 }],
  [{ a: 1 }, undefined],
  [
    { a: 1, b: [1, 2, { c: 3 }] },
    { a: 1, b: [1, 2, { c: 4 }] },
  ],
  [{ a: [1, 2, 3] }, { a: [1] }],
  [{ a: [] }, { a: [{ b: 1 }] }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: [1] }, { a: { 0: 1 } }],
  [{ a: null }, { a: {} }],
  [{ a: [{ c: 1 }, { c: 2 }] }, { a: [{ c: 0 }, { c: 1 }, { c: 2 }] }],
  [{ a: [1, 1, 1] }, { a: [1, 1] }],
  [{ a: [1, 2, 3, 4] }, { a: [1, 5, 4] }],
]

test.each(PAIRS)('the patch from %j leads to %j, and leaves what it came from', (from, to) => {
  const before = structuredClone(from)
  expect(applyPatch(from, structuredClone(makePatch(from, to)))).toEqual(to)
  expect(from).toEqual(before)
})

test('only what changed is in it, and what did not change is shared', () => {
  const from = { hand: [{ card: 1 }, { card: 2 }], amber: 0, row: [1, 2, 3] }
  const patch = makePatch(from, { hand: [{ card: 1 }, { card: 2 }], amber: 1, row: [1, 2, 3] })
  expect(patch).toEqual({ at: { amber: { is: 1 } } })
  expect((applyPatch(from, patch) as typeof from).hand).toBe(from.hand)
  expect(makePatch(from, structuredClone(from))).toBeUndefined()
})

test('a card that comes to the front of a list is sent alone', () => {
  const pile = Array.from({ length: 30 }, (_, card) => ({ card, id: 'anger' }))
  expect(makePatch({ pile }, { pile: [{ card: 40, id: 'punch' }, ...structuredClone(pile)] })).toEqual({
    at: { pile: { from: 0, gone: 0, put: [{ card: 40, id: 'punch' }] } },
  })
})
