import type { Sentences, Told as CommonTold } from '../../speech/frame.ts'
import type { PHASES } from '../layout.ts'

/** A question, by the rule that asks it; with a kind behind it, or what it is about, where one rule asks two. */
export const QUESTIONS = [
  'nf.draft.2',
  'nf.combat.2',
  'nf.combat.3',
  'nf.combat.4',
  'nf.combat.5',
  'nf.combat.7',
  'nf.combat.11',
  'nf.combat.11 target',
  'nf.combat.12',
  'nf.concept.3',
  'nf.concept.3 attackers',
  'nf.guard.2',
  'nf.chain.2',
  'nf.text.1',
  'nf.text.1 seat',
  'nf.text.3',
  'nf.feed.1',
  'nf.claim.2',
  'nf.claim.6',
  'nf.claim.7',
  'nf.cleanup.2',
] as const
export type Question = (typeof QUESTIONS)[number]

export const VERBS = [
  'attack',
  'block',
  'noBlock',
  'chain',
  'claim',
  'decline',
  'defender',
  'discard',
  'done',
  'draftPrivate',
  'draftCommons',
  'fight',
  'guard',
  'keep',
  'order',
  'plant',
  'soak',
  'stop',
  'target',
  'useWound',
] as const
export type Verb = (typeof VERBS)[number]

export const EVENT_KINDS = [
  'archive',
  'attack',
  'block',
  'boost',
  'bounce',
  'chain',
  'claim',
  'counter',
  'damage',
  'damagePlayer',
  'destroy',
  'discard',
  'draft',
  'draw',
  'end',
  'enter',
  'exile',
  'fight',
  'first',
  'heal',
  'influence',
  'kicker',
  'phase',
  'plant',
  'resolve',
  'shuffle',
  'steal',
  'stop',
  'strengthen',
  'through',
  'turn',
  'wound',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export type Phase = (typeof PHASES)[number]

/** An option's parts as words. */
export interface Offered {
  /** Quoted; empty without one. */
  readonly card: string
  readonly target: string
  readonly seat: string
  /** The seat as the object of a verb. */
  readonly whom: string
}

/** An event's parts as words. */
export interface Told extends CommonTold {
  /** The seat as the object of a verb. */
  readonly whom: string
  /** What did it; empty when it is one of the cards or a rule. */
  readonly source: string
  /** The reader may know which cards they are. */
  readonly named: boolean
  readonly phase: Phase
  /** The card leaves play, not a hand or the chain. */
  readonly fromPlay: boolean
  readonly toExile: boolean
  readonly toHand: boolean
}

/** All words of Nightfall in one language; a missing one does not compile. */
export interface Phrases extends Sentences<Offered, Told> {
  readonly prompts: Readonly<Record<Question, string>>
  /** Behind a question with several picks: "1 of 2 chosen". */
  picks(picked: number, min: number, max: number): string
  readonly options: Readonly<Record<Verb, (offered: Offered) => string>>
  readonly events: Readonly<Record<EventKind, (told: Told) => string>>
  /** The reader as the object of a verb. */
  readonly you: string
  readonly phases: Readonly<Record<Phase, string>>
  readonly table: TableWords
}

/** Words of the table as it is read out line by line. */
export interface TableWords {
  turn(turn: number, active: string, phase: string): string
  wounds(left: number, next: string | undefined): string
  seat(wounds: number, influence: number, hand: number, deck: number, discard: number): string
  readonly hand: string
  readonly known: string
  readonly play: string
  readonly exile: string
  readonly chain: string
  readonly resolved: string
  readonly commons: string
  readonly privates: string
  /** Of so many cards, so many wounds. */
  pile(cards: number, wounds: number, top: string | undefined): string
  readonly packet: string
  readonly picks: string
  minion(strength: number, left: number): string
  attacks(whom: string): string
  blocks(card: string): string
  readonly empty: string
}
