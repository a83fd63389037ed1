import { move, shuffle } from '../../kernel/zones.ts'
import { cost } from './catalog.ts'
import { ARCHIVE, ARCHIVES, ENDING, isCommons, isPrivate, OPEN } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { isWound } from './movement.ts'
import { tell } from './tell.ts'

/** The uppermost card of an archive, -1 when there is none: an empty archive does not exist (nf.claim.4). */
export function topOf(p: NightfallPosition, archive: number): number {
  const { list, start, length } = p.zones
  const zone = ARCHIVE + archive
  return length[zone] === 0 ? -1 : list[start[zone] + length[zone] - 1]
}

/** Wounds among the cards of an archive; everybody has counted them. */
export function woundsIn(p: NightfallPosition, archive: number): number {
  const { list, start, length } = p.zones
  const zone = ARCHIVE + archive
  let n = 0
  for (let i = start[zone], end = i + length[zone]; i < end; i++) if (isWound(p, list[i])) n++
  return n
}

/** May the seat claim from this archive at all (nf.claim.1)? */
function isOpenTo(p: NightfallPosition, archive: number, seat: number): boolean {
  return isCommons(p, archive) || isPrivate(p, archive, seat)
}

/** Can the seat claim the uppermost card of this archive now? A wound costs nothing. */
export function canClaim(p: NightfallPosition, seat: number, archive: number): boolean {
  const card = topOf(p, archive)
  return card >= 0 && isOpenTo(p, archive, seat) && cost[p.face[card]] <= p.influence[seat]
}

/** Does a wound lie uppermost on an archive that the seat may claim from (nf.claim.8)? */
export function mustClaim(p: NightfallPosition, seat: number): boolean {
  for (let archive = 0; archive < ARCHIVES; archive++) {
    const card = topOf(p, archive)
    if (card >= 0 && isWound(p, card) && isOpenTo(p, archive, seat)) return true
  }
  return false
}

/** Shuffles up to n open wounds, from the bottom of their stack, into an archive (nf.claim.7). */
export function plantWounds(p: NightfallPosition, seat: number, source: number, archive: number, n: number): void {
  const { list, start, length } = p.zones
  const planted = Math.min(n, length[OPEN])
  // told by the card that lies uppermost before: what comes up is seen, and which wounds they are is not
  tell(p, 'plant', seat, source, topOf(p, archive), planted, 'nf.claim.7')
  for (let i = 0; i < planted; i++) move(p.zones, ARCHIVE + archive, list[start[OPEN]])
  shuffle(p, ARCHIVE + archive)
  if (length[OPEN] === 0) p.state[ENDING] = 1
}
