// The KeyForge table as it stands in the newest snapshot.
import { client } from '../client.svelte.ts'
import { isOwnSeat, nameSeat } from '../names.ts'
import { settings } from '../settings.svelte.ts'
import { wordsOf } from '../words.ts'
import type { KeyforgeFace, KeyforgeObservation, SeatView } from './view.ts'

export const tableNow = (): KeyforgeObservation => client.snapshot!.observation as KeyforgeObservation

export const faceOf = (id: string): KeyforgeFace | undefined => client.faces.get(id) as KeyforgeFace | undefined

export function sides(): readonly [mine: SeatView, theirs: SeatView] {
  const { seats, seat } = tableNow()
  return [seats[seat], seats[1 - seat]]
}

/** What a row of a side is called; who watches has no opponent. */
export function nameRow(row: 'line' | 'artifacts', isNear: boolean): string {
  const { zones } = wordsOf(settings.language)
  const [near, far] = sides()
  if (!isOwnSeat(near.seat)) return `${zones[row]}: ${nameSeat((isNear ? near : far).seat)}`
  if (row === 'line') return isNear ? zones.myLine : zones.theirLine
  return isNear ? zones.myArtifacts : zones.theirArtifacts
}
