import type { Game, Outcome, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import type { Agent } from './agent.ts'
import { type Chance, chanceOf } from './chance.ts'
import { Sight } from './sight.ts'

/** Counts of one contender over all its games. */
export interface Effort {
  /** Decisions with more than one option: the others take no thought. */
  decisions: number
  milliseconds: number
  /** Proposals that were not legal; the first legal option is taken instead. */
  illegal: number
}

/** One setup and one set of seeds, played once with A on each side (in each seat, where nobody has a partner) and B on all others. */
export interface Group {
  /** Sum over its games of what A won. */
  readonly share: number
  /** What side 0 won, whoever sat there. */
  readonly first: number
  /** As many as there are sides. */
  readonly games: number
  readonly decisions: number
  /** Games that came to the limit; they count as shared. */
  readonly unfinished: number
}

export interface Contender<P extends Position> {
  readonly agent: Agent<P>
  readonly effort: Effort
}

export function makeContender<P extends Position>(agent: Agent<P>): Contender<P> {
  return { agent, effort: { decisions: 0, milliseconds: 0, illegal: 0 } }
}

/** A game of more decisions would not end. */
const LIMIT = 100_000

/**
 * Plays a group. Chance and the agents draw from the same seeds in each of its games, so that a contender against itself wins exactly
 * its part; game and agents have a seed each, drawn one after the other from a third generator, so that neither follows from the other. `clock` tells milliseconds.
 */
export function playGroup<P extends Position>(
  game: Game<P>,
  setup: Setup,
  seed: Seed,
  a: Contender<P>,
  b: Contender<P>,
  clock: () => number,
): Group {
  let [share, first, decisions, unfinished] = [0, 0, 0, 0]
  let games = 1
  for (let side = 0; side < games; side++) {
    const seeds = new Generator(seed)
    const started = game.start(setup, seeds.seed())
    if (!started.ok) throw new Error(started.error.message)
    const sides = Array.from({ length: setup.seats }, (_, seat) => game.side(started.value, seat))
    games = new Set(sides).size
    const contenders = sides.map((one) => (one === side ? a : b))
    const end = playGame(game, started.value, contenders, chanceOf(seeds.seed()), clock)
    const shares = end.outcome?.shares ?? contenders.map(() => 1 / setup.seats)
    for (let seat = 0; seat < setup.seats; seat++) {
      if (sides[seat] === side) share += shares[seat]
      if (sides[seat] === 0) first += shares[seat]
    }
    decisions += end.decisions
    if (end.outcome === undefined) unfinished++
  }
  return { share, first, games, decisions, unfinished }
}

function playGame<P extends Position>(
  game: Game<P>,
  p: P,
  contenders: readonly Contender<P>[],
  random: Chance,
  clock: () => number,
): { outcome: Outcome | undefined; decisions: number } {
  const sight = new Sight(game, p)
  let decisions = 0
  for (let seat = game.seatToDecide(p); seat >= 0 && decisions < LIMIT; seat = game.seatToDecide(p)) {
    const { options, count } = sight.look(p)
    const [only] = options
    if (count === 1) game.choose(p, only)
    else {
      const { agent, effort } = contenders[seat]
      const before = clock()
      const option = agent.decide(sight, random)
      effort.milliseconds += clock() - before
      effort.decisions++
      // an agent may scribble on the options that it was given
      sight.look(p)
      const legal = options.subarray(0, sight.count).includes(option)
      if (!legal) effort.illegal++
      game.choose(p, legal ? option : options[0])
    }
    decisions++
  }
  return { outcome: game.outcome(p), decisions }
}
