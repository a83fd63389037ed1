import type { Language } from '../../../ability/language.ts'
import { BELOW, PC, runningFrame, SOURCE, waitingAsk } from '../../../kernel/program.ts'
import { abilities, code } from '../rules/index.ts'
import type { KeyforgePosition } from '../rules/index.ts'
import { packOf } from './language-pack.ts'
import { textOfNth } from './text.ts'

/**
 * What is asked for: of an ability what it does, as the card says in whose text it stands; of the mulligan what it is, as it is the first
 * thing that a game asks. Undefined when another rule asks.
 */
export function purposeOf(p: KeyforgePosition, language: Language): string | undefined {
  if (waitingAsk(code, p)?.kind === 'mulligan') return packOf(language).phrases.mulliganIs
  // an ability asks itself, or by a program that it runs for the same card
  const running = runningFrame(p)
  const source = running < 0 ? -1 : p.frames[running + SOURCE]
  for (let f = running; source >= 0 && f >= 0 && p.frames[f + SOURCE] === source; f = p.frames[f + BELOW]) {
    const program = code.programAt(p.frames[f + PC])
    const ability = program && abilities.find((one) => one.program === program)
    if (ability !== undefined) return textOfNth(ability.home, ability.number, language)
  }
  return undefined
}
