import { definitionById, printed, houseNumber } from '../rules/index.ts'
import type { CardFace } from '../rules/index.ts'
import { loadCards } from './catalog.ts'
import { SETS } from './table.ts'
import type { CardSet, SetFiles } from './table.ts'

/** The sets that are in memory. A set is brought after all those above it in the table, so that every number is the same in every process. */

/** A set with cards of its own. */
type Known = CardSet & { readonly brings: SetFiles }

/** Sets of which there are cards, in the order of the table. */
export const KNOWN: readonly Known[] = SETS.filter((set): set is Known => set.brings !== undefined)
const brought: { readonly slug: string; readonly cards: readonly CardFace[] }[] = []
/** Done when all that was asked for before is done. */
let turn: Promise<void> = Promise.resolve()

// a house may be named whether or not its cards are in memory
for (const { brings } of KNOWN) for (const house of brings.houses) printed.houses |= 1 << houseNumber(house)

/**
 * Brings sets in the order of the table until all these cards are here, and as many as there are for a card that no set has. It waits for
 * what others have asked for; what could not be loaded is tried again the next time.
 */
export function bringCards(ids: readonly string[]): Promise<void> {
  return inTurn(async () => {
    while (brought.length < KNOWN.length && !ids.every((id) => definitionById.has(id))) {
      const { slug, brings } = KNOWN[brought.length]
      put(slug, await brings.cards())
    }
  })
}

/** Brings all cards of all sets, with where they were printed and how decks are made up of them. */
export function bringAllCards(): Promise<void> {
  return inTurn(async () => {
    const missing = KNOWN.slice(brought.length)
    // whoever plays with some of the cards does not ask where they were printed
    const { bringPrints, checkPrints } = await import('./prints.ts')
    const [cards] = await Promise.all([Promise.all(missing.map(({ brings }) => brings.cards())), bringPrints()])
    for (const [i, { slug }] of missing.entries()) put(slug, cards[i])
    checkPrints()
  })
}

/** The sets whose cards are here, with the cards that each brought. */
export function setsHere(): readonly { readonly slug: string; readonly cards: readonly CardFace[] }[] {
  return brought
}

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

function put(slug: string, cards: readonly CardFace[]): void {
  loadCards(cards)
  brought.push({ slug, cards })
}
