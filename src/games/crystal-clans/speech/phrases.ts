import type { Sentences, Told as CommonTold } from '../../speech/frame.ts'
import type { Style } from '../face.ts'

/** A question, by the rule that asks it; where a rule asks in several ways, with the kind. */
export const QUESTIONS = [
  'cc.setup.4',
  'cc.turn.2',
  'cc.summon.1',
  'cc.summon.3',
  'cc.squad.4',
  'cc.squad.5',
  'cc.move.1',
  'cc.move.2',
  'cc.activate.5',
  'cc.battle.2',
  'cc.battle.7',
  'cc.crystal.2',
  'cc.clan.6',
  'cc.replenish.1',
  'cc.reshuffle.2',
  'cc.ability.4',
  'cc.ability.5 target',
  'cc.ability.5 place',
  'cc.ability.5 mode',
  'cc.ability.6',
] as const
export type Question = (typeof QUESTIONS)[number]

export const VERBS = [
  'activate',
  'summon-at',
  'claim',
  'claim-free',
  'replenish',
  'raid',
  'flip',
  'summon',
  'reform',
  'trim',
  'move',
  'stay',
  'stay-behind',
  'place',
  'battle',
  'no-battle',
  'instead',
  'battle-card',
  'take-back',
  'predict',
  'discard',
  'put-back',
  'take',
  'target',
  'order',
  'before',
  'after',
  'mode',
  'accept',
  'decline',
  'done',
] as const
export type Verb = (typeof VERBS)[number]

export const EVENT_KINDS = [
  'turn',
  'activate',
  'march',
  'summon',
  'revive',
  'claim',
  'offer',
  'replenish',
  'raid',
  'drop',
  'draw',
  'mill',
  'reshuffle',
  'initiative',
  'battle',
  'predict',
  'battle-card',
  'reveal',
  'effect',
  'damage',
  'destroyed',
  'trim',
  'take-back',
  'recover',
  'return',
  'join',
  'remove',
  'trigger',
  'stalemate',
  'end',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** An option's parts as words. */
export interface Offered {
  /** Quoted; empty without one. */
  readonly card: string
  readonly place: string
  readonly style: Style | undefined
  /** The position in the squad, or the alternative as printed, from 1. */
  readonly n: number
}

/** An event's parts as words. */
export interface Told extends CommonTold {
  readonly place: string
  readonly from: string
  readonly style: Style | undefined
  readonly side: 'left' | 'right'
}

/** All words of Crystal Clans in one language; a missing one does not compile. */
export interface Phrases extends Sentences<Offered, Told> {
  readonly prompts: Readonly<Record<Question, string>>
  readonly options: Readonly<Record<Verb, (offered: Offered) => string>>
  /** Undefined for what nobody wants to read. */
  readonly events: Readonly<Record<EventKind, (told: Told) => string | undefined>>
  home(owner: string, whose: 'own' | 'theirs' | 'named'): string
  readonly table: TableWords
}

/** Words of the table as it is read out line by line. */
export interface TableWords {
  turn(turn: number, active: string): string
  marker(initiative: number): string
  piles(hand: number, deck: number, discard: number): string
  figures(attack: number, defense: number, activation: number): string
  crystals(names: string, count: number): string
  readonly faceDown: string
  readonly hand: string
  readonly known: string
  readonly discard: string
  readonly removed: string
  row(left: number): string
  readonly map: string
  cost(n: number): string
  readonly battle: string
  readonly empty: string
  readonly stalemate: string
}
