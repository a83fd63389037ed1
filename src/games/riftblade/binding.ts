import { addZone } from '../../ability/selection.ts'
import type { Binding } from '../../ability/compile.ts'
import { SEAT } from '../../kernel/program.ts'
import { CARDS, CHAIN, DECK, DISCARD, HAND, ROW, SEATS, VOID } from './layout.ts'
import type { RiftbladePosition } from './layout.ts'

/** Piles that words can name: bits. Each stands for a zone of every seat, or for one of the table. */
export const PILES = { hand: 1, deck: 2, discard: 4, row: 8, void: 16, chain: 32 } as const

const OWN = [HAND, DECK, DISCARD]
const SHARED = [ROW, VOID, CHAIN]

/** What the ability language asks of this game. The printed icons need little of it; cards with more to say will. */
export const binding: Binding<RiftbladePosition> = {
  seats: SEATS,
  setWords: Math.ceil(CARDS / 32),
  done: 255,
  rules: { target: 'rb.card.7', may: 'rb.card.7', mode: 'rb.card.7', order: 'rb.card.7', repeat: 'rb.card.7' },
  enumerate(p, f, piles, seats, test, at) {
    for (let seat = 0; seat < SEATS; seat++) {
      if ((seats & (1 << seat)) === 0) continue
      for (let i = 0; i < OWN.length; i++) if ((piles & (1 << i)) !== 0) addZone(p, f, OWN[i] + seat, test, at)
    }
    for (let i = 0; i < SHARED.length; i++) if ((piles & (8 << i)) !== 0) addZone(p, f, SHARED[i], test, at)
  },
  pileOf(p, card) {
    const zone = p.zones.of[card]
    if (zone < 0) return 0
    if (zone < HAND + 3 * SEATS) return 1 << Math.floor(zone / SEATS)
    return zone === ROW ? PILES.row : zone === VOID ? PILES.void : zone === CHAIN ? PILES.chain : 0
  },
  holderOf: (p, card) => p.holder[card],
  deciderOf: (p, f) => p.frames[f + SEAT],
  // no card repeats itself yet; a set that has one must say how often
  mayRepeat: () => false,
}
