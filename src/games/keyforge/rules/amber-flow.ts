import { ABOUT, AMOUNT, release } from '../../../kernel/program.ts'
import { ACT, definitions, STATIC, TRIGGER } from './definition.ts'
import type { CompiledAbility } from './definition.ts'
import { record, STOLEN } from './history.ts'
import { abilityGroups, GROUP, isInForce, LASTING_SEAT, LASTING_SELF, LASTING_SOURCE } from './lasting.ts'
import { ARTIFACTS, LASTING_COUNT, LASTING_WORDS, LINE, SEATS, UPGRADES, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { tell } from './tell.ts'
import { hasStatic, hasTrigger, isForbiddenFor, isInPlay, openFrame, opponentOf } from './values.ts'

/** How amber flows: every change of a pool or of amber on a card goes through one of these. */

/** What a replacement turns a gain into. */
export type GainReplacement = (p: KeyforgePosition, self: number, seat: number, amount: number) => void
/** Replacements by ability id, filled by the words that make them. */
export const gainReplacements = new Map<number, GainReplacement>()

/** A seat gains amber from the supply (kf.gain). `byReaping` tells replacements how. */
export function gain(p: KeyforgePosition, seat: number, amount: number, source: number, byReaping = false): void {
  if (amount > 0 && addToPool(p, seat, amount, byReaping)) tell(p, 'gain', seat, source, -1, amount)
}

/** Adds amber to a pool, wherever it comes from; false when a replacement takes it (kf.replacement). */
export function addToPool(p: KeyforgePosition, seat: number, amount: number, byReaping = false): boolean {
  if (hasTrigger(p, TRIGGER.wouldGain) && replaceGain(p, seat, amount, byReaping)) return false
  p.amber[seat] += amount
  return true
}

/** The first replacement that applies acts once for the event (kf.replacement). */
function replaceGain(p: KeyforgePosition, seat: number, amount: number, byReaping: boolean): boolean {
  const { zones } = p
  for (let zone = 0; zone < (UPGRADES + 1) * SEATS; zone++) {
    for (let i = zones.start[zone], end = i + zones.length[zone]; i < end; i++) {
      const holder = zones.list[i]
      for (const ability of definitions[p.text[holder]].abilities) {
        if (replacesGain(p, ability, p.controller[holder], holder, holder, -1, seat, amount, byReaping)) return true
      }
    }
  }
  for (let i = 0; i < p.state[LASTING_COUNT]; i++) {
    const at = i * LASTING_WORDS
    if (!isInForce(p, at)) continue
    for (const ability of abilityGroups[p.lasting[at + GROUP]].abilities) {
      if (
        replacesGain(
          p,
          ability,
          p.lasting[at + LASTING_SEAT],
          p.lasting[at + LASTING_SOURCE],
          p.lasting[at + LASTING_SELF],
          at,
          seat,
          amount,
          byReaping,
        )
      )
        return true
    }
  }
  return false
}

function replacesGain(
  p: KeyforgePosition,
  ability: CompiledAbility,
  owner: number,
  source: number,
  self: number,
  lasting: number,
  seat: number,
  amount: number,
  byReaping: boolean,
): boolean {
  if (ability.trigger !== TRIGGER.wouldGain) return false
  const f = openFrame(p, owner, source, self, lasting)
  p.frames[f + ABOUT] = byReaping ? 1 : 0
  p.frames[f + AMOUNT] = amount
  const applies =
    (ability.seats === undefined || (ability.seats(p, f) & (1 << seat)) !== 0) &&
    (ability.event === undefined || ability.event(p, f)) &&
    (ability.condition === undefined || ability.condition(p, f))
  release(p, f)
  if (!applies) return false
  gainReplacements.get(ability.id)?.(p, self, owner, amount)
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
  if (stolen <= 0 || isForbiddenFor(p, ACT.steal, victim)) return 0
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
  p.amberOn[creature] += captured
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
  p.amberOn[card] += amount
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
      if (p.amberOn[card] > 0 && (definitions[p.text[card]].statics & (1 << STATIC.spendable)) !== 0) out[n++] = card
    }
  }
  return n
}
