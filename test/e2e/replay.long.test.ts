// A replay on a wide page: the course of the game lies under the table, the log beside it; where there is less room, the panel stands.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import type { GameName } from '../../src/games/register.ts'
import { startMatch } from '../../src/play/match.ts'
import { recordOf } from '../../src/play/story.ts'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings, unreadable } from './looks.ts'
import { collectProblems } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const SEED = 31
const MOVES = 160
/** After so many, who plays all cards that they can has full rows. */
const FULL = 176

/** The record of the first decisions of a game that goes on at random; `fills`: what can be played is played, and nobody fights. */
async function recordGame(name: GameName, seed = SEED, fills = false): Promise<string> {
  const begun = await startMatch(name, String(seed), undefined, 2, {})
  if (!begun.ok) throw new Error(begun.error.message)
  const { title, p } = begun.value
  const { game } = title
  const random = new Generator(seedOf(seed))
  const options = new Int16Array(game.maxOptions)
  const moves: string[] = []
  while (moves.length < (fills ? FULL : MOVES) && game.seatToDecide(p) >= 0) {
    const all = options.subarray(0, game.options(p, options))
    const wanted = ({ verb }: { readonly verb: string }) => ['play', 'reap'].includes(verb)
    const unwanted = ({ verb }: { readonly verb: string }) => ['fight', 'discard'].includes(verb)
    const filling = [all.filter((one) => wanted(game.describe(p, one))), all.filter((one) => !unwanted(game.describe(p, one)))]
    const among = (fills ? filling : []).find((some) => some.length > 0) ?? all
    const option = among[random.below(among.length)]
    moves.push(game.makeOption(p, option))
    game.choose(p, option)
  }
  return recordOf(begun.value, moves)
}

async function openReplay(game: GameName, viewport: { width: number; height: number }, record?: string) {
  console.log(`seed ${SEED}`)
  const page = await opened.newPage({ viewport, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&language=en`)
  await page.getByRole('button', { name: 'Open a game record' }).click()
  await page.locator('.import textarea').fill(record ?? (await recordGame(game)))
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
  // and it stays when the analysis is closed, which goes on
  await page.locator('.analysis > header button').click()
  await page.locator('.analysis').waitFor({ state: 'detached' })
  expect(await panel.locator('.curve').count()).toBe(1)
  expect(problems).toEqual([])
  await page.close()
})

test('keys that are pressed faster than the table follows all count, and the inspector goes along', async () => {
  const { page, problems, slider } = await openReplay('keyforge', { width: 1440, height: 900 })
  await page.keyboard.press('.')
  await expect.poll(() => slider.inputValue()).toBe('91')
  await page.evaluate(() => {
    for (let i = 0; i < 7; i++) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }))
  })
  await expect.poll(() => slider.inputValue()).toBe('98')
  // to other eyes and on at once: neither takes the other back
  await page.evaluate(() => {
    const [, other] = document.querySelectorAll<HTMLElement>('[data-zone="replay"] .field .seg button')
    other.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }))
  })
  await expect.poll(() => slider.inputValue()).toBe('99')
  const eyes = page.locator('[data-zone="replay"] .field .seg button')
  expect(await eyes.nth(1).getAttribute('aria-pressed')).toBe('true')
  // what a step is about is read beside it; what lies nowhere any more is not
  const ids = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id))
  let named = 0
  for (let step = 20; step < 60; step++) {
    await slider.fill(String(step))
    await expect.poll(() => page.locator('[data-zone="replay"] .num').first().textContent()).toMatch(new RegExp(`^${step} /`))
    const told = await page
      .locator('.log .entry:not(.later) .ref')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(1)))
    const [read] = await ids('[data-zone="inspector"] [data-id]')
    expect([...told.slice(-8), ...(await ids('[data-id]:not([data-zone="inspector"] *)'))], `step ${step}`).toContain(read)
    if (told.slice(-2).includes(read)) named++
  }
  expect(named).toBeGreaterThan(15)
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

/** What of the table lies over the line in its middle, or under the panel. Runs in the page. */
function findOver(): string[] {
  const edges = ['.mid', '.decision.replay'].map((part) => document.querySelector(part)!.getBoundingClientRect())
  return [...document.querySelectorAll<HTMLElement>('.line .slot, .line .c-up, .lines .chip')].flatMap((part) => {
    const { top, bottom, width } = part.getBoundingClientRect()
    const over = edges.some((edge) => Math.min(bottom, edge.bottom) - Math.max(top, edge.top) > 1)
    return width > 0 && over ? [`${part.className} of ${part.textContent?.slice(0, 20)}`] : []
  })
}

test('on a phone full rows keep clear of the line between them and of the panel', async () => {
  const { page, slider } = await openReplay('keyforge', { width: 390, height: 844 }, await recordGame('keyforge', 3, true))
  await slider.fill(String(FULL))
  await expect.poll(() => page.locator('.line .slot').count()).toBeGreaterThan(14)
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(findOver), { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

/** What of the panel lies over or under something else, or has no place to be pressed. Runs in the page; nothing is scrolled. */
function findMisplaced(): string[] {
  const panel = document.querySelector<HTMLElement>('[data-zone="replay"]')!
  const box = panel.getBoundingClientRect()
  const found: string[] = []
  for (const other of document.querySelectorAll<HTMLElement>('.strip, .tabs, .felt, .tray .card, .reading')) {
    const { left, right, top, bottom, width } = other.getBoundingClientRect()
    const [across, down] = [Math.min(right, box.right) - Math.max(left, box.left), Math.min(bottom, box.bottom) - Math.max(top, box.top)]
    if (width > 0 && across > 1 && down > 1) found.push(`${other.className} and the panel share ${across}x${down}`)
  }
  for (const part of panel.querySelectorAll<HTMLElement>('h2, input[type="range"], .transport .btn')) {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const name = part.dataset.act ?? part.tagName
    if (top < box.top || bottom > box.bottom || left < box.left || right > box.right) found.push(`${name} hangs out of the panel`)
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (hit === null || !part.contains(hit)) found.push(`${hit?.className} lies over ${name}`)
  }
  return found
}

test.each(['keyforge', 'crystal-clans', 'nightfall', 'riftblade'] as const)(
  '%s on a phone on its side: the panel has a column of its own, with the step and what moves on in sight',
  async (game) => {
    const { page, problems, panel, slider } = await openReplay(game, { width: 844, height: 390 })
    for (const [width, height] of [
      [844, 390],
      [640, 360],
      [720, 450],
    ]) {
      await page.setViewportSize({ width, height })
      const message = `${width}x${height}`
      for (const step of ['40', '90', '133']) {
        await slider.fill(step)
        await expect.poll(() => panel.locator('.num').first().textContent()).toMatch(new RegExp(`^${step} /`))
        await expect.poll(() => page.evaluate(findMisplaced), { message }).toEqual([])
      }
      await expect.poll(() => faults(page, true), { message }).toEqual([])
      await expect.poll(() => unreadable(page, '[data-zone="replay"] :is(h2, .foot .btn)'), { message }).toEqual([])
      expect(await findings(page), message).toEqual([])
    }
    // to other eyes, and on by a press
    await panel.locator('select').selectOption('1')
    await expect.poll(() => panel.locator('select').inputValue()).toBe('1')
    await panel.locator('[data-act="step"]').click()
    await expect.poll(() => slider.inputValue()).toBe('134')
    await panel.locator('[data-act="turn-back"]').click()
    await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(134)
    expect(problems).toEqual([])
    await page.close()
  },
)

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
  // others have more on their table
  for (const game of ['nightfall', 'crystal-clans'] as const) {
    const replay = await openReplay(game, { width: 1440, height: 900 })
    expect(await replay.panel.locator('.course').count(), game).toBe(0)
    const outside = () => replay.page.locator('.sq .face').evaluateAll(hanging)
    await expect.poll(outside, { message: game }).toEqual([])
    await replay.page.setViewportSize({ width: 1440, height: 1040 })
    await replay.panel.locator('.course').waitFor()
    await expect.poll(outside, { message: game }).toEqual([])
    await replay.page.close()
  }
})

/** What of squads hangs over their edges. */
function hanging(faces: Element[]): string[] {
  return faces.flatMap((face) => {
    const { top, bottom } = face.closest('.sq')!.getBoundingClientRect()
    return [...face.children].flatMap((part) => {
      const box = part.getBoundingClientRect()
      return box.height > 0 && !part.matches('.ct') && (box.top < top - 1 || box.bottom > bottom + 1) ? [part.textContent] : []
    })
  })
}

test('a page that is loaded again is at the same step of a replay, through the same eyes, and in its analysis', async () => {
  const { page, problems, panel } = await openReplay('riftblade', { width: 1440, height: 900 })
  const step = () => panel.locator('.num').first().textContent()
  await page.reload()
  await panel.waitFor()
  await expect.poll(step).toMatch(/^90 /)
  await page.getByRole('button', { name: 'Analyse' }).first().click()
  await page.locator('[data-zone="analysis"]').waitFor()
  await page.reload()
  await page.locator('[data-zone="analysis"]').waitFor()
  await page.getByRole('button', { name: 'Close' }).first().click()
  // where the address leads to a step, it leads where one has gone since
  await panel.locator('[data-act="share"]').click()
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('&step=90&')
  await panel.locator('[data-act="step"]').click()
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('&step=91&')
  await page.reload()
  await panel.waitFor()
  await expect.poll(step).toMatch(/^91 /)
  expect(problems).toEqual([])
  await page.close()
})
