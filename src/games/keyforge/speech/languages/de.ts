import { German } from '../../../../ability/text/de.ts'
import { houses, keywords } from '../../glossary/de.ts'
import { vocabulary } from '../../words/index.ts'
import { german } from '../de.ts'
import type { LanguagePack } from '../language-pack.ts'

/** German: phrases of the words, and sentences. */
export const pack: LanguagePack = { Reader: German, words: vocabulary, phrases: german, houses, keywords }
