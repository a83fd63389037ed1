// Riftblade in the page: a result that is kept and watched again, two people at one device, the lesson.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { findings } from './looks.ts'
import { collectProblems, openTable, playOn, settle } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

longTest('a whole game ends with a result, is kept, and can be watched from its address', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 3, game: 'riftblade', opponent: 'beginner' })
  expect(await findings(page), 'first question').toEqual([])
  await playOn(page, { prefer: PREFER.riftblade, until: { over: true } })
  expect(await page.locator('.ending h2').textContent()).toMatch(/won/)
  expect(await findings(page), 'result').toEqual([])

  await page.locator('[data-act="replay"]').click()
  const panel = page.locator('[data-zone="replay"]')
  await panel.waitFor()
  expect(await findings(page), 'replay').toEqual([])
  const steps = Number(await panel.locator('input[type="range"]').getAttribute('max'))
  expect(steps).toBeGreaterThan(20)
  await page.keyboard.press('.')
  await expect.poll(() => panel.locator('input[type="range"]').inputValue()).toBe('1')
  await page.keyboard.press('.')
  await expect.poll(() => panel.locator('input[type="range"]').inputValue()).toBe('2')
  await page.keyboard.press('>')
  await expect.poll(async () => Number(await panel.locator('input[type="range"]').inputValue())).toBeGreaterThan(2)
  const before = await panel.locator('input[type="range"]').inputValue()
  await page.locator('.log .jump').nth(5).click()
  await expect.poll(() => panel.locator('input[type="range"]').inputValue()).not.toBe(before)
  await expect.poll(() => page.locator('.log .entry[aria-current]').count()).toBe(1)
  const step = await panel.locator('input[type="range"]').inputValue()
  const life = await page.locator('.strip .life b').allTextContents()

  await page.locator('[data-act="share"]').click()
  await expect.poll(() => page.url()).toContain('#replay=')
  const address = page.url()
  const other = await opened.newPage({ viewport: { width: 390, height: 844 } })
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
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await openTable(page, opened.address, { seed: 4, game: 'riftblade' })
  // eight starters of ours at most, four of them in hand, and the Rift: nothing of the opponent's hand has a face
  expect(await page.locator('[data-zone="hand"] .card').count()).toBe(4)
  expect(await page.locator('.strip.them .card').count()).toBe(0)
  await page.close()
})

longTest('two people at one device: the hand stays covered until the next one takes over', async () => {
  const page = await opened.newPage({ viewport: { width: 820, height: 1180 } })
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

longTest('the lesson: a goal that is missed can be tried again, one that is reached leads on', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?speed=instant&language=de`)
  await page.locator('[data-lesson="riftblade"]').click()
  const card = page.locator('[data-zone="lesson"]')
  await card.waitFor()
  expect(await findings(page), 'lesson').toEqual([])
  await page.keyboard.press('e')
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
