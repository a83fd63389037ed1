// Typed commands at the table: what can be typed is offered, Enter takes it, and the terminal's commands do what they do there.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { findings, SIZES } from './looks.ts'
import { CROWD, layTable } from './scene.ts'
import { collectProblems, openTable, playOn, readState, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const input = (page: Page) => page.locator('#command-line')
const offered = (page: Page) => page.locator('#completions [role="option"]')
const answers = (page: Page) => page.locator('.command .answers')

async function type(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await page.keyboard.press('Enter')
}

async function openMain(language: 'en' | 'de' | 'it', game: 'keyforge' | 'riftblade' = 'keyforge') {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 7, language, game })
  await playOn(page, { until: { step: 'main' } })
  return { page, problems }
}

test('an option is typed by parts of its words, chosen with Enter, and taken back with a word', async () => {
  const { page, problems } = await openMain('en')
  expect(await page.locator('.command').count()).toBe(0)
  await page.keyboard.press('/')
  await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await offered(page).count()).toBe(0)
  const hand = () => page.locator('[data-zone="hand"] .card').count()
  const before = await hand()
  await input(page).fill('disc')
  await expect.poll(() => offered(page).count()).toBeGreaterThan(0)
  const wanted = await offered(page).first().textContent()
  expect(wanted).toMatch(/^Discard /)
  expect(await findings(page), 'the line').toEqual([])
  await page.keyboard.press('Enter')
  await settle(page)
  await expect.poll(hand).toBe(before - 1)
  expect(await input(page).inputValue()).toBe('')
  expect(await answers(page).textContent()).toContain(wanted)
  await type(page, 'undo')
  await expect.poll(hand).toBe(before)
  await settle(page)
  expect((await answers(page).textContent())?.trim()).toBe('Taken back.')
  // letters are words here, and no keys of the table
  await input(page).fill('')
  await page.keyboard.type('e')
  expect(await input(page).inputValue()).toBe('e')
  await page.keyboard.press('Escape')
  await page.locator('.command').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.closest('[data-zone="decision"]') !== null)).toBe(true)
  expect(problems).toEqual([])
  await page.close()
})

test('what is typed before the line is there is its text, and no key of the table', async () => {
  const { page, problems } = await openMain('en')
  let bring = () => {}
  const wanted = new Promise<void>((done) => {
    bring = done
  })
  await page.route(/CommandLine-[^/]*\.js/, async (route) => {
    await wanted
    await route.continue()
  })
  const revision = () => page.locator('.shell').getAttribute('data-revision')
  const before = await revision()
  await page.keyboard.press('/')
  // `e` would end the turn, and Enter press what has the focus
  await page.keyboard.type('ende')
  await page.keyboard.press('Backspace')
  expect(await input(page).count()).toBe(0)
  bring()
  await expect.poll(() => input(page).inputValue()).toBe('end')
  await page.keyboard.press('Escape')
  await page.locator('.command').waitFor({ state: 'detached' })
  expect(await revision()).toBe(before)
  expect(await page.locator('.decision .opt, [data-act="end"]').count()).toBeGreaterThan(0)
  // keys are keys again
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  expect(problems).toEqual([])
  await page.close()
})

longTest('commands show, explain and help as at the terminal, and what is not understood says what could be meant', async () => {
  const { page, problems } = await openMain('en')
  await page.keyboard.press('/')
  await type(page, 'options')
  await expect.poll(() => answers(page).locator('p').first().textContent()).toMatch(/^1\. /)
  expect(await page.locator('.decision .opt').count()).toBeGreaterThan(1)
  await type(page, 'table')
  await expect.poll(() => answers(page).textContent()).toMatch(/You: \d of 3 keys/)
  await type(page, 'log')
  await expect.poll(() => answers(page).locator('p').count()).toBeGreaterThan(1)
  await type(page, 'help')
  await expect.poll(() => answers(page).textContent()).toContain('undo, u: take back')
  await input(page).fill('hepl')
  expect(await offered(page).count()).toBe(0)
  await page.keyboard.press('Enter')
  expect(await answers(page).textContent()).toContain('Is this meant: help?')
  expect(await input(page).inputValue()).toBe('hepl')
  // what is typed next takes its place
  await page.keyboard.type('log')
  expect(await input(page).inputValue()).toBe('log')
  // a card of another house
  const name = await page.locator('[data-zone="hand"] [data-card]:not([data-mark]) .c-name').first().textContent()
  const card = name?.replaceAll('\u00ad', '') ?? ''
  await input(page).fill(`why ${card}`)
  await expect.poll(() => offered(page).first().textContent()).toBe(`why ${card}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => answers(page).locator('p').count()).toBeGreaterThan(0)
  expect(await answers(page).textContent()).toMatch(/active house.*Rule kf\./s)
  await type(page, `card ${card}`)
  expect(await answers(page).textContent()).toContain(card)
  await type(page, 'card')
  // the command waits for the name
  expect(await input(page).inputValue()).toBe('card ')
  await type(page, 'why nobody at all')
  await expect.poll(async () => (await answers(page).textContent())?.trim()).toBe('No card is called "nobody at all".')
  await type(page, 'quit')
  await page.locator('[data-play="keyforge"]').waitFor()
  expect(problems).toEqual([])
  await page.close()
})

test('a number says what it means before Enter takes it, also where no numbers stand at the table', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  await page.keyboard.press('/')
  // nothing is listed at the table
  expect(await page.locator('.decision .opt').count()).toBe(0)
  await input(page).fill('9')
  await expect.poll(() => offered(page).allTextContents()).toEqual([expect.stringMatching(/[a-z]/)])
  const [meant] = await offered(page).allTextContents()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.lines-of-log .entry, #question').allTextContents()).not.toEqual([])
  expect((await answers(page).locator('p').first().textContent())?.trim()).toBe(meant.trim())
  // one that is none lists those that are
  await type(page, '99')
  await expect.poll(() => answers(page).locator('p').first().textContent()).toMatch(/^1\. /)
  await page.close()
})

test('a hint is asked for by typing, and what was never seen can be asked about', async () => {
  for (const [opponent, language, hint, none] of [
    ['beginner', 'de', 'tipp', ''],
    ['random', 'it', 'consiglio', 'Qui non ci sono consigli'],
  ] as const) {
    const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
    const problems = collectProblems(page)
    await openTable(page, opened.address, { seed: 7, language, opponent })
    await page.keyboard.press('/')
    await input(page).fill('')
    await page.keyboard.type('card umbra')
    await page.keyboard.press('Enter')
    await expect.poll(() => answers(page).locator('p').allTextContents()).toContain('Umbra')
    expect(await answers(page).locator('p').count()).toBeGreaterThan(1)
    await type(page, 'why umbra')
    const away = language === 'de' ? 'Umbra ist nicht auf dem Tisch.' : 'Umbra non è sul tavolo.'
    await expect.poll(() => answers(page).textContent()).toContain(away)
    // it is there once the game is kept
    if (none === '') await page.locator('[data-act="hint"]').waitFor()
    await type(page, hint)
    if (none === '') await expect.poll(() => page.locator('[data-zone="hint"] [role="status"]').textContent()).toContain('Gut wäre')
    else await expect.poll(() => answers(page).textContent()).toContain(none)
    expect(problems).toEqual([])
    await page.close()
  }
})

longTest('a turn is played by typing numbers and words in German and Italian; on a phone the line opens from the menu', async () => {
  for (const [language, end, undo] of [
    ['de', 'zug beenden', 'zurück'],
    ['it', 'termina il turno', 'annulla'],
  ] as const) {
    const { page, problems } = await openMain(language, 'riftblade')
    await page.setViewportSize(SIZES[2])
    await page.locator('.tabs button').last().click()
    await page.locator('[data-act="type"]').click()
    await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await type(page, undo)
    await settle(page)
    await expect.poll(() => answers(page).textContent()).not.toBe('')
    await type(page, 'options')
    const all = await answers(page).locator('p').allTextContents()
    expect(all[0]).toMatch(/^1\. /)
    expect(all.join(' ').toLowerCase()).toContain(end)
    const revision = Number(await page.locator('.shell').getAttribute('data-revision'))
    await type(page, '1')
    await settle(page)
    await expect.poll(async () => Number(await page.locator('.shell').getAttribute('data-revision'))).toBeGreaterThan(revision)
    expect(problems).toEqual([])
    await page.close()
  }
})

longTest('a question is answered from now on by a word, which is kept', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 8, game: 'nightfall', seats: '4' })
  const wish = page.locator('[data-act="habit"]')
  await page.keyboard.press('/')
  await type(page, 'always')
  expect((await answers(page).textContent())?.trim()).toBe('This question is always put.')
  for (let presses = 0; (await wish.count()) === 0; presses++) {
    if (presses > 600) throw new Error('there was always something to link')
    await playOn(page, { until: { presses: 1 } })
    await settle(page)
  }
  const { revision } = await readState(page)
  await type(page, 'always')
  await expect.poll(() => answers(page).textContent()).toContain('From now on: pass when nothing can be linked or claimed.')
  await expect.poll(async () => (await readState(page)).revision).toBeGreaterThan(revision)
  const kept = () => page.evaluate(() => (JSON.parse(localStorage.getItem('catena.settings')!) as { habits: string[] }).habits)
  await expect.poll(kept).toEqual(['nightfall.pass'])
  expect(problems).toEqual([])
  await page.close()
})

test('the help of the line leaves the question readable', async () => {
  const { page, problems } = await openMain('de')
  for (const size of [SIZES[0], SIZES[1], SIZES[2]]) {
    await page.setViewportSize(size)
    if ((await page.locator('.command').count()) === 0) await page.keyboard.press('/')
    await type(page, 'hilfe')
    await expect.poll(() => answers(page).locator('p').count()).toBeGreaterThan(5)
    const covered = () =>
      page.evaluate(() => {
        const [line, question] = ['.command', '#question'].map((selector) => document.querySelector(selector)!.getBoundingClientRect())
        return line.bottom > question.top && line.top < question.bottom && line.right > question.left && line.left < question.right
      })
    await expect.poll(covered, { message: `the question at ${size.width}` }).toBe(false)
    expect(
      await answers(page)
        .locator('p')
        .first()
        .evaluate((element) => element.getBoundingClientRect().height),
    ).toBeGreaterThan(10)
  }
  expect(problems).toEqual([])
  await page.close()
})
