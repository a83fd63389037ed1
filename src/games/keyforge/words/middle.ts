import { addTo, clearSet, nextIn } from '../../../kernel/cardset.ts'
import { SELF } from '../../../kernel/program.ts'
import { cardAt, indexOf } from '../../../kernel/zones.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Who } from '../../../ability/tree.ts'
import { isCreatureInPlay, isInCenter, LINE, SET_WORDS, zoneOf } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { seatOf } from './amounts.ts'
import { narrow } from './filters.ts'
import { PARITY } from './parity.ts'
import type { Parity } from './parity.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** What has a middle: battlelines, what stands between two, and Æmber that can be halved. */

/** Such creatures that stand in the center of a battleline (kf.center). */
export const central = v.add('filter', 'central', {
  compile: (c: C, filter: Filter): Selection<P> => narrow(c, filter, isCentral),
  en: (t, filter) => en.modifier(t.filter(filter), 'in the center of its controller’s battleline'),
  de: (t, filter) => de.modifier(t.filter(filter), 'im Zentrum der Schlachtreihe ihres Kontrolleurs'),
  it: (t, filter) => it.modifier(t.filter(filter), 'al centro della linea di battaglia del suo controllore'),
})
const isCentral = (p: P, _f: number, card: number) => isInCenter(p, card)

/** A player has an even or an odd amount of Æmber; none is even. */
export const amberIs = v.add('condition', 'amberIs', {
  compile(c: C, who: Who, kind: Parity): Check<P> {
    const seats = c.seats(who)
    const { rest } = PARITY[kind]
    return (p, f) => p.amber[seatOf(seats(p, f))] % 2 === rest
  },
  en: (t, who, kind) => ({
    yes: `${en.says(t.seat(who), 'have')} an ${PARITY[kind].en} amount of Æmber`,
    no: `${en.says(t.seat(who), 'do')} not have an ${PARITY[kind].en} amount of Æmber`,
  }),
  de: (t, who, kind) => ({
    yes: `${t.seat(who).nom} eine ${PARITY[kind].de} Menge Æmber ${t.seat(who).you ? 'hast' : 'hat'}`,
    no: `${t.seat(who).nom} keine ${PARITY[kind].de} Menge Æmber ${t.seat(who).you ? 'hast' : 'hat'}`,
  }),
  it: (t, who, kind) => ({
    yes: `${t.seat(who).you ? 'hai' : `${it.subject(t.seat(who).subject)}ha`} una quantità ${PARITY[kind].it} di Æmber`,
    no: `${t.seat(who).you ? 'non hai' : `${it.subject(t.seat(who).subject)}non ha`} una quantità ${PARITY[kind].it} di Æmber`,
  }),
})

/** Such creatures that stand between this one and another of the same line. */
export const between = v.add('filter', 'between', {
  compile(c: C, other: Filter, filter: Filter): Selection<P> {
    const isOther = c.matches(c.filter(other))
    return narrow(c, filter, (p, f, x) => {
      const self = p.frames[f + SELF]
      const zone = p.zones.of[self]
      if (!isCreatureInPlay(p, self) || p.zones.of[x] !== zone) return false
      const side = Math.sign(indexOf(p.zones, x) - indexOf(p.zones, self))
      if (side === 0) return false
      for (let i = indexOf(p.zones, x) + side; i >= 0 && i < p.zones.length[zone]; i += side)
        if (isOther(p, f, cardAt(p.zones, zone, i))) return true
      return false
    })
  },
  en: (t, other, filter) => en.modifier(t.filter(filter), `between ${t.self} and ${en.one(t.filter(other))}`),
  de: (t, other, filter) => de.modifier(t.filter(filter), `zwischen ${t.self} und ${de.a(t.filter(other)).in('dat')}`),
  it: (t, other, filter) => it.modifier(t.filter(filter), `tra ${t.self} e ${it.a(t.filter(other)).text}`),
})

/**
 * The creatures of one half of that player's battleline: the active player names the creature on the flank that it begins with, and, where
 * their number is odd, says whether the creature in the middle is of it.
 */
export const halfOfLine = v.add('noun', 'halfOfLine', {
  compile(c: C, who: Who) {
    const seats = c.seats(who)
    const line = (p: P, f: number) => zoneOf(LINE, seatOf(seats(p, f)))
    const half = c.setSlot()
    const onFlank: Selection<P> = {
      parts: [{ piles: 1 << LINE, seats, strict: false, test: (p, _f, x) => x >= 0 && isAtEnd(p, x) }],
    }
    const one = c.choose(onFlank, { min: () => 1, max: () => 1 })
    c.step('half of the line', (p, f) => {
      clearSet(p.frames, f + half, SET_WORDS)
      const zone = line(p, f)
      const all = p.zones.length[zone]
      const first = nextIn(p.frames, f + one, -1, SET_WORDS)
      for (let i = 0; first >= 0 && i < all >> 1; i++) {
        const at = indexOf(p.zones, first) === 0 ? i : all - 1 - i
        addTo(p.frames, f + half, cardAt(p.zones, zone, at))
      }
    })
    const even = c.unless('a creature in the middle', (p, f) => (p.zones.length[line(p, f)] & 1) === 1)
    const without = c.ask('may', c.binding.rules.target)
    c.step('with the middle', (p, f) => addTo(p.frames, f + half, cardAt(p.zones, line(p, f), p.zones.length[line(p, f)] >> 1)))
    without()
    even()
    return half
  },
  en: (t, who) => ({
    text: `one half of ${t.seat(who).possessive} battleline (you say which, also of the creature in the middle)`,
    plural: false,
  }),
  de: (t, who) =>
    de.fixed(`eine Hälfte ${t.seat(who).possessive('Schlachtreihe', 'f', 'gen')} (du sagst welche, auch bei der Kreatur in der Mitte)`),
  it: (t, who) =>
    it.fixed(`una metà ${t.seat(who).possessive('linea di battaglia', 'f').with('di')} (scegli tu quale, anche per la creatura nel mezzo)`),
})

function isAtEnd(p: P, card: number): boolean {
  const index = indexOf(p.zones, card)
  return index === 0 || index === p.zones.length[p.zones.of[card]] - 1
}
