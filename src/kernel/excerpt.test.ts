import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('what was given is named, whatever it is', () => {
  expect([7, true, null, undefined, [], [1, 2], {}, 'red'].map(excerpt)).toEqual([
    '7',
    'true',
    'null',
    'nothing',
    'an empty list',
    'a list of 2',
    'an object',
    '"red"',
  ])
  expect(excerpt({ toString: null, toJSON: () => 'x' })).toBe('an object')
})

test('a long text is cut between letters, and no terminal obeys it', () => {
  expect(excerpt('𝄞'.repeat(100))).toBe(`"${'𝄞'.repeat(60)}…"`)
  expect(excerpt('a\u001b[31m\u202eb')).toBe('"a\\u{1b}[31m\\u{202e}b"')
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => excerpt(text).length <= 61 * 8 + 3))
})
