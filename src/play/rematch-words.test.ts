import { expect, test } from 'vitest'
import type { Language } from '../ability/language.ts'
import { type Ended, sayRematch } from './rematch-words.ts'
import type { Swap } from './table/entry.ts'

const say = (language: Language, name: string | undefined, ended: Ended, swap: Swap, of?: number) =>
  sayRematch(language, name, ended, { what: 'rematch', next: 'b', swap, ...(of === undefined ? {} : { of }) })

const keyforge: Ended = { game: 'keyforge', format: 'own', end: { shares: [1, 0] } }
const clans: Ended = { game: 'crystal-clans', end: { shares: [1, 0] } }
const second: Ended = { ...keyforge, series: { of: 3, game: 1, wins: [0, 0] } }

test('who is asked for another game is told which', () => {
  expect(say('de', 'Anna', keyforge, 'none')).toBe('Anna möchte eine Revanche.')
  expect(say('de', 'Anna', keyforge, 'decks')).toBe('Anna möchte eine Revanche mit getauschten Decks.')
  expect(say('en', 'Anna', clans, 'decks')).toBe('Anna wants a rematch with clans swapped.')
  expect(say('it', 'Anna', clans, 'seats')).toBe('Anna vuole la rivincita con i posti scambiati.')
  expect(say('de', undefined, keyforge, 'seats')).toBe('Du möchtest eine Revanche mit getauschten Plätzen.')
  expect(say('en', 'Anna', keyforge, 'seats', 3)).toBe('Anna wants a best of 3 with seats swapped, with this game as the first.')
})

test('the next game of a series is no rematch, and in an adaptive one the decks change hands by themselves', () => {
  expect(say('it', 'Anna', second, 'none')).toBe('Anna vuole la prossima partita della serie.')
  expect(say('en', 'Anna', { ...second, format: 'adaptive' }, 'none')).toBe('Anna wants the next game of the series with decks swapped.')
  const decided: Ended = { ...keyforge, series: { of: 3, game: 2, wins: [1, 0] } }
  expect(say('en', 'Anna', decided, 'seats')).toBe('Anna wants a rematch with seats swapped.')
})
