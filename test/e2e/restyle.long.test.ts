// How much of a table the browser styles anew after a press: counted, and no time is taken.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { openTable, playOn } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

interface Traced {
  readonly traceEvents: readonly { readonly name: string; readonly args?: { readonly elementCount?: number } }[]
}

test('with five seats a press styles what changes anew, and not the table', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { game: 'nightfall', seats: '5', seed: 7 })
  await playOn(page, { prefer: PREFER.nightfall, until: { presses: 20 } })
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await playOn(page, { prefer: PREFER.nightfall, until: { presses: 12 } })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Traced
  const styled = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []))
  expect(styled.length).toBeGreaterThan(12)
  const all = await page.locator('*').count()
  // :has() of the whole table, or a bare * behind any :has(), makes it a third of the table and more
  expect(styled.reduce((sum, count) => sum + count, 0) / styled.length / all).toBeLessThan(0.2)
  await page.close()
})
