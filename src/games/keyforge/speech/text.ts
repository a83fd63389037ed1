import type { Language } from '../../../ability/language.ts'
import { English, sentence } from '../../../ability/text/en.ts'
import { German } from '../../../ability/text/de.ts'
import { Italian } from '../../../ability/text/it.ts'
import type { Ability, Effect } from '../../../ability/tree.ts'
import type { Position } from '../../../kernel/position.ts'
import type { Vocabulary } from '../../../ability/language.ts'
import { BOLD_END, vocabulary } from '../words/index.ts'
import { definitionById } from '../rules/index.ts'
import { packOf } from './language-pack.ts'
import type { CardFace } from '../rules/index.ts'
import { termsOf } from './terms.ts'

/** One line of a card's text; the bold word that starts it stands apart. */
export interface TextLine {
  readonly trigger?: string
  readonly text: string
}

/** The name in the language, English where it is not known. */
export function nameOf(id: string, language: Language): string {
  return packOf(language).names[id] ?? definitionById.get(id)?.face.name ?? id
}

const words = vocabulary as unknown as Vocabulary<Position>
const terms = { en: termsOf('en', nameOf), de: termsOf('de', nameOf), it: termsOf('it', nameOf) }
const readers = { en: new English(words, 'en', terms.en), de: new German(words, 'de', terms.de), it: new Italian(words, 'it', terms.it) }

/** The text of a card: keywords in one line, then one line for each ability. Throws for an unknown card. */
export function textOf(id: string, language: Language): TextLine[] {
  const definition = definitionById.get(id)
  if (definition === undefined) throw new Error(`there is no card "${id}"`)
  return textOfFace(definition.face, language)
}

export function textOfFace(face: CardFace, language: Language): TextLine[] {
  const reader = readers[language]
  readAs(face, language)
  const lines: TextLine[] = []
  const keywords = face.abilities.filter((tree) => tree.word === 'keyword').map((tree) => reader.ability(tree))
  if (keywords.length > 0) lines.push({ text: keywords.join(' ') })
  for (const tree of face.abilities) {
    if (tree.word === 'keyword') continue
    const [head, ...rest] = readOne(tree, language).split(BOLD_END)
    lines.push(rest.length === 0 ? { text: head } : { trigger: head.replace(/:$/, ''), text: rest.join('').trim() })
  }
  return lines
}

/** The n-th ability of a card's text, from 0; undefined where there is none. */
export function textOfNth(id: string | undefined, n: number, language: Language): string | undefined {
  const face = id === undefined ? undefined : definitionById.get(id)?.face
  if (face?.abilities[n] === undefined) return undefined
  readAs(face, language)
  return readOne(face.abilities[n], language).replace(BOLD_END, '')
}

/** The card that the text calls itself. */
function readAs(face: CardFace, language: Language): void {
  const name = nameOf(face.id, language)
  readers[language].self = { en: name, de: `„${name}“`, it: `“${name}”` }[language]
  readers[language].selfType = face.type
}

function readOne(tree: Ability, language: Language): string {
  // nothing was named yet
  readers.de.gender = 'f'
  readers.it.gender = 'f'
  return readers[language].ability(tree)
}

/** What one ability of a card says, in English; `giver` is the card that gave it. */
export function textOfAbility(tree: Ability, face: CardFace, giver?: CardFace): string {
  // keywords that act as abilities are named, they have no sentence of their own
  if (!vocabulary.words.has(tree.word)) return tree.word
  const { en } = readers
  en.self = giver?.name ?? face.name
  const read = () => en.ability(tree)
  return (giver === undefined ? read() : en.given(face.name, read)).replace(BOLD_END, '')
}

/** What one alternative of a choice says, in English. */
export function textOfEffect(tree: Effect, face: CardFace): string {
  readers.en.self = face.name
  return sentence(readers.en.effect(tree))
}
