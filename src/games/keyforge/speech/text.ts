import type { Language } from '../../../ability/language.ts'
import type { English } from '../../../ability/text/en.ts'
import type { German } from '../../../ability/text/de.ts'
import type { Italian } from '../../../ability/text/it.ts'
import { capital } from '../../../ability/text/capital.ts'
import type { TextLine } from '../../../ability/text/line.ts'
import { beginReading } from '../../../ability/text/reading.ts'
import type { Ability, Effect } from '../../../ability/tree.ts'
import { isJoint, together, vocabulary } from '../words/index.ts'
import { definitionById, SIDE } from '../rules/index.ts'
import { packOf } from './language-pack.ts'
import { nameOf } from './names.ts'
import type { CardFace } from '../rules/index.ts'
import { termOf } from './terms.ts'

/** Begins to read a card by its name; what other cards are called is a term, too. */
function read(language: Language, self: string): English | German | Italian {
  return beginReading(packOf(language), language, (kind, id) => (kind === 'card' ? nameOf(id, language) : termOf(kind, id, language)), self)
}

/** The text of a card: keywords in one line, then one line for each ability. Throws for an unknown card. */
export function textOf(id: string, language: Language): TextLine[] {
  const definition = definitionById.get(id)
  if (definition === undefined) throw new Error(`there is no card "${id}"`)
  return textOfFace(definition.face, language)
}

export function textOfFace(face: CardFace, language: Language): TextLine[] {
  const read = () => readCard(face, language)
  const lines: TextLine[] = []
  if (face.enhance !== undefined) {
    const { icons } = packOf(language).phrases
    lines.push({ text: `${capital(termOf('keyword', 'enhance', language))}: ${face.enhance.map((icon) => icons[icon]).join(', ')}.` })
  }
  const keywords = face.abilities.filter((tree) => tree.word === 'keyword').map((tree) => read().ability(tree))
  if (keywords.length > 0) lines.push({ text: keywords.join(' ') })
  for (const [i, tree] of face.abilities.entries()) {
    if (tree.word === 'keyword') continue
    const next = face.abilities[i + 1]
    if (i > 0 && isJoint(face.abilities[i - 1], tree)) continue
    if (next !== undefined && isJoint(tree, next)) {
      lines.push({ text: read().ability(together(tree, next)) })
      continue
    }
    lines.push(read().lineOf(tree))
  }
  return lines
}

/** The n-th ability of a card's text, from 0; undefined where there is none. */
export function textOfNth(id: string | undefined, n: number, language: Language): string | undefined {
  const card = id === undefined ? undefined : cardSpoken(id, language)
  const text = card?.texts[n]
  return text && card.reader.ability(text)
}

/** A card to be read aloud: its abilities, and from `SIDE` on those of its other side. */
export function cardSpoken(id: string, language: Language) {
  const face = definitionById.get(id)?.face
  if (face === undefined) return undefined
  const texts = [...face.abilities]
  for (const [n, ability] of (face.side?.abilities ?? []).entries()) texts[SIDE + n] = ability
  return { reader: readCard(face, language), texts }
}

/** Begins to read a card, which its text calls by its name. */
function readCard(face: CardFace, language: Language): English | German | Italian {
  const name = nameOf(face.id, language)
  return read(language, { en: name, de: name, it: `“${name}”` }[language])
}

/** What one ability of a card says, in English; `giver` is the card that gave it. */
export function textOfAbility(tree: Ability, face: CardFace, giver?: CardFace): string {
  // keywords that act as abilities are named, they have no sentence of their own
  if (!vocabulary.words.has(tree.word)) return tree.word
  const reader = read('en', giver?.name ?? face.name)
  const text = () => reader.ability(tree)
  return giver === undefined ? text() : reader.given(face.name, text)
}

/** What one alternative of a choice says, in English. */
export function textOfEffect(tree: Effect, face: CardFace): string {
  return read('en', face.name).sentences([tree])
}
