import { release } from '../../../kernel/program.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { ACT, ACTION, ALPHA, definitions, TAUNT, textKeyword, UPGRADE, VERSATILE } from './definition.ts'
import { PLAIN, TEXT_FLAGS, TEXT_SIDE, TEXT_TYPE, TEXT_WORDS, texts, textHas, textTriggers } from './text-row.ts'
import { hasSecondInHand, isHalf } from './gigantic.ts'
import { maskOf, STATIC, TRIGGER } from './kinds.ts'
import { abilityGroups, GROUP, isInForce, LASTING_SEAT, LASTING_SELF, LASTING_SOURCE, removeLasting, USES_LEFT } from './lasting.ts'
import {
  ACTED,
  ACTIVE,
  DISCARD,
  ENRAGE,
  FIRST_SEAT,
  FROM_HAND,
  HOUSE,
  LASTING_COUNT,
  LASTING_WORDS,
  LINE,
  SEATS,
  STUN,
  TURN,
  TURN_ACTS,
  UPGRADES,
  zoneOf,
  LASTING_ENTRIES,
} from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import {
  hasAnyStatic,
  hasStatic,
  isAnywhereForbidden,
  isForbidden,
  isForbiddenFor,
  isGranted,
  isLent,
  openFrame,
  sumForSeat,
  sumStatics,
} from './clauses.ts'
import { hasAbility } from './abilities.ts'
import { belongsTo, keywordOf, neighborOf, sameName } from './values.ts'
import { definitionOf, opponentOf, typeOf } from './whereabouts.ts'

/** What may be played, discarded and used now. "Cannot" wins over every permission (kf.cannot). */

/** Why something is not possible: 0 when it is, else a code that `explain` turns into a rule. */
export const ALLOWED = 0
export const WRONG_HOUSE = 1
export const FORBIDDEN = 2
export const RULE_OF_SIX = 3
export const FIRST_TURN = 4
export const TOO_LATE_FOR_ALPHA = 5
export const NO_HOST = 6
export const CANNOT_PAY = 7
export const CONDITION = 8
export const LIMITED = 9
export const IS_EXHAUSTED = 10
export const IS_STUNNED = 11
export const MUST_FIGHT = 12
export const NO_FOE = 13
export const NO_ABILITY = 14
export const NOT_A_CREATURE = 15
export const NO_OTHER_HALF = 16

/** Plays and uses of cards of this name so far this turn (kf.six). */
function usesOfName(p: KeyforgePosition, card: number): number {
  let sum = 0
  for (let other = 0; other < p.uses.length; other++) if (p.uses[other] !== 0 && sameName(p, card, other)) sum += p.uses[other]
  return sum
}

export function breaksRuleOfSix(p: KeyforgePosition, card: number): boolean {
  // the sum is only taken when this many plays and uses happened at all
  return p.state[TURN_ACTS] >= 6 && usesOfName(p, card) >= 6
}

/** Clauses in play that may keep cards from being played. One look at the mask tells that there is none, as at most times. */
const BARS_PLAY = maskOf([STATIC.cannotSeat, STATIC.mustPay, STATIC.limit])

/** May every plain card of the active house be played: does nothing in play bar it, and the rule of six not yet? */
export function mayPlayPlain(p: KeyforgePosition): boolean {
  return p.state[TURN_ACTS] < 6 && !hasAnyStatic(p, BARS_PLAY)
}

/** Such a card is played and discarded without asking more: when every card is asked, random play with decks of all sets takes 9 % more. */
export function isPlain(p: KeyforgePosition, card: number): boolean {
  return (texts[p.text[card] * TEXT_WORDS + TEXT_FLAGS] & PLAIN) !== 0
}

/** Why the card cannot be played by this seat at all, whatever permits it; one with another side may be played as that (kf.upgrade.9). */
export function playObstacle(p: KeyforgePosition, seat: number, card: number, normal = false): number {
  const obstacle = sideObstacle(p, seat, card, normal)
  if (obstacle === ALLOWED || !mayPlayOtherSide(p, seat, card, normal)) return obstacle
  return ALLOWED
}

/** May the card be played as what its other side says? */
export function mayPlayOtherSide(p: KeyforgePosition, seat: number, card: number, normal: boolean): boolean {
  const side = otherSideToPlay(p, card)
  if (side < 0) return false
  const text = p.text[card]
  p.text[card] = side
  const obstacle = sideObstacle(p, seat, card, normal)
  p.text[card] = text
  return obstacle === ALLOWED
}

/** The text of the upgrade that a card may be played as, -1 for none. */
function otherSideToPlay(p: KeyforgePosition, card: number): number {
  const side = texts[p.text[card] * TEXT_WORDS + TEXT_SIDE]
  return side >= 0 && texts[side * TEXT_WORDS + TEXT_TYPE] === UPGRADE ? side : -1
}

/** Why it cannot be played as what its text says now; `normal`: from the hand in the main step, where its house counts (kf.house.7). */
export function sideObstacle(p: KeyforgePosition, seat: number, card: number, normal: boolean): number {
  if (normal && p.house[card] !== p.state[HOUSE] && playPermission(p, seat, card) === NO_PERMISSION) return WRONG_HOUSE
  const barred = hasAnyStatic(p, BARS_PLAY)
  if (barred && isForbiddenFor(p, ACT.play, seat, card)) return FORBIDDEN
  if (typeOf(p, card) === UPGRADE && p.zones.length[zoneOf(LINE, 0)] + p.zones.length[zoneOf(LINE, 1)] === 0) return NO_HOST
  if (isHalf(p, card) && !hasSecondInHand(p, card)) return NO_OTHER_HALF
  if (isTooLate(p, card, 0) || mayOnlyCopyTooLate(p, seat, card)) return TOO_LATE_FOR_ALPHA
  if (breaksRuleOfSix(p, card)) return RULE_OF_SIX
  if (priceToPlay(p, seat, card) + ownPrice(p, seat, card) > p.amber[seat]) return CANNOT_PAY
  if (ownStatic(p, card, seat, STATIC.cannot, ACT.play) > 0) return CONDITION
  if (barred && sumForSeat(p, STATIC.limit, -1, seat, card) > 0) return LIMITED
  return ALLOWED
}

/** Has it alpha, and more than so many cards were played, used or discarded in this step (kf.alpha.1)? */
export function isTooLate(p: KeyforgePosition, card: number, acted: number): boolean {
  return p.state[ACTED] > acted && textKeyword(p.text[card], ALPHA) > 0
}

/** An action that is played as another one is as little playable as that, as published: where all that it may become come too late. */
function mayOnlyCopyTooLate(p: KeyforgePosition, seat: number, card: number): boolean {
  if (p.state[ACTED] === 0 || !textTriggers(p.text[card], TRIGGER.asPlayed)) return false
  const pile = zoneOf(DISCARD, opponentOf(seat))
  let late = false
  for (let i = 0; i < p.zones.length[pile]; i++) {
    const other = cardAt(p.zones, pile, i)
    if (typeOf(p, other) !== ACTION) continue
    if (!isTooLate(p, other, 0)) return false
    late = true
  }
  return late
}

/** What cards in play make the seat pay to its opponent for playing the card (kf.pay). */
export function priceToPlay(p: KeyforgePosition, seat: number, card: number): number {
  return hasStatic(p, STATIC.mustPay) ? sumForSeat(p, STATIC.mustPay, ACT.play, seat, card) : 0
}

/** What the card itself makes the seat lose that plays it. */
export function ownPrice(p: KeyforgePosition, seat: number, card: number): number {
  return ownStatic(p, card, seat, STATIC.mustPay, ACT.play)
}

/**
 * Sum of a card's own clauses of a kind, wherever the card is: for clauses that work while it is played. Its other clauses work in play
 * only, so one about the opponent does not meet whoever plays it.
 */
export function ownStatic(p: KeyforgePosition, card: number, seat: number, kind: number, what: number): number {
  let sum = 0
  if (!textHas(p.text[card], kind)) return 0
  for (const ability of definitionOf(p, card).abilities) {
    const clause = ability.static
    if (clause === undefined || clause.kind !== kind || (what >= 0 && clause.what !== what)) continue
    const f = openFrame(p, seat, card, card, -1)
    if (
      (clause.covers === undefined || clause.covers(p, f, card)) &&
      (clause.seats === undefined || (clause.seats(p, f) & (1 << seat)) !== 0) &&
      (ability.condition === undefined || ability.condition(p, f))
    ) {
      sum += clause.amount(p, f)
    }
    release(p, f)
  }
  return sum
}

/** The first turn of the game allows one card to be played or discarded from hand (kf.firstturn). */
export function isFirstTurnSpent(p: KeyforgePosition): boolean {
  return p.state[TURN] === 1 && p.state[ACTIVE] === p.state[FIRST_SEAT] && p.state[FROM_HAND] > 0
}

/** Does the card say that only abilities discard it from a hand? */
export function staysInHand(p: KeyforgePosition, card: number): boolean {
  return textHas(p.text[card], STATIC.cannot) && ownStatic(p, card, p.owner[card], STATIC.cannot, ACT.discard) > 0
}

export const NO_PERMISSION = -1
export const CARD_PERMISSION = LASTING_WORDS * LASTING_ENTRIES

/**
 * What lets this seat play a card of another house: the offset of a lasting effect, or `CARD_PERMISSION + card` for a card in play,
 * or `NO_PERMISSION`.
 */
export function playPermission(p: KeyforgePosition, seat: number, card: number): number {
  if (!hasStatic(p, STATIC.mayPlay)) return NO_PERMISSION
  // what a card in play allows comes back every turn: it goes first, and leaves what was allowed once for other cards
  const { zones } = p
  for (let zone = seat; zone < (UPGRADES + 1) * SEATS; zone += SEATS) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const holder = zones.list[i]
      for (const ability of definitions[p.text[holder]].abilities) {
        const clause = ability.static
        if (clause?.kind !== STATIC.mayPlay) continue
        const f = openFrame(p, seat, holder, holder, -1)
        const covered =
          (clause.covers === undefined || clause.covers(p, f, card)) &&
          (ability.condition === undefined || ability.condition(p, f)) &&
          p.spent[holder] < clause.amount(p, f)
        release(p, f)
        if (covered) return CARD_PERMISSION + holder
      }
    }
  }
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const at = i * LASTING_WORDS
    if (!isInForce(p, at) || p.lasting[at + LASTING_SEAT] !== seat) continue
    for (const ability of abilityGroups[p.lasting[at + GROUP]].abilities) {
      if (ability.static?.kind !== STATIC.mayPlay) continue
      const f = openFrame(p, seat, p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at)
      const covered = ability.static.covers === undefined || ability.static.covers(p, f, card)
      release(p, f)
      if (covered) return at
    }
  }
  return NO_PERMISSION
}

export function isOfActiveHouse(p: KeyforgePosition, card: number): boolean {
  return belongsTo(p, card, p.state[HOUSE]) || (p.state[HOUSE] >= 0 && keywordOf(p, card, VERSATILE) > 0)
}

/** May the card be used in this way although it is of another house? `act` -1: in any way. */
export function isLentUse(p: KeyforgePosition, card: number, act: number): boolean {
  return hasStatic(p, STATIC.mayUse) && countLent(p, card, act) > 0
}

/** Clauses that allow the use. */
function countLent(p: KeyforgePosition, card: number, act: number): number {
  return sumStatics(p, STATIC.mayUse, ACT.use, card, -1) + (act >= 0 ? sumStatics(p, STATIC.mayUse, act, card, -1) : 0)
}

/**
 * The lasting effect whose one permission a use in the main step spends, by its offset; `NO_PERMISSION` when the card needs none, or has one
 * that is not used up.
 */
export function usePermission(p: KeyforgePosition, card: number, act: number): number {
  if (act === ACT.omni || !hasStatic(p, STATIC.mayUse) || isOfActiveHouse(p, card)) return NO_PERMISSION
  let first = NO_PERMISSION
  let limited = 0
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++) {
    const at = i * LASTING_WORDS
    if (p.lasting[at + USES_LEFT] === 0 || !isInForce(p, at)) continue
    for (const { static: clause } of abilityGroups[p.lasting[at + GROUP]].abilities) {
      if (clause?.kind !== STATIC.mayUse || (clause.what !== ACT.use && clause.what !== act)) continue
      const f = openFrame(p, p.lasting[at + LASTING_SEAT], p.lasting[at + LASTING_SOURCE], p.lasting[at + LASTING_SELF], at)
      const lends = clause.covers === undefined || clause.covers(p, f, card)
      release(p, f)
      if (!lends) continue
      limited++
      if (first === NO_PERMISSION) first = at
    }
  }
  return countLent(p, card, act === ACT.use ? -1 : act) > limited ? NO_PERMISSION : first
}

/** Uses up one time of a permission, by its offset. */
export function spendLasting(p: KeyforgePosition, at: number): void {
  if (at !== NO_PERMISSION && p.lasting[at + USES_LEFT] > 0 && --p.lasting[at + USES_LEFT] === 0) removeLasting(p, at)
}

/** Why a card cannot be used in this way, whatever its house: what an effect that uses it must obey (kf.use.6). `ACT.use` removes a stun. */
export function useObstacle(p: KeyforgePosition, seat: number, card: number, act: number): number {
  if (p.exhausted[card] !== 0) return IS_EXHAUSTED
  const creature = p.zones.of[card] < (LINE + 1) * SEATS
  if (!creature && act !== ACT.action && act !== ACT.omni) return NOT_A_CREATURE
  if (isForbidden(p, ACT.use, card) || isForbiddenFor(p, ACT.use, seat, card)) return FORBIDDEN
  if (breaksRuleOfSix(p, card)) return RULE_OF_SIX
  if (hasStatic(p, STATIC.mustPay) && sumForSeat(p, STATIC.mustPay, ACT.use, seat, card) > p.amber[seat]) return CANNOT_PAY
  if ((p.status[card] & STUN) !== 0) return act === ACT.use ? ALLOWED : IS_STUNNED
  if (act === ACT.use) return NO_ABILITY
  if (isForbidden(p, act, card)) return FORBIDDEN
  if (act === ACT.fight) return canFight(p, card) ? ALLOWED : NO_FOE
  if (mustFight(p, card) && canFight(p, card)) return MUST_FIGHT
  if (act === ACT.action) return hasAbility(p, card, TRIGGER.action) ? ALLOWED : NO_ABILITY
  if (act === ACT.omni) return hasAbility(p, card, TRIGGER.omni) ? ALLOWED : NO_ABILITY
  return ALLOWED
}

/** Clauses in play that may keep cards from being used; and those that may let cards of other houses be used, or change a card's house. */
const BARS_USE = maskOf([STATIC.cannot, STATIC.cannotSeat, STATIC.mustPay])
const OPENS_USE = maskOf([STATIC.belongsTo, STATIC.alsoBelongsTo, STATIC.mayUse])

/** Verbs of the main step for a ready card, bit by verb: 2 reap, 3 fight, 4 action, 5 omni, 6 remove its stun. One pass over what `useObstacleInMain` asks. */
export function usefulVerbs(p: KeyforgePosition, seat: number, card: number): number {
  const mayOmni = textTriggers(p.text[card], TRIGGER.omni) || isGranted(p, TRIGGER.omni)
  const opened = hasAnyStatic(p, OPENS_USE) || isLent(p, VERSATILE) || textKeyword(p.text[card], VERSATILE) > 0
  const own = opened ? isOfActiveHouse(p, card) : p.house[card] === p.state[HOUSE]
  const lent = opened && hasStatic(p, STATIC.mayUse)
  // most cards of other houses: what follows need not be asked
  if (!own && !mayOmni && !lent) return 0
  const creature = p.zones.of[card] < (LINE + 1) * SEATS
  const mayAct = textTriggers(p.text[card], TRIGGER.action) || isGranted(p, TRIGGER.action)
  if (!creature && !mayAct && !mayOmni) return 0
  const barred = hasAnyStatic(p, BARS_USE)
  if (barred && (isForbidden(p, ACT.use, card) || isForbiddenFor(p, ACT.use, seat, card))) return 0
  if (breaksRuleOfSix(p, card)) return 0
  if (barred && sumForSeat(p, STATIC.mustPay, ACT.use, seat, card) > p.amber[seat]) return 0
  const free = own || (lent && isLentUse(p, card, -1))
  if ((p.status[card] & STUN) !== 0) return free ? 1 << 6 : 0
  let verbs = 0
  const fights = creature && (free || (lent && isLentUse(p, card, ACT.fight))) && canFight(p, card)
  if (fights) verbs |= 1 << 3
  if (mustFight(p, card) && (fights || (creature && canFight(p, card)))) return verbs
  if (creature && (free || (lent && isLentUse(p, card, ACT.reap))) && !(barred && isForbidden(p, ACT.reap, card))) verbs |= 1 << 2
  if (mayAct && (free || (lent && isLentUse(p, card, ACT.action))) && !(barred && isForbidden(p, ACT.action, card))) {
    if (hasAbility(p, card, TRIGGER.action)) verbs |= 1 << 4
  }
  if (mayOmni && !(barred && isForbidden(p, ACT.omni, card)) && hasAbility(p, card, TRIGGER.omni)) verbs |= 1 << 5
  return verbs
}

/** Is the card used to fight when it is used, if it can: enraged, or by a clause (kf.enrage.2, kf.must.1)? */
function mustFight(p: KeyforgePosition, card: number): boolean {
  return (p.status[card] & ENRAGE) !== 0 || (hasStatic(p, STATIC.mustFight) && sumStatics(p, STATIC.mustFight, -1, card, -1) > 0)
}

/** Is there an enemy creature that it may attack, and may it fight at all? */
function canFight(p: KeyforgePosition, card: number): boolean {
  if (isForbidden(p, ACT.fight, card)) return false
  const zone = zoneOf(LINE, opponentOf(p.controller[card]))
  // taunt alone leaves one to attack: the creature that has it
  if (!isAnywhereForbidden(p, ACT.attack) && !isAnywhereForbidden(p, ACT.beAttacked)) return p.zones.length[zone] > 0
  for (let i = p.zones.length[zone] - 1; i >= 0; i--) if (canAttack(p, card, cardAt(p.zones, zone, i))) return true
  return false
}

/** Taunt protects neighbors without taunt (kf.taunt); clauses may forbid more. */
export function canAttack(p: KeyforgePosition, attacker: number, target: number, ignoringTaunt = false): boolean {
  if (!ignoringTaunt && keywordOf(p, target, TAUNT) === 0 && !ignores(p, attacker, target, TAUNT)) {
    for (const side of [-1, 1] as const) {
      const neighbor = neighborOf(p, target, side)
      if (neighbor >= 0 && keywordOf(p, neighbor, TAUNT) > 0) return false
      if (hasStatic(p, STATIC.tauntReach) && neighbor >= 0 && tauntsFrom(p, neighborOf(p, neighbor, side))) return false
    }
  }
  return !isForbidden(p, ACT.attack, attacker, target) && !isForbidden(p, ACT.beAttacked, target, attacker)
}

/** Does the creature protect the neighbors of its neighbors too (kf.taunt.3)? */
function tauntsFrom(p: KeyforgePosition, card: number): boolean {
  return card >= 0 && keywordOf(p, card, TAUNT) > 0 && sumStatics(p, STATIC.tauntReach, -1, card, -1) > 0
}

/** Does the attacker ignore a keyword of the creature it attacks? */
export function ignores(p: KeyforgePosition, attacker: number, _target: number, keyword: number): boolean {
  return hasStatic(p, STATIC.ignores) && sumStatics(p, STATIC.ignores, keyword, attacker, -1) > 0
}
