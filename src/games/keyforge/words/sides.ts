import type { Ability } from '../../../ability/tree.ts'
import { vocabulary as v } from './vocabulary.ts'

/** Cards with another side: what they are when they are played, or stand in play, as a card of another type. */

/** It may be played as an upgrade with this text instead (kf.upgrade.9). */
export const playableAsUpgrade = v.add<'ability', Ability[]>('ability', 'playableAsUpgrade', {
  compile: () => [],
  en: (t, ...list) =>
    `${t.self} may be played as an upgrade instead of a creature, with the text: “${list.map((one) => t.ability(one)).join(' ')}”`,
  de: (t, ...list) =>
    `${t.self} darf statt als Kreatur als Aufwertung gespielt werden, mit dem Text: „${list.map((one) => t.ability(one)).join(' ')}“`,
  it: (t, ...list) =>
    `puoi giocare ${t.self} come miglioria invece che come creatura, con il testo: “${list.map((one) => t.ability(one)).join(' ')}”`,
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
