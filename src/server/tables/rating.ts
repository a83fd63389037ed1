// How a game changes ratings: by the model of Plackett and Luce as Weng and Lin follow it (A Bayesian Approximation Method for Online
// Ranking, 2011, algorithm 4), with the constants of openskill, so that its numbers are those that others know. For 2 to 5 sides.
import { formatOf } from '../../games/register.ts'
import { sideOf } from '../../play/table/ending.ts'
import type { Table } from '../../play/table/state.ts'
import type { RatedGame, Rating } from '../store/store.ts'

/** What everybody begins with. */
export const START: Rating = { mu: 25, sigma: 25 / 3 }

/** How much of a game is chance, and how much strength may change between two games. */
const BETA = 25 / 6
const TAU = 25 / 300
/** No rating becomes surer than this at once. */
const KAPPA = 1e-4

/** Those who play together, and what they have won together. */
export interface Side {
  readonly players: readonly Rating[]
  readonly share: number
}

/** A rated game that has ended with a result. */
export interface Counted {
  readonly game: RatedGame
  /** The new ratings of all who played, from those they had; both by seats. */
  judge(before: readonly Rating[]): Rating[]
}

/** What a table changes; undefined where it changes nothing. */
export function findCounted(table: Table): Counted | undefined {
  const { open, phase, ending, seats, at } = table
  const { shares } = ending ?? {}
  const players = seats.flatMap(({ who }) => who ?? [])
  if (!open.rated || phase !== 'ended' || shares == null || players.length < seats.length) return undefined
  const side = sideOf(table)
  const sides = [...new Set(seats.map((_, seat) => side(seat)))].map((one) =>
    seats.flatMap((_, seat) => (side(seat) === one ? [seat] : [])),
  )
  return {
    game: { table: open.table, game: open.game, format: formatOf(open)!.name, players, at },
    judge(before) {
      const after = [...before]
      const judged = judgeSides(
        sides.map((own) => ({ players: own.map((seat) => before[seat]), share: own.reduce((sum, seat) => sum + shares[seat], 0) })),
      )
      for (const [i, own] of sides.entries()) for (const [k, seat] of own.entries()) after[seat] = judged[i][k]
      return after
    },
  }
}

/** The ratings of all players after a game, by side. */
export function judgeSides(sides: readonly Side[]): Rating[][] {
  const teams = sides.map(({ players, share }) => {
    const grown = players.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }))
    const mu = grown.reduce((sum, one) => sum + one.mu, 0)
    return { players: grown, mu, variance: grown.reduce((sum, one) => sum + one.variance, 0), share }
  })
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strength = teams.map(({ mu }) => Math.exp(mu / c))
  // of each side: how strong all are together that did no better, and how many did as well
  const field = teams.map(({ share }) => teams.reduce((sum, other, q) => sum + (other.share <= share ? strength[q] : 0), 0))
  const equals = teams.map(({ share }) => teams.filter((other) => other.share === share).length)
  return teams.map(({ players, variance, share }, i) => {
    let [omega, delta] = [0, 0]
    for (const [q, other] of teams.entries()) {
      if (other.share < share) continue
      const chance = strength[i] / field[q]
      omega += ((i === q ? 1 : 0) - chance) / equals[q]
      delta += (chance * (1 - chance)) / equals[q]
    }
    const moved = (omega * variance) / c
    const surer = delta * (variance / c ** 2) * (Math.sqrt(variance) / c)
    return players.map((one) => ({
      mu: one.mu + (one.variance / variance) * moved,
      sigma: Math.sqrt(one.variance * Math.max(1 - (one.variance / variance) * surer, KAPPA)),
    }))
  })
}
