import type { Language } from '../ability/language.ts'
import type { Printed, Title } from '../games/index.ts'
import { Failure } from './failure.ts'
import { listFace, showListing } from './face.ts'
import type { Terminal } from './terminal.ts'
import { WORDS } from './words.ts'

export interface CardWishes {
  readonly title: Title
  readonly set: string | undefined
  readonly language: Language
  readonly json: boolean
}

/** Prints every card of a game or set, one JSON line each or for reading. */
export function printCards({ title, set, language, json }: CardWishes, terminal: Terminal): void {
  const faces = title.faces.filter((face) => set === undefined || setsOf(face).includes(set))
  if (faces.length === 0) {
    const sets = [...new Set(title.faces.flatMap(setsOf))].sort()
    const known = sets.length === 0 ? 'It has one set only: leave --set out.' : `Its sets are ${sets.join(', ')}.`
    throw new Failure(`${title.facts.title} has no set "${set}". ${known}`)
  }
  for (const face of faces) {
    const listing = listFace(title, face, language)
    if (json) {
      const { id, name, facts, text, native, designed } = listing
      terminal.print(JSON.stringify({ id, name, ...facts, text, native, designed }))
    } else terminal.print(`${showListing(listing, WORDS[language].designedMark)}\n`)
  }
}

/** The sets in which a card was printed. */
function setsOf(face: Printed): string[] {
  const { set, sets, printings } = face as { set?: unknown; sets?: unknown; printings?: unknown }
  const found: string[] = typeof set === 'string' ? [set] : []
  if (Array.isArray(sets)) found.push(...sets.filter((one) => typeof one === 'string'))
  if (Array.isArray(printings)) for (const one of printings as { set?: unknown }[]) if (typeof one.set === 'string') found.push(one.set)
  return found
}
