// Once opened, the client works without a network.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webOutput } from '../../scripts/root.mjs'
import { extent, longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Registered some seconds after the page is ready; active when everything is kept. */
async function keep(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

test('without a network: every game starts, in every language', async () => {
  const context = await opened.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(opened.address)
  const manifest = await page.evaluate(async () => (await fetch('./manifest.webmanifest')).json())
  expect(manifest).toMatchObject({ name: 'Catena', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await page.request.get(opened.address + src)).ok()).toBe(true)
  await keep(page)
  await context.setOffline(true)
  const games = [
    ['keyforge', 'it'],
    ['riftblade', 'de'],
    ['crystal-clans', 'en'],
    ['nightfall', 'de'],
  ]
  for (const [game, language] of extent(games.slice(0, 2), games)) {
    await page.goto(`${opened.address}?seed=1&speed=instant&opponent=random&language=${language}`)
    await page.locator(`[data-play="${game}"]`).click()
    await page.locator('.shell[data-busy="false"] #question').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
  }
  await context.close()
})

longTest('two installations in folders of one origin leave each other alone, and open though the server has lost them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catena-two-'))
  for (const name of ['one', 'two']) cpSync(webOutput, path.join(folder, name), { recursive: true })
  const two = await openBrowser(folder)
  const context = await two.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  const kept = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ')[1]).sort())
  for (const name of ['one', 'two']) {
    await page.goto(`${two.address}${name}/`)
    await keep(page)
  }
  expect(await kept()).toEqual([`${two.address}one/`, `${two.address}two/`])
  // a new version of one of them: it alone throws its older files away
  const script = path.join(folder, 'one', 'service-worker.js')
  const later = readFileSync(script, 'utf8').replace(/^const VERSION = '\w+'/, "const VERSION = 'later'")
  writeFileSync(script, `${later}\nself.skipWaiting()\n`)
  await page.goto(`${two.address}one/`)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith(' later')).length)).toBe(1)
  await expect.poll(kept).toEqual([`${two.address}one/`, `${two.address}two/`])
  for (const name of ['one', 'two']) rmSync(path.join(folder, name), { recursive: true })
  for (const name of ['one', 'two']) {
    const answer = await page.goto(`${two.address}${name}/?language=it`)
    expect(answer?.status(), name).toBe(200)
    await page.locator('[data-play="keyforge"]').waitFor()
  }
  await two.close()
  rmSync(folder, { recursive: true })
})
