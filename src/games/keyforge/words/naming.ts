import type { Ability } from '../../../ability/tree.ts'
import { visit } from '../../../ability/tree.ts'

/** Words that are known by name, because cards that have them ask for something before the game. */

const TIDE_WORDS = new Set(['raiseTide', 'resetTide', 'tideIs', 'raisesTide'])

/** Do these abilities name the tide? */
export function namesTide(abilities: readonly Ability[]): boolean {
  let names = false
  visit(abilities, ({ word, args }) => {
    names ||= TIDE_WORDS.has(word) || (word === 'cannot' && args[0] === 'raiseTide')
  })
  return names
}
