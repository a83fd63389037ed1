import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { nextIn, isIn } from '../../../kernel/cardset.ts'
import type { Count, Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Amount, Filter } from '../../../ability/tree.ts'
import * as german from '../glossary/de.ts'
import { CARDS, powerOf, SET_WORDS, ZONE_NAMES } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'
import { BOTH } from './filters.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** One of the cards that "them" means, such as those just looked at. */
export const among = v.add('filter', 'among', {
  compile(c: C, filter: Filter): Selection<P> {
    const slot = c.it
    const [{ test }] = c.filter(filter).parts
    return { parts: [{ piles: ANY_PILE, seats: BOTH, strict: true, test: (p, f, x) => isIn(p.frames, f + slot, x) && test(p, f, x) }] }
  },
  en: (t, filter) => en.modifier(t.filter(filter), 'among them'),
  de: (t, filter) => de.modifier(t.filter(filter), 'davon'),
  it: (t, filter) => it.modifier(t.filter(filter), 'tra esse'),
})

const ANY_PILE = (1 << ZONE_NAMES.length) - 1

/** Those that were named before, without the ones that were chosen among them; of two creatures one is left. */
const left = v.add<'noun', [of?: 'two']>('noun', 'theRest', {
  compile(c: C) {
    const { before, it: chosen } = c
    const slot = c.setSlot()
    c.step('the rest', (p, f) => {
      for (let i = 0; i < SET_WORDS; i++) p.frames[f + slot + i] = p.frames[f + before + i] & ~p.frames[f + chosen + i]
    })
    return slot
  },
  en: (_t, of) => (of === undefined ? { text: 'the others', plural: true } : { text: 'the other', plural: false }),
  de: (_t, of) =>
    of === undefined
      ? de.the(de.adjective(de.stem(...german.types.card), 'übrig'), true)
      : de.the(de.adjective(de.stem(...german.types.creature), 'ander')),
  it: (_t, of) => (of === undefined ? it.definite('altre carte', 'f', true) : it.definite('altra creatura', 'f')),
})
export const theRest = left()
export const theOther = left('two')

/** One of those that are left of what was named before, when some were chosen among them; what is left then is `theRest` again. */
export const amongTheRest = v.add('filter', 'amongTheRest', {
  compile(c: C, filter: Filter): Selection<P> {
    const slot = c.noun(theRest)
    const [{ test }] = c.filter(filter).parts
    return { parts: [{ piles: ANY_PILE, seats: BOTH, strict: true, test: (p, f, x) => isIn(p.frames, f + slot, x) && test(p, f, x) }] }
  },
  en: (t, filter) => en.modifier(t.filter(filter), 'among the others'),
  de: (t, filter) => de.modifier(t.filter(filter), 'von den übrigen'),
  it: (t, filter) => it.modifier(t.filter(filter), 'tra le altre'),
})

/** A part of all such cards, rounded up, chosen. */
export const portion = v.add('noun', 'portion', {
  compile(c: C, parts: 2 | 3, filter: Filter) {
    const selection = c.filter(filter)
    const whole = c.countOf(selection)
    const n: Count<P> = (p, f) => Math.ceil(whole(p, f) / parts)
    return c.choose(selection, { min: n, max: n })
  },
  en: (t, parts, filter) => ({
    text: `${parts === 2 ? 'half' : 'one third'} of all ${en.many(t.filter(filter))} (rounded up)`,
    plural: true,
  }),
  de: (t, parts, filter) => ({
    in: (kase) =>
      `${kase === 'nom' || kase === 'acc' ? (parts === 2 ? 'die Hälfte' : 'ein Drittel') : parts === 2 ? 'der Hälfte' : 'einem Drittel'} ${de.all(t.filter(filter)).in('gen')} (aufgerundet)`,
    plural: true,
    gender: 'f',
  }),
  it: (t, parts, filter) =>
    it.fixed(`${parts === 2 ? 'metà' : 'un terzo'} ${it.the(t.filter(filter), true).with('di')} (per eccesso)`, 'f', true),
})

/** What "it" meant before the card that was named last. */
export const earlier = v.add('noun', 'earlier', {
  compile: (c: C) => c.before,
  en: () => ({ text: 'that creature', plural: false }),
  de: () => ({ in: (kase) => `${kase === 'nom' || kase === 'acc' ? 'jene' : 'jener'} Kreatur`, plural: false, gender: 'f' }),
  it: () => it.fixed('quella creatura'),
})()

/** Any number of creatures, or none, that have so much power together. */
export const anyWithPower = v.add('noun', 'anyWithPower', {
  compile(c: C, least: Amount, filter: Filter) {
    const needed = c.amount(least)
    return c.choose(c.filter(filter), {
      min: () => 0,
      max: () => CARDS,
      enough(p, f, set) {
        let sum = 0
        for (let x = nextIn(p.frames, set, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, set, x, SET_WORDS)) sum += powerOf(p, x)
        return sum >= needed(p, f)
      },
    })
  },
  en: (t, least, filter) => ({
    text: `any number of ${en.many(t.filter(filter))} with a total power of ${t.amount(least).text} or more`,
    plural: true,
  }),
  de: (t, least, filter) =>
    de.several(de.modifier(t.filter(filter), `mit zusammen mindestens ${t.amount(least).text} Stärke`), 'beliebig viele'),
  it: (t, least, filter) =>
    it.fixed(`un numero qualsiasi di ${it.bare(t.filter(filter)).text} con Forza totale di ${t.amount(least).text} o più`, 'f', true),
})
