import { randomDeck } from '../../src/games/keyforge/deck/index.ts'
import type { CardFace, Deck } from '../../src/games/keyforge/rules/index.ts'
import { setsHere } from '../../src/games/keyforge/sets/index.ts'
import type { Random } from '../../src/kernel/random.ts'

/** Words that make tokens, copies, or two cards of one, change whose a card is, and do all of it again. */
const WORDS =
  'makeToken|makeTokenOf|control|youControl|whileYouControl|swapControl|swap|swapPiles|exchange|exchangeWith|becomeCopy|areCopies|entersAsCopy|repeatIf|mayRepeat'
const TROUBLE = new RegExp(`"word":"(?:${WORDS})"`)
/** Each of many leaves play at once. */
const WIPE = /"word":"(?:destroy|toHand|archive|purge)","args":\[\{[^\]]{0,40}"word":"each"/

/** Three houses and a token creature, and of every twelve cards nine that meet others worst, nearly all of them mavericks. */
export function makeWorst(random: Random): Deck {
  const worst = listWorst()
  const deck = randomDeck(random)
  return { ...deck, cards: deck.cards.map((card) => (random.below(4) === 0 ? card : { ...card, id: worst[random.below(worst.length)] })) }
}

let listed: readonly string[] = []

function listWorst(): readonly string[] {
  if (listed.length === 0) listed = setsHere().flatMap(({ cards }) => cards.filter(isTrouble).map(({ id }) => id))
  return listed
}

function isTrouble(card: CardFace): boolean {
  if (card.token) return false
  const text = JSON.stringify(card.abilities)
  return TROUBLE.test(text) || WIPE.test(text)
}
