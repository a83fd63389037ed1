import { HAND, zoneOf } from './layout.ts'
import type { NightfallPosition } from './layout.ts'
import { isFirstOfKind } from './movement.ts'

/** The option that ends a choice or chooses nothing; above every card and archive. */
export const DONE = 1000
/** Options from here are archives. */
export const ARCHIVE_OPTION = 300

/** Sorts the first n options; they are few and nearly sorted. */
export function ascend(out: Int16Array, n: number): number {
  for (let i = 1; i < n; i++) {
    const option = out[i]
    let j = i - 1
    while (j >= 0 && out[j] > option) out[j + 1] = out[j--]
    out[j + 1] = option
  }
  return n
}

/** Cards of a hand that pass a test, each kind once, ascending. */
export function offerHand(
  p: NightfallPosition,
  seat: number,
  out: Int16Array,
  fits: (p: NightfallPosition, card: number) => boolean,
): number {
  const { list, start, length } = p.zones
  const hand = zoneOf(seat, HAND)
  let n = 0
  for (let i = start[hand], end = i + length[hand]; i < end; i++) {
    if (fits(p, list[i]) && isFirstOfKind(p, list[i])) out[n++] = list[i]
  }
  return ascend(out, n)
}

/** Cards of a zone that pass a test, ascending. */
export function offerZone(
  p: NightfallPosition,
  zone: number,
  out: Int16Array,
  fits: (p: NightfallPosition, card: number) => boolean,
): number {
  const { list, start, length } = p.zones
  let n = 0
  for (let i = start[zone], end = i + length[zone]; i < end; i++) if (fits(p, list[i])) out[n++] = list[i]
  return ascend(out, n)
}
