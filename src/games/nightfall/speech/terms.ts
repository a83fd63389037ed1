import type { Language } from '../../../ability/language.ts'
import type { Moon, Trait, WoundKind } from '../face.ts'
import { moons as germanMoons, traits as germanTraits, wounds as germanWounds } from '../glossary/de.ts'
import { moons, traits, wounds } from '../glossary/en.ts'
import { moons as italianMoons, traits as italianTraits, wounds as italianWounds } from '../glossary/it.ts'

const TERMS = {
  en: { moons, traits, wounds },
  de: { moons: germanMoons, traits: germanTraits, wounds: germanWounds },
  it: { moons: italianMoons, traits: italianTraits, wounds: italianWounds },
}

/** The word for a moon, a trait or a kind of wounds in a language. */
export function termOf(kind: string, id: string, language: Language): string {
  if (kind === 'moon') return TERMS[language].moons[id as Moon]
  if (kind === 'trait') return TERMS[language].traits[id as Trait]
  if (kind === 'wound') return TERMS[language].wounds[id as WoundKind]
  throw new Error(`no term for ${kind} "${id}"`)
}
