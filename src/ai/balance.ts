import type { GameEvent } from '../kernel/event.ts'
import type { Game, Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { chanceOf } from './chance.ts'
import type { Agent } from './agent.ts'
import type { Interval } from './arena-statistics.ts'
import { playMatch } from './match.ts'
import { shareOfSide } from './side.ts'

/** What one game tells of the balance of its cards: who won, who began, and what every seat did with which card. */
export interface GameTally {
  readonly turns: number
  readonly decisions: number
  /** The seat that begins. */
  readonly first: number
  /** What the side of each seat has won: partners each have all of a win. */
  readonly shares: readonly number[]
  readonly uses: readonly Use[]
  /** How often something was done that takes no card, in the order of the question. */
  readonly deeds: readonly number[]
}

/** What is looked for in a game. */
export interface Question<P extends Position = Position> {
  /** Events that a card does; uses after that turn are left out. */
  readonly kinds: readonly string[]
  readonly until: number
  /** Events that are counted by games. */
  readonly deeds: readonly string[]
  /** Whose turn it is. */
  active(p: P): number
}

/** A card that a seat did something with; `kind` is that of the event. */
export interface Use {
  readonly kind: string
  readonly id: string
  readonly seat: number
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
  /** Part of the games that nobody won. */
  readonly drawn: number
  /** Part of the games in which each of the deeds was done. */
  readonly deeds: readonly number[]
  readonly turns: Spread
  readonly decisions: Spread
  readonly rates: readonly UseRate[]
}

/** What one of two sides had that played something, such as a clan, against all others or one of them. */
export interface Standing {
  readonly name: string
  readonly other: string | undefined
  readonly games: number
  readonly share: number
  readonly interval: Interval
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

/** Plays one game among equals and notes what is asked for. Throws for a game that does not end. */
export function tallyGame<P extends Position>(
  game: Game<P>,
  setup: Setup,
  seed: Seed,
  agents: readonly Agent<P>[],
  { kinds, until, deeds, active }: Question<P>,
): GameTally {
  const seeds = new Generator(seed)
  const started = game.start(setup, seeds.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  let first = active(p)
  const uses: Use[] = []
  const done = deeds.map(() => 0)
  let turns = 1
  game.listen(p, ({ kind, seat, cards, amount }: GameEvent) => {
    if (kind === 'turn') turns = amount
    // where archives are drafted, nobody has begun before
    if (kind === 'first') first = seat
    if (deeds.includes(kind)) done[deeds.indexOf(kind)]++
    if (seat < 0 || turns > until || !kinds.includes(kind)) return
    for (const card of cards) {
      const id = game.cardId(p, card)
      if (id !== undefined) uses.push({ kind, id, seat })
    }
  })
  const end = playMatch(game, p, agents, chanceOf(seeds.seed()), LIMIT)
  const { outcome } = end
  if (outcome === undefined) throw new Error(`no end after ${LIMIT} decisions`)
  const shares = outcome.shares.map((_, seat) => shareOfSide(game, p, outcome, seat))
  return { turns, decisions: end.decisions, first, shares, uses, deeds: done }
}

/** The statistics of many games of one kind of table. `groups` names the groups of a card, such as its aspects. */
export function weighBalance(tallies: readonly GameTally[], groups: (id: string) => readonly string[]): Balance {
  const seats = tallies[0]?.shares.length ?? 0
  const wins = new Array<number>(seats).fill(0)
  for (const tally of tallies) {
    tally.shares.forEach((share, seat) => {
      wins[placeOf(tally, seat)] += share
    })
  }
  const order = wins.map((n) => n / tallies.length)
  const even = wins.reduce((a, b) => a + b, 0) / Math.max(1, seats * tallies.length)
  const sums = new Map<string, Ratio>()
  for (const tally of tallies) {
    const own = new Map<string, [uses: number, won: number]>()
    for (const { kind, id, seat } of tally.uses) {
      const won = tally.shares[seat] - order[placeOf(tally, seat)] + even
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
    drawn: tallies.filter(({ shares }) => Math.max(...shares) < 1).length / tallies.length,
    deeds: (tallies[0]?.deeds ?? []).map((_, i) => tallies.filter(({ deeds }) => deeds[i] > 0).length / tallies.length),
    turns: spread(tallies.map(({ turns }) => turns)),
    decisions: spread(tallies.map(({ decisions }) => decisions)),
    rates: rates.sort((a, b) => (a.kind === b.kind ? b.share - a.share : a.kind < b.kind ? -1 : 1)),
  }
}

/** What each of these had against all others, then against each one; what two seats played, game by game, in `played`. */
export function weighSides(tallies: readonly GameTally[], played: readonly (readonly string[])[]): Standing[] {
  const sums = new Map<string, { games: number; won: number }>()
  const add = (key: string, won: number) => {
    const sum = sums.get(key) ?? { games: 0, won: 0 }
    sums.set(key, { games: sum.games + 1, won: sum.won + won })
  }
  tallies.forEach(({ shares }, game) => {
    shares.forEach((share, seat) => {
      const [own, other] = [played[game][seat], played[game][1 - seat]]
      if (own === other) return
      add(own, share)
      add(`${own} ${other}`, share)
    })
  })
  return [...sums].map(([key, { games, won }]): Standing => {
    const [name, other] = key.split(' ')
    return { name, other, games, share: won / games, interval: binomial(won / games, games) }
  })
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
