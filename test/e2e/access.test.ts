// No serious or critical finding of axe on any page, in any state, in either theme.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { findings } from './looks.ts'
import { choosePress, openTable, press, readState } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Presses on, as a player would, until the page is in the wanted state. */
async function playUntil(page: Page, done: (state: Awaited<ReturnType<typeof readState>>) => boolean): Promise<void> {
  for (let presses = 0; presses < 3000; presses++) {
    const state = await readState(page)
    if (done(state)) return
    if (state.over) throw new Error('the game was over before the state was met')
    await press(page, choosePress(state, ['fight', 'action', 'play', 'reap']))
  }
  throw new Error('the state was never met')
}

for (const theme of ['dark', 'light'] as const) {
  test(`home, table in three states and the result, ${theme}`, { timeout: 240_000 }, async () => {
    const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${opened.address}?theme=${theme}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await findings(page), 'home').toEqual([])
    await openTable(page, opened.address, { seed: 11, theme })
    expect(await findings(page), 'first question').toEqual([])
    await playUntil(page, (state) => state.acts.some(({ act }) => act === 'end') && state.legal.length > 0)
    expect(await findings(page), 'main step').toEqual([])
    await playUntil(page, (state) => state.options.length > 1 && state.options.every(({ verb }) => verb === 'target'))
    expect(await findings(page), 'choosing a target').toEqual([])
    await playUntil(page, (state) => state.over)
    expect(await findings(page), 'the result').toEqual([])
    await page.close()
  })
}

test('sheets on a phone: settings, help, piles, rules', { timeout: 120_000 }, async () => {
  const page = await opened.browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
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
