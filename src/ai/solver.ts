// Whether exactly one line of a turn reaches a goal, by trying all of them (docs/puzzles.md).
import type { Goal } from '../games/goal.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Pool } from './pool.ts'
import { Landmark } from './landmark.ts'

/** What came of trying every line. */
export type Verdict =
  /** Every line that reaches the goal holds these choices, and they alone reach it. */
  | { readonly kind: 'one'; readonly moves: readonly string[]; readonly choices: number; readonly positions: number }
  | { readonly kind: 'none' | 'many'; readonly positions: number }
  /** More positions than were to be tried, or lines that go round in a circle. */
  | { readonly kind: 'large'; readonly positions: number }

/** Longest line that is followed. */
const DEPTH = 90

/** What is known of a position from which the goal is reached. */
interface Way {
  /** Choices that stand in every line from here, by number, ascending; twice where they are made twice. */
  readonly need: readonly number[]
  /** Choices of the shortest line, and the option with which it begins. */
  readonly length: number
  readonly option: number
}

class TooLarge extends Error {}

/**
 * Tries all lines of a turn that leave nothing to others: where chance is rolled, a hidden card comes to light or another seat chooses, a
 * line ends. Equal positions are tried once.
 */
export class Solver<P extends Position> {
  private readonly game: Game<P>
  private readonly pool: Pool<P>
  private readonly revealing: readonly string[]
  private readonly landmark = new Landmark()
  private readonly names = new Map<string, number>()
  /** By landmark: how the goal is reached, undefined when it is not. `open` while it is being tried. */
  private readonly seen = new Map<number, Way | undefined | 'open'>()
  private goal!: Goal<P>
  private start!: P
  private seat = -1
  private lap = 0
  private most = 0

  private revealed = false

  /** `revealing`: events after which more is known than before. */
  constructor(game: Game<P>, revealing: readonly string[]) {
    this.game = game
    this.pool = new Pool(game)
    this.revealing = revealing
  }

  /** Tries every line from `start` within the turn that goes on there, in at most so many positions. */
  solve(start: P, goal: Goal<P>, most: number): Verdict {
    this.begin(start, goal, most)
    const way = this.wayFrom(start, 0)
    const positions = this.seen.size
    if (way === 'large') return { kind: 'large', positions }
    if (way === undefined) return { kind: 'none', positions }
    if (way.length !== way.need.length) return { kind: 'many', positions }
    return { kind: 'one', moves: this.tell(start), choices: way.length, positions }
  }

  /** A puzzle that is to be followed, choice by choice, with `next`. */
  begin(start: P, goal: Goal<P>, most: number): void {
    const { game } = this
    this.seen.clear()
    this.names.clear()
    this.start = game.blank()
    game.copy(this.start, start)
    this.goal = goal
    this.most = most
    this.seat = game.seatToDecide(start)
    this.lap = game.lap(start)
  }

  /** The option that leads on from a later position, after so many moves; undefined when none surely does, `large` when that is not known. */
  next(p: P, made: number): number | 'large' | undefined {
    const way = this.wayFrom(p, made)
    return way === 'large' ? way : way?.option
  }

  isReached(p: P): boolean {
    return this.goal.isReached(p, this.seat, this.start)
  }

  private wayFrom(p: P, made: number): Way | undefined | 'large' {
    try {
      return this.follow(p, made)
    } catch (problem) {
      if (!(problem instanceof TooLarge)) throw problem
      // what was being tried is not known
      for (const [mark, way] of this.seen) if (way === 'open') this.seen.delete(mark)
      return 'large'
    }
  }

  /** Has the turn gone by, or what of it the goal is about? */
  private isOver(p: P): boolean {
    const { game, goal, seat, lap } = this
    const asked = game.seatToDecide(p)
    return asked < 0 || game.lap(p) !== lap || (goal.within !== undefined && (asked !== seat || game.kind(p) !== goal.within))
  }

  private mark(p: P, made: number): number {
    return this.landmark.of(p, this.goal.ordered ? made : 0)
  }

  /** `made`: choices before, where their order counts. */
  private follow(p: P, made: number): Way | undefined {
    if (this.isReached(p)) return REACHED
    if (this.isOver(p)) return undefined
    const mark = this.mark(p, made)
    const known = this.seen.get(mark)
    if (known === 'open') throw new TooLarge()
    if (known !== undefined || this.seen.has(mark)) return known
    if (this.seen.size >= this.most || made > DEPTH) throw new TooLarge()
    this.seen.set(mark, 'open')
    const way = this.tryAll(p, made)
    this.seen.set(mark, way)
    return way
  }

  private tryAll(p: P, made: number): Way | undefined {
    const { game, pool } = this
    const options = new Int16Array(game.maxOptions)
    const count = game.options(p, options)
    if (count > 1 && game.seatToDecide(p) !== this.seat) return undefined
    const ways: { readonly option: number; readonly way: Way }[] = []
    for (let k = 0; k < count; k++) {
      const next = pool.take(p)
      const way = this.isSure(p, next, options[k]) ? this.follow(next, made + 1) : undefined
      if (way !== undefined) ways.push({ option: options[k], way })
      pool.give(next)
    }
    if (ways.length === 0) return undefined
    // a question that is answered by itself, or whose every answer reaches the goal, is no choice
    const own = ways.length < count ? 1 : 0
    const needs = ways.map(({ option, way }) => (own === 0 ? way.need : add(way.need, this.numberOf(p, option, made))))
    const best = ways.reduce((shortest, one) => (one.way.length < shortest.way.length ? one : shortest))
    return { need: needs.reduce(both), length: best.way.length + own, option: best.option }
  }

  /** Makes the choice; false when chance was rolled or something came to light before the goal was reached. */
  private isSure(p: P, next: P, option: number): boolean {
    const { game } = this
    this.revealed = false
    game.listen(next, this.hear)
    game.apply(next, option)
    game.listen(next, undefined)
    return !this.revealed && p.random.every((word, i) => word === next.random[i])
  }

  private readonly hear = ({ kind }: GameEvent): void => {
    if (this.revealing.includes(kind)) this.revealed = true
  }

  private numberOf(p: P, option: number, made: number): number {
    const plain = nameChoice(this.game, p, option)
    const name = this.goal.ordered ? `${made} ${plain}` : plain
    let number = this.names.get(name)
    if (number === undefined) this.names.set(name, (number = this.names.size))
    return number
  }

  /** The line, in the game's notation. */
  private tell(start: P): string[] {
    const { game } = this
    const p = this.pool.take(start)
    const moves: string[] = []
    while (!this.isReached(p)) {
      const { option } = this.seen.get(this.mark(p, moves.length)) as Way
      moves.push(game.makeOption(p, option))
      game.choose(p, option)
    }
    this.pool.give(p)
    return moves
  }
}

/** A choice by its notation, without the numbers of copies: those of one card are alike. */
export function nameChoice<P extends Position>(game: Game<P>, p: P, option: number): string {
  return game.makeOption(p, option).replace(/\.\d+(?= |$)/g, '')
}

const REACHED: Way = { need: [], length: 0, option: -1 }

function add(numbers: readonly number[], number: number): number[] {
  const sum = [...numbers, number]
  for (let i = sum.length - 1; i > 0 && sum[i - 1] > sum[i]; i--) [sum[i - 1], sum[i]] = [sum[i], sum[i - 1]]
  return sum
}

/** What stands in both, as often as it stands in both. */
function both(a: readonly number[], b: readonly number[]): number[] {
  const common: number[] = []
  for (let i = 0, k = 0; i < a.length && k < b.length; ) {
    if (a[i] === b[k]) {
      common.push(a[i])
      i++
      k++
    } else if (a[i] < b[k]) i++
    else k++
  }
  return common
}
