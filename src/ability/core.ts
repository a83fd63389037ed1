import { addTo, clearSet, isIn, nextIn, sizeOfSet } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import { ABOUT, jump, release, reserve, SEAT, SELF, SOURCE } from '../kernel/program.ts'
import { roll } from '../kernel/random.ts'
import { allPiles } from './compile.ts'
import type { Compiler } from './compile.ts'
import { isNode } from './language.ts'
import type { Check, Count, Seats, Vocabulary } from './language.ts'
import * as de from './text/de.ts'
import * as en from './text/en.ts'
import * as it from './text/it.ts'
import type { Amount, Condition, Effect, Filter, Node, Noun } from './tree.ts'

/**
 * The words that all games share: control, choosing, counting, comparing.
 * Verbs, filters and triggers are each game's own. Returns the functions that build the nodes.
 */
export function coreWords<P extends Position>(v: Vocabulary<P>) {
  type C = Compiler<P>

  // ---- control

  const may = v.add('effect', 'may', {
    compile(c: C, ...effects: Effect[]) {
      const before = c.demands
      c.demands = []
      c.optional++
      // asked only when there is something to do; whether there is, only the compiled effect knows
      const check = { possible: (_p: P, _f: number) => true }
      const skip = c.unless('possible', (p, f) => check.possible(p, f))
      const no = c.ask('may')
      c.effects(effects.slice(0, 1))
      // what comes first decides: the rest may build on it
      const [first] = c.demands
      c.effects(effects.slice(1))
      c.optional--
      if (first !== undefined) check.possible = first
      skip()
      no()
      c.demands = before
    },
    en: (t, ...effects) => `you may ${t.effects(effects)}`,
    de: (t, ...effects) => ({ command: `du darfst ${t.effects(effects).infinitive}`, infinitive: `${t.effects(effects).infinitive} dürfen` }),
    it: (t, ...effects) => ({ command: `puoi ${t.effects(effects).infinitive}`, infinitive: `poter ${t.effects(effects).infinitive}` }),
  })

  const otherwise = v.add('effect', 'otherwise', {
    compile: (c: C, ...effects: Effect[]) => c.effects(effects),
    en: (t, ...effects) => `otherwise, ${t.effects(effects)}`,
    de: (t, ...effects) => ({ command: `andernfalls ${de.inverted(t.effects(effects).command)}`, infinitive: `andernfalls ${t.effects(effects).infinitive}` }),
    it: (t, ...effects) => ({ command: `altrimenti ${t.effects(effects).command}`, infinitive: `altrimenti ${t.effects(effects).infinitive}` }),
  })

  const split = (effects: readonly Effect[]) => {
    const last = effects[effects.length - 1]
    return last?.word === 'otherwise' ? { then: effects.slice(0, -1), other: last } : { then: effects, other: undefined }
  }

  const branches = (c: Compiler<P>, label: string, check: (p: P, f: number) => boolean, effects: readonly Effect[]) => {
    const { then, other } = split(effects)
    const no = c.unless(label, check)
    c.effects(then)
    if (other === undefined) no()
    else {
      const end = c.jumpAhead('end when')
      no()
      c.effect(other)
      end()
    }
  }

  const when = v.add('effect', 'when', {
    compile: (c: C, condition: Condition, ...effects: Effect[]) => branches(c, 'when', c.condition(condition), effects),
    en(t, condition, ...effects) {
      const { then, other } = split(effects)
      const text = `if ${t.condition(condition).yes}, ${t.effects(then)}`
      return other ? `${text}; ${t.effect(other)}` : text
    },
    de(t, condition, ...effects) {
      const { then, other } = split(effects)
      const rest = (form: 'command' | 'infinitive') => de.inverted(t.effects(then)[form]) + (other ? `; ${t.effect(other)[form]}` : '')
      const start = `falls ${t.condition(condition).yes}, `
      return { command: start + rest('command'), infinitive: start + rest('infinitive') }
    },
    it(t, condition, ...effects) {
      const { then, other } = split(effects)
      const rest = (form: 'command' | 'infinitive') => t.effects(then)[form] + (other ? `; ${t.effect(other)[form]}` : '')
      const start = `se ${t.condition(condition).yes}, `
      return { command: start + rest('command'), infinitive: start + rest('infinitive') }
    },
  })

  const ifYouDo = v.add('effect', 'ifYouDo', {
    compile(c: C, first: Effect, ...effects: Effect[]) {
      const block = { slot: 0 }
      c.step('nothing done yet', (p, f) => {
        p.frames[f + block.slot + c.setWords + 1] = 0
      })
      c.effect(first)
      block.slot = c.block
      if (block.slot === 0) throw new Error('"ifYouDo" needs a verb whose success can be told')
      branches(c, 'if you do', (p, f) => p.frames[f + block.slot + c.setWords + 1] !== 0, effects)
    },
    en(t, first, ...effects) {
      const { then, other } = split(effects)
      return `${t.effect(first)}. If you do, ${t.effects(then)}${other ? `; ${t.effect(other)}` : ''}`
    },
    de(t, first, ...effects) {
      const { then, other } = split(effects)
      const rest = `${de.inverted(t.effects(then).command)}${other ? `; ${t.effect(other).command}` : ''}`
      return { command: `${t.effect(first).command}. Falls du das tust, ${rest}`, infinitive: `${t.effect(first).infinitive}; falls du das tust, ${rest}` }
    },
    it(t, first, ...effects) {
      const { then, other } = split(effects)
      const rest = `${t.effects(then).command}${other ? `; ${t.effect(other).command}` : ''}`
      return { command: `${t.effect(first).command}. Se lo fai, ${rest}`, infinitive: `${t.effect(first).infinitive}; se lo fai, ${rest}` }
    },
  })

  const oneOf = v.add('effect', 'oneOf', {
    compile(c: C, ...modes: Effect[]) {
      const before = c.demands
      const chosen = c.slot()
      const checks: ((p: P, f: number) => boolean)[] = []
      const starts: number[] = []
      c.code.ask('mode', {
        kind: 'mode',
        rule: c.ground.rules.mode,
        modes,
        seat: c.ground.deciderOf,
        // a mode without any target is offered only when all are
        options(p, f, out) {
          let n = 0
          for (let i = 0; i < checks.length; i++) if (checks[i](p, f)) out[n++] = i
          if (n === 0) for (; n < checks.length; n++) out[n] = n
          return n
        },
        answer(p, f, option) {
          p.frames[f + chosen] = option
          jump(p, f, starts[option])
        },
        view: (_p, _f, option) => ({ verb: 'mode', mode: option }),
      })
      const ends: (() => void)[] = []
      for (const mode of modes) {
        c.demands = []
        starts.push(c.here)
        c.effect(mode)
        const [first] = c.demands
        checks.push(first ?? (() => true))
        ends.push(c.jumpAhead('end mode'))
      }
      for (const end of ends) end()
      c.demands = before
    },
    en: (t, ...modes) => `choose one: ${modes.map((mode) => `• ${en.sentence(t.effect(mode))}`).join(' ')}`,
    de: (t, ...modes) => {
      const text = `wähle eines: ${modes.map((mode) => `• ${de.sentence(t.effect(mode).command)}`).join(' ')}`
      return { command: text, infinitive: text }
    },
    it: (t, ...modes) => {
      const text = `scegli uno: ${modes.map((mode) => `• ${it.sentence(t.effect(mode).command)}`).join(' ')}`
      return { command: text, infinitive: text }
    },
  })

  const forEach = v.add('effect', 'forEach', {
    compile(c: C, noun: Noun, ...effects: Effect[]) {
      const set = c.noun(noun)
      c.eachOf(set, (one) => {
        c.it = one
        c.effects(effects)
      })
    },
    en: (t, noun, ...effects) => `for ${noun.word === 'them' ? 'each of them' : t.noun(noun).text}, one at a time: ${t.effects(effects)}`,
    de: (t, noun, ...effects) => {
      const start = `für ${noun.word === 'them' ? 'jede von ihnen' : t.noun(noun).in('acc')}, nacheinander: `
      return { command: start + t.effects(effects).command, infinitive: start + t.effects(effects).infinitive }
    },
    it: (t, noun, ...effects) => {
      const start = `per ${noun.word === 'them' ? 'ognuna di esse' : t.noun(noun).text}, una alla volta: `
      return { command: start + t.effects(effects).command, infinitive: start + t.effects(effects).infinitive }
    },
  })

  const times = v.add('effect', 'times', {
    compile(c: C, n: Amount, ...effects: Effect[]) {
      const count = c.amount(n)
      const left = c.slot()
      c.step('times', (p, f) => {
        p.frames[f + left] = count(p, f)
      })
      const top = c.here
      const done = c.unless('once more', (p, f) => p.frames[f + left]-- > 0)
      c.effects(effects)
      c.jumpTo('again', top)
      done()
    },
    en: (t, n, ...effects) => {
      const amount = t.amount(n)
      return amount.each !== undefined ? `for each ${amount.each}, ${t.effects(effects)}` : `${amount.text} times: ${t.effects(effects)}`
    },
    de: (t, n, ...effects) => {
      const amount = t.amount(n)
      const start = amount.each !== undefined ? `für ${amount.each}: ` : `${amount.text} Mal: `
      return { command: start + t.effects(effects).command, infinitive: start + t.effects(effects).infinitive }
    },
    it: (t, n, ...effects) => {
      const amount = t.amount(n)
      const start = amount.each !== undefined ? `per ogni ${amount.each}, ` : `${amount.text} volte: `
      return { command: start + t.effects(effects).command, infinitive: start + t.effects(effects).infinitive }
    },
  })

  /** Runs the effects once as each seat, the one that runs the frame first. */
  const asEachSeat = (c: Compiler<P>, effects: readonly Effect[]) => {
    const own = c.slot()
    const left = c.slot()
    const { seats } = c.ground
    c.step('begin seats', (p, f) => {
      p.frames[f + own] = p.frames[f + SEAT]
      p.frames[f + left] = seats
    })
    const top = c.here
    const done = c.unless('each seat', (p, f) => p.frames[f + left] > 0)
    c.effects(effects)
    c.step('next seat', (p, f) => {
      p.frames[f + SEAT] = (p.frames[f + SEAT] + 1) % seats
      p.frames[f + left]--
      jump(p, f, top)
    })
    done()
    c.step('own seat again', (p, f) => {
      p.frames[f + SEAT] = p.frames[f + own]
    })
  }

  const eachPlayerDoes = v.add('effect', 'eachPlayerDoes', {
    compile: (c: C, ...effects: Effect[]) => asEachSeat(c, effects),
    en: (t, ...effects) => `each player in turn: ${t.effects(effects)}`,
    de: (t, ...effects) => ({ command: `jeder Spieler nacheinander: ${t.effects(effects).command}`, infinitive: `jeder Spieler nacheinander: ${t.effects(effects).infinitive}` }),
    it: (t, ...effects) => ({ command: `ogni giocatore, a turno: ${t.effects(effects).command}`, infinitive: `ogni giocatore, a turno: ${t.effects(effects).infinitive}` }),
  })

  const bothWays = v.add('effect', 'bothWays', {
    compile: (c: C, ...effects: Effect[]) => asEachSeat(c, effects),
    en: (t, ...effects) => `${t.effects(effects)}. Then your opponent does the same as if they were you`,
    de: (t, ...effects) => ({ command: `${t.effects(effects).command}. Danach tut dein Gegner dasselbe an deiner Stelle`, infinitive: t.effects(effects).infinitive }),
    it: (t, ...effects) => ({ command: `${t.effects(effects).command}. Poi il tuo avversario fa lo stesso al tuo posto`, infinitive: t.effects(effects).infinitive }),
  })

  const repeatWhile = v.add('effect', 'repeatWhile', {
    compile(c: C, condition: Condition, ...effects: Effect[]) {
      const check = c.condition(condition)
      const top = c.here
      const done = c.unless('repeat while', (p, f) => c.ground.mayRepeat(p, f) && check(p, f))
      c.effects(effects)
      const { block, setWords } = c
      // what changed nothing once will change nothing again
      const fruitless = c.unless('did something', (p, f) => block === 0 || p.frames[f + block + setWords] !== 0 || p.frames[f + block + setWords + 1] !== 0)
      c.jumpTo('repeat', top)
      fruitless()
      done()
    },
    en: (t, condition, ...effects) => `if ${t.condition(condition).yes}, ${t.effects(effects)} and repeat this effect`,
    de: (t, condition, ...effects) => {
      const text = `falls ${t.condition(condition).yes}, ${t.effects(effects).command} und wiederhole diesen Effekt`
      return { command: text, infinitive: text }
    },
    it: (t, condition, ...effects) => {
      const text = `se ${t.condition(condition).yes}, ${t.effects(effects).command} e ripeti questo effetto`
      return { command: text, infinitive: text }
    },
  })

  const repeatIf = v.add('effect', 'repeatIf', {
    compile(c: C, condition: Condition) {
      const check = c.condition(condition)
      const { top } = c
      c.step('repeat if', (p, f) => {
        if (c.ground.mayRepeat(p, f) && check(p, f)) jump(p, f, top)
      })
    },
    en: (t, condition) => `if ${t.condition(condition).yes}, repeat this effect`,
    de: (t, condition) => ({ command: `falls ${t.condition(condition).yes}, wiederhole diesen Effekt`, infinitive: `falls ${t.condition(condition).yes}, diesen Effekt wiederholen` }),
    it: (t, condition) => ({ command: `se ${t.condition(condition).yes}, ripeti questo effetto`, infinitive: `se ${t.condition(condition).yes}, ripetere questo effetto` }),
  })

  const mayRepeat = v.add('effect', 'mayRepeat', {
    compile(c: C, ...effects: Effect[]) {
      const before = c.demands
      c.demands = []
      const top = c.here
      c.effects(effects)
      const demands = c.demands
      const impossible = c.unless('can be repeated', (p, f) => c.ground.mayRepeat(p, f) && demands.every((demand) => demand(p, f)))
      const no = c.ask('may', c.ground.rules.repeat)
      c.jumpTo('repeat', top)
      impossible()
      no()
      c.demands = [...before, ...demands]
    },
    en: (t, ...effects) => `${t.effects(effects)}. You may repeat this effect if all of it is possible`,
    de: (t, ...effects) => ({ command: `${t.effects(effects).command}. Du darfst diesen Effekt wiederholen, falls er ganz möglich ist`, infinitive: t.effects(effects).infinitive }),
    it: (t, ...effects) => ({ command: `${t.effects(effects).command}. Puoi ripetere questo effetto se è possibile per intero`, infinitive: t.effects(effects).infinitive }),
  })

  // ---- nouns

  const constant = (n: number): Count<P> => () => n

  const choose = (word: string, range: (c: Compiler<P>, n: Amount) => { min: Count<P>; max: Count<P> }, text: {
    en: (t: en.English, n: Amount, f: Filter) => en.NounPhrase
    de: (t: de.German, n: Amount, f: Filter) => de.NounPhrase
    it: (t: it.Italian, n: Amount, f: Filter) => it.NounPhrase
  }) =>
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
      return each === undefined ? de.several(t.filter(f), deNumber(t, n)) : de.a(de.modifier(de.adjective(t.filter(f), 'ander'), `für ${each}`))
    },
    it(t, n, f) {
      const { each } = t.amount(n)
      return each === undefined ? it.several(t.filter(f), itNumber(t, n)) : it.a(it.modifier(it.adjective(t.filter(f), it.agree('diverso')), `per ogni ${each}`))
    },
  })

  const upTo = choose('upTo', (c, n) => ({ min: constant(0), max: c.amount(n) }), {
    en: (t, n, f) => ({ text: `up to ${en1(t, n)} ${n === 1 ? en.one(t.filter(f)) : en.many(t.filter(f))}`, plural: n !== 1 }),
    de: (t, n, f) => de.several(t.filter(f), `bis zu ${deNumber(t, n)}`),
    it: (t, n, f) => it.several(t.filter(f), `fino a ${itNumber(t, n)}`),
  })

  const anyNumber = v.add('noun', 'anyNumber', {
    compile: (c: C, filter: Filter) => c.choose(c.filter(filter), { min: constant(0), max: constant(96) }),
    en: (t, filter) => ({ text: `any number of ${en.many(t.filter(filter))}`, plural: true }),
    de: (t, filter) => de.several(t.filter(filter), 'beliebig viele'),
    it: (t, filter) => it.fixed(`un numero qualsiasi di ${it.bare(t.filter(filter)).text}`, 'f', true),
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
      return (p, f, card) => (c.ground.pileOf(p, card) & piles) !== 0 && matches(p, f, card)
    },
    en: (t, filter) => ({ text: `each ${en.one(t.filter(filter))}`, plural: false }),
    de: (t, filter) => de.each(t.filter(filter)),
    it: (t, filter) => it.each(t.filter(filter)),
  })

  const random = v.add('noun', 'random', {
    compile(c: C, filter: Filter) {
      const gather = c.gather(c.filter(filter))
      const slot = c.setSlot()
      c.step('random', (p, f) => {
        const found = reserve(p, c.setWords)
        gather(p, f, found)
        const n = sizeOfSet(p.frames, found, c.setWords)
        clearSet(p.frames, f + slot, c.setWords)
        if (n > 0) {
          let card = nextIn(p.frames, found, -1, c.setWords)
          for (let left = roll(p, n); left > 0; left--) card = nextIn(p.frames, found, card, c.setWords)
          addTo(p.frames, f + slot, card)
        }
        release(p, found)
      })
      return slot
    },
    en: (t, filter) => ({ text: `a random ${en.one(t.filter(filter))}`, plural: false }),
    de: (t, filter) => de.a(de.adjective(t.filter(filter), 'zufällig')),
    it: (t, filter) => it.a(it.modifier(t.filter(filter), 'a caso')),
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
      compile: (c: C) => find(c),
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
    it: ({ gender }) => it.fixed(gender === 'f' ? 'essa' : 'esso', gender),
  })
  const them = reference('them', named, {
    en: 'them',
    de: () => ({ in: (kase) => de.pronoun('f', true, kase), plural: true, gender: 'f' }),
    it: () => it.fixed('esse', 'f', true),
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
    covers: () => (p, f, card) => p.frames[f + SELF] === card,
    en: (t) => ({ text: t.self, plural: false }),
    de: (t) => ({ in: (kase) => (kase === 'dat' || kase === 'gen' ? t.self.replace(/^diese /, 'dieser ') : t.self), plural: false, gender: 'f' }),
    it: (t) => it.fixed(t.self),
  })

  const source = v.add('noun', 'source', {
    compile: frameCard(SOURCE),
    covers: () => (p, f, card) => p.frames[f + SOURCE] === card,
    en: (t) => ({ text: t.giver || t.self, plural: false }),
    de: (t) => de.fixed(t.giver || t.self),
    it: (t) => it.fixed(t.giver || t.self),
  })

  /** The card that the event of a trigger is about. */
  const that = v.add('noun', 'that', {
    compile: frameCard(ABOUT),
    covers: () => (p, f, card) => p.frames[f + ABOUT] === card,
    en: () => ({ text: 'it', plural: false }),
    de: () => ({ in: (kase) => de.pronoun('f', false, kase), plural: false, gender: 'f' }),
    it: () => it.fixed('essa'),
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
    de: (t, filter) => de.each(de.adjective(t.filter(filter), 'auf diese Weise betroffen')),
    it: (t, filter) => it.each(itAffected(t, filter)),
  })

  // ---- amounts

  const count = v.add('amount', 'count', {
    compile(c: C, what: Noun | Filter): Count<P> {
      if ((what as Node).is === 'filter') return c.countOf(c.filter(what as Filter))
      if (what.word === 'thisWay') {
        const { block } = c
        const matches = c.matches(c.filter(what.args[0] as Filter))
        return (p, f) => {
          let n = 0
          for (let card = nextIn(p.frames, f + block, -1, c.setWords); card >= 0; card = nextIn(p.frames, f + block, card, c.setWords)) if (matches(p, f, card)) n++
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

  const plus = v.add('amount', 'plus', {
    compile(c: C, x: Amount, y: Amount): Count<P> {
      const left = c.amount(x)
      const right = c.amount(y)
      return (p, f) => left(p, f) + right(p, f)
    },
    en: (t, x, y) => ({ text: `${t.amount(x).text} plus ${t.amount(y).text}` }),
    de: (t, x, y) => ({ text: `${t.amount(x).text} plus ${t.amount(y).text}` }),
    it: (t, x, y) => ({ text: `${t.amount(x).text} più ${t.amount(y).text}` }),
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
    de: (t, x, rounding) => ({ text: `die Hälfte ${t.amount(x).of ?? `davon: ${t.amount(x).text}`} (${rounding === 'up' ? 'auf' : 'ab'}gerundet)` }),
    it: (t, x, rounding) => ({ text: `la metà ${it.contracted('di', t.amount(x).text)} (per ${rounding === 'up' ? 'eccesso' : 'difetto'})` }),
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
    en: (t, n, x) => ({ yes: `${t.amount(x).text} is ${t.amount(n).text} or more`, no: `${t.amount(x).text} is less than ${t.amount(n).text}` }),
    de: (t, n, x) => ({ yes: `${t.amount(x).text} mindestens ${t.amount(n).text} beträgt`, no: `${t.amount(x).text} weniger als ${t.amount(n).text} beträgt` }),
    it: (t, n, x) => ({ yes: `${t.amount(x).text} è almeno ${t.amount(n).text}`, no: `${t.amount(x).text} è meno di ${t.amount(n).text}` }),
  })

  const exactly = v.add('condition', 'exactly', {
    compile(c: C, n: Amount, x: Amount): Check<P> {
      const want = c.amount(n)
      const amount = c.amount(x)
      return (p, f) => amount(p, f) === want(p, f)
    },
    en: (t, n, x) => ({ yes: `${t.amount(x).text} is exactly ${t.amount(n).text}`, no: `${t.amount(x).text} is not ${t.amount(n).text}` }),
    de: (t, n, x) => ({ yes: `${t.amount(x).text} genau ${t.amount(n).text} beträgt`, no: `${t.amount(x).text} nicht ${t.amount(n).text} beträgt` }),
    it: (t, n, x) => ({ yes: `${t.amount(x).text} è esattamente ${t.amount(n).text}`, no: `${t.amount(x).text} non è ${t.amount(n).text}` }),
  })

  const none = v.add('condition', 'none', {
    compile(c: C, filter: Filter): Check<P> {
      const number = c.countOf(c.filter(filter))
      return (p, f) => number(p, f) === 0
    },
    en: (t, filter) => ({ yes: `there are no ${en.many(t.filter(filter))}`, no: `there is ${en.withArticle(en.one(t.filter(filter)))}` }),
    de: (t, filter) => ({ yes: `es keine ${de.the(t.filter(filter), true).in('acc').replace(/^die /, '')} gibt`, no: `es ${de.a(t.filter(filter)).in('acc')} gibt` }),
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
    en: (t, noun, filter) => ({ yes: `${t.noun(noun).text} is ${en.withArticle(en.one(t.filter(filter)))}`, no: `${t.noun(noun).text} is not ${en.withArticle(en.one(t.filter(filter)))}` }),
    de: (t, noun, filter) => ({ yes: `${t.noun(noun).in('nom')} ${de.a(t.filter(filter)).in('nom')} ist`, no: `${t.noun(noun).in('nom')} keine ${de.the(t.filter(filter)).in('nom').replace(/^(der|die|das) /, '')} ist` }),
    it: (t, noun, filter) => ({ yes: `${t.noun(noun).text} è ${it.a(t.filter(filter)).text}`, no: `${t.noun(noun).text} non è ${it.a(t.filter(filter)).text}` }),
  })

  // ---- seats

  const you = v.add('seat', 'you', {
    compile: (): Seats<P> => (p, f) => 1 << p.frames[f + SEAT],
    en: () => ({ subject: 'you', possessive: 'your', you: true }),
    de: () => de.YOU,
    it: () => it.YOU,
  })

  const opponent = v.add('seat', 'opponent', {
    compile: (c: C): Seats<P> => (p, f) => ((1 << c.ground.seats) - 1) & ~(1 << p.frames[f + SEAT]),
    en: () => ({ subject: 'your opponent', possessive: 'your opponent’s', you: false }),
    de: () => de.OPPONENT,
    it: () => it.OPPONENT,
  })

  const eachPlayer = v.add('seat', 'eachPlayer', {
    compile: (c: C): Seats<P> => () => (1 << c.ground.seats) - 1,
    en: () => ({ subject: 'each player', possessive: 'each player’s', you: false }),
    de: () => de.persona('jeder Spieler', 'jedem Spieler', 'jeden Spieler', 'jedes Spielers'),
    it: () => it.persona('ogni giocatore', 'di ogni giocatore', 'a ogni giocatore'),
  })

  return {
    may, when, otherwise, ifYouDo, oneOf, forEach, times, eachPlayerDoes, bothWays, repeatWhile, repeatIf, mayRepeat,
    a, some, upTo, anyNumber, each, random, except, it: it_(), them: them(), self: self(), source: source(), that: that(), thisWay,
    count, amountThisWay: amountThisWay(), plus, minus, product, half,
    not, atLeast, exactly, none, isA,
    you: you(), opponent: opponent(), eachPlayer: eachPlayer(),
  }
}

/** Cards that the verb before affected: said before what else describes them. */
function enAffected(t: en.English, filter: Filter): en.Stem {
  const stem = t.filter(filter)
  return { ...stem, after: ['affected this way', ...stem.after] }
}

function itAffected(t: it.Italian, filter: Filter): it.Stem {
  const stem = it.adjective(t.filter(filter), it.agree('interessato'))
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
