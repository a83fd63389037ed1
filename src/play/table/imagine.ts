// One of the worlds that a seat may think itself in: for bots that search, which need a position and may not have the one of the game.
import type { Title } from '../../games/title.ts'
import type { Result } from '../../kernel/game.ts'
import { dumpPosition, type Position, restorePosition } from '../../kernel/position.ts'
import type { Random } from '../../kernel/random.ts'
import type { Who } from './entry.ts'
import type { Refusal } from './refusal.ts'
import { findPlayer, refuse } from './rule.ts'
import type { Table } from './state.ts'

/** A position, column by column. */
export type World = Readonly<Record<string, readonly number[]>>

/**
 * The position with all that the seat cannot know dealt anew, and other chance. Only who is asked needs one. Whoever deals anew again from
 * there deals the same worlds as from the position itself, so that one of them is enough.
 */
export function imagine(table: Table, who: Who, random: Random): Result<World, Refusal> {
  const player = findPlayer(table, who)
  if (!player.ok) return player
  const { title } = table
  const { p, toDecide } = table.game!
  if (toDecide !== player.value) return refuse('not-asked', `seat ${toDecide} has to decide`)
  const world = title.game.blank()
  title.game.copy(world, p)
  title.game.determinize(world, player.value, random)
  return { ok: true, value: dumpPosition(world) }
}

const ANY_SEED = '0'.repeat(32)

/** The position of a world that was told; throws when it is one of another version. */
export function enterWorld({ game }: Title, setup: unknown, world: World): Position {
  const checked = game.checkSetup(setup)
  const started = checked.ok ? game.start(checked.value, ANY_SEED) : checked
  if (!started.ok) throw new Error(started.error.message)
  restorePosition(started.value, world)
  return started.value
}
