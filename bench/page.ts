import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Request } from 'playwright-core'
import { findChromium } from '../scripts/chromium.mjs'
import { serve } from '../src/server/files.ts'
import { type Figure, median } from './figure.ts'

/** How often each game is opened; the middle one counts. */
const LOADS = 5
/** How much slower than here the page runs that is slowed. */
const SLOWED = 4

/**
 * From an address that this browser has never seen to the first question of a game on a phone, with one press on its tile, in milliseconds of the clock;
 * and the kilobytes of the files sent for it, as they are compressed. None without a built client or a browser. Chromium slows the page and not its workers, so that four times the time
 * of a page that is not slowed is the most it can take on a processor of a quarter of the speed.
 */
export async function measurePage(game: string, root: string): Promise<Figure | undefined> {
  const executablePath = findChromium()
  const folder = path.join(root, 'dist', 'web')
  if (executablePath === undefined || !existsSync(path.join(folder, 'index.html'))) return undefined
  const server = await serve(folder, 0)
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] })
  try {
    const loads = async (rate: number) => {
      const all: Load[] = []
      for (let i = 0; i < LOADS; i++) all.push(await load(browser, server.address, game, rate))
      return all
    }
    const slowed = await loads(SLOWED)
    const free = await loads(1)
    const middle = (all: readonly Load[], of: (load: Load) => number) => Math.round(median(all.map(of)))
    return {
      name: `page/${game}`,
      value: middle(slowed, ({ question }) => question),
      unit: 'ms',
      slowed: SLOWED,
      shown_ms: middle(slowed, ({ shown }) => shown),
      not_slowed_ms: middle(free, ({ question }) => question),
      sent_kb: Math.round(middle(slowed, ({ bytes }) => bytes) / 100) / 10,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Load {
  /** Until something stands on the page, in milliseconds. */
  readonly shown: number
  /** Until the first answer can be pressed, in milliseconds. */
  readonly question: number
  readonly bytes: number
}

async function load(browser: Browser, address: string, game: string, rate: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const slowing = await context.newCDPSession(page)
    await slowing.send('Emulation.setCPUThrottlingRate', { rate })
    const sent: Promise<number>[] = []
    page.on('requestfinished', (request) => void sent.push(sizeOf(request)))
    const begun = performance.now()
    await page.goto(`${address}?language=en&seed=42&speed=instant&opponent=random`, { waitUntil: 'commit' })
    await page.locator(`[data-play="${game}"]`).click()
    await page
      .locator('.shell[data-busy="false"]')
      .locator('[data-option], [data-mark="target"], [data-mark="legal"]')
      .filter({ visible: true })
      .first()
      .waitFor()
    const question = performance.now() - begun
    page.removeAllListeners('requestfinished')
    const sizes = await Promise.all(sent)
    const shown = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN)
    return { shown, question, bytes: sizes.reduce((all, size) => all + size, 0) }
  } finally {
    await context.close()
  }
}

async function sizeOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize
}
