import { coreWords } from '../../../ability/core.ts'
import { Vocabulary } from '../../../ability/language.ts'
import type { NightfallPosition } from '../layout.ts'

/** All words that cards of Nightfall are made of; the files of words fill it. */
export const vocabulary = new Vocabulary<NightfallPosition>()
/** Choosing, counting and comparing: the words that all games share. */
export const core = coreWords(vocabulary)
