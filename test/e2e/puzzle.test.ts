// A puzzle in the page: found in the list, solved on the table with hints, and kept with its streak.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { root } from '../../scripts/root.mjs'
import { dateOf, dayOf, gameOfDay } from '../../src/play/day.ts'
import { type NumberedPuzzle, readPuzzles } from '../../src/play/puzzle.ts'
import { puzzleOfDay } from '../../src/play/puzzles.ts'
import { type Opened, openBrowser } from './browser.ts'
import { expectAccess, faults, findings, LOW_SIZES, SIZES, unreadable } from './looks.ts'
import { collectProblems, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Pictures of what is seen at every size, where a folder is named for them. */
const pictures = process.env.PICTURES

const puzzlesOf = (game: string): NumberedPuzzle[] =>
  readPuzzles(readFileSync(path.join(root, 'src', 'play', 'puzzles', `${game}.txt`), 'utf8'))

const stateOf = (page: Page) => page.locator('[data-zone="puzzle"]').getAttribute('data-state')

/** Follows the hints to the goal, or the line once it is shown. */
async function solve(page: Page): Promise<void> {
  const card = page.locator('[data-zone="puzzle"]')
  const isShown = (await card.locator('[data-field="step"]').count()) > 0
  for (let acts = 0; acts < 40 && (await stateOf(page)) === 'open'; acts++) {
    if (!isShown) await card.locator('[data-act="hint"]').click()
    await page.locator('[data-hint]').first().waitFor()
    const button = page.locator('.decision [data-hint]')
    await ((await button.count()) > 0 ? button : page.locator('[data-hint]')).first().click()
    await settle(page)
  }
  expect(await stateOf(page)).toBe('done')
}

test('the puzzle of the day is solved with hints and counts for the streak', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  const look = async (what: string) => {
    if (pictures === undefined) return
    for (const { name, ...size } of SIZES)
      for (const theme of ['dark', 'light']) {
        await page.setViewportSize(size)
        await page.evaluate((value) => void (document.documentElement.dataset.theme = value), theme)
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        await page.screenshot({ path: path.join(pictures, `${what}-${name}-${theme}.png`) })
      }
    await page.setViewportSize(SIZES[0])
  }
  await page.goto(`${opened.address}?speed=instant&language=en`)
  await page.locator('.learn [data-page="puzzles"]').click()
  await page.locator('[data-act="daily"]').waitFor()
  // no two rows are called the same
  const names = await page.locator('[data-puzzle] b').allTextContents()
  expect(names.length).toBeGreaterThan(30)
  expect(new Set(names).size).toBe(names.length)
  await page.locator('[data-puzzle]').first().waitFor()
  expect(await page.locator('[data-field="streak"]').count()).toBe(0)
  expect(await findings(page), 'the list').toEqual([])
  await look('list')
  await page.locator('[data-act="daily"]').click()
  const card = page.locator('[data-zone="puzzle"]')
  await card.waitFor()
  await expect.poll(() => card.locator('h2').textContent()).toMatch(/^Puzzle of the day, \w+ \d+, \d{4} · No\. \d+$/)
  await expectAccess(page, 'puzzle')
  await page.setViewportSize(SIZES[2])
  await expect.poll(() => card.locator('.goal').textContent()).toMatch(/^\s*\w+ \d+, \d{4} · No\. \d+:/)
  await page.setViewportSize(SIZES[0])
  await look('begin')
  await solve(page)
  await expect.poll(() => card.locator('[data-field="streak"]').textContent()).toBe('1 day in a row')
  await look('done')
  await card.locator('[data-act="leave"]').click()
  expect(await page.locator('[data-field="streak"]').textContent()).toBe('1 day in a row')
  expect(problems).toEqual([])
  await page.close()
})

longTest('the address names a puzzle; a choice that leads nowhere says so, and is taken back', async () => {
  const puzzle = puzzlesOf('keyforge').find(({ solution }) => solution[0].startsWith('house '))!
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&language=en#puzzle=${puzzle.id}`)
  const card = page.locator(`[data-puzzle="${puzzle.id}"]`)
  await card.waitFor()
  expect(await card.textContent()).toContain('Goal: Forge')
  expect(await card.locator('[data-act="puzzle-undo"]').count()).toBe(0)
  const houses = page.locator('.housebtn')
  await houses.first().waitFor()
  const right = puzzle.solution[0].replace('house ', '')
  await page.locator(`.housebtn:not(.h-${right})`).first().click()
  await settle(page)
  await expect.poll(() => stateOf(page)).toBe('missed')
  expect(await card.locator('[role="status"]').textContent()).toBe('From here the goal is out of reach, or left to luck.')
  // there is nothing left that a hint could point at
  expect(await card.locator('[data-act="hint"]').count()).toBe(0)
  expect(await findings(page), 'out of reach').toEqual([])
  await card.locator('[data-act="puzzle-undo"]').click()
  await settle(page)
  await expect.poll(() => stateOf(page)).toBe('open')
  await page.locator(`.housebtn.h-${right}`).click()
  await settle(page)
  expect(await stateOf(page)).toBe('open')
  // an address that names none leads to the list
  await page.goto('about:blank')
  await page.goto(`${opened.address}?language=en#puzzle=kf-nothing`)
  await page.locator('[data-act="daily"]').waitFor()
  expect(problems).toEqual([])
  await page.close()
})

test('tries and hints outlive a reload: what is shared says them, and no days in a row where it is not the puzzle of the day', async () => {
  const today = dayOf(dateOf(new Date()))!
  const daily = puzzleOfDay(puzzlesOf(gameOfDay(today)), today)
  const puzzle = puzzlesOf('keyforge').find(({ id, solution }) => solution[0].startsWith('house ') && id !== daily?.id)!
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await page.addInitScript(
    (days) => {
      const kept = JSON.parse(localStorage.getItem('catena.puzzles') ?? '{}') as object
      localStorage.setItem('catena.puzzles', JSON.stringify({ ...kept, days }))
    },
    [2, 1, 0].map((ago) => dateOf(new Date(Date.now() - ago * 24 * 60 * 60 * 1000))),
  )
  await page.goto(`${opened.address}?speed=instant&language=en#puzzle=${puzzle.id}`)
  const card = page.locator(`[data-puzzle="${puzzle.id}"]`)
  const wrong = page.locator(`.housebtn:not(.h-${puzzle.solution[0].replace('house ', '')})`).first()
  for (const _ of ['once', 'and once more']) {
    await wrong.click()
    await expect.poll(() => stateOf(page)).toBe('missed')
    // it begins anew
    await page.reload()
    await expect.poll(() => stateOf(page)).toBe('open')
  }
  await card.locator('[data-act="hint"]').click()
  await page.reload()
  await expect
    .poll(() => page.evaluate((id) => JSON.parse(localStorage.getItem('catena.puzzles')!).tried[id], puzzle.id))
    .toMatchObject({
      tries: 3,
      hinted: true,
    })
  await expect.poll(() => stateOf(page)).toBe('open')
  await solve(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await card.locator('[data-act="share"]').click()
  await expect.poll(() => card.locator('textarea').inputValue()).toMatch(/: solved at try 3, with hints\n/)
  await page.close()
})

longTest('the line is shown in words too, at every size, and does not count when it was', async () => {
  for (const [game, language, begins] of [
    ['keyforge', 'de', 'Als Nächstes: '],
    ['crystal-clans', 'it', 'Ora: '],
  ]) {
    const [puzzle] = puzzlesOf(game)
    const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
    await page.goto(`${opened.address}?speed=instant&language=${language}#puzzle=${puzzle.id}`)
    const card = page.locator('[data-zone="puzzle"]')
    await card.locator('[data-act="solution"]').click()
    const step = card.locator('[data-field="step"]')
    await expect.poll(() => step.textContent()).toMatch(new RegExp(`^${begins}[A-ZÄÖÜ]`))
    for (const { name, ...size } of SIZES) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await faults(page, name === 'phone'), `${game} ${name}`).toEqual([])
      expect(await unreadable(page, '[data-field="step"]'), `${game} ${name}`).toEqual([])
      // no head stands over a log that has no room
      const log = page.locator('.side > .log')
      if (await log.isVisible()) expect(await log.locator('h2').isVisible(), game).toBe(await log.locator('ol').isVisible())
      if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `line-${game}-${name}.png`) })
    }
    await page.setViewportSize(SIZES[0])
    await solve(page)
    expect(await step.count()).toBe(0)
    expect(await card.locator('[data-act="share"]').count()).toBe(0)
    await page.close()
  }
})

longTest('a result is copied without giving the line away, and shown where it cannot be copied; without a network too', async () => {
  const [puzzle] = puzzlesOf('nightfall')
  const context = await opened.newContext({
    viewport: SIZES[0],
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&language=en`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.goto('about:blank')
  await page.goto(`${opened.address}?speed=instant&language=en#puzzle=${puzzle.id}`)
  const card = page.locator(`[data-puzzle="${puzzle.id}"]`)
  await card.waitFor()
  await solve(page)
  await card.locator('[data-act="share"]').click()
  await expect.poll(() => card.textContent()).toContain('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Catena puzzle.* \(Nightfall No\. 1, \w+\): solved at try 1, with hints(, \d days in a row)?\n/)
  expect(copied.split('\n')[1]).toBe(`${opened.address}#puzzle=${puzzle.id}`)
  for (const move of puzzle.solution) expect(copied).not.toContain(move)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await card.locator('[data-act="share"]').click()
  await expect.poll(() => card.locator('textarea').inputValue()).toBe(copied)
  expect(await findings(page), 'to be copied by hand').toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

longTest('at every size a puzzle leaves the table whole, in German and Italian too', async () => {
  const page = await opened.newPage({ reducedMotion: 'reduce' })
  for (const [game, language] of [
    ['keyforge', 'de'],
    ['riftblade', 'it'],
  ]) {
    await page.goto('about:blank')
    await page.goto(`${opened.address}?speed=instant&language=${language}#puzzle=${puzzlesOf(game)[0].id}`)
    const card = page.locator('[data-zone="puzzle"]')
    await card.waitFor()
    for (const { name, ...size } of SIZES) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await faults(page, name !== 'desktop'), `${game} ${name}`).toEqual([])
      // below the table what is asked and what helps stand side by side
      const height = (await card.boundingBox())!.height
      if (name !== 'desktop') expect(height, `${game} ${name}`).toBeLessThan(84)
    }
    for (const size of LOW_SIZES) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      const where = `${game} ${size.width} x ${size.height}`
      expect(await unreadable(page, '.puzzle :is(.goal, .foot .btn), #question'), where).toEqual([])
      expect(await faults(page, false), where).toEqual([])
    }
  }
  await page.close()
})

test('a hint rings the stone that leads on; the list comes back at the game of the puzzle, and a reload at the puzzle that is open', async () => {
  const puzzle = puzzlesOf('riftblade').find(({ solution }) => solution[0].startsWith('gain'))!
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?speed=instant&language=en#puzzle=${puzzle.id}`)
  const card = page.locator('[data-zone="puzzle"]')
  await card.locator('[data-act="hint"]').click()
  await page.locator('[data-stone][data-hint]').first().waitFor()
  await solve(page)
  await card.locator('[data-act="next"]').click()
  const next = page.locator(`[data-zone="puzzle"]:not([data-puzzle="${puzzle.id}"])`)
  await next.waitFor()
  const id = await next.getAttribute('data-puzzle')
  await page.reload()
  await page.locator(`[data-zone="puzzle"][data-puzzle="${id}"]`).waitFor()
  await card.getByRole('button', { name: 'All puzzles' }).click()
  await page.locator(`.puzzles [data-puzzle="${puzzle.id}"] .solved`).waitFor()
  await page.close()
})

test('after a puzzle comes the next one that is not solved; a page that stood open over midnight has that of the new day', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-11-23T23:59:00Z')
  await page.goto(`${opened.address}?speed=instant&language=en`)
  const tile = page.locator('.panel:has([data-act="daily"]) b')
  const game = await tile.textContent()
  expect(await page.locator('.panel:has([data-act="daily"]) h2').textContent()).toBe('Puzzle of the day, Nov 23, 2026')
  await page.clock.setFixedTime('2026-11-24T00:01:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => tile.textContent()).not.toBe(game)
  await page.clock.setFixedTime('2026-11-23T23:59:00Z')
  await page.goto(`${opened.address}?speed=instant&language=en#puzzles`)
  await page.reload()
  const daily = page.locator('#daily-head')
  await daily.waitFor()
  const before = await daily.textContent()
  expect(before).toContain('Puzzle of the day, Nov 23, 2026: ')
  await page.clock.setFixedTime('2026-11-24T00:01:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => daily.textContent()).not.toBe(before)
  const rows = page.locator('.puzzles [data-puzzle]')
  const ids = await rows.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.puzzle!))
  await page.evaluate((solved) => localStorage.setItem('catena.puzzles', JSON.stringify({ solved: { [solved]: 1 }, days: [] })), ids[1])
  await rows.first().click()
  const card = page.locator('[data-zone="puzzle"]')
  await card.waitFor()
  await solve(page)
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await unreadable(page, '.puzzle .foot .btn'), name).toEqual([])
  }
  await card.locator('[data-act="next"]').click()
  await page.locator(`[data-zone="puzzle"][data-puzzle="${ids[2]}"][data-state="open"]`).waitFor()
  await page.close()
})
