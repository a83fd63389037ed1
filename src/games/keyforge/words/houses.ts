import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { nextIn } from '../../../kernel/cardset.ts'
import { release, reserve, SEAT } from '../../../kernel/program.ts'
import { ACT, houseNumber, HOUSES, housesOf, LINE, SET_WORDS, STATIC, UPGRADES, zoneOf } from '../rules/index.ts'
import type { House, KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { narrow } from './filters.ts'
import { chosenSlot } from './identity.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Cards by how many share their house, and houses that cards have besides their own. */

/** Those of such cards that belong to a house of which there are so many or more, or the most: to one of those houses, where several have as many. */
export const ofHouseWith = v.add('filter', 'ofHouseWith', {
  compile(c: C, number: number | 'most', filter: Filter): Selection<P> {
    const gather = c.gather(c.filter(filter))
    return narrow(c, filter, (p, f, x) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      const counts = HOUSES.map((_name, house) => countOfHouse(p, all, 1 << house))
      release(p, all)
      const least = number === 'most' ? Math.max(...counts) : number
      return counts.some((count, house) => count >= least && (housesOf(p, x) & (1 << house)) !== 0)
    })
  },
  en: (t, number, filter) => {
    const cards = en.many(t.filter(filter))
    return en.modifier(
      t.filter(filter),
      number === 'most' ? `of the house with the most ${cards} in play` : `that belongs to a house with ${number} or more ${cards}`,
    )
  },
  de: (t, number, filter) =>
    de.modifier(
      t.filter(filter),
      number === 'most'
        ? `der Fraktion mit ${de.the(de.adjective(t.filter(filter), 'meist'), true).in('dat')} im Spiel`
        : `einer Fraktion mit mindestens ${de.several(t.filter(filter), String(number)).in('dat')}`,
    ),
  it: (t, number, filter) =>
    it.modifier(
      t.filter(filter),
      number === 'most'
        ? `della Casa con più ${it.bare(t.filter(filter)).text} in gioco`
        : `di una Casa con ${it.several(t.filter(filter), `${number} o più`).text}`,
    ),
})

function countOfHouse(p: P, set: number, house: number): number {
  let n = 0
  for (let x = nextIn(p.frames, set, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, set, x, SET_WORDS))
    if ((housesOf(p, x) & house) !== 0) n++
  return n
}

/** Cards of any house that a card in play has which you control. */
export const ofHousesYouControl = v.add('filter', 'ofHousesYouControl', {
  compile: (c: C, filter: Filter): Selection<P> =>
    narrow(c, filter, (p, f, x) => {
      const seat = p.frames[f + SEAT]
      for (let kind = LINE; kind <= UPGRADES; kind++) {
        const zone = zoneOf(kind, seat)
        for (let i = p.zones.start[zone], end = i + p.zones.length[zone]; i < end; i++)
          if ((housesOf(p, p.zones.list[i]) & (1 << p.house[x])) !== 0) return true
      }
      return false
    }),
  en: (t, filter) => en.modifier(t.filter(filter), 'of any house for which you have a card in play'),
  de: (t, filter) => de.modifier(t.filter(filter), 'jeder Fraktion mit einer Karte von dir im Spiel'),
  it: (t, filter) => it.modifier(t.filter(filter), 'di ogni Casa di cui hai una carta in gioco'),
})

/** It belongs to that house, or to the one that was chosen, besides those that it has otherwise. */
export const alsoBelongs = v.add<'ability', [noun: Noun, house?: House]>('ability', 'alsoBelongs', {
  compile(c: C, noun, house) {
    const covers = c.covers(noun)
    if (house !== undefined) return [newStatic({ kind: STATIC.alsoBelongsTo, what: houseNumber(house), covers })]
    const slot = chosenSlot(c)
    return HOUSES.map((_name, number) =>
      newStatic({ kind: STATIC.alsoBelongsTo, what: number, covers: (p, f, x) => covers(p, f, x) && p.frames[f + slot] === number }),
    )
  },
  en: (t, noun, house) =>
    t.states(
      noun,
      'belong',
      `to ${house === undefined ? 'that house' : `house ${t.term('house', house)}`} in addition to its other houses`,
    ),
  de: (t, noun, house) =>
    de.states(
      t.noun(noun).in('nom'),
      'gehört',
      `zusätzlich zu ihren anderen Fraktionen auch ${house === undefined ? 'zu jener Fraktion' : `zur Fraktion ${t.term('house', house)}`}`,
    ),
  it: (t, noun, house) =>
    it.states(
      it.spoken(t.noun(noun).text),
      'appartiene',
      `anche ${house === undefined ? 'a quella Casa' : `alla Casa ${t.term('house', house)}`}, oltre alle sue altre Case`,
    ),
})

/** You may play such a card, or use one, although it is of another house; `theNext` makes it one of both. */
export const mayPlayOrUse = v.add('ability', 'mayPlayOrUse', {
  compile(c: C, filter: Filter) {
    const covers = c.matches(c.filter(filter))
    return [newStatic({ kind: STATIC.mayPlay, covers, amount: () => 1 }), newStatic({ kind: STATIC.mayUse, what: ACT.use, covers })]
  },
  en: (t, filter) => `you may play or use ${en.withArticle(en.one(t.filter(filter)))}`,
  de: (t, filter) => de.states('du', 'darfst', `${de.a(t.filter(filter)).in('acc')} spielen oder verwenden`),
  it: (t, filter) => it.states('', 'puoi', `giocare o usare ${it.a(t.filter(filter)).text}`),
})
