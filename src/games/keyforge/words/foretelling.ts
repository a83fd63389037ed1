import { nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SOURCE } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { CARD_COUNT, definitions, SET_WORDS, tellName, hasTrait } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { compileQuestion } from './asking.ts'
import { narrow } from './filters.ts'
import { chosenSlot } from './identity.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Cards that are named before any is seen. */

const NAMES = ['chosen', 'second name']

/** Asks for a card by its name, any that is in this game: to name another would do nothing. The answer is a definition of that name. */
function compileNaming(c: C, slotName: string): void {
  compileQuestion(c, slotName, {
    name: 'name a card',
    kind: 'name',
    options(p, _f, out) {
      const named = new Map<string, number>()
      for (let card = 0; card < p.state[CARD_COUNT]; card++) {
        const { name } = definitions[p.printed[card]].face
        named.set(name, Math.min(p.printed[card], named.get(name) ?? Infinity))
      }
      let n = 0
      for (const definition of [...named.values()].sort((a, b) => a - b)) out[n++] = definition
      return n
    },
    view: (option) => ({ verb: 'name', name: definitions[option].face.id }),
    tell: (p, f, option) => tellName(p, 'chosenName', p.frames[f + SEAT], p.frames[f + SOURCE], definitions[option].face.id),
  })
}

/** Names so many cards, all of them before any is seen; "that name" is the first one. */
export const chooseNames = v.add('effect', 'chooseNames', {
  compile(c: C, n: number): void {
    for (let i = 0; i < n; i++) compileNaming(c, NAMES[i])
  },
  en: (_t, n) => (n === 1 ? 'name a card' : `name ${n} cards`),
  de: (_t, n) => de.does('nenne', n === 1 ? 'eine Karte' : `${n} Karten`, 'nennen'),
  it: (_t, n) => it.does('nomina', 'nominare', n === 1 ? 'una carta' : `${n} carte`),
})

/** They are cards of the names that were chosen, one of each, in any order. */
export const areTheNamed = v.add('condition', 'areTheNamed', {
  compile(c: C, noun: Noun): Check<P> {
    const set = c.noun(noun)
    const slots = NAMES.map((name) => c.named.get(name)).filter((slot) => slot !== undefined)
    if (slots.length === 0) throw new Error('"areTheNamed" stands before a card was named')
    return (p, f) => {
      const missing = slots.map((slot) => definitions[p.frames[f + slot]].face.name)
      for (let x = nextIn(p.frames, f + set, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + set, x, SET_WORDS)) {
        const at = missing.indexOf(definitions[p.printed[x]].face.name)
        if (at < 0) return false
        missing.splice(at, 1)
      }
      return missing.length === 0
    }
  },
  en: (t, noun) => {
    const text = noun.word === 'them' ? 'they' : t.noun(noun).text
    return { yes: `${text} are the named cards`, no: `${text} are not the named cards` }
  },
  de: (t, noun) => {
    const text = t.noun(noun).in('nom')
    return { yes: `${text} die genannten Karten sind`, no: `${text} nicht die genannten Karten sind` }
  },
  it: (t, noun) => {
    const text = it.subject(t.noun(noun).text)
    return { yes: `${text}sono le carte nominate`, no: `${text}non sono le carte nominate` }
  },
})

const THAT = {
  name: { en: 'with that name', de: 'mit jenem Namen', it: 'con quel nome' },
  trait: { en: 'with that trait', de: 'mit jenem Merkmal', it: 'con quel tratto' },
} as const

/** Cards of the name, or with the trait, that was chosen. */
export const withThat = v.add('filter', 'withThat', {
  compile(c: C, what: keyof typeof THAT, filter: Filter): Selection<P> {
    if (what === 'name') {
      const slot = chosenSlot(c)
      return narrow(c, filter, (p, f, x) => definitions[p.printed[x]].face.name === definitions[p.frames[f + slot]]?.face.name)
    }
    const slot = c.named.get('trait')
    if (slot === undefined) throw new Error('a trait stands before one was chosen')
    return narrow(c, filter, (p, f, x) => hasTrait(p, x, p.frames[f + slot]))
  },
  en: (t, what, filter) => en.modifier(t.filter(filter), THAT[what].en),
  de: (t, what, filter) => de.modifier(t.filter(filter), THAT[what].de),
  it: (t, what, filter) => it.modifier(t.filter(filter), THAT[what].it),
})
