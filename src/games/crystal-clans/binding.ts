import { SEAT } from '../../kernel/program.ts'
import { addZone } from '../../ability/selection.ts'
import type { Binding } from '../../ability/compile.ts'
import { PLACE_COUNT } from './board.ts'
import { CRYSTALS, DECK, DISCARD, HAND, REMOVED, SEATS, UNIT_CARDS, ownerOf, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { PILE_BOARD, PILE_CRYSTALS, PILE_DECK, PILE_DISCARD, PILE_HAND, PILE_REMOVED, pileOf } from './movement.ts'

/** What the ability language asks of this game. */
export const binding: Binding<CrystalClansPosition> = {
  enumerate(p, f, piles, seats, test, at) {
    for (let seat = 0; seat < SEATS; seat++) {
      if ((seats & (1 << seat)) === 0) continue
      if ((piles & PILE_DECK) !== 0) addZone(p, f, DECK + seat, test, at)
      if ((piles & PILE_HAND) !== 0) addZone(p, f, HAND + seat, test, at)
      if ((piles & PILE_DISCARD) !== 0) addZone(p, f, DISCARD + seat, test, at)
      if ((piles & PILE_REMOVED) !== 0) addZone(p, f, REMOVED + seat, test, at)
      if ((piles & PILE_CRYSTALS) !== 0) addZone(p, f, CRYSTALS + seat, test, at)
      if ((piles & PILE_BOARD) !== 0) for (let place = 0; place < PLACE_COUNT; place++) addZone(p, f, squadZone(seat, place), test, at)
    }
  },
  pileOf,
  holderOf: (p, card) => (card < UNIT_CARDS ? ownerOf(card) : p.zones.of[card] & 1),
  deciderOf: (p, f) => p.frames[f + SEAT],
  mayRepeat: () => true,
  seats: SEATS,
  rules: { target: 'cc.ability.5', may: 'cc.ability.6', mode: 'cc.ability.5', order: 'cc.ability.4', repeat: 'cc.ability.6' },
}
