import { expect, test } from 'vitest'
import { pageOf, seek } from './search.ts'

const page = pageOf('Wächter des Æmbers', 'Kreatur, Stärke 4', 'Spielen: Erbeute 2 Æmber.')

test('each word must stand on the page, in any order, without accents, cases and Æ', () => {
  for (const words of ['', 'wachter', 'ERBEUTE wächter', 'stärke 4', 'amber']) expect(seek(words)(page), words).toBe(true)
  for (const words of ['wachter dis', 'stärke 5', 'erbeutet']) expect(seek(words)(page), words).toBe(false)
})
