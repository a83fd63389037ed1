import { addTo, clearSet, dropFrom, isEmptySet, isIn, nextIn, sizeOfSet } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import { release, reserve, SELF, SOURCE } from '../kernel/program.ts'
import { roll } from '../kernel/random.ts'
import { allPiles } from './selection.ts'
import type { Compiler } from './compile.ts'
import { isNode } from './language.ts'
import type { Count, Test, Vocabulary } from './language.ts'
import { behind, saysWhose } from './text/behind.ts'
import * as de from './text/de.ts'
import * as en from './text/en.ts'
import * as it from './text/it.ts'
import type { Amount, Filter, Node, Noun } from './tree.ts'

/** Covers the card itself and no other. One function, so that whoever asks about another card can tell that it need not. */
export const coversSelf: Test<Position> = (p, f, card) => p.frames[f + SELF] === card

/** Nouns: how many of what, and who picks; and references to what was named. */
export function choosingWords<P extends Position>(v: Vocabulary<P>) {
  type C = Compiler<P>

  const constant =
    (n: number): Count<P> =>
    () =>
      n

  const choose = (
    word: string,
    range: (c: Compiler<P>, n: Amount) => { min: Count<P>; max: Count<P> },
    text: {
      en: (t: en.English, n: Amount, f: Filter) => en.NounPhrase
      de: (t: de.German, n: Amount, f: Filter) => de.NounPhrase
      it: (t: it.Italian, n: Amount, f: Filter) => it.NounPhrase
    },
  ) =>
    v.add('noun', word, {
      compile: (c: C, n: Amount, filter: Filter) => c.choose(c.filter(filter), range(c, n)),
      en: text.en,
      de: text.de,
      it: text.it,
    })

  const a = v.add('noun', 'a', {
    compile: (c: C, filter: Filter) => c.choose(c.filter(filter), { min: constant(1), max: constant(1) }),
    en: (t, filter) => ({ text: en.withArticle(en.one(t.filter(filter))), plural: false }),
    de: (t, filter) => de.a(t.filter(filter)),
    it: (t, filter) => it.a(t.filter(filter)),
  })

  const some = choose('some', (c, n) => ({ min: c.amount(n), max: c.amount(n) }), {
    en(t, n, f) {
      const { each } = t.amount(n)
      if (each !== undefined) return { text: `a different ${en.one(t.filter(f))} for each ${each}`, plural: false }
      return { text: `${en1(t, n)} ${n === 1 ? en.one(t.filter(f)) : en.many(t.filter(f))}`, plural: true }
    },
    de(t, n, f) {
      const { each } = t.amount(n)
      if (each === undefined) return de.several(t.filter(f), deNumber(t, n))
      const other = de.a(de.modifier(de.adjective(t.filter(f), 'ander'), `für ${each}`))
      return { ...other, in: (kase) => `jeweils ${other.in(kase)}` }
    },
    it(t, n, f) {
      const { each } = t.amount(n)
      return each === undefined
        ? it.several(t.filter(f), itNumber(t, n))
        : it.a(it.modifier(it.before(t.filter(f), it.agree('diverso')), `per ogni ${each}`))
    },
  })

  const upTo = choose('upTo', (c, n) => ({ min: constant(0), max: c.amount(n) }), {
    en: (t, n, f) => ({ text: `up to ${en1(t, n)} ${n === 1 ? en.one(t.filter(f)) : en.many(t.filter(f))}`, plural: n !== 1 }),
    de: (t, n, f) => de.several(t.filter(f), `bis zu ${deNumber(t, n)}`),
    it: (t, n, f) => it.upTo(t.filter(f), itNumber(t, n)),
  })

  const anyNumber = v.add('noun', 'anyNumber', {
    compile: (c: C, filter: Filter) => c.choose(c.filter(filter), { min: constant(0), max: constant(c.setWords << 5) }),
    en: (t, filter) => ({ text: `any number of ${en.many(t.filter(filter))}`, plural: true }),
    de: (t, filter) => de.several(t.filter(filter), 'beliebig viele'),
    it: (t, filter) => it.fixed(`un numero qualsiasi di ${it.bare(t.filter(filter)).text}`, 'f', true),
  })

  const oneOrMore = v.add('noun', 'oneOrMore', {
    compile: (c: C, filter: Filter) => c.choose(c.filter(filter), { min: constant(1), max: constant(c.setWords << 5) }),
    en: (t, filter) => ({ text: `1 or more ${en.many(t.filter(filter))}`, plural: true }),
    de: (t, filter) => de.several(t.filter(filter), '1 oder mehr'),
    it: (t, filter) => it.several(t.filter(filter), '1 o più'),
  })

  const each = v.add('noun', 'each', {
    compile(c: C, filter: Filter) {
      const selection = c.filter(filter)
      const gather = c.gather(selection)
      const slot = c.setSlot()
      c.pilesOf.set(slot, allPiles(selection))
      if (c.optional > 0) c.demands.push(c.exists(selection))
      c.step('each', (p, f) => {
        clearSet(p.frames, f + slot, c.setWords)
        gather(p, f, f + slot)
      })
      return slot
    },
    covers(c, filter) {
      const selection = c.filter(filter)
      const matches = c.matches(selection)
      const piles = selection.parts.reduce((sum, part) => sum | part.piles, 0)
      return (p, f, card) => (c.binding.pileOf(p, card) & piles) !== 0 && matches(p, f, card)
    },
    en: (t, filter) => en.each(t.filter(filter)),
    de: (t, filter) => de.each(t.filter(filter)),
    it: (t, filter) => it.each(t.filter(filter)),
  })

  const random = v.add<'noun', [filter: Filter, n?: Amount]>('noun', 'random', {
    compile(c: C, filter, n = 1) {
      const selection = c.filter(filter)
      const gather = c.gather(selection)
      const wanted = c.amount(n)
      const slot = c.setSlot()
      if (c.optional > 0) c.demands.push(c.exists(selection))
      c.step('random', (p, f) => {
        const found = reserve(p, c.setWords)
        gather(p, f, found)
        let left = sizeOfSet(p.frames, found, c.setWords)
        clearSet(p.frames, f + slot, c.setWords)
        for (let more = wanted(p, f); more > 0 && left > 0; more--, left--) {
          let card = nextIn(p.frames, found, -1, c.setWords)
          for (let skip = roll(p, left); skip > 0; skip--) card = nextIn(p.frames, found, card, c.setWords)
          addTo(p.frames, f + slot, card)
          dropFrom(p.frames, found, card)
        }
        release(p, found)
      })
      return slot
    },
    en: (t, filter, n = 1) =>
      n === 1
        ? { text: `a random ${en.one(t.filter(filter))}`, plural: false }
        : { text: `${en1(t, n)} random ${en.many(t.filter(filter))}`, plural: true },
    de: (t, filter, n = 1) => {
      const stem = de.adjective(t.filter(filter), 'zufällig')
      return n === 1 ? de.a(stem) : de.several(stem, deNumber(t, n))
    },
    it: (t, filter, n = 1) => {
      const stem = it.closer(t.filter(filter), 'a caso')
      return n === 1 ? it.a(stem) : it.several(stem, itNumber(t, n))
    },
  })

  const except = v.add('noun', 'except', {
    compile(c: C, first: Noun, filter: Filter) {
      const without = c.noun(first)
      const gather = c.gather(c.filter(filter))
      const slot = c.setSlot()
      c.step('except', (p, f) => {
        clearSet(p.frames, f + slot, c.setWords)
        gather(p, f, f + slot)
        for (let i = 0; i < c.setWords; i++) p.frames[f + slot + i] &= ~p.frames[f + without + i]
      })
      return slot
    },
    en: (t, first, filter) => ({ text: `each ${en.one(t.filter(filter))} except ${t.noun(first).text}`, plural: false }),
    de: (t, first, filter) => de.fixed(`${de.each(t.filter(filter)).in('acc')} außer ${t.noun(first).in('dat')}`),
    it: (t, first, filter) => it.fixed(`${it.each(t.filter(filter)).text} tranne ${t.noun(first).text}`),
  })

  const reference = (
    word: string,
    find: (c: Compiler<P>) => number,
    phrase: { en: string; de: (t: de.German) => de.NounPhrase; it: (t: it.Italian) => it.NounPhrase },
  ) =>
    v.add('noun', word, {
      compile(c: C) {
        const slot = find(c)
        // nothing was named: there is nothing to do with it
        if (c.optional > 0) c.demands.push((p, f) => !isEmptySet(p.frames, f + slot, c.setWords))
        return slot
      },
      covers: (c) => {
        const slot = find(c)
        return (p, f, card) => isIn(p.frames, f + slot, card)
      },
      en: () => ({ text: phrase.en, plural: word === 'them' }),
      de: phrase.de,
      it: phrase.it,
    })

  const named = (c: Compiler<P>) => {
    if (c.it === 0) throw new Error('"it" stands before anything was named')
    return c.it
  }
  const it_ = reference('it', named, {
    en: 'it',
    de: ({ gender }) => ({ in: (kase) => de.pronoun(gender, false, kase), plural: false, gender }),
    it: ({ gender }) => it.pronoun(gender === 'f' ? 'essa' : 'esso', gender),
  })
  const them = reference('them', named, {
    en: 'them',
    de: () => ({ in: (kase) => de.pronoun('f', true, kase), plural: true, gender: 'f' }),
    it: () => it.pronoun('esse', 'f', true),
  })

  const frameCard = (word: number) => (c: Compiler<P>) => {
    const slot = c.setSlot()
    c.step('reference', (p, f) => {
      clearSet(p.frames, f + slot, c.setWords)
      if (p.frames[f + word] >= 0) addTo(p.frames, f + slot, p.frames[f + word])
    })
    return slot
  }

  const self = v.add('noun', 'self', {
    compile: frameCard(SELF),
    covers: () => coversSelf,
    en: (t) => ({ text: t.self, plural: false }),
    de: (t) => ({
      in: (kase) => t.selfIn(kase),
      plural: false,
      gender: 'f',
    }),
    it: (t) => it.fixed(t.self),
  })

  const source = v.add('noun', 'source', {
    compile: frameCard(SOURCE),
    covers: () => (p, f, card) => p.frames[f + SOURCE] === card,
    en: (t) => ({ text: t.giver || t.self, plural: false }),
    de: (t) => de.fixed(t.giver || t.self),
    it: (t) => it.fixed(t.giver || t.self),
  })

  const thisWay = v.add('noun', 'thisWay', {
    compile(c: C, filter: Filter) {
      const { block } = c
      const matches = c.matches(c.filter(filter))
      const slot = c.setSlot()
      c.step('this way', (p, f) => {
        clearSet(p.frames, f + slot, c.setWords)
        for (let card = nextIn(p.frames, f + block, -1, c.setWords); card >= 0; card = nextIn(p.frames, f + block, card, c.setWords)) {
          if (matches(p, f, card)) addTo(p.frames, f + slot, card)
        }
      })
      return slot
    },
    en: (t, filter) => ({ text: `each ${en.one(enAffected(t, filter))}`, plural: false }),
    de: (t, filter) => de.each(deAffected(t, filter)),
    it: (t, filter) => it.each(itAffected(t, filter)),
  })

  return {
    a,
    some,
    upTo,
    anyNumber,
    oneOrMore,
    each,
    random,
    except,
    it: it_(),
    them: them(),
    self: self(),
    source: source(),
    thisWay,
  }
}

/** Cards that the verb before affected: said before what else describes them. */
export function enAffected(t: en.English, filter: Filter): en.Stem {
  const stem = t.filter(filter)
  const done = `${t.done?.en ?? 'affected'} this way`
  if (saysWhose(stem)) {
    const gone = { ...stem, after: stem.after.map((words) => behind(words, 'past')) }
    return en.modifier(gone, { text: `that was ${done}`, many: `that were ${done}` })
  }
  return { ...stem, after: [done, ...stem.after] }
}

export function deAffected(t: de.German, filter: Filter): de.Stem {
  const stem = t.filter(filter)
  const done = `auf diese Weise ${t.done?.de ?? 'betroffen'}`
  if (!saysWhose(stem)) return de.adjective(stem, done)
  const whose = stem.after.map((words) => behind(words)).join(' ')
  const which = { m: 'der', f: 'die', n: 'das' }[stem.gender]
  return { ...stem, after: [{ text: `${whose}, ${which} ${done} wurde`, many: `${whose}, die ${done} wurden` }] }
}

export function itAffected(t: it.Italian, filter: Filter): it.Stem {
  const cards = t.filter(filter)
  const done = it.agree(t.done?.it ?? 'interessato')
  if (saysWhose(cards)) {
    const said = (many: boolean) => `${done(cards.gender, many)} in questo modo`
    return it.modifier(cards, { text: said(false), many: said(true) })
  }
  const stem = it.adjective(cards, done)
  return { ...stem, after: ['in questo modo', ...stem.after] }
}

function en1(t: en.English, n: Amount): string {
  return t.amount(n).text
}

function deNumber(t: de.German, n: Amount): string {
  return isNode(n as Node) ? t.amount(n).text : String(n)
}

function itNumber(t: it.Italian, n: Amount): string {
  return isNode(n as Node) ? t.amount(n).text : String(n)
}
