import type { Sentences, Told as CommonTold } from '../../speech/frame.ts'
import type { Aspect, Rarity, Stone, Tier } from '../face.ts'

/** A question, by the rule that asks it. */
export const QUESTIONS = ['rb.turn.1', 'rb.target.1', 'rb.team.3', 'rb.team.7', 'rb.effect.5', 'rb.end.2'] as const
export type Question = (typeof QUESTIONS)[number]

export const VERBS = [
  'play',
  'buy',
  'trigger',
  'convert',
  'gain',
  'refresh',
  'draw',
  'discard',
  'target',
  'begin',
  'victim',
  'pass',
  'offer',
  'end',
] as const
export type Verb = (typeof VERBS)[number]

export const EVENT_KINDS = [
  'turn',
  'target',
  'play',
  'trigger',
  'buy',
  'banish',
  'deal',
  'refresh',
  'convert',
  'pass',
  'draw',
  'discard',
  'shuffle',
  'damage',
  'heal',
  'mana',
  'roll',
  'eliminate',
  'stalemate',
  'win',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** An option's parts as words. */
export interface Offered {
  /** Quoted; empty without one. */
  readonly card: string
  readonly seat: string
  /** The seat is the reader's own. */
  readonly own: boolean
  readonly amount: number | undefined
  readonly tier: Tier | undefined
  readonly stone: Stone | undefined
  /** Triggered from hand, not from the Rift. */
  readonly fromHand: boolean
}

/** An event's parts as words. */
export interface Told extends CommonTold {
  /** The subject with its verb, of the whole side: a team where two play together. */
  side(you: string, they: string): string
  /** The side, not as a subject. */
  readonly sideName: string
  readonly tier: Tier
  readonly stone: Stone | undefined
  /** Rolled, with their number, in the order of the faces. */
  readonly rolled: readonly (readonly [stone: Stone, n: number])[]
  readonly fromHand: boolean
}

/** All words of Riftblade in one language; a missing one does not compile. */
export interface Phrases extends Sentences<Offered, Told> {
  readonly prompts: Readonly<Record<Question, string>>
  readonly options: Readonly<Record<Verb, (offered: Offered) => string>>
  readonly events: Readonly<Record<EventKind, (told: Told) => string>>
  /** A number of stones in a list of them. */
  stones(stone: Stone, n: number): string
  readonly tiers: Readonly<Record<Tier, string>>
  readonly aspects: Readonly<Record<Aspect, string>>
  readonly rarities: Readonly<Record<Rarity, string>>
  /** The reader's team, and the team of others: as a subject. */
  readonly ownTeam: string
  team(names: string): string
  readonly table: TableWords
}

/** Words of the table as it is read out line by line. */
export interface TableWords {
  turn(turn: number, active: string, target: string | undefined): string
  life(n: number): string
  mana(n: number): string
  stones(ready: string, spent: string): string
  readonly noStones: string
  piles(hand: number, deck: number, discard: number): string
  readonly hand: string
  readonly known: string
  readonly discard: string
  rift(left: number): string
  readonly chain: string
  readonly resolving: string
  readonly void: string
  readonly empty: string
  readonly out: string
  cost(n: number): string
  readonly stalemate: string
}
