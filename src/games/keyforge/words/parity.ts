import type { KeyforgePosition } from '../rules/index.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { nextIn } from '../../../kernel/cardset.ts'
import { release, reserve } from '../../../kernel/program.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Noun } from '../../../ability/tree.ts'
import { powerOf, SET_WORDS } from '../rules/index.ts'
import { narrow } from './filters.ts'
import { lastPowerOf } from './strength.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Whether a number is even or odd, and how that is said of it. */
export const PARITY = {
  even: { rest: 0, en: 'even', de: 'gerade', it: 'pari' },
  odd: { rest: 1, en: 'odd', de: 'ungerade', it: 'dispari' },
} as const
export type Parity = keyof typeof PARITY

export const withPower = v.add('filter', 'withPower', {
  compile(c: C, kind: Parity, filter: Filter): Selection<P> {
    const { rest } = PARITY[kind]
    return narrow(c, filter, (p, _f, x) => (powerOf(p, x) & 1) === rest)
  },
  en: (t, kind, filter) => en.modifier(t.filter(filter), `with ${PARITY[kind].en} power`),
  de: (t, kind, filter) => de.modifier(t.filter(filter), `mit ${PARITY[kind].de}r Stärke`),
  it: (t, kind, filter) => it.modifier(t.filter(filter), `con Forza ${PARITY[kind].it}`),
})

/** Those of such cards that none of them outdoes; several where they are equal. */
const extreme = (word: string, outdoes: (a: number, b: number) => boolean, names: { en: string; de: string; it: string }) =>
  v.add('filter', word, {
    compile(c: C, filter: Filter): Selection<P> {
      const gather = c.gather(c.filter(filter))
      return narrow(c, filter, (p, f, x) => {
        const power = powerOf(p, x)
        const all = reserve(p, SET_WORDS)
        gather(p, f, all)
        let outdone = false
        for (let y = nextIn(p.frames, all, -1, SET_WORDS); y >= 0; y = nextIn(p.frames, all, y, SET_WORDS))
          outdone ||= outdoes(powerOf(p, y), power)
        release(p, all)
        return !outdone
      })
    },
    en: (t, filter) => en.modifier(t.filter(filter), `with the ${names.en} power`),
    de: (t, filter) => de.modifier(t.filter(filter), `mit der ${names.de} Stärke`),
    it: (t, filter) => it.modifier(t.filter(filter), `con la Forza ${names.it}`),
  })

export const highestPower = extreme('highestPower', (a, b) => a > b, { en: 'highest', de: 'höchsten', it: 'più alta' })

export const lowestPower = extreme('lowestPower', (a, b) => a < b, { en: 'lowest', de: 'niedrigsten', it: 'più bassa' })

/** Less powerful than a card that was named, with its last power if it has left play. */
export const weakerThan = v.add('filter', 'weakerThan', {
  compile(c: C, noun: Noun, filter: Filter): Selection<P> {
    const slot = c.noun(noun)
    return narrow(c, filter, (p, f, x) => {
      const one = nextIn(p.frames, f + slot, -1, SET_WORDS)
      return one >= 0 && powerOf(p, x) < lastPowerOf(p, one)
    })
  },
  en: (t, noun, filter) => en.modifier(t.filter(filter), `with less power than ${t.noun(noun).text}`),
  de: (t, noun, filter) => de.modifier(t.filter(filter), `mit weniger Stärke als ${t.noun(noun).in('nom')}`),
  it: (t, noun, filter) => it.modifier(t.filter(filter), `con meno Forza ${t.noun(noun).with('di')}`),
})
