// Opponents that think in workers of their own: changing them, or the game, while they think.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { collectProblems, openTable, readState, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** A table against a master on a machine that has cores to spare, whatever this one has. */
async function openMaster(seed: number): Promise<{ page: Page; problems: string[] }> {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await page.route('**/assets/worker-*.js', async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${body};Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 })`,
    })
  })
  await openTable(page, opened.address, { seed, game: 'riftblade', opponent: 'master' })
  // the sheet is loaded with its first use
  await page.locator('.log header [aria-label="Settings"]').click()
  await page.locator('[data-field="opponent"]').waitFor()
  await page.keyboard.press('Escape')
  return { page, problems }
}

const thinkersOf = (page: Page): number => page.workers().filter((worker) => worker.url().includes('think-worker')).length

/** Ends the turn; comes back while the opponent thinks. */
async function letThink(page: Page): Promise<void> {
  await expect.poll(() => thinkersOf(page)).toBe(2)
  // once to end the turn, once more when something is left unused
  await page.keyboard.press('e')
  await page.waitForTimeout(50)
  if (await page.locator('.decision [data-act="end"]').isVisible()) await page.keyboard.press('e')
  await page.locator('.shell[data-busy="true"]').waitFor()
}

test('another opponent is chosen while a master thinks in workers: he plays on, and the table with him', async () => {
  const { page, problems } = await openMaster(12)
  await letThink(page)
  const busy = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.log header [aria-label="Settings"]')!.click()
    while (document.querySelector('[data-field="opponent"]') === null) await new Promise((done) => setTimeout(done))
    const field = document.querySelector<HTMLSelectElement>('[data-field="opponent"]')!
    field.value = 'random'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return document.querySelector<HTMLElement>('.shell')!.dataset.busy
  })
  expect(busy, 'the master still thinks').toBe('true')
  await page.keyboard.press('Escape')
  await settle(page)
  const { legal, acts } = await readState(page)
  expect(legal.length + acts.length).toBeGreaterThan(0)
  // the page ends them at once; that they ended is told by the browser, whenever it comes to it
  await expect.poll(() => thinkersOf(page)).toBe(0)
  expect(problems).toEqual([])
  await page.close()
})

test('a new game begins while a master thinks: its table asks at once', async () => {
  const { page, problems } = await openMaster(13)
  await letThink(page)
  await page.locator('.side [aria-label="Home"]').click()
  await page.locator('[data-field="opponent"]').selectOption('random')
  await page.locator('[data-play="nightfall"]').click()
  await page.locator('.shell.of-nightfall[data-busy="false"]').waitFor()
  const { options, legal, acts } = await readState(page)
  expect(options.length + legal.length + acts.length).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await page.close()
})
