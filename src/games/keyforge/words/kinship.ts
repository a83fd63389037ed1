import { nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SOURCE } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { CARD_COUNT, definitionOf, housesOf, isCreatureInPlay, neighborOf, SET_WORDS, tellName, traitNames } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'
import { compileQuestion } from './asking.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** What cards have in common: houses that they share with each other and with their neighbors, a trait that was chosen. */

/** Shares a house with so many of its neighbors at least. */
export const kinToNeighbors = v.add('filter', 'kinToNeighbors', {
  compile: (c: C, least: 1 | 2, filter: Filter): Selection<P> =>
    narrow(c, filter, (p, _f, x) => {
      if (!isCreatureInPlay(p, x)) return false
      let n = 0
      for (const side of [-1, 1] as const) {
        const neighbor = neighborOf(p, x, side)
        if (neighbor >= 0 && (housesOf(p, neighbor) & housesOf(p, x)) !== 0) n++
      }
      return n >= least
    }),
  en: (t, least, filter) =>
    en.modifier(t.filter(filter), en.doing(least === 1 ? 'shares a house with a neighbor' : 'shares a house with both its neighbors')),
  de: (t, least, filter) =>
    de.modifier(
      t.filter(filter),
      least === 1 ? 'mit derselben Fraktion wie mindestens ein Nachbar' : 'mit derselben Fraktion wie jeder ihrer beiden Nachbarn',
    ),
  it: (t, least, filter) =>
    it.modifier(
      t.filter(filter),
      it.doing(least === 1 ? 'condivide la Casa con almeno una creatura vicina' : 'condivide la Casa con entrambe le creature vicine'),
    ),
})

/** Two or more cards, all of one house. */
export const shareHouse = v.add('condition', 'shareHouse', {
  compile(c: C, noun: Noun): Check<P> {
    const slot = c.noun(noun)
    return (p, f) => {
      let common = -1
      let n = 0
      for (let x = nextIn(p.frames, f + slot, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + slot, x, SET_WORDS)) {
        common &= housesOf(p, x)
        n++
      }
      return n > 1 && common !== 0
    }
  },
  en: (t, noun) => ({ yes: `${theyEn(t, noun)} share a house`, no: `${theyEn(t, noun)} do not share a house` }),
  de: (t, noun) => ({
    yes: `${t.noun(noun).in('nom')} eine gemeinsame Fraktion haben`,
    no: `${t.noun(noun).in('nom')} keine gemeinsame Fraktion haben`,
  }),
  it: (t, noun) => ({
    yes: `${it.subject(t.noun(noun).text)}condividono una Casa`,
    no: `${it.subject(t.noun(noun).text)}non condividono una Casa`,
  }),
})

const theyEn = (t: en.English, noun: Noun) => (noun.word === 'them' ? 'they' : t.noun(noun).text)

/** Those that were named, where it is enough that one of them has something in common with a card. */
export const oneOfThem = v.add('noun', 'oneOfThem', {
  compile: (c: C) => c.it,
  en: () => ({ text: 'one of them', plural: false }),
  de: () => de.fixed('eine von ihnen'),
  it: () => it.fixed('una di esse'),
})()

// ---- a trait that is chosen

/** Any trait that a card of this game has: others would do nothing. */
export const chooseTrait = v.add('effect', 'chooseTrait', {
  compile(c: C): void {
    compileQuestion(c, 'trait', {
      name: 'choose trait',
      kind: 'trait',
      options(p, _f, out) {
        const traits = new Set<number>()
        for (let card = 0; card < p.state[CARD_COUNT]; card++) for (const trait of definitionOf(p, card).traits) traits.add(trait)
        let n = 0
        for (const trait of [...traits].sort((a, b) => a - b)) out[n++] = trait
        return n
      },
      view: (option) => ({ verb: 'trait', trait: traitNames()[option] }),
      tell: (p, f, option) => tellName(p, 'chosenTrait', p.frames[f + SEAT], p.frames[f + SOURCE], traitNames()[option]),
    })
  },
  en: () => 'choose a trait',
  de: () => ({ command: 'wähle ein Merkmal', infinitive: 'ein Merkmal wählen' }),
  it: () => ({ command: 'scegli un tratto', infinitive: 'scegliere un tratto' }),
})()
