import { printProgram } from '../../kernel/print.ts'
import { clauses, leftEffect, rightEffect, triggers } from './catalog.ts'
import { faces } from './faces.ts'
import { code } from './layout.ts'

/** What a card was compiled to: the programs of its abilities and of both sides of its battle card, and its standing clauses. */
export function cardSteps(id: string): readonly string[] {
  const face = faces.findIndex((found) => found.id === id)
  const programs = [...triggers.map((of) => of[face]?.program), leftEffect[face], rightEffect[face]]
  const standing = clauses.flatMap((of) => of[face] ?? [])
  return [
    ...programs.flatMap((program) => (program === undefined ? [] : [printProgram(code, program)])),
    ...standing.map(({ kind, reach }) => `clause ${kind}, reaching ${reach}`),
  ]
}
