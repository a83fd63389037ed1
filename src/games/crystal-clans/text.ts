import type { Language } from '../../ability/language.ts'
import { Italian } from '../../ability/text/it.ts'
import { English, sentence } from '../../ability/text/en.ts'
import { German } from '../../ability/text/de.ts'
import type { Vocabulary } from '../../ability/language.ts'
import type { Effect } from '../../ability/tree.ts'
import type { Position } from '../../kernel/position.ts'
import type { Face, Name, Style, Trait } from './face.ts'
import { faces } from './faces.ts'
import { vocabulary } from './words.ts'

/** Names and texts of cards, rendered from what the cards do. */

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
const LABELS = {
  left: { en: 'Left', de: 'Links', it: 'Sinistra' },
  right: { en: 'Right', de: 'Rechts', it: 'Destra' },
  style: { en: 'Style', de: 'Stil', it: 'Stile' },
  none: { en: 'No effect.', de: 'Kein Effekt.', it: 'Nessun effetto.' },
}

const terms = (language: Language) => ({
  term(kind: string, id: string): string {
    const name = kind === 'trait' ? TRAIT_NAMES[id as Trait] : kind === 'style' ? STYLE_NAMES[id as Style] : undefined
    if (name === undefined) throw new Error(`no term for ${kind} "${id}"`)
    return name[language]
  },
})
const words = vocabulary as unknown as Vocabulary<Position>
const english = new English(words, 'en', terms('en'))
const german = new German(words, 'de', terms('de'))
const italian = new Italian(words, 'it', terms('it'))

function faceCalled(id: string): Face {
  const face = faces.find((candidate) => candidate.id === id)
  if (face === undefined) throw new Error(`there is no card "${id}" in Crystal Clans`)
  return face
}

export function cardName(id: string, language: Language): string {
  return faceCalled(id).name[language]
}

/** The text of a card, a line for each ability and battle effect. */
export function cardText(id: string, language: Language): string[] {
  const face = faceCalled(id)
  const lines = abilityText(id, language)
  if (face.type === 'crystal') return lines
  const { left, right } = battleText(id, language)
  return [
    ...lines,
    sentence(`${LABELS.style[language]}: ${STYLE_NAMES[face.style][language]}`),
    `${LABELS.left[language]}: ${left}`,
    `${LABELS.right[language]}: ${right}`,
  ]
}

/** The abilities of a card, a line each; a crystal without any says so. */
export function abilityText(id: string, language: Language): string[] {
  const face = faceCalled(id)
  const reader = { en: english, de: german, it: italian }[language]
  reader.self = face.name[language]
  const lines = face.abilities.map((ability) => (face.type === 'crystal' ? sentence(reader.ability(ability)) : reader.ability(ability)))
  return face.type === 'crystal' && lines.length === 0 ? [LABELS.none[language]] : lines
}

/** Both effects of a unit as battle card; fails for a crystal. */
export function battleText(id: string, language: Language): { readonly left: string; readonly right: string } {
  const face = faceCalled(id)
  if (face.type === 'crystal') throw new Error(`"${id}" is a crystal and no battle card`)
  return { left: effectText(face.left, language), right: effectText(face.right, language) }
}

export function traitName(trait: Trait, language: Language): string {
  return TRAIT_NAMES[trait][language]
}

export function styleName(style: Style, language: Language): string {
  return STYLE_NAMES[style][language]
}

function effectText(effects: readonly Effect[], language: Language): string {
  if (language === 'de') return german.sentences(effects)
  return language === 'it' ? italian.sentences(effects) : english.sentences(effects)
}
