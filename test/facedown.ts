import type { Table } from '../src/games/keyforge/scenario/index.ts'

/** What scenarios of token creatures begin with. */

/** A token creature with this card under it. */
export const facedown = (card = 'punch') => ({ card, token: true })

/** Puts every creature that comes to a flank on the right one. */
export function right(t: Table): Table {
  while (t.decision?.kind === 'flank') t.choose({ place: 'right' })
  return t
}
