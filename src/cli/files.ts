import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Language } from '../ability/language.ts'
import { shorten } from '../kernel/excerpt.ts'
import { RECORD_LIMITS } from '../kernel/record-limits.ts'
import { parseRecord } from '../kernel/record.ts'
import type { GameRecord } from '../kernel/record.ts'
import { sayUnreadable } from '../play/record-words.ts'
import { recordIn } from '../play/report.ts'
import type { Flaw } from '../play/unreadable.ts'
import { Failure, reasonOf } from './failure.ts'

/** Bytes of a text that anybody gives; a device like /dev/zero has no end. */
const LARGEST = 64 * 1024 * 1024
const PART = 1 << 20

export function readText(file: string, what: string, most = LARGEST): string {
  const bytes = attempt(`${what} ${quote(file)} cannot be read`, 'Give the path of a file that exists.', () => readBytes(file, what, most))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure(`${what} ${quote(file)} is no text: it is not written in UTF-8. Save it in that form.`)
  }
}

function readBytes(file: string, what: string, most: number): Uint8Array {
  const open = openSync(file, 'r')
  try {
    const tooLarge = (size: string) => new Failure(`${what} ${quote(file)} has ${size} bytes; it may have ${most}.`)
    const { size } = fstatSync(open)
    if (size > most) throw tooLarge(String(size))
    const parts: Uint8Array[] = []
    for (let left = most + 1; left > 0; ) {
      const part = new Uint8Array(Math.min(left, PART))
      const count = readSync(open, part)
      if (count === 0) return Buffer.concat(parts)
      parts.push(part.subarray(0, count))
      left -= count
    }
    throw tooLarge(`more than ${most}`)
  } finally {
    closeSync(open)
  }
}

/** Whether `writeText` has where to write, before the work that it is for. */
export function checkPlace(file: string): void {
  attemptToWrite(file, () => accessSync(path.dirname(file), constants.W_OK))
}

/** Written beside and renamed: neither a full disk nor an interruption costs what stood there. */
export function writeText(file: string, text: string | Uint8Array): void {
  attemptToWrite(file, () => {
    const before = statSync(file, { throwIfNoEntry: false })
    if (before !== undefined && !before.isFile()) {
      writeFileSync(file, text)
      return
    }
    const place = before === undefined ? file : realpathSync(file)
    const draft = `${place}.${process.pid}`
    try {
      writeFileSync(draft, text, { mode: before?.mode ?? 0o666 })
      renameSync(draft, place)
    } catch (problem) {
      rmSync(draft, { force: true })
      throw problem
    }
  })
}

/** Writes over a file of the same kind alone, so that a misspelt name costs nothing. */
export function replaceText(file: string, text: string, kind: { readonly name: string; reads(file: string): boolean }): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === true && !kind.reads(file))
    throw new Failure(`${quote(file)} is there already and is no ${kind.name}. Give another name, or remove it.`)
  writeText(file, text)
}

/** A folder to write into; it is made when it is not there. */
export function openFolder(folder: string): string {
  attempt(`${quote(folder)} cannot be made`, 'Give the path of a folder that may be written to.', () => makeFolder(folder))
  return folder
}

/** Made one by one: in folders like /proc Node would try the recursive way for ever. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return
  if (path.dirname(folder) !== folder) makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

export function readJson(file: string, what: string): unknown {
  const text = readText(file, what)
  try {
    return JSON.parse(text) as unknown
  } catch (problem) {
    const detail = problem instanceof Error ? problem.message.replace(/\s+/g, ' ') : String(problem)
    throw new Failure(`${what} ${quote(file)} is not JSON: ${shorten(detail, 200)}. See docs/records.md for the format.`)
  }
}

export function readRecord(file: string, language: Language): GameRecord {
  const text = readRecordText(file)
  const record = recordIn(text)
  const parsed = parseRecord(record)
  if (parsed.ok) return parsed.value
  const before = text.slice(0, text.length - record.length).split('\n').length - 1
  throw new Failure(`${sayFlaw(file, language, { ...parsed.error, line: before + parsed.error.line })}.`)
}

/** What is wrong with the record in a file. */
export const sayFlaw = (file: string, language: Language, flaw: Flaw): string => `${file}, ${sayUnreadable(language, flaw)}`

export const recordKind = {
  name: 'record',
  reads: (file: string) => parseRecord(readRecordText(file)).ok,
}

/** A sign has four bytes at most. */
const readRecordText = (file: string) => readText(file, 'The record', 4 * RECORD_LIMITS.text)

const attemptToWrite = (file: string, act: () => void): void =>
  attempt(`${quote(file)} cannot be written`, 'Give a path in a folder that exists and may be written to.', act)

/** Asks the system for something; what it refuses is a failure that says why, and what would be right. */
function attempt<T>(what: string, advice: string, act: () => T): T {
  try {
    return act()
  } catch (problem) {
    if (problem instanceof Failure) throw problem
    throw new Failure(`${what}: ${reasonOf(problem)}. ${advice}`)
  }
}

/** A path, whose end tells more than its beginning. */
function quote(file: string): string {
  return `"${file.length > 200 ? `…${file.slice(-200)}` : file}"`
}
