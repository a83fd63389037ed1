import { bringRest } from './game.ts'
import { bringAllCards, facesOfSets } from './sets/index.ts'

/** KeyForge with all that there is of it: whoever imports this has every card. Clients that count their bytes go by `title.ts`. */

await Promise.all([bringAllCards(), bringRest()])

export * from './game.ts'
export * from './deck/index.ts'
export { byNumber } from './sets/index.ts'
export type { CardFace } from './sets/index.ts'

/** The printed faces of all cards, in the order of the sets. */
export const faces = facesOfSets()
