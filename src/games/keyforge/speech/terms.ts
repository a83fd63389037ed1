import { capital } from '../../../ability/text/capital.ts'
import type { Language } from '../../../ability/language.ts'
import { packOf } from './language-pack.ts'

/** A term in a language that was brought; the id itself when there is none, a trait with a capital. */
export function termOf(kind: string, id: string, language: Language): string {
  const { houses, keywords, phrases } = packOf(language)
  const terms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    house: houses,
    keyword: keywords,
    trait: phrases.traits,
    counter: phrases.counters,
  }
  return terms[kind]?.[id] ?? (kind === 'trait' ? capital(id) : id)
}
