import { LANGUAGES } from '../../../ability/language.ts'
import type { Language } from '../../../ability/language.ts'
import { setOfSlug, setsHere } from '../sets/index.ts'
import { definitionById } from '../rules/index.ts'
import { bringPack, hasLanguage } from './language-pack.ts'

/** The names of cards, by language; the English name stands on the card. */
const names: Partial<Record<Language, Record<string, string>>> = {}
const brought = new Set<string>()

/** Brings what readers of a language need: sentences, words, and the names of the cards that are here. */
export async function bringLanguage(language: Language): Promise<void> {
  await Promise.all([bringPack(language), bringNamesIn(language)])
}

/** Brings the names of cards that came after their language. */
export async function bringNames(): Promise<void> {
  await Promise.all(LANGUAGES.filter(hasLanguage).map(bringNamesIn))
}

/** The name in the language, English where it is not known. */
export function nameOf(id: string, language: Language): string {
  return names[language]?.[id] ?? definitionById.get(id)?.face.name ?? id
}

async function bringNamesIn(language: Language): Promise<void> {
  if (language === 'en') return
  const missing = setsHere().filter(({ slug }) => !brought.has(`${language} ${slug}`))
  const found = await Promise.all(missing.map(({ slug }) => setOfSlug(slug)?.brings?.names[language]()))
  names[language] = Object.assign(names[language] ?? {}, ...found.map((file) => file?.names)) as Record<string, string>
  for (const { slug } of missing) brought.add(`${language} ${slug}`)
}
