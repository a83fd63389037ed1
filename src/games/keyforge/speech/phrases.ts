import type { Asked, Sentences, Told as CommonTold } from '../../speech/frame.ts'
import type { CounterName, Icon, KeyColor, KeyforgeKind, StepName } from '../rules/index.ts'

/** An option's parts as words. */
export interface Offered {
  readonly card: string
  readonly target: string
  readonly seat: string
  readonly place: number | 'left' | 'right' | undefined
  readonly house: string
  readonly color: string
  readonly name: string
  readonly trait: string
  readonly amount: number | undefined
  readonly mode: number
  readonly as: string
}

/** An event's parts as words. */
export interface Told extends CommonTold {
  /** The first two cards by themselves, with the source in front when it acts. */
  readonly first: string
  readonly second: string
  readonly name: string
  /** There is an artifact among them: in Italian it has another gender than all other cards. */
  readonly isArtifact: boolean
  /** What it was, of what has changed. */
  readonly before: string
}

/** Questions that their kind does not name, by the number of the rule or with the kind of the question. */
type RuleAsked =
  | 'kf.upgrade.9'
  | 'kf.bonus.10'
  | 'kf.repeat.1'
  | 'kf.ability.2 may'
  | 'kf.actionability.2'
  | 'kf.bonus.4'
  | 'kf.bonus.5'
  | 'kf.bonus.7'
  | 'kf.fight.2'
  | 'kf.replacement.3'
  | 'kf.triggers.1'
  | 'kf.upgrade.1'

/** All words of KeyForge in one language; a missing one does not compile. */
export interface Phrases extends Sentences<Offered, Told> {
  readonly prompts: Readonly<Record<KeyforgeKind | RuleAsked, (asked: Asked) => string>>
  readonly options: Readonly<Record<string, (offered: Offered) => string>>
  /** The first thing that a game asks, which no lesson has taught. */
  readonly mulliganIs: string
  readonly events: Readonly<Record<EventKind, (told: Told) => string>>
  readonly colors: Readonly<Record<KeyColor, string>>
  readonly steps: Readonly<Record<StepName, string>>
  readonly values: Readonly<Record<'power' | 'armor', string>>
  /** How long something lasts. */
  readonly spans: Readonly<Record<'turn' | 'turnToCome' | 'while', string>>
  readonly counters: Readonly<Record<CounterName, string>>
  /** Traits that are not called by their id with a capital. */
  readonly traits: Readonly<Record<string, string>>
  /** And what one may be resolved as. */
  readonly icons: Readonly<Record<Icon | 'steal', string>>
}

export const EVENT_KINDS = [
  'turn',
  'step',
  'house',
  'archivesTaken',
  'play',
  'discard',
  'reap',
  'fight',
  'action',
  'omni',
  'unstun',
  'damage',
  'prevented',
  'wardLost',
  'destroyed',
  'gain',
  'lose',
  'steal',
  'capture',
  'pay',
  'move',
  'moveDamage',
  'moveAmber',
  'makeToken',
  'joins',
  'becomesArtifact',
  'flipUp',
  'flipDown',
  'raiseTide',
  'resetTide',
  'placeAmber',
  'exalt',
  'forge',
  'unforge',
  'chains',
  'draw',
  'shuffle',
  'ready',
  'exhaust',
  'stun',
  'unstunned',
  'ward',
  'enrage',
  'heal',
  'counters',
  'archive',
  'abduct',
  'purge',
  'toHand',
  'toDeck',
  'reveal',
  'look',
  'control',
  'attach',
  'putIntoPlay',
  'enters',
  'swap',
  'swapPiles',
  'mulligan',
  'keep',
  'check',
  'stalemate',
  'win',
  'chosenHouse',
  'chosenName',
  'chosenTrait',
  'returned',
  'attacks',
  'eluded',
  'putUnder',
  'value',
  'keyword',
  'keyCost',
  'lasts',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]
