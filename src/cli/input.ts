import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '../ability/language.ts'
import type { Language } from '../ability/language.ts'
import { AGENT_NAMES } from '../ai/agent.ts'
import type { AgentName } from '../ai/agent.ts'
import { HABITS } from '../games/habits.ts'
import { titles } from '../games/index.ts'
import type { WholeTitle } from '../games/index.ts'
import type { GameName } from '../games/register.ts'
import { excerpt } from '../kernel/excerpt.ts'
import { parseSeed } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { Failure } from './failure.ts'
import { adviseNames, readName } from './names.ts'

/** What people give on the command line, checked. Every fault is a `Failure` that says what would be right. */
export function readTitle(name: string): WholeTitle {
  return titles.get(readName(name, 'game', [...titles.keys()]))!
}

export function readLanguage(text: string): Language {
  return readName(text, 'language', LANGUAGES)
}

/** A fresh seed when none is given. */
export function readSeed(text: string | undefined): Seed {
  if (text === undefined) return randomBytes(16).toString('hex')
  const seed = parseSeed(text)
  if (seed === undefined)
    throw new Failure(`${excerpt(text)} is no seed. Give a whole number (0 to 9007199254740991) or 32 hexadecimal digits.`)
  return seed
}

export function readNumber(text: string, what: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most))
    throw new Failure(`${what} must be a whole number from ${least} to ${most}, not ${excerpt(text)}.`)
  return value
}

/** As many as play at least when none is given; four in teams. */
export function readSeats(name: string, text: string | undefined, teams = false): number {
  const [least, most] = readTitle(name).game.seats
  if (teams && text !== undefined && text !== '4') throw new Failure('Two teams of two are four: leave --seats out, or --teams.')
  if (teams) return 4
  return text === undefined ? least : readNumber(text, 'The number of seats', least, most)
}

/** Ids of habits, by their names in a game; at a table of any game, by those of all. */
export function readHabits(text: string | undefined, game: GameName | undefined): string[] {
  const known = (game === undefined ? Object.values(HABITS) : [HABITS[game] ?? []]).flat().map(({ id }) => id)
  return (text === undefined ? [] : text.split(',')).flatMap((name) => {
    const meant = known.filter((id) => id === name.trim() || id.split('.')[1] === name.trim())
    if (meant.length > 0) return meant
    const names = [...new Set(known.map((id) => id.split('.')[1]))]
    throw new Failure(`--always: no question is called ${excerpt(name)}. ${adviseNames(name, names)} Several are separated by commas.`)
  })
}

export function readAgent(text: string): AgentName {
  return readName(text, 'computer player', AGENT_NAMES)
}

/** The folder of the project, found from the place of the program. */
export function projectRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!isRoot(folder)) {
    const above = path.dirname(folder)
    if (above === folder)
      throw new Failure('The folder of the project was not found. Run this program from its checkout with "npm run catena".')
    folder = above
  }
  return folder
}

function isRoot(folder: string): boolean {
  const file = path.join(folder, 'package.json')
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'catena'
}
