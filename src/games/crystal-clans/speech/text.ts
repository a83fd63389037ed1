import type { Language } from '../../../ability/language.ts'
import type { TextLine } from '../../../ability/text/line.ts'
import { capital } from '../../../ability/text/capital.ts'
import { beginReading } from '../../../ability/text/reading.ts'
import { type Face, type Style, STYLES, type UnitFace } from '../face.ts'
import { faces, textsOf } from '../faces.ts'
import { packOf } from './language-pack.ts'
import { halfName, styleName, termOf } from './terms.ts'

/** Names and texts of cards, rendered from what the cards do. */

const LABELS = {
  style: { en: 'Style', de: 'Stil', it: 'Stile' },
  none: { en: 'No effect.', de: 'Kein Effekt.', it: 'Nessun effetto.' },
}

/** Against it, the left effect counts (cc.battle.4). */
const beatenBy = (style: Style): Style => STYLES[(STYLES.indexOf(style) + 1) % STYLES.length]

function faceCalled(id: string): Face {
  const face = faces.find((candidate) => candidate.id === id)
  if (face === undefined) throw new Error(`there is no card "${id}" in Crystal Clans`)
  return face
}

export function cardName(id: string, language: Language): string {
  return faceCalled(id).name[language]
}

/** A card to be read aloud: its abilities, then its effects as battle card. */
export function cardSpoken(id: string, language: Language) {
  const face = faces.find((candidate) => candidate.id === id)
  return face && { reader: beginReading(packOf(language), language, termOf, face.name[language]), texts: textsOf(face) }
}

/** The text of a card, a line for each ability and battle effect. */
export function cardText(id: string, language: Language): TextLine[] {
  const face = faceCalled(id)
  const lines = abilityText(id, language)
  if (face.type === 'crystal') return lines
  const { left, right } = battleText(id, language)
  return [
    ...lines,
    { trigger: LABELS.style[language], text: `${styleName(face.style, language)}.` },
    { trigger: `${capital(halfName('left', language))} ${styleName(beatenBy(face.style), language)}`, text: left },
    { trigger: capital(halfName('right', language)), text: right },
  ]
}

/** The abilities of a card, a line each; a crystal without any says so. */
export function abilityText(id: string, language: Language): TextLine[] {
  const face = faceCalled(id)
  const lines = face.abilities.map((ability) => beginReading(packOf(language), language, termOf, face.name[language]).lineOf(ability))
  return face.type === 'crystal' && lines.length === 0 ? [{ text: LABELS.none[language] }] : lines
}

/** Both effects of a unit as battle card; fails for a crystal. */
export function battleText(id: string, language: Language): { readonly left: string; readonly right: string } {
  const face = faceCalled(id)
  if (face.type === 'crystal') throw new Error(`"${id}" is a crystal and no battle card`)
  const read = (effects: UnitFace['left']) => beginReading(packOf(language), language, termOf, face.name[language]).sentences(effects)
  return { left: read(face.left), right: read(face.right) }
}
