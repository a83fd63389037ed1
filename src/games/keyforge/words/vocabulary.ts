import { coreWords } from '../../../ability/core.ts'
import { Vocabulary } from '../../../ability/language.ts'
import type { KeyforgePosition } from '../rules/index.ts'

/** The words of KeyForge: those of the core, and the game's own in nouns, amounts, verbs, triggers and statics. */
export const vocabulary = new Vocabulary<KeyforgePosition>()
export const core = coreWords(vocabulary)
