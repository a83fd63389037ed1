// What everything that comes from outside has to be, whatever it says.
import type { z } from 'zod'
import { Refused } from '../refusal.ts'
import { tellFlaw } from './flaw.ts'

/** Deeper than any message. */
const DEPTH = 32

/** What comes from outside is what its schema says, or it is refused with the place that is wrong. */
export function readPlain<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  checkPlain(value)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { path, message } = tellFlaw(result.error.issues[0])
  throw new Refused(400, 'bad-request', message, path.length === 0 ? undefined : path.join('.'))
}

/** Refuses what is nested too deep, and text that could not be stored: with a NUL, or half of a character. */
function checkPlain(value: unknown, depth = 0, path = ''): void {
  if (typeof value === 'string') checkText(value, path)
  if (typeof value !== 'object' || value === null) return
  if (depth >= DEPTH) throw new Refused(400, 'bad-request', `It is nested deeper than ${DEPTH} brackets.`, path)
  for (const [key, one] of Object.entries(value)) {
    checkText(key, path)
    checkPlain(one, depth + 1, path === '' ? key : `${path}.${key}`)
  }
}

function checkText(text: string, path: string): void {
  if (!isStorable(text)) throw new Refused(400, 'bad-request', 'A text has no NUL and no half of a character.', path)
}

/** Every key and every text of every message is looked at so. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
