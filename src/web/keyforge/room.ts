// How the table of KeyForge uses its room: one rule from the width and height that are left, so that no tile is ever cut.
import { countLines } from './letters.ts'
import type { fitTabs, Tabs } from './tabs.ts'

/** `wide`: log and question beside the table, a hand with texts. `land`: the question beside it, all else in drawers. `low`: the strips too. */
export type Shape = 'wide' | 'land' | 'low' | 'upright' | 'phone'

/** Window sizes in CSS pixels at which the table changes. */
const LOW = 480
const SHORT = 800
const WIDE = 1100
const PHONE = 700

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height) return 'low'
  if (width < PHONE && width <= height) return 'phone'
  if (width >= WIDE && height >= SHORT) return 'wide'
  return width > height || height < SHORT ? 'land' : 'upright'
}

/** What stands in a battleline, as far as its size goes. */
export interface Row {
  readonly names: readonly string[]
  /** Names of the upgrades of each creature. */
  readonly upgrades: readonly (readonly string[])[]
  /** Places that can be chosen. */
  readonly places: number
  /** Gigantic creatures: each takes two tiles, with their gap. */
  readonly wide: number
}

export interface Tile {
  readonly width: number
  readonly height: number
  /** Height of the plate with the name. */
  readonly plate: number
  readonly gap: number
  /** Rows of tabs, for each creature of both battlelines. */
  readonly tabs: readonly (readonly Tabs[])[]
  /** Width of a place that can be chosen. */
  readonly place: number
  /** The fullest row is wider than its room: it scrolls sideways. */
  readonly scrolls: boolean
  /** So much larger than drawn, for a reader who wants large cards. */
  readonly zoom: number
}

const LARGEST = 124
/** Rather than narrower ones, a row has wider ones that scroll sideways. */
const SMALLEST = 52
const SCROLLING = 68
/** Above a tile is room for what it can do, which covers nothing of it; below it, for a ring. */
const ABOVE = 20
const BELOW = 4
/** Height of a tab of one line. */
export const TAB = 16
/** What stands beside the words on a tab: its edges, and the sign of a house. */
const EDGES = 6
const HOUSE = 13
/** Below these widths, signs stand for words, and everything is set smaller. */
export const TIGHT = 112
export const TINY = 78
/** Pictures lower than these have no room for two rows of signs above the numbers: on the smallest tiles, and on others. */
export const FLAT = 59
const LOW_PICTURE = 70

/** Tiles for both battlelines: as large as the room of a row lets them be. `size`: what the reader has chosen, 1 for the usual; `tabsOf` comes with the first upgrade. */
export function fitTiles(
  rows: readonly Row[],
  room: { readonly width: number; readonly height: number },
  size: number,
  phone: boolean,
  tabsOf?: typeof fitTabs,
): Tile {
  const most = Math.max(1, ...rows.map(({ names, wide }) => names.length + wide))
  const places = Math.max(0, ...rows.map((row) => row.places))
  const gap = room.width < 480 ? 4 : room.width < 640 ? 5 : room.width < 900 ? 6 : 10
  const place = phone ? 48 : Math.max(22, Math.min(56, Math.floor(room.width / 24)))
  const left = room.width - 12 - (most - 1) * gap - places * (place + gap)
  const largest = LARGEST * size
  const high = room.height - ABOVE - BELOW
  const stacked = Math.max(0, ...rows.flatMap((row) => row.upgrades.map((names) => Math.min(2, names.length))))
  const fitting = Math.min(largest, Math.floor(left / most), Math.floor((high - stacked * TAB) / 1.1))
  const wide = phone ? SCROLLING : fitting < SMALLEST ? SCROLLING : fitting
  const zoom = Math.max(1, wide / LARGEST)
  const width = Math.floor(wide / zoom)
  const tiny = width < TINY
  const names = rows.flatMap((row) => row.names)
  // never more than three
  const lines = Math.min(3, Math.max(1, ...names.map((name) => countLines(name, tiny ? (width - 5) / 5.85 : (width - 6) / 6.6))))
  const plate = width >= TIGHT ? 46 : lines * (tiny ? 12 : 14) + (tiny ? 5 : 8)
  const least = tiny ? FLAT : LOW_PICTURE
  const below = [Math.max(1.1 * width - plate, least), least].map((picture) => high / zoom - plate - picture)
  const words = width + gap - 2 - EDGES - (tiny ? 0 : HOUSE)
  const { tabs = [], stack = 0 } =
    tabsOf?.(
      rows.map((row) => row.upgrades),
      words,
      below,
    ) ?? {}
  const height = Math.max(plate + 28, Math.min(tiny ? plate + 66 : Math.floor(width * 1.4), Math.floor(high / zoom - stack)))
  return { width, height, plate, gap, tabs, place, zoom, scrolls: wide > Math.floor(left / most) }
}

/** How far signs of artifacts lie apart. */
export const SIGN = 35
