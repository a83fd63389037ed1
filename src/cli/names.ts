import { excerpt } from '../kernel/excerpt.ts'
import { fold } from '../kernel/spelling.ts'
import { spelledLike } from '../play/command.ts'
import { Failure } from './failure.ts'

/** One of these names. For any other a failure says which may have been meant and which there are. */
export function readName<T extends string>(text: string, what: string, names: readonly T[]): T {
  const name = names.find((one) => one === text)
  if (name === undefined) throw new Failure(`There is no ${what} ${excerpt(text)}. ${adviseNames(text, names)}`)
  return name
}

/** What would be right in the place of a word that is none of these. */
export function adviseNames(text: string, names: readonly string[]): string {
  return `${guessName(text, names)}Choose one of ${names.join(', ')}.`
}

/** Which of these may have been meant, as a sentence with a space behind it; nothing where none comes near. */
export function guessName(text: string, names: readonly string[]): string {
  // a letter or two come near everything
  const near = text.length > 2 ? spelledLike(text, names) : names.filter((name) => fold(name) === fold(text))
  return near.length === 0 ? '' : `Did you mean ${near.join(' or ')}? `
}
