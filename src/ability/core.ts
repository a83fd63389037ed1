import type { Position } from '../kernel/position.ts'
import { choosingWords } from './choosing.ts'
import { controlWords } from './control.ts'
import type { Vocabulary } from './language.ts'
import { quantityWords } from './quantities.ts'
import { repetitionWords } from './repetition.ts'

/**
 * The words that all games share: control, repetition, choosing, counting, comparing.
 * Verbs, filters and triggers are each game's own. Returns the functions that build the nodes.
 */
export function coreWords<P extends Position>(v: Vocabulary<P>) {
  return { ...controlWords(v), ...repetitionWords(v), ...choosingWords(v), ...quantityWords(v) }
}
