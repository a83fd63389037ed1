import { English } from '../../../../ability/text/en.ts'
import { houses, keywords } from '../../glossary/en.ts'
import { vocabulary } from '../../words/index.ts'
import { english } from '../en.ts'
import type { LanguagePack } from '../language-pack.ts'

/** English: phrases of the words, and sentences. */
export const pack: LanguagePack = { Reader: English, words: vocabulary, phrases: english, houses, keywords }
