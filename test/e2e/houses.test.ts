// A house that a card asks for: any of all houses, in a list that scrolls inside its panel at every size.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extent } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { findSquashed } from './looks.ts'
import { CROWD, layTable } from './scene.ts'
import { collectProblems, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [720, 450],
  [390, 844],
  [320, 640],
] as const

const PART = SIZES.filter(([width]) => [1440, 844, 320].includes(width))

/** CROWD in the turn of house Dis, with these cards in hand. */
async function layHouses(page: Page, hand: readonly string[]): Promise<void> {
  const [mine, theirs] = CROWD.seats
  const own = { ...mine, houses: ['dis', 'untamed', 'shadows'], hand, discard: ['smaaash', 'urchin', 'silvertooth'] } as const
  await layTable(page, opened.address, { ...CROWD, house: 'dis', seats: [own, theirs] })
}

async function play(page: Page, id: string): Promise<void> {
  // what asks for houses at the beginning of a turn is loaded after the first question
  await page.waitForLoadState('networkidle')
  await page.locator(`[data-zone="hand"] [data-id="${id}"]`).click()
  await page.locator('#question', { hasText: /house/ }).waitFor()
  await settle(page)
}

/** Parts of the question that lie outside its panel or the window, when each is scrolled to; and what of the page has moved then. Runs in the page. */
function findOutside(): string[] {
  const panel = document.querySelector<HTMLElement>('.decision')!
  const found: string[] = []
  const parts = panel.querySelectorAll<HTMLElement>('li > button, [data-act="undo"]')
  for (const part of parts) {
    part.scrollIntoView({ block: 'nearest' })
    const box = part.getBoundingClientRect()
    if (box.width === 0 || part.ariaDisabled === 'true') continue
    const edge = panel.getBoundingClientRect()
    const name = part.textContent?.trim() || part.dataset.act
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) found.push(`${name} lies outside the window`)
    if (box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom)
      found.push(`${name} lies outside the panel`)
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!part.contains(hit)) found.push(`${name} lies under ${hit?.className}`)
    for (const word of part.querySelectorAll<HTMLElement>('.t')) if (word.scrollWidth > word.clientWidth + 1) found.push(`${name} is cut`)
  }
  for (let box: Element | null = panel.parentElement; box; box = box.parentElement)
    if (box.scrollTop !== 0) found.push(`${box.className || box.tagName} was scrolled by ${box.scrollTop}`)
  return found
}

test('a choice among all houses scrolls inside its panel, and can be taken back', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await layHouses(page, ['arise', 'hand-of-dis', 'drumble'])
  await play(page, 'arise')
  const options = page.locator('.decision li > button')
  expect(await options.count()).toBeGreaterThan(10)
  // what comes of each stands beside it
  await expect
    .poll(() => options.locator('small').allTextContents())
    .toEqual(['Smaaash goes to your hand', 'Silvertooth and Urchin go to your hand'])
  for (const [width, height] of extent(PART, SIZES)) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const message = `${width}x${height}`
    // where room is scarce the panel scrolls to what the card says besides; two answers and Undo are seen before that
    const covered = async () =>
      (await page.evaluate(findSquashed)).filter((found) => (width > 400 && height > 500) || !/^\d+ in/.test(found))
    await expect.poll(covered, { message }).toEqual([])
    await expect.poll(() => page.evaluate(findOutside), { message }).toEqual([])
    expect(await page.locator('[data-act="undo"]').isVisible(), message).toBe(true)
    // the wheel reads on
    const list = page.locator('.decision ul')
    const toTop = () =>
      list.evaluate((box) => {
        for (const one of [box, box.parentElement!]) one.scrollTo(0, 0)
      })
    await toTop()
    if (await list.evaluate((box) => box.scrollHeight > box.clientHeight + 1)) {
      await list.hover()
      await page.mouse.wheel(0, 60)
      await expect.poll(() => list.evaluate((box) => box.scrollTop), { message }).toBeGreaterThan(0)
      await toTop()
    }
  }
  // the table keeps its room on a phone
  await page.setViewportSize({ width: 390, height: 844 })
  const apart = () =>
    page.evaluate(
      () =>
        document.querySelector('.decision')!.getBoundingClientRect().top - document.querySelector('.mid')!.getBoundingClientRect().bottom,
    )
  await expect.poll(apart).toBeGreaterThanOrEqual(0)
  await page.locator('[data-act="undo"]').click()
  await expect.poll(() => page.locator('[data-zone="hand"] [data-id="arise"]').count()).toBe(1)
  expect(problems).toEqual([])
  await page.close()
})

test('a house that a card asks for says nothing of the own hand', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layHouses(page, ['control-the-weak', 'hand-of-dis', 'drumble'])
  await play(page, 'control-the-weak')
  const options = page.locator('.decision li > button')
  expect(await options.locator('.t, b').allTextContents()).toEqual(['Dis', 'Logos', 'Sanctum'])
  expect(await options.locator('.hg').count()).toBe(3)
  expect(await page.locator('.decision').textContent()).not.toMatch(/in hand|in play/)
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.lines-of-log .entry').last().textContent()).toContain('Logos')
  await page.close()
})

test('of more than nine options the tenth and those after it have numbers that can be typed', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layHouses(page, ['arise', 'hand-of-dis', 'drumble'])
  const log = page.locator('.lines-of-log .entry')
  for (const [typed, house] of [
    [['1', '1'], 'Untamed'],
    [['1', '0'], 'Unfathomable'],
    // a 1 alone waits, and goes no further where another key is pressed
    [['1', 'Enter'], 'Brobnar'],
    [['1', 'd', '2'], 'Dis'],
  ] as const) {
    await play(page, 'arise')
    for (const key of typed) await page.keyboard.press(key)
    await expect.poll(() => log.filter({ hasText: `You name house ${house}` }).count(), { message: typed.join(' ') }).toBe(1)
    await page.keyboard.press('u')
    await expect.poll(() => page.locator('.decision li > button').count(), { message: house }).toBeGreaterThan(10)
    await page.keyboard.press('u')
    await page.locator('[data-zone="hand"] [data-id="arise"]').waitFor()
  }
  await page.close()
})

test('with cards of other houses in play the turn begins with more than three houses, all within the window', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const [mine, theirs] = CROWD.seats
  const strangers = ['dust-imp', 'titan-mechanic', 'champion-anaphiel', 'krump', 'zorg', 'noddy-the-thief', 'flaxia']
  const own = { ...mine, battleline: strangers }
  await layTable(page, opened.address, { ...CROWD, house: undefined, step: 'house', seats: [own, theirs] })
  const houses = page.locator('.houses-big button')
  await expect.poll(() => houses.count()).toBe(7)
  expect(await houses.first().textContent()).toMatch(/Brobnar\d in hand, 3 in play/)
  for (const [width, height] of extent(PART, SIZES)) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await expect.poll(() => page.evaluate(findOutside), { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

test('on a phone the sign of the rule stands at the edge of a question that nothing can be taken back at', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, { ...CROWD, house: undefined, step: 'house' })
  await page.locator('.houses-big').waitFor()
  expect(await page.locator('.asked [data-act="undo"]').isVisible()).toBe(false)
  const apart = () =>
    page.locator('.asked').evaluate((asked) => {
      const rule = asked.querySelector('[data-act="rule"]')!
      return Math.round(asked.getBoundingClientRect().right - rule.getBoundingClientRect().right)
    })
  await expect.poll(apart).toBe(0)
  await page.close()
})
