import { definitionById, printed, houseNumber } from '../rules/index.ts'
import type { CardFace } from '../rules/index.ts'
import { loadCards } from './catalog.ts'
import { SETS } from './table.ts'
import type { CardSet, SetFiles } from './table.ts'

/** The sets that are in memory. A lot is brought after all those above it in the table, so that every number is the same in every process. */

/** A set with cards of its own. */
type Known = CardSet & { readonly brings: SetFiles }

/** Sets of which there are cards, in the order of the table. */
export const KNOWN: readonly Known[] = SETS.filter((set): set is Known => set.brings !== undefined)
/** All lots, in the order of the table. */
const LOTS = KNOWN.flatMap(({ slug, brings }) => brings.lots.map((bring) => ({ slug, bring })))
let next = 0
const brought = new Map<string, readonly CardFace[]>()
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
    while (next < LOTS.length && !ids.every((id) => definitionById.has(id))) put(await LOTS[next].bring())
  })
}

/** Brings all cards of all sets, with where they were printed and how decks are made up of them. */
export function bringAllCards(): Promise<void> {
  return inTurn(async () => {
    const missing = LOTS.slice(next)
    // whoever plays with some of the cards does not ask where they were printed
    const { bringPrints, checkPrints } = await import('./prints.ts')
    const [cards] = await Promise.all([Promise.all(missing.map(({ bring }) => bring())), bringPrints()])
    for (const lot of cards) put(lot)
    checkPrints()
  })
}

/** The sets whose cards are here, with the cards that each brought. */
export function setsHere(): readonly { readonly slug: string; readonly cards: readonly CardFace[] }[] {
  return [...brought].map(([slug, cards]) => ({ slug, cards }))
}

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

function put(cards: readonly CardFace[]): void {
  loadCards(cards)
  const { slug } = LOTS[next++]
  brought.set(slug, [...(brought.get(slug) ?? []), ...cards])
}
