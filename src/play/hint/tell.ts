// What comes of a choice by the end of its turn, in words: of a hint, and of what the analysis compares.
import { BESIDE_WORDS, type BesideWords } from '../beside-words/index.ts'
import type { Count, Outlook } from './outlook.ts'
import type { Language } from '../../ability/language.ts'
import type { Hint } from './hint.ts'
import { HINT_WORDS, type HintWords } from './words.ts'

export interface ToldOutlook {
  /** What changes, the counts first. */
  readonly comes: readonly string[]
  /** What is done then. */
  readonly plan: readonly string[]
}

interface Telling {
  readonly words: Pick<BesideWords, 'counts' | 'perhaps'>
  readonly own: Pick<HintWords, 'counts' | 'range' | 'otherwise'>
  readonly nameSeat: (seat: number) => string
}

/** Differences of less than this, in the mean of all worlds, are none. */
const LEAST = 0.5
const LINES = 6
/** What changes with every turn is only told where two choices differ in it. */
const USUAL: readonly string[] = ['hand', 'deck', 'initiative']

/** A hint as it is read: what would be good, why, and how sure that is. `most`: as many parts of the reason. */
export function sayHint(hint: Hint, language: Language, nameSeat: (seat: number) => string, most = LINES): readonly string[] {
  const own = HINT_WORDS[language]
  if (hint.text === undefined) return [own.nothing]
  return [
    own.good(hint.whole ?? hint.text),
    sayReason(hint, { words: BESIDE_WORDS[language], own, nameSeat }, most),
    compare(hint, own),
  ].filter(Boolean)
}

/** Why it is good: what the next best option does not bring; where both bring the same, what that is, or what it goes on with. */
function sayReason({ outlook, next }: Hint, telling: Telling & { readonly own: HintWords }, most: number): string {
  const { own } = telling
  if (outlook === undefined) return own.unchanged
  const gain = next && tellGain(outlook, next.outlook, telling)
  if (next && gain && gain.lines.length > 0)
    return `${(gain.isLater ? own.later : own.apart)(next.text, outlook.first)} ${gain.lines.slice(0, most).join(' · ')}`
  const { comes, plan } = tellOutlook(outlook, telling)
  if (comes.length > 0) return `${own.comes(outlook.first)} ${comes.slice(0, most).join(' · ')}`
  if (plan.length > 0) return `${own.plan(outlook.first)} ${plan.slice(0, most).join(' · ')}`
  // what changes with every turn is better than no reason
  const tell = (counts: readonly Count[]) =>
    counts
      .filter(isChanged)
      .map((count) => tellCount(count, telling))
      .slice(0, most)
      .join(' · ')
  const [end, later] = [tell(outlook.counts), tell(outlook.later)]
  if (end !== '') return `${own.comes(outlook.first)} ${end}`
  return later === '' ? own.unchanged : `${own.comesLater(outlook.first)} ${later}`
}

function compare({ clear, shares }: Hint, own: HintWords): string {
  const verdict = clear ? own.clear : own.close
  if (shares === undefined) return verdict
  const [best, next] = shares
  return best > next ? `${own.shares(best, next)} ${verdict}` : own.either(own.range(best, next))
}

export function tellOutlook({ counts, result, plan }: Outlook, telling: Telling): ToldOutlook {
  const changed = counts.filter((count) => isChanged(count) && !USUAL.includes(count.what))
  return {
    comes: [...changed.map((count) => tellCount(count, telling)), ...tellResult(result, telling)].slice(0, LINES),
    plan: plan.slice(0, 3),
  }
}

/** What comes of one choice and not of the other, counts that are better with it first; where nothing does, what it goes on with. */
export function tellApart(one: Outlook, other: Outlook, telling: Telling): { readonly isPlan: boolean; readonly lines: readonly string[] } {
  const counts = differing(one.counts, other.counts).map(({ count }) => tellCount(count, telling))
  const lines = [...counts, ...tellOnly(one, other, telling)]
  if (lines.length > 0) return { isPlan: false, lines }
  const { plan } = tellOutlook(one, telling)
  return { isPlan: true, lines: plan.filter((line) => !tellOutlook(other, telling).plan.includes(line)) }
}

/** What speaks for one choice against the other: what it brings by the end of the turn; where that is nothing, by the next one. */
export function tellGain(one: Outlook, other: Outlook, telling: Telling): { readonly isLater: boolean; readonly lines: readonly string[] } {
  const gains = (counts: readonly Count[], others: readonly Count[]): string[] =>
    differing(counts, others)
      .filter(({ isBetter }) => isBetter)
      .map(({ count, instead }) => `${tellCount(count, telling)} (${telling.own.otherwise(rangeOf(instead, telling))})`)
  const lines = [...gains(one.counts, other.counts), ...tellOnly(one, other, telling)]
  if (lines.length > 0) return { isLater: false, lines: lines.slice(0, LINES) }
  return { isLater: true, lines: gains(one.later, other.later).slice(0, LINES) }
}

/** Counts that differ by more than the worlds do among themselves, and so that it can be read. */
function differing(counts: readonly Count[], others: readonly Count[]) {
  return counts
    .flatMap((count, at) => {
      const instead = others[at]
      const gaps = count.ends.slice(0, instead.ends.length).map((end, world) => end - instead.ends[world])
      const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
      const noise = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length / Math.max(1, gaps.length - 1))
      const isSame = Math.min(...count.ends) === Math.min(...instead.ends) && Math.max(...count.ends) === Math.max(...instead.ends)
      return isSame || Math.abs(mean) < Math.max(LEAST, 2 * noise) ? [] : [{ count, instead, isBetter: mean > 0 === count.wanted }]
    })
    .sort((a, b) => Number(b.isBetter) - Number(a.isBetter))
}

/** What happens to cards with one of two choices only. */
function tellOnly({ result }: Outlook, other: Outlook, telling: Telling): string[] {
  const known = [...other.result.certain, ...other.result.possible]
  const isNew = (text: string): boolean => !known.includes(text)
  return tellResult({ certain: result.certain.filter(isNew), possible: result.possible.filter(isNew) }, telling)
}

function tellResult({ certain, possible }: Outlook['result'], { words }: Telling): string[] {
  return [...certain, ...possible.map(words.perhaps)].slice(0, 4)
}

/** What is counted, and what it comes to. */
export function tellCount(count: Pick<Count, 'what' | 'seat' | 'now' | 'ends'>, telling: Telling): string {
  const { what, seat, now } = count
  const { words, own, nameSeat } = telling
  const came = isChanged(count) ? ` → ${rangeOf(count, telling)}` : ''
  return `${nameSeat(seat)}: ${words.counts[what] ?? own.counts[what]} ${now}${came}`
}

const isChanged = ({ now, ends }: Pick<Count, 'now' | 'ends'>): boolean => ends.some((end) => end !== now)

const rangeOf = ({ ends }: Pick<Count, 'ends'>, { own }: Telling): string => own.range(Math.min(...ends), Math.max(...ends))
