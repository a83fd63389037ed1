import type { Title } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import { requireDeck } from './deck-file.ts'
import { Failure } from './failure.ts'
import { readJson } from './input.ts'

/** Two against two, in a game that has it. */
export function teamsOf(title: Title): Setup {
  const checked = title.game.checkSetup({ ...title.game.defaultSetup(), seats: 4, teams: true })
  if (!checked.ok || (checked.value as { teams?: boolean }).teams !== true) {
    throw new Failure(`${title.facts.title} is not played in teams. Choose riftblade, or leave teams out.`)
  }
  return checked.value
}

/**
 * The setup of a game, with decks from files when there are any: the first for the seat of the person, the next for the others in
 * turn; the other seats keep the decks of the default setup.
 */
export function readSetup(title: Title, seats: number, files: readonly string[], person: number): Setup {
  const { game } = title
  const setup = game.defaultSetup(seats)
  if (files.length === 0) return setup
  const { decks } = setup as { decks?: unknown }
  if (!Array.isArray(decks)) throw new Failure(`${title.facts.title} is played without own decks: leave --deck out.`)
  if (files.length > seats) throw new Failure(`--deck is given ${files.length} times, but ${seats} play. Give it at most ${seats} times.`)
  const own = [...(decks as unknown[])]
  files.forEach((file, i) => {
    own[(person + i) % seats] = game.name === 'keyforge' ? requireDeck(file).deck : readJson(file, 'The deck')
  })
  const checked = game.checkSetup({ ...setup, decks: own })
  if (!checked.ok) throw new Failure(`${files.join(', ')}: ${checked.error.message}.`)
  return checked.value
}
