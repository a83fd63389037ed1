// Decks in the browser, what takes long: every state at every size in both themes, ratings, megabytes of rubbish.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { goToDecks, lookThrough, openDecks, refusal, stored } from './decks.ts'
import { playOn, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

test('two decks are rated beside a game, with an interval and chains; a rating can be stopped', async () => {
  const page = await openDecks(opened)
  await page.locator('[data-act="rate"]').click()
  await page.locator('[data-zone="rated"]').waitFor()
  const said = await page.locator('[data-zone="rated"]').textContent()
  expect(said).toMatch(/wins [\d.]+% \([\d.]+% to [\d.]+%\) of 200 games/)
  expect(said).toMatch(/Nearest to even/)
  await page.locator('[data-field="games"]').selectOption('2000')
  await page.locator('[data-act="rate"]').click()
  await page.locator('progress:not([value="0"])').waitFor()
  await page.locator('[data-page="home"]').click()
  await page.locator('[data-play="keyforge"]').click()
  await settle(page)
  await playOn(page, { until: { presses: 10 } })
  await page.locator('.panel.log [aria-label="Home"]').click()
  await goToDecks(page)
  await page.locator('[data-act="stop"]').click()
  await page.getByText('Stopped. What was played so far counts.').waitFor()
  await page.close()
})

test('megabytes of rubbish are refused, and nothing is changed', async () => {
  const page = await openDecks(opened)
  for (const text of ['x'.repeat(10_000_000), `[${'0,'.repeat(5_000_000)}0]`]) {
    const told = await refusal(page, text)
    expect(told).toContain(' characters')
    expect(told.length).toBeLessThan(4000)
  }
  expect(await stored(page)).toBeNull()
  await page.close()
})

for (const name of ['desktop', 'tablet', 'phone'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${name}, ${theme}: nothing overflows, nothing is hard to reach`, () => lookThrough(opened, name, theme))
  }
}
