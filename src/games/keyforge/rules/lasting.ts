import { CapacityError } from '../../../kernel/layout.ts'
import { dropFrom, isEmptySet, isIn } from '../../../kernel/cardset.ts'
import type { CompiledAbility } from './definition.ts'
import { ACTIVE, LASTING_COUNT, LASTING_ENTRIES, LASTING_WORDS, TURN, UNCHECKED, UNWATCHED, SET_WORDS } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import type { Mask } from './kinds.ts'

/**
 * Lasting effects: abilities that live for a time without standing on a card.
 * An entry holds its group of abilities, who runs it, the text it came from, when it is in force, and what it captured.
 */
export const GROUP = 0
export const LASTING_SEAT = 1
export const LASTING_SOURCE = 2
export const LASTING_SELF = 3
/** When it is in force, see `SCOPES`. */
export const SCOPE = 4
/** Turn number, or card, that the scope refers to. */
export const UNTIL = 5
/** Times it may still act, 0 for any number; the high bits tell whether the captured set narrows it. */
export const USES_LEFT = 6
/** Captured slots: set of cards, house or number, amount. */
export const CAPTURED = 7
export const CAPTURED_WORDS = SET_WORDS + 2
export const CAPTURED_SET = 0
export const CAPTURED_VALUE = SET_WORDS
export const CAPTURED_AMOUNT = SET_WORDS + 1
/** Clock when it began. */
export const SINCE = CAPTURED + CAPTURED_WORDS

export const THIS_TURN = 0
/** During the turn whose number is in `UNTIL`. */
export const ONE_TURN = 1
/** While the card in `UNTIL` is in play. */
export const WHILE_IN_PLAY = 2
/** While the card in `UNTIL` stays under the control of the seat. */
export const WHILE_CONTROLLED = 3
/** Until the start of the seat's turn whose number is in `UNTIL`. */
export const BEFORE_TURN = 4
/** Until the end of the fight that is going on. */
export const THIS_FIGHT = 5
/** Until the end of the turn whose number is in `UNTIL`. */
export const THROUGH_TURN = 6

/** Abilities of a lasting effect, compiled once; the entry refers to its index. */
export interface AbilityGroup {
  readonly abilities: readonly CompiledAbility[]
  readonly events: Mask
  readonly statics: Mask
  readonly granted: Mask
  /** See `Definition`. */
  readonly forbids: number
  readonly lends: number
  readonly volatile: boolean
  /** It may take power away. */
  readonly weakens: boolean
  /** Only cards in the captured set are meant: when the set is empty the entry ends. */
  readonly needsSet: boolean
}

export const abilityGroups: AbilityGroup[] = []

/** Adds an entry and returns its offset in the column; the caller fills what was captured. */
export function addLasting(
  p: KeyforgePosition,
  group: number,
  seat: number,
  source: number,
  self: number,
  scope: number,
  until: number,
): number {
  const n = p.state[LASTING_COUNT]
  if (n >= LASTING_ENTRIES) throw new CapacityError('lasting', `holds ${n} effects, no room for one more`)
  const at = n * LASTING_WORDS
  p.lasting[at + GROUP] = group
  p.lasting[at + LASTING_SEAT] = seat
  p.lasting[at + LASTING_SOURCE] = source
  p.lasting[at + LASTING_SELF] = self
  p.lasting[at + SCOPE] = scope
  p.lasting[at + UNTIL] = until
  p.lasting[at + SINCE] = ++p.clock[0]
  p.state[LASTING_COUNT] = n + 1
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
  return at
}

export function isInForce(p: KeyforgePosition, at: number): boolean {
  return p.lasting[at + SCOPE] !== ONE_TURN || p.lasting[at + UNTIL] === p.state[TURN]
}

export function removeLasting(p: KeyforgePosition, at: number): void {
  const last = (p.state[LASTING_COUNT] - 1) * LASTING_WORDS
  // keep the order: later entries win over earlier ones
  p.lasting.copyWithin(at, at + LASTING_WORDS, last + LASTING_WORDS)
  p.lasting.fill(0, last, last + LASTING_WORDS)
  p.state[LASTING_COUNT]--
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
}

/** Ends what lasted until the end of this turn. */
export function endTurnEffects(p: KeyforgePosition): void {
  for (let i = p.state[LASTING_COUNT] - 1; i >= 0; i--) {
    const at = i * LASTING_WORDS
    const scope = p.lasting[at + SCOPE]
    if (scope === THIS_TURN || ((scope === ONE_TURN || scope === THROUGH_TURN) && p.lasting[at + UNTIL] <= p.state[TURN]))
      removeLasting(p, at)
  }
}

/** Ends what lasted for the fight of this creature. */
export function endFightEffects(p: KeyforgePosition, attacker: number): void {
  for (let i = p.state[LASTING_COUNT] - 1; i >= 0; i--) {
    const at = i * LASTING_WORDS
    if (p.lasting[at + SCOPE] === THIS_FIGHT && p.lasting[at + LASTING_SELF] === attacker) removeLasting(p, at)
  }
}

/** Ends what lasted until the turn that starts now. */
export function endBeforeTurn(p: KeyforgePosition): void {
  for (let i = p.state[LASTING_COUNT] - 1; i >= 0; i--) {
    const at = i * LASTING_WORDS
    if (p.lasting[at + SCOPE] === BEFORE_TURN && p.lasting[at + LASTING_SEAT] === p.state[ACTIVE]) removeLasting(p, at)
  }
}

/** A card left play: effects on it end, and effects that last while it is in play end (kf.leaves). */
export function forgetCard(p: KeyforgePosition, card: number): void {
  for (let i = p.state[LASTING_COUNT] - 1; i >= 0; i--) {
    const at = i * LASTING_WORDS
    const scope = p.lasting[at + SCOPE]
    if ((scope === WHILE_IN_PLAY || scope === WHILE_CONTROLLED) && p.lasting[at + UNTIL] === card) {
      removeLasting(p, at)
      continue
    }
    if (!isIn(p.lasting, at + CAPTURED, card)) continue
    dropFrom(p.lasting, at + CAPTURED, card)
    if (abilityGroups[p.lasting[at + GROUP]].needsSet && isEmptySet(p.lasting, at + CAPTURED, SET_WORDS)) removeLasting(p, at)
  }
}

/** A card changed hands: effects that needed its controller end. */
export function forgetControl(p: KeyforgePosition, card: number): void {
  for (let i = p.state[LASTING_COUNT] - 1; i >= 0; i--) {
    const at = i * LASTING_WORDS
    if (
      p.lasting[at + SCOPE] === WHILE_CONTROLLED &&
      p.lasting[at + UNTIL] === card &&
      p.lasting[at + LASTING_SEAT] !== p.controller[card]
    ) {
      removeLasting(p, at)
    }
  }
}
