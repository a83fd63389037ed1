import { definitionById, definitions, printed, houseNumber } from '../rules/index.ts'
import type { CardFace } from '../rules/index.ts'
import { loadCards } from './catalog.ts'
import { CardFault } from './fault.ts'
import type { Printing, SetRarities } from './printing.ts'
import { SETS, setOfSlug } from './table.ts'
import type { CardSet, SetFiles } from './table.ts'

/** The sets that are in memory. A set is brought after all those above it in the table, so that every number is the same in every process. */

/** A set with cards of its own. */
type Known = CardSet & { readonly brings: SetFiles }

/** What only decks and lists need: where each card was printed, and how decks are made up. */
interface Prints {
  readonly printings: readonly Printing[]
  readonly decks: SetRarities | undefined
}

const KNOWN: readonly Known[] = SETS.filter((set): set is Known => set.brings !== undefined)
const brought: { readonly slug: string; readonly cards: readonly CardFace[] }[] = []
const prints = new Map<string, Prints>()
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
    const [cards] = await Promise.all([Promise.all(missing.map(({ brings }) => brings.cards())), bringPrints()])
    for (const [i, { slug }] of missing.entries()) put(slug, cards[i])
    checkPrints()
  })
}

/** The sets whose cards are here, with the cards that each brought. */
export function setsHere(): readonly { readonly slug: string; readonly cards: readonly CardFace[] }[] {
  return brought
}

/** Where the cards of a set were printed; nothing while that is not here. */
export function printingsOf(slug: string): readonly Printing[] {
  return prints.get(slug)?.printings ?? []
}

/** How decks of a set are made up; undefined while that is not here, and for a set of which none are made. */
export function raritiesOf(slug: string): SetRarities | undefined {
  return prints.get(slug)?.decks
}

/** How much there is in memory: what was made of less is to be made anew. */
export function countCards(): number {
  return definitions.length + prints.size
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

async function bringPrints(): Promise<void> {
  const missing = KNOWN.filter(({ slug }) => !prints.has(slug))
  const found = await Promise.all(missing.map(({ brings }) => Promise.all([brings.printings(), brings.decks?.()])))
  for (const [i, { slug }] of missing.entries()) prints.set(slug, { printings: found[i][0], decks: found[i][1] })
}

const fileOf = (slug: string): string => `src/games/keyforge/cards/${slug}/printings.ts`

/** A printing must be of a card that is here, each number once in a house; and each card is printed in the set that brought it. */
function checkPrints(): void {
  for (const { slug, cards } of brought) {
    const printings = printingsOf(slug)
    const numbers = new Map<number, string>()
    for (const [number, id, , house] of printings) {
      if (!definitionById.has(id))
        throw new CardFault(
          `The set "${slug}" prints "${id}", which no set defines: define that card, or take its row out of ${fileOf(slug)}.`,
        )
      // the halves of a gigantic creature have one number
      if (definitionById.get(id)?.half === 2) continue
      // a card of several houses has one number in all of them
      const one = `${id} ${house}`
      const before = numbers.get(number)
      if (before !== undefined && (before === one || !before.startsWith(`${id} `)))
        throw new CardFault(`The set "${slug}" has number ${number} twice: give one of the rows another number in ${fileOf(slug)}.`)
      numbers.set(number, one)
    }
    const ids = new Set(printings.map(([, id]) => id))
    for (const { id } of cards)
      if (!ids.has(id)) throw new CardFault(`The set "${slug}" brings "${id}" and has no printing of it: add its row to ${fileOf(slug)}.`)
    const houses = new Set(cards.map(({ house }) => house))
    const told = setOfSlug(slug)?.brings?.houses ?? []
    if (houses.size !== told.length || !told.every((house) => houses.has(house)))
      throw new CardFault(
        `The set "${slug}" brings cards of ${[...houses].join(', ')}, but its row in src/games/keyforge/sets/table.ts names ${told.join(', ')}.`,
      )
  }
}
