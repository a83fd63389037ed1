import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'

import type { Check } from '../../../ability/language.ts'
import * as it from '../../../ability/text/it.ts'
import type { Who } from '../../../ability/tree.ts'
import { DISCARD, zoneOf } from '../rules/index.ts'
import { seatOf } from './amounts.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

const HAUNTED = 10

/** Many cards lie in the player's discard pile (kf.haunted.1). */
export const haunted = v.add('condition', 'haunted', {
  compile(c: C, who: Who): Check<P> {
    const seats = c.seats(who)
    return (p, f) => p.zones.length[zoneOf(DISCARD, seatOf(seats(p, f)))] >= HAUNTED
  },
  en(t, who) {
    const { subject, plural } = t.seat(who)
    const is = `${subject} ${plural ? 'are' : 'is'}`
    return { yes: `${is} haunted`, no: `${is} not haunted` }
  },
  de(t, who) {
    const { nom, you } = t.seat(who)
    const is = you ? 'bist' : 'ist'
    return { yes: `${nom} heimgesucht ${is}`, no: `${nom} nicht heimgesucht ${is}` }
  },
  it(t, who) {
    const { subject, you } = t.seat(who)
    const is = you ? 'sei' : 'è'
    const start = you ? '' : it.subject(subject)
    return { yes: `${start}${is} tormentato`, no: `${start}non ${is} tormentato` }
  },
})
