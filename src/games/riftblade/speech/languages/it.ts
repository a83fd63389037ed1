import { Italian } from '../../../../ability/text/it.ts'
import type { LanguagePack } from '../../../speech/languages.ts'
import { vocabulary } from '../../words/index.ts'
import { italian } from '../it.ts'
import type { Phrases } from '../phrases.ts'

/** Italian: phrases of the words, and sentences. */
export const pack: LanguagePack<Phrases> = { Reader: Italian, words: vocabulary, phrases: italian }
