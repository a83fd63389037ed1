// Riftblade in the page: a whole game, at three sizes, for two to four, for two people, its replay, its lesson.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings, SIZES } from './looks.ts'
import { choosePress, collectProblems, openTable, press, readState, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const PREFER = ['play', 'trigger', 'gain', 'draw', 'convert', 'target']

async function playToEnd(page: import('playwright-core').Page): Promise<void> {
  for (let presses = 0; presses < 3000; presses++) {
    const state = await readState(page)
    if (state.over) return
    await press(page, choosePress(state, PREFER))
  }
  throw new Error('no end in sight')
}

test('a whole game ends with a result, is kept, and can be watched from its address', { timeout: 240_000 }, async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 3, game: 'riftblade', opponent: 'beginner' })
  expect(await findings(page), 'first question').toEqual([])
  await playToEnd(page)
  expect(await page.locator('.sheet h2').textContent()).toMatch(/won/)
  expect(await findings(page), 'result').toEqual([])

  await page.locator('[data-act="replay"]').click()
  const panel = page.locator('[data-zone="replay"]')
  await panel.waitFor()
  expect(await findings(page), 'replay').toEqual([])
  const steps = Number(await panel.locator('input[type="range"]').getAttribute('max'))
  expect(steps).toBeGreaterThan(20)
  await page.keyboard.press('.')
  await page.keyboard.press('.')
  await expect.poll(() => panel.locator('input[type="range"]').inputValue()).toBe('2')
  await page.keyboard.press('>')
  await expect.poll(async () => Number(await panel.locator('input[type="range"]').inputValue())).toBeGreaterThan(2)
  await page.locator('.log .jump').nth(5).click()
  await expect.poll(() => page.locator('.log .entry[aria-current]').count()).toBe(1)
  const step = await panel.locator('input[type="range"]').inputValue()
  const life = await page.locator('.strip .life b').allTextContents()

  await page.locator('[data-act="share"]').click()
  await expect.poll(() => page.url()).toContain('#replay=')
  const address = page.url()
  const other = await opened.browser.newPage({ viewport: { width: 390, height: 844 } })
  await other.goto(address)
  await other.locator('[data-zone="replay"]').waitFor()
  expect(await other.locator('[data-zone="replay"] input[type="range"]').inputValue()).toBe(step)
  expect(await other.locator('.strip .life b').allTextContents()).toEqual(life)
  await other.locator('[data-act="continue"]').click()
  await other.locator('.decision:not(.replay)').waitFor()
  await other.close()

  // a cut address says so, and nothing kept is lost
  await page.goto(opened.address)
  await page.goto(address.slice(0, address.indexOf('#') + 60))
  await page.reload()
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toMatch(/cut/)
  expect(await page.locator('[data-act="replay"]').count()).toBe(1)
  expect(problems).toEqual([])
  await page.close()
})

test('the other side is never shown what it may not know', async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openTable(page, opened.address, { seed: 4, game: 'riftblade' })
  // eight starters of ours at most, four of them in hand, and the Rift: nothing of the opponent's hand has a face
  expect(await page.locator('[data-zone="hand"] .card').count()).toBe(4)
  expect(await page.locator('.strip.them .card').count()).toBe(0)
  await page.close()
})

for (const { name, width, height } of SIZES) {
  for (const seats of ['2', '4', 'teams']) {
    test(`${name}, ${seats}: nothing is cut or covered`, { timeout: 120_000 }, async () => {
      const page = await opened.browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      const language = seats === '4' ? 'de' : 'it'
      await openTable(page, opened.address, { seed: 6, game: 'riftblade', seats, language, theme: seats === 'teams' ? 'light' : 'dark' })
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

test('two people at one device: the hand stays covered until the next one takes over', { timeout: 120_000 }, async () => {
  const page = await opened.browser.newPage({ viewport: { width: 820, height: 1180 } })
  await page.goto(`${opened.address}?seed=9&speed=instant&people=2`)
  await page.locator('[data-play="riftblade"]').click()
  const take = page.locator('[data-act="take"]')
  await take.waitFor()
  expect(await page.locator('.card').count()).toBe(0)
  expect(await findings(page), 'handing over').toEqual([])
  const first = await page.locator('.handover h1').textContent()
  await take.click()
  await settle(page)
  // once to end the turn, once more because something is left unused
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await take.waitFor()
  expect(await page.locator('.handover h1').textContent()).not.toBe(first)
  expect(await page.locator('.card').count()).toBe(0)
  await page.close()
})

test('the lesson: a goal that is missed can be tried again, one that is reached leads on', { timeout: 120_000 }, async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?speed=instant&language=de`)
  await page.locator('[data-act="lesson"]').click()
  const card = page.locator('[data-zone="lesson"]')
  await card.waitFor()
  expect(await findings(page), 'lesson').toEqual([])
  await page.keyboard.press('e')
  if (await page.locator('.decision [data-act="end"]').isVisible()) await page.locator('.decision [data-act="end"]').click()
  await expect.poll(() => card.getAttribute('data-state')).toBe('missed')
  await page.locator('[data-act="lesson-again"]').click()
  await expect.poll(() => card.getAttribute('data-state')).toBe('open')
  await page.locator('[data-zone="hand"] [data-id="cinderblast"]').click()
  await page.locator('.decision .opts button').first().click()
  await expect.poll(() => card.getAttribute('data-state')).toBe('done')
  await page.locator('[data-act="lesson-next"]').click()
  await expect.poll(() => card.textContent()).toMatch(/2 von 8/)
  await page.close()
})
