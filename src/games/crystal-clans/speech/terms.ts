import type { Language } from '../../../ability/language.ts'
import type { Style, Trait } from '../face.ts'
import { halves as germanHalves, styles as germanStyles, traits as germanTraits } from '../glossary/de.ts'
import { halves, styles, traits } from '../glossary/en.ts'
import { halves as italianHalves, styles as italianStyles, traits as italianTraits } from '../glossary/it.ts'

const TRAITS = { en: traits, de: germanTraits, it: italianTraits }
const HALVES: Record<Language, typeof halves> = { en: halves, de: germanHalves, it: italianHalves }
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

/** An effect of a battle card by when it counts: "beats", "else". */
export function halfName(half: 'left' | 'right', language: Language): string {
  return HALVES[language][half]
}
