import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { addTo, clearSet, nextIn } from '../../../kernel/cardset.ts'
import { release, reserve, SELF } from '../../../kernel/program.ts'
import { indexOf } from '../../../kernel/zones.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter } from '../../../ability/tree.ts'
import * as german from '../glossary/de.ts'
import { housesOf, isCreatureInPlay, LAST_FOE, neighborOf, SET_WORDS } from '../rules/index.ts'
import { creature, narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** One side of a line, as its player sees it. */
type Side = 'left' | 'right'

const SIDES_DE = { left: 'links', right: 'rechts' }
const SIDES_IT = { left: 'sinistra', right: 'destra' }

/** Creatures of the same line on one side of this card, however far away. */
export const beside = v.add('filter', 'beside', {
  compile: (c: C, side: Side, filter: Filter): Selection<P> =>
    narrow(c, filter, (p, f, x) => {
      const self = p.frames[f + SELF]
      if (!isCreatureInPlay(p, self) || p.zones.of[x] !== p.zones.of[self]) return false
      return side === 'left' ? indexOf(p.zones, x) < indexOf(p.zones, self) : indexOf(p.zones, x) > indexOf(p.zones, self)
    }),
  en: (t, side, filter) => en.modifier(t.filter(filter), `to the ${side} of ${t.self}`),
  de: (t, side, filter) => de.modifier(t.filter(filter), `${SIDES_DE[side]} von ${t.selfIn('dat')}`),
  it: (t, side, filter) => it.modifier(t.filter(filter), `a ${SIDES_IT[side]} di ${t.self}`),
})

const FLANKS_DE = { left: 'linken', right: 'rechten' }
const FLANKS_IT = { left: 'sinistro', right: 'destro' }

/** At one end of its line; a lone creature is at both (kf.flank). */
export const atFlank = v.add('filter', 'atFlank', {
  compile: (c: C, side: Side, filter: Filter): Selection<P> =>
    narrow(
      c,
      filter,
      (p, _f, x) => isCreatureInPlay(p, x) && indexOf(p.zones, x) === (side === 'left' ? 0 : p.zones.length[p.zones.of[x]] - 1),
    ),
  en: (t, side, filter) => en.modifier(t.filter(filter), `on the ${side} flank`),
  de: (t, side, filter) => de.modifier(t.filter(filter), `an der ${FLANKS_DE[side]} Flanke`),
  it: (t, side, filter) => it.modifier(t.filter(filter), `sul fianco ${FLANKS_IT[side]}`),
})

/** What stands beside a creature, in a phrase about its neighbors. */
export const neighbor = v.add('filter', 'neighbor', {
  compile: (c: C): Selection<P> => c.filter(creature),
  en: () => ({ one: 'neighbor', many: 'neighbors', before: [], after: [] }),
  de: () => de.stem('Nachbar', 'Nachbarn', 'm'),
  it: () => it.stem('creatura vicina', 'creature vicine', 'f'),
})()

/** With so many such neighbors, or more; with two that share no house with each other. */
export const withNeighbor = v.add<'filter', [least: 1 | 2, which: Filter, filter: Filter, apart?: 'differentHouses']>(
  'filter',
  'withNeighbor',
  {
    compile(c: C, least, which, filter, apart): Selection<P> {
      const matches = c.matches(c.filter(which))
      return narrow(c, filter, (p, f, x) => {
        if (!isCreatureInPlay(p, x)) return false
        const found = ([-1, 1] as const).map((side) => neighborOf(p, x, side)).filter((one) => one >= 0 && matches(p, f, one))
        if (found.length < least) return false
        return apart === undefined || (housesOf(p, found[0]) & housesOf(p, found[1])) === 0
      })
    },
    en(t, least, which, filter, apart) {
      const neighbors = least === 1 ? en.withArticle(en.one(t.filter(which))) : `${least} ${en.many(t.filter(which))}`
      return en.modifier(t.filter(filter), `with ${neighbors}${apart === undefined ? '' : ' of different houses'}`)
    },
    de(t, least, which, filter, apart) {
      const neighbors = least === 1 ? de.a(t.filter(which)) : de.several(t.filter(which), String(least))
      return de.modifier(t.filter(filter), `mit ${neighbors.in('dat')}${apart === undefined ? '' : ' verschiedener Fraktionen'}`)
    },
    it(t, least, which, filter, apart) {
      const neighbors = least === 1 ? it.a(t.filter(which)) : it.several(t.filter(which), String(least))
      return it.modifier(t.filter(filter), `con ${neighbors.text}${apart === undefined ? '' : ' di Case diverse'}`)
    },
  },
)

/** So many that stand in the same line, either player's. */
export const someOfOneLine = v.add('noun', 'someOfOneLine', {
  compile(c: C, n: number, filter: Filter) {
    const selection = c.filter(filter)
    const gather = c.gather(selection)
    const together = (p: P, f: number, x: number) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      let others = 0
      for (let y = nextIn(p.frames, all, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, all, y, SET_WORDS))
        if (y !== x && p.zones.of[y] === p.zones.of[x]) others++
      release(p, all)
      return others
    }
    return c.choose(selection, {
      min: () => n,
      max: () => n,
      fits(p, f, x, picked) {
        const first = nextIn(p.frames, picked, -1, SET_WORDS)
        return first < 0 ? together(p, f, x) >= n - 1 : p.zones.of[first] === p.zones.of[x]
      },
    })
  },
  en: (t, n, filter) => ({ text: `${n} ${en.many(t.filter(filter))} in the same battleline`, plural: true }),
  de: (t, n, filter) => de.several(de.modifier(t.filter(filter), 'derselben Schlachtreihe'), String(n)),
  it: (t, n, filter) => it.several(it.modifier(t.filter(filter), 'della stessa linea di battaglia'), String(n)),
})

/** The creature that was attacked by the fight just ordered, also when it is gone. */
export const attackedCreature = v.add('noun', 'attackedCreature', {
  compile(c: C) {
    const slot = c.setSlot()
    c.step('attacked creature', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      if (p.state[LAST_FOE] >= 0) addTo(p.frames, f + slot, p.state[LAST_FOE])
    })
    return slot
  },
  en: () => ({ text: 'the attacked creature', plural: false }),
  de: () => de.the(de.adjective(de.stem(...german.types.creature), 'angegriffen')),
  it: () => it.definite('creatura attaccata', 'f'),
})()
