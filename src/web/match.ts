// How a game began, ready to be played: the position, and what its record needs.
import { excerpt } from '../kernel/excerpt.ts'
import type { Position } from '../kernel/position.ts'
import { parseSeed, type Seed } from '../kernel/random.ts'
import { type GameRecord, makeRecord, parseRecord } from '../kernel/record.ts'
import { beginRecord, replay } from '../kernel/replay.ts'
import { version } from '../../package.json'
import type { Door } from './engine/door.ts'
import { openDoor } from './engine/door.ts'
import { GAMES, type GameName, isGameName } from './games.ts'
import type { Problem } from './protocol.ts'

/** A started game with the seed and the setup it came from. */
export interface Match {
  readonly door: Door
  readonly p: Position
  readonly seed: Seed
  readonly setup: unknown
  /** Its record without moves. */
  readonly begun: GameRecord
}

/** A match and the options that were chosen in it. */
export interface Story extends Match {
  readonly moves: readonly string[]
  /** Why the game does not follow its record any further, when it does not. */
  readonly departs?: string
}

export function recordOf({ begun }: Match, moves: readonly string[]): string {
  return makeRecord({ ...begun, moves })
}

/** Starts a game; without a setup, the game's own for that many seats. */
export async function startMatch(name: GameName, seedText: string, wanted: unknown, seats: number): Promise<Match | Problem> {
  const seed = parseSeed(seedText)
  if (seed === undefined)
    return { type: 'problem', about: 'request', message: `"${seedText}" is no seed: give a whole number or 32 hexadecimal digits` }
  const door = await openDoor(name)
  const setup = wanted === undefined ? { ok: true as const, value: door.game.defaultSetup(seats) } : door.game.checkSetup(wanted)
  if (!setup.ok) return { type: 'problem', about: 'request', message: setup.error.message }
  const started = door.game.start(setup.value, seed)
  if (!started.ok) return { type: 'problem', about: 'request', message: started.error.message }
  return { door, p: started.value, seed, setup: setup.value, begun: beginRecord(door.game, seed, setup.value, { engine: version }) }
}

/** Reads a record and plays all of it once: its moves are those that the game follows. */
export async function readStory(text: string): Promise<Story | Problem> {
  const record = parseRecord(text)
  if (!record.ok) return bad(record.error.line, record.error.message)
  const { game: name, seed, moves } = record.value
  if (!isGameName(name)) return bad(record.value.lines?.game ?? 2, `there is no game ${excerpt(name)}; there are ${GAMES.join(', ')}`)
  const door = await openDoor(name)
  const end = replay(door.game, record.value)
  if (end.ok) return begin(door, record.value, seed, moves)
  if (end.departure === undefined) return bad(end.error.line, end.error.message)
  const story = begin(door, record.value, seed, moves.slice(0, end.departure.move))
  return 'type' in story ? story : { ...story, departs: `line ${end.error.line}: ${end.error.message}` }
}

function begin(door: Door, record: GameRecord, seed: Seed, moves: readonly string[]): Story | Problem {
  const setup = door.game.checkSetup(record.setup)
  if (!setup.ok) return bad(4, setup.error.message)
  const started = door.game.start(setup.value, seed)
  if (!started.ok) return bad(4, started.error.message)
  // what a record says besides stays with it, such as names and lines that are not known here
  const { engine, players, date, others } = record
  return {
    door,
    p: started.value,
    seed,
    setup: setup.value,
    begun: { ...beginRecord(door.game, seed, setup.value, { engine, players, date }), others },
    moves,
  }
}

function bad(line: number, message: string): Problem {
  return { type: 'problem', about: 'record', message: `line ${line}: ${message}` }
}
