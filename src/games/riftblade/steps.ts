import { printProgram } from '../../kernel/print.ts'
import { faceNumber, rowOf, TIER_BITS, TRIGGER_TIER } from './catalog.ts'
import { TIERS } from './face.ts'
import { code } from './layout.ts'

/** What a card was compiled to: the program of each of its rows. */
export function cardSteps(id: string): readonly string[] {
  const face = faceNumber(id)
  return TIERS.flatMap((name, tier) =>
    (TIER_BITS[face] & (1 << tier)) === 0
      ? []
      : [`${name}${TRIGGER_TIER[face] === tier ? ' or triggered' : ''}: ${printProgram(code, rowOf(face, tier))}`],
  )
}
