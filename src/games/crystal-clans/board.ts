/** The board as data: nine places, who lives where, and which share a border (cc.board.1). A correction of the map is made here. */
export interface Place {
  readonly id: string
  readonly kind: 'home' | 'crystal' | 'neutral'
  readonly owner?: number
  readonly neighbours: readonly string[]
}

export const PLACES: readonly Place[] = [
  { id: 'H1', kind: 'home', owner: 0, neighbours: ['P1', 'C1'] },
  { id: 'P1', kind: 'neutral', neighbours: ['H1', 'C1', 'P2', 'C2'] },
  { id: 'C1', kind: 'crystal', neighbours: ['H1', 'P1', 'C2', 'P3'] },
  { id: 'P2', kind: 'neutral', neighbours: ['P1', 'C2', 'C3'] },
  { id: 'C2', kind: 'crystal', neighbours: ['P2', 'P3', 'P1', 'C1', 'C3', 'P4'] },
  { id: 'P3', kind: 'neutral', neighbours: ['C2', 'C1', 'P4'] },
  { id: 'C3', kind: 'crystal', neighbours: ['H2', 'P4', 'P2', 'C2'] },
  { id: 'P4', kind: 'neutral', neighbours: ['H2', 'C3', 'C2', 'P3'] },
  { id: 'H2', kind: 'home', owner: 1, neighbours: ['C3', 'P4'] },
]
export const PLACE_COUNT = PLACES.length

export const HOME: readonly number[] = [0, 1].map((seat) => PLACES.findIndex((place) => place.owner === seat))

/** Neighbours of each place as a mask of places. */
export const NEXT_TO: readonly number[] = PLACES.map((place) => maskOf((other) => place.neighbours.includes(other.id)))
export const CRYSTAL_PLACES = maskOf((place) => place.kind === 'crystal')
export const NEUTRAL_PLACES = maskOf((place) => place.kind === 'neutral')

export function placeCalled(id: string): number {
  const place = PLACES.findIndex((candidate) => candidate.id === id)
  if (place < 0) throw new Error(`there is no place "${id}"; the places are ${PLACES.map((candidate) => candidate.id).join(', ')}`)
  return place
}

function maskOf(test: (place: Place) => boolean): number {
  return PLACES.reduce((mask, place, index) => (test(place) ? mask | (1 << index) : mask), 0)
}
