// How the table of KeyForge uses its room: one rule from the width and height that are left, so that no tile is ever cut.

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
  /** Most upgrades on one creature. */
  readonly upgrades: number
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
  /** Tabs of upgrades that are shown whole; the last one counts the rest. */
  readonly tabs: number
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
/** Height of the lowest tile that shows all its signs. */
const LEAST = 86
/** Above a tile is room for a number, or for one that is picked up; below it, for a ring. */
const ABOVE = 16
const BELOW = 6
export const TAB = 18
/** Below these widths, signs stand for words, and everything is set smaller. */
export const TIGHT = 112
export const TINY = 78
/** Below this, a tab has room for a word, and none for a sign that others are left out. */
export const NARROW = 58

/** Tiles for both battlelines: as large as the room of a row lets them be. `size`: what the reader has chosen, 1 for the usual. */
export function fitTiles(
  rows: readonly Row[],
  room: { readonly width: number; readonly height: number },
  size: number,
  phone: boolean,
): Tile {
  const most = Math.max(1, ...rows.map(({ names, wide }) => names.length + wide))
  const places = Math.max(0, ...rows.map((row) => row.places))
  const upgrades = Math.max(0, ...rows.map((row) => row.upgrades))
  const gap = room.width < 480 ? 4 : room.width < 640 ? 5 : room.width < 900 ? 6 : 10
  const place = phone ? 48 : Math.max(22, Math.min(56, Math.floor(room.width / 24)))
  const left = room.width - 12 - (most - 1) * gap - places * (place + gap)
  const largest = LARGEST * size
  const high = (tabs: number) => room.height - ABOVE - BELOW - tabs * TAB
  // two tabs, where a tile keeps room for three rows of numbers above its name
  const two = Math.min(upgrades, high(2) < LEAST ? 1 : 2)
  const fitting = Math.min(largest, Math.floor(left / most), Math.floor(high(two) / 1.1))
  const wide = phone ? SCROLLING : fitting < SMALLEST ? SCROLLING : fitting
  // a third tab only where the tile keeps its form
  const tabs = high(3) >= wide * 1.3 ? Math.min(3, upgrades) : two
  const zoom = Math.max(1, wide / LARGEST)
  const width = Math.floor(wide / zoom)
  const lines = Math.max(1, ...rows.flatMap(({ names }) => names.map((name) => countLines(name, width))))
  const plate = width >= TIGHT ? 46 : lines * (width < TINY ? 12 : 14) + (width < TINY ? 5 : 8)
  const height = Math.max(plate + 28, Math.min(width < TINY ? plate + 66 : Math.floor(width * 1.4), Math.floor(high(tabs) / zoom)))
  return { width, height, plate, gap, tabs, place, zoom, scrolls: wide > Math.floor(left / most) }
}

/** Pictures lower than this have no room for a word between the signs above and the numbers below. */
export const FLAT = 56

/** How far signs of artifacts lie apart. */
export const SIGN = 38

/** Lines that a name takes on a tile: never more than three. */
function countLines(name: string, width: number): number {
  const room = (width - 6) / (width < TINY ? 6.1 : 6.6)
  let lines = 1
  let used = 0
  for (const word of name.split(/ |(?<=-)/)) {
    const length = measure(word)
    if (used > 0 && used + 0.5 + length > room) {
      lines++
      used = 0
    }
    used += (used > 0 ? 0.5 : 0) + length
    while (used > room) {
      lines++
      used -= room
    }
  }
  return Math.min(3, lines)
}

/** The width of a word, in letters of the usual width. */
function measure(word: string): number {
  let width = 0
  for (const letter of word) width += "fijlrt’'.-".includes(letter) ? 0.6 : 'mwMW'.includes(letter) ? 1.4 : letter < 'a' ? 1.15 : 1
  return width
}
