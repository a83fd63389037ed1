import { printProgram } from '../../kernel/print.ts'
import { code, definitionById, STATIC, TRIGGERS } from './rules/index.ts'
import type { CompiledAbility } from './rules/index.ts'

const CLAUSES = Object.keys(STATIC)

/** What a card was compiled to, ability by ability: its programs step by step, and its standing clauses by kind. */
export function cardSteps(id: string): readonly string[] {
  return (definitionById.get(id)?.abilities ?? []).flatMap(printAbility)
}

function printAbility({ trigger, program, static: clause, instead }: CompiledAbility): string[] {
  const when = trigger < 0 ? '' : `on ${TRIGGERS[trigger]}${instead === undefined ? '' : ', instead'}: `
  return [
    ...(program === undefined ? [] : [when + printProgram(code, program)]),
    ...(clause === undefined ? [] : [`clause ${CLAUSES[clause.kind]}`, ...clause.grants.flatMap(printAbility)]),
    ...(program === undefined && clause === undefined ? [`${when}no steps`] : []),
  ]
}
