// Once opened, the client works without a network.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

test('without a network: every game starts, in every language', { timeout: 120_000 }, async () => {
  const context = await opened.browser.newContext()
  const page = await context.newPage()
  await page.goto(opened.address)
  const manifest = await page.evaluate(async () => (await fetch('./manifest.webmanifest')).json())
  expect(manifest).toMatchObject({ name: 'Catena', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await page.request.get(opened.address + src)).ok()).toBe(true)
  // registered some seconds after the page is ready; active when everything is kept
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  for (const [game, language] of [
    ['riftblade', 'de'],
    ['keyforge', 'it'],
    ['crystal-clans', 'en'],
    ['nightfall', 'de'],
  ]) {
    await page.goto(`${opened.address}?seed=1&speed=instant&opponent=random&language=${language}`)
    await page.locator(`[data-play="${game}"]`).click()
    await page.locator('.shell[data-busy="false"] #question').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
  }
  await context.close()
})
