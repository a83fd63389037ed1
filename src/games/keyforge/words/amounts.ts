import { nextIn } from '../../../kernel/cardset.ts'
import { AMOUNT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Count, Seats } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { EventPattern, Filter, Noun, Who } from '../../../ability/tree.ts'
import { compileEvent } from './events.ts'
import { armorOf as currentArmor, countCards, countRecords, keysOf, addInterest, powerOf, SEATS, USED } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { chosenSlot } from './filters.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

/** Amounts, conditions and players. */

/** The only seat of a mask, or the first. */
export function seatOf(mask: number): number {
  return mask & 1 ? 0 : 1
}

const sumOverSeats =
  (seats: Seats<P>, value: (p: P, seat: number) => number): Count<P> =>
  (p, f) => {
    const mask = seats(p, f)
    let sum = 0
    for (let seat = 0; seat < SEATS; seat++) if ((mask & (1 << seat)) !== 0) sum += value(p, seat)
    return sum
  }

export const amber = v.add('amount', 'amber', {
  compile: (c: C, who: Who): Count<P> => sumOverSeats(c.seats(who), (p, seat) => p.amber[seat]),
  en: (t, who) => ({ text: `${t.seat(who).possessive} Æmber`, each: `Æmber in ${t.seat(who).possessive} pool`, factor: 1 }),
  de: (t, who) => ({
    text: t.seat(who).possessive('Æmber', 'n', 'nom'),
    of: `von ${t.seat(who).possessive('Æmber', 'n', 'dat')}`,
    each: `jedes Æmber in ${t.seat(who).possessive('Vorrat', 'm', 'dat')}`,
    factor: 1,
  }),
  it: (t, who) => ({
    text: t.seat(who).possessive('Æmber', 'm').text,
    each: `Æmber ${t.seat(who).possessive('riserva', 'f').with('in')}`,
    factor: 1,
  }),
})

export const amberOn = v.add('amount', 'amberOn', {
  compile(c: C, noun: Noun): Count<P> {
    if (noun.word === 'self') return (p, f) => p.amberOn[p.frames[f + SELF]]
    const slot = c.noun(noun)
    return (p, f) => {
      let sum = 0
      for (let x = nextIn(p.frames, f + slot, -1); x >= 0; x = nextIn(p.frames, f + slot, x)) sum += p.amberOn[x]
      return sum
    }
  },
  en: (t, noun) => ({ text: `the Æmber on ${t.noun(noun).text}`, each: `Æmber on ${t.noun(noun).text}`, factor: 1 }),
  de: (t, noun) => ({ text: `das Æmber auf ${t.noun(noun).in('dat')}`, each: `jedes Æmber auf ${t.noun(noun).in('dat')}`, factor: 1 }),
  it: (t, noun) => ({ text: `gli Æmber su ${t.noun(noun).text}`, each: `Æmber su ${t.noun(noun).text}`, factor: 1 }),
})

export const powerOf_ = v.add('amount', 'powerOf', {
  compile(c: C, noun: Noun): Count<P> {
    const slot = c.noun(noun)
    return (p, f) => {
      const x = nextIn(p.frames, f + slot, -1)
      return x < 0 ? 0 : powerOf(p, x)
    }
  },
  en: (t, noun) => ({ text: `the power of ${t.noun(noun).text}` }),
  de: (t, noun) => ({ text: `die Stärke von ${t.noun(noun).in('dat')}` }),
  it: (t, noun) => ({ text: `la Forza di ${t.noun(noun).text}` }),
})

export const armorOf = v.add('amount', 'armorOf', {
  compile(c: C, noun: Noun): Count<P> {
    const slot = c.noun(noun)
    return (p, f) => {
      const x = nextIn(p.frames, f + slot, -1)
      return x < 0 ? 0 : currentArmor(p, x)
    }
  },
  en: (t, noun) => ({ text: noun.word === 'it' ? 'its armor' : `the armor of ${t.noun(noun).text}` }),
  de: (t, noun) => ({ text: noun.word === 'it' ? 'ihre Rüstung' : `die Rüstung von ${t.noun(noun).in('dat')}` }),
  it: (t, noun) => ({ text: noun.word === 'it' ? 'la sua Armatura' : `l’Armatura ${t.noun(noun).with('di')}` }),
})

const keys = (word: string, count: (p: P, seat: number) => number, names: { en: string; de: string; it: string }) =>
  v.add('amount', word, {
    compile: (c: C, who: Who): Count<P> => sumOverSeats(c.seats(who), count),
    en: (t, who) => ({
      text: `the number of ${t.seat(who).possessive} ${names.en} keys`,
      each: `${names.en} key of ${t.seat(who).possessive}s`
        .replace('yours', 'yours')
        .replace(/ of your opponent’ss/, ' your opponent has')
        .replace(' of yours', ' you have'),
      factor: 1,
    }),
    de: (t, who) => ({
      text: `die Anzahl ${t.seat(who).possessive(`${names.de}en Schlüssel`, 'm', 'gen', true)}`,
      each: `jeden ${names.de}en Schlüssel${t.seat(who).you ? ', den du hast' : ', den dein Gegner hat'}`,
      factor: 1,
    }),
    it: (t, who) => ({
      text: `il numero ${t.seat(who).possessive(`chiavi ${names.it}`, 'f', true).with('di')}`,
      each: `chiave ${names.it.replace(/e$/, 'a')} ${t.seat(who).you ? 'che hai' : 'del tuo avversario'}`,
      factor: 1,
    }),
  })
export const forgedKeys = keys('forgedKeys', keysOf, { en: 'forged', de: 'geschmiedet', it: 'forgiate' })
export const unforgedKeys = keys('unforgedKeys', (p, seat) => 3 - keysOf(p, seat), {
  en: 'unforged',
  de: 'ungeschmiedet',
  it: 'non forgiate',
})

/** How many more of these you control than your opponent controls, at least 0, seen from the named player. */
export const excess = v.add('amount', 'excess', {
  compile(c: C, who: Who, filter: Filter): Count<P> {
    const seats = c.seats(who)
    const { parts } = c.filter(filter)
    const ofSeat = (mask: (p: P, f: number) => number) => c.countOf({ parts: parts.map((part) => ({ ...part, seats: mask })) })
    const theirs = ofSeat(seats)
    const others = ofSeat((p, f) => 3 & ~seats(p, f))
    return (p, f) => Math.max(0, theirs(p, f) - others(p, f))
  },
  en: (t, who, filter) => {
    const more = `${en.one(t.filter(filter))} ${t.seat(who).subject} control${t.seat(who).you ? '' : 's'} in excess of ${t.seat(who).you ? 'your opponent' : 'you'}`
    return { text: `the number of ${en.many(t.filter(filter))} in excess`, each: more, factor: 1 }
  },
  de: (t, who, filter) => ({
    text: `der Überschuss an ${de.bare(t.filter(filter)).in('dat')}`,
    each: `${de.each(t.filter(filter)).in('acc')}, die ${t.seat(who).nom} mehr kontrolliert${t.seat(who).you ? 'st' : ''} als ${t.seat(who).you ? 'dein Gegner' : 'du'}`.replace(
      'kontrolliertst',
      'kontrollierst',
    ),
    factor: 1,
  }),
  it: (t, who, filter) => ({
    text: `l’eccesso di ${it.bare(t.filter(filter)).text}`,
    each: `${it.bare(t.filter(filter), false).text} che ${t.seat(who).you ? 'controlli in più del tuo avversario' : 'il tuo avversario controlla in più di te'}`,
    factor: 1,
  }),
})

export const timesThisTurn = v.add('amount', 'timesThisTurn', {
  compile: (c: C, event: EventPattern): Count<P> => history(c, event, 0),
  en: (t, event) => ({
    text: `the number of times ${t.event(event).now} this turn`,
    each: `time ${t.event(event).now} this turn`,
    factor: 1,
  }),
  de: (t, event) => ({
    text: `die Anzahl der Male in diesem Zug, dass ${t.event(event).now},`,
    each: `jedes Mal in diesem Zug, dass ${t.event(event).now}`,
    factor: 1,
  }),
  it: (t, event) => ({
    text: `il numero di volte che in questo turno ${t.event(event).now}`,
    each: `volta che in questo turno ${t.event(event).now}`,
    factor: 1,
  }),
})

export const timesLastTurn = v.add('amount', 'timesLastTurn', {
  compile: (c: C, event: EventPattern): Count<P> => history(c, event, 1),
  en: (t, event) => ({
    text: `the number of times ${t.event(event).now} last turn`,
    each: `time ${t.event(event).now} last turn`,
    factor: 1,
  }),
  de: (t, event) => ({
    text: `die Anzahl der Male im letzten Zug, dass ${t.event(event).now},`,
    each: `jedes Mal im letzten Zug, dass ${t.event(event).now}`,
    factor: 1,
  }),
  it: (t, event) => ({
    text: `il numero di volte che nell’ultimo turno ${t.event(event).now}`,
    each: `volta che nell’ultimo turno ${t.event(event).now}`,
    factor: 1,
  }),
})

/** How many different cards the player used this turn; a card used twice counts once. */
export const usedThisTurn = v.add('amount', 'usedThisTurn', {
  compile(c: C, who: Who, filter: Filter): Count<P> {
    const seats = c.seats(who)
    const about = c.matches(c.filter(filter))
    addInterest(USED)
    return (p, f) => countCards(p, f, USED, seats(p, f), about)
  },
  en: (t, who, filter) => ({ text: `the number of ${en.many(t.filter(filter))} ${t.seat(who).subject} used this turn` }),
  de: (t, who, filter) => ({
    text: `die Anzahl ${de.bare(t.filter(filter)).in('gen')}, die ${t.seat(who).nom} in diesem Zug verwendet ${t.seat(who).you ? 'hast' : 'hat'},`,
  }),
  it: (t, who, filter) => ({
    text: `il numero di ${it.bare(t.filter(filter)).text} che ${t.seat(who).you ? 'hai' : `${t.seat(who).subject} ha`} usato in questo turno`,
  }),
})

/** Counts records that match an event pattern, `ago` turns before this one. */
export function history(c: C, event: EventPattern, ago: number): Count<P> {
  const pattern = compileEvent(c, event)
  if (pattern.record < 0) throw new Error(`"${event.word}" leaves no record`)
  addInterest(pattern.record)
  return (p, f) =>
    countRecords(p, f, pattern.record, ago, pattern.seats === undefined ? 3 : pattern.seats(p, f), pattern.about, pattern.flags)
}

/** The amount of the event that is replaced. */
export const same = v.add('amount', 'same', {
  compile: (): Count<P> => (p, f) => p.frames[f + AMOUNT],
  en: () => ({ text: 'that amount' }),
  de: () => ({ text: 'diese Menge' }),
  it: () => ({ text: 'quella quantità' }),
})()

export const chosenNumber = v.add('amount', 'chosenNumber', {
  compile(c: C): Count<P> {
    const slot = chosenSlot(c)
    return (p, f) => p.frames[f + slot]
  },
  en: () => ({ text: 'equal to the chosen number' }),
  de: () => ({ text: 'gleich der gewählten Zahl' }),
  it: () => ({ text: 'pari al numero scelto' }),
})()

export { powerOf_ as powerOf }
