// A puzzle in the page: found in the list, solved on the table with hints, and kept with its streak.
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { expectAccess, findings, SIZES } from './looks.ts'
import { collectProblems, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Pictures of what is seen at every size, where a folder is named for them. */
const pictures = process.env.PICTURES

test('the puzzle of the day is solved with hints and counts for the streak', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  const look = async (what: string) => {
    if (pictures === undefined) return
    for (const { name, ...size } of SIZES)
      for (const theme of ['dark', 'light']) {
        await page.setViewportSize(size)
        await page.evaluate((value) => void (document.documentElement.dataset.theme = value), theme)
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        await page.screenshot({ path: path.join(pictures, `${what}-${name}-${theme}.png`) })
      }
    await page.setViewportSize(SIZES[0])
  }
  await page.goto(`${opened.address}?speed=instant&language=en`)
  await page.locator('.learn [data-page="puzzles"]').click()
  await page.locator('[data-act="daily"]').waitFor()
  await page.locator('[data-puzzle]').first().waitFor()
  expect(await page.locator('[data-field="streak"]').count()).toBe(0)
  expect(await findings(page), 'the list').toEqual([])
  await look('list')
  await page.locator('[data-act="daily"]').click()
  const card = page.locator('[data-zone="puzzle"]')
  await card.waitFor()
  await expectAccess(page, 'puzzle')
  await look('begin')
  const stateOf = () => card.getAttribute('data-state')
  for (let acts = 0; acts < 40 && (await stateOf()) === 'open'; acts++) {
    await card.locator('[data-act="hint"]').click()
    await page.locator('[data-hint]').first().waitFor()
    const button = page.locator('.decision [data-hint]')
    await ((await button.count()) > 0 ? button : page.locator('[data-hint]')).first().click()
    await settle(page)
  }
  expect(await stateOf()).toBe('done')
  await expect.poll(() => card.locator('[data-field="streak"]').textContent()).toBe('1 day in a row')
  await look('done')
  await card.locator('[data-act="leave"]').click()
  expect(await page.locator('[data-field="streak"]').textContent()).toBe('1 day in a row')
  expect(problems).toEqual([])
  await page.close()
})
