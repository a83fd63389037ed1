import { canonical, digestPosition, hashText } from './digest.ts'
import { excerpt, shorten } from './excerpt.ts'
import type { CardFace, Game, Outcome, Setup, SetupError } from './game.ts'
import type { Position } from './position.ts'
import type { Seed } from './random.ts'
import { type CardPrint, errorOf, type GameRecord, type RecordFlaw, type RecordError } from './record.ts'
import type { RecordFault } from './record-fault.ts'

/** Why a game does not follow its record any further. */
export type Parting =
  | { readonly why: 'over' | 'impossible'; readonly move: string }
  | { readonly why: 'failed'; readonly move: string; readonly problem: string }
  /** `result`: that of the game, undefined for none; `recorded`: that of the record. */
  | { readonly why: 'result'; readonly result: string | undefined; readonly recorded: string }
  | { readonly why: 'position'; readonly hash: string }

/** Where a game that is played again departs from its record, and why. */
export interface Departure<P extends Position> {
  readonly parting: Parting
  /** So many moves of the record could be played. */
  readonly move: number
  /** The game after those moves: it can be looked at, and played on from. */
  readonly p: P
  /** Cards of the record that are not what they were when it was made, by id. */
  readonly changed: readonly string[]
}

export type Replayed<P extends Position> =
  | { readonly ok: true; readonly value: P }
  | { readonly ok: false; readonly error: RecordFlaw; readonly departure?: undefined }
  | { readonly ok: false; readonly error: RecordError; readonly departure: Departure<P> }

/** What a record says besides its moves; the caller knows it, the engine does not. */
export interface RecordFacts {
  readonly engine?: string
  readonly players?: readonly string[]
  readonly date?: string
}

/** The record of a game that begins: its setup with everything named that another version could deal otherwise, and its cards. */
export function beginRecord<P extends Position, S extends Setup>(
  game: Game<P, S>,
  seed: Seed,
  setup: S,
  facts: RecordFacts = {},
): GameRecord {
  const checked = game.checkSetup(setup)
  const whole = checked.ok ? checked.value : setup
  return { game: game.name, seed, setup: whole, ...facts, cards: printCards(game.pool(whole)), moves: [] }
}

/** The record with these moves, closed: how the game stands, and what the position means. */
export function closeRecord<P extends Position, S extends Setup>(
  game: Game<P, S>,
  p: P,
  record: GameRecord,
  moves: readonly string[],
): GameRecord {
  const outcome = game.outcome(p)
  const seats = (record.setup as Setup).seats
  return { ...record, moves, result: outcome && writeResult(outcome), hash: digestPosition(game, p, seats) }
}

/** What each card is, in 8 digits: its printed values and the trees of its text. */
export function printCards(faces: readonly CardFace[]): CardPrint[] {
  return faces.map((face) => ({ id: face.id, print: hashText(canonical(face)).slice(0, 8) }))
}

/**
 * Plays a record again. `visit` sees the position before each move and after the last. When the game departs from the record, the error
 * names the line of the text that the record was read from, and the departure holds the game up to there.
 */
export function replay<P extends Position, S extends Setup>(
  game: Game<P, S>,
  record: GameRecord,
  visit?: (p: P, move: number) => void,
): Replayed<P> {
  const refuse = (line: number, fault: RecordFault): Replayed<P> => ({ ok: false, error: errorOf(line, fault) })
  const { moves, lines } = record
  const setupLine = lines?.setup ?? 4
  if (record.game !== game.name) return refuse(lines?.game ?? 2, { code: 'other-game', game: record.game, wanted: game.name })
  const setup = game.checkSetup(record.setup)
  const misfit = ({ code, message }: SetupError) => refuse(setupLine, { code: 'setup', of: code, message: shorten(message, 400) })
  if (!setup.ok) return misfit(setup.error)
  const started = game.start(setup.value, record.seed)
  if (!started.ok) return misfit(started.error)
  const p = started.value
  const before = game.blank()
  const depart = (move: number, line: number, parting: Parting): Replayed<P> => {
    const changed = changedCards(game, record)
    const message = tellParting(parting) + tellChanges(changed, record)
    return { ok: false, error: { line, message }, departure: { parting, move, p, changed } }
  }
  for (let i = 0; i < moves.length; i++) {
    visit?.(p, i)
    const line = lines?.moves[i] ?? i + 1
    if (game.seatToDecide(p) < 0) return depart(i, line, { why: 'over', move: moves[i] })
    const option = game.parseOption(p, moves[i])
    if (option < 0) return depart(i, line, { why: 'impossible', move: moves[i] })
    game.copy(before, p)
    try {
      game.choose(p, option)
    } catch (problem) {
      // a fault of the rules: what led there is shown all the same
      game.copy(p, before)
      return depart(i, line, { why: 'failed', move: moves[i], problem: problem instanceof Error ? problem.message : String(problem) })
    }
  }
  visit?.(p, moves.length)
  const end = lines?.end ?? moves.length + 1
  const outcome = game.outcome(p)
  const result = outcome && writeResult(outcome)
  if (record.result !== undefined && record.result !== result) {
    return depart(moves.length, lines?.result ?? end, { why: 'result', result, recorded: record.result })
  }
  if (record.hash === undefined) return { ok: true, value: p }
  const hash = digestPosition(game, p, setup.value.seats)
  if (hash === record.hash) return { ok: true, value: p }
  return depart(moves.length, end, { why: 'position', hash })
}

function tellParting(parting: Parting): string {
  switch (parting.why) {
    case 'over':
      return `the game is over before ${excerpt(parting.move)}`
    case 'impossible':
      return `${excerpt(parting.move)} is not possible here`
    case 'failed':
      return `the rules fail at ${excerpt(parting.move)}: ${shorten(parting.problem, 200)}`
    case 'result':
      return `the game ends with "${parting.result ?? 'no result'}", the record with ${excerpt(parting.recorded)}`
    case 'position':
      return `the game ends in another position (${parting.hash}): the record is damaged or of another version`
  }
}

/** The cards that have changed since the record was made, or that are not here any more, by id. The game may go on as it was all the same. */
export function changedCards<P extends Position, S extends Setup>(game: Game<P, S>, { cards = [], setup }: GameRecord): string[] {
  const checked = game.checkSetup(setup)
  const pool = checked.ok ? game.pool(checked.value) : []
  const prints = new Map(printCards(pool).map(({ id, print }) => [id, print]))
  return cards.filter(({ id, print }) => prints.get(id) !== print).map(({ id }) => id)
}

/** Cards named in a message, at most. */
export const NAMED = 6

/** What has changed since, or at least who made the record, as the end of a sentence. */
export function tellChanges(changed: readonly string[], { engine }: GameRecord): string {
  const named = changed.slice(0, NAMED).join(', ')
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : ''
  const made = engine === undefined ? '' : ` by engine ${shorten(engine)}`
  if (changed.length > 0) return `; since it was made${made}, these cards have changed: ${named}${more}`
  return engine === undefined ? '' : `; it was made${made}`
}

function writeResult({ shares, reason }: Outcome): string {
  return [...shares, reason].join(' ')
}
