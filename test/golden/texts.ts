// The files beside this one hold what every card says, one a set and language.
import type { Language } from '../../src/ability/language.ts'
import type { Printed, Title } from '../../src/games/index.ts'

/** The name of the set of a game that has no other. */
export const ONLY_SET = 'base'

/** Cards by the file that holds their texts: the set that they first came in; a game of a single set is that set. */
export function setsOf({ game, faces }: Title): Map<string, Printed[]> {
  const sets = new Map<string, Printed[]>()
  for (const face of faces) {
    const set = (face as { readonly set?: string }).set ?? ONLY_SET
    sets.set(`${game.name}-${set}`, [...(sets.get(`${game.name}-${set}`) ?? []), face])
  }
  return sets
}

/** A card with what it says, as the file has it. */
export function printCard(title: Title, id: string, language: Language): string {
  return [`${id} (${title.cardName(id, language)})`, ...title.cardText(id, language).map((line) => `  ${line}`), ''].join('\n')
}
