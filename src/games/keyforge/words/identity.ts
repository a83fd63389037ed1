import { nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import {
  belongsTo,
  definitionOf,
  hasTrait,
  HOUSE,
  houseNumber,
  housesOf,
  powerOf,
  sameName as haveSameName,
  traitNumber,
  SET_WORDS,
} from '../rules/index.ts'
import type { House, KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'
import { narrow } from './filters.ts'

/** Filters by what a card is called, its house, its traits. */

type P = KeyforgePosition
type C = Compiler<P>

// ---- houses, traits, names

/** A house by name, or one that is known only when the effect resolves. */
export type HouseReference = House | 'chosen' | 'same' | 'active' | 'yours' | 'its'
export const chosen = 'chosen'
export const activeHouse = 'active'
export const yourHouses = 'yours'
/** The house of the card that "it" means. */
export const itsHouse = 'its'

/** Slot of the chosen house in this frame. */
export function chosenSlot(c: C): number {
  const slot = c.named.get('chosen')
  if (slot === undefined) throw new Error('"chosen" before any choice')
  return slot
}

export function houseTest(c: C, house: HouseReference): Test<P> {
  switch (house) {
    case 'chosen': {
      const slot = chosenSlot(c)
      return (p, f, x) => p.frames[f + slot] >= 0 && belongsTo(p, x, p.frames[f + slot])
    }
    case 'active':
      return (p, _f, x) => p.state[HOUSE] >= 0 && belongsTo(p, x, p.state[HOUSE])
    case 'yours':
      return (p, f, x) => (p.identity[p.frames[f + SEAT]] & (1 << p.house[x])) !== 0
    case 'its': {
      const slot = c.it
      return (p, f, x) => {
        const first = nextIn(p.frames, f + slot, -1, SET_WORDS)
        return first >= 0 && belongsTo(p, x, p.house[first])
      }
    }
    case 'same':
      throw new Error('"same" is for houses that are chosen')
    default: {
      const number = houseNumber(house)
      return (p, _f, x) => belongsTo(p, x, number)
    }
  }
}

const REFERENCES = ['chosen', 'active', 'yours', 'its'] as const
const isReference = (house: HouseReference): house is (typeof REFERENCES)[number] => REFERENCES.some((reference) => reference === house)
const HOUSE_PHRASES = {
  en: { chosen: 'of that house', active: 'of the active house', yours: 'of one of your houses', its: 'of its house' },
  de: { chosen: 'jener Fraktion', active: 'der aktiven Fraktion', yours: 'einer deiner Fraktionen', its: 'ihrer Fraktion' },
  it: { chosen: 'di quella Casa', active: 'della Casa attiva', yours: 'di una delle tue Case', its: 'della sua Casa' },
}
const NOT_HOUSE_PHRASES = {
  en: { chosen: 'not of that house', active: 'not of the active house', yours: 'of none of your houses', its: 'not of its house' },
  de: {
    chosen: 'einer anderen als jener Fraktion',
    active: 'einer anderen als der aktiven Fraktion',
    yours: 'keiner deiner Fraktionen',
    its: 'einer anderen als ihrer Fraktion',
  },
  it: {
    chosen: 'di una Casa diversa da quella',
    active: 'di una Casa diversa da quella attiva',
    yours: 'di nessuna delle tue Case',
    its: 'non della sua Casa',
  },
}

export const of = v.add('filter', 'of', {
  compile: (c: C, house: HouseReference, filter: Filter): Selection<P> => narrow(c, filter, houseTest(c, house)),
  en: (t, house, filter) =>
    isReference(house) ? en.modifier(t.filter(filter), HOUSE_PHRASES.en[house]) : en.attribute(t.filter(filter), t.term('house', house)),
  de: (t, house, filter) =>
    isReference(house) ? de.modifier(t.filter(filter), HOUSE_PHRASES.de[house]) : de.compound(t.filter(filter), t.term('house', house)),
  it: (t, house, filter) =>
    isReference(house)
      ? it.modifier(t.filter(filter), HOUSE_PHRASES.it[house])
      : it.attribute(t.filter(filter), () => t.term('house', house)),
})

export const notOf = v.add('filter', 'notOf', {
  compile(c: C, house: HouseReference, filter: Filter): Selection<P> {
    const test = houseTest(c, house)
    return narrow(c, filter, (p, f, x) => !test(p, f, x))
  },
  en: (t, house, filter) =>
    isReference(house)
      ? en.modifier(t.filter(filter), NOT_HOUSE_PHRASES.en[house])
      : en.attribute(t.filter(filter), `non-${t.term('house', house)}`),
  de: (t, house, filter) =>
    isReference(house)
      ? de.modifier(t.filter(filter), NOT_HOUSE_PHRASES.de[house])
      : de.compound(t.filter(filter), `Nicht-${t.term('house', house)}`),
  it: (t, house, filter) =>
    isReference(house)
      ? it.modifier(t.filter(filter), NOT_HOUSE_PHRASES.it[house])
      : it.adjective(t.filter(filter), () => `non ${t.term('house', house)}`),
})

export const trait = v.add('filter', 'trait', {
  compile(c: C, name: string, filter: Filter): Selection<P> {
    const number = traitNumber(name)
    return narrow(c, filter, (p, _f, x) => hasTrait(p, x, number))
  },
  en: (t, name, filter) => en.attribute(t.filter(filter), t.term('trait', name)),
  de: (t, name, filter) => de.compound(t.filter(filter), t.term('trait', name)),
  it: (t, name, filter) => it.attribute(t.filter(filter), () => t.term('trait', name)),
})

export const notTrait = v.add('filter', 'notTrait', {
  compile(c: C, name: string, filter: Filter): Selection<P> {
    const number = traitNumber(name)
    return narrow(c, filter, (p, _f, x) => !hasTrait(p, x, number))
  },
  en: (t, name, filter) => en.attribute(t.filter(filter), `non-${t.term('trait', name)}`),
  de: (t, name, filter) => de.compound(t.filter(filter), `Nicht-${t.term('trait', name)}`),
  it: (t, name, filter) => it.adjective(t.filter(filter), () => `non ${t.term('trait', name)}`),
})

export const named = v.add('filter', 'named', {
  compile: (c: C, id: string, filter: Filter): Selection<P> => narrow(c, filter, (p, _f, x) => definitionOf(p, x).face.id === id),
  en: (t, id, filter) => ({ ...t.filter(filter), one: t.term('card', id), many: `${t.term('card', id)}s`, title: true }),
  de: (t, id, filter) => de.modifier(t.filter(filter), `namens ${t.term('card', id)}`),
  it: (t, id, filter) => it.modifier(t.filter(filter), `“${t.term('card', id)}”`),
})

const SHARED = {
  name: {
    test: (p: P, one: number, x: number) => haveSameName(p, one, x),
    en: 'with the same name as ',
    de: 'mit demselben Namen wie ',
    it: 'con lo stesso nome di ',
  },
  'not name': {
    test: (p: P, one: number, x: number) => !haveSameName(p, one, x),
    en: 'with another name than ',
    de: 'mit einem anderen Namen als ',
    it: 'con un nome diverso da ',
  },
  house: {
    test: (p: P, one: number, x: number) => (housesOf(p, one) & housesOf(p, x)) !== 0,
    en: 'shares a house with ',
    de: 'mit derselben Fraktion wie ',
    it: 'condivide la Casa con ',
  },
  trait: {
    test: (p: P, one: number, x: number) => definitionOf(p, one).traits.some((number) => hasTrait(p, x, number)),
    en: 'shares a trait with ',
    de: 'mit einem gemeinsamen Merkmal mit ',
    it: 'che ha un tratto in comune con ',
  },
  power: {
    test: (p: P, one: number, x: number) => powerOf(p, one) === powerOf(p, x),
    en: 'with the same power as ',
    de: 'mit derselben Stärke wie ',
    it: 'con la stessa Forza di ',
  },
} as const

/** Do they say already which card they are near, so that a pronoun means the same one: "each neighbor of it that shares a house with it"? */
function isNear(filter: Filter): boolean {
  return filter.word === 'neighborOf' && (filter.args[0] as Noun).word === 'it'
}

/** Cards that have something in common with a card, or with one of several, or not; in a clause of an upgrade with the creature it is on. */
export const shares = v.add('filter', 'shares', {
  compile(c: C, what: keyof typeof SHARED, noun: Noun, filter: Filter): Selection<P> {
    const { test } = SHARED[what]
    if (noun.word === 'host')
      return narrow(c, filter, (p, f, x) => p.host[p.frames[f + SELF]] >= 0 && test(p, p.host[p.frames[f + SELF]], x))
    const slot = c.noun(noun)
    return narrow(c, filter, (p, f, x) => {
      for (let one = nextIn(p.frames, f + slot, -1, SET_WORDS); one >= 0; one = nextIn(p.frames, f + slot, one, SET_WORDS))
        if (test(p, one, x)) return true
      return false
    })
  },
  en(t, what, noun, filter) {
    const like = SHARED[what].en + (noun.word === 'it' && !isNear(filter) ? 'that card' : t.noun(noun).text)
    return en.modifier(t.filter(filter), what === 'house' || what === 'trait' ? en.doing(like) : like)
  },
  de(t, what, noun, filter) {
    const card = (kase: 'nom' | 'dat') => {
      if (noun.word !== 'it') return t.noun(noun).in(kase)
      return isNear(filter) ? de.pronoun('f', false, kase) : `jene${kase === 'dat' ? 'r' : ''} Karte`
    }
    const text = SHARED[what].de + card(what === 'trait' ? 'dat' : 'nom')
    return de.modifier(t.filter(filter), what === 'house' ? { text, deed: `eine Fraktion mit ${card('dat')} teilt`, clause: true } : text)
  },
  it(t, what, noun, filter) {
    const isIt = noun.word === 'it'
    const like = isIt && what === 'house' ? 'ne condivide la Casa' : SHARED[what].it + (isIt ? 'quella carta' : t.noun(noun).text)
    return it.modifier(t.filter(filter), what === 'house' ? it.doing(like) : like)
  },
})
export const sameName = (noun: Noun, filter: Filter) => shares('name', noun, filter)
export const otherName = (noun: Noun, filter: Filter) => shares('not name', noun, filter)
export const sharesTrait = (noun: Noun, filter: Filter) => shares('trait', noun, filter)
