import type { Language } from '../ability/language.ts'
import { BESIDE_WORDS } from './beside-words/index.ts'
import type { Result } from './forecast.ts'

/** So many parts are read beside an option, and beside one of many, which are to be seen at once. */
const MOST = 4
const MOST_OF_MANY = 2
/** More options than these are many. */
const FEW = 4
/** And of those that depend on the next answer. */
const MOST_OPEN = 2

/** What comes of each of several options, in parts, parted into what is sure to come of all of them and what comes of each alone. */
export function partResults(
  language: Language,
  results: readonly (Partial<Result> | undefined)[],
): { readonly shared: readonly string[]; readonly own: readonly string[][] } {
  const { asChosen, nothing, perhaps } = BESIDE_WORDS[language]
  const sure = results.map((result) => (result?.still ? [nothing] : (result?.certain ?? [])))
  const open = results.map((result) => result?.chosen ?? [])
  const [sureOfAll, openToAll] = [commonTo(sure), commonTo(open)]
  // what may come whatever is chosen says nothing
  const maybe = commonTo(results.map((result) => result?.possible ?? []))
  const lead = (parts: readonly string[]) => (parts.length === 0 ? [] : [asChosen(parts.slice(0, MOST_OPEN).join(' / '))])
  const own = results.map((result, at) => [
    ...(result?.fate ?? []),
    ...sure[at].filter((part) => !sureOfAll.includes(part)),
    ...lead(open[at].filter((part) => !openToAll.includes(part))),
    ...(result?.possible ?? []).filter((part) => !maybe.includes(part)).map(perhaps),
  ])
  return {
    shared: [...sureOfAll, ...lead(openToAll)].slice(0, MOST),
    own: own.map((parts) => parts.slice(0, results.length > FEW ? MOST_OF_MANY : MOST)),
  }
}

function commonTo([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return others.length === 0 ? [] : first.filter((part) => others.every((parts) => parts.includes(part)))
}
