import { addTo } from '../../kernel/cardset.ts'
import { SEAT } from '../../kernel/program.ts'
import type { Binding } from '../../ability/compile.ts'
import { PLACE_COUNT } from './board.ts'
import { CRYSTALS, DECK, DISCARD, HAND, REMOVED, SEATS, UNIT_CARDS, ownerOf, squadZone } from './layout.ts'
import type { CrystalClansPosition } from './layout.ts'
import { PILE_BOARD, PILE_CRYSTALS, PILE_DECK, PILE_DISCARD, PILE_HAND, PILE_REMOVED, pileOf } from './movement.ts'

/** What the ability language asks of this game. */
export const binding: Binding<CrystalClansPosition> = {
  enumerate(p, piles, seats, at) {
    for (let seat = 0; seat < SEATS; seat++) {
      if ((seats & (1 << seat)) === 0) continue
      if ((piles & PILE_DECK) !== 0) addZone(p, DECK + seat, at)
      if ((piles & PILE_HAND) !== 0) addZone(p, HAND + seat, at)
      if ((piles & PILE_DISCARD) !== 0) addZone(p, DISCARD + seat, at)
      if ((piles & PILE_REMOVED) !== 0) addZone(p, REMOVED + seat, at)
      if ((piles & PILE_CRYSTALS) !== 0) addZone(p, CRYSTALS + seat, at)
      if ((piles & PILE_BOARD) !== 0) for (let place = 0; place < PLACE_COUNT; place++) addZone(p, squadZone(seat, place), at)
    }
  },
  pileOf,
  holderOf: (p, card) => (card < UNIT_CARDS ? ownerOf(card) : p.zones.of[card] & 1),
  deciderOf: (p, f) => p.frames[f + SEAT],
  mayRepeat: () => true,
  seats: SEATS,
  rules: { target: 'cc.ability.5', may: 'cc.ability.6', mode: 'cc.ability.5', order: 'cc.ability.4', repeat: 'cc.ability.6' },
}

function addZone(p: CrystalClansPosition, zone: number, at: number): void {
  const { list, start, length } = p.zones
  for (let i = start[zone], end = i + length[zone]; i < end; i++) addTo(p.frames, at, list[i])
}
