import type { Language } from '../ability/language.ts'

/** A sentence within another one: what it quotes itself stands in other marks. */
export const QUOTED: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`,
  de: (text) => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`,
  it: (text) => `«${text}»`,
}
