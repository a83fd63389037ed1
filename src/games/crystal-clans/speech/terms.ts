import type { Language } from '../../../ability/language.ts'
import type { Style, Trait } from '../face.ts'
import { styles as germanStyles, traits as germanTraits } from '../glossary/de.ts'
import { styles, traits } from '../glossary/en.ts'
import { styles as italianStyles, traits as italianTraits } from '../glossary/it.ts'

const TRAITS = { en: traits, de: germanTraits, it: italianTraits }
const STYLES = { en: styles, de: germanStyles, it: italianStyles }

/** The word for a trait or style in a language. */
export function termOf(kind: string, id: string, language: Language): string {
  if (kind === 'trait') return traitName(id as Trait, language)
  if (kind === 'style') return styleName(id as Style, language)
  throw new Error(`no term for ${kind} "${id}"`)
}

export function traitName(trait: Trait, language: Language): string {
  return TRAITS[language][trait]
}

export function styleName(style: Style, language: Language): string {
  return STYLES[language][style]
}
