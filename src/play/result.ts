import type { Language } from '../ability/language.ts'
import { BESIDE_WORDS } from './beside-words/index.ts'
import type { Result } from './forecast.ts'

/** So many parts are read beside an option, beside one of many a part less; what depends on the next answer is one of them. */
const MOST = 4
/** More options than these are many. */
const FEW = 4
/** Of six options and more so many, besides what depends on the next answer: as many answers as can be are to be seen at once. */
const MOST_OF_SIX = 2
/** And of what depends on the next answer: of that which comes to the card of the option, and of all else. */
const MOST_OPEN = 2

const NOTHING_LEFT = { sure: [], open: [] }

/** What is read beside an option, and what is there besides and not said. */
interface Read {
  readonly sure: readonly string[]
  readonly open: readonly string[]
  readonly possible: readonly string[]
  readonly left: { readonly sure: readonly string[]; readonly open: readonly string[] }
}

/** What comes of each of several options, in parts, parted into what is sure to come of all of them and what comes of each alone. */
export function partResults(
  language: Language,
  results: readonly (Partial<Result> | undefined)[],
): {
  readonly shared: readonly string[]
  readonly own: readonly string[][]
  /** What comes of an option alone with all that has no room beside it; undefined where nothing is left out. */
  readonly whole: readonly (string | undefined)[]
} {
  const { asChosen, nothing, perhaps } = BESIDE_WORDS[language]
  const sure = results.map((result) => (result?.still ? [nothing] : (result?.certain ?? [])))
  const open = results.map((result) => result?.chosen ?? [])
  const [sureOfAll, openToAll] = [commonTo(sure), commonTo(open)]
  // what may come whatever is chosen says nothing
  const maybe = commonTo(results.map((result) => result?.possible ?? []))
  const most = results.length > FEW ? MOST - 1 : MOST
  const lead = (parts: readonly string[], isCut: boolean) =>
    parts.length === 0 ? [] : [asChosen([...parts, ...(isCut ? ['…'] : [])].join(' / '))]
  const read = results.map((result, at): Read => {
    const { fate = [], either = [], possible = [] } = result ?? {}
    const others = sure[at].filter((part) => !sureOfAll.includes(part))
    const further = open[at].filter((part) => !openToAll.includes(part))
    // neither what is sure of others nor what is open goes for all that is sure of the card itself
    const room = results.length > FEW + 1 ? MOST_OF_SIX : most - (either.length + further.length > 0 ? 1 : 0)
    const own = fate.slice(0, Math.max(1, room - Math.min(1, others.length)))
    const said = others.slice(0, room - own.length)
    const maybes = possible.filter((part) => !maybe.includes(part)).map(perhaps)
    const rest = maybes.slice(0, room - own.length - said.length)
    return {
      sure: [...own, ...said],
      open: [...either.slice(0, MOST_OPEN), ...further.slice(0, MOST_OPEN)],
      possible: rest,
      left: {
        sure: [...fate.slice(own.length), ...others.slice(said.length), ...maybes.slice(rest.length)],
        open: [...either.slice(MOST_OPEN), ...further.slice(MOST_OPEN)],
      },
    }
  })
  const say = ({ sure, open, possible, left }: Read, at: number) => [
    ...sure,
    ...lead(open, left.open.length > 0 || results[at]?.unfollowed === true),
    ...possible,
    ...(left.sure.length > 0 ? ['…'] : []),
  ]
  const texts = read.map((one, at) => say(one, at).join(' · '))
  return {
    shared: [
      ...sureOfAll,
      ...lead(openToAll.slice(0, MOST_OPEN), openToAll.length > MOST_OPEN || results.some((result) => result?.unfollowed)),
    ].slice(0, MOST),
    own: read.map((one, at) =>
      say(
        tellApart(
          one,
          read.filter((_, other) => other !== at && texts[other] === texts[at]),
        ),
        at,
      ),
    ),
    whole: read.map(({ sure, open, possible, left }, at) =>
      left.sure.length + left.open.length === 0
        ? undefined
        : say({ sure: [...sure, ...left.sure], open: [...open, ...left.open], possible, left: NOTHING_LEFT }, at).join(' · '),
    ),
  }
}

/** Options that would read alike though they differ say the first thing in which they do. */
function tellApart(one: Read, alike: readonly Read[]): Read {
  const leftBy = ({ left }: Read) => [...left.sure, ...left.open]
  const isOwn = (part: string) => alike.some((other) => !leftBy(other).includes(part))
  const take = (from: keyof Read['left'], part: string): Read => ({
    ...one,
    [from]: [...one[from], part],
    left: { ...one.left, [from]: one.left[from].filter((other) => other !== part) },
  })
  const [sure, open] = [one.left.sure.find(isOwn), one.left.open.find(isOwn)]
  if (sure !== undefined) return take('sure', sure)
  return open === undefined ? one : take('open', open)
}

function commonTo([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return others.length === 0 ? [] : first.filter((part) => others.every((parts) => parts.includes(part)))
}
