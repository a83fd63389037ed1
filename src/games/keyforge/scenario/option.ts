import type { Decision } from '../../../kernel/decision.ts'
import { waitingAsk } from '../../../kernel/program.ts'
import { isNode } from '../../../ability/tree.ts'
import type { Ability, Effect } from '../../../ability/tree.ts'
import {
  abilities,
  asking,
  CARD_COUNT,
  code,
  definitionById,
  definitions,
  enteringSeat,
  isHalf,
  isInPlay,
  LIMBO,
  LINE,
  MAX_OPTIONS,
  opponentOf,
  realCard,
  secondOf,
  SEATS,
  TRIGGERS,
  zoneOf,
} from '../rules/index.ts'
import type { House, KeyforgeKind, KeyforgeOption, KeyforgePosition } from '../rules/index.ts'
import { textOfAbility, textOfEffect } from '../speech/index.ts'

/** Options and cards of a scenario by what they are. */

/** A card by id, by id with owner or copy (from 1, in the order in which they were put into the game), or by its index. */
export type Which = string | number | { readonly card: string; readonly seat?: number; readonly copy?: number }

/** An option by what it is; only the fields given are compared. */
export interface Wanted {
  readonly verb?: string
  readonly card?: Which
  readonly target?: Which
  /** The card whose text it is. */
  readonly source?: Which
  /** A whole set, in any order. */
  readonly targets?: readonly Which[]
  readonly seat?: number
  readonly house?: House
  readonly color?: string
  readonly trait?: string
  readonly place?: 'left' | 'right' | number
  readonly amount?: number
  readonly name?: string
  readonly mode?: number
  readonly ability?: number
  /** The number of the option, as `options` shows it. */
  readonly option?: number
  /** What starts the ability, or the name of the rule that brings it. */
  readonly as?: string
  readonly yes?: boolean
}

export interface OptionShown extends KeyforgeOption {
  readonly option: number
  /** For modes and triggers: what they say, in English. */
  readonly text?: string
  /** For triggers: all that it does may be declined. */
  readonly optional?: boolean
}

/** Questions to be answered with yes or no have verbs of their own, where they are about more than a "may". */
const YES = ['accept', 'take', 'mulligan']
const NO = ['decline', 'leave', 'keep']

/** The index of the card that is meant; fails when none or several are. */
export function findCard(p: KeyforgePosition, which: Which): number {
  if (typeof which === 'number') {
    if (!Number.isInteger(which) || which < 0 || which >= p.state[CARD_COUNT]) throw new Error(`there is no card number ${which}`)
    return standing(p, which)
  }
  const { card: id, seat, copy } = typeof which === 'string' ? { card: which, seat: undefined, copy: undefined } : which
  const found = cardsCalled(p, id, seat)
  if (found.length === 0) throw new Error(`there is no "${id}" in this game${seat === undefined ? '' : ` that seat ${seat} owns`}`)
  if (copy !== undefined) {
    if (found[copy - 1] === undefined) throw new Error(`there are only ${found.length} cards "${id}"`)
    return standing(p, found[copy - 1])
  }
  if (found.length > 1) throw new Error(`there are ${found.length} cards "${id}": say the seat or the copy`)
  return standing(p, found[0])
}

/** The cards of this game that are this one by what is printed on them, in the order in which they came into it. */
function cardsCalled(p: KeyforgePosition, id: string, seat: number | undefined): number[] {
  const found: number[] = []
  for (let card = 0; card < p.state[CARD_COUNT]; card++) {
    if (p.zones.of[card] < 0 || definitions[p.printed[card]].face.id !== id) continue
    if (seat === undefined || p.owner[card] === seat) found.push(card)
  }
  return found
}

/**
 * What stands for a card now: for one that lies face down as a token creature that creature, for a token creature that is gone the card it
 * was, and for the second half of a gigantic creature in play that creature.
 */
function standing(p: KeyforgePosition, card: number): number {
  const real = realCard(p, card)
  const above = p.host[real]
  return above >= 0 && p.zones.of[above] >= 0 && below(p, above) === real ? above : real
}

/** The card that a creature in play is as well: the one that lies face down as it, or its second half. */
function below(p: KeyforgePosition, card: number): number {
  if (p.isToken[card] !== 0) return p.host[card]
  return isInPlay(p, card) ? secondOf(p, card) : -1
}

/** Is the option what is wanted? */
export function fits(p: KeyforgePosition, option: number, wanted: Wanted): boolean {
  const { verb, yes } = wanted
  const view = asking.describe(p, option)
  // where only cards are ordered, and not what they do, each is the target of its option
  // and a yes is one to the card that asks, or to the creature that has it from an upgrade
  const asks = view.verb === 'accept' ? decisionOf(p)?.source : undefined
  const card = view.verb === 'order' ? (view.card ?? view.target) : (view.card ?? asks)
  const host = asks === undefined || asks < 0 ? undefined : p.host[asks]
  const source = () => view.source ?? (view.verb === 'order' ? view.card : decisionOf(p)?.source)
  return (
    (wanted.option === undefined || wanted.option === option) &&
    (verb === undefined || view.verb === verb) &&
    (yes === undefined || (yes ? YES : NO).includes(view.verb)) &&
    (wanted.card === undefined ||
      [card, host].some((one) => isCard(p, one, wanted.card as Which)) ||
      (view.verb === 'play' && isPlayedWith(p, card, wanted.card))) &&
    (wanted.target === undefined || wanted.target === view.target || isCard(p, view.target, wanted.target)) &&
    (wanted.source === undefined || isCard(p, source(), wanted.source)) &&
    (wanted.place === undefined || isPlace(p, view, wanted.place)) &&
    (wanted.name === undefined || isName(view.name, wanted.name)) &&
    (['house', 'color', 'trait', 'amount', 'mode', 'ability', 'as', 'seat'] as const).every(
      (key) => wanted[key] === undefined || view[key] === wanted[key],
    )
  )
}

/** Is it that place in the line? A flank has a number of creatures to its left as well. */
function isPlace(p: KeyforgePosition, { card = -1, place }: KeyforgeOption, wanted: 'left' | 'right' | number): boolean {
  if (place === wanted) return true
  if (typeof wanted !== 'number' || card < 0) return false
  if (place === 'left') return wanted === 0
  if (place !== 'right') return false
  const zone = p.zones.of[card]
  const beside = (seat: number) => p.zones.length[zoneOf(LINE, seat)]
  const from = zone % SEATS
  // it moves in its line, comes under the control of the other player, is played, or is put into play under that of either
  if (zone >> 1 === LINE) return wanted === (decisionOf(p)?.rule === 'kf.move.3' ? beside(from) - 1 : beside(opponentOf(from)))
  if (zone >> 1 === LIMBO) return wanted === beside(enteringSeat(p, card, from))
  return [0, 1].some((seat) => wanted === beside(seat))
}

/** Is it the name of that card, or what the card is called here? */
function isName(id: string | undefined, wanted: string): boolean {
  return id === wanted || (id !== undefined && definitionById.get(id)?.face.name === wanted)
}

/** Is what is meant the second half of a gigantic creature, which is played by its first one (kf.gigantic.2)? */
function isPlayedWith(p: KeyforgePosition, card: number | undefined, which: Which): boolean {
  if (card === undefined || !isHalf(p, card)) return false
  const { name } = definitions[p.printed[card]].face
  for (let other = 0; other < p.state[CARD_COUNT]; other++)
    if (p.zones.of[other] === p.zones.of[card] && definitions[p.printed[other]].face.name === name && isCard(p, other, which)) return true
  return false
}

/** Is it the card that is meant? A copy answers to both names, a creature to that of the card that it is too. */
export function isCard(p: KeyforgePosition, card: number | undefined, which: Which): boolean {
  if (card === undefined || card < 0) return false
  if (typeof which === 'number') return standing(p, card) === standing(p, which)
  const { card: id, seat, copy } = typeof which === 'string' ? { card: which, seat: undefined, copy: undefined } : which
  const ofOwner = seat === undefined || p.owner[card] === seat
  if ([p.text[card], p.printed[card]].some((name) => definitions[name].face.id === id))
    return copy === undefined ? ofOwner : findCard(p, which) === standing(p, card)
  const other = below(p, card)
  if (other < 0 || definitions[p.printed[other]].face.id !== id) return false
  // of several such cards the one that lies there is not the one that is meant, unless it is said which
  return copy === undefined ? ofOwner && cardsCalled(p, id, seat).length === 1 : findCard(p, which) === standing(p, card)
}

/** What an alternative or a trigger says, in English, and whether a trigger may be declined. */
export function sayingOfOption(p: KeyforgePosition, option: number): { text?: string; optional?: boolean } {
  const ask = waitingAsk(code, p)
  const view = asking.describe(p, option)
  if (view.verb === 'mode' && ask?.modes !== undefined && view.mode !== undefined)
    return {
      text: textOfEffect(ask.modes[view.mode] as Effect, definitions[p.text[Math.max(0, decisionOf(p)?.source ?? 0)]].face),
    }
  if (view.verb === 'order' && view.as !== undefined && view.card !== undefined && view.card >= 0) {
    const { text } = p
    const giver = view.source === undefined ? undefined : definitions[text[view.source]].face
    const home = view.name ?? (giver ?? definitions[text[view.card]].face).id
    const tree = abilities.find((one) =>
      view.ability === undefined
        ? one.home === '' && one.tree.word === view.as
        : one.home === home && one.number === view.ability && one.part === (view.part ?? 0) && TRIGGERS[one.trigger] === view.as,
    )?.tree
    if (tree === undefined) return {}
    return { text: textOfAbility(tree, definitions[text[view.card]].face, giver), optional: mayBeDeclined(tree) }
  }
  return {}
}

/** All that the ability does is something that may be done. */
function mayBeDeclined({ args }: Ability): boolean {
  const effects = args.filter((arg): arg is Effect => isNode(arg) && arg.is === 'effect')
  return effects.length > 0 && effects.every(isOffered)
}

function isOffered({ word, args }: Effect): boolean {
  return word === 'may' || (word === 'ifYouDo' && isNode(args[0]) && args[0].word === 'may')
}

/** What is asked. Where a rule asks about one card, such as one to be placed, that card is the source. */
export function decisionOf(p: KeyforgePosition): Decision<KeyforgeKind> | undefined {
  const decision = asking.decision(p)
  // a house is a house, whether the turn or a card asks for it: the source says which
  if (decision?.kind === 'chosenHouse') return { ...decision, kind: 'house' }
  if (decision === undefined || decision.source >= 0 || !ABOUT_A_CARD.includes(decision.kind)) return decision
  const { card = -1 } = asking.describe(p, firstOption(p))
  return { ...decision, source: card }
}
const ABOUT_A_CARD: readonly string[] = ['flank', 'target', 'use', 'mode', 'pay']

const offered = new Int16Array(MAX_OPTIONS)
function firstOption(p: KeyforgePosition): number {
  asking.options(p, offered)
  return offered[0]
}

/** The kind of question that this answers, which may stand behind a yes. */
export function following({ target, mode, house, color }: Wanted): string | undefined {
  if (target !== undefined) return 'target'
  if (mode !== undefined) return 'mode'
  if (color !== undefined) return 'forge'
  return house === undefined ? undefined : 'house'
}
