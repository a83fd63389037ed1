// Nightfall in the page: a whole game, at three sizes, for two to five, by keyboard.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings, SIZES } from './looks.ts'
import { choosePress, collectProblems, openTable, press, readState, settle, type State } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const PREFER = ['chain', 'claim', 'attack', 'block', 'target']

async function playUntil(page: Page, done: (state: State) => boolean): Promise<void> {
  for (let presses = 0; presses < 3000; presses++) {
    const state = await readState(page)
    if (done(state)) return
    if (state.over) throw new Error('the game was over before the state was met')
    await press(page, choosePress(state, PREFER))
  }
  throw new Error('no end in sight')
}

const asks = (verb: string) => (state: State) => state.options.some((option) => option.verb === verb)

for (const theme of ['dark', 'light'] as const) {
  test(`draft, chain, claim and combat with three seats${theme === 'dark' ? ' to the end of the game' : ''}, ${theme}`, {
    timeout: 240_000,
  }, async () => {
    const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const problems = collectProblems(page)
    await openTable(page, opened.address, { seed: 3, game: 'nightfall', seats: '3', theme })
    expect(await findings(page), 'draft').toEqual([])
    expect(await page.locator('[data-zone="packet"] .card').count()).toBe(4)
    for (const verb of ['chain', 'claim', 'attack', 'block']) {
      await playUntil(page, asks(verb))
      expect(await findings(page), verb).toEqual([])
    }
    expect(problems).toEqual([])
    if (theme === 'light') return page.close()
    await playUntil(page, ({ over }) => over)
    expect(await page.locator('.sheet h2').textContent()).toMatch(/won/)
    expect(await page.locator('.sheet .score').count()).toBe(3)
    expect(await findings(page), 'result').toEqual([])
    await page.locator('[data-act="replay"]').click()
    await page.locator('[data-zone="replay"]').waitFor()
    expect(await findings(page), 'replay').toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
}

test('cards, archives and seats are pressed on the table itself', { timeout: 120_000 }, async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 8, game: 'nightfall', seats: '4' })
  const click = async (selector: string) => {
    await page.locator(selector).first().click()
    await settle(page)
  }
  for (let round = 0; round < 3; round++) await click('[data-zone="packet"] [data-mark="target"]')
  await playUntil(page, asks('chain'))
  // an order is picked up, and laid at its place in the chain
  const laid = () => page.locator('[data-zone="chain"] [data-card]').count()
  const before = await laid()
  await click('[data-zone="hand"] [data-mark="legal"]')
  await click('[data-act="lay"]')
  expect(await laid()).toBeGreaterThan(before)
  await playUntil(page, asks('claim'))
  const influence = () => page.locator('.infl b').textContent().then(Number)
  const rich = await influence()
  await click('[data-zone="archives"] [data-mark="target"]')
  expect(await influence()).toBeLessThan(rich)
  // what costs too much says so
  await playUntil(page, (state) => asks('discard')(state) && !asks('claim')(state))
  await page.locator('.commons .ar').first().click()
  await expect.poll(() => page.locator('.whynot').textContent()).toMatch(/it costs \d, you have \d influence/)
  await playUntil(page, asks('attack'))
  await click('.foe [data-mark="target"]')
  await expect.poll(() => page.locator('.fights li').count()).toBeGreaterThan(0)
  await page.close()
})

for (const { name, width, height } of SIZES) {
  for (const seats of ['2', '3', '5']) {
    test(`${name}, ${seats}: nothing is cut or covered`, { timeout: 120_000 }, async () => {
      const page = await opened.browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      const language = seats === '5' ? 'de' : 'it'
      await openTable(page, opened.address, { seed: 6, game: 'nightfall', seats, language, theme: seats === '3' ? 'light' : 'dark' })
      for (let presses = 0; presses < 60; presses++) {
        const state = await readState(page)
        if (state.over) break
        expect(await faults(page, name === 'phone'), state.question).toEqual([])
        if (presses === 25) expect(await findings(page), state.question).toEqual([])
        await press(page, choosePress(state, PREFER))
      }
      await page.close()
    })
  }
}

test('some turns by keyboard: numbers, zones, letters', { timeout: 120_000 }, async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 12, game: 'nightfall' })
  const focus = () => page.evaluate(() => (document.activeElement as HTMLElement).closest<HTMLElement>('[data-zone]')?.dataset.zone)
  let lays = 0
  for (let presses = 0; presses < 80; presses++) {
    const state = await readState(page)
    const { revision } = state
    if (asks('chain')(state) && lays++ % 2 === 0) {
      await page.keyboard.press('h')
      expect(await focus()).toBe('hand')
      await page.keyboard.press('Enter')
      await page.keyboard.press('l')
    } else if (state.options.length > 0 && !asks('discard')(state)) await page.keyboard.press('1')
    else if (state.acts.some(({ act }) => act === 'end')) await page.keyboard.press('e')
    else {
      // Space closes a question when no button has the focus
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Space')
    }
    await expect.poll(async () => (await readState(page)).revision, { message: state.question }).toBeGreaterThan(revision)
    await settle(page)
  }
  await page.keyboard.press('s')
  await expect.poll(() => page.locator('[data-zone="said"]').textContent()).toMatch(/of 20 wounds left/)
  for (const [key, zone] of [
    ['o', 'archives'],
    ['b', 'mine'],
    ['h', 'hand'],
  ]) {
    if ((await page.locator(`[data-zone="${zone}"] button`).count()) === 0) continue
    await page.keyboard.press(key)
    expect(await focus()).toBe(zone)
  }
  expect(problems).toEqual([])
  await page.close()
})
