import { nextIn } from '../../../kernel/cardset.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import { areNeighbors, isInPlay, LINE, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { BOTH } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** A neighbor of it, as a filter: "a(neighborOf(it))". */
export const neighborOf = v.add('filter', 'neighborOf', {
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
      : de.modifier(de.stem(...german.things.neighbor), `von ${t.noun(noun).in('dat')}`),
  it: (t, noun) => it.modifier(it.stem(...italian.types.creature), `vicina a ${t.noun(noun).text}`),
})
