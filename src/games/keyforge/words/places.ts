import { addTo, clearSet, copySet, nextIn } from '../../../kernel/cardset.ts'
import { SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Test } from '../../../ability/language.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import { areNeighbors, isInPlay, neighborOf, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
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
    in(kase) {
      const each = `jede${{ nom: 'r', acc: 'n', dat: 'm', gen: 's' }[kase]}`
      // a name has no gender that a pronoun could agree with
      return `${t.noun(noun).in(kase)} und ${each} ${noun.word === 'self' ? `Nachbar${kase === 'nom' ? '' : 'n'} dieser Kreatur` : 'ihrer Nachbarn'}`
    },
    plural: true,
    gender: 'f',
  }),
  it: (t, noun) => it.fixed(`${t.noun(noun).text} e ogni creatura vicina a essa`, 'f', true),
})

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
