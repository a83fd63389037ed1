// Nightfall in the page: pressed on the table itself, and by keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import type { State } from './inside.ts'
import { collectProblems, openTable, playOn, readState, settle } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const how = { prefer: PREFER.nightfall }

const asks = (verb: string) => (state: State) => state.options.some((option) => option.verb === verb)

test('cards, archives and seats are pressed on the table itself', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 8, game: 'nightfall', seats: '4' })
  const click = async (selector: string) => {
    await page.locator(selector).first().click()
    await settle(page)
  }
  for (let round = 0; round < 3; round++) await click('[data-zone="packet"] [data-mark="target"]')
  await playOn(page, { ...how, until: { asks: 'chain' } })
  // an order is picked up, and laid at its place in the chain
  const laid = () => page.locator('[data-zone="chain"] [data-card]').count()
  const before = await laid()
  await click('[data-zone="hand"] [data-mark="legal"]')
  await click('[data-act="lay"]')
  expect(await laid()).toBeGreaterThan(before)
  await playOn(page, { ...how, until: { asks: 'claim' } })
  const influence = () => page.locator('.infl b').textContent().then(Number)
  const rich = await influence()
  await click('[data-zone="archives"] [data-mark="target"]')
  expect(await influence()).toBeLessThan(rich)
  // what costs too much says so
  await playOn(page, { ...how, until: { asks: 'discard', without: 'claim' } })
  await page.locator('.commons .ar').first().click()
  await expect.poll(() => page.locator('.whynot').textContent()).toMatch(/it costs \d, you have \d influence/)
  await playOn(page, { ...how, until: { asks: 'attack' } })
  await click('.foe [data-mark="target"]')
  await expect.poll(() => page.locator('.fights li').count()).toBeGreaterThan(0)
  await page.close()
})

test('some turns by keyboard: numbers, zones, letters', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 12, game: 'nightfall' })
  const focus = () => page.evaluate(() => (document.activeElement as HTMLElement).closest<HTMLElement>('[data-zone]')?.dataset.zone)
  let lays = 0
  for (let presses = 0; presses < 40; presses++) {
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
