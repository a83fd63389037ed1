import type { Language } from '../../../ability/language.ts'
import type { Name, Style, Trait } from '../face.ts'

const TRAIT_NAMES: Record<Trait, Name> = {
  structure: { en: 'structure', de: 'Bauwerk', it: 'struttura' },
  mason: { en: 'mason', de: 'Steinmetz', it: 'muratore' },
  magic: { en: 'magic', de: 'magisch', it: 'magico' },
  soldier: { en: 'soldier', de: 'Soldat', it: 'soldato' },
  reanimated: { en: 'reanimated', de: 'wiederbelebt', it: 'rianimato' },
  performer: { en: 'performer', de: 'Künstler', it: 'artista' },
  cultist: { en: 'cultist', de: 'Kultist', it: 'cultista' },
  flying: { en: 'flying', de: 'fliegend', it: 'volante' },
  reckless: { en: 'reckless', de: 'rücksichtslos', it: 'spericolato' },
  devoted: { en: 'devoted', de: 'ergeben', it: 'devoto' },
  wise: { en: 'wise', de: 'weise', it: 'saggio' },
  knight: { en: 'knight', de: 'Ritter', it: 'cavaliere' },
  mystic: { en: 'mystic', de: 'mystisch', it: 'mistico' },
  changeling: { en: 'changeling', de: 'Wandler', it: 'mutante' },
  scout: { en: 'scout', de: 'Späher', it: 'esploratore' },
  beast: { en: 'beast', de: 'Bestie', it: 'bestia' },
  star: { en: 'star', de: 'Stern', it: 'stella' },
}
const STYLE_NAMES: Record<Style, Name> = {
  bold: { en: 'bold', de: 'kühn', it: 'audace' },
  guarded: { en: 'guarded', de: 'zurückhaltend', it: 'cauto' },
  tricky: { en: 'tricky', de: 'trickreich', it: 'astuto' },
}

/** The word for a trait or style in a language. */
export function termOf(kind: string, id: string, language: Language): string {
  const name = kind === 'trait' ? TRAIT_NAMES[id as Trait] : kind === 'style' ? STYLE_NAMES[id as Style] : undefined
  if (name === undefined) throw new Error(`no term for ${kind} "${id}"`)
  return name[language]
}

export function traitName(trait: Trait, language: Language): string {
  return TRAIT_NAMES[trait][language]
}

export function styleName(style: Style, language: Language): string {
  return STYLE_NAMES[style][language]
}
