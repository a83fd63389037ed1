import { enAffected, itAffected } from './choosing.ts'
import { nextIn, sizeOfSet } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import { SEAT } from '../kernel/program.ts'
import type { Compiler } from './compile.ts'
import type { Check, Count, Seats, Vocabulary } from './language.ts'
import * as de from './text/de.ts'
import * as en from './text/en.ts'
import * as it from './text/it.ts'
import type { Amount, Condition, Filter, Node, Noun } from './tree.ts'

/** Amounts, conditions and players. */
export function quantityWords<P extends Position>(v: Vocabulary<P>) {
  type C = Compiler<P>

  const count = v.add('amount', 'count', {
    compile(c: C, what: Noun | Filter): Count<P> {
      if ((what as Node).is === 'filter') return c.countOf(c.filter(what as Filter))
      if (what.word === 'thisWay') {
        const { block } = c
        const matches = c.matches(c.filter(what.args[0] as Filter))
        return (p, f) => {
          let n = 0
          for (let card = nextIn(p.frames, f + block, -1, c.setWords); card >= 0; card = nextIn(p.frames, f + block, card, c.setWords))
            if (matches(p, f, card)) n++
          return n
        }
      }
      const slot = c.noun(what as Noun)
      return (p, f) => sizeOfSet(p.frames, f + slot, c.setWords)
    },
    en(t, what) {
      const { one, many } = t.counted(what)
      if (what.word !== 'thisWay') return { text: `the number of ${many}`, each: one, factor: 1 }
      return { text: `the number of ${en.many(enAffected(t, what.args[0] as Filter))}`, each: one.replace(/^each /, ''), factor: 1 }
    },
    de(t, what) {
      const { number, each } = t.counted(what)
      if (what.word !== 'thisWay') return { text: number, each, factor: 1 }
      const affected = de.bare(de.adjective(t.filter(what.args[0] as Filter), 'auf diese Weise betroffen'))
      return { text: `die Anzahl ${affected.in('gen')}`, each, factor: 1 }
    },
    it(t, what) {
      const { number, each } = t.counted(what)
      if (what.word !== 'thisWay') return { text: number, each: each.replace(/^ogni /, ''), factor: 1 }
      return { text: `il numero di ${it.bare(itAffected(t, what.args[0] as Filter)).text}`, each: each.replace(/^ogni /, ''), factor: 1 }
    },
  })

  /** The amount of the last verb: damage healed, amber lost. */
  const amountThisWay = v.add('amount', 'amountThisWay', {
    compile(c: C): Count<P> {
      const { block, setWords } = c
      return (p, f) => p.frames[f + block + setWords]
    },
    en: () => ({ text: 'the resulting amount' }),
    de: () => ({ text: 'die so bewirkte Menge' }),
    it: () => ({ text: 'la quantità risultante' }),
  })

  const minus = v.add<'amount', [x: Amount, y?: Amount]>('amount', 'minus', {
    compile(c: C, x: Amount, y?: Amount): Count<P> {
      const left = c.amount(x)
      if (y === undefined) return (p, f) => -left(p, f)
      const right = c.amount(y)
      return (p, f) => left(p, f) - right(p, f)
    },
    en: (t, x, y) => ({ text: y === undefined ? `minus ${t.amount(x).text}` : `${t.amount(x).text} minus ${t.amount(y).text}` }),
    de: (t, x, y) => ({ text: y === undefined ? `minus ${t.amount(x).text}` : `${t.amount(x).text} minus ${t.amount(y).text}` }),
    it: (t, x, y) => ({ text: y === undefined ? `meno ${t.amount(x).text}` : `${t.amount(x).text} meno ${t.amount(y).text}` }),
  })

  const product = v.add('amount', 'product', {
    compile(c: C, k: number, x: Amount): Count<P> {
      const factor = c.amount(x)
      return (p, f) => k * factor(p, f)
    },
    en: (t, k, x) => ({ text: `${k} times ${t.amount(x).text}`, each: t.amount(x).each, factor: k }),
    de: (t, k, x) => ({ text: `${k} Mal ${t.amount(x).text}`, each: t.amount(x).each, factor: k }),
    it: (t, k, x) => ({ text: `${k} volte ${t.amount(x).text}`, each: t.amount(x).each, factor: k }),
  })

  /** Half, rounded up ("losing half rounds up": see the rules of each game). */
  const half = v.add<'amount', [x: Amount, rounding?: 'up']>('amount', 'half', {
    compile(c: C, x: Amount, rounding?: 'up'): Count<P> {
      const whole = c.amount(x)
      return rounding === 'up' ? (p, f) => (whole(p, f) + 1) >> 1 : (p, f) => whole(p, f) >> 1
    },
    en: (t, x, rounding) => ({ text: `half of ${t.amount(x).text} (rounded ${rounding ?? 'down'})` }),
    de: (t, x, rounding) => ({
      text: `die Hälfte ${t.amount(x).of ?? `davon: ${t.amount(x).text}`} (${rounding === 'up' ? 'auf' : 'ab'}gerundet)`,
    }),
    it: (t, x, rounding) => ({
      text: `la metà ${it.contracted('di', t.amount(x).text)} (per ${rounding === 'up' ? 'eccesso' : 'difetto'})`,
    }),
  })

  // ---- conditions

  const not = v.add('condition', 'not', {
    compile(c: C, x: Condition): Check<P> {
      const check = c.condition(x)
      return (p, f) => !check(p, f)
    },
    en: (t, x) => ({ yes: t.condition(x).no, no: t.condition(x).yes }),
    de: (t, x) => ({ yes: t.condition(x).no, no: t.condition(x).yes }),
    it: (t, x) => ({ yes: t.condition(x).no, no: t.condition(x).yes }),
  })

  const atLeast = v.add('condition', 'atLeast', {
    compile(c: C, n: Amount, x: Amount): Check<P> {
      const least = c.amount(n)
      const amount = c.amount(x)
      return (p, f) => amount(p, f) >= least(p, f)
    },
    en: (t, n, x) => ({
      yes: `${t.amount(x).text} is ${t.amount(n).text} or more`,
      no: `${t.amount(x).text} is less than ${t.amount(n).text}`,
    }),
    de: (t, n, x) => ({
      yes: `${t.amount(x).text} mindestens ${t.amount(n).text} beträgt`,
      no: `${t.amount(x).text} weniger als ${t.amount(n).text} beträgt`,
    }),
    it: (t, n, x) => ({ yes: `${t.amount(x).text} è almeno ${t.amount(n).text}`, no: `${t.amount(x).text} è meno di ${t.amount(n).text}` }),
  })

  const exactly = v.add('condition', 'exactly', {
    compile(c: C, n: Amount, x: Amount): Check<P> {
      const want = c.amount(n)
      const amount = c.amount(x)
      return (p, f) => amount(p, f) === want(p, f)
    },
    en: (t, n, x) => ({ yes: `${t.amount(x).text} is exactly ${t.amount(n).text}`, no: `${t.amount(x).text} is not ${t.amount(n).text}` }),
    de: (t, n, x) => ({
      yes: `${t.amount(x).text} genau ${t.amount(n).text} beträgt`,
      no: `${t.amount(x).text} nicht ${t.amount(n).text} beträgt`,
    }),
    it: (t, n, x) => ({
      yes: `${t.amount(x).text} è esattamente ${t.amount(n).text}`,
      no: `${t.amount(x).text} non è ${t.amount(n).text}`,
    }),
  })

  const none = v.add('condition', 'none', {
    compile(c: C, filter: Filter): Check<P> {
      const number = c.countOf(c.filter(filter))
      return (p, f) => number(p, f) === 0
    },
    en: (t, filter) => ({ yes: `there are no ${en.many(t.filter(filter))}`, no: `there is ${en.withArticle(en.one(t.filter(filter)))}` }),
    de: (t, filter) => ({
      yes: `es keine ${de.the(t.filter(filter), true).in('acc').replace(/^die /, '')} gibt`,
      no: `es ${de.a(t.filter(filter)).in('acc')} gibt`,
    }),
    it: (t, filter) => ({ yes: `non c’è nessuna ${it.bare(t.filter(filter), false).text}`, no: `c’è ${it.a(t.filter(filter)).text}` }),
  })

  const isA = v.add('condition', 'isA', {
    compile(c: C, noun: Noun, filter: Filter): Check<P> {
      const matches = c.matches(c.filter(filter))
      const slot = c.noun(noun)
      return (p, f) => {
        const card = nextIn(p.frames, f + slot, -1, c.setWords)
        return card >= 0 && matches(p, f, card)
      }
    },
    en: (t, noun, filter) => ({
      yes: `${t.noun(noun).text} is ${en.withArticle(en.one(t.filter(filter)))}`,
      no: `${t.noun(noun).text} is not ${en.withArticle(en.one(t.filter(filter)))}`,
    }),
    de: (t, noun, filter) => ({
      yes: `${t.noun(noun).in('nom')} ${de.a(t.filter(filter)).in('nom')} ist`,
      no: `${t.noun(noun).in('nom')} keine ${de
        .the(t.filter(filter))
        .in('nom')
        .replace(/^(der|die|das) /, '')} ist`,
    }),
    it: (t, noun, filter) => ({
      yes: `${t.noun(noun).text} è ${it.a(t.filter(filter)).text}`,
      no: `${t.noun(noun).text} non è ${it.a(t.filter(filter)).text}`,
    }),
  })

  // ---- players

  const you = v.add('seat', 'you', {
    compile: (): Seats<P> => (p, f) => 1 << p.frames[f + SEAT],
    en: () => ({ subject: 'you', possessive: 'your', you: true }),
    de: () => de.YOU,
    it: () => it.YOU,
  })

  const opponent = v.add('seat', 'opponent', {
    compile:
      (c: C): Seats<P> =>
      (p, f) =>
        ((1 << c.binding.seats) - 1) & ~(1 << p.frames[f + SEAT]),
    en: () => ({ subject: 'your opponent', possessive: 'your opponent’s', you: false }),
    de: () => de.OPPONENT,
    it: () => it.OPPONENT,
  })

  const eachPlayer = v.add('seat', 'eachPlayer', {
    compile:
      (c: C): Seats<P> =>
      () =>
        (1 << c.binding.seats) - 1,
    en: () => ({ subject: 'each player', possessive: 'each player’s', you: false }),
    de: () => de.persona('jeder Spieler', 'jedem Spieler', 'jeden Spieler', 'jedes Spielers'),
    it: () => it.persona('ogni giocatore', 'di ogni giocatore', 'a ogni giocatore'),
  })

  return {
    count,
    amountThisWay: amountThisWay(),
    minus,
    product,
    half,
    not,
    atLeast,
    exactly,
    none,
    isA,
    you: you(),
    opponent: opponent(),
    eachPlayer: eachPlayer(),
  }
}
