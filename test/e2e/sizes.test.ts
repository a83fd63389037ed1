// Three sizes and their pictures: nothing overflows, nothing lies over the decision, touch targets are large enough.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { choosePress, openTable, press, readState } from './table.ts'

let opened: Opened
const folder = mkdtempSync(path.join(tmpdir(), 'catena-sizes-'))

beforeAll(async () => {
  opened = await openBrowser()
  console.log(`pictures in ${folder}`)
})

afterAll(() => opened?.close())

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
] as const

/** What is wrong with the layout: things outside the window, things over the decision, targets too small to hit. */
function faults(page: Page, touch: boolean): Promise<string[]> {
  return page.evaluate(
    (smallest) => {
      const found: string[] = []
      const { innerWidth, innerHeight } = window
      if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
      const decision = document.querySelector<HTMLElement>('.decision')!
      const box = decision.getBoundingClientRect()
      if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) found.push('the decision is cut off')
      for (const button of decision.querySelectorAll<HTMLElement>('button')) {
        const { left, top, width, height } = button.getBoundingClientRect()
        if (width === 0 || getComputedStyle(button).visibility === 'hidden' || top + height > box.bottom) continue
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        if (over !== null && !decision.contains(over)) found.push(`${over.className} lies over ${button.textContent}`)
        if (height < smallest && button.closest('.note, .whynot, .from') === null)
          found.push(`${button.textContent} is only ${height} high`)
      }
      for (const strip of document.querySelectorAll<HTMLElement>('.strip')) {
        if (strip.scrollWidth > strip.clientWidth + 1) found.push(`${strip.className} is ${strip.scrollWidth} wide in ${strip.clientWidth}`)
      }
      return found
    },
    touch ? 44 : 24,
  )
}

for (const { name, width, height } of SIZES) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${name} ${width}x${height}, ${theme}`, { timeout: 180_000 }, async () => {
      const page = await opened.browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await page.goto(`${opened.address}?theme=${theme}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.screenshot({ path: path.join(folder, `${name}-${theme}-home.png`) })
      await openTable(page, opened.address, { seed: 5, theme, language: theme === 'light' ? 'de' : 'en' })
      const pictures = new Set<string>()
      for (let presses = 0; presses < 150; presses++) {
        const state = await readState(page)
        if (state.over) break
        expect(await faults(page, name === 'phone'), state.question).toEqual([])
        const kind = state.options[0]?.verb ?? (state.legal.length > 3 ? 'main' : 'other')
        if (presses > 12 && !pictures.has(kind)) {
          pictures.add(kind)
          await page.screenshot({ path: path.join(folder, `${name}-${theme}-${kind}.png`) })
        }
        await press(page, choosePress(state))
      }
      await page.close()
    })
  }
}
