import { defense } from './catalog.ts'
import { ATTACK_BONUS, DEFENSE_BONUS, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { squadAttack, squadDefense } from './values.ts'

/** Damage in a battle: how much a squad takes, and which of its units. */

/** What the squad of a seat takes from the other one there, with the bonuses of both battle cards (cc.damage.1, cc.damage.2). */
export function damageTo(p: CrystalClansPosition, seat: number, place: number): number {
  const enemy = 1 - seat
  const attack = squadAttack(p, enemy, place) + p.battle[ATTACK_BONUS + enemy]
  return Math.max(0, attack - squadDefense(p, seat, place) - p.battle[DEFENSE_BONUS + seat])
}

/** Deals damage out from the top unit down: what each takes, and whether it falls. What does not destroy a unit is lost (cc.damage.3). */
export function shareOut(
  p: CrystalClansPosition,
  seat: number,
  place: number,
  damage: number,
  take: (card: number, share: number, falls: boolean) => void,
): void {
  const zone = squadZone(seat, place)
  const { list, start, length } = p.zones
  let left = damage
  let holds = false
  for (let first = start[zone], i = first + length[zone] - 1; i >= first; i--) {
    const all = defense[p.face[list[i]]]
    const share = Math.min(left, all)
    holds ||= share < all
    left -= share
    take(list[i], share, !holds)
  }
}
