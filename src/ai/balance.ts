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
  readonly uses: readonly Use[]
}

/** A card that a seat did something with; `kind` is that of the event. */
export interface Use {
  readonly kind: string
  readonly id: string
  readonly seat: number
  readonly turn: number
}

/** What winners did with something, of all that was done with it. */
export interface UseRate {
  readonly kind: string
  /** Id of a card, or name of a group of cards. */
  readonly id: string
  readonly uses: number
  /** Games with such a use. */
  readonly games: number
  /** What a seat has that did it, with the advantage of its place in the order taken out. */
  readonly share: number
  readonly interval: Interval
}

export interface Balance {
  readonly games: number
  /** Of the side that begins. */
  readonly first: { readonly share: number; readonly interval: Interval }
  /** Of each seat in the order of play. */
  readonly order: readonly number[]
  /** What each seat would have if all were equal. */
  readonly even: number
  readonly turns: Spread
  readonly decisions: Spread
  readonly rates: readonly UseRate[]
}

export interface Spread {
  readonly tenth: number
  readonly median: number
  readonly ninetieth: number
  readonly most: number
}

/** The group of all cards. */
export const ALL = 'all'

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
  const uses: Use[] = []
  let turns = 1
  game.listen(p, ({ kind, seat, cards, amount }: GameEvent) => {
    if (kind === 'turn') turns = amount
    if (seat < 0 || !kinds.includes(kind)) return
    for (const card of cards) {
      const id = game.cardId(p, card)
      if (id !== undefined) uses.push({ kind, id, seat, turn: turns })
    }
  })
  const end = playMatch(game, p, agents, new Generator(seeds.seed()), LIMIT)
  if (end.outcome === undefined) throw new Error(`no end after ${LIMIT} decisions`)
  return { turns, decisions: end.decisions, first, shares: end.outcome.shares, uses }
}

/**
 * The statistics of many games of one setup. Uses count up to turn `until` only: what is done later is often done by who is about to win.
 * `groups` names the groups of a card, such as its aspects.
 */
export function weighBalance(tallies: readonly GameTally[], until: number, groups: (id: string) => readonly string[]): Balance {
  const seats = tallies[0]?.shares.length ?? 0
  const wins = new Array<number>(seats).fill(0)
  for (const tally of tallies) {
    tally.shares.forEach((share, seat) => {
      if (share > 0) wins[placeOf(tally, seat)]++
    })
  }
  const order = wins.map((n) => n / tallies.length)
  const even = wins.reduce((a, b) => a + b, 0) / Math.max(1, seats * tallies.length)
  const sums = new Map<string, Ratio>()
  for (const tally of tallies) {
    const own = new Map<string, [uses: number, won: number]>()
    for (const { kind, id, seat, turn } of tally.uses) {
      if (turn > until) continue
      const won = (tally.shares[seat] > 0 ? 1 : 0) - order[placeOf(tally, seat)] + even
      for (const name of [id, ALL, ...groups(id)]) {
        const key = `${kind} ${name}`
        const [uses, sum] = own.get(key) ?? [0, 0]
        own.set(key, [uses + 1, sum + won])
      }
    }
    for (const [key, [uses, won]] of own) {
      const ratio = sums.get(key) ?? new Ratio()
      ratio.add(uses, won)
      sums.set(key, ratio)
    }
  }
  const rates = [...sums].map(([key, ratio]): UseRate => {
    const [kind, id] = key.split(' ')
    return { kind, id, uses: ratio.uses, games: ratio.games, share: ratio.share, interval: ratio.interval() }
  })
  return {
    games: tallies.length,
    first: { share: order[0] ?? 0, interval: binomial(order[0] ?? 0, tallies.length) },
    order,
    even,
    turns: spread(tallies.map(({ turns }) => turns)),
    decisions: spread(tallies.map(({ decisions }) => decisions)),
    rates: rates.sort((a, b) => (a.kind === b.kind ? b.share - a.share : a.kind < b.kind ? -1 : 1)),
  }
}

/** Sums for a ratio of two counts that vary from game to game: uses of one game are not independent, games are. */
class Ratio {
  uses = 0
  games = 0
  private won = 0
  private usesSquared = 0
  private wonSquared = 0
  private both = 0

  add(uses: number, won: number): void {
    this.uses += uses
    this.games++
    this.won += won
    this.usesSquared += uses * uses
    this.wonSquared += won * won
    this.both += uses * won
  }

  get share(): number {
    return this.won / this.uses
  }

  /** The middle 95 % of what the share would be in other games. */
  interval(): Interval {
    const { share } = this
    const deviation = Math.sqrt(Math.max(0, this.wonSquared - 2 * share * this.both + share * share * this.usesSquared)) / this.uses
    return { low: Math.max(0, share - 1.96 * deviation), high: Math.min(1, share + 1.96 * deviation) }
  }
}

/** The middle 95 % of a share of so many games, also near nothing and all (Wilson). */
export function binomial(share: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const z = 1.96 ** 2 / games
  const center = (share + z / 2) / (1 + z)
  const half = Math.sqrt(share * (1 - share) * z + (z * z) / 4) / (1 + z)
  return { low: center - half, high: center + half }
}

function placeOf({ first, shares }: GameTally, seat: number): number {
  return (seat - first + shares.length) % shares.length
}

function spread(numbers: number[]): Spread {
  numbers.sort((a, b) => a - b)
  const at = (part: number) => numbers[Math.min(numbers.length - 1, Math.floor(part * numbers.length))] ?? 0
  return { tenth: at(0.1), median: at(0.5), ninetieth: at(0.9), most: numbers[numbers.length - 1] ?? 0 }
}
