import { German } from '../../../../ability/text/de.ts'
import type { LanguagePack } from '../../../speech/languages.ts'
import { vocabulary } from '../../words/index.ts'
import { german } from '../de.ts'
import type { Phrases } from '../phrases.ts'

/** German: phrases of the words, and sentences. */
export const pack: LanguagePack<Phrases> = { Reader: German, words: vocabulary, phrases: german }
