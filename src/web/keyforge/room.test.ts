import { describe, expect, test } from 'vitest'
import { countLines } from './letters.ts'
import { FLAT, fitTiles, shapeOf } from './room.ts'
import { fitTabs, heightOf } from './tabs.ts'

const WORN = ['Blood of Titans', 'Ring of Invisibility', 'Way of the Wolf', 'Rocket Boots', 'Protect the Weak']
const row = (names: readonly string[], upgrades = 0, places = 0, wide = 0) => ({
  names,
  upgrades: names.map((_, at) => (at === 0 ? WORN.slice(0, upgrades) : [])),
  places,
  wide,
})
const eight = Array.from({ length: 8 }, () => 'Champion Anaphiel')

test('the shape follows from both width and height', () => {
  const shapes = [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [820, 1180],
    [844, 390],
    [720, 450],
    [640, 360],
    [390, 844],
    [320, 640],
  ].map(([width, height]) => shapeOf(width, height))
  expect(shapes).toEqual(['wide', 'land', 'land', 'upright', 'low', 'low', 'low', 'phone', 'phone'])
})

describe('tiles', () => {
  test('never need more height than their row has, and no more width unless the row scrolls', () => {
    for (let width = 300; width <= 1100; width += 40)
      for (let height = 132; height <= 320; height += 12)
        for (const upgrades of [0, 1, 2, 5]) {
          const tile = fitTiles([row(eight, upgrades), row(eight.slice(3))], { width, height }, 1, false, fitTabs)
          const what = `${width}x${height}, ${upgrades} upgrades`
          expect(tile.height + Math.max(...tile.tabs.flat().map(heightOf)) + 20, what).toBeLessThanOrEqual(height)
          expect(tile.height - tile.plate, what).toBeGreaterThanOrEqual(28)
          expect(tile.tabs[0][0].flat().length, what).toBe(upgrades)
          if (!tile.scrolls) expect(8 * tile.width + 7 * tile.gap, what).toBeLessThanOrEqual(width)
        }
  })

  test('leave room for whole names of three upgrades on a laptop, and for pictures of two rows of signs on a phone', () => {
    const shown = (width: number, height: number) => fitTiles([row(eight, 3), row(eight, 3)], { width, height }, 1, false, fitTabs)
    expect(shown(808, 203).tabs[0][0].flatMap((shared) => shared.map(({ text }) => text))).toEqual(WORN.slice(0, 3))
    const { height, plate } = shown(551, 148)
    expect(height - plate).toBeGreaterThanOrEqual(FLAT)
  })

  test('make room for places on the flanks', () => {
    const room = { width: 800, height: 200 }
    const without = fitTiles([row(eight)], room, 1, false)
    const tile = fitTiles([row(eight, 0, 2)], room, 1, false)
    expect(tile.width).toBeLessThan(without.width)
    expect(8 * tile.width + 2 * tile.place + 9 * tile.gap).toBeLessThanOrEqual(room.width)
  })

  test('make room for gigantic creatures, each of two tiles', () => {
    const room = { width: 800, height: 200 }
    expect(fitTiles([row(eight.slice(2), 0, 0, 2)], room, 1, false).width).toBe(fitTiles([row(eight)], room, 1, false).width)
  })

  test('grow with the size that the reader has chosen, where there is room', () => {
    const room = { width: 800, height: 300 }
    const large = fitTiles([row(['Troll'])], room, 1.25, false)
    expect(large.width * large.zoom).toBeGreaterThan(fitTiles([row(['Troll'])], room, 1, false).width)
    expect(fitTiles([row(eight)], room, 1.25, false)).toEqual(fitTiles([row(eight)], room, 1, false))
  })
})

test('a word that is broken between syllables leaves no letter that the next word could join', () => {
  // "Cham-", "pion" and "Anaphiel" on the smallest tile
  expect(countLines('Champion Anaphiel', (52 - 5) / 5.85)).toBe(3)
  expect(countLines('Dust Imp', (52 - 5) / 5.85)).toBe(1)
  expect(countLines('Staubteufelchen', 4)).toBe(4)
})
