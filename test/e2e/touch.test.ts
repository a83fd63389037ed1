// KeyForge by a finger, which can look at nothing before it presses; and how much of a crowded table is seen without scrolling.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { crowdedNight } from './night-scene.ts'
import { faults, unreadable } from './looks.ts'
import { CROWD, lay, layTable } from './scene.ts'
import { collectProblems, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** How an answer stands out: its ground, and its width beside the widest. */
const weights = (page: Page) =>
  page.locator('.decision .opt').evaluateAll((all) =>
    all.map((one) => {
      const act = document.createElement('i')
      act.style.background = 'var(--act)'
      document.body.append(act)
      const mint = getComputedStyle(one).backgroundColor === getComputedStyle(act).backgroundColor
      act.remove()
      return `${(one as HTMLElement).dataset.verb} ${mint ? 'primary' : 'quiet'}`
    }),
  )

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
  [820, 1180],
] as const) {
  test(`a press by a finger shows what a card says, and what would be done with it: ${width}x${height}`, async () => {
    const page = await opened.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
    const problems = collectProblems(page)
    await layTable(page, opened.address, CROWD, { language: 'de' })
    const tile = () =>
      page.locator('.lines').evaluate((lines) => Number.parseFloat(getComputedStyle(lines).getPropertyValue('--tile-height')))
    await page.locator('[data-act="end"]').waitFor()
    await settle(page)
    const before = await tile()
    const hand = page.locator('[data-zone="hand"]')
    for (const id of ['headhunter', 'punch', 'anger', 'blood-of-titans']) {
      await hand.locator(`[data-id="${id}"]`).tap()
      await expect.poll(() => weights(page), { message: id }).toEqual(['play primary', 'discard quiet'])
      await page.locator('.reading .c-text').first().waitFor()
      await expect.poll(() => unreadable(page, '.reading .c-text .row'), { message: id }).toEqual([])
      // whole, without scrolling
      const seen = () =>
        page.locator('.reading .c-text').evaluate((text) => {
          const place = text.closest('.reading')!.getBoundingClientRect()
          const { top, bottom } = text.getBoundingClientRect()
          return top >= place.top - 1 && bottom <= place.bottom + 1
        })
      await expect.poll(seen, { message: id }).toBe(true)
      expect(await faults(page, width < 700), id).toEqual([])
      // the table is where it was
      if (width < 700) await expect.poll(async () => (await tile()) - before, { message: id }).toBeGreaterThanOrEqual(-4)
      await page.locator('[data-act="back"]').tap()
      await expect.poll(() => page.locator('.decision .opt').count()).toBe(0)
    }
    await hand.locator('[data-id="punch"]').tap()
    await page.locator('.decision .opt[data-verb="play"]').tap()
    await expect.poll(() => page.locator('.decision .opt[data-verb="target"]').count()).toBeGreaterThan(12)
    await page.locator('[data-act="undo"]').tap()
    await expect.poll(() => hand.locator('.card').count()).toBe(8)
    // a creature is asked about alike, and does at once what is pressed on its tile
    await page.locator('.line [data-id="krump"]').tap()
    await expect.poll(() => weights(page)).toEqual(['reap primary', 'fight primary'])
    await page.locator('[data-act="back"]').tap()
    const reap = page.locator('.slot:has(> [data-id="krump"]) [data-does="reap"]')
    await reap.waitFor()
    const target = await reap.evaluate((button) => {
      const { left, right, top } = button.getBoundingClientRect()
      const hits = (y: number) => button.contains(document.elementFromPoint((left + right) / 2, y))
      return Array.from({ length: 60 }, (_, at) => top - 10 + at).filter(hits).length
    })
    expect(target).toBeGreaterThanOrEqual(36)
    await reap.tap()
    await expect.poll(() => page.locator('.strip.me .pool').textContent()).toMatch(/^\s*5/)
    expect(problems).toEqual([])
    await page.close()
  })
}

test('of six enemies to fight so many are seen at once', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD, { language: 'de' })
  await page.locator('.slot:has(> [data-id="krump"]) [data-does="fight"]').click()
  await expect.poll(() => page.locator('.decision .opt small').count()).toBe(6)
  for (const [width, height, least] of [
    [1440, 900, 6],
    [1024, 768, 6],
    [820, 1180, 6],
    [844, 390, 3],
    [720, 450, 3],
    [390, 844, 3],
    [320, 640, 2],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const whole = () =>
      page.locator('.decision .opts').evaluate((list) => {
        const bottom = Math.min(...[list, list.closest('.decision')!].map((box) => box.getBoundingClientRect().bottom), innerHeight)
        return [...list.children].filter((item) => item.getBoundingClientRect().bottom <= bottom + 1).length
      })
    await expect.poll(whole, { message: `${width}x${height}` }).toBeGreaterThanOrEqual(least)
    expect(await faults(page, width < 700), `${width}x${height}`).toEqual([])
  }
  await page.close()
})

test('on the smallest phone why something is not possible is read whole', async () => {
  const page = await opened.newPage({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD, { language: 'de' })
  await page.locator('[data-zone="their-line"] [data-id="champion-anaphiel"]').tap()
  const why = page.locator('.whynot')
  await expect.poll(() => why.textContent()).toContain('Gerade nicht möglich')
  await expect.poll(() => why.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
  await page.close()
})

test('what scrolls fades at the edge behind which there is more, and has a bar instead where contrast is wanted', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  // of two artifacts a phone shows the names in a row; more stand as signs beside the creatures
  const [mine, theirs] = CROWD.seats
  const few = { ...theirs, artifacts: ['library-of-babble', 'lash-of-broken-dreams'] }
  await layTable(page, opened.address, { ...CROWD, seats: [{ ...mine, artifacts: [] }, few] }, { language: 'de' })
  /** How far both edges fade: their lengths as they are computed. */
  const fades = (row: string) =>
    page
      .locator(row)
      .first()
      .evaluate((box) => ['--fade-from', '--fade-to'].map((name) => Number.parseFloat(getComputedStyle(box).getPropertyValue(name)) > 0))
  for (const row of ['.tray .hand', '.line', '.chips']) {
    await expect.poll(() => fades(row), { message: row }).toEqual([false, true])
    await page
      .locator(row)
      .first()
      .evaluate((box) => box.scrollTo(box.scrollWidth, 0))
    await expect.poll(() => fades(row), { message: row }).toEqual([true, false])
  }
  await page.locator('.slot:has(> [data-id="krump"]) [data-does="fight"]').click()
  await expect.poll(() => fades('.decision .opts')).toEqual([false, true])
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const row of ['.hand', '.decision .opts']) await expect.poll(() => fades(row), { message: `${row}, wide` }).toEqual([false, false])
  await page.evaluate(() => void (document.documentElement.dataset.contrast = 'more'))
  const plain = () => page.locator('.hand').evaluate((box) => [getComputedStyle(box).maskImage, getComputedStyle(box).scrollbarWidth])
  await expect.poll(plain).toEqual(['none', 'thin'])
  await page.close()
})

test('four artifacts stand whole beside a question, three upgrades have a tab each, and the end of a turn is one line', async () => {
  for (const language of ['de', 'it', 'en'] as const) {
    const page = await opened.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' })
    await layTable(page, opened.address, CROWD, { language })
    const over = () => page.locator('.lines .chips').evaluateAll((rows) => rows.map((row) => row.scrollWidth - row.clientWidth))
    await expect.poll(over, { message: language }).toEqual([0, 0])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(over, { message: language }).toEqual([0, 0])
    expect(await page.locator('.slot:has(> [data-id="umbra"]) .c-up').count()).toBe(3)
    const lines = () =>
      page.locator('[data-act="end"]').evaluate((button) => {
        const words = document.createRange()
        words.selectNodeContents(button.firstChild!)
        return words.getClientRects().length
      })
    await expect.poll(lines, { message: language }).toBe(1)
    await page.close()
  }
})

test('what has no room beside an option is read by a finger below the options', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  const whole = page.locator('.decision .whole')
  await page.locator('[data-zone="hand"] [data-id="anger"]').tap()
  await page.locator('.decision .opt[data-verb="play"]').tap()
  const option = page.locator('.decision .opt', { hasText: 'Ganger Chieftain' })
  // what is left out is known by its sign
  await expect.poll(() => option.locator('small').textContent()).toContain('…')
  const all = await option.getAttribute('title')
  expect(all?.length).toBeGreaterThan((await option.locator('small').textContent())!.length)
  expect(await whole.locator('p').first().isVisible()).toBe(false)
  await whole.locator('summary').tap()
  const said = whole.locator('p', { hasText: 'Ganger Chieftain:' })
  expect(await said.textContent()).toBe(`Ganger Chieftain: ${all}`)
  await said.scrollIntoViewIfNeeded()
  const seen = () =>
    said.evaluate((one) => {
      const { left, top, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(left + 5, top + height / 2))
    })
  await expect.poll(seen).toBe(true)
  // nothing was chosen by that
  expect(await page.locator('.decision .opt').count()).toBeGreaterThan(5)
  await page.close()
})

test('what is unfolded below the options of a phone stays in their panel', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', hasTouch: true, isMobile: true })
  await lay(page, opened.address, crowdedNight(2, 'attack'), { language: 'de' })
  await page.locator('.whole summary').tap()
  const bottomOf = (part: string) => page.locator(part).evaluate((one) => one.getBoundingClientRect().bottom)
  expect(await bottomOf('.whole')).toBeLessThanOrEqual(await bottomOf('.decision'))
  await page.close()
})
