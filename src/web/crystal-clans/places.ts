// The board as it is drawn: bricks in rows, so that touching edges are adjacency, and numbers under which places can be pressed.
import { type Place, PLACES } from '../../games/crystal-clans/board.ts'

/** Places are pressed like cards: each has a number above those of all cards. */
const FIRST_PLACE = 1000

export const placeSubject = (id: string): number => FIRST_PLACE + PLACES.findIndex((place) => place.id === id)

/** The place that such a number means; undefined for another thing's. */
export const placeOfSubject = (subject: number): Place | undefined => PLACES[subject - FIRST_PLACE]

/** The place that an option names by its number. */
export const placeOfOption = (place: number | 'left' | 'right' | undefined): Place | undefined =>
  typeof place === 'number' ? PLACES[place] : undefined

/** Rows from the far home to the own one, each from left to right. */
export function rowsFor(seat: number): readonly (readonly Place[])[] {
  const home = PLACES.find(({ owner }) => owner === seat)!
  const far = new Map([[home.id, 0]])
  for (const [id, distance] of far) {
    const { neighbours } = PLACES.find((place) => place.id === id)!
    for (const next of neighbours) if (!far.has(next)) far.set(next, distance + 1)
  }
  const rows: Place[][] = []
  for (const place of PLACES) (rows[far.get(place.id)!] ??= []).push(place)
  // the map is the same for both: the other seat looks at it turned around
  return seat === 0 ? rows.reverse() : rows.map((row) => [...row].reverse()).reverse()
}
