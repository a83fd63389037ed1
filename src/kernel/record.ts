import { hiddenSign } from './excerpt.ts'
import type { Result } from './game.ts'
import { parseSeed } from './random.ts'
import { RECORD_FAULTS, type RecordFault, tellFault } from './record-fault.ts'
import { RECORD_LIMITS } from './record-limits.ts'
import type { Seed } from './random.ts'

/** A game as it was played: its start, every option chosen, and what else is worth keeping. */
export interface GameRecord {
  readonly game: string
  readonly seed: Seed
  readonly setup: unknown
  /** One notation for each decision, in order. */
  readonly moves: readonly string[]
  /** What the position after the last move means (`digestPosition`), when the record was closed with it. */
  readonly hash?: string
  /** Version of the engine that played it. */
  readonly engine?: string
  /** Each card of the game once, with a fingerprint of what it was then. */
  readonly cards?: readonly CardPrint[]
  /** Who decided, one for each seat. */
  readonly players?: readonly string[]
  readonly date?: string
  /** How it ended: the share of each seat, and the reason. */
  readonly result?: string
  /** Seats that gave up. */
  readonly conceded?: readonly number[]
  /** Lines of the head with keys that this version does not know. They are written again as they were. */
  readonly others?: readonly (readonly [key: string, value: string])[]
  /** Where its parts stand in the text it was read from. */
  readonly lines?: RecordLines
}

/** A card by its id, and 8 hexadecimal digits that change when the card does. */
export interface CardPrint {
  readonly id: string
  readonly print: string
}

/** Lines of a text, from 1. */
export interface RecordLines {
  readonly game: number
  readonly setup: number
  readonly moves: readonly number[]
  /** Where the result stands, if it does. */
  readonly result?: number
  /** The closing hash; the line after the last move when there is none. */
  readonly end: number
}

export interface RecordError {
  /** Line of the text, from 1. */
  readonly line: number
  /** In English. */
  readonly message: string
}

/** With what is wrong as facts. */
export interface RecordFlaw extends RecordError {
  readonly fault: RecordFault
}

/** Deeper JSON could exhaust the stack of whoever reads it. */
const DEPTH = 32

const MAGIC = 'catena record 2'
/** Records of this form had four lines of head, and a hash of the columns of their version: it is not checked any more. */
const FIRST_MAGIC = 'catena record 1'
const FIRST_HEAD = 4
const KEYS = ['game', 'seed', 'setup', 'engine', 'players', 'date', 'cards', 'result', 'conceded'] as const
type Key = (typeof KEYS)[number]

/** Writes a record as text: a head of `key value` lines, an empty line, one move a line, and the hash. */
export function makeRecord(record: GameRecord): string {
  const { game, seed, setup, engine, players, date, cards, result, conceded = [], others = [], moves, hash } = record
  const lines = [MAGIC, `game ${game}`, `seed ${seed}`, `setup ${JSON.stringify(setup)}`]
  if (engine !== undefined) lines.push(`engine ${engine}`)
  if (players !== undefined) lines.push(`players ${JSON.stringify(players)}`)
  if (date !== undefined) lines.push(`date ${date}`)
  // a line is a key and a value: a game without cards has none
  if (cards !== undefined && cards.length > 0) lines.push(`cards ${cards.map(({ id, print }) => `${id}:${print}`).join(' ')}`)
  if (result !== undefined) lines.push(`result ${result}`)
  if (conceded.length > 0) lines.push(`conceded ${conceded.join(' ')}`)
  for (const [key, value] of others) lines.push(`${key} ${value}`.trimEnd())
  lines.push('')
  for (const move of moves) lines.push(move)
  if (hash !== undefined) lines.push('', `hash ${hash}`)
  return `${lines.join('\n')}\n`
}

/** Reads the text of a record. Says the line and what would make it right; checks the form only, `replay` checks the moves. */
export function parseRecord(text: string): Result<GameRecord, RecordFlaw> {
  try {
    return { ok: true, value: readRecord(text) }
  } catch (problem) {
    if (problem instanceof Fault) return { ok: false, error: errorOf(problem.line, problem.fault) }
    throw problem
  }
}

/** A fault in a line, with what it is in English. */
export function errorOf(line: number, fault: RecordFault): RecordFlaw {
  return { line, message: tellFault(RECORD_FAULTS, fault), fault }
}

/** As much of a damaged line as is named. */
const begin = (text: string): string => text.slice(0, 200)

/** Thrown and caught in this file only. */
class Fault extends Error {
  constructor(
    readonly line: number,
    readonly fault: RecordFault,
  ) {
    super(fault.code)
  }
}

function readRecord(text: string): GameRecord {
  if (text.length > RECORD_LIMITS.text) {
    throw new Fault(1, { code: 'text-long', length: text.length, most: RECORD_LIMITS.text })
  }
  // some editors of Windows put a byte-order mark in front
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const magic = lines[0].trim()
  if (magic !== MAGIC && magic !== FIRST_MAGIC) {
    const [, form] = /^catena record ([1-9]\d{0,8})$/.exec(magic) ?? []
    if (form !== undefined) throw new Fault(1, { code: 'newer', form })
    throw new Fault(1, { code: 'no-record', magic: MAGIC, text: begin(magic) })
  }
  for (const [i, line] of lines.entries()) checkLine(line, i + 1)
  const first = magic === FIRST_MAGIC
  const head = readHead(lines, first ? FIRST_HEAD : undefined)
  const game = head.need('game', 'NAME')
  const seed = parseSeed(head.need('seed', '32 hexadecimal digits'))
  if (seed === undefined) throw new Fault(head.line('seed'), { code: 'seed' })
  const setup = readJson(head.need('setup', 'JSON'), head.line('setup'), 'setup')
  const { moves, moveLines, hash, end } = readMoves(lines, head.end)
  return {
    game,
    seed,
    setup,
    moves,
    hash: first ? undefined : hash,
    engine: head.name('engine'),
    players: readPlayers(head.get('players'), head.line('players')),
    date: head.name('date'),
    cards: readCards(head.get('cards'), head.line('cards')),
    result: head.name('result'),
    conceded: readSeats(head.get('conceded'), head.line('conceded')),
    others: head.others.length === 0 ? undefined : head.others,
    lines: { game: head.line('game'), setup: head.line('setup'), result: head.line('result'), moves: moveLines, end },
  }
}

function checkLine(line: string, number: number): void {
  if (line.length > RECORD_LIMITS.line) {
    throw new Fault(number, { code: 'line-long', length: line.length, most: RECORD_LIMITS.line })
  }
  const sign = hiddenSign(line.replaceAll('\t', ' '))
  if (sign !== undefined) throw new Fault(number, { code: 'sign', sign })
}

class Head {
  readonly others: (readonly [key: string, value: string])[] = []
  /** Index of the first line behind the head. */
  end = 0
  private readonly known = new Map<Key, { readonly line: number; readonly value: string }>()

  add(line: number, key: string, value: string): void {
    if (!isKey(key)) {
      this.others.push([key, value])
      return
    }
    const there = this.known.get(key)
    if (there !== undefined) throw new Fault(line, { code: 'doubled', key, there: there.line })
    this.known.set(key, { line, value })
  }

  get(key: Key): string | undefined {
    return this.known.get(key)?.value
  }

  need(key: Key, form: string): string {
    const value = this.get(key)
    if (!value) throw new Fault(this.known.get(key)?.line ?? this.end + 1, { code: 'lacks', key, form })
    return value
  }

  /** A short text. */
  name(key: Key): string | undefined {
    const value = this.get(key)
    if (value !== undefined && value.length > RECORD_LIMITS.name) {
      throw new Fault(this.line(key), { code: 'name-long', key, length: value.length, most: RECORD_LIMITS.name })
    }
    return value
  }

  line(key: Key): number {
    return this.known.get(key)?.line ?? 1
  }
}

function isKey(key: string): key is Key {
  return (KEYS as readonly string[]).includes(key)
}

/** The head ends with the first empty line, or after a fixed number of lines. */
function readHead(lines: readonly string[], length: number | undefined): Head {
  const head = new Head()
  let i = 1
  for (; i < (length ?? lines.length); i++) {
    const line = (lines[i] ?? '').trim()
    if (line === '') break
    const [, key, value] = /^(\p{L}[\p{L}\p{M}\p{N}_-]{0,30})(?: (.*))?$/u.exec(line) ?? []
    if (key === 'hash') throw new Fault(i + 1, { code: 'head-open' })
    if (key === undefined) throw new Fault(i + 1, { code: 'head-line', text: begin(line) })
    head.add(i + 1, key, (value ?? '').trim())
  }
  head.end = i
  return head
}

function readMoves(lines: readonly string[], from: number) {
  const moves: string[] = []
  const moveLines: number[] = []
  let hash: string | undefined
  let end = 0
  for (let i = from; i < lines.length; i++) {
    const line = lines[i].trim()
    if (line === '') continue
    if (hash !== undefined) throw new Fault(i + 1, { code: 'after-hash' })
    if (line.startsWith('hash ')) {
      hash = line.slice(5)
      end = i + 1
      if (!/^[0-9a-f]{16}$/.test(hash)) throw new Fault(end, { code: 'hash' })
      continue
    }
    if (line.length > RECORD_LIMITS.move) {
      throw new Fault(i + 1, { code: 'move-long', length: line.length, most: RECORD_LIMITS.move, text: begin(line) })
    }
    if (moves.length === RECORD_LIMITS.moves) throw new Fault(i + 1, { code: 'moves', most: RECORD_LIMITS.moves })
    moves.push(line)
    moveLines.push(i + 1)
  }
  return { moves, moveLines, hash, end: end || (moveLines.at(-1) ?? from) + 1 }
}

function readJson(text: string, line: number, key: Key): unknown {
  let depth = 0
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > DEPTH) throw new Fault(line, { code: 'deep', key, most: DEPTH })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault(line, { code: 'json', key })
  }
}

function readPlayers(text: string | undefined, line: number): string[] | undefined {
  if (text === undefined) return undefined
  const players = readJson(text, line, 'players')
  const fine = Array.isArray(players) && players.length <= 16 && players.every((one) => typeof one === 'string' && isName(one))
  if (!fine) throw new Fault(line, { code: 'players', most: RECORD_LIMITS.name })
  return players as string[]
}

function readSeats(text: string | undefined, line: number): number[] | undefined {
  if (text !== undefined && !/^\d{1,2}( \d{1,2}){0,15}$/.test(text)) throw new Fault(line, { code: 'conceded' })
  return text?.split(' ').map(Number)
}

function isName(text: string): boolean {
  return text.length <= RECORD_LIMITS.name && hiddenSign(text) === undefined
}

function readCards(text: string | undefined, line: number): CardPrint[] | undefined {
  return text?.split(/ +/).map((part) => {
    const [, id, print] = /^([^\s:]{1,100}):([0-9a-f]{8})$/.exec(part) ?? []
    if (id === undefined) throw new Fault(line, { code: 'card', text: begin(part) })
    return { id, print }
  })
}
