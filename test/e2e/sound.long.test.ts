// Sound: nothing of it is loaded or made before it is asked for.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { collectProblems, openTable, playOn } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** How many tones were made so far. */
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones)

test('off by default: nothing is loaded or made; once asked for, it is heard, also after a reload', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  const loaded: string[] = []
  page.on('request', (request) => /\/play-[^/]*\.js$/.test(request.url()) && loaded.push(request.url()))
  await page.addInitScript(() => {
    const counts = window as unknown as { tones: number }
    counts.tones = 0
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...when) {
      counts.tones++
      return start.apply(this, when)
    }
  })
  await openTable(page, opened.address, { seed: 3 })
  await playOn(page, { until: { presses: 12 } })
  expect(await tones(page)).toBe(0)
  expect(loaded).toEqual([])

  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await press('Settings')
  await page.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'Loud' }).click()
  await page.waitForFunction(() => (window as unknown as { tones: number }).tones > 0)
  expect(loaded).not.toEqual([])
  await press('Close')
  const sample = await tones(page)
  await playOn(page, { until: { presses: 12 } })
  expect(await tones(page)).toBeGreaterThan(sample)

  await openTable(page, opened.address, { seed: 4 })
  await playOn(page, { until: { presses: 12 } })
  expect(await tones(page)).toBeGreaterThan(0)
  await press('Settings')
  await page.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'Off' }).click()
  await press('Close')
  // what was still to be heard of the last press may have come until now
  const again = await tones(page)
  await playOn(page, { until: { presses: 6 } })
  expect(await tones(page)).toBe(again)
  expect(problems).toEqual([])
  await page.close()
})
