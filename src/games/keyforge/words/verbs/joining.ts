import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Effect } from '../../../../ability/tree.ts'
import { SELF } from '../../../../kernel/program.ts'
import { push, remove } from '../../../../kernel/zones.ts'
import { ARTIFACTS, definitions, kindOfZone, LINE, UNCHECKED, UNWATCHED, zoneOf } from '../../rules/index.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import { moveInLine } from './arranging.ts'
import { moveToFlank } from './flanking.ts'
import type { C } from './verb.ts'

/** Cards that join the battleline as the creatures that their other side says they are. */

/** This card becomes a creature in your battleline, where it is what its other side says (kf.upgrade.9), and goes to its place there. */
function enterLine(c: C, place: Effect): void {
  const stays = c.unless('can join', (p, f) => {
    const self = p.frames[f + SELF]
    return kindOfZone(p, self) === ARTIFACTS && definitions[p.text[self]].otherSide >= 0
  })
  c.step('join the line', (p, f) => {
    const self = p.frames[f + SELF]
    remove(p.zones, self)
    push(p.zones, zoneOf(LINE, p.controller[self]), self)
    p.text[self] = definitions[p.text[self]].otherSide
    p.state[UNWATCHED] = 1
    p.state[UNCHECKED] = 1
  })
  c.effect(place)
  stays()
}

export const joinLine = v.add('effect', 'joinLine', {
  compile: (c: C): void => enterLine(c, moveToFlank(core.self)),
  en: (t) => `put ${t.self} on a flank of your battleline`,
  de: (t) => de.does('lege', `${t.self} an eine Flanke deiner Schlachtreihe`, 'legen'),
  it: (t) => it.does('metti', 'mettere', `${t.self} su un fianco della tua linea di battaglia`),
})()

/** This card becomes a creature of your battleline, anywhere in it. */
export const joinLineAnywhere = v.add('effect', 'joinLineAnywhere', {
  compile: (c: C): void => enterLine(c, moveInLine(core.self)),
  en: (t) => `put ${t.self} anywhere in your battleline`,
  de: (t) => de.does('lege', `${t.self} an eine beliebige Stelle deiner Schlachtreihe`, 'legen'),
  it: (t) => it.does('metti', 'mettere', `${t.self} in un punto qualsiasi della tua linea di battaglia`),
})()
