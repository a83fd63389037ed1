// No serious or critical finding of axe on the first page and the sheets. The tables: tables.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { findings, SIZES } from './looks.ts'
import { openTable } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

for (const theme of ['dark', 'light'] as const) {
  test(`the first page, ${theme}`, async () => {
    for (const { name, width, height } of SIZES) {
      const page = await opened.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await page.goto(`${opened.address}?theme=${theme}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
      if (name === 'desktop') expect(await findings(page), 'home').toEqual([])
      await page.close()
    }
  })
}

test('sheets on a phone: settings, help, piles, rules', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 12, language: 'de' })
  expect(await findings(page), 'table').toEqual([])
  for (const key of ['p', '?']) {
    await page.keyboard.press(key)
    await page.locator('dialog').waitFor()
    expect(await findings(page), key).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.locator('.asked [data-act="rule"]').click()
  await page.locator('.rules .cited').waitFor()
  expect(await findings(page), 'rules').toEqual([])
  await page.close()
})
