import type { Deck } from '../games/keyforge/index.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import type { AgentName } from './agent.ts'
import type { Pentanomial } from './arena-statistics.ts'
import { addPairs, adviseChains, countPairs, nextHandicaps, shareOfPairs } from './handicap.ts'
import type { Advice, Share, Tally } from './handicap.ts'

/** Two KeyForge decks, and who plays both. */
export interface Pairing {
  readonly decks: readonly [a: Deck, b: Deck]
  readonly agent: AgentName
}

/** Some pairs of games with one handicap; any thread may play it. */
export interface Batch {
  /** Chains of deck A at the start; below 0 those of deck B. */
  readonly handicap: number
  readonly pairs: number
  readonly seed: Seed
}

/** What came of a batch: counts only, so that it can be sent between threads. */
export interface Played extends Tally {
  /** Games won by who began. */
  readonly begun: number
  readonly decisions: number
  /** Games that came to the limit; they count as shared. */
  readonly unfinished: number
  /** Pairs that a fault of the game ended; they are left out. By message, with the seed of the first. */
  readonly faults: Readonly<Record<string, Seed>>
}

export interface RatingWishes extends Pairing {
  /** For the share; as many again for the chains. */
  readonly games: number
  readonly seed: Seed
  readonly chains: boolean
}

/** What was found; the same for the same wishes, however many threads played. */
export interface Rating extends Share {
  readonly games: number
  readonly pairs: Pentanomial
  /** Part of the games without chains that were won by who began. */
  readonly begun: number
  readonly decisionsPerGame: number
  readonly unfinished: number
  readonly faults: Readonly<Record<string, Seed>>
  readonly chains?: Advice & {
    /** Every handicap that was played, ascending. */
    readonly tried: readonly (Share & { readonly handicap: number; readonly games: number })[]
  }
}

export interface RatingProgress extends Share {
  readonly games: number
  readonly of: number
  /** The advice so far, as soon as there is one. */
  readonly chains?: Advice
}

/** Small enough that a bar moves and that threads end together. */
const PAIRS_OF_BATCH = 10
/** The handicaps to play are chosen anew so many times. */
const ROUNDS = 8

/** The course of a rating: which batches to play next, and what follows from those that were played. It plays none itself, so it needs no rules. */
export class PairingStudy {
  private readonly wishes: RatingWishes
  private readonly seeds: Generator
  private readonly tallies = new Map<number, Tally>()
  private readonly faults: Record<string, Seed> = {}
  private round = 0
  private even: Omit<Played, 'handicap' | 'faults'> = { pairs: [0, 0, 0, 0, 0], begun: 0, decisions: 0, unfinished: 0 }

  constructor(wishes: RatingWishes) {
    this.wishes = wishes
    this.seeds = new Generator(wishes.seed)
  }

  /** The batches of the next round, in any order and on any threads; none when all is played. All of a round must be taken before. */
  nextRound(): Batch[] {
    const round = this.round++
    const pairs = Math.ceil(this.wishes.games / 2)
    if (round === 0) return this.split(0, pairs)
    if (!this.wishes.chains || round > ROUNDS) return []
    const pairsOfRound = part(pairs, round, ROUNDS)
    const [low, high] = nextHandicaps(this.sorted())
    return [...this.split(low, pairsOfRound >> 1), ...this.split(high, pairsOfRound - (pairsOfRound >> 1))]
  }

  take({ handicap, pairs, begun, decisions, unfinished, faults }: Played): void {
    const before = this.tallies.get(handicap)
    this.tallies.set(handicap, { handicap, pairs: before === undefined ? pairs : addPairs(before.pairs, pairs) })
    // the least seed, not the first one, which would depend on the threads
    for (const [message, seed] of Object.entries(faults)) if (!(this.faults[message] <= seed)) this.faults[message] = seed
    if (this.round > 1) return
    const { even } = this
    this.even = {
      pairs: addPairs(even.pairs, pairs),
      begun: even.begun + begun,
      decisions: even.decisions + decisions,
      unfinished: even.unfinished + unfinished,
    }
  }

  progress(): RatingProgress {
    const tallies = this.sorted()
    return {
      games: 2 * tallies.reduce((sum, { pairs }) => sum + countPairs(pairs), 0),
      of: 2 * Math.ceil(this.wishes.games / 2) * (this.wishes.chains ? 2 : 1),
      ...shareOfPairs(this.even.pairs),
      ...(this.round > 1 && this.wishes.chains ? { chains: adviseChains(tallies) } : {}),
    }
  }

  rating(): Rating {
    const { pairs, begun, decisions, unfinished } = this.even
    const games = 2 * countPairs(pairs)
    const tallies = this.sorted()
    return {
      games,
      ...shareOfPairs(pairs),
      pairs,
      begun: games === 0 ? 0 : begun / games,
      decisionsPerGame: games === 0 ? 0 : Math.round(decisions / games),
      unfinished,
      faults: this.faults,
      ...(this.wishes.chains
        ? {
            chains: {
              ...adviseChains(tallies),
              tried: tallies.map((tally) => ({
                handicap: tally.handicap,
                games: 2 * countPairs(tally.pairs),
                ...shareOfPairs(tally.pairs),
              })),
            },
          }
        : {}),
    }
  }

  /** In an order that does not depend on who was ready first. */
  private sorted(): Tally[] {
    return [...this.tallies.values()].sort((a, b) => a.handicap - b.handicap)
  }

  private split(handicap: number, pairs: number): Batch[] {
    const batches: Batch[] = []
    for (let left = pairs; left > 0; left -= PAIRS_OF_BATCH)
      batches.push({ handicap, pairs: Math.min(left, PAIRS_OF_BATCH), seed: this.seeds.seed() })
    return batches
  }
}

/** So many of the whole fall to one of `parts`, counted from 1, that all of them together are the whole. */
function part(whole: number, index: number, parts: number): number {
  return Math.floor((whole * index) / parts) - Math.floor((whole * (index - 1)) / parts)
}
