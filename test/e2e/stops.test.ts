// A table that waits until one goes on: chosen in the settings, gone on from with the button or with Space.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { findings, SIZES } from './looks.ts'
import { collectProblems } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const STOP = {
  en: ['Stop until I go on: KeyForge', 'After the opponent’s turn', 'Have a look', 'stop.turn@keyforge'],
  de: ['Anhalten, bis ich weitergehe: KeyForge', 'Nach Karten und Kämpfen', 'Sieh es dir an', 'stop.deeds@keyforge'],
} as const
const SETTINGS = { en: 'Settings', de: 'Einstellungen' } as const
const question = (page: Page) => page.locator('#question').textContent()

test.each(['en', 'de'] as const)('a stop that is chosen in the settings waits where it was wished, and goes on (%s)', async (language) => {
  const [group, choice, said, stop] = STOP[language]
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?seed=3&speed=instant&opponent=random&language=${language}`)
  await page.locator('[data-play="keyforge"]').click()
  const options = page.locator('[data-zone="decision"] [data-option]')
  await options.first().waitFor()
  await page.getByRole('button', { name: SETTINGS[language] }).first().click()
  await page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click()
  // the choices fit at every size, and are kept for this game
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(() => findings(page), { message: `the settings at ${size.width}` }).toEqual([])
  }
  await page.setViewportSize(SIZES[0])
  await page.keyboard.press('Escape')
  const kept = () => page.evaluate(() => (JSON.parse(localStorage.getItem('catena.settings')!) as { habits: string[] }).habits)
  await expect.poll(kept).toEqual([stop])
  const goOn = page.locator('[data-act="skip"].primary')
  const revision = () => page.locator('.shell').getAttribute('data-revision')
  // what stands there now is pressed in the same moment: a question that was seen may be gone by a press that follows
  const pressOrStop = () =>
    page.evaluate(() => {
      if (document.querySelector('[data-act="skip"].primary') !== null) return 'stop'
      const one = document.querySelector<HTMLElement>('.decision [data-act="end"], .decision [data-option]')
      one?.click()
      return one === null ? '' : 'pressed'
    })
  let stops = 0
  for (let presses = 0; stops < 2; presses++) {
    expect(presses, 'no stop').toBeLessThan(60)
    const before = await revision()
    let found = ''
    await expect.poll(async () => (found ||= await pressOrStop()), { message: 'something to press' }).not.toBe('')
    if (found === 'stop') {
      stops++
      expect(await question(page)).toBe(said)
      expect(await options.count()).toBe(0)
      if (stops === 1)
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await expect.poll(() => findings(page), { message: `a stop at ${size.width}` }).toEqual([])
        }
      await page.setViewportSize(SIZES[0])
      // with the button, and with the key
      if (stops === 1) await goOn.click()
      else await page.keyboard.press('Space')
      await expect.poll(() => question(page)).not.toBe(said)
      continue
    }
    // a press may only open a question of the page itself, or lead to a stop
    await expect
      .poll(
        async () =>
          (await revision()) !== before || (await goOn.count()) > 0 || (await page.locator('.decision [data-act="back"]').count()) > 0,
      )
      .toBe(true)
  }
  expect(stops).toBe(2)
  expect(problems).toEqual([])
  await page.close()
})
