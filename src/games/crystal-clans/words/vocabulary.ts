import { coreWords } from '../../../ability/core.ts'
import { Vocabulary } from '../../../ability/language.ts'
import type { CrystalClansPosition } from '../layout.ts'

/** All words that cards of Crystal Clans are made of; the files of words fill it. */
export const vocabulary = new Vocabulary<CrystalClansPosition>()
/** Choosing, counting and comparing: the words that all games share. */
export const core = coreWords(vocabulary)
