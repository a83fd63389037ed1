import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as it from '../../../ability/text/it.ts'
import type { Who } from '../../../ability/tree.ts'
import { STATIC, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { pattern } from './events.ts'
import { vocabulary as v } from './vocabulary.ts'

type C = Compiler<KeyforgePosition>

/** Where Æmber that is stolen or captured comes from and goes to instead. */

/** Whatever anybody would steal is captured by creatures of the active player (kf.capture.6). */
export const stolenIsCaptured = v.add('ability', 'stolenIsCaptured', {
  compile: () => [newStatic({ kind: STATIC.stolenIsCaptured })],
  en: () => 'each Æmber that would be stolen is captured by a creature that the active player controls instead',
  de: () => 'jedes Æmber, das gestohlen würde, wird stattdessen von einer Kreatur des aktiven Spielers erbeutet',
  it: () => 'ogni Æmber che verrebbe rubato viene invece catturato da una creatura controllata dal giocatore attivo',
})()

/** Æmber is stolen or captured from that player's pool. */
export const isTaken = v.add('event', 'isTaken', {
  compile: (c: C, who: Who) => pattern({ would: TRIGGER.wouldBeTaken, seats: c.seats(who) }),
  en: (t, who) => ({
    now: `Æmber is stolen or captured from ${t.seat(who).possessive} pool`,
    would: `Æmber would be stolen or captured from ${t.seat(who).possessive} pool`,
  }),
  de(t, who) {
    const taken = `Æmber aus ${t.seat(who).possessive('Vorrat', 'm', 'dat')} gestohlen oder erbeutet`
    return { now: `${taken} wird`, would: `${taken} würde` }
  },
  it(t, who) {
    const taken = `rubati o catturati Æmber ${t.seat(who).possessive('riserva', 'f').with('da')}`
    return { now: `vengono ${taken}`, would: `venissero ${taken}` }
  },
})

/** In the place of a theft or a capture: the pool stays as it is, and the rest happens all the same (kf.replacement.1). */
export const takeFromSupply = v.add('effect', 'takeFromSupply', {
  compile(): void {
    throw new Error('"takeFromSupply" can only take the place of a theft or a capture')
  },
  instead: () => () => 0,
  en: () => 'it is taken from the common supply',
  de: () => de.statement('es', 'wird', 'aus der allgemeinen Reserve genommen', 'es aus der allgemeinen Reserve nehmen'),
  it: () => it.whole('vengono presi dalla riserva comune'),
})()
