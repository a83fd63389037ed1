// The board as it is drawn: bricks in rows, so that touching edges are adjacency, and numbers under which places can be pressed.
import { tableNow } from './now.ts'
import type { Place } from './view.ts'

/** Places are pressed like cards: each has a number above those of all cards. */
const FIRST_PLACE = 1000

export const placeSubject = (id: string): number => FIRST_PLACE + tableNow().places.findIndex((place) => place.id === id)

/** The place that such a number means; undefined for another thing's. */
export const placeOfSubject = (subject: number): Place | undefined => tableNow().places[subject - FIRST_PLACE]

/** The place that an option names by its number. */
export const placeOfOption = (place: number | string | undefined): Place | undefined =>
  typeof place === 'number' ? tableNow().places[place] : undefined

/** Rows from the far home to the own one, each from left to right. */
export function rowsNow(): readonly (readonly Place[])[] {
  const { places, seat } = tableNow()
  const home = places.find(({ owner }) => owner === seat)!
  const far = new Map([[home.id, 0]])
  for (const [id, distance] of far) {
    const { neighbours } = places.find((place) => place.id === id)!
    for (const next of neighbours) if (!far.has(next)) far.set(next, distance + 1)
  }
  const rows: Place[][] = []
  for (const place of places) (rows[far.get(place.id)!] ??= []).push(place)
  // the map is the same for both: the other seat looks at it turned around
  return seat === 0 ? rows.reverse() : rows.map((row) => [...row].reverse()).reverse()
}
