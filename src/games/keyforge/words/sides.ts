import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Effect } from '../../../ability/tree.ts'
import { SELF } from '../../../kernel/program.ts'
import { push, remove } from '../../../kernel/zones.ts'
import { ARTIFACTS, definitions, kindOfZone, LINE, UNCHECKED, UNWATCHED, zoneOf } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { core, vocabulary as v } from './vocabulary.ts'
import { moveToFlank } from './verbs/flanking.ts'

type C = Compiler<KeyforgePosition>

/** Cards with another side: what they are when they are played, or stand in play, as a card of another type. */

/** It may be played as an upgrade with this text instead (kf.upgrade.9). */
export const playableAsUpgrade = v.add<'ability', Ability[]>('ability', 'playableAsUpgrade', {
  compile: () => [],
  en: (t, ...list) =>
    `${t.self} may be played as an upgrade instead of a creature, with the text: “${list.map((one) => t.ability(one)).join(' ')}”`,
  de: (t, ...list) =>
    `${t.self} darf statt als Kreatur als Aufwertung gespielt werden, mit dem Text: „${list.map((one) => t.ability(one)).join(' ')}“`,
  it: (t, ...list) =>
    `${t.self} può essere giocata come miglioria invece che come creatura, con il testo: “${list.map((one) => t.ability(one)).join(' ')}”`,
})

/** While it stands in the battleline it is a creature with this power and this text. */
export const creatureInLine = v.add<'ability', [power: number, ...list: Ability[]]>('ability', 'creatureInLine', {
  compile: () => [],
  en: (t, power, ...list) =>
    `While ${t.self} is in a battleline, it is a creature with ${power} power and the text: “${list.map((one) => t.ability(one)).join(' ')}”`,
  de: (t, power, ...list) =>
    `Solange ${t.self} in einer Schlachtreihe ist, ist es eine Kreatur mit Stärke ${power} und dem Text: „${list.map((one) => t.ability(one)).join(' ')}“`,
  it: (t, power, ...list) =>
    `Mentre ${t.self} è in una linea di battaglia, è una creatura con Forza ${power} e il testo: “${list.map((one) => t.ability(one)).join(' ')}”`,
})

/** This card becomes a creature in your battleline, where it is what its other side says (kf.upgrade.9), and goes to its place there. */
export function enterLine(c: C, place: Effect): void {
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
