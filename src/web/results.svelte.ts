import type { partResults } from '../play/result.ts'
import type { OptionLine } from './protocol.ts'
import { settings } from './settings.svelte.ts'

// what comes of options is told later than they are
let part = $state.raw<typeof partResults>()

/** What comes of each of these options, in parts; undefined until the words for it are there. */
export function resultsOf(lines: readonly OptionLine[]): ReturnType<typeof partResults> | undefined {
  const found = lines.map(({ result }) => result)
  if (part === undefined && found.some(Boolean)) void import('../play/result.ts').then((result) => (part = result.partResults))
  return part?.(settings.language, found)
}
