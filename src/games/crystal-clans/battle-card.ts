import { cardAt } from '../../kernel/zones.ts'
import { ATTUNE, style } from './catalog.ts'
import { BATTLE_CARD, BATTLE_PLACE, CANCELLED, FORCED_LEFT, SIDE } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { topHas } from './values.ts'

/** The battle cards of a battle: which they are, and which of their sides they resolve (cc.battle.4). */

/** A seat's battle card, -1 when it has none. */
export function battleCard(p: CrystalClansPosition, seat: number): number {
  return p.zones.length[BATTLE_CARD + seat] === 0 ? -1 : cardAt(p.zones, BATTLE_CARD + seat, 0)
}

/** Has the seat named the style of the enemy's card? */
export function isPredicted(p: CrystalClansPosition, seat: number): boolean {
  return p.battle[CANCELLED + 1 - seat] !== 0
}

/** Does the seat's card resolve its left effect? Bold does against guarded, guarded against tricky, tricky against bold (cc.battle.4). */
export function isLeft(p: CrystalClansPosition, seat: number): boolean {
  if (p.battle[FORCED_LEFT + seat] !== 0) return true
  const own = battleCard(p, seat)
  const enemy = battleCard(p, 1 - seat)
  return own >= 0 && enemy >= 0 && isLeftAgainst(p, seat, style[p.face[own]], style[p.face[enemy]])
}

/** The same for two styles, whichever cards show them. */
export function isLeftAgainst(p: CrystalClansPosition, seat: number, mine: number, theirs: number): boolean {
  if (p.battle[FORCED_LEFT + seat] !== 0 || (mine + 1) % 3 === theirs) return true
  return mine === theirs && topHas(p, seat, p.battle[BATTLE_PLACE] - 1, ATTUNE)
}

/** Each seat's card resolves one side, unless it was predicted. */
export function compareStyles(p: CrystalClansPosition): void {
  for (let seat = 0; seat < 2; seat++) {
    if (battleCard(p, seat) < 0 || p.battle[CANCELLED + seat] !== 0) continue
    p.battle[SIDE + seat] = isLeft(p, seat) ? 1 : 2
  }
}
