import type { Language } from '../../../ability/language.ts'
import { Italian } from '../../../ability/text/it.ts'
import { English, sentence } from '../../../ability/text/en.ts'
import { German } from '../../../ability/text/de.ts'
import type { Vocabulary } from '../../../ability/language.ts'
import type { Effect } from '../../../ability/tree.ts'
import type { Position } from '../../../kernel/position.ts'
import type { Face } from '../face.ts'
import { faces } from '../faces.ts'
import { vocabulary } from '../vocabulary.ts'
import { styleName, termOf } from './terms.ts'

/** Names and texts of cards, rendered from what the cards do. */

const LABELS = {
  left: { en: 'Left', de: 'Links', it: 'Sinistra' },
  right: { en: 'Right', de: 'Rechts', it: 'Destra' },
  style: { en: 'Style', de: 'Stil', it: 'Stile' },
  none: { en: 'No effect.', de: 'Kein Effekt.', it: 'Nessun effetto.' },
}

const words = vocabulary as unknown as Vocabulary<Position>
const english = new English(words, 'en', { term: (kind, id) => termOf(kind, id, 'en') })
const german = new German(words, 'de', { term: (kind, id) => termOf(kind, id, 'de') })
const italian = new Italian(words, 'it', { term: (kind, id) => termOf(kind, id, 'it') })

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
    sentence(`${LABELS.style[language]}: ${styleName(face.style, language)}`),
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

function effectText(effects: readonly Effect[], language: Language): string {
  if (language === 'de') return german.sentences(effects)
  return language === 'it' ? italian.sentences(effects) : english.sentences(effects)
}
