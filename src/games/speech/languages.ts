import type { Language } from '../../ability/language.ts'

/** What readers of one language need of a game: English is there from the start, the others are brought when they are wanted. */
export function languagePacks<Pack>(english: Pack) {
  const packs = new Map<Language, Pack>([['en', english]])
  return {
    addLanguage(language: Language, pack: Pack): void {
      packs.set(language, pack)
    },
    hasLanguage: (language: Language): boolean => packs.has(language),
    /** The pack of a language; fails when it was not brought. */
    packOf(language: Language): Pack {
      const pack = packs.get(language)
      if (pack === undefined) throw new Error(`the language "${language}" was not loaded`)
      return pack
    },
  }
}
