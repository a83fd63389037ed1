// What tables tell without colours, and to those who asked their system for more contrast.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { findings } from './looks.ts'
import { CROWD, layTable } from './scene.ts'
import { alike, type Signs, withEachVision } from './shapes.ts'
import { openTable, playOn } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

for (const game of ['keyforge', 'crystal-clans', 'nightfall', 'riftblade'] as const)
  for (const theme of ['dark', 'light'] as const)
    test(`more contrast is given to whose system asks for it: ${game}, ${theme}`, async () => {
      const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
      await openTable(page, opened.address, { seed: 25, game, theme })
      await playOn(page, { until: { presses: 15 } })
      expect(await page.evaluate(() => document.documentElement.dataset.contrast)).toBe('more')
      expect(await findings(page, true), `${game}, ${theme}`).toEqual([])
      await page.close()
    })

test('a power that is not the printed one is marked by more than its colour', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  const lines = (selector: string) =>
    page.locator(selector).evaluateAll((values) => values.map((value) => getComputedStyle(value).textDecorationLine))
  const changed = await lines('.c-pow.changed')
  expect(changed.length).toBeGreaterThan(2)
  expect(new Set(changed)).toEqual(new Set(['underline']))
  expect(new Set(await lines('.c-pow:not(.changed)'))).toEqual(new Set(['none']))
  await page.close()
})

/** Signs whose difference counts, table by table. */
const SIGNS: Readonly<Record<'keyforge' | 'crystal-clans' | 'nightfall' | 'riftblade', readonly Signs[]>> = {
  keyforge: [
    { selector: '.strip .houses .hg', kind: /h-\w+/, inner: 'svg', least: 6 },
    { selector: '.strip .keys .on', kind: /key-\w+/, least: 3 },
    { selector: '.z-tile .bd:has(svg)', kind: /ward|stun|enrage|amber|taunt|counter/, inner: 'svg', least: 4 },
  ],
  'crystal-clans': [
    { selector: '.strip .hg', kind: /h-\w+/, inner: 'svg', least: 2 },
    { selector: '.sty', kind: /sty-\w+/, inner: 'svg', least: 2 },
  ],
  nightfall: [{ selector: '.moon', kind: /h-\w+/, least: 6 }],
  riftblade: [
    { selector: '.die', kind: /f-\w+/, inner: 'svg', least: 3 },
    { selector: '.c-asp .hg', kind: /h-\w+/, inner: 'svg', least: 4 },
  ],
}
/** Different signs differ in this share of their points at least, whatever their colours. */
const SHARE = 0.04

for (const game of ['keyforge', 'crystal-clans', 'nightfall', 'riftblade'] as const)
  test(`what colours tell is told by shapes and letters too, for every kind of colour vision: ${game}`, async () => {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', deviceScaleFactor: 2 })
    if (game === 'keyforge') await layTable(page, opened.address, CROWD)
    else {
      await openTable(page, opened.address, { seed: 25, game, theme: 'dark' })
      await playOn(page, { until: { presses: 15 } })
    }
    await withEachVision(page, async (vision) => {
      const pictures = process.env.PICTURES
      if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${game}-${vision}.png` })
      for (const signs of SIGNS[game]) expect(await alike(page, signs, SHARE), `${game}, ${vision}`).toEqual([])
    })
    await page.close()
  })
