import { nextIn } from '../../../kernel/cardset.ts'
import { SEAT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Check } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { Amount, EventPattern, Filter, Noun, Who } from '../../../ability/tree.ts'
import { ACTIVE, ATTACKER, DEFENDER, HOUSE, houseNumber, isOnFlank, SET_WORDS } from '../rules/index.ts'
import type { House, KeyforgePosition } from '../rules/index.ts'
import { vocabulary as v } from './vocabulary.ts'
import { isIn } from '../../../kernel/cardset.ts'

import { excess, history, seatOf } from './amounts.ts'
import { TURNS } from './turns.ts'
import type { Turn } from './turns.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Conditions: what an effect or a clause asks of the position. */

export const hasAmber = v.add('condition', 'hasAmber', {
  compile(c: C, who: Who, n: Amount): Check<P> {
    const seats = c.seats(who)
    const least = c.amount(n)
    return (p, f) => p.amber[seatOf(seats(p, f))] >= least(p, f)
  },
  en: (t, who, n) => ({
    yes: `${en.says(t.seat(who), 'have')} ${t.amount(n).text} or more Æmber`,
    no: `${en.says(t.seat(who), 'have')} less than ${t.amount(n).text} Æmber`,
  }),
  de: (t, who, n) => ({
    yes: `${t.seat(who).nom} mindestens ${t.amount(n).text} Æmber ${t.seat(who).you ? 'hast' : 'hat'}`,
    no: `${t.seat(who).nom} weniger als ${t.amount(n).text} Æmber ${t.seat(who).you ? 'hast' : 'hat'}`,
  }),
  it: (t, who, n) => ({
    yes: `${t.seat(who).you ? 'hai' : `${it.subject(t.seat(who).subject)}ha`} ${t.amount(n).text} o più Æmber`,
    no: `${t.seat(who).you ? 'hai' : `${it.subject(t.seat(who).subject)}ha`} meno di ${t.amount(n).text} Æmber`,
  }),
})

export const hasExactlyAmber = v.add('condition', 'hasExactlyAmber', {
  compile(c: C, who: Who, n: Amount): Check<P> {
    const seats = c.seats(who)
    const want = c.amount(n)
    return (p, f) => p.amber[seatOf(seats(p, f))] === want(p, f)
  },
  en: (t, who, n) => ({
    yes: `${en.says(t.seat(who), 'have')} ${n === 0 ? 'no' : `exactly ${t.amount(n).text}`} Æmber`,
    no: n === 0 ? `${en.says(t.seat(who), 'have')} Æmber` : `${en.says(t.seat(who), 'do')} not have exactly ${t.amount(n).text} Æmber`,
  }),
  de: (t, who, n) => ({
    yes: `${t.seat(who).nom} ${n === 0 ? 'kein' : `genau ${t.amount(n).text}`} Æmber ${t.seat(who).you ? 'hast' : 'hat'}`,
    no: `${t.seat(who).nom} nicht genau ${t.amount(n).text} Æmber ${t.seat(who).you ? 'hast' : 'hat'}`,
  }),
  it: (t, who, n) => ({
    yes: `${t.seat(who).you ? '' : it.subject(t.seat(who).subject)}${n === 0 ? 'non ' : ''}${t.seat(who).you ? 'hai' : 'ha'} ${n === 0 ? '' : `esattamente ${t.amount(n).text} `}Æmber`,
    no: `${t.seat(who).you ? 'non hai' : `${it.subject(t.seat(who).subject)}non ha`} esattamente ${t.amount(n).text} Æmber`,
  }),
})

export const hasMoreAmber = v.add('condition', 'hasMoreAmber', {
  compile(c: C, who: Who): Check<P> {
    const seats = c.seats(who)
    return (p, f) => {
      const seat = seatOf(seats(p, f))
      return p.amber[seat] > p.amber[1 - seat]
    }
  },
  en: (t, who) =>
    t.seat(who).you
      ? { yes: 'you have more Æmber than your opponent', no: 'you do not have more Æmber than your opponent' }
      : { yes: 'your opponent has more Æmber than you', no: 'your opponent does not have more Æmber than you' },
  de: (t, who) =>
    t.seat(who).you
      ? { yes: 'du mehr Æmber hast als dein Gegner', no: 'du nicht mehr Æmber hast als dein Gegner' }
      : { yes: 'dein Gegner mehr Æmber hat als du', no: 'dein Gegner nicht mehr Æmber hat als du' },
  it: (t, who) =>
    t.seat(who).you
      ? { yes: 'hai più Æmber del tuo avversario', no: 'non hai più Æmber del tuo avversario' }
      : { yes: 'il tuo avversario ha più Æmber di te', no: 'il tuo avversario non ha più Æmber di te' },
})

export const controlsMore = v.add('condition', 'controlsMore', {
  compile(c: C, who: Who, filter: Filter): Check<P> {
    const more = c.amount(excess(who, filter))
    return (p, f) => more(p, f) > 0
  },
  en: (t, who, filter) => ({
    yes: `${en.says(t.seat(who), 'control')} more ${en.many(t.filter(filter))} than ${t.seat(who).you ? 'your opponent' : 'you'}`,
    no: `${en.says(t.seat(who), 'do')} not control more ${en.many(t.filter(filter))} than ${t.seat(who).you ? 'your opponent' : 'you'}`,
  }),
  de: (t, who, filter) => ({
    yes: `${t.seat(who).nom} mehr ${de.bare(t.filter(filter)).in('acc')} ${t.seat(who).you ? 'kontrollierst als dein Gegner' : 'kontrolliert als du'}`,
    no: `${t.seat(who).nom} nicht mehr ${de.bare(t.filter(filter)).in('acc')} ${t.seat(who).you ? 'kontrollierst als dein Gegner' : 'kontrolliert als du'}`,
  }),
  it: (t, who, filter) => ({
    yes: `${t.seat(who).you ? 'controlli' : `${it.subject(t.seat(who).subject)}controlla`} più ${it.bare(t.filter(filter)).text} ${t.seat(who).you ? 'del tuo avversario' : 'di te'}`,
    no: `${t.seat(who).you ? 'non controlli' : `${it.subject(t.seat(who).subject)}non controlla`} più ${it.bare(t.filter(filter)).text} ${t.seat(who).you ? 'del tuo avversario' : 'di te'}`,
  }),
})

export const controls = v.add('condition', 'controls', {
  compile(c: C, who: Who, n: Amount, filter: Filter): Check<P> {
    const seats = c.seats(who)
    const { parts } = c.filter(filter)
    const count = c.countOf({ parts: parts.map((part) => ({ ...part, seats })) })
    const least = c.amount(n)
    return (p, f) => count(p, f) >= least(p, f)
  },
  en(t, who, n, filter) {
    if (n === 1) {
      const one = en.withArticle(en.one(t.filter(filter)))
      return { yes: `${en.says(t.seat(who), 'control')} ${one}`, no: `${en.says(t.seat(who), 'do')} not control ${one}` }
    }
    return {
      yes: `${en.says(t.seat(who), 'control')} ${t.amount(n).text} or more ${en.many(t.filter(filter))}`,
      no: `${en.says(t.seat(who), 'control')} fewer than ${t.amount(n).text} ${en.many(t.filter(filter))}`,
    }
  },
  de(t, who, n, filter) {
    const { nom, you } = t.seat(who)
    const clause = (cards: string) => `${nom} ${cards} ${you ? 'kontrollierst' : 'kontrolliert'}`
    if (n === 1) return { yes: clause(de.a(t.filter(filter)).in('acc')), no: clause(de.no(t.filter(filter)).in('acc')) }
    return {
      yes: clause(`mindestens ${de.several(t.filter(filter), t.amount(n).text).in('acc')}`),
      no: clause(`weniger als ${de.several(t.filter(filter), t.amount(n).text).in('acc')}`),
    }
  },
  it(t, who, n, filter) {
    const { subject, you } = t.seat(who)
    const clause = (not: string, cards: string) => `${you ? '' : it.subject(subject)}${not}${you ? 'controlli' : 'controlla'} ${cards}`
    if (n === 1) return { yes: clause('', it.a(t.filter(filter)).text), no: clause('non ', it.no(t.filter(filter)).text) }
    return {
      yes: clause('', it.several(t.filter(filter), `${t.amount(n).text} o più`).text),
      no: clause('', it.several(t.filter(filter), `meno di ${t.amount(n).text}`).text),
    }
  },
})

/** One card that a condition is about; of itself and of its host a static clause may ask too, which has no slots. */
export function cardOf(c: C, noun: Noun): (p: P, f: number) => number {
  if (noun.word === 'self') return (p, f) => p.frames[f + SELF]
  if (noun.word === 'host') return (p, f) => p.host[p.frames[f + SELF]]
  const slot = c.noun(noun)
  return (p, f) => nextIn(p.frames, f + slot, -1, SET_WORDS)
}

/** Where in its battleline a card stands. */
export const stands = (word: string, test: (p: P, card: number) => boolean, names: { en: string; de: string; it: string; deNot: string }) =>
  v.add('condition', word, {
    compile(c: C, noun: Noun): Check<P> {
      const card = cardOf(c, noun)
      return (p, f) => card(p, f) >= 0 && test(p, card(p, f))
    },
    en: (t, noun) => {
      const about = t.noun(noun).text
      return { about, yes: `${about} is ${names.en}`, no: `${about} is not ${names.en}` }
    },
    de: (t, noun) => ({ yes: `${t.noun(noun).in('nom')} ${names.de} ist`, no: `${t.noun(noun).in('nom')} ${names.deNot} ist` }),
    it: (t, noun) => {
      const about = t.noun(noun).text
      const subject = it.subject(about)
      return { about, yes: `${subject}è ${names.it}`, no: `${subject}non è ${names.it}` }
    },
  })

export const onFlank = stands('onFlank', isOnFlank, {
  en: 'on a flank',
  de: 'an einer Flanke',
  deNot: 'nicht an einer Flanke',
  it: 'su un fianco',
})

export const yourTurn = v.add('condition', 'yourTurn', {
  compile: (): Check<P> => (p, f) => p.state[ACTIVE] === p.frames[f + SEAT],
  en: () => ({ yes: 'it is your turn', no: 'it is not your turn' }),
  de: () => ({ yes: 'du am Zug bist', no: 'du nicht am Zug bist' }),
  it: () => ({ yes: 'è il tuo turno', no: 'non è il tuo turno' }),
})()

export const activeHouseIs = v.add('condition', 'activeHouseIs', {
  compile(_c: C, house: House): Check<P> {
    const number = houseNumber(house)
    return (p, f) => p.state[ACTIVE] === p.frames[f + SEAT] && p.state[HOUSE] === number
  },
  en: (t, house) => ({ yes: `${t.term('house', house)} is your active house`, no: `${t.term('house', house)} is not your active house` }),
  de: (t, house) => ({
    yes: `${t.term('house', house)} deine aktive Fraktion ist`,
    no: `${t.term('house', house)} nicht deine aktive Fraktion ist`,
  }),
  it: (t, house) => ({ yes: `${t.term('house', house)} è la tua Casa attiva`, no: `${t.term('house', house)} non è la tua Casa attiva` }),
})

/** This creature attacks (a creature that the filter describes). */
export const attacking = v.add<'condition', [filter?: Filter]>('condition', 'attacking', {
  compile(c: C, filter?: Filter): Check<P> {
    const matches = filter === undefined ? undefined : c.matches(c.filter(filter))
    return (p, f) => p.state[ATTACKER] === p.frames[f + SELF] && (matches === undefined || matches(p, f, p.state[DEFENDER]))
  },
  en: (t, filter) => ({
    about: t.self,
    yes: filter === undefined ? `${t.self} is attacking` : `${t.self} attacks ${en.withArticle(en.one(t.filter(filter)))}`,
    no: `${t.self} is not attacking`,
  }),
  de: (t, filter) => ({
    yes: filter === undefined ? `${t.self} angreift` : `${t.self} ${de.a(t.filter(filter)).in('acc')} angreift`,
    no: `${t.self} nicht angreift`,
  }),
  it: (t, filter) => ({
    about: t.self,
    yes: filter === undefined ? `${t.self} attacca` : `${t.self} attacca ${it.a(t.filter(filter)).text}`,
    no: `${t.self} non attacca`,
  }),
})

/** It happened in this turn, or in the one before. */
export const happened = v.add('condition', 'happened', {
  compile(c: C, when: Turn, event: EventPattern): Check<P> {
    const count = history(c, event, when)
    return (p, f) => count(p, f) > 0
  },
  en: (t, when, event) => ({
    yes: `${(when === 'thisTurn' && t.event(event).perfect) || t.event(event).past} ${TURNS.en[when]}`,
    no: `${t.event(event).notPerfect ?? `it did not happen that ${t.event(event).past}`} ${TURNS.en[when]}`,
  }),
  de: (t, when, event) => ({
    yes: dePast(t, event, `${TURNS.de[when]} `),
    no: t.event(event).counted?.('keine', true, TURNS.de[when]) ?? `es ${TURNS.de[when]} nicht vorkam, dass ${dePast(t, event, '')}`,
  }),
  it: (t, when, event) => ({
    yes: `${TURNS.it[when]} ${t.event(event).past}`,
    no: t.event(event).counted?.('nessuna', true, TURNS.it[when]) ?? `${TURNS.it[when]} non è successo che ${t.event(event).past}`,
  }),
})

/** When it happened stands behind the subject. */
function dePast(t: de.German, event: EventPattern, when: string): string {
  return t.event(event).past?.(when) ?? ''
}

/** What just happened had not happened before in this turn. */
export const firstTime = v.add('condition', 'firstTime', {
  compile(c: C, event: EventPattern): Check<P> {
    const count = history(c, event, 'thisTurn')
    return (p, f) => count(p, f) <= 1
  },
  en: (t, event) => ({
    yes: `this is the first time ${t.event(event).now} this turn`,
    no: `this is not the first time ${t.event(event).now} this turn`,
  }),
  de: (t, event) => ({
    yes: `es in diesem Zug das erste Mal ist, dass ${de.happens(t.event(event))}`,
    no: `es in diesem Zug nicht das erste Mal ist, dass ${de.happens(t.event(event))}`,
  }),
  it: (t, event) => ({
    yes: `è la prima volta che ${t.event(event).now} in questo turno`,
    no: `non è la prima volta che ${t.event(event).now} in questo turno`,
  }),
})

/** It was destroyed by the verb before. */
export const wasDestroyed = v.add('condition', 'wasDestroyed', {
  compile(c: C, noun: Noun): Check<P> {
    const { block } = c
    const slot = c.noun(noun)
    return (p, f) => {
      const x = nextIn(p.frames, f + slot, -1, SET_WORDS)
      return x >= 0 && isIn(p.frames, f + block, x)
    }
  },
  en: (t, noun) => ({
    yes: `this damage destroys ${noun.word === 'it' ? 'that creature' : t.noun(noun).text}`,
    no: `this damage does not destroy ${noun.word === 'it' ? 'that creature' : t.noun(noun).text}`,
  }),
  de: (t, noun) => ({
    yes: `dieser Schaden ${noun.word === 'it' ? 'jene Kreatur' : t.noun(noun).in('acc')} zerstört`,
    no: `dieser Schaden ${noun.word === 'it' ? 'jene Kreatur' : t.noun(noun).in('acc')} nicht zerstört`,
  }),
  it: (t, noun) => ({
    yes: `questi danni distruggono ${noun.word === 'it' ? 'quella creatura' : t.noun(noun).text}`,
    no: `questi danni non distruggono ${noun.word === 'it' ? 'quella creatura' : t.noun(noun).text}`,
  }),
})
