// The tabs below a creature: all of its upgrades, in the height that its tile leaves. Whole names where they have room, in two lines if need be.
import { countLines, measure } from './letters.ts'
import { TAB } from './room.ts'

export interface Tab {
  readonly text: string
  readonly lines: number
}

/** Rows of tabs, mostly of one. */
export type Tabs = readonly (readonly Tab[])[]

/** Height of each further line. */
const LINE = 12
/** Width of a letter on a tab, and what lies beside the letters of one that shares its row. */
const LETTER = 6.1
const EDGES = 3

export const heightOf = (rows: Tabs): number =>
  rows.reduce((sum, row) => sum + TAB + (Math.max(...row.map(({ lines }) => lines)) - 1) * LINE, 0)

/** A creature without neighbours has so much more room for the names of its upgrades. */
const ALONE = 1.8

/** The tabs of both battlelines, whole in the first of these heights that has room for it, and how high the highest stack is. `width`: of the words on one. */
export function fitTabs(
  lines: readonly (readonly (readonly string[])[])[],
  width: number,
  heights: readonly number[],
): { tabs: readonly (readonly Tabs[])[]; stack: number } {
  const worn = lines.flat(2)
  const pack = (high: number) =>
    lines.map((upgrades) => upgrades.map((names) => packTabs(names, worn, upgrades.length === 1 ? ALONE * width : width, high)))
  const tries = heights.map(pack)
  const tabs = tries.find((all) => all.flat(3).every(({ text }) => worn.includes(text))) ?? tries[tries.length - 1]
  return { tabs, stack: Math.max(0, ...tabs.flat().map(heightOf)) }
}

/** Rows of tabs for these names. `width`: of the words on one; `worn`: names of all upgrades on the table. */
export function packTabs(names: readonly string[], worn: readonly string[], width: number, high: number): Tabs {
  const room = width / LETTER
  const whole = names.map((text) => ({ text, lines: countLines(text, room) }))
  let left = high - names.length * TAB
  const rows = Math.max(1, Math.floor(high / TAB))
  if (left >= 0)
    return whole.map((tab) => {
      const more = (tab.lines - 1) * LINE
      if (tab.lines > 2 || more > left) return [{ text: shorten(tab.text, worn, room), lines: 1 }]
      left -= more
      return [tab]
    })
  // more of them than rows: the last ones share a row
  const most = Math.ceil(names.length / rows)
  return Array.from({ length: rows }, (_, row) => {
    const from = Math.floor((row * names.length) / rows)
    const share = names.slice(from, Math.floor(((row + 1) * names.length) / rows))
    return share.map((name) => ({ text: shorten(name, worn, (width / Math.min(most, share.length) - EDGES) / LETTER), lines: 1 }))
  })
}

/** What a name is known by in so little room: all of it, or the first of its words that no other one has, as much of that as there is room for. */
export function shorten(name: string, worn: readonly string[], room: number): string {
  if (measure(name) <= room) return name
  const others = worn.filter((other) => other !== name).flatMap((other) => wordsOf(other).map((word) => cut(word, room)))
  const words = wordsOf(name).map((word) => cut(word, room))
  const own = words.find((word) => !others.includes(word))
  return own === undefined ? words.map((word) => word[0]).join('') : withArticle(own, name, room)
}

/** With the little word before it that joins it to the rest of the name, where both have room: "des Wolfes" is half a name, and "Wolfes" none. */
function withArticle(word: string, name: string, room: number): string {
  const all = name.split(' ')
  const at = all.indexOf(word)
  const both = `${all[at - 1]} ${word}`
  return at > 1 && all[at - 1].length < 4 && measure(both) <= room ? both : word
}

/** Articles and the like say least. */
const wordsOf = (name: string): string[] => {
  const words = name.split(/[ ’]|(?<=-)/)
  return [...words.filter((word) => word.length > 3), ...words.filter((word) => word.length < 4).reverse()]
}

function cut(word: string, room: number): string {
  if (measure(word) <= room) return word.replace(/-$/, '')
  const point = room > 5 ? '.' : ''
  let letters = word.length - 1
  while (letters > 1 && measure(word.slice(0, letters) + point) > room) letters--
  const short = word.slice(0, letters).replace(/-$/, '')
  return point === '' ? short : short.replace(/[aeiouäöü]+$/, '') + point
}
