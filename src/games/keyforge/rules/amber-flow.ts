import { ACT, textHas } from './definition.ts'
import { STATIC, TRIGGER } from './kinds.ts'
import { record, STOLEN } from './history.ts'
import { ARTIFACTS, LINE, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { replaceEvent } from './queue.ts'
import { tell } from './tell.ts'
import { hasStatic, isForbiddenFor } from './clauses.ts'
import { isInPlay, opponentOf } from './whereabouts.ts'
import { add } from './tally.ts'

/** How amber flows: every change of a pool or of amber on a card goes through one of these. */

/** What a proposed gain says: the seat that would gain, and whether by reaping. */
export const GAINER = 1
export const BY_REAPING = 2

/** A seat gains amber from the supply (kf.gain). `byReaping` tells replacements how. */
export function gain(p: KeyforgePosition, seat: number, amount: number, source: number, byReaping = false): void {
  if (amount > 0 && addToPool(p, seat, amount, byReaping)) tell(p, 'gain', seat, source, -1, amount)
}

/** Adds amber to a pool, wherever it comes from; false when a replacement takes it (kf.replacement). */
export function addToPool(p: KeyforgePosition, seat: number, amount: number, byReaping = false): boolean {
  if (replaceEvent(p, TRIGGER.wouldGain, byReaping ? seat | BY_REAPING : seat, seat, amount) >= 0) return false
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

/** `thief` steals from the other seat, at most what is there; nothing when that is forbidden (kf.steal). */
export function steal(p: KeyforgePosition, thief: number, amount: number, source: number): number {
  const victim = opponentOf(thief)
  const stolen = Math.min(Math.max(amount, 0), p.amber[victim])
  if (stolen <= 0 || isForbiddenFor(p, ACT.beStolenFrom, victim)) return 0
  p.amber[victim] -= stolen
  if (!addToPool(p, thief, stolen)) return 0
  record(p, STOLEN, source, thief)
  tell(p, 'steal', thief, source, -1, stolen)
  return stolen
}

/** A creature captures from a pool, at most what is there (kf.capture). */
export function capture(p: KeyforgePosition, creature: number, from: number, amount: number, source: number): number {
  if (creature < 0 || !isInPlay(p, creature)) return 0
  const captured = Math.min(Math.max(amount, 0), p.amber[from])
  if (captured <= 0) return 0
  p.amber[from] -= captured
  add(p.amberOn, creature, captured)
  tell(p, 'capture', p.controller[creature], source, creature, captured)
  return captured
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

/** Places amber from the supply on a card. */
export function placeOn(p: KeyforgePosition, card: number, amount: number, source: number): void {
  if (!isInPlay(p, card) || amount <= 0) return
  add(p.amberOn, card, amount)
  tell(p, 'exalt', p.controller[card], source, card, amount)
}

/** Cards whose amber the seat may spend when it forges (kf.forge.6), written to `out`; returns their number. */
export function spendableCards(p: KeyforgePosition, seat: number, out: number[]): number {
  let n = 0
  if (!hasStatic(p, STATIC.spendable)) return 0
  const { zones } = p
  for (let kind = LINE; kind <= ARTIFACTS; kind++) {
    const zone = zoneOf(kind, seat)
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const card = zones.list[i]
      if (p.amberOn[card] > 0 && textHas(p.text[card], STATIC.spendable)) out[n++] = card
    }
  }
  return n
}
