import type { Language } from '../../ability/language.ts'
import type { Reading } from '../../ability/text/reading.ts'

/** What only readers of one language need of a game: how cards are read, and the sentences about it. */
export interface LanguagePack<Phrases> extends Reading {
  readonly phrases: Phrases
}

type Load<Pack> = () => Promise<{ readonly pack: Pack }>

/** English is there from the start, the others are loaded when they are wanted. */
export function languagePacks<Pack>(english: Pack, others: Readonly<Record<Exclude<Language, 'en'>, Load<Pack>>>) {
  const packs = new Map<Language, Pack>([['en', english]])
  return {
    async bringLanguage(language: Language): Promise<void> {
      if (language !== 'en' && !packs.has(language)) packs.set(language, (await others[language]()).pack)
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
