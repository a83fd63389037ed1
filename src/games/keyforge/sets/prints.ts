import { definitionById, definitions } from '../rules/index.ts'
import { CardFault } from './fault.ts'
import type { Printing, SetRarities } from './printing.ts'
import { KNOWN, setsHere } from './shelf.ts'
import { setOfSlug } from './table.ts'

/** What only decks and lists need: where each card was printed, and how decks are made up. It comes with all cards. */
interface Prints {
  readonly printings: readonly Printing[]
  readonly decks: SetRarities | undefined
}

interface PrintFiles {
  /** Every card of the set that is here, reprints too. */
  readonly printings: () => Promise<{ readonly printings: readonly Printing[] }>
  /** How its decks are made up; without it, such as when cards are missing, none are made. */
  readonly decks?: () => Promise<{ readonly decks: SetRarities }>
}

/** The files of each set that has cards. */
const FILES: Readonly<Record<string, PrintFiles>> = {
  cota: { printings: () => import('../cards/cota/printings.ts'), decks: () => import('../cards/cota/decks.ts') },
  aoa: { printings: () => import('../cards/aoa/printings.ts'), decks: () => import('../cards/aoa/decks.ts') },
  wc: { printings: () => import('../cards/wc/printings.ts'), decks: () => import('../cards/wc/decks.ts') },
  anomaly: { printings: () => import('../cards/anomaly/printings.ts') },
  mm: { printings: () => import('../cards/mm/printings.ts'), decks: () => import('../cards/mm/decks.ts') },
  dt: { printings: () => import('../cards/dt/printings.ts'), decks: () => import('../cards/dt/decks.ts') },
  woe: { printings: () => import('../cards/woe/printings.ts'), decks: () => import('../cards/woe/decks.ts') },
}

const prints = new Map<string, Prints>()

export async function bringPrints(): Promise<void> {
  const missing = KNOWN.filter(({ slug }) => !prints.has(slug))
  const found = await Promise.all(missing.map(({ slug }) => Promise.all([FILES[slug].printings(), FILES[slug].decks?.()])))
  for (const [i, { slug }] of missing.entries()) prints.set(slug, { printings: found[i][0].printings, decks: found[i][1]?.decks })
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

const fileOf = (slug: string): string => `src/games/keyforge/cards/${slug}/printings.ts`

/** A printing must be of a card that is here, each number once in a house; and each card is printed in the set that brought it. */
export function checkPrints(): void {
  for (const { slug, cards } of setsHere()) {
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
