import type { Compiler } from '../../../ability/compile.ts'
import type { KeyforgeKind, KeyforgeOption, KeyforgePosition } from '../rules/index.ts'

/** Questions for something that is no card: a house, a number, a player, a trait, a name. */

type P = KeyforgePosition

interface Question {
  readonly name: string
  readonly kind: KeyforgeKind
  readonly options: (p: P, f: number, out: Int16Array) => number
  readonly view: (option: number) => KeyforgeOption
  /** Says to everybody what was chosen. */
  readonly tell?: (p: P, f: number, option: number) => void
}

/** Asks the deciding seat (kf.ability.2); words that follow find the answer in the slot of that name. */
export function compileQuestion(c: Compiler<P>, slotName: string, { name, kind, options, view, tell }: Question): void {
  const slot = c.slot()
  c.named.set(slotName, slot)
  c.code.ask(name, {
    kind,
    rule: 'kf.ability.2',
    seat: c.binding.deciderOf,
    options,
    answer(p, f, option) {
      p.frames[f + slot] = option
      tell?.(p, f, option)
    },
    view: (_p, _f, option) => view(option),
  })
}
