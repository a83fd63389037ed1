import { expect, test } from 'vitest'
import { LIST, readSpoken } from './spoken.ts'

test.each([
  'amber-falcon-tidal',
  '  Amber  Falcon\tTIDAL ',
  'AMBER, falcon; tidal.',
  'amber \u2013 falcon \u2011 tidal',
  'ámber falcòn tidal',
  'play.example.org/amber-falcon-tidal',
  'https://play.example.org:4321/amber-falcon-tidal',
  '“amber falcon tidal”',
])('%s are three words', (text) => {
  expect(readSpoken(text)).toEqual({ kind: 'words', words: ['amber', 'falcon', 'tidal'] })
})

test.each(['', ' ', '-', 'amber', 'amber falcon', 'amber-falcon-tidal-amber', 'amberfalcontidal', 'https://play.example.org/'])(
  '“%s” are not three',
  (text) => {
    expect(readSpoken(text)).toEqual({ kind: 'count' })
  },
)

test('a link that was typed in their place leads to its table', () => {
  expect(readSpoken(' https://play.example.org/#table=f4e7ts4q9g7j3r ')).toEqual({ kind: 'table', table: 'f4e7ts4q9g7j3r' })
})

test('of a word that is none of the list the one is told that may be meant, after one slip of the hand', () => {
  const unknown = (text: string) => {
    const spoken = readSpoken(text)
    return spoken.kind === 'unknown' ? spoken.unknown : []
  }
  for (const [typed, near] of [
    ['ambre', 'amber'],
    ['mber', 'amber'],
    ['ambe', 'amber'],
    ['amberr', 'amber'],
    ['aamber', 'amber'],
    ['embber', undefined],
    ['custard4', 'custard'],
    ['x', undefined],
    ['toString', undefined],
  ] as const)
    expect(unknown(`${typed} falcon tidal`), typed).toEqual([{ word: typed.toLowerCase(), ...(near === undefined ? {} : { near }) }])
  expect(unknown('hello falcon world').map(({ word }) => word)).toEqual(['hello'])
  expect(unknown('ein zwei drei').map(({ word }) => word)).toEqual(['ein', 'zwei', 'drei'])
  // a letter that was missed or wrong leads back to the word, and to no other one
  for (const word of LIST)
    for (let at = 0; at < word.length; at++)
      for (const typed of [word.slice(0, at) + word.slice(at + 1), `${word.slice(0, at)}q${word.slice(at + 1)}`]) {
        if (LIST.includes(typed)) continue
        const [{ near }] = unknown(`${typed} falcon tidal`)
        expect(near === word || near === undefined, `${typed}: ${near}`).toBe(true)
      }
})

test('the list has a word for each number of ten bits, once', () => {
  expect([LIST.length, new Set(LIST).size]).toEqual([1024, 1024])
})
