// Positions in which there may be a puzzle, and what the levels make of one.
import type { Goal } from '../games/goal.ts'
import type { Game } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Random } from '../kernel/random.ts'
import type { Agent } from './agent.ts'
import type { Chance } from './chance.ts'
import { Sight } from './sight.ts'

/** A turn without end is no try. */
const LONGEST = 400

export interface Attempt {
  readonly moves: readonly number[]
  /** For each goal the number of moves with which it was reached, -1 where it was not. */
  readonly reached: readonly number[]
}

/** Plays the turn that goes on at `p` until it is over or no goal is left in it, with one agent for all seats. Changes `p`. */
export function attempt<P extends Position>(
  game: Game<P>,
  p: P,
  goals: readonly Goal<P>[],
  agent: Agent<P>,
  random: Chance,
  start = copyOf(game, p),
): Attempt {
  const seat = game.seatToDecide(start)
  const lap = game.lap(start)
  const sight = new Sight(game, p)
  const moves: number[] = []
  const reached = goals.map(() => -1)
  for (;;) {
    for (const [i, goal] of goals.entries()) if (reached[i] < 0 && goal.isReached(p, seat, start)) reached[i] = moves.length
    if (game.seatToDecide(p) < 0 || game.lap(p) !== lap || moves.length === LONGEST) return { moves, reached }
    const asked = game.seatToDecide(p) === seat ? game.kind(p) : undefined
    if (goals.every(({ within }, i) => reached[i] >= 0 || (within !== undefined && within !== asked))) return { moves, reached }
    const option = agent.decide(sight.look(p), random)
    moves.push(option)
    game.apply(p, option)
  }
}

export function copyOf<P extends Position>(game: Game<P>, p: P): P {
  const copy = game.blank()
  game.copy(copy, p)
  return copy
}

/** Does the line reach the goal whatever is hidden? Played in so many worlds that agree with all that the seat knows. */
export function holdsInWorlds<P extends Position>(
  game: Game<P>,
  start: P,
  goal: Goal<P>,
  moves: readonly string[],
  random: Random,
  worlds: number,
): boolean {
  const seat = game.seatToDecide(start)
  for (let i = 0; i < worlds; i++) {
    const world = copyOf(game, start)
    game.determinize(world, seat, random)
    const before = copyOf(game, world)
    for (const move of moves) {
      const option = game.seatToDecide(world) === seat ? game.parseOption(world, move) : -1
      if (option < 0) return false
      game.choose(world, option)
    }
    if (!goal.isReached(world, seat, before)) return false
  }
  return true
}
