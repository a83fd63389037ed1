import { existsSync } from 'node:fs'
import type { Language } from '../ability/language.ts'
import { sayOwnFault } from '../games/index.ts'
import type { WholeTitle } from '../games/index.ts'
import { Failure } from './failure.ts'
import { readText, writeText } from './files.ts'

/** The option of all commands that play. */
export const CARDS_FLAG = ['--cards <file>', 'with your own values in the place of designed ones (docs/own-cards.md)'] as const

/** Lays the values of a file in the place of the designed ones, or the designed ones where no file is named. */
export function layOwnCards(title: WholeTitle, file: string | undefined, language: Language = 'en'): void {
  const { ownBox, facts } = title
  if (file === undefined) {
    ownBox?.lay(undefined)
    return
  }
  if (ownBox === undefined)
    throw new Failure(`${facts.title} is played with the decks that you have: leave --cards out, and give --deck where you want to.`)
  const read = ownBox.readText(readText(file, 'The file of cards'))
  if (!read.ok) throw new Failure(read.error.map((fault) => `${file}: ${sayOwnFault(fault, language)}.`).join('\n'))
  ownBox.lay(read.value)
}

/** Writes a file with all values that can be changed, to be filled in by who owns the box. */
export function writeOwnCards({ ownBox, facts }: WholeTitle, file: string): void {
  if (ownBox === undefined) throw new Failure(`${facts.title} has no designed cards to be changed: it is played with decks.`)
  if (existsSync(file)) throw new Failure(`${file} is there already. Name another file, so that no values of yours are lost.`)
  writeText(file, `${JSON.stringify(ownBox.write(), undefined, 1)}\n`)
}
