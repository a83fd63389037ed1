import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import { STATIC } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { controllerOf } from './players.ts'
import { vocabulary as v } from './vocabulary.ts'

type C = Compiler<KeyforgePosition>

/** Artifacts that are creatures of this power, in the battleline of their controller, as long as this is in force (kf.artifact.4). */
export const isCreature = v.add('ability', 'isCreature', {
  compile: (c: C, noun: Noun, power: number) => [newStatic({ kind: STATIC.isCreature, covers: c.covers(noun), amount: () => power })],
  en: (t, noun, power) =>
    en.states(t.noun(noun).text, 'is', `a creature with ${power} power on a flank of ${t.seat(controllerOf(noun)).possessive} battleline`),
  de: (t, noun, power) =>
    de.states(
      t.noun(noun).in('nom'),
      'ist',
      `eine Kreatur mit Stärke ${power} an einer Flanke ${t.seat(controllerOf(noun)).possessive('Schlachtreihe', 'f', 'gen')}`,
    ),
  it: (t, noun, power) =>
    it.states(
      it.spoken(t.noun(noun).text),
      'è',
      `una creatura con Forza ${power} su un fianco ${t.seat(controllerOf(noun)).possessive('linea di battaglia', 'f').with('di')}`,
    ),
})
