import { English } from '../../../../ability/text/en.ts'
import type { LanguagePack } from '../../../speech/languages.ts'
import { vocabulary } from '../../words/index.ts'
import { english } from '../en.ts'
import type { Phrases } from '../phrases.ts'

/** English: phrases of the words, and sentences. */
export const pack: LanguagePack<Phrases> = { Reader: English, words: vocabulary, phrases: english }
