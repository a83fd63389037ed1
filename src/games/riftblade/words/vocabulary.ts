import { coreWords } from '../../../ability/core.ts'
import { Vocabulary } from '../../../ability/language.ts'
import type { RiftbladePosition } from '../layout.ts'

/** All words that cards of Riftblade are made of; the files of words fill it. */
export const vocabulary = new Vocabulary<RiftbladePosition>()
/** Choosing, counting and comparing: the words that all games share. */
export const core = coreWords(vocabulary)
