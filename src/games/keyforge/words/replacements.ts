import { ABOUT } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Ability, Filter, Who } from '../../../ability/tree.ts'
import { capital, newAbility } from './abilities.ts'
import { capture, gainReplacements, steal, TRIGGER } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Abilities that put something else in the place of a proposed event (kf.replacement). */

const tree = (word: string, ...args: readonly unknown[]): Ability => ({ is: 'ability', word, args: args as Ability['args'] })

/** Amber that would be gained is captured by this creature, or stolen, instead. */
const replacesGain = (
  word: string,
  how: (p: P, self: number, seat: number, amount: number) => void,
  byReaping: boolean,
  names: {
    en: (t: en.English, who: en.Persona) => string
    de: (t: de.German, who: de.Persona) => string
    it: (t: it.Italian, who: it.Persona) => string
  },
) =>
  v.add('ability', word, {
    compile(c: C, who: Who) {
      const ability = newAbility({
        trigger: TRIGGER.wouldGain,
        seats: c.seats(who),
        event: byReaping ? (p, f) => p.frames[f + ABOUT] === 1 : undefined,
        tree: tree(word, who),
      })
      gainReplacements.set(ability.id, how)
      return [ability] as unknown
    },
    en: (t, who) => names.en(t, t.seat(who)),
    de: (t, who) => names.de(t, t.seat(who)),
    it: (t, who) => names.it(t, t.seat(who)),
  })

export const capturesGains = replacesGain(
  'capturesGains',
  (p, self, seat, amount) => {
    // it comes from the supply: the pool it would have reached stays as it was
    p.amber[1 - seat] += amount
    capture(p, self, 1 - seat, amount, self)
  },
  false,
  {
    en: (t, who) => `Each Æmber that would be added to ${who.possessive} pool is captured by ${t.self} instead.`,
    de: (t, who) => `Jedes Æmber, das ${who.possessive('Vorrat', 'm', 'dat')} hinzugefügt würde, wird stattdessen von ${t.self} erbeutet.`,
    it: (t, who) => `Ogni Æmber che verrebbe aggiunto ${who.possessive('riserva', 'f').with('a')} viene invece catturato da ${t.self}.`,
  },
)

export const stealsGainsFromReaping = replacesGain(
  'stealsGainsFromReaping',
  (p, self, seat, amount) => {
    steal(p, seat, amount, self)
  },
  true,
  {
    en: () => 'Each Æmber that you would gain by reaping is stolen from your opponent instead.',
    de: () => 'Jedes Æmber, das du durch Ernten erhalten würdest, wird stattdessen deinem Gegner gestohlen.',
    it: () => 'Ogni Æmber che otterresti raccogliendo viene invece rubato al tuo avversario.',
  },
)

/** Damage to such creatures is dealt to this one instead. */
export const takesDamageFor = v.add('ability', 'takesDamageFor', {
  compile: (c: C, filter: Filter) =>
    [
      newAbility({
        trigger: TRIGGER.wouldBeDealtDamage,
        about: c.matches(c.filter(filter)),
        program: undefined,
        tree: tree('takesDamageFor', filter),
      }),
    ] as unknown,
  en: (t, filter) => `Damage that would be dealt to ${en.withArticle(en.one(t.filter(filter)))} is dealt to ${t.self} instead.`,
  de: (t, filter) => `Schaden, der ${de.a(t.filter(filter)).in('dat')} zugefügt würde, wird stattdessen ${t.self} zugefügt.`,
  it: (t, filter) => `I danni che verrebbero inflitti ${it.a(t.filter(filter)).with('a')} vengono invece inflitti a ${t.self}.`,
})

/** Cards that would go from play to a discard pile are purged instead. */
export const purgesFromPlay = v.add('ability', 'purgesFromPlay', {
  compile: (c: C, filter: Filter) =>
    [
      newAbility({
        trigger: TRIGGER.wouldBePutIntoDiscard,
        about: c.matches(c.filter(filter)),
        program: undefined,
        tree: tree('purgesFromPlay', filter),
      }),
    ] as unknown,
  en: (t, filter) => `Each ${en.one(t.filter(filter))} that would be put into a discard pile from play is purged instead.`,
  de: (t, filter) =>
    `${capital(de.each(t.filter(filter)).in('nom'))}, die aus dem Spiel auf einen Ablagestapel gelegt würde, wird stattdessen verbannt.`,
  it: (t, filter) =>
    `${capital(it.each(t.filter(filter)).text)} che verrebbe messa dal gioco in una pila degli scarti viene invece epurata.`,
})
