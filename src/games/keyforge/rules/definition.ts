import type { Program } from '../../../kernel/program.ts'
import type { Check, Count, Seats, Test } from '../../../ability/language.ts'
import type { Ability } from '../../../ability/tree.ts'
import type { CardType, House, Icon, KeywordName } from './face.ts'
import { CARD_TYPES, HOUSES, KEYWORDS } from './face.ts'
import { hasKind, MASK_WORDS, STATIC, TRIGGER } from './kinds.ts'
import type { Mask } from './kinds.ts'
import type { KeyforgePosition } from './layout.ts'
import { addRow, TEXT_KEYWORDS, TEXT_WORDS, texts } from './text-row.ts'

/** A card as it is written in a set's file: the printed face and its abilities. Data only. */
export interface CardFace {
  readonly id: string
  readonly name: string
  readonly type: CardType
  readonly house: House
  readonly power: number
  readonly armor: number
  readonly traits: readonly string[]
  readonly bonus: readonly Icon[]
  /** The reference card of a token creature: it lies beside a deck (kf.token.2). */
  readonly token?: true
  /** It previewed a later set (kf.anomaly.1). */
  readonly anomaly?: true
  /** Icons that it has put on other cards of its deck (kf.enhance.1). */
  readonly enhance?: readonly Icon[]
  /** What it is when it is played or stands in play as a card of another type. */
  readonly side?: CardFace
  readonly abilities: readonly Ability[]
}

/** Compiled abilities of one list, such as a card's or a grant's. */
export interface CompiledAbility {
  /** Index in `abilities`. */
  readonly id: number
  /** The card whose text it stands in, by id; empty for one that a rule brings, such as assault. */
  readonly home: string
  /** Where it stands there: the n-th ability, from 0. A trigger may stand in one several times, granted or for a time: `part` counts them. */
  readonly number: number
  readonly part: number
  /** Kind of trigger, -1 for a static clause. */
  readonly trigger: number
  readonly program: Program | undefined
  /** Which card the event must be about. */
  readonly about: Test<KeyforgePosition> | undefined
  /** Which seat must have done it. */
  readonly seats: Seats<KeyforgePosition> | undefined
  /** Further test of the event's amount or flags. */
  readonly event: Check<KeyforgePosition> | undefined
  readonly static: StaticClause | undefined
  readonly condition: Check<KeyforgePosition> | undefined
  /** Its order against copies of itself cannot matter: it neither chooses nor looks at cards. */
  readonly commutes: boolean
  /** What takes the place of a proposed event. */
  readonly instead: Count<KeyforgePosition> | undefined
  /** It belongs to a lasting effect, not to a card. */
  readonly lasting: boolean
  readonly tree: Ability
}

/** Abilities of another side are numbered from here, so that none has the place of one of the card itself. */
export const SIDE = 64

/** Where an ability stands in the text of its card, for options. */
export function placeInText({ number, part }: CompiledAbility): { readonly ability: number; readonly part?: number } {
  return part === 0 ? { ability: number } : { ability: number, part }
}

/** A static clause: what it changes, for which cards or seats, by how much. */
export interface StaticClause {
  readonly kind: number
  /** Sub-kind: the keyword, the act that is forbidden, the house. */
  readonly what: number
  readonly covers: Test<KeyforgePosition> | undefined
  /** Which card it can cover at all: `ANY_CARD`, or one that is told without asking. */
  readonly reach: number
  readonly seats: Seats<KeyforgePosition> | undefined
  readonly amount: Count<KeyforgePosition>
  readonly other: Test<KeyforgePosition> | undefined
  readonly grants: readonly CompiledAbility[]
}

/** Reaches of a clause: any card, the card that has it, what that card is on. */
export const ANY_CARD = 0
export const SELF_ONLY = 1
export const HOST_ONLY = 2

/** A definition ready to run. */
export interface Definition {
  readonly index: number
  readonly face: CardFace
  readonly type: number
  readonly house: number
  readonly power: number
  readonly armor: number
  readonly traits: readonly number[]
  readonly bonus: number
  readonly keywords: Int8Array
  readonly abilities: readonly CompiledAbility[]
  /** Kinds of triggers and static clauses among its abilities, those it grants included. */
  readonly events: Mask
  readonly statics: Mask
  /** Kinds of triggers among the abilities that it grants. */
  readonly granted: Mask
  /** Acts that its clauses forbid, bits. */
  readonly forbids: number
  /** Keywords that its clauses lend, bits. */
  readonly lends: number
  /** In play it matters to others: it has a static clause, or watches what is not its own. */
  readonly listens: boolean
  /** It has a clause about power that can change without any card moving, such as one that counts Æmber. */
  readonly volatile: boolean
  /** Its clauses may take power away. */
  readonly weakens: boolean
  /** It names the tide: a deck with such a card brings it into the game (kf.tide.1). */
  readonly tide: boolean
  /** Kinds of records that its conditions look back on. */
  readonly interest: number
  /** It is the one before it with an empty text box: face and traits stay, keywords and abilities are gone (kf.blank.1). */
  readonly blank: boolean
  /** The text of its other side, -1 for none. */
  readonly otherSide: number
  /** Of a gigantic creature: 1 the half with its text, 2 the other one; else 0 (kf.gigantic.1). */
  readonly half: number
  /** It is the other side of a card. */
  readonly isSide: boolean
}

/** All definitions of the game, filled once when the cards are loaded. */
export const definitions: Definition[] = []
/** Houses of all sets of which cards are known, bits, whether or not they are in memory; the shelf of sets fills it. */
export const printed = { houses: 0 }
export const abilities: CompiledAbility[] = []
export const definitionById = new Map<string, Definition>()

export const ACTION = CARD_TYPES.indexOf('action')
export const ARTIFACT = CARD_TYPES.indexOf('artifact')
export const CREATURE = CARD_TYPES.indexOf('creature')
export const UPGRADE = CARD_TYPES.indexOf('upgrade')

/** Adds a definition; its index must be its place. A creature and an artifact are followed by themselves with an empty text box. */
export function addDefinition(definition: Definition): void {
  addText(definition)
  if (!definition.isSide) definitionById.set(definition.face.id, definition)
  if (hasBlank(definition.face)) addText(blankOf(definition))
}

/** May the text box of such a card be empty (kf.blank.1)? */
export function hasBlank({ type }: CardFace): boolean {
  return type === 'creature' || type === 'artifact'
}

function blankOf(definition: Definition): Definition {
  const nothing = new Int32Array(MASK_WORDS)
  return {
    ...definition,
    index: definition.index + 1,
    keywords: new Int8Array(definition.keywords.length),
    abilities: [],
    events: nothing,
    statics: nothing,
    granted: nothing,
    forbids: 0,
    lends: 0,
    listens: false,
    volatile: false,
    weakens: false,
    blank: true,
  }
}

function addText(definition: Definition): void {
  addRow(definition, isPlain(definition))
  definitions.push(definition)
}

/** Does nothing in its text keep it from being played (see `sideObstacle`) or discarded from a hand? */
function isPlain({ type, half, keywords, events, statics }: Definition): boolean {
  if (type === UPGRADE || half !== 0 || keywords[ALPHA] !== 0) return false
  return !hasKind(events, TRIGGER.asPlayed) && !hasKind(statics, STATIC.cannot) && !hasKind(statics, STATIC.mustPay)
}

/** The definitions that are cards of their own. */
export function cardsAmong(all: readonly Definition[]): readonly Definition[] {
  return all.filter(({ blank, isSide }) => !blank && !isSide)
}

/** The printed value of a keyword, 0 where it is not printed. */
export function textKeyword(text: number, keyword: number): number {
  return (texts[text * TEXT_WORDS + TEXT_KEYWORDS] & (1 << keyword)) === 0 ? 0 : definitions[text].keywords[keyword]
}

const traitNumbers = new Map<string, number>()

/** Number of a trait; traits are numbered as they are met. */
export function traitNumber(name: string): number {
  let n = traitNumbers.get(name)
  if (n === undefined) {
    n = traitNumbers.size
    traitNumbers.set(name, n)
  }
  return n
}

export function traitNames(): string[] {
  return [...traitNumbers.keys()]
}

export function houseNumber(house: House): number {
  return HOUSES.indexOf(house)
}

export function keywordNumber(keyword: KeywordName): number {
  return KEYWORDS.indexOf(keyword)
}

export const ASSAULT = keywordNumber('assault')
export const DEPLOY = keywordNumber('deploy')
export const ELUSIVE = keywordNumber('elusive')
export const HAZARDOUS = keywordNumber('hazardous')
export const INVULNERABLE = keywordNumber('invulnerable')
export const OMEGA_KEYWORD = keywordNumber('omega')
export const ALPHA = keywordNumber('alpha')
export const POISON = keywordNumber('poison')
export const SKIRMISH = keywordNumber('skirmish')
export const SPLASH_ATTACK = keywordNumber('splashAttack')
export const TAUNT = keywordNumber('taunt')
export const TREACHERY = keywordNumber('treachery')
export const VERSATILE = keywordNumber('versatile')

/** Acts that a clause can forbid or allow; `what` of `cannot` and `mayUse`. */
export const ACTS = [
  'play',
  'use',
  'reap',
  'fight',
  'action',
  'omni',
  'attack',
  'beAttacked',
  'beDealtDamage',
  'beDestroyed',
  'beStolenFrom',
  'chooseHouse',
  'forge',
  'ready',
  'discard',
  'raiseTide',
  'resolveBonus',
  'readyInStep',
  'exhaust',
  'leaveArchives',
] as const
export type ActName = (typeof ACTS)[number]
export const ACT = Object.fromEntries(ACTS.map((name, i) => [name, i])) as Record<ActName, number>

/** Steps that can be skipped. */
export const SKIPPABLE = ['forgeStep', 'readyStep', 'drawStep'] as const

/** Packs bonus icons into three bits each. */
export function packIcons(icons: readonly Icon[]): number {
  const numbers = { amber: 1, capture: 2, damage: 3, draw: 4, discard: 5 }
  return icons.reduce((word, icon, i) => word | (numbers[icon] << (i * 3)), 0)
}
