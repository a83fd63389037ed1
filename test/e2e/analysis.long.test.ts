// The analysis of a finished game: its curve, its mistakes, its luck, at three sizes.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings, SIZES } from './looks.ts'
import { collectProblems, openTable, playOn } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const stepOf = (page: Page) => page.locator('[data-zone="replay"] input[type="range"]').inputValue()

/** Waits for the first walk through the game, and returns what the curve tells those who do not see it. */
async function readCurve(page: Page): Promise<number[]> {
  await page.locator('.findings:is([data-pass="2"], [data-pass="3"])').waitFor({ state: 'attached' })
  const estimates = await page.locator('.findings .sr td:nth-child(2)').allTextContents()
  return estimates.map((text) => Number(text.replace(/\D/g, '')))
}

test('from the result to the curve, its mistakes and its luck, at three sizes', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 3, game: 'riftblade', opponent: 'beginner' })
  await playOn(page, { prefer: PREFER.riftblade, until: { over: true } })
  await page.locator('.ending [data-act="analyse"]').click()
  await readCurve(page)
  // it can be stopped, or comes to its end
  const stop = page.locator('[data-act="stop"]')
  const hasEnded = async () => {
    if (await stop.isVisible()) await stop.click({ timeout: 1000 }).catch(() => undefined)
    return page.locator('.findings[data-running="false"]').count()
  }
  await expect.poll(hasEnded, { timeout: 300_000 }).toBe(1)
  const estimates = await readCurve(page)
  expect(estimates.length).toBeGreaterThan(10)
  expect(estimates.every((estimate) => estimate >= 0 && estimate <= 100)).toBe(true)
  expect(new Set(estimates).size).toBeGreaterThan(5)
  expect(await page.locator('.curve path.line').getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+L/)
  expect(await page.locator('[data-zone="luck-key"]').textContent()).toContain('luck by turn')

  // shares stand at its side, turns under it, and every mistake has its number there and in the list
  const told = await page.locator('.curve > svg > text').allTextContents()
  expect(told.slice(0, 3)).toEqual(['100 %', '50 %', '0 %'])
  const turns = told.slice(3).map(Number)
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b))
  expect(turns[0]).toBe(1)
  expect(told.length).toBeGreaterThan(5)
  const numbers = (await page.locator('.mistakes .nr').allTextContents()).map(Number)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect((await page.locator('.curve .lost text').allTextContents()).map(Number).sort()).toEqual(numbers)
  // none lies over another one, on a phone either
  for (const size of [SIZES[2], SIZES[0]]) {
    await page.setViewportSize(size)
    const nearest = () =>
      page.locator('.curve .lost circle').evaluateAll((all) => {
        const marks = all.map((one) => one.getBoundingClientRect())
        return Math.min(99, ...marks.flatMap((one, at) => marks.slice(0, at).map((other) => Math.hypot(one.x - other.x, one.y - other.y))))
      })
    await expect.poll(nearest).toBeGreaterThanOrEqual(17)
  }
  const { bottom, foot } = await page.locator('.curve').evaluate((curve) => ({
    bottom: Math.max(...[...curve.querySelectorAll('text')].map((text) => text.getBoundingClientRect().bottom)),
    foot: curve.getBoundingClientRect().bottom,
  }))
  expect(bottom).toBeLessThanOrEqual(foot)

  // a mistake says what was played, what was better, and leads there
  const mistake = page.locator('.mistakes li').first()
  await mistake.waitFor()
  const [played, better] = (await mistake.locator('.choice b').allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(better).toBeGreaterThan(played)
  const step = (await mistake.getAttribute('data-step')) ?? ''
  await mistake.locator('[data-act="jump"]').click()
  await expect.poll(() => stepOf(page)).toBe(step)
  // what was played is the title of the step, and what differs is marked on the table
  const choice = (await mistake.locator('.choice').first().locator('span').textContent()) ?? ''
  const title = (await page.locator('#question').textContent()) ?? ''
  expect(choice).toContain(title.replace(/^.*?(→|:) /, '').trim())
  expect(await page.locator('[data-judged="best"]').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-judged="best"]').first().getAttribute('data-judged-text')).toMatch(/^better, \d+ %$/)

  // the curve leads along the own decisions by key
  const curve = page.locator('[data-zone="curve"]')
  await curve.press('Home')
  await expect.poll(() => stepOf(page)).toBe('0')
  await curve.press('ArrowRight')
  await expect.poll(() => stepOf(page)).not.toBe('0')
  expect(await curve.getAttribute('aria-valuetext')).toMatch(/Step \d+ of \d+, \d+ %/)
  await curve.press('PageDown')
  await expect.poll(() => page.locator('.mistakes li[aria-current="step"]').count()).toBe(1)
  await curve.click({ position: { x: 150, y: 40 } })
  await expect.poll(async () => Number(await stepOf(page))).toBeGreaterThan(0)
  expect(await page.locator('.lucks li').count()).toBe(4)
  expect(await page.locator('.moved b').count()).toBe(2)

  // by its end also what each would have brought
  expect((await page.locator('.mistakes .why').allTextContents()).join('\n')).toMatch(/By the end of the turn: .+ → /)
  await page.locator('[data-act="share"]').click()
  await expect.poll(() => page.url()).toContain('#replay=')
  const address = page.url()

  for (const { name, ...viewport } of SIZES) {
    await page.setViewportSize(viewport)
    await page.locator('.findings').waitFor({ state: 'attached' })
    expect(await findings(page), name).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide, name).toBeLessThanOrEqual(0)
    if (name === 'desktop') expect(await faults(page, false), name).toEqual([])
    // what was found is still there, without a second walk
    expect(await page.locator('.mistakes li').count(), name).toBeGreaterThan(0)
  }
  // on a phone the sheet makes way for the table
  await page.locator('.mistakes [data-act="jump"]').first().click()
  await expect.poll(() => page.locator('.findings').count()).toBe(0)
  await page.locator('[data-act="analyse"]').click()
  await page.locator('.mistakes [data-act="retry"]').first().click()
  await page.locator('.decision:not(.replay)').waitFor()
  expect(problems).toEqual([])

  // from an address, in another language
  const other = await opened.newPage({ viewport: SIZES[0] })
  await other.goto(`${opened.address}?language=de&theme=light${address.slice(address.indexOf('#'))}`)
  await other.locator('[data-act="analyse"]').click()
  expect((await readCurve(other)).length).toBe(estimates.length)
  await other.getByRole('heading', { name: 'Gewinnaussicht' }).waitFor()
  expect(await findings(other), 'light').toEqual([])
  await other.close()
  await page.close()
})

test('a game of KeyForge is answered with its odds, and with what would have been better', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 5, opponent: 'random' })
  await playOn(page, { prefer: PREFER.keyforge, until: { over: true } })
  await page.locator('.ending [data-act="analyse"]').click()
  const estimates = await readCurve(page)
  expect(estimates.length).toBeGreaterThan(10)
  expect(estimates.every((estimate) => estimate >= 0 && estimate <= 100)).toBe(true)
  expect(new Set(estimates).size).toBeGreaterThan(5)
  const mistake = page.locator('.mistakes li').first()
  await mistake.waitFor()
  const [played, better] = (await mistake.locator('.choice b').allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(better).toBeGreaterThan(played)
  for (const line of await mistake.locator('.choice span').allTextContents()) expect(line.trim()).not.toBe('')
  expect(problems).toEqual([])
  await page.close()
})
