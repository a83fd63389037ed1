import { nextIn } from '../../../kernel/cardset.ts'
import { AMOUNT, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import type { Count, Seats } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import type { EventPattern, Filter, Noun, Who } from '../../../ability/tree.ts'
import { compileEvent } from './events.ts'
import { addInterest, armorOf as currentArmor, countRecords, keysOf, SEATS, SET_WORDS } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { chosenSlot } from './identity.ts'
import { thisTurn, TURNS } from './turns.ts'
import type { Turn } from './turns.ts'
import { vocabulary as v } from './vocabulary.ts'

type P = KeyforgePosition
type C = Compiler<P>

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
  en: (t, who) => ({
    text: who.word === 'eachPlayer' ? 'all players’ Æmber together' : `${t.seat(who).possessive} Æmber`,
    each: `Æmber in ${t.seat(who).possessive} pool`,
    factor: 1,
  }),
  de: (t, who) => ({
    text: who.word === 'eachPlayer' ? 'das Æmber aller Spieler zusammen' : t.seat(who).possessive('Æmber', 'n', 'nom'),
    of: t.seat(who).possessive('Æmbers', 'n', 'gen'),
    each: `jedes Æmber ${de.contracted('in', t.seat(who).possessive('Vorrat', 'm', 'dat'))}`,
    factor: 1,
  }),
  it: (t, who) => ({
    text: who.word === 'eachPlayer' ? 'l’Æmber di tutti i giocatori insieme' : t.seat(who).possessive('Æmber', 'm').text,
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
      for (let x = nextIn(p.frames, f + slot, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + slot, x, SET_WORDS)) sum += p.amberOn[x]
      return sum
    }
  },
  en: (t, noun) => ({ text: `the Æmber on ${t.noun(noun).text}`, each: `Æmber on ${t.noun(noun).text}`, factor: 1 }),
  de: (t, noun) => ({
    text: `das Æmber auf ${t.noun(noun).in('dat')}`,
    of: `des Æmbers auf ${t.noun(noun).in('dat')}`,
    each: `jedes Æmber auf ${t.noun(noun).in('dat')}`,
    factor: 1,
  }),
  it: (t, noun) => ({ text: `gli Æmber ${t.noun(noun).with('su')}`, each: `Æmber ${t.noun(noun).with('su')}`, factor: 1, plural: true }),
})

/** A figure of the card that a noun means; of this card a static clause may ask too. */
export const figure = (
  word: string,
  read: (p: P, x: number) => number,
  names: {
    en: (noun: string, isIt: boolean) => en.AmountPhrase
    de: (noun: de.NounPhrase, isIt: boolean) => de.AmountPhrase
    it: (noun: it.NounPhrase, isIt: boolean) => it.AmountPhrase
  },
) =>
  v.add('amount', word, {
    compile(c: C, noun: Noun): Count<P> {
      if (noun.word === 'self') return (p, f) => read(p, p.frames[f + SELF])
      const slot = c.noun(noun)
      return (p, f) => {
        const x = nextIn(p.frames, f + slot, -1, SET_WORDS)
        return x < 0 ? 0 : read(p, x)
      }
    },
    en: (t, noun) => names.en(t.noun(noun).text, noun.word === 'it'),
    de: (t, noun) => names.de(t.noun(noun), noun.word === 'it'),
    it: (t, noun) => names.it(t.noun(noun), noun.word === 'it'),
  })

export const armorOf = figure('armorOf', currentArmor, {
  en: (noun, isIt) => ({ text: isIt ? 'its armor' : `the armor of ${noun}` }),
  de: (noun, isIt) => ({ text: isIt ? 'ihre Rüstung' : `die Rüstung von ${noun.in('dat')}` }),
  it: (noun, isIt) => ({ text: isIt ? 'la sua Armatura' : `l’Armatura ${noun.with('di')}` }),
})

/** "der bekämpften Kreatur", of a name "von …". */
export function ofDe(noun: de.NounPhrase): string {
  return noun.in('gen') === noun.in('nom') ? `von ${noun.in('dat')}` : noun.in('gen')
}
const KEYS = {
  forged: { en: 'forged', de: 'geschmiedet', it: ['forgiata', 'forgiate'] },
  unforged: { en: 'unforged', de: 'ungeschmiedet', it: ['non forgiata', 'non forgiate'] },
} as const

/** Keys of a player that are forged, or not yet. */
export const keys = v.add('amount', 'keys', {
  compile: (c: C, which: keyof typeof KEYS, who: Who): Count<P> =>
    sumOverSeats(c.seats(who), which === 'forged' ? keysOf : (p, seat) => 3 - keysOf(p, seat)),
  en(t, which, who) {
    const { possessive } = t.seat(who)
    const { en: word } = KEYS[which]
    return { text: `the number of ${possessive} ${word} keys`, each: `${word} key ${en.says(t.seat(who), 'have')}`, factor: 1 }
  },
  de(t, which, who) {
    const { nom, possessive, you } = t.seat(who)
    const { de: word } = KEYS[which]
    return {
      text: `die Anzahl ${possessive(`${word}en Schlüssel`, 'm', 'gen', true)}`,
      dat: `der Anzahl ${possessive(`${word}en Schlüssel`, 'm', 'gen', true)}`,
      each: `jeden ${word}en Schlüssel, den ${nom} ${you ? 'hast' : 'hat'}`,
      factor: 1,
    }
  },
  it(t, which, who) {
    const { subject, possessive, you } = t.seat(who)
    const [one, many] = KEYS[which].it
    return {
      text: `il numero ${possessive(`chiavi ${many}`, 'f', true).with('di')}`,
      each: `chiave ${one} che ${you ? 'hai' : `ha ${subject}`}`.trim(),
      factor: 1,
    }
  },
})
export const forgedKeys = (who: Who) => keys('forged', who)
export const unforgedKeys = (who: Who) => keys('unforged', who)

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
    const more = `${en.one(t.filter(filter))} ${en.says(t.seat(who), 'control')} in excess of ${t.seat(who).you ? 'your opponent' : 'you'}`
    return { text: `the number of ${en.many(t.filter(filter))} in excess`, each: more, factor: 1 }
  },
  de: (t, who, filter) => ({
    text: `der Überschuss an ${de.bare(t.filter(filter)).in('dat')}`,
    each: `${de.each(t.filter(filter)).in('acc')}, die ${t.seat(who).nom} mehr ${t.seat(who).you ? 'kontrollierst als dein Gegner' : 'kontrolliert als du'}`,
    factor: 1,
  }),
  it: (t, who, filter) => ({
    text: `l’eccesso di ${it.bare(t.filter(filter)).text}`,
    each: `${it.bare(t.filter(filter), false).text} che ${t.seat(who).you ? 'controlli in più del tuo avversario' : 'il tuo avversario controlla in più di te'}`,
    factor: 1,
  }),
})

/** How often something happened; `differentCards`: with how many cards, a card counting once. */
export const timesHappened = v.add<'amount', [when: Turn, event: EventPattern, what?: 'differentCards']>('amount', 'timesHappened', {
  compile: (c: C, when, event, what): Count<P> => history(c, event, when, what !== undefined),
  en(t, when, event) {
    const { now, counted, each } = t.event(event)
    const turn = TURNS.en[when]
    return {
      text: `the number of ${each?.(turn, true) ?? `times ${now} ${turn}`}`,
      each: each?.(turn) ?? `time ${now} ${turn}`,
      factor: 1,
      counted: counted && ((number, one) => counted(number, one, turn)),
    }
  },
  de(t, when, event) {
    const { now, counted, each } = t.event(event)
    const turn = TURNS.de[when]
    return {
      text: `die Anzahl der Male ${turn}, dass ${now},`,
      each: each?.(turn) ?? `jedes Mal ${turn}, dass ${now}`,
      factor: 1,
      counted: counted && ((number, one) => counted(number, one, turn)),
    }
  },
  it(t, when, event) {
    const { now, counted, each } = t.event(event)
    const turn = TURNS.it[when]
    return {
      text: `il numero di ${each?.(turn, true) ?? `volte che ${turn} ${now}`}`,
      each: each?.(turn) ?? `volta che ${turn} ${now}`,
      factor: 1,
      counted: counted && ((number, one) => counted(number, one, turn)),
    }
  },
})

/** Counts records that match an event pattern; with `once`, each card once. */
export function history(c: C, event: EventPattern, when: Turn, once = false): Count<P> {
  const { record, seats, about, flags } = compileEvent(c, event)
  if (record < 0) throw new Error(`"${event.word}" leaves no record`)
  addInterest(record)
  const ago = when === thisTurn ? 0 : 1
  return (p, f) => countRecords(p, f, record, ago, seats === undefined ? 3 : seats(p, f), about, flags, once)
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
  en: () => ({ text: 'that number' }),
  de: () => ({ text: 'jene Zahl', dat: 'jener Zahl' }),
  it: () => ({ text: 'quel numero' }),
})()
