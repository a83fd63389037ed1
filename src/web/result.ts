import type { Result } from '../play/forecast.ts'
import type { Words } from './words.ts'

/** What comes of an option, in parts: first what is certain. */
export function sayResult({ perhaps }: Words, result: Result | undefined): string[] {
  return [...(result?.certain ?? []), ...(result?.possible ?? []).map(perhaps)]
}

/** What comes of each of several options, parted into what comes of all of them and what comes of each alone. */
export function partResults(results: readonly (readonly string[])[]): {
  readonly shared: readonly string[]
  readonly own: readonly string[][]
} {
  const [first = [], ...others] = results
  const shared = others.length === 0 ? [] : first.filter((part) => others.every((parts) => parts.includes(part)))
  return { shared, own: results.map((parts) => parts.filter((part) => !shared.includes(part))) }
}
