import type { Compiler } from '../../../ability/compile.ts'
import type { Check, Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Filter, Who } from '../../../ability/tree.ts'
import { definitionOf, PURGED, STATIC } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { newStatic } from './abilities.ts'
import { figure, ofDe } from './amounts.ts'
import { BOTH } from './filters.ts'
import { dePile, enPile, from, itPile } from './piles.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Cards that lie in piles: whether one is there, what is printed on it, and whether it lies faceup. */

/** Such a card lies in a pile of the player. */
export const liesIn = v.add('condition', 'liesIn', {
  compile(c: C, pile: 'deck' | 'discard' | 'archives', who: Who, filter: Filter): Check<P> {
    const number = c.countOf(c.filter(from(pile, who, filter)))
    return (p, f) => number(p, f) > 0
  },
  en(t, pile, who, filter) {
    const card = en.one(t.filter(filter))
    const where = `is in ${enPile(t, pile, who)}`
    return { yes: `${en.withArticle(card)} ${where}`, no: `no ${card} ${where}` }
  },
  de(t, pile, who, filter) {
    const where = `in ${dePile(t, pile, who, 'dat')} liegt`
    return { yes: `${de.a(t.filter(filter)).in('nom')} ${where}`, no: `${de.no(t.filter(filter)).in('nom')} ${where}` }
  },
  it(t, pile, who, filter) {
    const where = `è ${itPile(t, pile, who).with('in')}`
    return { yes: `${it.a(t.filter(filter)).text} ${where}`, no: `${it.no(t.filter(filter)).text} ${where}` }
  },
})

/** Cards that were purged, each player's. */
export const purged = v.add('filter', 'purged', {
  compile: (c: C, filter: Filter): Selection<P> => {
    const [{ test }] = c.filter(filter).parts
    return { parts: [{ piles: 1 << PURGED, seats: BOTH, test, strict: true }] }
  },
  en: (t, filter) => en.adjective(t.filter(filter), 'purged'),
  de: (t, filter) => de.adjective(t.filter(filter), 'verbannt'),
  it: (t, filter) => it.adjective(t.filter(filter), it.agree('epurato')),
})

/** The power of a creature card that lies in a pile. */
export const printedPowerOf = figure('printedPowerOf', (p, x) => definitionOf(p, x).power, {
  en: (noun, isIt) => ({ text: isIt ? 'its printed power' : `the printed power of ${noun}` }),
  de: (noun, isIt) => ({
    text: isIt ? 'ihre aufgedruckte Stärke' : `die aufgedruckte Stärke ${ofDe(noun)}`,
    of: isIt ? 'ihrer aufgedruckten Stärke' : undefined,
    dat: isIt ? undefined : `der aufgedruckten Stärke ${ofDe(noun)}`,
  }),
  it: (noun, isIt) => ({ text: isIt ? 'la sua Forza stampata' : `la Forza stampata ${noun.with('di')}` }),
})

/** The top card of the deck lies there faceup. */
export const deckFaceup = v.add('ability', 'deckFaceup', {
  compile: (c: C, who: Who) => [newStatic({ kind: STATIC.deckFaceup, seats: c.seats(who) })],
  en: (t, who) => en.states(`the top card of ${enPile(t, 'deck', who)}`, 'is', 'faceup'),
  de: (t, who) => de.states(`die oberste Karte ${dePile(t, 'deck', who, 'gen')}`, 'liegt', 'offen'),
  it: (t, who) => `la prima carta ${itPile(t, 'deck', who).with('di')} è a faccia in su`,
})
