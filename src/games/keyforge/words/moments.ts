import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Filter, Noun } from '../../../ability/tree.ts'
import { addInterest, alsoOn as movement, hasAbility, IN_DISCARD, STATIC, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { amend, BOLD, compileAbility, newStatic } from './abilities.ts'
import type { BoldWord } from './abilities.ts'
import { narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type C = Compiler<KeyforgePosition>

/** At which moments abilities resolve, and which cards have one that does. */

/** Cards that have effects of that bold word. */
export const withEffect = v.add('filter', 'withEffect', {
  compile: (c: C, word: BoldWord, filter: Filter) => narrow(c, filter, (p, _f, card) => hasAbility(p, card, TRIGGER[word])),
  en: (t, word, filter) => en.modifier(t.filter(filter), `with a “${BOLD.en[word]}:” effect`),
  de: (t, word, filter) => de.modifier(t.filter(filter), `mit einer „${BOLD.de[word]}:“-Fähigkeit`),
  it: (t, word, filter) => it.modifier(t.filter(filter), `con un’abilità “${BOLD.it[word]}:”`),
})

/** Triggers by what the discard pile hears of them. */
const FROM_DISCARD = new Map<number, number>([
  [TRIGGER.choosesHouse, TRIGGER.choosesHouseFromDiscard],
  [TRIGGER.atStart, TRIGGER.atStartFromDiscard],
])

/** A watching ability that works while the card lies in its owner's discard pile, and only there. */
export const fromDiscardPile = v.add('ability', 'fromDiscardPile', {
  compile: (_c: C, ability: Ability) =>
    compileAbility(ability).map((one) => {
      const trigger = FROM_DISCARD.get(one.trigger)
      if (trigger === undefined) throw new Error('no discard pile watches this')
      addInterest(IN_DISCARD)
      return amend(one, { trigger })
    }),
  en: (t, ability) => `From your discard pile: ${t.ability(ability)}`,
  de: (t, ability) => `Aus deinem Ablagestapel: ${t.ability(ability)}`,
  it: (t, ability) => `Dalla tua pila degli scarti: ${t.ability(ability)}`,
})

/** Effects of that bold word do not resolve while this is in play, its own neither. */
export const cannotResolve = v.add('ability', 'cannotResolve', {
  compile: (_c: C, word: 'destroyed') => [newStatic({ kind: STATIC.cannotResolve, what: TRIGGER[word] })],
  en: (_t, word) => `“${BOLD.en[word]}:” effects cannot resolve`,
  de: (_t, word) => `„${BOLD.de[word]}:“-Fähigkeiten können nicht abgehandelt werden`,
  it: (_t, word) => `le abilità “${BOLD.it[word]}:” non possono essere risolte`,
})

type Movable = 'play' | 'afterFight' | 'afterReap'

/** Effects of one bold word resolve at the other one too, such as play effects after reaping (kf.triggers.2). */
export const alsoOn = v.add('ability', 'alsoOn', {
  compile: (c: C, noun: Noun, from: Movable, to: Movable) => [
    newStatic({ kind: STATIC.alsoOn, what: movement(TRIGGER[from], TRIGGER[to]), covers: c.covers(noun) }),
  ],
  en: (t, noun, from, to) =>
    en.states(`the “${BOLD.en[from]}:” effects of ${t.noun(noun).text}`, 'are', `“${BOLD.en[from]}/${BOLD.en[to]}:” effects`),
  de: (t, noun, from, to) =>
    de.states(`die „${BOLD.de[from]}:“-Fähigkeiten ${t.noun(noun).in('gen')}`, 'sind', `„${BOLD.de[from]}/${BOLD.de[to]}:“-Fähigkeiten`),
  it: (t, noun, from, to) =>
    it.states(`le abilità “${BOLD.it[from]}:” ${t.noun(noun).with('di')}`, 'sono', `abilità “${BOLD.it[from]}/${BOLD.it[to]}:”`),
})
