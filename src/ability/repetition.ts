import { capital } from './text/capital.ts'
import { clearSet, isEmptySet, isIn, uniteSet } from '../kernel/cardset.ts'
import type { Position } from '../kernel/position.ts'
import { jump, SEAT } from '../kernel/program.ts'
import type { Compiler } from './compile.ts'
import type { Vocabulary } from './language.ts'
import * as de from './text/de.ts'
import * as en from './text/en.ts'
import * as it from './text/it.ts'
import { isNode } from './tree.ts'
import type { Amount, Condition, Effect, Filter, Noun } from './tree.ts'

/** Words of repetition: for each, several times, for each player, again. */
export function repetitionWords<P extends Position>(v: Vocabulary<P>) {
  type C = Compiler<P>

  /** What follows as "this way" is all that the rounds did together; inside, it is still the verb before. */
  const together = (c: Compiler<P>, rounds: () => void) => {
    const { block, total: outer } = c
    const total = c.resultBlock()
    c.block = block
    c.total = total
    rounds()
    c.total = outer
    c.block = total
  }

  /** Where the number is open, each is chosen, or none more, when the one before is done: the board changes between them. */
  const oneByOne = (c: Compiler<P>, n: Amount, filter: Filter, effects: readonly Effect[]) => {
    const most = c.amount(n)
    const { parts } = c.filter(filter)
    const left = c.slot()
    const chosen = c.setSlot()
    const fresh = (p: P, f: number, card: number) => !isIn(p.frames, f + chosen, card)
    c.step('begin one by one', (p, f) => {
      p.frames[f + left] = most(p, f)
      clearSet(p.frames, f + chosen, c.setWords)
    })
    const top = c.mark('top')
    const enough = c.unless('one more', (p, f) => p.frames[f + left]-- > 0)
    const selection = {
      parts: parts.map((part) => ({ ...part, test: (p: P, f: number, x: number) => fresh(p, f, x) && part.test(p, f, x) })),
    }
    const one = c.choose(selection, { min: () => 0, max: () => 1 })
    const stopped = c.unless('chosen', (p, f) => !isEmptySet(p.frames, f + one, c.setWords))
    c.step('not again', (p, f) => uniteSet(p.frames, f + chosen, f + one, c.setWords))
    c.it = one
    c.effects(effects)
    c.jumpTo('next one', top)
    enough()
    stopped()
  }

  /** The filter of the one card that all of the effect is done to. */
  const chosenAmong = ({ args: [noun, ...more] }: Effect): Filter | undefined =>
    more.length === 0 && isNode(noun) && noun.word === 'a' ? (noun.args[0] as Filter) : undefined

  /** What is done to "it", said of all that it is done to. */
  const THEM: Noun = { is: 'noun', word: 'them', args: [] }

  const toAll = (effect: Effect, all: Noun): Effect => ({
    ...effect,
    args: effect.args.map((arg) => (isNode(arg) && arg.word === 'it' ? all : arg)),
  })

  const forEach = v.add('effect', 'forEach', {
    compile(c: C, noun: Noun, ...effects: Effect[]) {
      if (noun.word === 'upTo') {
        oneByOne(c, noun.args[0] as Amount, noun.args[1] as Filter, effects)
        return
      }
      const set = c.noun(noun)
      const among = effects.length === 1 ? chosenAmong(effects[0]) : undefined
      const offers = (filter: Filter) => (one: number) => {
        c.it = one
        return c.filter(filter)
      }
      together(c, () =>
        c.eachOf(
          set,
          (one) => {
            c.it = one
            c.effects(effects)
          },
          among && offers(among),
        ),
      )
    },
    en(t, noun, ...effects) {
      const cards = noun.word === 'them' ? 'each of them' : t.noun(noun).text
      if (!effects.every((effect) => t.isTransitive(effect, 'it'))) return `for ${cards}, ${t.effects(effects)}`
      const verbs = effects.map((effect) => t.verbOf(effect))
      return `${en.join(verbs, ' and ')} ${cards}, one at a time`
    },
    de: (t, noun, ...effects) => {
      const [only] = effects
      if (effects.length === 1 && t.isTransitive(only, 'it') && noun.word !== 'them' && t.noun(noun).gender === 'f') {
        const { command, infinitive } = t.effect({ ...only, args: only.args.map((arg) => (isNode(arg) && arg.word === 'it' ? noun : arg)) })
        return { command: `${command}, eine nach der anderen`, infinitive: `${infinitive}, eine nach der anderen` }
      }
      const cards = `für ${noun.word === 'them' ? 'jede von ihnen' : t.noun(noun).in('acc')}`
      const done = t.effects(effects)
      // "nacheinander bis zu 3 befreundete Kreaturen spielbereit machen und sie kämpfen lassen"
      if (noun.word !== 'them' && t.isTransitive(only, 'it'))
        return {
          command: `${cards} nacheinander: ${capital(done.command)}`,
          infinitive: `nacheinander ${t.effects([toAll(only, noun), ...effects.slice(1)]).infinitive}`,
        }
      if (noun.word === 'thisWay') return { command: `${cards} ${de.inverted(done)}`, infinitive: `${cards} ${done.infinitive}` }
      return { command: `${cards} nacheinander: ${capital(done.command)}`, infinitive: `${cards} nacheinander ${done.infinitive}` }
    },
    it: (t, noun, ...effects) => {
      const start = `per ${noun.word === 'them' ? 'ognuna di esse' : t.noun(noun).text}, una alla volta, `
      const [only] = effects
      // "raccogliere con ogni creatura vicina, una alla volta", "ripristina fino a 3 creature amiche e combatti con esse, una alla volta"
      if ((effects.length === 1 || t.noun(noun).plural) && effects.every((effect) => t.isTransitive(effect, 'it'))) {
        const rest = effects.slice(1).map((effect) => toAll(effect, THEM))
        const { command, infinitive } = t.effects([toAll(only, noun), ...rest])
        return { command: `${command}, una alla volta`, infinitive: `${infinitive}, una alla volta` }
      }
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
      const top = c.mark('top')
      const done = c.unless('once more', (p, f) => p.frames[f + left]-- > 0)
      c.effects(effects)
      c.jumpTo('again', top)
      done()
    },
    en: (t, n, ...effects) => {
      const { text, piece, each = piece } = t.amount(n)
      return each !== undefined ? `for each ${each}, ${t.effects(effects)}` : `do this ${text} times: ${t.effects(effects)}`
    },
    de: (t, n, ...effects) => {
      const { text, piece, each = piece } = t.amount(n)
      const done = t.effects(effects)
      if (each !== undefined) {
        const start = de.forEach(each)
        return {
          command: `${start} ${de.inverted(done)}`,
          infinitive: `${start} ${done.infinitive}`,
          inverted: done.along && de.inverted(done.along(start)),
        }
      }
      return { command: `tu dies ${text}-mal: ${capital(done.command)}`, infinitive: `${text}-mal ${done.infinitive}` }
    },
    it: (t, n, ...effects) => {
      const { text, piece, each = piece } = t.amount(n)
      const start = each !== undefined ? `per ogni ${each}, ` : `fallo ${text} volte: `
      return { command: start + t.effects(effects).command, infinitive: start + t.effects(effects).infinitive }
    },
  })

  /** Runs the effects once as each seat, the one that runs the frame first. */
  const asEachSeat = (c: Compiler<P>, effects: readonly Effect[]) => {
    const own = c.slot()
    const left = c.slot()
    const { seats } = c.binding
    c.step('begin seats', (p, f) => {
      p.frames[f + own] = p.frames[f + SEAT]
      p.frames[f + left] = seats
    })
    const top = c.mark('top')
    const done = c.unless('each seat', (p, f) => p.frames[f + left] > 0)
    const before = c.ownSeat
    c.ownSeat = own
    c.effects(effects)
    c.ownSeat = before
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
    en: (t, ...effects) => t.as(en.eachPlayer(), 'who', effects),
    de: (t, ...effects) => t.as(de.of(de.eachPlayer()), ', der', effects),
    it: (t, ...effects) => t.as(it.of(it.eachPlayer()), 'che', effects),
  })

  const bothWays = v.add('effect', 'bothWays', {
    compile: (c: C, ...effects: Effect[]) => asEachSeat(c, effects),
    en: (t, ...effects) => `${t.effects(effects)}. Then your opponent does the same as if they were you`,
    de: (t, ...effects) => ({
      command: `${t.effects(effects).command}. Danach tut dein Gegner dasselbe an deiner Stelle`,
      infinitive: t.effects(effects).infinitive,
    }),
    it: (t, ...effects) => ({
      command: `${t.effects(effects).command}. Poi il tuo avversario fa lo stesso al tuo posto`,
      infinitive: t.effects(effects).infinitive,
    }),
  })

  const repeatIf = v.add<'effect', [condition?: Condition]>('effect', 'repeatIf', {
    compile(c: C, condition) {
      const check = condition === undefined ? () => true : c.condition(condition)
      const { top } = c
      c.step('repeat if', (p, f) => {
        if (c.binding.mayRepeat(p, f) && check(p, f)) jump(p, f, top)
      })
    },
    en: (t, condition) => `${condition ? `if ${t.condition(condition).yes}, ` : ''}repeat this effect`,
    de(t, condition) {
      const start = condition ? `falls ${t.condition(condition).yes}, ` : ''
      return { command: `${start}wiederhole diesen Effekt`, infinitive: `${start}diesen Effekt wiederholen` }
    },
    it(t, condition) {
      const start = condition ? `se ${t.condition(condition).yes}, ` : ''
      return { command: `${start}ripeti questo effetto`, infinitive: `${start}ripetere questo effetto` }
    },
  })

  const mayRepeat = v.add('effect', 'mayRepeat', {
    compile(c: C, ...effects: Effect[]) {
      const before = c.demands
      c.demands = []
      const top = c.mark('top')
      c.effects(effects)
      const demands = c.demands
      const impossible = c.unless('can be repeated', (p, f) => c.binding.mayRepeat(p, f) && demands.every((demand) => demand(p, f)))
      const no = c.ask('may', c.binding.rules.repeat)
      c.jumpTo('repeat', top)
      impossible()
      no()
      c.demands = [...before, ...demands]
    },
    en: (t, ...effects) => `${t.effects(effects)}. You may repeat this effect as often as you like, as long as all of it is possible`,
    de: (t, ...effects) => ({
      command: `${t.effects(effects).command}. Du darfst diesen Effekt beliebig oft wiederholen, solange er ganz möglich ist`,
      infinitive: t.effects(effects).infinitive,
    }),
    it: (t, ...effects) => ({
      command: `${t.effects(effects).command}. Puoi ripetere questo effetto quante volte vuoi, finché è possibile per intero`,
      infinitive: t.effects(effects).infinitive,
    }),
  })

  return { forEach, times, eachPlayerDoes, bothWays, repeatIf, mayRepeat }
}
