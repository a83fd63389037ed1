import { insert, push, remove } from '../../../kernel/zones.ts'
import { definitions } from './definition.ts'
import { STATIC } from './kinds.ts'
import { ANIMATED, ARTIFACTS, LINE, UNCHECKED, UNWATCHED, UPGRADES, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { discardAttached } from './movement.ts'
import { tell } from './tell.ts'
import { sumStatics } from './clauses.ts'
import { kindOfZone } from './whereabouts.ts'

/** Artifacts that are creatures for a time (kf.artifact.4): they stand in the battleline as long as a clause says so. */

/** Is there an artifact that is to join the line, or one to leave it? */
export function isToBecome(p: KeyforgePosition, card: number): boolean {
  const animated = (p.status[card] & ANIMATED) !== 0
  return (animated || kindOfZone(p, card) === ARTIFACTS) && animated !== sumStatics(p, STATIC.isCreature, -1, card, -1) > 0
}

/** It joins the line, at an index (-1: the right flank). What its own text makes it there it is, and stays. */
export function becomeCreature(p: KeyforgePosition, card: number, index: number): void {
  const { otherSide } = definitions[p.text[card]]
  if (otherSide >= 0) p.text[card] = otherSide
  else p.status[card] |= ANIMATED
  remove(p.zones, card)
  const line = zoneOf(LINE, p.controller[card])
  if (index < 0) push(p.zones, line, card)
  else insert(p.zones, line, index, card)
  changed(p, card, 'joins')
}

/** It goes back among the artifacts, without what only a creature can have. */
export function becomeArtifact(p: KeyforgePosition, card: number): void {
  p.status[card] = 0
  p.damage[card] = 0
  p.powerCounters[card] = 0
  discardAttached(p, card, [UPGRADES])
  remove(p.zones, card)
  push(p.zones, zoneOf(ARTIFACTS, p.controller[card]), card)
  changed(p, card, 'becomesArtifact')
}

function changed(p: KeyforgePosition, card: number, event: string): void {
  p.state[UNWATCHED] = 1
  p.state[UNCHECKED] = 1
  tell(p, event, p.controller[card], -1, card, 0, 'kf.artifact.4')
}
