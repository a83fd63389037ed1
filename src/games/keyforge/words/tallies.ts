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
  de: (t, filter) => ({ text: `die gesamte Stärke von ${de.bare(t.filter(filter)).in('dat')}` }),
  it: (t, filter) => ({ text: `la Forza totale ${it.bare(t.filter(filter)).with('di')}` }),
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
    const piece = `${t.term('counter', kind)} counter`
    const on = t.noun(noun).text
    return {
      text: `the number of ${piece}s on ${on}`,
      each: `${piece} on ${on}`,
      factor: 1,
      counted: (number, one) => `there ${one ? 'is' : 'are'} ${number} ${one ? piece : `${piece}s`} on ${on}`,
    }
  },
  de: (t, kind, noun) => {
    const piece = `${t.term('counter', kind)}-Marker`
    const on = t.noun(noun).in('dat')
    return {
      text: `die Anzahl der ${piece} auf ${on}`,
      each: `jeden ${piece} auf ${on}`,
      factor: 1,
      counted: (number, one) => `${number} ${piece} auf ${on} ${one ? 'liegt' : 'liegen'}`,
    }
  },
  it: (t, kind, noun) => {
    const on = t.noun(noun).with('su')
    return {
      text: `il numero di segnalini ${t.term('counter', kind)} ${on}`,
      each: `segnalino ${t.term('counter', kind)} ${on}`,
      factor: 1,
      counted: (number, one) =>
        number === 'nessuna'
          ? `${on} non c’è nessun segnalino ${t.term('counter', kind)}`
          : `${on} ${one ? 'c’è' : 'ci sono'} ${number} segnalin${one ? 'o' : 'i'} ${t.term('counter', kind)}`,
    }
  },
})

/** Æmber bonus icons of the cards that a noun means, of these copies of them. */
export const amberIconsOf = v.add('amount', 'amberIconsOf', {
  compile(c: C, noun: Noun): Count<P> {
    const slot = c.noun(noun)
    return (p, f) => {
      let sum = 0
      for (let x = nextIn(p.frames, f + slot, -1, SET_WORDS); x >= 0; x = nextIn(p.frames, f + slot, x, SET_WORDS))
        sum += countAmberIcons(p, x)
      return sum
    }
  },
  en: (t, noun) => {
    const { text } = t.noun(noun)
    return { text: `the number of Æmber bonus icons of ${text}`, each: `Æmber bonus icon on ${text}`, factor: 1 }
  },
  de: (t, noun) => {
    const on = t.noun(noun).in('dat')
    return { text: `die Anzahl der Æmber-Bonussymbole auf ${on}`, each: `jedes Æmber-Bonussymbol auf ${on}`, factor: 1 }
  },
  it: (t, noun) => {
    const on = t.noun(noun).with('su')
    return { text: `il numero di icone bonus Æmber ${on}`, each: `icona bonus Æmber ${on}`, factor: 1 }
  },
})

function countAmberIcons(p: P, card: number): number {
  const amberIcon = packIcons(['amber'])
  let n = 0
  for (let icons = p.bonus[card]; icons !== 0; icons >>>= 3) if ((icons & 7) === amberIcon) n++
  return n
}

/** Cards of every type: without a place it must be said that they lie in play. */
const inPlay = (which: Filter): boolean =>
  which.word === 'card' || (which.word !== 'from' && which.args.some((arg) => isNode(arg) && arg.is === 'filter' && inPlay(arg as Filter)))

/** How many houses such cards have, or those that are named, each counted once. */
export const housesAmong = v.add('amount', 'housesAmong', {
  compile(c: C, which: Filter | Noun): Count<P> {
    if (which.is === 'noun') {
      const slot = c.noun(which)
      return (p, f) => countHouses(p, f + slot)
    }
    const gather = c.gather(c.filter(which))
    return (p, f) => {
      const all = reserve(p, SET_WORDS)
      gather(p, f, all)
      const n = countHouses(p, all)
      release(p, all)
      return n
    }
  },
  en: (t, which) => {
    const cards =
      which.is === 'noun' ? t.noun(which).text : en.many(inPlay(which) ? en.modifier(t.filter(which), 'in play') : t.filter(which))
    return {
      text: `the number of houses among ${cards}`,
      each: `house among ${cards}`,
      factor: 1,
      counted: (number, one) => `there ${one ? 'is' : 'are'} ${number} ${one ? 'house' : 'houses'} among ${cards}`,
    }
  },
  de: (t, which) => {
    const cards = (
      which.is === 'noun' ? t.noun(which) : de.the(inPlay(which) ? de.modifier(t.filter(which), 'im Spiel') : t.filter(which), true)
    ).in('dat')
    return {
      text: `die Anzahl der Fraktionen unter ${cards}`,
      each: `jede Fraktion unter ${cards}`,
      factor: 1,
      counted: (number, one) => `es unter ${cards} ${number} ${one ? 'Fraktion' : 'Fraktionen'} gibt`,
    }
  },
  it: (t, which) => {
    const cards = (
      which.is === 'noun' ? t.noun(which) : it.the(inPlay(which) ? it.modifier(t.filter(which), 'in gioco') : t.filter(which), true)
    ).text
    return {
      text: `il numero di Case tra ${cards}`,
      each: `Casa tra ${cards}`,
      factor: 1,
      counted: (number, one) => `${one ? 'c’è' : 'ci sono'} ${number} ${one ? 'Casa' : 'Case'} tra ${cards}`,
    }
  },
})

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
    const number = `${t.amount(no).text} (${t.amount(yes).text} if ${t.condition(condition).yes})`
    return { text: number, number }
  },
  de: (t, condition, yes, no) => {
    const number = `${t.amount(no).text} (${t.amount(yes).text}, falls ${t.condition(condition).yes})`
    return { text: number, number }
  },
  it: (t, condition, yes, no) => {
    const number = `${t.amount(no).text} (${t.amount(yes).text} se ${t.condition(condition).yes})`
    return { text: number, number }
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

/** What the armor just prevented. */
export const damagePrevented = v.add('amount', 'damagePrevented', {
  compile: (): Count<P> => (p, f) => p.frames[f + AMOUNT],
  en: () => ({ text: 'the damage prevented this way', each: 'damage prevented this way', factor: 1 }),
  de: () => ({ text: 'der auf diese Weise verhinderte Schaden', each: 'jeden auf diese Weise verhinderten Schaden', factor: 1 }),
  it: () => ({ text: 'i danni prevenuti in questo modo', each: 'danno prevenuto in questo modo', factor: 1 }),
})()

/** What was just stolen. */
export const amberStolen = v.add('amount', 'amberStolen', {
  compile: (): Count<P> => (p, f) => p.frames[f + AMOUNT],
  en: () => ({ text: 'the Æmber stolen this way', each: 'Æmber stolen this way', factor: 1 }),
  de: () => ({ text: 'das auf diese Weise gestohlene Æmber', each: 'jedes auf diese Weise gestohlene Æmber', factor: 1 }),
  it: () => ({ text: 'gli Æmber rubati in questo modo', each: 'Æmber rubato in questo modo', factor: 1, plural: true }),
})()

/** What was just spent on a key. */
export const amberSpent = v.add('amount', 'amberSpent', {
  compile: (): Count<P> => (p, f) => p.frames[f + AMOUNT],
  en: () => ({ text: 'the Æmber spent on that key', each: 'Æmber spent on that key', factor: 1 }),
  de: () => ({ text: 'das für diesen Schlüssel ausgegebene Æmber', each: 'jedes für diesen Schlüssel ausgegebene Æmber', factor: 1 }),
  it: () => ({ text: 'gli Æmber spesi per quella chiave', each: 'Æmber speso per quella chiave', factor: 1, plural: true }),
})()

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
