import type { GameEvent } from '../kernel/event.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import type { Agent } from './agent.ts'
import type { Interval } from './arena-statistics.ts'
import { playMatch } from './match.ts'

/** What one game tells of the balance of its cards: who won, who began, and what every seat did with which card. */
export interface GameTally {
  readonly turns: number
  readonly decisions: number
  /** The seat asked first, which is the one that begins. */
  readonly first: number
  readonly shares: readonly number[]
  /** How often each seat did a thing with a card: by kind of event, then by id, then by seat. */
  readonly uses: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/** Uses by winners out of all uses. Uses of one game are not independent, games are: the sums are those that a ratio of them needs. */
export interface Ratio {
  uses: number
  won: number
  /** Games with a use. */
  games: number
  usesSquared: number
  wonSquared: number
  wonByUses: number
}

/** A game of more decisions would not end. */
const LIMIT = 100_000

/** Plays one game among equals and notes the events of the given kinds. Throws for a game that does not end. */
export function tallyGame<P extends Position>(
  game: Game<P>,
  setup: Setup,
  seed: Seed,
  agents: readonly Agent<P>[],
  kinds: readonly string[],
): GameTally {
  const seeds = new Generator(seed)
  const started = game.start(setup, seeds.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const first = game.seatToDecide(p)
  const uses: Record<string, Record<string, number[]>> = {}
  game.listen(p, ({ kind, seat, cards }: GameEvent) => {
    if (seat < 0 || !kinds.includes(kind)) return
    for (const card of cards) {
      const id = game.cardId(p, card)
      if (id === undefined) continue
      uses[kind] ??= {}
      uses[kind][id] ??= new Array<number>(setup.seats).fill(0)
      uses[kind][id][seat]++
    }
  })
  const end = playMatch(game, p, agents, new Generator(seeds.seed()), LIMIT)
  if (end.outcome === undefined) throw new Error(`no end after ${LIMIT} decisions`)
  const { turn } = game.observe(p, 0) as { turn?: unknown }
  return { turns: typeof turn === 'number' ? turn : 0, decisions: end.decisions, first, shares: end.outcome.shares, uses }
}

export function emptyRatio(): Ratio {
  return { uses: 0, won: 0, games: 0, usesSquared: 0, wonSquared: 0, wonByUses: 0 }
}

/** Adds the uses of one game. */
export function addUses(ratio: Ratio, uses: number, won: number): void {
  if (uses === 0) return
  ratio.uses += uses
  ratio.won += won
  ratio.games++
  ratio.usesSquared += uses * uses
  ratio.wonSquared += won * won
  ratio.wonByUses += won * uses
}

/** The share of uses that winners made, and the middle 95 % of what it would be in other games, by the spread between games. */
export function rateOf(ratio: Ratio): { readonly rate: number; readonly interval: Interval } {
  const { uses, won, usesSquared, wonSquared, wonByUses } = ratio
  if (uses === 0) return { rate: 0, interval: { low: 0, high: 1 } }
  const rate = won / uses
  const spread = Math.sqrt(Math.max(0, wonSquared - 2 * rate * wonByUses + rate * rate * usesSquared)) / uses
  return { rate, interval: { low: Math.max(0, rate - 1.96 * spread), high: Math.min(1, rate + 1.96 * spread) } }
}

/** By id: what the winners made of all that was done with a card. `group` joins ids, such as all cards of an aspect; each once if empty. */
export function ratiosOf(tallies: readonly GameTally[], kind: string, groups: (id: string) => readonly string[]): Map<string, Ratio> {
  const ratios = new Map<string, Ratio>()
  for (const { shares, uses } of tallies) {
    const counts = new Map<string, [uses: number, won: number]>()
    for (const [id, bySeat] of Object.entries(uses[kind] ?? {})) {
      for (const group of groups(id)) {
        const count = counts.get(group) ?? [0, 0]
        bySeat.forEach((n, seat) => {
          count[0] += n
          if (shares[seat] > 0) count[1] += n
        })
        counts.set(group, count)
      }
    }
    for (const [group, [n, won]] of counts) {
      const ratio = ratios.get(group) ?? emptyRatio()
      addUses(ratio, n, won)
      ratios.set(group, ratio)
    }
  }
  return ratios
}

/** The value below which that part of the sorted numbers lies. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
}
