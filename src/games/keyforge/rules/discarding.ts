import { call, SLOTS } from '../../../kernel/program.ts'
import type { Program } from '../../../kernel/program.ts'
import { DISCARDED, record } from './history.ts'
import { TRIGGER } from './kinds.ts'
import { code, DISCARD, HAND } from './layout.ts'
import type { KeyforgePosition } from './layout.ts'
import { moveTo } from './movement.ts'
import { collectWatchers, markQueue } from './queue.ts'
import { reportCard, reportFull } from './result.ts'
import { tellMove } from './tell.ts'
import { kindOfZone } from './whereabouts.ts'
import { openWindow } from './window.ts'

/** Discarding one card (kf.discard). */

/** Discards a card from wherever it is and lets others see it. */
export function callDiscard(p: KeyforgePosition, seat: number, card: number): void {
  const f = call(p, DISCARD_CARD, seat, card, card)
  p.frames[f + SLOTS] = card
}

const DISCARD_CARD: Program = code.program('discard', 1, [
  [
    'discard',
    (p, f) => {
      const card = p.frames[f + SLOTS]
      const mark = markQueue(p)
      const from = kindOfZone(p, card)
      discardNow(p, card)
      if (from === HAND) collectWatchers(p, TRIGGER.discards, card, p.owner[card])
      reportCard(p, f, card)
      reportFull(p, f, true)
      openWindow(p, mark)
    },
  ],
])

/** The move and its record; the caller collects who watches. False when the card went somewhere else instead (kf.archives.6). */
export function discardNow(p: KeyforgePosition, card: number): boolean {
  const from = kindOfZone(p, card)
  if (!moveTo(p, card, DISCARD)) return false
  if (from === HAND) record(p, DISCARDED, card, p.owner[card])
  tellMove(p, 'discard', p.owner[card], -1, card, from, DISCARD)
  return true
}
