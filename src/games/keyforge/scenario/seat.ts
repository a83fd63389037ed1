import { ACTIVE, chainPenalty, definitions, handSize, HOUSE, HOUSES, KEY_COLORS, keyCost } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { cardsOf } from './card.ts'

/** Everything that can be asked of a seat. */
export function stateOfSeat(p: KeyforgePosition, seat: number) {
  const cards = cardsOf(p, seat)
  const ids = (list: readonly number[]) => list.map((card) => definitions[p.text[card]].face.id)
  return {
    amber: p.amber[seat],
    chains: p.chains[seat],
    keys: KEY_COLORS.filter((_, i) => (p.keys[seat] & (1 << i)) !== 0),
    keyCost: keyCost(p, seat),
    house: p.state[ACTIVE] === seat && p.state[HOUSE] >= 0 ? HOUSES[p.state[HOUSE]] : undefined,
    hand: ids(cards.hand),
    deck: ids(cards.deck),
    discard: ids(cards.discard),
    archives: ids(cards.archives),
    purged: ids(cards.purged),
    battleline: ids(cards.battleline),
    artifacts: ids(cards.artifacts),
    /** The same seven by index. */
    cards,
    handLimit: handSize(p, seat) - (p.chains[seat] > 0 ? chainPenalty(p.chains[seat]) : 0),
  }
}
