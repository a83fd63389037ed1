// Entries that come out of a store are known whole, or named.
import { expect, test } from 'vitest'
import { readEntry } from './stored.ts'

const head = { number: 7, at: 1, seat: 0, who: 'ada' }

test('an entry is what was stored', () => {
  for (const [kind, body] of [
    ['move', { move: 'end', lag: 0, id: 'a' }],
    ['concede', {}],
    ['start', { seed: '1', setup: null, engine: '0.1.0' }],
    ['end', { reason: 'abort', shares: null }],
    ['claim', { against: 1, since: 5, what: 'extend', by: 3 }],
  ] as const) {
    const stored = { ...head, kind, body }
    expect(readEntry(stored)).toBe(stored)
  }
})

test.each([
  ['dance', {}, 'Entry 7 is of the kind "dance", which this version does not know.'],
  ['toString', {}, 'Entry 7 is of the kind "toString", which this version does not know.'],
  ['concede', null, 'Entry 7 (concede) says nothing that has fields.'],
  ['sit', [], 'Entry 7 (sit) says nothing that has fields.'],
  ['move', { move: 'end' }, 'Entry 7 (move) has no "lag" (number).'],
  ['answer', { offer: 3, yes: 'yes' }, 'Entry 7 (answer) has no "yes" (boolean).'],
  ['start', { seed: '1', engine: '0.1.0' }, 'Entry 7 (start) has no "setup".'],
])('%s with %j is named', (kind, body, message) => {
  expect(() => readEntry({ ...head, kind, body })).toThrow(message)
})
