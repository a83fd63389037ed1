// Own cards in the page: a file is read and checked, its faults are told, and it is played with; the table says whose cards they are.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings } from './looks.ts'
import { collectProblems, openTable, playOn, settle } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** What a phone says of the cards: in the own strip, in the menu of the table, and at every card in focus. */
async function whose(page: Page): Promise<string | null> {
  expect(await page.locator('.strip .ours').textContent()).toMatch(/^(?:Ada’s box|Cards by Catena)$/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const said = await page.locator('.menu ~ p [data-zone="whose"]').textContent()
  await page.keyboard.press('Escape')
  return said
}

const file = (values: object) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(values)) })

test('the written file is read again, faults are told by card and field, and a game with own values says so and goes on after a reload', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?language=en&speed=instant&opponent=random`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.locator('[data-act="own"]').click()
  const own = page.locator('[data-zone="own"]')
  await own.waitFor()
  expect(await own.textContent()).toContain('At a table over the network all play with the designed cards.')
  await own.getByRole('button', { name: 'Nightfall', exact: true }).click()

  const saving = page.waitForEvent('download')
  await own.locator('[data-act="write"]').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('nightfall.json')
  const written = JSON.parse(readFileSync(await saved.path(), 'utf8')) as { name: string; cards: Record<string, { health: number }> }
  expect(Object.keys(written.cards)).toContain('bad-smoke')

  // the file says of which game it is: it is read there, whichever was shown
  await own.getByRole('button', { name: 'Riftblade', exact: true }).click()
  await own.locator('[data-field="file"]').setInputFiles(file({ ...written, cards: { 'bad-smoke': { health: 0 } } }))
  await own.locator('[data-zone="faults"] li').waitFor()
  expect(await own.locator('[data-zone="faults"] li').allTextContents()).toEqual([
    'bad-smoke.health must be a whole number from 1 to 99, not 0.',
  ])
  expect(await own.locator('[data-act="play-own"]').count()).toBe(0)
  expect(await findings(page)).toEqual([])

  written.name = 'Ada’s box'
  written.cards['bad-smoke'].health = 9
  await own.locator('[data-field="file"]').setInputFiles(file(written))
  await own.locator('[data-card="bad-smoke"]').waitFor()
  expect(await own.locator('li[data-card]').count()).toBe(1)
  expect(await own.locator('h3').textContent()).toBe('Ada’s box: 1 card with other values')
  expect(await findings(page)).toEqual([])

  // a file with a fault is refused, and the one that was kept before it stays in use
  await own.locator('[data-field="file"]').setInputFiles(file({ ...written, name: 'Broken', cards: { 'bad-smoke': { health: 0 } } }))
  await own.locator('[data-zone="faults"] li').waitFor()
  expect(await own.textContent()).toContain('“Ada’s box”, which was read before, stays in use.')
  expect(await own.locator('li[data-card]').count()).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('catena.own.nightfall'))).toContain('Ada’s box')
  expect(await findings(page)).toEqual([])
  await own.locator('[data-act="play-own"]').click()
  await settle(page)
  expect(await whose(page)).toBe('Own cards: Ada’s box')
  await playOn(page, { prefer: PREFER.nightfall, until: { presses: 4 } })
  await settle(page)
  await page.reload()
  await settle(page)
  expect(await whose(page)).toBe('Own cards: Ada’s box')

  // the same device, the designed cards: nothing of the file is left
  await page.goto(`${opened.address}?language=en&speed=instant&opponent=random&seed=1`)
  await page.locator('[data-play="nightfall"]').click()
  await settle(page)
  expect(await whose(page)).toBe('Cards designed by Catena; not the published cards')
  expect(problems).toEqual([])
  await page.close()
})

test.each(['crystal-clans', 'nightfall', 'riftblade'] as const)(
  '%s: the table of a phone says whose cards they are, and nothing is cut for it',
  async (game) => {
    const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await openTable(page, opened.address, { seed: 3, game })
    const note = page.locator('.strip .ours')
    await expect.poll(() => note.textContent()).toBe('Cards by Catena')
    expect(await note.getAttribute('title')).toBe('Cards designed by Catena; not the published cards')
    expect((await note.boundingBox())!.width).toBeGreaterThan(80)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await settle(page)
      await expect.poll(() => faults(page, true), { message: `${width} wide` }).toEqual([])
    }
    await page.close()
  },
)
