import type { Game, Prospects, Seen } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { PC, runningFrame } from '../kernel/program.ts'
import type { Random } from '../kernel/random.ts'
import type { Chance } from './chance.ts'
import { gauge } from './gauge.ts'
import type { Gauge } from './gauge.ts'
import { Rollout } from './search-rollout.ts'
import type { Tally } from './search-tally.ts'
import { Tree } from './search-tree.ts'
import { shareOfSide } from './side.ts'
import { Sample } from './sample.ts'
import type { Estimate } from './sample.ts'

export interface SearchSettings {
  /** Turns of the game, begun by others or not, before an iteration is judged: 1 looks to the end of this one, 2 over the answer to it. */
  readonly horizon: number
  /** Weight of the judgement where this turn ends, against that at the horizon. */
  readonly early: number
  /** Options that the quick policy beyond the tree compares at each decision. */
  readonly width: number
  /** Weight of trying what was tried little. */
  readonly exploration: number
  /** Visits that the evaluation of an option counts for. */
  readonly trust: number
  /** Most decisions of an iteration. */
  readonly depth: number
  /** Most edges of the tree; when it is full, the search goes on with what it has. */
  readonly capacity: number
}

export const SETTINGS: SearchSettings = { horizon: 2, early: 0.6, width: 16, exploration: 0.3, trust: 1, depth: 120, capacity: 1 << 16 }

/** Options are below this. */
const STRIDE = 1 << 15
/** Differences are not counted as larger: a sure win must not set the scale. */
const MOST = 400

/**
 * Information-set Monte Carlo tree search: each iteration deals all that the seat cannot know anew and walks one tree of what it
 * does know. Options are first met with the value that the game's evaluation gives them; past the tree a quick policy plays on to the
 * horizon, and what is judged there, against where the search began, goes back to every seat on the way, each for its own share.
 *
 * It can be stopped after any iteration, and gives the same for the same iterations and random.
 */
export class Search<P extends Position> {
  readonly settings: SearchSettings
  private readonly game: Game<P>
  private readonly tree: Tree
  private readonly rollout: Rollout<P>
  private readonly options: Int16Array
  /** The edge of each option at the node that is looked at. */
  private readonly edge: Int32Array
  private readonly path: Int32Array
  private readonly movers: Int8Array
  private length = 0
  /** Each seat's prospects where an iteration begins: by the quick judgement, and by that of where it ends. */
  private readonly base: Float64Array
  private readonly start: Float64Array
  private readonly shares: Float64Array
  private readonly early: Float64Array
  private seen: Seen<unknown, P> | undefined
  private random: Random | undefined
  /** Scales of the quick judgement and of the better one, where there is one. */
  private readonly quick = new Scale()
  private readonly far = new Scale()
  private judgement: Prospects<P> | undefined
  private readonly priors: Float64Array
  /** Seats that had to decide in this search, as bits: only they are judged. */
  private met = 0
  /** What comes of each option of the decision, on the scale of the gauge; only filled when there is one. */
  private readonly samples = new Map<number, Sample>()
  private gauge: Gauge | undefined
  private decider = -1
  /** The gauged prospects of the decider where the turn ends. */
  private gauged = 0
  /** The end of the turn lay before that of the iteration, and was judged. */
  private halfway = false
  /** The option that every iteration begins with, -1 for the one that the search would take. */
  private forced = -1

  constructor(game: Game<P>, settings: Partial<SearchSettings> = {}) {
    this.settings = { ...SETTINGS, ...settings }
    this.game = game
    this.tree = new Tree(this.settings.capacity)
    this.rollout = new Rollout(game)
    this.options = new Int16Array(game.maxOptions)
    this.priors = new Float64Array(game.maxOptions)
    this.edge = new Int32Array(STRIDE).fill(-1)
    this.path = new Int32Array(this.settings.depth)
    this.movers = new Int8Array(this.settings.depth)
    this.base = new Float64Array(game.seats[1])
    this.start = new Float64Array(game.seats[1])
    this.shares = new Float64Array(game.seats[1])
    this.early = new Float64Array(game.seats[1])
  }

  /** Begins anew at a decision. With a gauge, every iteration is also measured by it: `estimate`. */
  begin(seen: Seen<unknown, P>, random: Chance, gauge?: Gauge): void {
    this.seen = seen
    this.gauge = gauge
    this.samples.clear()
    this.random = random
    this.tree.clear()
    this.quick.clear()
    this.far.clear()
    // whom an earlier decision met must not change how this one is judged
    this.met = 0
  }

  step(iterations: number): void {
    const { seen, random } = this
    if (seen === undefined || random === undefined) throw new Error('a search needs a decision: call begin first')
    for (let i = 0; i < iterations; i++) this.iterate(seen.sample(random), random)
  }

  /** As `step`, but each iteration begins with this option, which must be one of the decision. */
  stepWith(option: number, iterations: number): void {
    this.forced = option
    this.step(iterations)
    this.forced = -1
  }

  /** The share of the win that the deciding seat may expect from an option, by the gauge; undefined for one that was not tried. */
  estimate(option: number): Estimate | undefined {
    return this.samples.get(option)?.estimate
  }

  /** All that it knows about the options of the decision, to be added to what other searches of it know. */
  tallies(): Tally[] {
    const { tree } = this
    const tallies: Tally[] = []
    for (let edge = tree.firstChild[0]; edge >= 0; edge = tree.nextSibling[edge]) {
      tallies.push({ option: tree.key[edge] % STRIDE, visits: tree.visits[edge], value: tree.value[edge] })
    }
    return tallies
  }

  /** The option tried most often so far; a better value decides between equals. */
  best(): number {
    const { tree } = this
    let found = tree.firstChild[0]
    if (found < 0) throw new Error('a search has no result before its first step')
    for (let edge = tree.nextSibling[found]; edge >= 0; edge = tree.nextSibling[edge]) {
      const more = tree.visits[edge] - tree.visits[found]
      if (more > 0 || (more === 0 && tree.value[edge] > tree.value[found])) found = edge
    }
    return tree.key[found] % STRIDE
  }

  /** Visits of an option and its mean value, for those who show what a search thinks. */
  visits(option: number): number {
    const edge = this.find(option)
    return edge < 0 ? 0 : this.tree.visits[edge] - this.settings.trust
  }

  value(option: number): number {
    const edge = this.find(option)
    return edge < 0 ? 0 : this.tree.value[edge] / this.tree.visits[edge]
  }

  private find(option: number): number {
    let edge = this.tree.firstChild[0]
    while (edge >= 0 && this.tree.key[edge] % STRIDE !== option) edge = this.tree.nextSibling[edge]
    return edge
  }

  /** One walk on a world that belongs to it. */
  private iterate(p: P, random: Random): void {
    const { game, options, settings, rollout } = this
    let seat = game.seatToDecide(p)
    this.decider = seat
    const began = game.lap(p)
    let node = 0
    this.length = 0
    this.halfway = false
    this.judgement = game.judgement?.knows(p) === true ? game.judgement : undefined
    this.judgeStart(p)
    for (let made = 0; seat >= 0 && made < settings.depth; made++) {
      const turns = game.lap(p) - began
      if (turns >= settings.horizon) break
      if (turns > 0 && !this.halfway) {
        this.halfway = true
        this.judge(p, this.early)
        if (this.gauge !== undefined) this.gauged = gauge(this.gauge, game.yardstick(p, this.decider))
      }
      this.meet(p, seat)
      const count = game.options(p, options)
      if (count === 1) game.apply(p, options[0])
      else if (node < 0) game.apply(p, rollout.pick(p, seat, options, count, settings.width, random))
      else {
        const fresh = this.tree.firstChild[node] < 0
        const edge = this.select(p, node, seat, count, random)
        game.apply(p, edge < 0 ? options[random.below(count)] : this.tree.key[edge] % STRIDE)
        if (edge >= 0) {
          this.movers[this.length] = seat
          this.path[this.length++] = edge
        }
        // one new level for each iteration
        node = fresh ? -1 : edge
      }
      seat = game.seatToDecide(p)
    }
    this.reward(p, seat < 0)
    this.backUp()
    if (this.gauge !== undefined) this.measure(p, seat < 0, this.gauge)
  }

  private measure(p: P, over: boolean, by: Gauge): void {
    if (this.length === 0) return
    const { game, decider } = this
    const outcome = over ? game.outcome(p) : undefined
    let share = outcome === undefined ? gauge(by, game.yardstick(p, decider)) : shareOfSide(game, p, outcome, decider)
    if (outcome === undefined && this.halfway) share += this.settings.early * (this.gauged - share)
    const option = this.tree.key[this.path[0]] % STRIDE
    let sample = this.samples.get(option)
    if (sample === undefined) this.samples.set(option, (sample = new Sample()))
    sample.add(share)
  }

  /** Joins the options of this world to the node and returns the edge to follow, -1 when the tree is full. */
  private select(p: P, node: number, seat: number, count: number, random: Random): number {
    const { tree, options, edge, priors, settings } = this
    const place = p.frames[runningFrame(p) + PC] * STRIDE
    for (let child = tree.firstChild[node]; child >= 0; child = tree.nextSibling[child]) {
      const option = tree.key[child] - place
      if (option >= 0 && option < STRIDE) edge[option] = child
    }
    for (let k = 0; k < count; k++) {
      if (edge[options[k]] < 0) priors[k] = this.quick.note(this.rollout.judge(p, seat, options[k], random) - this.base[seat])
    }
    let total = 0
    for (let k = 0; k < count; k++) {
      const option = options[k]
      if (edge[option] < 0) edge[option] = tree.add(node, place + option, settings.trust, this.quick.squash(priors[k]))
      if (edge[option] >= 0) total += tree.visits[edge[option]]
    }
    const weight = settings.exploration * Math.sqrt(Math.log(total + 1))
    let best = -1
    let bound = Number.NEGATIVE_INFINITY
    for (let k = 0; k < count; k++) {
      const child = edge[options[k]]
      if (child < 0) continue
      const visits = tree.visits[child]
      const upper = tree.value[child] / visits + weight / Math.sqrt(visits)
      if (upper > bound) {
        bound = upper
        best = child
      }
    }
    if (node === 0 && this.forced >= 0 && edge[this.forced] >= 0) best = edge[this.forced]
    for (let child = tree.firstChild[node]; child >= 0; child = tree.nextSibling[child]) edge[tree.key[child] % STRIDE] = -1
    return best
  }

  /** Fills the share of the win that each seat may expect for its side. */
  private reward(p: P, over: boolean): void {
    const { game, shares, early } = this
    const outcome = over ? game.outcome(p) : undefined
    if (outcome !== undefined) {
      for (let seat = 0; seat < outcome.shares.length; seat++) shares[seat] = shareOfSide(game, p, outcome, seat)
      return
    }
    this.judge(p, shares)
    if (!this.halfway) return
    const weight = this.settings.early
    for (let seat = 0; seat < shares.length; seat++) shares[seat] += weight * (early[seat] - shares[seat])
  }

  /** Every seat's prospects here as a share of the win. */
  private judge(p: P, out: Float64Array): void {
    const { base, far, game, judgement, quick, start } = this
    for (let seat = 0; seat < out.length; seat++) {
      if ((this.met & (1 << seat)) === 0) continue
      out[seat] =
        judgement === undefined
          ? quick.squash(quick.note(game.evaluate(p, seat) - base[seat]))
          : far.squash(far.note(judgement.value(p, seat) - start[seat]))
    }
  }

  /** What each seat's prospects are where an iteration begins. */
  private judgeStart(p: P): void {
    for (let seat = 0; seat < this.base.length; seat++) if ((this.met & (1 << seat)) !== 0) this.judgeSeat(p, seat)
  }

  private meet(p: P, seat: number): void {
    if ((this.met & (1 << seat)) !== 0) return
    this.met |= 1 << seat
    this.judgeSeat(p, seat)
  }

  private judgeSeat(p: P, seat: number): void {
    this.base[seat] = this.game.evaluate(p, seat)
    if (this.judgement !== undefined) this.start[seat] = this.judgement.value(p, seat)
  }

  private backUp(): void {
    const { tree, path, movers, shares } = this
    for (let i = 0; i < this.length; i++) {
      tree.visits[path[i]]++
      tree.value[path[i]] += shares[movers[i]]
    }
  }
}

/** How large differences of judgements are, so that no game needs a constant of its own. */
class Scale {
  /** Mean square of the differences: the scale on which one is large. */
  private squares = 0
  private judged = 0

  clear(): void {
    this.squares = 0
    this.judged = 0
  }

  note(difference: number): number {
    this.squares += Math.min(difference * difference, MOST)
    this.judged++
    return difference
  }

  /** A difference as a share of the win, on the scale of those met so far. */
  squash(difference: number): number {
    return 1 / (1 + Math.exp(-difference / Math.sqrt(this.squares / this.judged + 1e-9)))
  }
}
