import { SELF } from '../../../kernel/program.ts'
import { addTo, clearSet, nextIn } from '../../../kernel/cardset.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { housesOf, isInPlay, neighborOf, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { narrow } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Which creatures stand on one side of a card: its neighbor there, and the row that goes on from it. */

const SIDES = {
  left: { step: -1, en: 'left', de: 'linke', it: 'sinistra' },
  right: { step: 1, en: 'right', de: 'rechte', it: 'destra' },
} as const

/** Who stands next to a card on that side; a card that just left play answers from where it was. */
function besideOf(p: P, card: number, step: -1 | 1): number {
  const beside = isInPlay(p, card) ? neighborOf(p, card, step) : step < 0 ? p.left[card] : p.right[card]
  return beside >= 0 && isInPlay(p, beside) ? beside : -1
}

const neighborAt = v.add('noun', 'neighborAt', {
  compile(c: C, side: keyof typeof SIDES, noun: Noun) {
    // what may be done with it is asked only where there is one
    if (c.optional > 0 && noun.word === 'self') c.demands.push((p, f) => besideOf(p, p.frames[f + SELF], SIDES[side].step) >= 0)
    const middle = c.noun(noun)
    const slot = c.setSlot()
    c.step('neighbor on one side', (p, f) => {
      clearSet(p.frames, f + slot, SET_WORDS)
      for (let x = nextIn(p.frames, f + middle, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + middle, x, SET_WORDS)) {
        const beside = besideOf(p, x, SIDES[side].step)
        if (beside >= 0) addTo(p.frames, f + slot, beside)
      }
    })
    return slot
  },
  en: (t, side, noun) => ({
    text: noun.word === 'it' ? `its ${SIDES[side].en} neighbor` : `the ${SIDES[side].en} neighbor of ${t.noun(noun).text}`,
    plural: false,
  }),
  de(t, side, noun) {
    const middle = t.noun(noun)
    const whose = middle.in('gen') === middle.in('nom') ? `von ${middle.in('dat')}` : middle.in('gen')
    const neighbor = {
      nom: `${SIDES[side].de}${noun.word === 'it' ? 'r' : ''} Nachbar`,
      acc: `${SIDES[side].de}n Nachbarn`,
      dat: `${SIDES[side].de}n Nachbarn`,
      gen: `${SIDES[side].de}n Nachbarn`,
    }
    const its = { nom: 'ihr', acc: 'ihren', dat: 'ihrem', gen: 'ihres' }
    const the = { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' }
    return {
      in: (kase) => (noun.word === 'it' ? `${its[kase]} ${neighbor[kase]}` : `${the[kase]} ${neighbor[kase]} ${whose}`),
      plural: false,
      gender: 'm',
    }
  },
  it: (t, side, noun) =>
    it.definite(
      noun.word === 'it' ? `creatura alla sua ${SIDES[side].it}` : `creatura a ${SIDES[side].it} ${t.noun(noun).with('di')}`,
      'f',
    ),
})
export const leftNeighborOf = (noun: Noun) => neighborAt('left', noun)
export const rightNeighborOf = (noun: Noun) => neighborAt('right', noun)

/** Such creatures that stand on one side of it, as far as each shares a house with the one before. */
export const kinBeside = v.add('filter', 'kinBeside', {
  compile(c: C, side: keyof typeof SIDES, noun: Noun, filter: Filter): Selection<P> {
    const first = c.noun(noun)
    const { step } = SIDES[side]
    return narrow(c, filter, (p, f, x) => {
      let at = nextIn(p.frames, f + first, -1, SET_WORDS)
      while (at >= 0) {
        const beside = besideOf(p, at, step)
        if (beside < 0 || (housesOf(p, beside) & housesOf(p, at)) === 0) return false
        if (beside === x) return true
        at = beside
      }
      return false
    })
  },
  en: (t, side, noun, filter) =>
    en.modifier(t.filter(filter), `to the ${SIDES[side].en} of ${t.noun(noun).text} in an unbroken row in which neighbors share a house`),
  de: (t, side, noun, filter) =>
    de.modifier(
      t.filter(filter),
      `${side === 'left' ? 'links' : 'rechts'} von ${t.noun(noun).in('dat')} in einer lückenlosen Reihe, in der Nachbarn eine Fraktion teilen`,
    ),
  it: (t, side, noun, filter) =>
    it.modifier(
      t.filter(filter),
      `a ${SIDES[side].it} ${t.noun(noun).with('di')} in una fila ininterrotta in cui le creature vicine condividono una Casa`,
    ),
})
