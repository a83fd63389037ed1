import type { Game, Result, Setup } from './game.ts'
import { hashPosition } from './position.ts'
import type { Position } from './position.ts'
import { parseSeed } from './random.ts'
import type { Seed } from './random.ts'

/** A game as it was played: its start and every option chosen. */
export interface GameRecord {
  readonly game: string
  readonly seed: Seed
  readonly setup: unknown
  /** One notation for each decision, in order. */
  readonly moves: readonly string[]
  /** Hash of the position after the last move, when the record was closed with one. */
  readonly hash?: string
}

export interface RecordError {
  /** Line of the text, from 1. */
  readonly line: number
  readonly message: string
}

const MAGIC = 'catena record 1'

/** Writes a record as text: a head, one move a line with the seat that made it, and the hash. */
export function makeRecord(record: GameRecord): string {
  const lines = [MAGIC, `game ${record.game}`, `seed ${record.seed}`, `setup ${JSON.stringify(record.setup)}`, '']
  for (const move of record.moves) lines.push(move)
  if (record.hash !== undefined) lines.push('', `hash ${record.hash}`)
  return `${lines.join('\n')}\n`
}

/** Reads the text of a record. Says the line and what would make it right; checks the form only, `replay` checks the moves. */
export function parseRecord(text: string): Result<GameRecord, RecordError> {
  const fail = (line: number, message: string): Result<GameRecord, RecordError> => ({ ok: false, error: { line, message } })
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== MAGIC) return fail(1, `this is not a Catena record: the first line must be "${MAGIC}"`)
  const head = (index: number, word: string) =>
    lines[index]?.startsWith(`${word} `) ? lines[index].slice(word.length + 1).trim() : undefined
  const game = head(1, 'game')
  if (!game) return fail(2, 'the second line must be "game NAME"')
  const seedText = head(2, 'seed')
  const seed = seedText === undefined ? undefined : parseSeed(seedText)
  if (seed === undefined) return fail(3, 'the third line must be "seed" and 32 hexadecimal digits')
  const setupText = head(3, 'setup')
  if (setupText === undefined) return fail(4, 'the fourth line must be "setup" and JSON')
  let setup: unknown
  try {
    setup = JSON.parse(setupText)
  } catch {
    return fail(4, 'the setup is not valid JSON; the record may be cut or damaged')
  }
  const moves: string[] = []
  let hash: string | undefined
  for (let i = 4; i < lines.length; i++) {
    const line = lines[i].trim()
    if (line === '') continue
    if (hash !== undefined) return fail(i + 1, 'nothing may follow the hash line')
    if (line.startsWith('hash ')) {
      hash = line.slice(5)
      if (!/^[0-9a-f]{16}$/.test(hash)) return fail(i + 1, 'the hash must be 16 hexadecimal digits')
    } else moves.push(line)
  }
  return { ok: true, value: { game, seed, setup, moves, hash } }
}

/**
 * Plays a record again. `visit` sees the position before each move and after the last.
 * Errors name the line of the text written by `makeRecord`.
 */
export function replay<P extends Position, S extends Setup>(
  game: Game<P, S>,
  record: GameRecord,
  visit?: (p: P, move: number) => void,
): Result<P, RecordError> {
  const fail = (line: number, message: string): Result<P, RecordError> => ({ ok: false, error: { line, message } })
  if (record.game !== game.name) return fail(2, `this is a record of "${record.game}", not of "${game.name}"`)
  const setup = game.checkSetup(record.setup)
  if (!setup.ok) return fail(4, setup.error.message)
  const started = game.start(setup.value, record.seed)
  if (!started.ok) return fail(4, started.error.message)
  const p = started.value
  for (let i = 0; i < record.moves.length; i++) {
    visit?.(p, i)
    const line = 6 + i
    if (game.seatToDecide(p) < 0) return fail(line, `the game is over before "${record.moves[i]}"`)
    const option = game.parseOption(p, record.moves[i])
    if (option < 0) return fail(line, `"${record.moves[i]}" is not possible here`)
    game.choose(p, option)
  }
  visit?.(p, record.moves.length)
  if (record.hash !== undefined && hashPosition(p) !== record.hash) {
    return fail(
      7 + record.moves.length,
      `the game ends in another position (${hashPosition(p)}): the record is damaged or of another version`,
    )
  }
  return { ok: true, value: p }
}
