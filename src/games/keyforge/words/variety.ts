import { nextIn } from '../../../kernel/cardset.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import type { Behind } from '../../../ability/text/behind.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Who } from '../../../ability/tree.ts'
import { release, reserve } from '../../../kernel/program.ts'
import { housesOf, powerOf, SET_WORDS, typeOf } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition

/** Which cards are meant: those of a player who is named, those that differ from each other. */

/** Cards that this player controls, whoever that is. */
export const controlledBy = v.add('filter', 'controlledBy', {
  compile(c: Compiler<P>, who: Who, filter: Filter): Selection<P> {
    const seats = c.seats(who)
    return { parts: c.filter(filter).parts.map((part) => ({ ...part, seats })) }
  },
  en: (t, who, filter) => en.modifier(t.filter(filter), en.says(t.seat(who), 'control')),
  de: (t, who, filter) => de.modifier(t.filter(filter), `unter ${t.seat(who).possessive('Kontrolle', 'f', 'dat')}`),
  it: (t, who, filter) => it.modifier(t.filter(filter), `sotto il controllo ${it.contracted('di', t.seat(who).subject)}`),
})

/** By what cards are told apart, and how many of them there can be at most, one of each. */
const APART: Readonly<Record<'house' | 'power', (p: P, cards: readonly number[]) => number>> = {
  house(p, cards) {
    let houses = 0
    for (const card of cards) houses |= housesOf(p, card)
    return sizeOf(houses)
  },
  power: (p, cards) => new Set(cards.map((card) => powerOf(p, card))).size,
}

const EACH_EN = { house: 'of each house', power: 'of each power value' }
const EACH_DE = { house: 'jeder Fraktion', power: 'jedes Stärkewertes' }
const EACH_IT = { house: 'di ogni Casa', power: 'di ogni valore di Forza' }

/** One such card of each house or power that there is among them; a card of two houses stands for one of them. */
export const oneOfEach = v.add('noun', 'oneOfEach', {
  compile(c: Compiler<P>, what: keyof typeof APART, filter: Filter) {
    const selection = c.filter(filter)
    const gather = c.gather(selection)
    const number = (p: P, f: number) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      const n = APART[what](p, cardsOf(p, all))
      release(p, all)
      return n
    }
    return c.choose(selection, {
      min: number,
      max: number,
      fits(p, _f, x, picked) {
        const others = cardsOf(p, picked).filter((y) => y !== x)
        // is there a house for each of them, so that none stands for the house of another?
        return what === 'house' ? haveHouses(p, [x, ...others], 0) : others.every((y) => powerOf(p, y) !== powerOf(p, x))
      },
    })
  },
  en: (t, what, filter) => ({ text: `${en.withArticle(en.one(t.filter(filter)))} ${EACH_EN[what]}`, plural: false }),
  de: (t, what, filter) => de.a(de.modifier(t.filter(filter), EACH_DE[what])),
  it: (t, what, filter) => it.a(it.modifier(t.filter(filter), EACH_IT[what])),
})

function cardsOf(p: P, set: number): number[] {
  const cards: number[] = []
  for (let x = nextIn(p.frames, set, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, set, x, SET_WORDS)) cards.push(x)
  return cards
}

function sizeOf(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

/** Can each of these cards have a house of its own, none of those that are taken? */
function haveHouses(p: P, [card, ...more]: readonly number[], taken: number): boolean {
  if (card === undefined) return true
  for (let bits = housesOf(p, card) & ~taken; bits !== 0; bits &= bits - 1) if (haveHouses(p, more, taken | (bits & -bits))) return true
  return false
}

const DIFFERENT = {
  house: {
    alike: (p: P, x: number, y: number) => (housesOf(p, x) & housesOf(p, y)) !== 0,
    en: 'of different houses',
    de: 'verschiedener Fraktionen',
    it: 'di Case diverse tra loro',
  },
  type: {
    alike: (p: P, x: number, y: number) => typeOf(p, x) === typeOf(p, y),
    en: 'of different types',
    de: 'verschiedenen Typs',
    it: 'di tipi diversi tra loro',
  },
} as const

/** So many such cards, no two of one type, fewer where there are not so many types; or up to so many, no two of which share a house. */
export const different = v.add<'noun', [what: 'type' | 'house', n: number, filter: Filter, upTo?: 'upTo']>('noun', 'different', {
  compile(c: Compiler<P>, what, n, filter, upTo) {
    const selection = c.filter(filter)
    const gather = c.gather(selection)
    const { alike } = DIFFERENT[what]
    // how many there can be is known of what a card has one of
    const most = (p: P, f: number) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      const cards = cardsOf(p, all)
      release(p, all)
      return Math.min(n, cards.filter((x, i) => !cards.slice(0, i).some((y) => alike(p, x, y))).length)
    }
    return c.choose(selection, {
      min: upTo ? () => 0 : most,
      max: upTo ? () => n : most,
      fits: (p, _f, x, picked) => cardsOf(p, picked).every((y) => y === x || !alike(p, y, x)),
    })
  },
  en: (t, what, n, filter, upTo) => ({
    text: `${upTo ? 'up to ' : ''}${n} ${en.many(first(t.filter(filter), DIFFERENT[what].en))}`,
    plural: true,
  }),
  de: (t, what, n, filter, upTo) => de.several(first(t.filter(filter), DIFFERENT[what].de), `${upTo ? 'bis zu ' : ''}${n}`),
  it: (t, what, n, filter, upTo) => it.several(first(t.filter(filter), DIFFERENT[what].it), `${upTo ? 'fino a ' : ''}${n}`),
})

/** Said before what else follows the cards, such as where they lie. */
function first<S extends { readonly after: readonly Behind[] }>(stem: S, words: string): S {
  return { ...stem, after: [words, ...stem.after] }
}
