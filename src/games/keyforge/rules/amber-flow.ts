import { ACT } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { EXALTED, record, STOLEN } from './history.ts'
import { ARTIFACTS, CARDS, LINE, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { collectWatchers, replaceEvent } from './queue.ts'
import { tell } from './tell.ts'
import { hasStatic, isForbiddenFor, sourceOfStatic, sumStatics } from './clauses.ts'
import { isCreatureInPlay, isInPlay, opponentOf } from './whereabouts.ts'
import { add } from './tally.ts'

/** How amber flows: every change of a pool or of amber on a card goes through one of these. */

/** What a proposed gain says of how. */
export const BY_REAPING = 1

/** A seat gains amber from the supply (kf.gain). `byReaping` tells replacements how. False when it went somewhere else. */
export function gain(p: KeyforgePosition, seat: number, amount: number, source: number, byReaping = false): boolean {
  if (amount <= 0 || !addToPool(p, seat, amount, byReaping)) return false
  tell(p, 'gain', seat, source, -1, amount)
  return true
}

/** Adds amber to a pool, wherever it comes from; false when a replacement takes it (kf.replacement). */
export function addToPool(p: KeyforgePosition, seat: number, amount: number, byReaping = false): boolean {
  if (replaceEvent(p, TRIGGER.wouldGain, byReaping ? BY_REAPING : 0, seat, amount) >= 0) return false
  add(p.amber, seat, amount)
  return true
}

/** A seat loses amber to the supply, at most what it has. Returns how much. */
export function lose(p: KeyforgePosition, seat: number, amount: number, source: number): number {
  const lost = Math.min(Math.max(amount, 0), p.amber[seat])
  if (lost > 0) {
    p.amber[seat] -= lost
    tell(p, 'lose', seat, source, -1, lost)
  }
  return lost
}

/** Is what would be stolen or captured from the seat's pool taken from the supply instead (kf.replacement.1)? */
export function supplyPays(p: KeyforgePosition, seat: number, amount: number): boolean {
  return replaceEvent(p, TRIGGER.wouldBeTaken, -1, seat, amount) >= 0
}

/** `thief` steals from the other seat, at most what is there; nothing when that is forbidden (kf.steal). The caller opens the window. */
export function steal(p: KeyforgePosition, thief: number, amount: number, source: number): number {
  const victim = opponentOf(thief)
  const stolen = Math.min(Math.max(amount, 0), p.amber[victim])
  // what takes the place of another event on the spot is not captured: there is nobody to ask (kf.capture.6)
  if (stolen <= 0 || hasStatic(p, STATIC.stolenIsCaptured) || isForbiddenFor(p, ACT.beStolenFrom, victim)) return 0
  if (!supplyPays(p, victim, stolen)) p.amber[victim] -= stolen
  if (!addToPool(p, thief, stolen)) return 0
  record(p, STOLEN, source, thief)
  collectWatchers(p, TRIGGER.isStolenFrom, -1, victim, stolen)
  tell(p, 'steal', thief, source, -1, stolen)
  return stolen
}

/** A creature captures from a pool, at most what is there (kf.capture). */
export function capture(p: KeyforgePosition, creature: number, from: number, amount: number, source: number): number {
  if (creature < 0 || !isInPlay(p, creature)) return 0
  const captured = Math.min(Math.max(amount, 0), p.amber[from])
  if (captured <= 0) return 0
  if (!supplyPays(p, from, captured)) p.amber[from] -= captured
  captureProposed(p, creature, captured, source)
  return captured
}

/** A creature captures what would have come to a pool: it lay in none that could be spared (kf.replacement.1). */
export function captureProposed(p: KeyforgePosition, creature: number, amount: number, source: number): void {
  add(p.amberOn, creature, amount)
  tell(p, 'capture', p.controller[creature], source, creature, amount)
  addMore(p, creature, 1)
}

/** What clauses put from the supply on a creature each time that it has captured or been exalted; that is neither (kf.exalt.1). */
function addMore(p: KeyforgePosition, creature: number, times: number): void {
  if (!hasStatic(p, STATIC.comesWithMore) || !isCreatureInPlay(p, creature)) return
  const source = sourceOfStatic(p, STATIC.comesWithMore, -1, creature, -1)
  placeOn(p, creature, times * sumStatics(p, STATIC.comesWithMore, -1, creature, -1), source)
}

/** Amber changes hands without being stolen or lost (kf.pay). Returns how much. */
export function pay(p: KeyforgePosition, from: number, to: number, amount: number, source: number): number {
  const paid = Math.min(Math.max(amount, 0), p.amber[from])
  if (paid > 0) {
    p.amber[from] -= paid
    addToPool(p, to, paid)
    tell(p, 'pay', from, source, -1, paid)
  }
  return paid
}

/** Places amber from the supply on a card; `kind` is how it is told. Returns how much. */
export function placeOn(p: KeyforgePosition, card: number, amount: number, source: number, kind = 'placeAmber'): number {
  if (!isInPlay(p, card) || amount <= 0) return 0
  add(p.amberOn, card, amount)
  tell(p, kind, p.controller[card], source, card, amount)
  return amount
}

/** A creature is exalted so many times, by a seat: each time 1 amber from the supply (kf.exalt.1). The caller opens the window. */
export function exalt(p: KeyforgePosition, card: number, times: number, source: number, seat: number): number {
  if (!isCreatureInPlay(p, card)) return 0
  const placed = placeOn(p, card, times, source, 'exalt')
  for (let i = 0; i < placed; i++) {
    record(p, EXALTED, card, seat)
    collectWatchers(p, TRIGGER.exalts, card, seat)
  }
  addMore(p, card, placed)
  return placed
}

/** Of a clause about what may be spent: amber on cards of whoever controls them, or of that player's opponent. */
export const BY_CONTROLLER = 0
export const BY_OPPONENT = 1

/**
 * What the seat may spend besides its pool when it forges (kf.forge.6), written to `out` in order: cards with amber on them, then, as
 * `CARDS` plus their index, cards that are spent themselves (kf.spend.3). Returns their number.
 */
export function listPayers(p: KeyforgePosition, seat: number, out: number[]): number {
  let n = 0
  if (hasStatic(p, STATIC.spendable)) {
    n = addPayers(p, seat, STATIC.spendable, BY_CONTROLLER, out, n)
    n = addPayers(p, 1 - seat, STATIC.spendable, BY_OPPONENT, out, n)
  }
  if (hasStatic(p, STATIC.spendableItself)) n = addPayers(p, seat, STATIC.spendableItself, -1, out, n)
  if (n > 1) {
    out.length = n
    out.sort((a, b) => a - b)
  }
  return n
}

/** What a payer is worth. */
export function worthOf(p: KeyforgePosition, payer: number): number {
  return payer >= CARDS ? 1 : p.amberOn[payer]
}

function addPayers(p: KeyforgePosition, controller: number, clause: number, what: number, out: number[], start: number): number {
  const { zones } = p
  let n = start
  for (let kind = LINE; kind <= ARTIFACTS; kind++) {
    const zone = zoneOf(kind, controller)
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const payer = clause === STATIC.spendableItself ? CARDS + zones.list[i] : zones.list[i]
      if (worthOf(p, payer) > 0 && sumStatics(p, clause, what, zones.list[i], -1) > 0) out[n++] = payer
    }
  }
  return n
}
