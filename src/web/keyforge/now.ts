// The KeyForge table as it stands in the newest snapshot.
import { client } from '../client.svelte.ts'
import type { KeyforgeFace, KeyforgeObservation, SeatView } from './view.ts'

export const tableNow = (): KeyforgeObservation => client.snapshot!.observation as KeyforgeObservation

export const faceOf = (id: string): KeyforgeFace | undefined => client.faces.get(id) as KeyforgeFace | undefined

export function sides(): readonly [mine: SeatView, theirs: SeatView] {
  const { seats, seat } = tableNow()
  return [seats[seat], seats[1 - seat]]
}
