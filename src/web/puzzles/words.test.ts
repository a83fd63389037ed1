import { expect, test } from 'vitest'
import { sayDay } from './say-day.ts'
import { puzzleWords } from './words.ts'

test('a day is read in the language of the reader, the same all over the earth', () => {
  expect(['en', 'de', 'it'].map((language) => sayDay('2026-11-29', language))).toEqual(['Nov 29, 2026', '29.11.2026', '29 nov 2026'])
})

test('what is shared of a puzzle of the day says its day as it is read', () => {
  const told = (language: 'en' | 'de' | 'it') =>
    puzzleWords(language).told({
      game: 'KeyForge No. 3',
      difficulty: 'Easy',
      date: sayDay('2026-11-29', language),
      tries: 1,
      hinted: false,
      streak: 1,
    })
  expect(told('en')).toBe('Catena daily Nov 29, 2026 (KeyForge No. 3, easy): solved at try 1')
  expect(told('de')).toMatch(/^Catena-Tagesrätsel vom 29\.11\.2026 /)
  expect(told('it')).toMatch(/^Enigma del giorno di Catena, 29 nov 2026 /)
})
