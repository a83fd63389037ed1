// What the game keeps from its seats, said apart from the code that observes, deals anew and tells (src/games/secret.ts).
import { crystalClans } from './index.ts'
import * as clans from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { cardsIn, DECK, HAND, OWN_DECK } from '../secret.ts'
import type { Secrets } from '../secret.ts'

const BATTLE_CARD = 'battle card of another'
const CRYSTALS = 'crystal deck'

export const secrets: Secrets<CrystalClansPosition> = {
  places: [OWN_DECK, DECK, HAND, BATTLE_CARD, CRYSTALS],
  // everybody saw the unit whose ability begins, though what ran before it may have reshuffled it into the deck
  shows: ({ kind }) => kind === 'trigger',
  silent: () => false,
  hidden(p, seat) {
    const other = 1 - seat
    const decision = crystalClans.decision(p)
    // the top cards that it looks at just now
    const shown = decision?.seat === seat ? decision.eligible : []
    // cards that were seen going to the hand may lie in either of its two places
    const battle = p.battle[clans.REVEALED] === 0 ? cardsIn(p, clans.BATTLE_CARD + other) : []
    const hand = cardsIn(p, clans.HAND + other)
    const among = [...hand, ...battle].some((card) => p.known[card] === 1) ? undefined : 'cards of the other'
    return [
      // what the seat has put to the bottom itself it remembers
      {
        place: OWN_DECK,
        things: cardsIn(p, clans.DECK + seat)
          .slice(p.state[clans.BOTTOM + seat])
          .filter((card) => !shown.includes(card)),
      },
      { place: DECK, among, things: cardsIn(p, clans.DECK + other) },
      { place: HAND, among, things: hand },
      { place: BATTLE_CARD, among, things: battle },
      { place: CRYSTALS, things: cardsIn(p, clans.CRYSTAL_DECK) },
    ]
  },
  knows(p, seat, card) {
    const zone = p.zones.of[card]
    const own = clans.ownerOf(card) === seat
    if (zone === clans.CRYSTAL_DECK || zone === clans.DECK || zone === clans.DECK + 1) return false
    if (zone === clans.HAND || zone === clans.HAND + 1) return own || p.known[card] === 1
    if (zone === clans.BATTLE_CARD || zone === clans.BATTLE_CARD + 1) return own || p.battle[clans.REVEALED] === 1
    return true
  },
}
