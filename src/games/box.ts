import { excerpt } from '../kernel/excerpt.ts'
import type { Result, SetupError } from '../kernel/game.ts'

/** Some copies of a card in a box. */
export interface BoxEntry {
  readonly id: string
  readonly copies: number
}

/** The cards of a box as a setup names them, in the order in which they are dealt: `3 ballista`. */
export function nameBox(entries: readonly BoxEntry[]): string[] {
  return entries.map(({ id, copies }) => `${copies} ${id}`)
}

/** Reads what a setup from outside names. `isKnown` tells which ids there are. */
export function readBox(value: unknown, isKnown: (id: string) => boolean): Result<BoxEntry[], SetupError> {
  const fail = (code: string, message: string): Result<BoxEntry[], SetupError> => ({ ok: false, error: { code, message } })
  if (!Array.isArray(value)) return fail('bad-cards', 'cards must be a list such as ["3 ballista"]')
  const entries: BoxEntry[] = []
  for (const one of value as readonly unknown[]) {
    const [, copies, id] = (typeof one === 'string' && /^([1-9]\d?) (\S{1,100})$/.exec(one)) || []
    if (id === undefined) return fail('bad-card', `each of the cards must be copies and an id, such as "3 ballista", not ${excerpt(one)}`)
    if (!isKnown(id)) return fail('unknown-card', `there is no card ${excerpt(id)}`)
    if (entries.some((other) => other.id === id)) return fail('doubled-card', `the card "${id}" stands twice among the cards`)
    entries.push({ id, copies: Number(copies) })
  }
  return { ok: true, value: entries }
}

export function countCopies(entries: readonly BoxEntry[]): number {
  return entries.reduce((sum, { copies }) => sum + copies, 0)
}
