import { addTo, nextIn, SET_WORDS } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import type { Selection, Test } from './language.ts'

/** Cards of zones and sets, as choices gather and list them. */

/** Adds the cards of a zone that pass the test to the set at `at` in the frames column. */
export function addZone<P extends Position>(p: P, f: number, zone: number, test: Test<P>, at: number): void {
  const { list, start, length } = p.zones
  for (let i = start[zone], end = i + length[zone]; i < end; i++) if (test(p, f, list[i])) addTo(p.frames, at, list[i])
}

/** All piles that a selection looks in, bits. */
export function allPiles<P>(selection: Selection<P>): number {
  return selection.parts.reduce((piles, part) => piles | part.piles, 0)
}

export function listSet(p: Position, at: number, size = SET_WORDS): number[] {
  const cards: number[] = []
  for (let card = nextIn(p.frames, at, -1, size); card >= 0; card = nextIn(p.frames, at, card, size)) cards.push(card)
  return cards
}

export function writeSet(p: Position, at: number, out: Int16Array, size = SET_WORDS): number {
  let n = 0
  for (let card = nextIn(p.frames, at, -1, size); card >= 0; card = nextIn(p.frames, at, card, size)) out[n++] = card
  return n
}
