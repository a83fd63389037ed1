import { printed } from './cards/printed.ts'
import { riftCards } from './cards/rift.ts'
import { starters } from './cards/starters.ts'
import type { CardFace } from './face.ts'

/** All faces; a face's number is its place. Those of the Rift come first. */
export const faces: readonly CardFace[] = [...riftCards, ...starters].map((row) => ({ ...row, designed: !printed.includes(row.id) }))

/** Something in the box is still ours: a card, or the faces of the stones. */
export const designed = !printed.includes('die') || faces.some((face) => face.designed)

/** What a card is one of: its aspects, and those that cost as much. */
export function cardGroups(id: string): readonly string[] {
  const face = faces.find((one) => one.id === id)
  if (face === undefined) return []
  return face.cost === undefined ? face.aspects : [...face.aspects, `cost-${face.cost}`]
}
