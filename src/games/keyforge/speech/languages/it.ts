import { Italian } from '../../../../ability/text/it.ts'
import { houses, keywords } from '../../glossary/it.ts'
import { vocabulary } from '../../words/index.ts'
import { italian } from '../it.ts'
import type { LanguagePack } from '../language-pack.ts'

/** Italian: phrases of the words, and sentences. */
export const pack: LanguagePack = { Reader: Italian, words: vocabulary, phrases: italian, houses, keywords }
