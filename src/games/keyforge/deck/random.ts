import type { Random } from '../../../kernel/random.ts'
import { setsHere } from '../sets/index.ts'
import { HOUSES, ICONS } from '../rules/index.ts'
import type { Deck, DeckCard, House, KeyforgeSetup } from '../rules/index.ts'

/** One card in so many is a maverick, or carries an extra icon: rare in a box, common enough here to be tested. */
const RARE = 12

/** Two decks of any cards that are known, for tests that want every card to meet every other. */
export function randomSetup(_seats: number, random: Random): KeyforgeSetup {
  return { seats: 2, decks: [randomDeck(random), randomDeck(random)] }
}

/** Three houses, twelve cards of each, and any token creature; nothing of what real decks have in common. */
export function randomDeck(random: Random): Deck {
  const known = HOUSES.filter((house) => facesOf(house).length > 0)
  const houses: House[] = []
  while (houses.length < 3) {
    const house = known[random.below(known.length)]
    if (!houses.includes(house)) houses.push(house)
  }
  const cards: DeckCard[] = houses.flatMap((house) => Array.from({ length: 12 }, () => randomCard(house, known, random)))
  const tokens = setsHere().flatMap((set) => set.cards.filter((card) => card.token).map(({ id }) => id))
  const token = tokens.length === 0 ? {} : { token: tokens[random.below(tokens.length)] }
  return { name: 'Random', houses: [houses[0], houses[1], houses[2]], cards, ...token }
}

function randomCard(house: House, known: readonly House[], random: Random): DeckCard {
  const maverick = random.below(RARE) === 0
  const faces = facesOf(maverick ? known[random.below(known.length)] : house)
  const card = { id: faces[random.below(faces.length)], house }
  return random.below(RARE) === 0 ? { ...card, bonus: [ICONS[random.below(ICONS.length)]] } : card
}

/** The cards of the sets alone, whatever else a test or an owner has brought. */
function facesOf(house: House): string[] {
  return setsHere().flatMap(({ cards }) => cards.filter((card) => card.house === house && !card.token).map(({ id }) => id))
}
