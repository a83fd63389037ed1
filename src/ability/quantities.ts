import { deAffected, enAffected, itAffected } from './choosing.ts'
import { nextIn, sizeOfSet } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import { SEAT, SELF } from '../kernel/program.ts'
import type { Compiler } from './compile.ts'
import type { Check, Count, Seats, Vocabulary } from './language.ts'
import { behind, deedOf, liesSomewhere, lying } from './text/behind.ts'
import * as de from './text/de.ts'
import * as en from './text/en.ts'
import * as it from './text/it.ts'
import type { Amount, Condition, Filter, Node, Noun } from './tree.ts'

const is = ({ plural }: it.AmountPhrase) => (plural ? 'sono' : 'è')

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
      if (what.word !== 'thisWay') {
        const { one, many } = t.counted(what)
        const filter = what.is === 'filter'
        const counted = (number: string, single: boolean) => `there ${single ? 'is' : 'are'} ${number} ${single ? one : many}`
        return { text: `the number of ${many}`, each: one, factor: 1, ...(filter && { counted }) }
      }
      const affected = enAffected(t, what.args[0] as Filter)
      const done = `${t.done?.en ?? 'affected'} this way`
      const counted = (number: string, single: boolean) =>
        `${number} ${single ? en.one(t.filter(what.args[0] as Filter)) : en.many(t.filter(what.args[0] as Filter))} ${single ? 'is' : 'are'} ${done}`
      return {
        text: `the number of ${en.many(affected)}`,
        each: en.one(affected),
        factor: 1,
        counted,
      }
    },
    de(t, what) {
      const { text, dat, each } = t.counted(what)
      if (what.word !== 'thisWay') {
        if (what.is !== 'filter') return { text, dat, each, factor: 1 }
        const stem = lying(t.filter(what as Filter))
        const number = (said: string, single: boolean, kase: de.Case) =>
          single ? `${said} ${de.one(stem).in(kase)}` : de.several(stem, said).in(kase)
        const counted = liesSomewhere(t.filter(what as Filter))
          ? (said: string, single: boolean) => `${number(said, single, 'nom')} ${single ? 'ist' : 'sind'}`
          : (said: string, single: boolean) => `es ${number(said, single, 'acc')} gibt`
        return { text, dat, each, factor: 1, counted }
      }
      const affected = de.bare(deAffected(t, what.args[0] as Filter))
      const done = t.done?.de ?? 'betroffen'
      const cards = t.filter(what.args[0] as Filter)
      const counted = (number: string, single: boolean) =>
        single
          ? `${number} ${de.one(cards).in('nom')} auf diese Weise ${done} wird`
          : `${de.several(cards, number).in('nom')} auf diese Weise ${done} werden`
      const all = affected.in('gen')
      return { text: `die Anzahl ${all}`, dat: `der Anzahl ${all}`, of: `der Anzahl ${all}`, each, factor: 1, counted }
    },
    it(t, what) {
      if (what.word !== 'thisWay') {
        const { number, each } = t.counted(what)
        if (what.is !== 'filter') return { text: number, each, factor: 1 }
        const stem = lying(t.filter(what as Filter))
        const counted = (said: string, single: boolean) => `${single ? 'c’è' : 'ci sono'} ${said} ${it.bare(stem, !single).text}`
        return { text: number, each, factor: 1, counted }
      }
      const affected = itAffected(t, what.args[0] as Filter)
      const cards = t.filter(what.args[0] as Filter)
      const done = it.agree(t.done?.it ?? 'interessato')
      const counted = (number: string, single: boolean) =>
        `${single ? 'viene' : 'vengono'} ${done(cards.gender, !single)} in questo modo ${number} ${it.bare(cards, !single).text}`
      return {
        text: `il numero di ${it.bare(affected).text}`,
        each: it.bare(affected, false).text,
        factor: 1,
        counted,
      }
    },
  })

  /** The amount of the last verb: damage healed, amber lost. */
  const amountThisWay = v.add('amount', 'amountThisWay', {
    compile(c: C): Count<P> {
      const { block, setWords } = c
      return (p, f) => p.frames[f + block + setWords]
    },
    en: ({ done }) => {
      if (done?.unit === 'counters')
        return { text: `the number of counters ${done.en} this way`, whole: true, piece: `counter ${done.en} this way` }
      const piece = `${done?.unit === 'amber' ? 'Æmber' : 'damage'} ${done?.en} this way`
      return { text: `the ${piece}`, whole: true, piece }
    },
    de: ({ done }) =>
      done?.unit === 'counters'
        ? {
            text: `die Anzahl der auf diese Weise ${done.de}en Marker`,
            whole: `der Anzahl der auf diese Weise ${done.de}en Marker`,
            piece: `jeden auf diese Weise ${done.de}en Marker`,
          }
        : {
            text: `${done?.unit === 'amber' ? 'das' : 'der'} auf diese Weise ${done?.de}e ${done?.unit === 'amber' ? 'Æmber' : 'Schaden'}`,
            whole: `des auf diese Weise ${done?.de}en ${done?.unit === 'amber' ? 'Æmbers' : 'Schadens'}`,
            piece: done?.unit === 'amber' ? `jedes auf diese Weise ${done.de}e Æmber` : `jeden auf diese Weise ${done?.de}en Schaden`,
          },
    it: ({ done }) =>
      done?.unit === 'counters'
        ? {
            text: `il numero di segnalini ${it.agree(done.it)('m', true)} in questo modo`,
            piece: `segnalino ${done.it} in questo modo`,
          }
        : {
            text: `${done?.unit === 'amber' ? 'gli Æmber' : 'i danni'} ${it.agree(done?.it ?? '')('m', true)} in questo modo`,
            plural: true,
            piece: `${done?.unit === 'amber' ? 'Æmber' : 'danno'} ${done?.it} in questo modo`,
          },
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
    en: (t, k, x) => ({ ...t.amount(x), digits: undefined, text: `${k === 2 ? 'twice' : `${k} times`} ${t.amount(x).text}`, factor: k }),
    de(t, k, x) {
      const { text, whole, each, piece } = t.amount(x)
      return {
        text: whole === undefined ? `${k} Mal ${text}` : `das ${k === 2 ? 'Doppelte' : `${k}-Fache`} ${whole}`,
        whole,
        each,
        piece,
        factor: k,
      }
    },
    it: (t, k, x) => ({ ...t.amount(x), digits: undefined, text: `${k} volte ${t.amount(x).text}`, factor: k }),
  })

  /** Half, rounded up ("losing half rounds up": see the rules of each game). */
  const half = v.add<'amount', [x: Amount, rounding?: 'up']>('amount', 'half', {
    compile(c: C, x: Amount, rounding?: 'up'): Count<P> {
      const whole = c.amount(x)
      return rounding === 'up' ? (p, f) => (whole(p, f) + 1) >> 1 : (p, f) => whole(p, f) >> 1
    },
    en: (t, x, rounding) => ({ text: `half of ${t.amount(x).text} (rounded ${rounding ?? 'down'})` }),
    de: (t, x, rounding) => {
      const all = `Hälfte ${t.amount(x).of ?? `davon: ${t.amount(x).text}`} (${rounding === 'up' ? 'auf' : 'ab'}gerundet)`
      return { text: `die ${all}`, dat: `der ${all}` }
    },
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
    en: (t, x) => ({ ...t.condition(x), yes: t.condition(x).no, no: t.condition(x).yes }),
    de: (t, x) => ({ yes: t.condition(x).no, no: t.condition(x).yes }),
    it: (t, x) => ({ ...t.condition(x), yes: t.condition(x).no, no: t.condition(x).yes }),
  })

  const atLeast = v.add('condition', 'atLeast', {
    compile(c: C, n: Amount, x: Amount): Check<P> {
      const least = c.amount(n)
      const amount = c.amount(x)
      return (p, f) => amount(p, f) >= least(p, f)
    },
    en(t, n, x) {
      const amount = t.amount(x)
      const number = t.amount(n).text
      const yes = amount.counted?.(`${number} or more`, false) ?? `${amount.text} is ${number} or more`
      return { yes, no: amount.counted?.(n === 1 ? 'no' : `fewer than ${number}`, false) ?? `${amount.text} is less than ${number}` }
    },
    de(t, n, x) {
      const amount = t.amount(x)
      const number = t.amount(n).text
      const yes = amount.counted?.(`mindestens ${number}`, n === 1) ?? `${amount.text} mindestens ${number} beträgt`
      return {
        yes,
        no: amount.counted?.(n === 1 ? 'keine' : `weniger als ${number}`, false) ?? `${amount.text} weniger als ${number} beträgt`,
      }
    },
    it(t, n, x) {
      const amount = t.amount(x)
      const number = t.amount(n).text
      const yes = amount.counted?.(`${number} o più`, false) ?? `${amount.text} ${is(amount)} almeno ${number}`
      return {
        yes,
        no: amount.counted?.(n === 1 ? 'nessuna' : `meno di ${number}`, false) ?? `${amount.text} ${is(amount)} meno di ${number}`,
      }
    },
  })

  const exactly = v.add('condition', 'exactly', {
    compile(c: C, n: Amount, x: Amount): Check<P> {
      const want = c.amount(n)
      const amount = c.amount(x)
      return (p, f) => amount(p, f) === want(p, f)
    },
    en(t, n, x) {
      const amount = t.amount(x)
      const number = n === 0 ? 'no' : `exactly ${t.amount(n).text}`
      const yes = amount.counted?.(number, n === 1) ?? `${amount.text} is exactly ${t.amount(n).text}`
      return { yes, no: `${amount.text} is not ${t.amount(n).text}` }
    },
    de(t, n, x) {
      const amount = t.amount(x)
      const number = n === 0 ? 'keine' : `genau ${t.amount(n).text}`
      const yes = amount.counted?.(number, n === 1) ?? `${amount.text} genau ${t.amount(n).text} beträgt`
      return { yes, no: `${amount.text} nicht ${t.amount(n).text} beträgt` }
    },
    it(t, n, x) {
      const amount = t.amount(x)
      const number = n === 0 ? 'nessuna' : `esattamente ${t.amount(n).text}`
      const yes = amount.counted?.(number, n === 1) ?? `${amount.text} è esattamente ${t.amount(n).text}`
      return { yes, no: `${amount.text} non è ${t.amount(n).text}` }
    },
  })

  const none = v.add('condition', 'none', {
    compile(c: C, filter: Filter): Check<P> {
      const number = c.countOf(c.filter(filter))
      return (p, f) => number(p, f) === 0
    },
    en(t, filter) {
      const stem = t.filter(filter)
      // a title stays as it is: "there is no Igon the Green"
      return {
        yes: stem.title ? `there is ${en.no(stem)}` : `there are no ${en.many(stem)}`,
        no: `there is ${en.withArticle(en.one(stem))}`,
      }
    },
    de: (t, filter) => ({
      yes: `es ${de.no(t.filter(filter), true).in('acc')} gibt`,
      no: `es ${de.a(t.filter(filter)).in('acc')} gibt`,
    }),
    it: (t, filter) => ({ yes: `non c’è ${it.no(t.filter(filter)).text}`, no: `c’è ${it.a(t.filter(filter)).text}` }),
  })

  const isA = v.add('condition', 'isA', {
    compile(c: C, noun: Noun, filter: Filter): Check<P> {
      const matches = c.matches(c.filter(filter))
      // of itself a static clause may ask too, which has no slots
      if (noun.word === 'self') return (p, f) => matches(p, f, p.frames[f + SELF])
      const slot = c.noun(noun)
      return (p, f) => {
        const card = nextIn(p.frames, f + slot, -1, c.setWords)
        return card >= 0 && matches(p, f, card)
      }
    },
    en(t, noun, filter) {
      const stem = t.filter(filter)
      const about = t.noun(noun).text
      // "it shares a house", not "it is a creature that shares a house"
      const deed = stem.before.length === 0 ? deedOf(stem) : undefined
      if (deed !== undefined)
        return {
          about,
          yes: `${about} ${deed}`,
          no: `${about} is not ${en.withArticle(en.one(stem))}`,
        }
      // "it is stunned", not "it is a stunned creature"
      if (stem.state !== undefined && stem.before.length === 1 && stem.after.length === 0)
        return { about, yes: `${about} is ${stem.state}`, no: `${about} is not ${stem.state}` }
      // "it is of that house", not "it is a card of that house"
      const what =
        filter.word !== 'card' && stem.one === 'card' && stem.before.length === 0
          ? stem.after.map((words) => behind(words)).join(' ')
          : en.withArticle(en.one(stem))
      return { about, yes: `${about} is ${what}`, no: `${about} is not ${what}` }
    },
    de(t, noun, filter) {
      const stem = t.filter(filter)
      const who = t.noun(noun).in('nom')
      if (stem.state !== undefined && stem.adjectives.length === 1 && stem.after.length === 0)
        return { yes: `${who} ${stem.state} ist`, no: `${who} nicht ${stem.state} ist` }
      const deed = stem.adjectives.length === 0 ? deedOf(stem) : undefined
      return { yes: `${who} ${deed ?? `${de.a(stem).in('nom')} ist`}`, no: `${who} ${de.no(stem).in('nom')} ist` }
    },
    it(t, noun, filter) {
      const stem = t.filter(filter)
      const about = t.noun(noun).text
      const subject = it.subject(about)
      if (stem.state !== undefined && stem.adjectives.length === 1 && stem.after.length === 0) {
        const so = stem.state(stem.gender, false)
        return { about, yes: `${subject}è ${so}`, no: `${subject}non è ${so}` }
      }
      const bare = stem.adjectives.length === 0 && stem.close === undefined && stem.first === undefined
      const yes = (bare ? deedOf(stem) : undefined) ?? `è ${it.a(stem).text}`
      return { about, yes: subject + yes, no: `${subject}non è ${it.a(stem).text}` }
    },
  })

  // ---- players

  const you = v.add('seat', 'you', {
    compile: (): Seats<P> => (p, f) => 1 << p.frames[f + SEAT],
    en: (t) => t.you,
    de: (t) => t.you,
    it: (t) => t.you,
  })

  const opponent = v.add('seat', 'opponent', {
    compile:
      (c: C): Seats<P> =>
      (p, f) =>
        ((1 << c.binding.seats) - 1) & ~(1 << p.frames[f + SEAT]),
    en(t) {
      if (t.opponentNamed) return en.THEY
      const who = en.persona('your opponent', 'your opponent’s')
      return t.lets ? { ...who, made: 'have your opponent' } : who
    },
    de: (t) => (t.opponentNamed ? de.ER : de.OPPONENT),
    it: (t) => (t.opponentNamed ? it.LUI : it.OPPONENT),
  })

  const eachPlayer = v.add('seat', 'eachPlayer', {
    compile:
      (c: C): Seats<P> =>
      () =>
        (1 << c.binding.seats) - 1,
    en: () => en.eachPlayer('', 'each player’s'),
    de: () => de.eachPlayer(),
    it: () => it.eachPlayer(),
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
