import type { Position } from '../kernel/position.ts'
import { jump } from '../kernel/program.ts'
import type { Label } from '../kernel/program.ts'
import type { Compiler } from './compile.ts'
import type { Vocabulary } from './language.ts'
import * as de from './text/de.ts'
import * as en from './text/en.ts'
import * as it from './text/it.ts'
import type { Condition, Effect } from './tree.ts'

/** Is what follows, if it was done, the same once more: "you may exalt it up to 2 times"? */
function isAgain(first: Effect, [again, ...more]: readonly Effect[]): boolean {
  return first.word === 'may' && more.length === 0 && JSON.stringify(first) === JSON.stringify(again)
}

/** Control words: order, choice, condition. */
export function controlWords<P extends Position>(v: Vocabulary<P>) {
  type C = Compiler<P>

  const may = v.add('effect', 'may', {
    compile(c: C, ...effects: Effect[]) {
      const before = c.demands
      c.demands = []
      c.optional++
      // asked only when there is something to do; whether there is, only the compiled effect knows
      const check = { possible: (_p: P, _f: number) => true }
      const skip = c.unless('possible', (p, f) => check.possible(p, f))
      const no = c.ask('may')
      c.effects(effects.slice(0, 1), effects[1])
      // what comes first decides: the rest may build on it
      const [first] = c.demands
      c.effects(effects.slice(1))
      c.optional--
      if (first !== undefined) check.possible = first
      skip()
      no()
      c.demands = before
    },
    en: (t, ...effects) => `${t.you.subject} may ${t.act(effects)}`,
    de(t, ...effects) {
      const { you, nom } = t.you
      const infinitive = t.act(effects)
      return de.statement(you ? 'du' : nom, you ? 'darfst' : 'darf', infinitive, `${infinitive} dürfen`)
    },
    it(t, ...effects) {
      const { you, subject } = t.you
      const infinitive = t.act(effects)
      if (you) return { command: `puoi ${infinitive}`, infinitive: `poter ${infinitive}` }
      return { command: `${it.subject(subject)}può ${infinitive}`, infinitive: `poter ${infinitive}` }
    },
  })

  const otherwise = v.add('effect', 'otherwise', {
    compile: (c: C, ...effects: Effect[]) => c.effects(effects),
    en: (t, ...effects) => `otherwise, ${t.effects(effects)}`,
    de: (t, ...effects) => ({
      command: `andernfalls ${de.inverted(t.effects(effects))}`,
      infinitive: `andernfalls ${t.effects(effects).infinitive}`,
    }),
    it: (t, ...effects) => ({
      command: `altrimenti ${t.effects(effects).command}`,
      infinitive: `altrimenti ${t.effects(effects).infinitive}`,
    }),
  })

  const split = (effects: readonly Effect[]) => {
    const last = effects[effects.length - 1]
    return last?.word === 'otherwise' ? { then: effects.slice(0, -1), other: last } : { then: effects, other: undefined }
  }

  /** How it is said: a repetition under a condition, when it is all that follows, has its condition said with what was done. */
  const say = (effects: readonly Effect[]) => {
    const { then, other } = split(effects)
    const [only] = then
    const [and] = (then.length === 1 && only.word === 'repeatIf' ? only.args : []) as readonly [Condition?]
    return { and, rest: and ? [{ ...only, args: [] }] : then, other }
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
      const start = `if ${t.condition(condition).yes}, `
      const text = start + t.afterNaming(condition, () => t.effects(then))
      return other ? `${text}; ${t.effect(other)}` : text
    },
    de(t, condition, ...effects) {
      const { then, other } = split(effects)
      const start = `falls ${t.condition(condition).yes}, `
      const done = t.afterNaming(condition, () => t.effects(then))
      const rest = (form: 'command' | 'infinitive') =>
        (form === 'command' ? de.inverted(done) : done.infinitive) + (instead ? `; ${instead[form]}` : '')
      const instead = other && t.effect(other)
      return { command: start + rest('command'), infinitive: start + rest('infinitive') }
    },
    it(t, condition, ...effects) {
      const { then, other } = split(effects)
      const start = `se ${t.condition(condition).yes}, `
      const done = t.afterNaming(condition, () => t.effects(then))
      const instead = other && t.effect(other)
      const rest = (form: 'command' | 'infinitive') => done[form] + (instead ? `; ${instead[form]}` : '')
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
      const { and, rest, other } = say(effects)
      if (isAgain(first, effects)) return `${en.ended(t.effect(first))} If you do, ${t.you.subject} may do so once more`
      return `${en.ended(t.effect(first))} If you do${and ? ` and ${t.condition(and).yes}` : ''}, ${t.effects(rest)}${other ? `; ${t.effect(other)}` : ''}`
    },
    de(t, first, ...effects) {
      const { and, rest, other } = say(effects)
      const done = t.effect(first)
      if (isAgain(first, effects)) return de.whole(`${de.ended(done.command)} Falls du das tust, darfst du es noch einmal tun`)
      const result = `${and ? ` und ${t.condition(and).yes}` : ''}, ${de.inverted(t.effects(rest))}${other ? `; ${t.effect(other).command}` : ''}`
      return {
        command: `${de.ended(done.command)} Falls du das tust${result}`,
        inverted: `${de.ended(de.inverted(done))} Falls du das tust${result}`,
        infinitive: `${done.infinitive}; falls du das tust${result}`,
      }
    },
    it(t, first, ...effects) {
      const { and, rest, other } = say(effects)
      const done = t.effect(first)
      if (isAgain(first, effects)) return it.whole(`${it.ended(done.command)} Se lo fai, puoi farlo ancora una volta`)
      const result = `${and ? ` e ${t.condition(and).yes}` : ''}, ${t.effects(rest).command}${other ? `; ${t.effect(other).command}` : ''}`
      return { command: `${it.ended(done.command)} Se lo fai${result}`, infinitive: `${done.infinitive}; se lo fai${result}` }
    },
  })

  const oneOf = v.add('effect', 'oneOf', {
    compile(c: C, ...modes: Effect[]) {
      const before = c.demands
      const chosen = c.slot()
      // what the chosen one did is what "this way" and "if you do" mean behind them
      const { block } = c
      const common = c.resultBlock()
      const checks: ((p: P, f: number) => boolean)[] = []
      const starts: Label[] = []
      const any = (p: P, f: number) => checks.some((check) => check(p, f))
      // nothing is asked when none of them has a target
      const impossible = c.unless('any mode', any)
      c.code.ask('mode', {
        kind: 'mode',
        rule: c.binding.rules.mode,
        modes,
        seat: c.binding.deciderOf,
        options(p, f, out) {
          let n = 0
          for (let i = 0; i < checks.length; i++) if (checks[i](p, f)) out[n++] = i
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
        c.block = block
        c.demands = []
        starts.push(c.mark('mode'))
        c.optional++
        c.effect(mode)
        c.optional--
        const [first] = c.demands
        checks.push(first ?? (() => true))
        const own = c.block
        if (own !== block) {
          c.step('result of the mode', (p, f) => {
            for (let i = 0; i < c.setWords + 2; i++) p.frames[f + common + i] = p.frames[f + own + i]
          })
        }
        ends.push(c.jumpAhead('end mode'))
      }
      for (const end of ends) end()
      impossible()
      c.block = common
      c.demands = [...before, any]
    },
    en: (t, ...modes) => `${en.does(t.you, 'choose')} one: ${modes.map((mode) => `• ${en.sentence(t.effect(mode))}`).join(' ')}`,
    de: (t, ...modes) => {
      const list = modes.map((mode) => `• ${de.sentence(t.effect(mode).command)}`).join(' ')
      if (!t.you.you) return de.statement(t.you.nom, 'wählt', `eines: ${list}`, `${t.you.acc} eines wählen lassen: ${list}`)
      return { command: `wähle eines: ${list}`, infinitive: `eines wählen: ${list}` }
    },
    it: (t, ...modes) => {
      const list = modes.map((mode) => `• ${it.sentence(t.effect(mode).command)}`).join(' ')
      return {
        ...it.acts(t.you, 'scegli', 'scegliere', `uno: ${list}`),
        ...(t.you.you && { infinitive: `scegliere uno di questi effetti: ${list}` }),
      }
    },
  })

  return { may, when, otherwise, ifYouDo, oneOf }
}
