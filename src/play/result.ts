import type { BesideWords } from './beside-words/index.ts'
import type { Result } from './forecast.ts'

/** What comes of each of several options, in parts, parted into what is sure to come of all of them and what comes of each alone. */
export function partResults(
  { perhaps }: Pick<BesideWords, 'perhaps'>,
  results: readonly (Result | undefined)[],
): { readonly shared: readonly string[]; readonly own: readonly string[][] } {
  const sure = commonTo(results.map((result) => result?.certain ?? []))
  // what may come whatever is chosen says nothing
  const maybe = commonTo(results.map((result) => result?.possible ?? []))
  const own = results.map((result) => [
    ...(result?.fate ?? []),
    ...(result?.certain ?? []).filter((part) => !sure.includes(part)),
    ...(result?.possible ?? []).filter((part) => !maybe.includes(part)).map(perhaps),
  ])
  return { shared: sure, own }
}

function commonTo([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return others.length === 0 ? [] : first.filter((part) => others.every((parts) => parts.includes(part)))
}
