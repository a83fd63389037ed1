// What would come of each option at a table, for the one who is asked: facts, one option after the other, as the host has a moment for it.
import type { Result } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { foretellByWorlds, isForetold } from '../forecast.ts'
import { type Foretold, layTrial } from '../trial.ts'
import { listOptions } from './game.ts'
import type { Refusal } from './refusal.ts'
import { findPlayer, refuse } from './rule.ts'
import type { Game, Table } from './state.ts'
import type { Who } from './entry.ts'

export interface OptionForetold extends Foretold {
  readonly option: number
}

/** The game whose question it is; with each step of the walk one option is tried in one world. */
export interface Foretelling {
  readonly game: Game
  walk(): Generator<OptionForetold | undefined, void>
}

/** Only who is asked may look ahead. The chance is the host's own, never that of the game. */
export function foretellOptions(table: Table, who: Who, random: Random): Result<Foretelling, Refusal> {
  const player = findPlayer(table, who)
  if (!player.ok) return player
  const { title } = table
  const game = table.game!
  const seat = player.value
  if (game.toDecide !== seat) return refuse('not-asked', `seat ${game.toDecide} has to decide`)
  function* walk(): Generator<OptionForetold | undefined, void> {
    const { p } = game
    const options = listOptions(title, p)
    if (!isForetold(title, title.game.kind(p), options.length)) return
    const trial = layTrial(title)
    for (const option of options) {
      const told = yield* foretellByWorlds(title, p, trial, seat, option, random)
      yield told && { option, ...told }
    }
  }
  return { ok: true, value: { game, walk } }
}
