import { nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SELF, SOURCE } from '../../../kernel/program.ts'
import { coversSelf } from '../../../ability/choosing.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Selection } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import * as german from '../glossary/de.ts'
import * as italian from '../glossary/it.ts'
import type { Ability, Amount, Filter, Noun } from '../../../ability/tree.ts'
import {
  addLasting,
  ENRAGE,
  WARD,
  GROUP,
  isInPlay,
  keywordNumber,
  keywordOf,
  LASTING_COUNT,
  LASTING_WORDS,
  SET_WORDS,
  STATIC,
  MORE,
  TWICE,
  UNTIL,
  WHILE_IN_PLAY,
} from '../rules/index.ts'
import type { CounterName, KeyforgePosition, KeywordName } from '../rules/index.ts'
import { abilityCompiler, newStatic } from './abilities.ts'
import { deDuring, enDuring, itDuring } from './clauses.ts'
import { lasting } from './durations.ts'
import { card, narrow } from './filters.ts'
import { withCounters } from './kin.ts'
import { asLongAs } from './statics.ts'
import { core, vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition

/** What is true of a card for as long as something else is: keywords that others have, damage that doubles, a marker that lies on it. */

/** Such creatures on which that marker lies; those that are stunned have a word in the first table. */
const marked = v.add('filter', 'marked', {
  compile(c: Compiler<P>, which: 'warded' | 'enraged', filter: Filter): Selection<P> {
    const bit = which === 'warded' ? WARD : ENRAGE
    return narrow(c, filter, (p, _f, x) => (p.status[x] & bit) !== 0)
  },
  en: (t, which, filter) => en.state(t.filter(filter), which),
  de: (t, which, filter) => de.state(t.filter(filter), german.states[which]),
  it: (t, which, filter) => it.state(t.filter(filter), it.agree(italian.states[which])),
})
export const warded = (filter: Filter) => marked('warded', filter)
export const enraged = (filter: Filter) => marked('enraged', filter)

/** Is such a clause being asked? Two cards with it would ask each other without end; neither has a keyword from the other alone. */
let asking = false

/** This card has each of these keywords that one of such cards has; of a keyword with a number it has 1. */
export const keywordsOf = v.add<'ability', [filter: Filter, ...names: KeywordName[]]>('ability', 'keywordsOf', {
  compile(_c: Compiler<P>, filter, ...names) {
    const c = abilityCompiler()
    return names.map((name) => {
      const number = keywordNumber(name)
      const { parts } = c.filter(filter)
      const having = c.countOf({
        parts: parts.map((part) => ({ ...part, test: (p: P, f: number, x: number) => part.test(p, f, x) && keywordOf(p, x, number) > 0 })),
      })
      return newStatic({
        kind: STATIC.keyword,
        what: number,
        covers: coversSelf,
        amount(p, f) {
          if (asking) return 0
          asking = true
          try {
            return having(p, f) > 0 ? 1 : 0
          } finally {
            asking = false
          }
        },
      })
    })
  },
  en: (t, filter, ...names) =>
    `${t.self} has each of these keywords that ${en.withArticle(en.one(t.filter(filter)))} has: ${names.map((name) => t.term('keyword', name)).join(', ')}`,
  de: (t, filter, ...names) =>
    `${t.self} hat jedes dieser Schlüsselwörter, das ${de.a(t.filter(filter)).in('nom')} hat: ${names.map((name) => t.term('keyword', name)).join(', ')}`,
  it: (t, filter, ...names) =>
    `${t.self} ha ognuna di queste parole chiave che ha ${it.a(t.filter(filter)).text}: ${names.map((name) => t.term('keyword', name)).join(', ')}`,
})

/** Each time such a creature is dealt damage that nothing prevents, it takes so much more with it, or as much again. */
export const takesMore = v.add<'ability', [n: Amount | 'double', noun: Noun]>('ability', 'takesMore', {
  compile(c: Compiler<P>, n, noun) {
    const covers = c.covers(noun)
    if (n === 'double') return [newStatic({ kind: STATIC.takesMore, what: TWICE, covers })]
    return [newStatic({ kind: STATIC.takesMore, what: MORE, covers, amount: c.amount(n) })]
  },
  en(t, n, noun) {
    if (n === 'double') return en.states(t.noun(noun).text, 'takes', 'double damage')
    return `each time ${t.noun(noun).text} takes damage, it takes ${t.amount(n).text} more`
  },
  de(t, n, noun) {
    if (n === 'double') return de.states(t.noun(noun).in('nom'), 'erleidet', 'allen Schaden doppelt')
    return {
      clause: (when) => `jedes Mal, wenn ${de.happens(de.doing(t.noun(noun), 'Schaden erleidet'), when)}`,
      then: `erleidet sie ${t.amount(n).text} mehr`,
    }
  },
  it(t, n, noun) {
    if (n === 'double') return it.states(it.spoken(t.noun(noun).text), 'subisce', 'danni doppi')
    return `ogni volta che ${it.subject(t.noun(noun).text)}subisce danni, ne subisce ${t.amount(n).text} in più`
  },
})

/** As long as the creature that "it" means has a counter of that kind, however it got it; only one effect of the ability lies on a creature. */
export const whileItHas = v.add<'effect', [kind: CounterName, ...list: Ability[]]>('effect', 'whileItHas', {
  compile(c: Compiler<P>, kind, ...list): void {
    const set = c.it
    lasting(c, [asLongAs(core.isA(core.it, withCounters(kind, card)), ...list)], (p, f, group) => {
      const card = nextIn(p.frames, f + set, -1, SET_WORDS)
      if (card < 0 || !isInPlay(p, card) || liesOn(p, group, card)) return -1
      return addLasting(p, group, p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], WHILE_IN_PLAY, card)
    })
  },
  en: (t, kind, ...list) => enDuring(t, `as long as it has ${en.withArticle(t.term('counter', kind))} counter`, list),
  de: (t, kind, ...list) =>
    deDuring(t, { clause: `solange ${t.noun(core.it).in('nom')} einen ${de.linked(t.term('counter', kind))}-Marker hat` }, '', list),
  it(t, kind, ...list) {
    const text = itDuring(t, `finché ha un segnalino ${t.term('counter', kind)}`, list)
    return { command: text, infinitive: text }
  },
})

/** Is the same effect in force for the creature already? */
function liesOn(p: P, group: number, card: number): boolean {
  for (let i = 0, n = p.state[LASTING_COUNT]; i < n; i++)
    if (p.lasting[i * LASTING_WORDS + GROUP] === group && p.lasting[i * LASTING_WORDS + UNTIL] === card) return true
  return false
}
