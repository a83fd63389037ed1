import { excerpt } from '../kernel/excerpt.ts'
import type { SetupError } from '../kernel/game.ts'

/** Refuses what a setup has and nobody would read: it would be left out in silence, and a misspelt field is one of them. */
export function refuseFields(value: object, fields: readonly string[], what = 'a setup'): SetupError | undefined {
  const unknown = Object.keys(value).find((name) => !fields.includes(name))
  if (unknown === undefined) return undefined
  return { code: 'unknown-field', message: `${excerpt(unknown)} is not part of ${what}; it has ${fields.join(', ')}` }
}
