import type { Game, Setup } from '../kernel/game.ts'
import { CapacityError } from '../kernel/layout.ts'
import { dumpPosition, hashPosition, restorePosition } from '../kernel/position.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import type { Random, Seed } from '../kernel/random.ts'
import { makeRecord, parseRecord } from '../kernel/record.ts'
import { beginRecord, closeRecord, replay } from '../kernel/replay.ts'
import type { GameRecord } from '../kernel/record.ts'
import { Dealings } from './dealings.ts'
import { Secrecy } from './secrecy.ts'
import type { Court } from './secrecy.ts'
import type { Secrets } from './secret.ts'

/** What a run of the laws covered. */
export interface LawReport {
  readonly game: string
  readonly seed: Seed
  readonly games: number
  readonly decisions: number
  /** The longest game, in decisions. */
  readonly longest: number
  /** The most options that one decision had. */
  readonly mostOptions: number
  /** Sum of the shares of each seat. */
  readonly shares: readonly number[]
  /** How often each hidden place was dealt anew. */
  readonly places: Readonly<Record<string, number>>
}

export interface LawRun<P extends Position = Position, S extends Setup = Setup> {
  readonly games: number
  /** What the game keeps from its seats. */
  readonly secrets: Secrets<P>
  /** All games follow from it. */
  readonly seed: Seed
  /** Every number of seats that the game allows, in turn, when not given. */
  readonly seats?: number
  /** Setups other than the default one. */
  readonly setup?: (seats: number, random: Random) => S
  /** A game longer than this fails the law that games end. */
  readonly limit?: number
}

/** A game broke a law. `record` is the game until then as text, so that it can be kept and replayed. */
export class LawError extends Error {
  readonly law: string
  readonly seed: Seed
  readonly decision: number
  readonly record: string

  constructor(law: string, game: string, seed: Seed, decision: number, detail: string, record: string) {
    super(`${game} breaks the law "${law}" at decision ${decision} (seed ${seed}): ${detail}\n${record}`)
    this.name = 'LawError'
    this.law = law
    this.seed = seed
    this.decision = decision
    this.record = record
  }
}

const LIMIT = 20000
/** Costly laws are looked at in one of so many decisions, and copies are played to the end in one of so many games. */
const RARELY = 6
const EVERY_COPY = 40
/** At every decision of a short game; at so many of a long one, as the work grows with the square. */
const COPIES = 250

/** Plays random games and holds every law at every decision. Throws a `LawError` at the first breach. */
export function checkLaws<P extends Position, S extends Setup>(game: Game<P, S>, laws: LawRun<P, S>): LawReport {
  const random = new Generator(laws.seed)
  const [least, most] = game.seats
  const shares = new Array<number>(most).fill(0)
  const dealings = new Dealings()
  let [played, decisions, longest, mostOptions] = [0, 0, 0, 0]
  while (played < laws.games) {
    const seats = laws.seats ?? least + (played % (most - least + 1))
    const setup = laws.setup?.(seats, random) ?? game.defaultSetup(seats)
    const trial = new Trial({
      game,
      secrets: laws.secrets,
      dealings,
      setup,
      seed: random.seed(),
      random: new Generator(random.seed()),
      limit: laws.limit ?? LIMIT,
    })
    trial.play(undefined)
    if (played % EVERY_COPY === 0) trial.playEveryCopy()
    played++
    decisions += trial.chosen.length
    longest = Math.max(longest, trial.chosen.length)
    mostOptions = Math.max(mostOptions, trial.mostOptions)
    game.outcome(trial.p)?.shares.forEach((share, seat) => {
      shares[seat] += share
    })
  }
  return { game: game.name, seed: laws.seed, games: played, decisions, longest, mostOptions, shares, places: dealings.met }
}

/**
 * Holds every law along one record, and goes on at random after its last move, or where a card has changed since and the next move is not
 * possible any more. Returns how many of its moves were made.
 */
export function checkRecord<P extends Position, S extends Setup>(
  game: Game<P, S>,
  secrets: Secrets<P>,
  record: GameRecord,
  seed: Seed,
): number {
  const setup = game.checkSetup(record.setup)
  if (!setup.ok) throw new Error(`the setup of this record does not fit ${game.name}: ${setup.error.message}`)
  const random = new Generator(seed)
  const trial = new Trial({ game, secrets, dealings: new Dealings(), setup: setup.value, seed: record.seed, random, limit: LIMIT })
  trial.play(record.moves)
  return trial.followed
}

interface TrialCase<P extends Position, S extends Setup> {
  readonly game: Game<P, S>
  readonly secrets: Secrets<P>
  readonly dealings: Dealings
  readonly setup: S
  readonly seed: Seed
  /** Nothing of the game itself follows from it but the choices of both seats. */
  readonly random: Generator
  readonly limit: number
}

/** One game under the laws. */
class Trial<P extends Position, S extends Setup> implements Court {
  readonly p: P
  readonly chosen: number[] = []
  mostOptions = 0
  /** Moves of the given record that were made. */
  followed = 0
  private readonly game: Game<P, S>
  private readonly setup: S
  private readonly seed: Seed
  private readonly random: Generator
  private readonly limit: number
  private readonly moves: string[] = []
  private readonly secrecy: Secrecy<P>
  private readonly start: P
  private readonly copy: P
  private readonly other: P
  private readonly out: Int16Array
  private readonly again: Int16Array

  constructor({ game, secrets, dealings, setup, seed, random, limit }: TrialCase<P, S>) {
    this.game = game
    this.setup = setup
    this.seed = seed
    this.random = random
    this.limit = limit
    const started = this.startOnce()
    this.p = started
    this.start = game.blank()
    this.copy = game.blank()
    this.other = game.blank()
    game.copy(this.start, started)
    // one element more than declared, to see an overflow
    this.out = new Int16Array(game.maxOptions + 1)
    this.again = new Int16Array(game.maxOptions + 1)
    this.secrecy = new Secrecy({ game: game as Game<P>, secrets, p: started, seats: setup.seats, random, dealings, court: this })
    this.same('the same seed starts the same game', hashPosition(this.startOnce()), hashPosition(started))
    const checked = game.checkSetup(JSON.parse(JSON.stringify(setup)))
    if (!checked.ok) this.fail('a setup survives JSON', checked.error.message)
  }

  play(moves: readonly string[] | undefined): void {
    const { game, p, random } = this
    const total = game.invariant(p)
    while (this.guard('capacity', () => game.seatToDecide(p)) >= 0) {
      const n = this.checkOptions()
      if (this.chosen.length >= this.limit) this.fail('games end', `no end after ${this.limit} decisions`)
      if (random.below(RARELY) === 0) this.checkRarely(n)
      const given = moves !== undefined && this.followed === this.chosen.length ? moves[this.followed] : undefined
      const follows = given === undefined ? -1 : game.parseOption(p, given)
      if (follows >= 0) this.followed++
      const option = follows < 0 ? this.out[random.below(n)] : follows
      this.checkNotation(option)
      this.step(option)
      this.same('cards are neither lost nor doubled', game.invariant(p), total)
    }
    if (game.options(p, this.out) !== 0) this.fail('options', 'there are options after the end')
    if (game.decision(p) !== undefined) this.fail('a game that is over asks nothing', 'decision is defined')
    const outcome = game.outcome(p)
    if (outcome === undefined) this.fail('a game that asks nothing is over', 'outcome is undefined')
    if (outcome.shares.length !== this.setup.seats) this.fail('outcome', `${outcome.shares.length} shares for ${this.setup.seats} seats`)
    const sum = outcome.shares.reduce((a, b) => a + b, 0)
    if (Math.abs(sum - 1) > 1e-9) this.fail('outcome', `the shares sum to ${sum}, not to 1`)
    for (let seat = 0; seat < this.setup.seats; seat++) {
      const mate = outcome.shares.findIndex((_, other) => game.side(p, other) === game.side(p, seat))
      if (outcome.shares[mate] !== outcome.shares[seat]) this.fail('partners share alike', `seats ${mate} and ${seat}: ${outcome.shares}`)
    }
    this.checkReplay()
  }

  /** Copies taken along the game are all played to the end, after the original was. */
  playEveryCopy(): void {
    const { game, start, copy, other, chosen } = this
    const end = hashPosition(this.p)
    game.copy(copy, start)
    const stride = Math.ceil(chosen.length / COPIES)
    for (let taken = 0; taken < chosen.length; taken++) {
      if (taken % stride === 0) {
        game.copy(other, copy)
        for (let i = taken; i < chosen.length; i++) game.apply(other, chosen[i])
        if (hashPosition(other) !== end) this.fail('a copy ends like the original', `the copy taken at decision ${taken} ends otherwise`)
      }
      game.apply(copy, chosen[taken])
    }
  }

  private startOnce(): P {
    const started = this.game.start(this.setup, this.seed)
    if (!started.ok) throw new LawError('a default setup starts', this.game.name, this.seed, 0, started.error.message, '')
    return started.value
  }

  /** Applies to a copy first, then to the original: state outside the position would show. */
  private step(option: number): void {
    const { game, p, copy } = this
    const { hearing } = this.secrecy
    game.copy(copy, p)
    this.guard('capacity', () => game.apply(copy, option))
    const notation = game.makeOption(p, option)
    const lap = game.lap(p)
    // the original has a listener, the copy has none
    hearing.begin()
    game.listen(p, (event) => hearing.hear(event))
    this.guard('capacity', () => game.choose(p, option))
    game.listen(p, undefined)
    hearing.end()
    this.chosen.push(option)
    this.moves.push(notation)
    if (!(game.lap(p) >= lap)) this.fail('laps never fall', `from ${lap} to ${game.lap(p)}`)
    this.same('a copy goes on like the original, with and without a listener', hashPosition(copy), hashPosition(p))
  }

  private checkOptions(): number {
    const { game, p, out, again } = this
    const before = hashPosition(p)
    const n = this.guard('capacity', () => game.options(p, out))
    if (n <= 0) this.fail('options are never empty', `seat ${game.seatToDecide(p)} is asked and has ${n} options`)
    if (n > game.maxOptions) this.fail('options stay under maxOptions', `${n} options, ${game.maxOptions} declared`)
    for (let i = 1; i < n; i++) {
      if (out[i] <= out[i - 1]) this.fail('options are ascending', `${out[i]} comes after ${out[i - 1]}`)
    }
    if (out[0] < 0) this.fail('options are not negative', `the first is ${out[0]}`)
    if (game.options(p, again) !== n) this.fail('options are stable', 'their number changes when asked again')
    for (let i = 0; i < n; i++) if (out[i] !== again[i]) this.fail('options are stable', `option ${i} changes when asked again`)
    const decision = game.decision(p)
    if (decision === undefined) this.fail('a seat that decides has a decision', 'decision is undefined')
    if (decision.seat !== game.seatToDecide(p)) this.fail('decision and seatToDecide agree', `${decision.seat}, ${game.seatToDecide(p)}`)
    if (decision.kind !== game.kind(p)) this.fail('decision and kind agree', `${decision.kind}, ${game.kind(p)}`)
    if (game.outcome(p) !== undefined) this.fail('a game that asks is not over', 'outcome is defined')
    this.same('asking changes nothing', hashPosition(p), before)
    this.mostOptions = Math.max(this.mostOptions, n)
    return n
  }

  private checkRarely(n: number): void {
    this.checkViews(n)
    this.checkIllegal(n)
    this.checkJson()
    for (let seat = 0; seat < this.setup.seats; seat++) {
      this.secrecy.check(seat, this.out.subarray(0, n))
      if (this.game.seatToDecide(this.p) === seat && this.random.below(RARELY) === 0) this.playOn(this.secrecy.world)
    }
  }

  private checkViews(n: number): void {
    const { game, p, out } = this
    const before = hashPosition(p)
    const views = new Set<string>()
    for (let i = 0; i < n; i++) {
      this.checkNotation(out[i])
      const offered = game.describe(p, out[i])
      this.secrecy.noteVerb(offered)
      const view = JSON.stringify(offered)
      if (views.has(view)) this.fail('options look different', `two options are both ${view}`)
      views.add(view)
    }
    for (let seat = 0; seat < this.setup.seats; seat++) {
      for (const judgement of ['evaluate', 'yardstick'] as const) {
        const value = game[judgement](p, seat)
        if (!Number.isFinite(value)) this.fail('judgements are numbers', `${judgement} of seat ${seat}: ${value}`)
      }
    }
    this.same('looking changes nothing', hashPosition(p), before)
  }

  private checkNotation(option: number): void {
    const text = this.game.makeOption(this.p, option)
    const back = this.game.parseOption(this.p, text)
    if (back !== option) this.fail('notation can be read back', `option ${option} is written "${text}", which is read as ${back}`)
    if (text.trim() !== text || text === '' || text.includes('\n') || text.startsWith('hash ')) {
      this.fail('notation fits on a line of a record', JSON.stringify(text))
    }
  }

  private checkIllegal(n: number): void {
    const { game, p, out, random } = this
    const before = hashPosition(p)
    const legal = out.subarray(0, n)
    for (const option of [-1, out[n - 1] + 1, random.below(32767), random.below(game.maxOptions * 2), 0.5]) {
      if (legal.includes(option)) continue
      let thrown = false
      try {
        game.choose(p, option)
      } catch {
        thrown = true
      }
      if (!thrown) this.fail('an illegal option is refused', `option ${option} was accepted`)
      this.same('an illegal option changes nothing', hashPosition(p), before)
    }
  }

  private checkJson(): void {
    const { game, p, copy } = this
    // what belongs to the setup comes by copy, the value itself from JSON
    game.copy(copy, this.start)
    restorePosition(copy, JSON.parse(JSON.stringify(dumpPosition(p))) as Record<string, number[]>)
    this.same('JSON and back gives the same position', hashPosition(copy), hashPosition(p))
  }

  private playOn(world: P): void {
    const { game, again, random } = this
    const total = game.invariant(world)
    for (let i = 0; game.seatToDecide(world) >= 0; i++) {
      if (i >= this.limit) this.fail('a possible world can be played to the end', `no end after ${i} decisions`)
      const n = this.guard('a possible world can be played', () => game.options(world, again))
      if (n <= 0) this.fail('options are never empty', `in a possible world, seat ${game.seatToDecide(world)} has ${n}`)
      this.guard('a possible world can be played', () => game.apply(world, again[random.below(n)]))
    }
    this.same('a possible world keeps its cards', game.invariant(world), total)
  }

  private checkReplay(): void {
    const { game, p, seed, setup, moves } = this
    const text = makeRecord(closeRecord(game, p, beginRecord(game, seed, setup), moves))
    const parsed = parseRecord(text)
    if (!parsed.ok) this.fail('a record can be read', `line ${parsed.error.line}: ${parsed.error.message}`)
    const replayed = replay(this.game, parsed.value)
    if (!replayed.ok) this.fail('a record gives the same game', `line ${replayed.error.line}: ${replayed.error.message}`)
  }

  private record(): string {
    return makeRecord({ ...beginRecord(this.game, this.seed, this.setup), moves: this.moves })
  }

  same(law: string, found: string, wanted: string): void {
    if (found !== wanted) this.fail(law, difference(found, wanted))
  }

  /** Says which law a throwing game broke, and at which decision. */
  guard<T>(law: string, act: () => T): T {
    try {
      return act()
    } catch (problem) {
      if (problem instanceof LawError) throw problem
      const detail = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
      return this.fail(problem instanceof CapacityError ? 'sizes stay under capacity' : `no error (${law})`, detail)
    }
  }

  fail(law: string, detail: string): never {
    throw new LawError(law, this.game.name, this.seed, this.moves.length, detail, this.record())
  }
}

/** Two long texts from where they part. */
function difference(found: string, wanted: string): string {
  let i = 0
  while (i < found.length && found[i] === wanted[i]) i++
  const from = Math.max(0, i - 60)
  return `found …${found.slice(from, i + 60)}… instead of …${wanted.slice(from, i + 60)}…`
}
