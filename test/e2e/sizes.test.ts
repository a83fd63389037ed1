// Three sizes and their pictures: nothing overflows, nothing lies over the decision, touch targets are large enough.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { faults, SIZES } from './looks.ts'
import { choosePress, openTable, press, readState } from './table.ts'

let opened: Opened
const folder = mkdtempSync(path.join(tmpdir(), 'catena-sizes-'))

beforeAll(async () => {
  opened = await openBrowser()
  console.log(`pictures in ${folder}`)
})

afterAll(() => opened?.close())

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
