import { GAMES } from '../games/register.ts'

/**
 * How a game's evaluation becomes a share of the win: a logistic curve, fitted to games of `skilled` against itself (docs/analysis.md
 * says how, and how well the estimates hold).
 */
export interface Gauge {
  /** Of the curve, for a point of the evaluation. */
  readonly slope: number
  /** Of the curve at 0: even between two, less with more sides. */
  readonly even: number
  /** Seats that share a win: partners, or 1. */
  readonly mates: number
}

/** For a game that nobody fitted: an evaluation of a few points says little. */
const UNKNOWN = 0.1

/** The gauge of a game with such a setup. */
export function gaugeOf(game: string, { seats, teams }: { readonly seats: number; readonly teams?: unknown }): Gauge {
  const mates = teams === true ? 2 : 1
  return { slope: GAMES.find(({ name }) => name === game)?.slope ?? UNKNOWN, even: -Math.log(seats / mates - 1), mates }
}

/** The share of the win, 0 to 1, that an evaluation stands for. */
export function gauge({ slope, even }: Gauge, evaluation: number): number {
  return 1 / (1 + Math.exp(-slope * evaluation - even))
}
