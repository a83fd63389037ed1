import { addTo } from '../../kernel/cardset.ts'
import { SEAT } from '../../kernel/program.ts'
import { addZone } from '../../ability/selection.ts'
import type { Binding } from '../../ability/compile.ts'
import { DONE } from './choice.ts'
import { CHAIN, COUNT, holderOf, PILES, RESOLVED, SEATS, SET_WORDS } from './layout.ts'
import type { NightfallPosition } from './layout.ts'

/** Pile bits of the ability language: those of the seats, and the chain. */
export const IN_DECK = 1
export const IN_HAND = 2
export const IN_DISCARD = 4
export const IN_PLAY = 8
export const IN_EXILE = 16
export const IN_CHAIN = 32

/** What the ability language asks of this game. */
export const binding: Binding<NightfallPosition> = {
  seats: SEATS,
  setWords: SET_WORDS,
  done: DONE,
  rules: { target: 'nf.text.1', may: 'nf.text.2', mode: 'nf.text.3', order: 'nf.concept.3', repeat: 'nf.text.2' },
  holderOf,
  deciderOf: (p, f) => p.frames[f + SEAT],
  mayRepeat: () => true,
  enumerate(p, f, piles, seats, test, at) {
    const { list, start, length } = p.zones
    for (let seat = 0; seat < p.state[COUNT]; seat++) {
      if ((seats & (1 << seat)) === 0) continue
      for (let pile = 0; pile < PILES; pile++) {
        if ((piles & (1 << pile)) === 0) continue
        addZone(p, f, seat * PILES + pile, test, at)
      }
    }
    if ((piles & IN_CHAIN) === 0) return
    for (let zone = CHAIN; zone <= RESOLVED; zone++) {
      for (let i = start[zone], end = i + length[zone]; i < end; i++)
        if ((seats & (1 << p.owner[list[i]])) !== 0 && test(p, f, list[i])) addTo(p.frames, at, list[i])
    }
  },
  pileOf(p, card) {
    const zone = p.zones.of[card]
    if (zone < 0) return 0
    return zone < CHAIN ? 1 << (zone % PILES) : zone <= RESOLVED ? IN_CHAIN : 0
  },
}
