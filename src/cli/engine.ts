import { capital } from '../ability/text/capital.ts'
import { engineName } from '../play/engine-name.ts'
import { excerpt } from '../kernel/excerpt.ts'
import { Playout } from '../ai/playout.ts'
import { titles } from '../games/index.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator, parseSeed } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import { beginRecord, closeRecord } from '../kernel/replay.ts'
import { guessName } from './names.ts'
import type { Terminal } from './terminal.ts'

/**
 * The engine for other programs: one JSON object a line in, one out (docs/engine.md). Positions live here and are named by numbers; every
 * command takes any number of them. A request that is refused changes nothing.
 */
export async function serveEngine(terminal: Terminal): Promise<void> {
  const engine = new Engine()
  for (let line = await terminal.read(); line !== undefined; line = await terminal.read()) {
    if (line.trim() !== '') terminal.print(engine.answer(line))
  }
}

/** A refusal, with a name that programs can tell apart (the list stands in docs/engine.md). */
class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

type Request = Readonly<Record<string, unknown>>

/** How a position came about, newest choice first; shared by copies. */
interface Choice {
  readonly before: Choice | undefined
  readonly option: number
}

interface Entry {
  readonly p: Position
  readonly game: Game
  readonly seats: number
  /** Undefined for an imagined world: it was dealt anew, and no record leads to it. */
  readonly origin: { readonly seed: Seed; readonly setup: Setup } | undefined
  last: Choice | undefined
  /** The legal options, until the next choice. */
  options: readonly number[] | undefined
}

/** So much fits into one process; `free` makes room. */
const MOST_POSITIONS = 100_000
const LONGEST_LINE = 16 * 1024 * 1024
const PLAYOUT_LIMIT = 100_000

export class Engine {
  private readonly entries = new Map<number, Entry>()
  private readonly playouts = new Map<Game, Playout<Position>>()
  /** Positions as they were before a batch, to go back to when one of its steps fails. */
  private readonly kept = new Map<Game, Position[]>()
  private readonly scratch: Int16Array = new Int16Array(Math.max(...[...titles.values()].map(({ game }) => game.maxOptions)))
  private next = 1

  /** Answers one line; never throws. */
  answer(line: string): string {
    let id: unknown
    try {
      const request = parse(line)
      id = request.id
      const name = request.do
      if (typeof name !== 'string' || !Object.hasOwn(commands, name))
        throw new Refusal('unknown-command', mustBe('do', name, Object.keys(commands)))
      const { takes, answer } = commands[name]
      requireFields(name, request, takes)
      return JSON.stringify({ id, ok: true, ...answer(this, request) })
    } catch (problem) {
      const refusal =
        problem instanceof Refusal ? problem : new Refusal('fault', problem instanceof Error ? problem.message : String(problem))
      return JSON.stringify({ id, ok: false, error: { code: refusal.code, message: refusal.message } })
    }
  }

  add(entry: Entry): number {
    if (this.entries.size >= MOST_POSITIONS)
      throw new Refusal('too-many-positions', `${MOST_POSITIONS} positions are held already: free some first`)
    this.entries.set(this.next, entry)
    return this.next++
  }

  roomFor(more: number): void {
    if (this.entries.size + more > MOST_POSITIONS)
      throw new Refusal('too-many-positions', `${more} more would exceed the ${MOST_POSITIONS} positions that can be held: free some first`)
  }

  /** The positions that a request names, in its order. */
  named(request: Request): readonly Entry[] {
    return numbers(request, 'positions').map((number) => {
      const entry = this.entries.get(number)
      if (entry === undefined) throw new Refusal('unknown-position', `there is no position ${number}: it was never made, or was freed`)
      return entry
    })
  }

  /** The same, each only once: what is changed twice in one request would depend on the order. */
  namedOnce(request: Request): readonly Entry[] {
    const entries = this.named(request)
    if (new Set(entries).size < entries.length) throw new Refusal('position-twice', 'a position may be named once in this request')
    return entries
  }

  free(request: Request): void {
    this.named(request)
    for (const number of numbers(request, 'positions')) this.entries.delete(number)
  }

  /** Runs `act` on each; when it fails on one, all are as before. */
  changeAll(entries: readonly Entry[], act: (entry: Entry, index: number) => void): void {
    const undo = entries.map(({ game, p, last }, i) => ({ copy: this.keep(game, p, i), last }))
    try {
      entries.forEach(act)
    } catch (problem) {
      for (const [i, entry] of entries.entries()) {
        entry.game.copy(entry.p, undo[i].copy)
        entry.last = undo[i].last
        entry.options = undefined
      }
      throw problem
    }
  }

  private keep(game: Game, p: Position, index: number): Position {
    let kept = this.kept.get(game)
    if (kept === undefined) this.kept.set(game, (kept = []))
    kept[index] ??= game.blank()
    game.copy(kept[index], p)
    return kept[index]
  }

  playout(game: Game): Playout<Position> {
    const known = this.playouts.get(game) ?? new Playout(game)
    this.playouts.set(game, known)
    return known
  }

  legal(entry: Entry): readonly number[] {
    const { game, p } = entry
    const count = entry.options === undefined && game.seatToDecide(p) >= 0 ? game.options(p, this.scratch) : 0
    if (entry.options === undefined) {
      // by hand: from a typed array it takes three times as long
      const options: number[] = []
      for (let i = 0; i < count; i++) options.push(this.scratch[i])
      entry.options = options
    }
    return entry.options
  }

  /** Who decides, by which options, and, when nobody does, who won. */
  state(entries: readonly Entry[]): object {
    // one walk over the positions: many of them do not fit into the processor's cache
    const seats: number[] = []
    const options: (readonly number[])[] = []
    const shares: (readonly number[] | null)[] = []
    for (const entry of entries) {
      const seat = entry.game.seatToDecide(entry.p)
      seats.push(seat)
      options.push(this.legal(entry))
      shares.push(seat < 0 ? (entry.game.outcome(entry.p)?.shares ?? null) : null)
    }
    return { seats, options, shares }
  }
}

interface Command {
  /** What a request may say besides `id` and `do`. */
  readonly takes: readonly string[]
  answer(engine: Engine, request: Request): object
}

const commands: Readonly<Record<string, Command>> = {
  games: {
    takes: [],
    answer: () => ({
      games: [...titles.values()].map(({ game, facts, faces }) => ({
        game: game.name,
        name: facts.title,
        seats: game.seats,
        designed: facts.designed,
        cards: faces.length,
      })),
    }),
  },

  new: {
    takes: ['game', 'seeds', 'seats', 'setup'],
    answer(engine, request) {
      const name = request.game
      const title = typeof name === 'string' ? titles.get(name) : undefined
      if (title === undefined) throw new Refusal('unknown-game', mustBe('game', name, [...titles.keys()]))
      alone(request, 'seats', 'setup')
      const { game } = title
      const [least, most] = game.seats
      const setup =
        request.setup === undefined
          ? { ok: true as const, value: game.defaultSetup(request.seats === undefined ? undefined : number(request, 'seats', least, most)) }
          : game.checkSetup(request.setup)
      if (!setup.ok) throw new Refusal('bad-setup', `${setup.error.code}: ${setup.error.message}`)
      const seeds = list(request, 'seeds').map(seedOf)
      engine.roomFor(seeds.length)
      const entries = seeds.map((seed): Entry => {
        const started = game.start(setup.value, seed)
        if (!started.ok) throw new Refusal('bad-setup', `${started.error.code}: ${started.error.message}`)
        return {
          p: started.value,
          game,
          seats: setup.value.seats,
          origin: { seed, setup: setup.value },
          last: undefined,
          options: undefined,
        }
      })
      return { positions: entries.map((entry) => engine.add(entry)), ...engine.state(entries) }
    },
  },

  state: {
    takes: ['positions'],
    answer: (engine, request) => engine.state(engine.named(request)),
  },

  observe: {
    takes: ['positions', 'seat'],
    answer(engine, request) {
      const entries = engine.named(request)
      return { observations: entries.map(({ game, p, seats }) => game.observe(p, number(request, 'seat', 0, seats - 1))) }
    },
  },

  options: {
    takes: ['positions'],
    answer: (engine, request) => ({
      decisions: engine.named(request).map(({ game, p }) => game.decision(p) ?? null),
      moves: engine.named(request).map((entry) => engine.legal(entry).map((option) => entry.game.makeOption(entry.p, option))),
      views: engine.named(request).map((entry) => engine.legal(entry).map((option) => entry.game.describe(entry.p, option))),
    }),
  },

  choose: {
    takes: ['positions', 'options', 'moves'],
    answer(engine, request) {
      const entries = engine.namedOnce(request)
      alone(request, 'options', 'moves')
      const moves = request.moves === undefined ? undefined : list(request, 'moves')
      const chosen = moves ?? list(request, 'options')
      if (chosen.length !== entries.length)
        throw new Refusal('wrong-length', `${entries.length} positions need as many choices, not ${chosen.length}`)
      const options = entries.map((entry, i) => optionOf(engine, entry, chosen[i], moves !== undefined))
      engine.changeAll(entries, (entry, i) => {
        entry.game.apply(entry.p, options[i])
        entry.last = { before: entry.last, option: options[i] }
        entry.options = undefined
      })
      return engine.state(entries)
    },
  },

  copy: {
    takes: ['positions'],
    answer(engine, request) {
      const entries = engine.named(request)
      engine.roomFor(entries.length)
      return {
        positions: entries.map((entry) => {
          const p = entry.game.blank()
          entry.game.copy(p, entry.p)
          return engine.add({ ...entry, p })
        }),
      }
    },
  },

  determinize: {
    takes: ['positions', 'seat', 'seed'],
    answer(engine, request) {
      const entries = engine.named(request)
      engine.roomFor(entries.length)
      const random = new Generator(seedOf(request.seed))
      const viewers = entries.map(({ seats }) => number(request, 'seat', 0, seats - 1))
      return {
        positions: entries.map(({ game, seats, p: from }, i) => {
          const p = game.blank()
          game.copy(p, from)
          game.determinize(p, viewers[i], random)
          return engine.add({ p, game, seats, origin: undefined, last: undefined, options: undefined })
        }),
      }
    },
  },

  playout: {
    takes: ['positions', 'seed'],
    answer(engine, request) {
      const entries = engine.named(request)
      const random = new Generator(seedOf(request.seed))
      const decisions: number[] = []
      const shares = entries.map(({ game, p: from }) => {
        const p = game.blank()
        game.copy(p, from)
        decisions.push(engine.playout(game).run(p, random, PLAYOUT_LIMIT))
        return game.outcome(p)?.shares ?? null
      })
      return { shares, decisions }
    },
  },

  evaluate: {
    takes: ['positions'],
    answer: (engine, request) => ({
      values: engine.named(request).map(({ game, p, seats }) => Array.from({ length: seats }, (_, seat) => game.evaluate(p, seat))),
    }),
  },

  record: {
    takes: ['positions'],
    answer: (engine, request) => ({ records: engine.named(request).map(recordOf) }),
  },

  free: {
    takes: ['positions'],
    answer(engine, request) {
      engine.free(request)
      return {}
    },
  },
}

/** The choices are played again from the start, so that only a record pays for their notation. */
function recordOf({ game, origin, last }: Entry): string {
  if (origin === undefined) throw new Refusal('no-record', 'a world that was imagined has no record')
  const started = game.start(origin.setup, origin.seed)
  if (!started.ok) throw new Refusal('bad-setup', started.error.message)
  const options: number[] = []
  for (let choice = last; choice !== undefined; choice = choice.before) options.push(choice.option)
  const moves = options.reverse().map((option) => {
    const text = game.makeOption(started.value, option)
    game.apply(started.value, option)
    return text
  })
  return makeRecord(closeRecord(game, started.value, beginRecord(game, origin.seed, origin.setup, { engine: engineName }), moves))
}

function parse(line: string): Request {
  if (line.length > LONGEST_LINE)
    throw new Refusal('line-too-long', `a line may have ${LONGEST_LINE} characters, this one has ${line.length}`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Refusal('not-json', 'a request is one JSON object on one line')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('not-json', 'a request is one JSON object on one line')
  return value as Request
}

function optionOf(engine: Engine, entry: Entry, chosen: unknown, isMove: boolean): number {
  const { game, p } = entry
  const wanted = isMove ? (typeof chosen === 'string' ? game.parseOption(p, chosen) : -1) : chosen
  if (typeof wanted === 'number' && engine.legal(entry).includes(wanted)) return wanted
  throw new Refusal('not-possible', `${excerpt(chosen)} cannot be chosen here: ask for "options"`)
}

/** What nobody reads is a mistake, and must not be taken for heeded. */
function requireFields(name: string, request: Request, takes: readonly string[]): void {
  for (const field in request) {
    if (field === 'id' || field === 'do' || takes.includes(field)) continue
    const known = takes.length === 0 ? 'it takes nothing' : `it takes ${takes.join(', ')}`
    throw new Refusal('bad-request', `"${name}" takes no ${excerpt(field)}. ${guessName(field, takes)}${capital(known)}`)
  }
}

function alone(request: Request, one: string, other: string): void {
  if (request[one] !== undefined && request[other] !== undefined)
    throw new Refusal('bad-request', `"${one}" and "${other}" say the same: give one of them`)
}

function mustBe(field: string, value: unknown, names: readonly string[]): string {
  const guess = typeof value === 'string' ? guessName(value, names) : ''
  return `"${field}" must be one of ${names.join(', ')}, not ${excerpt(value)}${guess === '' ? '' : `. ${guess.trim()}`}`
}

function list(request: Request, name: string): readonly unknown[] {
  const value = request[name]
  if (!Array.isArray(value)) throw new Refusal('bad-request', `"${name}" must be a list`)
  return value
}

function numbers(request: Request, name: string): readonly number[] {
  return list(request, name).map((value) => {
    if (!Number.isSafeInteger(value)) throw new Refusal('bad-request', `"${name}" must hold whole numbers, not ${excerpt(value)}`)
    return value as number
  })
}

function number(request: Request, name: string, least: number, most: number): number {
  const value = request[name]
  if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
    throw new Refusal('bad-request', `"${name}" must be a whole number from ${least} to ${most}, not ${excerpt(value)}`)
  return value as number
}

function seedOf(value: unknown): Seed {
  const seed = typeof value === 'number' || typeof value === 'string' ? parseSeed(String(value)) : undefined
  if (seed === undefined) throw new Refusal('bad-seed', `${excerpt(value)} is no seed: give a whole number or 32 hexadecimal digits`)
  return seed
}
