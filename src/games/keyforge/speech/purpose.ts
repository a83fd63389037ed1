import type { Language } from '../../../ability/language.ts'
import { PC, runningFrame } from '../../../kernel/program.ts'
import { abilities, code } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { textOfNth } from './text.ts'

/** What the ability that asks now does, as the card says in whose text it stands; undefined when a rule asks. */
export function purposeOf(p: KeyforgePosition, language: Language): string | undefined {
  const program = code.programAt(p.frames[runningFrame(p) + PC])
  const ability = program && abilities.find((one) => one.program === program)
  return ability && textOfNth(ability.home, ability.number, language)
}
