import { printProgram } from '../../kernel/print.ts'
import { faceNumber, flags, STATICS, TEXTS, texts } from './catalog.ts'
import './faces.ts'
import { code } from './layout.ts'

/** What a card was compiled to: the program of each of its texts, and its standing clauses. */
export function cardSteps(id: string): readonly string[] {
  const face = faceNumber(id)
  return [
    ...TEXTS.flatMap((text, i) => {
      const program = texts[face * TEXTS.length + i]
      return program === undefined ? [] : [`${text}: ${printProgram(code, program)}`]
    }),
    ...STATICS.filter((_, bit) => (flags[face] & (1 << bit)) !== 0).map((name) => `clause ${name}`),
  ]
}
