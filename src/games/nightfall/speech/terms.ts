import type { Language } from '../../../ability/language.ts'

const TERMS: Record<Language, Record<string, string>> = {
  en: {
    white: 'white',
    red: 'red',
    blue: 'blue',
    purple: 'purple',
    yellow: 'yellow',
    green: 'green',
    hunter: 'hunter',
    vampire: 'vampire',
    lycanthrope: 'lycanthrope',
    ghoul: 'ghoul',
    bite: 'bite',
    bleed: 'bleed',
    burn: 'burn',
  },
  de: {
    white: 'weiß',
    red: 'rot',
    blue: 'blau',
    purple: 'violett',
    yellow: 'gelb',
    green: 'grün',
    hunter: 'Jäger',
    vampire: 'Vampir',
    lycanthrope: 'Werwolf',
    ghoul: 'Ghul',
    bite: 'Biss',
    bleed: 'Blut',
    burn: 'Brand',
  },
  it: {
    white: 'bianco',
    red: 'rosso',
    blue: 'blu',
    purple: 'viola',
    yellow: 'giallo',
    green: 'verde',
    hunter: 'cacciatore',
    vampire: 'vampiro',
    lycanthrope: 'licantropo',
    ghoul: 'ghoul',
    bite: 'morso',
    bleed: 'sanguinamento',
    burn: 'ustione',
  },
}

/** The word for a moon or trait in a language. */
export function termOf(_kind: string, id: string, language: Language): string {
  const word = TERMS[language][id]
  if (word === undefined) throw new Error(`no word for "${id}" in language "${language}"`)
  return word
}
