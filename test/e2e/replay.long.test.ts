// A replay on a wide page: the course of the game lies under the table, the log beside it; where there is less room, the panel stands.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { startMatch } from '../../src/play/match.ts'
import { recordOf } from '../../src/play/story.ts'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings } from './looks.ts'
import { collectProblems } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const SEED = 31
const MOVES = 160

/** The record of the first decisions of a game that goes on at random. */
async function recordGame(name: 'keyforge' | 'nightfall'): Promise<string> {
  const begun = await startMatch(name, String(SEED), undefined, 2, {})
  if (!begun.ok) throw new Error(begun.error.message)
  const { title, p } = begun.value
  const { game } = title
  const random = new Generator(seedOf(SEED))
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  while (moves.length < MOVES && game.seatToDecide(p) >= 0) {
    const option = options[random.below(game.options(p, options))]
    moves.push(game.makeOption(p, option))
    game.choose(p, option)
  }
  return recordOf(begun.value, moves)
}

async function openReplay(game: 'keyforge' | 'nightfall', viewport: { width: number; height: number }) {
  console.log(`seed ${SEED}`)
  const page = await opened.newPage({ viewport, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&language=en`)
  await page.getByRole('button', { name: 'Open a game record' }).click()
  await page.locator('.import textarea').fill(await recordGame(game))
  await page.locator('dialog .btn.primary').click()
  const panel = page.locator('[data-zone="replay"]')
  await panel.waitFor()
  const slider = panel.locator('input[type="range"]')
  await slider.fill('90')
  await expect.poll(() => panel.locator('.num').first().textContent()).toMatch(/^90 /)
  return { page, problems, panel, slider }
}

test('on a wide page the course lies under the table and leads to its turns; the curve takes its place', async () => {
  const { page, problems, panel, slider } = await openReplay('keyforge', { width: 1440, height: 900 })
  const chart = panel.locator('.course svg')
  await chart.waitFor()
  const box = async () => (await panel.boundingBox())!
  expect((await box()).width).toBe(1440)
  expect((await box()).y + (await box()).height).toBe(900)
  // nothing lies under it
  const own = (await page.locator('.strip.me').boundingBox())!
  expect(own.y + own.height).toBeLessThanOrEqual((await box()).y)
  const log = (await page.locator('.panel.log').boundingBox())!
  expect(log.y + log.height).toBeLessThanOrEqual(own.y)
  expect(log.height).toBeGreaterThan(400)
  expect(await faults(page, false)).toEqual([])
  expect(await findings(page), 'wide').toEqual([])
  // names of the hand can be read, and no text stands there that cannot
  const sizes = await page
    .locator('[data-zone="hand"] .c-name')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  expect(await page.locator('[data-zone="hand"] :is(.c-line, .c-text):visible').count()).toBe(0)
  // the same moment through other eyes: what is in hand is another seat's
  const hand = () => page.locator('[data-zone="hand"]').textContent()
  const before = await hand()
  const eyes = panel.locator('.field .seg button')
  expect(await eyes.allTextContents()).toEqual(['Player 1', 'Player 2', 'Spectator', 'All open'])
  expect(await eyes.first().getAttribute('aria-pressed')).toBe('true')
  await eyes.nth(1).click()
  await expect.poll(() => eyes.nth(1).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(hand).not.toBe(before)
  expect(await slider.inputValue()).toBe('90')
  const names = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent.replaceAll('\u00ad', '')).sort())
  const theirs = await names('[data-zone="hand"] .c-name')
  expect(theirs.length).toBeGreaterThan(3)
  await eyes.first().click()
  await expect.poll(hand).toBe(before)
  // everything open: what the other seat holds stands beside what this one has, step by step
  expect(await page.locator('[data-zone="opened"]').count()).toBe(0)
  await eyes.last().click()
  await expect.poll(() => names('[data-zone="opened"] .chip b')).toEqual(theirs)
  expect(await hand()).toBe(before)
  expect(await faults(page, false)).toEqual([])
  expect(await findings(page), 'open').toEqual([])
  await page.keyboard.press(',')
  await expect.poll(() => slider.inputValue()).toBe('89')
  expect(await page.locator('[data-zone="opened"]').count()).toBe(1)
  await slider.fill('90')
  await eyes.first().click()
  await expect.poll(() => page.locator('[data-zone="opened"]').count()).toBe(0)
  // a spectator sees no card that is hidden from anybody; by keyboard too
  await eyes.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => eyes.nth(2).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => names('[data-zone="hand"] .c-name')).toEqual([])
  // but how many they are
  expect(await page.locator('.strip.me [data-pile="0-hand"]').count()).toBe(1)
  expect(await slider.inputValue()).toBe('90')
  await page.keyboard.press(',')
  await expect.poll(() => slider.inputValue()).toBe('89')
  expect(await names('[data-zone="hand"] .c-name')).toEqual([])
  expect(await faults(page, false)).toEqual([])
  expect(await findings(page), 'spectator').toEqual([])
  await slider.fill('90')
  await eyes.first().click()
  await expect.poll(hand).toBe(before)
  // a press on a turn leads to it
  const turns = Number(await panel.locator('.course tbody tr').count())
  expect(turns).toBeGreaterThan(3)
  const { x, y, width } = (await chart.boundingBox())!
  const left = 96
  const slot = (width - left - 8) / turns
  await page.mouse.click(x + left + slot * 1.5, y + 20)
  await expect.poll(() => page.locator('#question').textContent()).toMatch(/^Turn [12]\b/)
  const there = Number(await slider.inputValue())
  expect(there).toBeLessThan(90)
  await page.keyboard.press('.')
  await expect.poll(() => slider.inputValue()).toBe(String(there + 1))
  // the analysis draws its curve there, and not in its column
  await panel.locator('[data-act="analyse"]').click()
  await panel.locator('.curve').waitFor()
  expect(await page.locator('.curve').count()).toBe(1)
  expect((await panel.locator('.curve').boundingBox())!.width).toBeGreaterThan(1300)
  const curve = (await panel.locator('.curve').boundingBox())!
  expect(curve.y + curve.height).toBeLessThanOrEqual((await panel.locator('.transport').boundingBox())!.y)
  await page.locator('.analysis > header button').click()
  await chart.waitFor()
  expect(problems).toEqual([])
  await page.close()
})

test('a log that is narrowed shows no turns of which nothing is left, and says so where that is all of it', async () => {
  const { page, problems } = await openReplay('keyforge', { width: 1440, height: 900 })
  const heads = page.locator('.lines-of-log .turn')
  await heads.nth(10).waitFor({ state: 'attached' })
  const all = await heads.count()
  await page.locator('.log header button').first().click()
  await page.locator('[data-field="log-counts"]').check()
  await expect.poll(() => heads.count()).toBeLessThan(all)
  /** Lines that stand under each turn. */
  const under = () =>
    page.locator('.lines-of-log').evaluate((list) => {
      const counts: number[] = []
      for (const { classList } of list.children) {
        if (classList.contains('turn')) counts.push(0)
        else if (classList.contains('entry')) counts[counts.length - 1]++
      }
      return counts
    })
  await expect.poll(async () => Math.min(...(await under()))).toBeGreaterThan(0)
  await page.locator('[data-field="log"]').fill('no such words')
  await expect.poll(() => heads.count()).toBe(0)
  expect(await page.locator('.log [role="status"]').textContent()).toBe('No line of this game is like that.')
  await page.locator('[data-field="log"]').fill('')
  await page.locator('[data-field="log-counts"]').uncheck()
  await expect.poll(() => heads.count()).toBe(all)
  // what leads to a rule or a moment has a name of its own at every line
  const names = await page.locator('.lines-of-log :is(.sec, .jump, .fold)').allTextContents()
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
  expect(problems).toEqual([])
  await page.close()
})

test('on a phone a finger finds what moves a replay', async () => {
  const { page, problems, panel } = await openReplay('keyforge', { width: 390, height: 844 })
  await expect.poll(() => faults(page, true)).toEqual([])
  expect(await findings(page)).toEqual([])
  const hand = page.locator('[data-zone="hand"] .c-name')
  await expect.poll(() => hand.count()).toBeGreaterThan(3)
  const spectator = panel.getByRole('button', { name: 'Spectator' })
  await spectator.click()
  await expect.poll(() => spectator.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => hand.count()).toBe(0)
  await expect.poll(() => faults(page, true)).toEqual([])
  expect(await findings(page), 'spectator').toEqual([])
  expect(problems).toEqual([])
  await page.close()
})

test('where there is less room the panel stands in its column, and the table is as high as before', async () => {
  const { page, problems, panel } = await openReplay('keyforge', { width: 1440, height: 900 })
  await panel.locator('.course').waitFor()
  for (const [width, height] of [
    [1280, 720],
    [820, 1180],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => panel.locator('.course').count()).toBe(0)
    expect(await page.locator('.shell').evaluate((shell) => getComputedStyle(shell).paddingBottom)).toBe('0px')
  }
  expect(problems).toEqual([])
  await page.close()
  // Nightfall has more on its table
  const nightfall = await openReplay('nightfall', { width: 1440, height: 900 })
  expect(await nightfall.panel.locator('.course').count()).toBe(0)
  await nightfall.page.setViewportSize({ width: 1440, height: 1000 })
  await nightfall.panel.locator('.course').waitFor()
  await nightfall.page.close()
})
