import type { Ask } from '../../../kernel/program.ts'
import { SEAT } from '../../../kernel/program.ts'
import type { KeyforgeKind, KeyforgeOption } from './decision.ts'
import { cardAt } from '../../../kernel/zones.ts'
import { hasStatic, sumStatics } from './clauses.ts'
import { DEPLOY, textKeyword, TREACHERY } from './definition.ts'
import { STATIC } from './kinds.ts'
import { ACTIVE, LINE, SEATS, zoneOf } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { opponentOf } from './whereabouts.ts'

/** Where a card that enters play may be put. */

type PlacingAsk = Ask<KeyforgePosition, KeyforgeKind, KeyforgeOption>

/** Asks for the place in line of the creature in a slot of the frame; `entry` is the slot that says how it is let in. */
export function askPlace(slot: number, answer: PlacingAsk['answer'], entry?: number): PlacingAsk {
  return {
    kind: 'flank',
    rule: 'kf.flank.1',
    seat: (p) => p.state[ACTIVE],
    options: (p, f, out) =>
      placesInLine(p, p.frames[f + slot], p.frames[f + SEAT], out, entry !== undefined && p.frames[f + entry] === ENTERS_ANYWHERE),
    answer,
    view: (p, f, option) => viewPlace(p, p.frames[f + slot], p.frames[f + SEAT], option),
  }
}

/** Asks for the creature that the upgrade in a slot of the frame goes on. */
export function askHost(slot: number, answer: PlacingAsk['answer']): PlacingAsk {
  return {
    kind: 'target',
    rule: 'kf.upgrade.1',
    seat: (p) => p.state[ACTIVE],
    options: (p, _, out) => hosts(p, out),
    answer,
    view: (p, f, option) => ({ verb: 'target', card: p.frames[f + slot], target: option }),
  }
}

/** The seat under whose control it enters: the other one with treachery (kf.treachery.1). */
export function enteringSeat(p: KeyforgePosition, card: number, seat: number): number {
  return textKeyword(p.text[card], TREACHERY) > 0 ? opponentOf(seat) : seat
}

/** The creatures that an upgrade may go on, either side's (kf.upgrade.1). Only counts without `out`. */
export function hosts({ zones }: KeyforgePosition, out?: Int16Array): number {
  let n = 0
  for (let seat = 0; seat < SEATS; seat++) {
    const zone = zoneOf(LINE, seat)
    for (let i = 0; i < zones.length[zone]; i++, n++) if (out !== undefined) out[n] = cardAt(zones, zone, i)
  }
  out?.subarray(0, n).sort()
  return n
}

/** Places in the battleline as the number of creatures to the left: both flanks, or anywhere with deploy (kf.flank.1, kf.deploy.1). */
function placesInLine(p: KeyforgePosition, card: number, seat: number, out: Int16Array, free: boolean): number {
  const line = p.zones.length[zoneOf(LINE, enteringSeat(p, card, seat))]
  if (free || textKeyword(p.text[card], DEPLOY) > 0 || mayEnterAnywhere(p, card)) {
    for (let i = 0; i <= line; i++) out[i] = i
    return line + 1
  }
  out[0] = 0
  out[1] = line
  return line === 0 ? 1 : 2
}

/** Sub-kind of the clause `entersPlay`: wherever in the line the active player says. */
export const ENTERS_ANYWHERE = 3

function mayEnterAnywhere(p: KeyforgePosition, card: number): boolean {
  return hasStatic(p, STATIC.entersPlay) && sumStatics(p, STATIC.entersPlay, ENTERS_ANYWHERE, card, -1) > 0
}

function viewPlace(p: KeyforgePosition, card: number, seat: number, option: number): KeyforgeOption {
  const line = p.zones.length[zoneOf(LINE, enteringSeat(p, card, seat))]
  return { verb: 'flank', card, place: option === 0 ? 'left' : option === line ? 'right' : option }
}
