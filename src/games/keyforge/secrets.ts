// What the game keeps from its seats, said apart from the code that observes, deals anew and tells (src/games/secret.ts).
import * as keyforge from './rules/index.ts'
import type { KeyforgePosition } from './rules/index.ts'
import { cardsIn, DECK, HAND, OWN_DECK } from '../secret.ts'
import type { Hidden, Secrets } from '../secret.ts'

const ARCHIVES = 'archives of another'
const UNDER = 'under cards, of another'
/** The card under a token creature that another has taken (kf.token.3). */
const OWN_UNDER = 'under cards, own'

export const secrets: Secrets<KeyforgePosition> = {
  places: [OWN_DECK, OWN_UNDER, DECK, HAND, ARCHIVES, UNDER],
  shows: ({ kind }) => kind === 'reveal' || kind === 'look',
  // the next card of a deck whose top card lies faceup
  silent: (p, card) => Math.floor(p.zones.of[card] / keyforge.SEATS) === keyforge.DECK && keyforge.isFaceup(p, card),
  hidden(p, seat) {
    const decision = keyforge.asking.decision(p)
    // a hand that is looked at shows what is in it, a deck that is searched does not show how it lies
    const named = decision?.seat === seat ? decision.eligible : []
    const shown = named.map((card) => p.zones.of[card])
    const other = 1 - seat
    const isKnown = (card: number) => secrets.knows(p, seat, card) || isRemembered(p, seat, card)
    const unknown = (place: string, kind: number, owner = other): Hidden => {
      const zone = keyforge.zoneOf(kind, owner)
      const cards = shown.includes(zone) ? [] : cardsIn(p, zone)
      return {
        place,
        among: `cards of ${owner}`,
        things: cards.filter((card) => p.owner[card] === owner && !isKnown(card)),
      }
    }
    return [
      {
        place: OWN_DECK,
        among: `cards of ${seat}`,
        things: cardsIn(p, keyforge.zoneOf(keyforge.DECK, seat)).filter((card) => !named.includes(card) && !isKnown(card)),
      },
      unknown(OWN_UNDER, keyforge.UNDER, seat),
      unknown(DECK, keyforge.DECK),
      unknown(HAND, keyforge.HAND),
      unknown(ARCHIVES, keyforge.ARCHIVES),
      unknown(UNDER, keyforge.UNDER),
    ]
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    if (zone < 0) return true
    const own = zone % keyforge.SEATS === seat
    const kind = Math.floor(zone / keyforge.SEATS)
    if (kind === keyforge.DECK) return keyforge.isFaceup(p, card)
    if (kind === keyforge.HAND) return own
    // a card of the own deck was seen going there
    if (kind === keyforge.ARCHIVES) return own || p.owner[card] === seat || keyforge.isFaceup(p, card)
    if (kind !== keyforge.UNDER) return true
    const above = p.host[card]
    return ((p.knownTo[card] >> seat) & 1) === 1 || (above >= 0 && p.isToken[above] === 1 && p.controller[above] === seat)
  },
  remembers: isRemembered,
}

/** What was looked at, as long as it lies there. */
function isRemembered(p: KeyforgePosition, seat: number, card: number): boolean {
  return Math.floor(p.zones.of[card] / keyforge.SEATS) !== keyforge.UNDER && ((p.knownTo[card] >> seat) & 1) === 1
}
