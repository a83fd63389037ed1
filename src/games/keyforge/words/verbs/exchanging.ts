import { nextIn } from '../../../../kernel/cardset.ts'
import { core, vocabulary as v } from '../vocabulary.ts'
import * as de from '../../../../ability/text/de.ts'
import * as it from '../../../../ability/text/it.ts'
import type { Noun } from '../../../../ability/tree.ts'
import { armorOf, powerOf, SET_WORDS } from '../../rules/index.ts'
import { chosenNumber } from '../amounts.ts'
import { restOfTurn } from '../durations.ts'
import { armor, power } from '../statics.ts'
import type { C } from './verb.ts'

/** Values of a card that change places. */

/** For the rest of the turn a creature has the armor that it has now as its power, and the other way round; what changes them later counts as ever. */
export const switchPowerAndArmor = v.add('effect', 'switchPowerAndArmor', {
  compile(c: C, noun: Noun): void {
    const set = c.noun(noun)
    const before = c.named.get('chosen')
    const difference = c.slot()
    c.named.set('chosen', difference)
    c.step('more power than armor', (p, f) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      p.frames[f + difference] = card < 0 ? 0 : powerOf(p, card) - armorOf(p, card)
    })
    c.effect(restOfTurn(power(core.minus(chosenNumber), core.it), armor(chosenNumber, core.it)))
    if (before === undefined) c.named.delete('chosen')
    else c.named.set('chosen', before)
  },
  en: (t, noun) => `switch the power and armor of ${t.noun(noun).text} for the remainder of the turn`,
  de(t, noun) {
    const card = t.noun(noun)
    const whose = card.in('gen') === card.in('nom') ? `von ${card.in('dat')}` : card.in('gen')
    return de.does('vertausche', `für den Rest des Zuges Stärke und Rüstung ${whose}`, 'vertauschen')
  },
  it: (t, noun) => it.does('scambia', 'scambiare', `la Forza e l’Armatura ${t.noun(noun).with('di')} per il resto del turno`),
})
