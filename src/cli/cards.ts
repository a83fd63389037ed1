import type { Language } from '../ability/language.ts'
import { excerpt } from '../kernel/excerpt.ts'
import { fold } from '../kernel/spelling.ts'
import { pageOf, seek } from '../games/index.ts'
import type { Printed, WholeTitle } from '../games/index.ts'
import { spelledLike } from '../play/command.ts'
import { Failure } from './failure.ts'
import { namesOf } from '../play/finding.ts'
import { listFace, showListing } from './face.ts'
import { adviseNames } from './names.ts'
import type { Terminal } from './terminal.ts'
import { WORDS } from './words.ts'

export interface CardWishes {
  readonly title: WholeTitle
  readonly set: string | undefined
  /** Which cards: a name or an id, or words that stand on them. Every card when there are none. */
  readonly about: string
  readonly language: Language
  readonly json: boolean
}

/** Prints every card of a game or set, or those that are asked for, one JSON line each or for reading. */
export function printCards({ title, set, about, language, json }: CardWishes, terminal: Terminal): void {
  const all = title.faces.filter((face) => set === undefined || setsOf(face).includes(set))
  if (title.faces.length === 0) throw new Failure(`${title.facts.title} has no cards.`)
  if (all.length === 0) {
    const sets = [...new Set(title.faces.flatMap(setsOf))].sort()
    const known = sets.length === 0 ? 'It has one set only: leave --set out.' : adviseNames(set ?? '', sets)
    throw new Failure(`${title.facts.title} has no set ${excerpt(set)}. ${known}`)
  }
  const faces = about === '' ? all : searchFaces(title, all, about, language)
  if (faces.length === 0) {
    const near = spelledLike(
      about,
      all.map(({ id }) => title.cardName(id, language)),
    )
    const where = set === undefined ? '' : ` in the set ${set}`
    throw new Failure(
      `No card of ${title.facts.title}${where} is called ${excerpt(about)} or has these words on it.${near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`}`,
    )
  }
  for (const face of faces) {
    const listing = listFace(title, face, language)
    if (json) {
      const { id, name, facts, text, native, designed } = listing
      terminal.print(JSON.stringify({ id, name, ...facts, text, native, designed }))
    } else terminal.print(`${showListing(listing, WORDS[language].designedMark)}\n`)
  }
}

/** The card that is called so, else all on which these words stand. */
function searchFaces(title: WholeTitle, all: readonly Printed[], words: string, language: Language): Printed[] {
  const called = all.filter((face) => namesOf(title, face, language).some((name) => fold(name) === fold(words)))
  if (called.length > 0) return called
  const fits = seek(words)
  return all.filter((face) =>
    fits(pageOf(...namesOf(title, face, language), title.cardFacts(face.id, language), ...title.cardText(face.id, language))),
  )
}

/** The sets in which a card was printed. */
function setsOf(face: Printed): string[] {
  const { set, sets, printings } = face as { set?: unknown; sets?: unknown; printings?: unknown }
  const found: string[] = typeof set === 'string' ? [set] : []
  if (Array.isArray(sets)) found.push(...sets.filter((one) => typeof one === 'string'))
  if (Array.isArray(printings)) for (const one of printings as { set?: unknown }[]) if (typeof one.set === 'string') found.push(one.set)
  return found
}
