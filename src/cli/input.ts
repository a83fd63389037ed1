import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '../ability/language.ts'
import type { Language } from '../ability/language.ts'
import { AGENT_NAMES, isAgentName } from '../ai/agent.ts'
import type { AgentName } from '../ai/agent.ts'
import { HABITS } from '../games/habits.ts'
import { titles } from '../games/index.ts'
import type { WholeTitle } from '../games/index.ts'
import type { GameName } from '../games/register.ts'
import { shorten } from '../kernel/excerpt.ts'
import { parseSeed } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { RECORD_LIMITS } from '../kernel/record-limits.ts'
import { parseRecord } from '../kernel/record.ts'
import type { GameRecord } from '../kernel/record.ts'
import { Failure } from './failure.ts'

/** What people give on the command line, checked. Every fault is a `Failure` that says what would be right. */
export function readTitle(name: string): WholeTitle {
  const title = titles.get(name)
  if (title === undefined) throw new Failure(`There is no game "${name}". Choose one of ${[...titles.keys()].join(', ')}.`)
  return title
}

export function readLanguage(text: string): Language {
  const language = LANGUAGES.find((one) => one === text)
  if (language === undefined) throw new Failure(`There is no language "${text}". Choose one of ${LANGUAGES.join(', ')}.`)
  return language
}

/** A fresh seed when none is given. */
export function readSeed(text: string | undefined): Seed {
  if (text === undefined) return randomBytes(16).toString('hex')
  const seed = parseSeed(text)
  if (seed === undefined) throw new Failure(`"${text}" is no seed. Give a whole number (0 to 9007199254740991) or 32 hexadecimal digits.`)
  return seed
}

export function readNumber(text: string, what: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) throw new Failure(`${what} must be a whole number from ${least} to ${most}, not "${text}".`)
  return value
}

/** As many as play at least when none is given. */
export function readSeats(name: string, text: string | undefined): number {
  const [least, most] = readTitle(name).game.seats
  return text === undefined ? least : readNumber(text, 'The number of seats', least, most)
}

/** Ids of habits, by their names in a game; at a table of any game, by those of all. */
export function readHabits(text: string | undefined, game: GameName | undefined): string[] {
  const known = (game === undefined ? Object.values(HABITS) : [HABITS[game] ?? []]).flat().map(({ id }) => id)
  return (text === undefined ? [] : text.split(',')).flatMap((name) => {
    const meant = known.filter((id) => id === name.trim() || id.split('.')[1] === name.trim())
    if (meant.length === 0) throw new Failure(`--always: no question is called "${name}". Name any of ${listNames(known)}, with commas.`)
    return meant
  })
}

const listNames = (ids: readonly string[]): string => [...new Set(ids.map((id) => id.split('.')[1]))].join(', ')

export function readAgent(text: string): AgentName {
  if (!isAgentName(text)) throw new Failure(`There is no computer player "${text}". Choose one of ${AGENT_NAMES.join(', ')}.`)
  return text
}

export function readText(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (problem) {
    throw new Failure(`${what} "${file}" cannot be read: ${faultOf(problem)}. Give the path of a file that exists.`)
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (problem) {
    throw new Failure(`"${file}" cannot be written: ${faultOf(problem)}. Give a path in a folder that exists and may be written to.`)
  }
}

/** A folder to write into; it is made when it is not there. */
export function openFolder(folder: string): string {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder
    // made one by one: in folders like /proc Node would try the recursive way for ever
    if (path.dirname(folder) !== folder) openFolder(path.dirname(folder))
    mkdirSync(folder)
  } catch (problem) {
    if (problem instanceof Failure) throw problem
    throw new Failure(`"${folder}" cannot be made: ${faultOf(problem)}. Give the path of a folder that may be written to.`)
  }
  return folder
}

export function readJson(file: string, what: string): unknown {
  try {
    return JSON.parse(readText(file, what)) as unknown
  } catch (problem) {
    if (problem instanceof Failure) throw problem
    const detail = problem instanceof Error ? problem.message.replace(/\s+/g, ' ') : String(problem)
    throw new Failure(`${what} "${file}" is not JSON: ${shorten(detail, 200)}. See docs/records.md for the format.`)
  }
}

export function readRecord(file: string): GameRecord {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  // a sign has four bytes at most
  if (size > 4 * RECORD_LIMITS.text) throw new Failure(`${file} has ${size} bytes; a record has at most ${RECORD_LIMITS.text} signs.`)
  const parsed = parseRecord(readText(file, 'The record'))
  if (!parsed.ok) throw new Failure(`${file}, line ${parsed.error.line}: ${parsed.error.message}.`)
  return parsed.value
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

function faultOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined
  if (code === 'ENOENT') return 'there is no such file or folder'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'that is not permitted'
  if (code === 'EEXIST') return 'there is a file of that name'
  if (code === 'ENOTDIR') return 'a part of the path is not a folder'
  return code === undefined ? String(problem) : String(code)
}
