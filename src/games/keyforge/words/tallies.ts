import { nextIn } from '../../../kernel/cardset.ts'
import { AMOUNT, release, reserve, SELF } from '../../../kernel/program.ts'
import type { Compiler } from '../../../ability/compile.ts'
import { deAffected, enAffected, itAffected } from '../../../ability/choosing.ts'
import type { Count } from '../../../ability/language.ts'
import * as de from '../../../ability/text/de.ts'
import * as en from '../../../ability/text/en.ts'
import * as it from '../../../ability/text/it.ts'
import { isNode } from '../../../ability/tree.ts'
import type { Amount, Condition, Filter, Noun } from '../../../ability/tree.ts'
import { COUNTERS, countersOn, definitionOf, housesOf, packIcons, powerOf, SET_WORDS } from '../rules/index.ts'
import type { CounterName, KeyforgePosition } from '../rules/index.ts'
import { figure } from './amounts.ts'
import { vocabulary as v } from './vocabulary.ts'
import { COUNTER } from './verbs/counters.ts'

/** Amounts that only cards of later sets count. */

type P = KeyforgePosition
type C = Compiler<P>

export const damageOn = figure('damageOn', (p, x) => p.damage[x], {
  en: (noun) => ({ text: `the damage on ${noun}`, each: `damage on ${noun}`, factor: 1 }),
  de: (noun) => ({ text: `der Schaden auf ${noun.in('dat')}`, each: `jeden Schaden auf ${noun.in('dat')}`, factor: 1 }),
  it: (noun) => ({ text: `i danni ${noun.with('su')}`, each: `danno ${noun.with('su')}`, factor: 1 }),
})

export const traitsOf = figure('traitsOf', (p, x) => definitionOf(p, x).traits.length, {
  en: (noun, isIt) => ({ text: `the number of traits of ${noun}`, each: isIt ? 'of its traits' : `trait of ${noun}`, factor: 1 }),
  de: (noun, isIt) => ({
    text: `die Anzahl der Merkmale von ${noun.in('dat')}`,
    each: isIt ? 'jedes ihrer Merkmale' : `jedes Merkmal von ${noun.in('dat')}`,
    factor: 1,
  }),
  it: (noun, isIt) => ({
    text: `il numero di tratti ${noun.with('di')}`,
    each: isIt ? 'suo tratto' : `tratto ${noun.with('di')}`,
    factor: 1,
  }),
})

/** What the power of all such creatures comes to. */
export const totalPower = v.add('amount', 'totalPower', {
  compile(c: C, filter: Filter): Count<P> {
    const gather = c.gather(c.filter(filter))
    return (p, f) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      let sum = 0
      for (let x = nextIn(p.frames, all, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, all, x, SET_WORDS)) sum += powerOf(p, x)
      release(p, all)
      return sum
    }
  },
  en: (t, filter) => ({ text: `the combined power of ${en.many(t.filter(filter))}` }),
  de: (t, filter) => ({
    text: `die gesamte Stärke ${de.the(t.filter(filter), true).in('gen')}`,
    dat: `der gesamten Stärke ${de.the(t.filter(filter), true).in('gen')}`,
  }),
  it: (t, filter) => ({ text: `la Forza totale ${it.the(t.filter(filter), true).with('di')}` }),
})

/** Counters of a kind on the card that a noun means, this card in a clause too. */
export const counters = v.add('amount', 'counters', {
  compile(c: C, kind: CounterName, noun: Noun): Count<P> {
    const number = COUNTERS.indexOf(kind)
    if (noun.word === 'self') return (p, f) => countersOn(p, p.frames[f + SELF], number)
    const slot = c.noun(noun)
    return (p, f) => {
      const x = nextIn(p.frames, f + slot, -1, SET_WORDS)
      return x < 0 ? 0 : countersOn(p, x, number)
    }
  },
  en: (t, kind, noun) => {
    const piece = COUNTER.en(t, kind)
    const on = t.noun(noun).text
    return {
      text: `the number of ${piece}s on ${on}`,
      each: `${piece} on ${on}`,
      factor: 1,
      counted: (number, one) => `there ${one ? 'is' : 'are'} ${number} ${one ? piece : `${piece}s`} on ${on}`,
    }
  },
  de: (t, kind, noun) => {
    const piece = COUNTER.de(t, kind)
    const on = t.noun(noun).in('dat')
    return {
      text: `die Anzahl der ${piece} auf ${on}`,
      dat: `der Anzahl der ${piece} auf ${on}`,
      each: `jeden ${piece} auf ${on}`,
      factor: 1,
      counted: (number, one) => `${number} ${piece} auf ${on} ${one ? 'liegt' : 'liegen'}`,
    }
  },
  it: (t, kind, noun) => {
    const on = t.noun(noun).with('su')
    return {
      text: `il numero di ${COUNTER.it(t, kind, true)} ${on}`,
      each: `${COUNTER.it(t, kind, false)} ${on}`,
      factor: 1,
      counted: (number, one) =>
        number === 'nessuna'
          ? `${on} non c’è nessun ${COUNTER.it(t, kind, false)}`
          : `${on} ${one ? 'c’è' : 'ci sono'} ${number} ${COUNTER.it(t, kind, !one)}`,
    }
  },
})

const ICONS = {
  any: { counts: () => true, en: 'bonus icon', de: 'Bonussymbol', it: 'bonus' },
  amber: { counts: (icon: number) => icon === packIcons(['amber']), en: 'Æmber bonus icon', de: 'Æmber-Bonussymbol', it: 'bonus Æmber' },
} as const

/** Bonus icons, of any kind or Æmber alone, of the cards that a noun means, of these copies of them. */
export const iconsOf = v.add('amount', 'iconsOf', {
  compile(c: C, which: keyof typeof ICONS, noun: Noun): Count<P> {
    const slot = c.noun(noun)
    const { counts } = ICONS[which]
    return (p, f) => {
      let n = 0
      for (let x = nextIn(p.frames, f + slot, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + slot, x, SET_WORDS))
        for (let icons = p.bonus[x]; icons !== 0; icons >>>= 3) if (counts(icons & 7)) n++
      return n
    }
  },
  en: (t, which, noun) => {
    const { text } = t.noun(noun)
    return { text: `the number of ${ICONS[which].en}s of ${text}`, each: `${ICONS[which].en} on ${text}`, factor: 1 }
  },
  de: (t, which, noun) => {
    const on = t.noun(noun).in('dat')
    return { text: `die Anzahl der ${ICONS[which].de}e auf ${on}`, each: `jedes ${ICONS[which].de} auf ${on}`, factor: 1 }
  },
  it: (t, which, noun) => {
    const on = t.noun(noun).with('su')
    return { text: `il numero di icone ${ICONS[which].it} ${on}`, each: `icona ${ICONS[which].it} ${on}`, factor: 1 }
  },
})

/** Cards of every type: without a place it must be said that they lie in play. */
const inPlay = (which: Filter): boolean =>
  which.word === 'card' || (which.word !== 'from' && which.args.some((arg) => isNode(arg) && arg.is === 'filter' && inPlay(arg as Filter)))

const KINDS = {
  house: { en: ['house', 'houses'], de: ['Fraktionen', 'jede Fraktion', 'Fraktion'], it: ['Case', 'Casa'] },
  power: {
    en: ['different power value', 'different power values'],
    de: ['verschiedenen Stärkewerte', 'jeden verschiedenen Stärkewert', 'Stärkewert'],
    it: ['valori di Forza diversi', 'valore di Forza diverso'],
  },
} as const

/** How many houses, or values of power, such cards have, or those that are named, each counted once. */
const differentAmong = v.add<'amount', [what: keyof typeof KINDS, which: Filter | Noun]>('amount', 'differentAmong', {
  compile(c: C, what, which): Count<P> {
    const countIn = what === 'house' ? countHouses : countPowers
    if (which.is === 'noun') {
      const slot = c.noun(which)
      return (p, f) => countIn(p, f + slot)
    }
    const gather = c.gather(c.filter(which))
    return (p, f) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      const n = countIn(p, all)
      release(p, all)
      return n
    }
  },
  en: (t, what, which) => {
    const [kind, kinds] = KINDS[what].en
    const cards =
      which.is === 'noun' ? t.noun(which).text : en.many(inPlay(which) ? en.modifier(t.filter(which), 'in play') : t.filter(which))
    return {
      text: `the number of ${kinds} among ${cards}`,
      each: `${kind} among ${cards}`,
      factor: 1,
      counted: (number, one) => `there ${one ? 'is' : 'are'} ${number} ${one ? kind : kinds} among ${cards}`,
    }
  },
  de: (t, what, which) => {
    const [kinds, each, kind] = KINDS[what].de
    const cards = (
      which.is === 'noun' ? t.noun(which) : de.the(inPlay(which) ? de.modifier(t.filter(which), 'im Spiel') : t.filter(which), true)
    ).in('dat')
    return {
      text: `die Anzahl der ${kinds} unter ${cards}`,
      each: `${each} unter ${cards}`,
      factor: 1,
      counted: (number, one) => `es unter ${cards} ${number} ${one ? kind : kinds} gibt`,
    }
  },
  it: (t, what, which) => {
    const [kinds, kind] = KINDS[what].it
    const cards = (
      which.is === 'noun' ? t.noun(which) : it.the(inPlay(which) ? it.modifier(t.filter(which), 'in gioco') : t.filter(which), true)
    ).text
    return {
      text: `il numero di ${kinds} tra ${cards}`,
      each: `${kind} tra ${cards}`,
      factor: 1,
      counted: (number, one) => `${one ? 'c’è' : 'ci sono'} ${number} ${one ? kind : kinds} tra ${cards}`,
    }
  },
})
export const housesAmong = (which: Filter | Noun) => differentAmong('house', which)
export const powersAmong = (which: Filter | Noun) => differentAmong('power', which)

/** Powers of the creatures of a set, at an absolute index; each counts once. */
function countPowers(p: P, set: number): number {
  const powers = new Set<number>()
  for (let x = nextIn(p.frames, set, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, set, x, SET_WORDS)) powers.add(powerOf(p, x))
  return powers.size
}

/** Houses of the cards of a set, at an absolute index; each counts once. */
function countHouses(p: P, set: number): number {
  let houses = 0
  for (let x = nextIn(p.frames, set, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, set, x, SET_WORDS)) houses |= housesOf(p, x)
  return bitCount(houses)
}

function bitCount(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

/** One number where a condition holds, another where it does not. */
export const depending = v.add('amount', 'depending', {
  compile(c: C, condition: Condition, yes: Amount, no: Amount): Count<P> {
    const check = c.condition(condition)
    const one = c.amount(yes)
    const other = c.amount(no)
    return (p, f) => (check(p, f) ? one(p, f) : other(p, f))
  },
  en: (t, condition, yes, no) => {
    const { text, digits } = t.amount(no)
    const besides = `(${t.amount(yes).text} if ${t.condition(condition).yes})`
    const number = `${text} ${besides}`
    return { text: number, number, parts: [digits, besides] }
  },
  de: (t, condition, yes, no) => {
    const { text, digits } = t.amount(no)
    const besides = `(${t.amount(yes).text}, falls ${t.condition(condition).yes})`
    const number = `${text} ${besides}`
    return { text: number, number, parts: [digits, besides] }
  },
  it: (t, condition, yes, no) => {
    const { text, digits } = t.amount(no)
    const besides = `(${t.amount(yes).text} se ${t.condition(condition).yes})`
    const number = `${text} ${besides}`
    return { text: number, number, parts: [digits, besides] }
  },
})

/** No more than so many. */
export const cappedAt = v.add('amount', 'cappedAt', {
  compile(c: C, most: number, x: Amount): Count<P> {
    const amount = c.amount(x)
    return (p, f) => Math.min(most, amount(p, f))
  },
  en(t, most, x) {
    const { text, each, factor } = t.amount(x)
    const limit = `(to a maximum of ${most})`
    return { text: `${text} ${limit}`, factor, ...(each !== undefined && { each: `${each} ${limit}` }) }
  },
  de(t, most, x) {
    const { text, each, factor } = t.amount(x)
    const limit = `(höchstens ${most})`
    return { text: `${text} ${limit}`, factor, ...(each !== undefined && { each: `${each} ${limit}` }) }
  },
  it(t, most, x) {
    const { text, each, factor } = t.amount(x)
    const limit = `(fino a un massimo di ${most})`
    return { text: `${text} ${limit}`, factor, ...(each !== undefined && { each: `${each} ${limit}` }) }
  },
})

/** What just happened, as a number: prevented by armor, stolen, spent on a key. */
const eventAmount = v.add('amount', 'eventAmount', {
  compile:
    (_c: C, _what: keyof typeof HAPPENED): Count<P> =>
    (p, f) =>
      p.frames[f + AMOUNT],
  en: (_t, what) => ({ ...HAPPENED[what].en, factor: 1 }),
  de: (_t, what) => ({ ...HAPPENED[what].de, factor: 1 }),
  it: (_t, what) => ({ ...HAPPENED[what].it, factor: 1 }),
})
const HAPPENED = {
  prevented: {
    en: { text: 'the damage prevented this way', each: 'damage prevented this way' },
    de: { text: 'der auf diese Weise verhinderte Schaden', each: 'jeden auf diese Weise verhinderten Schaden' },
    it: { text: 'i danni prevenuti in questo modo', each: 'danno prevenuto in questo modo' },
  },
  stolen: {
    en: { text: 'the Æmber stolen this way', each: 'Æmber stolen this way' },
    de: { text: 'das auf diese Weise gestohlene Æmber', each: 'jedes auf diese Weise gestohlene Æmber' },
    it: { text: 'gli Æmber rubati in questo modo', each: 'Æmber rubato in questo modo', plural: true },
  },
  spent: {
    en: { text: 'the Æmber spent on that key', each: 'Æmber spent on that key' },
    de: { text: 'das für diesen Schlüssel ausgegebene Æmber', each: 'jedes für diesen Schlüssel ausgegebene Æmber' },
    it: { text: 'gli Æmber spesi per quella chiave', each: 'Æmber speso per quella chiave', plural: true },
  },
} as const
export const damagePrevented = eventAmount('prevented')
export const amberStolen = eventAmount('stolen')
export const amberSpent = eventAmount('spent')

/** How many houses the cards that the verb before affected have, each counted once. */
export const housesThisWay = v.add('amount', 'housesThisWay', {
  compile(c: C, filter: Filter): Count<P> {
    const { block } = c
    const matches = c.matches(c.filter(filter))
    return (p, f) => {
      let houses = 0
      for (let x = nextIn(p.frames, f + block, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + block, x, SET_WORDS))
        if (matches(p, f, x)) houses |= housesOf(p, x)
      return bitCount(houses)
    }
  },
  en: (t, filter) => {
    const cards = en.many(enAffected(t, filter))
    return { text: `the number of houses among ${cards}`, piece: `house among ${cards}`, factor: 1 }
  },
  de: (t, filter) => {
    const cards = de.the(deAffected(t, filter), true).in('dat')
    return { text: `die Anzahl der Fraktionen unter ${cards}`, piece: `jede Fraktion unter ${cards}`, factor: 1 }
  },
  it: (t, filter) => {
    const cards = it.the(itAffected(t, filter), true).text
    return { text: `il numero di Case tra ${cards}`, piece: `Casa tra ${cards}`, factor: 1 }
  },
})
