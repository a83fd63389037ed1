import { openTitleFor } from '../games/load.ts'
import type { GameName } from '../games/register.ts'
import type { Title } from '../games/title.ts'
import type { Result } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { parseSeed, type Seed } from '../kernel/random.ts'
import type { GameRecord } from '../kernel/record.ts'
import type { RecordFacts } from '../kernel/replay.ts'
import type { Flaw } from './unreadable.ts'

/** A started game with the seed and the setup it came from. */
export interface Match<P extends Position = Position> {
  readonly title: Title<P>
  readonly p: P
  readonly seed: Seed
  readonly setup: unknown
  /** What its record says besides, such as names and lines that are not known here. */
  readonly notes?: RecordFacts & Pick<GameRecord, 'others'>
}

/** Why a game cannot begin: a record cannot be played, or something impossible was asked for. */
export interface Refusal {
  readonly about: 'record' | 'request'
  /** In English. */
  readonly message: string
  /** What is wrong with a record, or with the seed that was asked for, as facts. */
  readonly flaw?: Flaw
}

/** Starts a game; without a setup, the game's own for that many seats. `opened`: its title, where that is known. */
export async function startMatch(
  name: GameName,
  seedText: string,
  wanted: unknown,
  seats: number,
  notes?: Match['notes'],
  opened?: Title,
): Promise<Result<Match, Refusal>> {
  const seed = parseSeed(seedText)
  if (seed === undefined) {
    const { error } = no('request', `"${seedText}" is no seed: give a whole number or 32 hexadecimal digits`)
    return { ok: false, error: { ...error, flaw: { fault: { code: 'seed' } } } }
  }
  const title = opened ?? (await openTitleFor(name, wanted))
  const setup = wanted === undefined ? { ok: true as const, value: title.game.defaultSetup(seats) } : title.game.checkSetup(wanted)
  if (!setup.ok) return no('request', setup.error.message)
  const started = title.game.start(setup.value, seed)
  if (!started.ok) return no('request', started.error.message)
  return { ok: true, value: { title, p: started.value, seed, setup: setup.value, notes } }
}

/** A refusal, as a result. */
export function no(about: Refusal['about'], message: string): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { about, message } }
}
