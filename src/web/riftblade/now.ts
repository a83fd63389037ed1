// The Riftblade table as it stands in the newest snapshot.
import { client } from '../client.svelte.ts'
import type { RiftbladeObservation, RiftbladeFace, SeatView } from './view.ts'

/** Life at the start, which nothing heals beyond (rb.setup.7). */
export const FULL_LIFE = 40
/** Cards drawn at the end of a turn, towards the hand limit (rb.end.2, rb.end.3). */
export const DRAWN = 4
export const HAND_LIMIT = 7

export const tableNow = (): RiftbladeObservation => client.snapshot!.observation as RiftbladeObservation

export const faceOf = (id: string): RiftbladeFace | undefined => client.faces.get(id) as RiftbladeFace | undefined

export function mySeat(): SeatView {
  const { seats, seat } = tableNow()
  return seats[seat]
}

/** The other seats, clockwise from the own one: opponents in the order in which they play. */
export function otherSeats(): readonly SeatView[] {
  const { seats, seat } = tableNow()
  return [...seats.slice(seat + 1), ...seats.slice(0, seat)]
}
