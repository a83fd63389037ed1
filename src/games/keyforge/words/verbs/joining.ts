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

type Place = 'flank' | 'anywhere'

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

/** This card becomes a creature of your battleline, on a flank of it or anywhere in it. */
export const joinLine = v.add('effect', 'joinLine', {
  compile: (c: C, place: Place): void => enterLine(c, place === 'flank' ? moveToFlank(core.self) : moveInLine(core.self)),
  en: (t, place) => `put ${t.self} ${place === 'flank' ? 'on a flank of' : 'anywhere in'} your battleline`,
  de: (t, place) => de.does('lege', `${t.self} an eine ${place === 'flank' ? 'Flanke' : 'beliebige Stelle'} deiner Schlachtreihe`, 'legen'),
  it: (t, place) =>
    it.does(
      'metti',
      'mettere',
      `${t.self} ${place === 'flank' ? 'su un fianco della' : 'in un punto qualsiasi della'} tua linea di battaglia`,
    ),
})
