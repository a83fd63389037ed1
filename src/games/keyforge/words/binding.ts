import { SELF, SOURCE } from '../../../kernel/program.ts'
import { addZone } from '../../../ability/selection.ts'
import type { Binding } from '../../../ability/compile.ts'
import { ACTION, ACTIVE, ARCHIVES, HAND, isInPlay, kindOfZone, SEATS, typeOf, DONE, SET_WORDS, zoneOf, see } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'

/** What the ability language asks of KeyForge. A pile's bit is `1 << kind` of its zones. */
export const binding: Binding<KeyforgePosition> = {
  seats: SEATS,
  setWords: SET_WORDS,
  done: DONE,
  privatePiles: (1 << HAND) | (1 << ARCHIVES),
  rules: { target: 'kf.ability.2', may: 'kf.may.1', mode: 'kf.ability.2', order: 'kf.simultaneous.1', repeat: 'kf.repeat.1' },

  enumerate(p, f, piles, seats, test, at) {
    for (let kind = 0, rest = piles; rest !== 0; kind++, rest >>>= 1) {
      if ((rest & 1) === 0) continue
      for (let seat = 0; seat < SEATS; seat++) if ((seats & (1 << seat)) !== 0) addZone(p, f, zoneOf(kind, seat), test, at)
    }
  },

  pileOf: (p, card) => 1 << kindOfZone(p, card),

  /** The controller; a card that left play keeps its last one until it is played again, for those that look at its leaving. */
  holderOf: (p, card) => p.controller[card],

  /** Every pile is its seat's, whoever controlled the card before (kf.leaves.5). */
  pileHolderOf: (p, card) => p.zones.of[card] % SEATS,

  /** The active player makes every choice (kf.active.2), except among cards that only the other may see (kf.active.3). */
  deciderOf: (p) => p.state[ACTIVE],

  chosen: (p, card, seat) => see(p, card, 1 << seat),

  /** An effect stops repeating when the card that repeats it is gone (kf.repeat.2); an action card stays while it resolves. */
  mayRepeat(p, f) {
    const self = p.frames[f + SELF] >= 0 ? p.frames[f + SELF] : p.frames[f + SOURCE]
    return self < 0 || isInPlay(p, self) || typeOf(p, self) === ACTION
  },
}
