import { expect, test } from 'vitest'
import type { Language } from '../ability/language.ts'
import { readTitle } from './input.ts'
import { tellOutcome } from './voice.ts'

const setup = readTitle('riftblade').game.defaultSetup(2)

/** What is said of an end in which the seats have these shares; the person sits at seat 0. */
function told(shares: readonly number[], language: Language = 'en', teams = false): string {
  return tellOutcome(shares, language, 0, { ...setup, seats: shares.length, ...(teams && { teams }) })
}

test('how a game ended: who won, alone, together or as a team, or that nobody did', () => {
  expect(told([1, 0])).toBe('Game over. You won.')
  expect(told([0, 0.5, 0.5])).toBe('Game over. The win is shared: Opponent 2 and Opponent 3.')
  expect(told([0.5, 0, 0.5, 0], 'en', true)).toBe('Game over. You and Partner won.')
  expect(told([0.5, 0.5])).toBe('Game over. Nobody won: a draw.')
  expect(told([0.5, 0.5], 'de')).toBe('Die Partie ist vorbei. Niemand hat gewonnen: unentschieden.')
  expect(told([0.5, 0.5], 'it')).toBe('La partita è finita. Non vince nessuno: parità.')
  expect(told([0.5, 0, 0.5, 0], 'de', true)).toBe('Die Partie ist vorbei. Gewonnen: Du und Partner.')
})
