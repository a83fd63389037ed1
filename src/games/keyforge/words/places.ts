import { addTo, clearSet, copySet, nextIn } from '../../../kernel/cardset.ts'
import { release, reserve, SELF } from '../../../kernel/program.ts'
import { indexOf } from '../../../kernel/zones.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection, Test } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { areNeighbors, isCreatureInPlay, isInPlay, LAST_FOE, LINE, neighborOf, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { BOTH, narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Where creatures stand in their battlelines: neighbors, sides, who stands in one line. */

/** Both sides of a card in a line; a card that just left play answers from where it was. */
function neighborsInto(p: P, x: number, add: (neighbor: number) => void): void {
  for (const which of [-1, 1] as const) {
    const neighbor = isInPlay(p, x) ? neighborOf(p, x, which) : which < 0 ? p.left[x] : p.right[x]
    if (neighbor >= 0 && isInPlay(p, neighbor)) add(neighbor)
  }
}

export const neighborsOf = v.add('noun', 'neighborsOf', {
  compile(c: C, noun: Noun) {
    const middle = c.noun(noun)
    const slot = c.setSlot()
    c.step('neighbors', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      for (let x = nextIn(p.frames, f + middle, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + middle, x, SET_WORDS)) {
        neighborsInto(p, x, (neighbor) => addTo(p.frames, f + slot, neighbor))
      }
    })
    return slot
  },
  covers(_c: C, noun: Noun): Test<P> {
    if (noun.word === 'self') return (p, f, x) => areNeighbors(p, p.frames[f + SELF], x)
    if (noun.word === 'host') return (p, f, x) => areNeighbors(p, p.host[p.frames[f + SELF]], x)
    throw new Error('neighbors of this cannot stand in a static clause')
  },
  en: (t, noun) => ({ text: noun.word === 'it' ? 'each of its neighbors' : `each neighbor of ${t.noun(noun).text}`, plural: false }),
  de(t, noun) {
    // read at once: what "it" is changes with the next noun
    const middle = t.noun(noun)
    const name = middle.in('gen') === middle.in('nom')
    const whose = name ? `von ${middle.in('dat')}` : middle.in('gen')
    return {
      in(kase) {
        const each = `jede${{ nom: 'r', acc: 'n', dat: 'm', gen: 's' }[kase]}`
        return noun.word === 'it' ? `${each} ihrer Nachbarn` : `${each} Nachbar${kase === 'nom' ? '' : 'n'} ${whose}`
      },
      plural: false,
      gender: 'm',
    }
  },
  it: (t, noun) => it.fixed(`ogni creatura vicina ${t.noun(noun).with('a')}`),
})

export const withNeighbors = v.add('noun', 'withNeighbors', {
  compile(c: C, noun: Noun) {
    const middle = c.noun(noun)
    const slot = c.setSlot()
    c.step('with neighbors', (p, f) => {
      copySet(p.frames, f + slot, f + middle, SET_WORDS)
      for (let x = nextIn(p.frames, f + middle, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + middle, x, SET_WORDS)) {
        neighborsInto(p, x, (neighbor) => addTo(p.frames, f + slot, neighbor))
      }
    })
    return slot
  },
  en: (t, noun) => ({ text: `${t.noun(noun).text} and each of its neighbors`, plural: true }),
  de: (t, noun) => ({
    in: (kase) => `${t.noun(noun).in(kase)} und jede${{ nom: 'r', acc: 'n', dat: 'm', gen: 's' }[kase]} ihrer Nachbarn`,
    plural: true,
    gender: 'f',
  }),
  it: (t, noun) => it.fixed(`${t.noun(noun).text} e ogni creatura vicina a essa`, 'f', true),
})

/** A neighbor of it, as a filter: "a(neighborOf(it))". */
export const neighborOf_ = v.add('filter', 'neighborOf', {
  compile(c: C, noun: Noun): Selection<P> {
    const middle = c.noun(noun)
    return {
      parts: [
        {
          piles: 1 << LINE,
          seats: BOTH,
          strict: false,
          test: (p, f, x) => {
            const centre = nextIn(p.frames, f + middle, -1, SET_WORDS)
            if (centre < 0) return false
            return isInPlay(p, centre) ? areNeighbors(p, centre, x) : p.left[centre] === x || p.right[centre] === x
          },
        },
      ],
    }
  },
  en: (t, noun) => ({ one: `neighbor of ${t.noun(noun).text}`, many: `neighbors of ${t.noun(noun).text}`, before: [], after: [] }),
  de: (t, noun) =>
    noun.word === 'it'
      ? { ...de.stem('ihrer Nachbarn', 'ihrer Nachbarn', 'm'), partitive: true }
      : de.modifier(de.stem('Nachbar', 'Nachbarn', 'm'), `von ${t.noun(noun).in('dat')}`),
  it: (t, noun) => it.modifier(it.stem('creatura', 'creature', 'f'), `vicina a ${t.noun(noun).text}`),
})
export { neighborOf_ as neighborOf }

/** The next creature in the same direction: beyond the neighbor just chosen, away from the one before. */
export const nextNeighbor = v.add('noun', 'nextNeighbor', {
  compile(c: C) {
    const first = c.before
    const second = c.it
    const slot = c.setSlot()
    c.step('next neighbor', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      const start = nextIn(p.frames, f + first, -1, SET_WORDS)
      const middle = nextIn(p.frames, f + second, -1, SET_WORDS)
      if (middle < 0) return
      neighborsInto(p, middle, (neighbor) => {
        // a start that is gone may have let its other neighbor close up: that one lies in the wrong direction
        const closedUp = start >= 0 && !isInPlay(p, start) && (p.left[start] === neighbor || p.right[start] === neighbor)
        if (neighbor !== start && !closedUp) addTo(p.frames, f + slot, neighbor)
      })
    })
    return slot
  },
  en: () => ({ text: 'the next creature on that side', plural: false }),
  de: () => ({
    in: (kase) => `${kase === 'nom' || kase === 'acc' ? 'die nächste' : 'der nächsten'} Kreatur auf dieser Seite`,
    plural: false,
    gender: 'f',
  }),
  it: () => it.definite('creatura successiva da quel lato', 'f'),
})()

/** Creatures of the same line on one side of this card, however far away. */
const beside = (word: string, side: -1 | 1, names: { en: string; de: string; it: string }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> =>
      narrow(c, filter, (p, f, x) => {
        const self = p.frames[f + SELF]
        if (!isCreatureInPlay(p, self) || p.zones.of[x] !== p.zones.of[self]) return false
        return (indexOf(p.zones, x) - indexOf(p.zones, self)) * side > 0
      }),
    en: (t, filter) => en.modifier(t.filter(filter), `to the ${names.en} of ${t.self}`),
    de: (t, filter) => de.modifier(t.filter(filter), `${names.de} von ${t.self}`),
    it: (t, filter) => it.modifier(t.filter(filter), `a ${names.it} di ${t.self}`),
  })

export const toTheLeft = beside('toTheLeft', -1, { en: 'left', de: 'links', it: 'sinistra' })
export const toTheRight = beside('toTheRight', 1, { en: 'right', de: 'rechts', it: 'destra' })

/** At one end of its line; a lone creature is at both (kf.flank). */
const atEndOfLine = (word: string, isAt: (index: number, length: number) => boolean, names: { en: string; de: string; it: string }) =>
  v.add('filter', word, {
    compile: (c: C, filter: Filter): Selection<P> =>
      narrow(c, filter, (p, _f, x) => isCreatureInPlay(p, x) && isAt(indexOf(p.zones, x), p.zones.length[p.zones.of[x]])),
    en: (t, filter) => en.modifier(t.filter(filter), `on the ${names.en} flank`),
    de: (t, filter) => de.modifier(t.filter(filter), `an der ${names.de} Flanke`),
    it: (t, filter) => it.modifier(t.filter(filter), `sul fianco ${names.it}`),
  })

export const onLeftFlank = atEndOfLine('onLeftFlank', (index) => index === 0, { en: 'left', de: 'linken', it: 'sinistro' })
export const onRightFlank = atEndOfLine('onRightFlank', (index, length) => index === length - 1, {
  en: 'right',
  de: 'rechten',
  it: 'destro',
})

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
  de: () => de.the(de.adjective(de.stem('Kreatur', 'Kreaturen', 'f'), 'angegriffen')),
  it: () => it.definite('creatura attaccata', 'f'),
})()
