import type { Compiler } from '../../../ability/compile.ts'
import type { Who } from '../../../ability/tree.ts'
import { STATIC } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
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

/** Æmber that would be stolen or captured from that player's pool comes from the supply instead. */
export const supplyPays = v.add('ability', 'supplyPays', {
  compile: (c: C, who: Who) => [newStatic({ kind: STATIC.supplyPays, seats: c.seats(who) })],
  en: (t, who) => `if Æmber would be stolen or captured from ${t.seat(who).possessive} pool, it is taken from the common supply instead`,
  de: (t, who) =>
    `falls Æmber aus ${t.seat(who).possessive('Vorrat', 'm', 'dat')} gestohlen oder erbeutet würde, wird es stattdessen aus der allgemeinen Reserve genommen`,
  it: (t, who) =>
    `se venissero rubati o catturati Æmber ${t.seat(who).possessive('riserva', 'f').with('da')}, vengono presi invece dalla riserva comune`,
})
