import { describe, expect, test } from 'vitest'
import { fitTiles, shapeOf, TAB } from './room.ts'

const row = (names: readonly string[], upgrades = 0, places = 0, wide = 0) => ({ names, upgrades, places, wide })
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
          const tile = fitTiles([row(eight, upgrades), row(eight.slice(3))], { width, height }, 1, false)
          const what = `${width}x${height}, ${upgrades} upgrades`
          expect(tile.height + tile.tabs * TAB + 16, what).toBeLessThanOrEqual(height)
          expect(tile.height - tile.plate, what).toBeGreaterThanOrEqual(28)
          expect(tile.tabs, what).toBeLessThanOrEqual(upgrades)
          if (!tile.scrolls) expect(8 * tile.width + 7 * tile.gap, what).toBeLessThanOrEqual(width)
        }
  })

  test('keep a tab for the third upgrade on a laptop', () => {
    expect(fitTiles([row(eight, 3), row(eight, 3)], { width: 808, height: 203 }, 1, false).tabs).toBe(3)
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
