import { nextIn } from '../../../kernel/cardset.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import type { Behind } from '../../../ability/text/behind.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Who } from '../../../ability/tree.ts'
import { release, reserve } from '../../../kernel/program.ts'
import { housesOf, SET_WORDS, typeOf } from '../rules/index.ts'
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
  de: (t, who, filter) => de.modifier(t.filter(filter), `unter der Kontrolle von ${t.seat(who).dat}`),
  it: (t, who, filter) => it.modifier(t.filter(filter), `sotto il controllo ${it.contracted('di', t.seat(who).subject)}`),
})

/** So many such cards, no two of one type; fewer where there are not so many types. */
export const ofDifferentTypes = v.add('noun', 'ofDifferentTypes', {
  compile(c: Compiler<P>, n: number, filter: Filter) {
    const selection = c.filter(filter)
    const gather = c.gather(selection)
    const most = (p: P, f: number) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      let types = 0
      for (let x = nextIn(p.frames, all, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, all, x, SET_WORDS)) types |= 1 << typeOf(p, x)
      release(p, all)
      let count = 0
      for (; types !== 0; types &= types - 1) count++
      return Math.min(n, count)
    }
    return c.choose(selection, {
      min: most,
      max: most,
      fits(p, _f, x, picked) {
        for (let y = nextIn(p.frames, picked, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, picked, y, SET_WORDS))
          if (y !== x && typeOf(p, y) === typeOf(p, x)) return false
        return true
      },
    })
  },
  en: (t, n, filter) => ({ text: `${n} ${en.many(first(t.filter(filter), 'of different types'))}`, plural: true }),
  de: (t, n, filter) => de.several(first(t.filter(filter), 'verschiedenen Typs'), String(n)),
  it: (t, n, filter) => it.several(first(t.filter(filter), 'di tipo diverso'), String(n)),
})

/** Up to so many such cards, no two of which share a house. */
export const upToOfDifferentHouses = v.add('noun', 'upToOfDifferentHouses', {
  compile: (c: Compiler<P>, n: number, filter: Filter) =>
    c.choose(c.filter(filter), {
      min: () => 0,
      max: () => n,
      fits(p, _f, x, picked) {
        for (let y = nextIn(p.frames, picked, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, picked, y, SET_WORDS))
          if (y !== x && (housesOf(p, y) & housesOf(p, x)) !== 0) return false
        return true
      },
    }),
  en: (t, n, filter) => ({ text: `up to ${n} ${en.many(first(t.filter(filter), 'of different houses'))}`, plural: true }),
  de: (t, n, filter) => de.several(first(t.filter(filter), 'verschiedener Fraktionen'), `bis zu ${n}`),
  it: (t, n, filter) => it.several(first(t.filter(filter), 'di Case diverse'), `fino a ${n}`),
})

/** Said before what else follows the cards, such as where they lie. */
function first<S extends { readonly after: readonly Behind[] }>(stem: S, words: string): S {
  return { ...stem, after: [words, ...stem.after] }
}
