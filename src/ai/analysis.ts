import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Seed } from '../kernel/random.ts'
import { thoughts } from './chance.ts'
import { gaugeOf } from './gauge.ts'
import type { Gauge } from './gauge.ts'
import type { Estimate } from './sample.ts'
import { Search } from './search.ts'
import { Sight } from './sight.ts'

/** A game that was played: what `replay` of its record needs. */
export interface Played {
  readonly setup: Setup
  readonly seed: Seed
  readonly moves: readonly string[]
}

export interface AnalysisSettings {
  /** Of the search, for each decision; an option that was played and hardly tried gets up to as many again. */
  readonly iterations: number
  /** Seats whose decisions are judged; all when not given. */
  readonly seats?: readonly number[]
  /** Only decisions after so many moves and before so many: a part of a game is judged as in the whole. */
  readonly part?: readonly [from: number, to: number]
}

/** One option, and what the deciding seat may expect of it. */
export interface JudgedOption extends Estimate {
  readonly option: number
  readonly notation: string
}

/** A decision that had a choice, judged by what its seat could know. Shares of the win are from 0 to 1. */
export interface JudgedDecision {
  /** Moves made before it. */
  readonly step: number
  readonly seat: number
  readonly options: number
  /** The share that the seat could expect with the best option. */
  readonly before: number
  readonly played: JudgedOption
  /** The same as `played` when nothing better was found. */
  readonly best: JudgedOption
  /** What playing that option cost: `before` less the share of the option played. A difference within the noise counts as none. */
  readonly loss: number
}

/** Differences of less than so many standard errors are noise. */
const SURE = 2

/**
 * Walks through a game and judges each decision by search from what its seat could know then, never by what was hidden: two games that
 * a seat cannot tell apart up to a decision are judged alike there. The same settings give the same numbers on any machine.
 *
 * `next` judges one decision, so whoever calls it can show what is there, or stop.
 */
export class Analysis<P extends Position> {
  /** Stands before the decision that was judged last; events of the way there went to whoever listens. */
  readonly p: P
  /** Moves made so far. */
  step = 0
  private readonly game: Game<P>
  private readonly moves: readonly string[]
  private readonly settings: AnalysisSettings
  private readonly gauge: Gauge
  private readonly search: Search<P>
  private readonly sight: Sight<P>
  /** The option that comes after the decision judged last, -1 when it is made. */
  private pending = -1

  /** Throws when the game cannot be started; moves are checked when their turn comes. Check a record from outside by `replay` first. */
  constructor(game: Game<P>, { setup, seed, moves }: Played, settings: AnalysisSettings) {
    const started = game.start(setup, seed)
    if (!started.ok) throw new Error(started.error.message)
    this.game = game
    this.p = started.value
    this.moves = moves
    this.settings = settings
    this.gauge = gaugeOf(game.name, setup)
    this.search = new Search(game)
    this.sight = new Sight(game, this.p)
  }

  /** Goes on to the next decision with a choice and judges it; undefined when there is none left. */
  next(): JudgedDecision | undefined {
    const { game, p, moves, sight, settings } = this
    this.move()
    const [from, to] = settings.part ?? [0, moves.length]
    for (; this.step < to; this.move()) {
      this.pending = game.parseOption(p, moves[this.step])
      if (this.pending < 0) throw new Error(`move ${this.step + 1}, "${moves[this.step]}", is not possible here`)
      if (this.step < from || settings.seats?.includes(game.seatToDecide(p)) === false) continue
      if (sight.look(p).count > 1) return this.judge(this.pending)
    }
    return undefined
  }

  private move(): void {
    if (this.pending < 0) return
    this.game.choose(this.p, this.pending)
    this.step++
    this.pending = -1
  }

  private judge(option: number): JudgedDecision {
    const { search, sight, step, settings } = this
    // nothing of the record but its length goes into the chance: it must not tell what is hidden
    search.begin(sight, thoughts(step), this.gauge)
    search.step(settings.iterations)
    const found = search.best()
    search.stepWith(option, Math.max(this.visits(option) === 0 ? 1 : 0, this.visits(found) - this.visits(option)))
    const played = this.rate(option)
    const rival = this.rate(found)
    const gain = rival.share - played.share
    const loss = gain > SURE * Math.hypot(rival.error, played.error) ? gain : 0
    const best = loss > 0 ? rival : played
    return { step, seat: sight.seat, options: sight.count, before: played.share + loss, played, best, loss }
  }

  private visits(option: number): number {
    return this.search.estimate(option)?.visits ?? 0
  }

  /** Of an option that was tried. */
  private rate(option: number): JudgedOption {
    const estimate = this.search.estimate(option) ?? { share: 0, error: Number.POSITIVE_INFINITY, visits: 0 }
    return { option, notation: this.game.makeOption(this.p, option), ...estimate }
  }
}

/** How a game went for one seat, in shares of the win: the first estimate, less the losses, plus all else, is the end. */
export interface Account {
  readonly seat: number
  readonly decisions: number
  /** The first estimate, and the share that it won; of a game that was broken off, the last estimate. */
  readonly first: number
  readonly end: number
  /** Sum of the losses of its decisions. */
  readonly lost: number
  /** What draws, dice and the other side moved. */
  readonly others: number
}

/** Sums up the decisions of each seat; seats that never had a choice are left out. */
export function account(decisions: readonly JudgedDecision[], shares: readonly number[] | undefined): Account[] {
  const seats = [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b)
  return seats.map((seat) => {
    const own = decisions.filter((decision) => decision.seat === seat)
    const first = own[0].before
    const end = shares?.[seat] ?? own[own.length - 1].played.share
    const lost = own.reduce((sum, { loss }) => sum + loss, 0)
    return { seat, decisions: own.length, first, end, lost, others: end - first + lost }
  })
}
