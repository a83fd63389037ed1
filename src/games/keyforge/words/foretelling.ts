import { nextIn } from '../../../kernel/cardset.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as it from '../../../ability/text/it.ts'
import type { Noun } from '../../../ability/tree.ts'
import { definitions, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { chosenSlot } from './identity.ts'
import { compileNaming } from './kinship.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Two cards that are named before any is seen. */

const SECOND = 'second name'

export const nameTwoCards = v.add('effect', 'nameTwoCards', {
  compile(c: C): void {
    compileNaming(c, 'chosen')
    compileNaming(c, SECOND)
  },
  en: () => 'name 2 cards',
  de: () => ({ command: 'nenne 2 Karten', infinitive: '2 Karten nennen' }),
  it: () => ({ command: 'nomina 2 carte', infinitive: 'nominare 2 carte' }),
})()

/** They are two cards of the names that were named, one of each, in either order. */
export const areTheNamed = v.add('condition', 'areTheNamed', {
  compile(c: C, noun: Noun): Check<P> {
    const set = c.noun(noun)
    const first = chosenSlot(c)
    const second = c.named.get(SECOND)
    if (second === undefined) throw new Error('"areTheNamed" stands before two cards were named')
    return (p, f) => {
      const one = nextIn(p.frames, f + set, -1, SET_WORDS)
      const other = one < 0 ? -1 : nextIn(p.frames, f + set, one, SET_WORDS)
      if (other < 0 || nextIn(p.frames, f + set, other, SET_WORDS) >= 0) return false
      const isOf = (card: number, slot: number) => definitions[p.printed[card]].face.name === definitions[p.frames[f + slot]].face.name
      return (isOf(one, first) && isOf(other, second)) || (isOf(one, second) && isOf(other, first))
    }
  },
  en: (t, noun) => {
    const text = noun.word === 'them' ? 'they' : t.noun(noun).text
    return { yes: `${text} are the named cards`, no: `${text} are not the named cards` }
  },
  de: (t, noun) => {
    const text = t.noun(noun).in('nom')
    return { yes: `${text} die genannten Karten sind`, no: `${text} nicht die genannten Karten sind` }
  },
  it: (t, noun) => {
    const text = it.subject(t.noun(noun).text)
    return { yes: `${text}sono le carte nominate`, no: `${text}non sono le carte nominate` }
  },
})
