// A whole game with the keyboard only: zones by letter, arrows inside, Enter, numbers, E.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import type { State } from './inside.ts'
import { findings } from './looks.ts'
import { collectProblems, openTable, playOn, readState, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    return {
      mark: at.dataset.mark ?? '',
      zone: at.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '',
      name: at.getAttribute('aria-label') ?? at.textContent ?? '',
    }
  })

/** Selects a card that can act, by its zone's letter; the focus goes to the first such card. */
async function selectCard(page: Page, state: State): Promise<boolean> {
  for (const [key, zone] of [
    ['b', 'my-line'],
    ['h', 'hand'],
  ]) {
    if (!state.legal.some((card) => card.zone === zone)) continue
    await page.keyboard.press(key)
    expect(await focused(page)).toMatchObject({ mark: 'legal', zone })
    await page.keyboard.press('Enter')
    return true
  }
  return false
}

longTest('a whole game by keyboard ends with a result', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  console.log('seed 42')
  await page.goto(`${opened.address}?seed=42&speed=instant&opponent=random&language=en`)
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    if (/Play KeyForge/.test((await focused(page)).name)) break
  }
  await page.keyboard.press('Enter')
  await page.locator('.shell[data-busy="false"]').waitFor()
  let presses = 0
  for (let state = await readState(page); !state.over; state = await readState(page)) {
    const has = (act: string) => state.acts.some((found) => found.act === act && !found.off)
    const best =
      ['reap', 'play', 'fight'].map((verb) => state.options.findIndex((option) => option.verb === verb)).find((at) => at >= 0) ?? 0
    const unpicked = state.options.findIndex((option) => !option.picked)
    if (state.acts.some(({ act }) => act === 'confirm')) await page.keyboard.press(has('confirm') ? 'd' : String(unpicked + 1))
    if (has('confirm')) {
      // Space confirms when no button has the focus
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Space')
    } else if (state.acts.some(({ act }) => act === 'confirm')) {
      // picked above
    } else if (state.options.length > 0) await page.keyboard.press(String(best + 1))
    else if (has('close')) await page.keyboard.press('Space')
    else if (!(await selectCard(page, state))) await page.keyboard.press('e')
    await settle(page)
    expect(++presses, `no end in sight at "${state.question}"`).toBeLessThan(3000)
  }
  await page.locator('.ending').waitFor()
  // the buttons of what comes next are loaded with the end
  await expect.poll(async () => (await focused(page)).name).toBe('Rematch')
  expect(problems).toEqual([])
  await page.close()
})

test('the first stop of every page leads past its top, and a game begun with Enter has the focus on its question', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const at = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.id, document.activeElement?.className])
  await page.goto(`${opened.address}?seed=43&speed=instant&opponent=random&language=en`)
  await page.locator('[data-play="keyforge"]').waitFor()
  await page.keyboard.press('Tab')
  expect((await focused(page)).name).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect.poll(at).toEqual(['MAIN', 'content', 'home'])
  await page.locator('[data-play="keyforge"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.shell[data-busy="false"]').waitFor()
  await expect.poll(at).toEqual(['H2', 'question', ''])
  await page.locator('.log header button').first().focus()
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await expect.poll(at).toEqual(['H2', 'question', ''])
  expect(new URL(page.url()).hash).toBe('')
  await page.close()
})

test('letters, Escape and the state of the game by keyboard', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${opened.address}?seed=7&speed=instant&opponent=random&language=en`)
  await page.locator('[data-play="keyforge"]').click()
  await page.locator('.shell[data-busy="false"]').waitFor()
  await page.keyboard.press('s')
  await expect.poll(() => page.locator('[data-zone="said"]').textContent()).toMatch(/You: 0 of 3 keys/)
  await page.keyboard.press('?')
  await page.locator('dialog .keylist').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('h')
  expect((await focused(page)).zone).toBe('hand')
  const first = (await focused(page)).name
  await page.keyboard.press('ArrowRight')
  const second = (await focused(page)).name
  expect(second).not.toBe(first)
  await page.keyboard.press('Home')
  expect((await focused(page)).name).toBe(first)
  await page.keyboard.press('p')
  await page.locator('dialog .piles').waitFor()
  await page.close()
})

test('without single keys no letter acts, and none is shown', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => localStorage.setItem('catena.settings', JSON.stringify({ singleKeys: false })))
  await openTable(page, opened.address, { seed: 7, game: 'riftblade' })
  await playOn(page, { until: { step: 'main' } })
  const end = page.locator('[data-act="end"]')
  await end.waitFor()
  const before = await readState(page)
  await page.keyboard.press('e')
  await page.keyboard.press('s')
  await settle(page)
  expect((await readState(page)).question).toBe(before.question)
  expect(await page.locator('[data-zone="said"]').textContent()).toBe('')
  expect((await page.locator('kbd').allTextContents()).filter((key) => /^\w$/.test(key))).toEqual([])
  await page.close()
})

test('a card that is pressed right after the first key of a visit stays selected', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  // here a press only selects
  await openTable(page, opened.address, { seed: 7, game: 'riftblade' })
  await playOn(page, { until: { step: 'main' } })
  const hasKeys = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/keys-[^/]*\.js$/.test(name)))
  await expect.poll(hasKeys).toBe(true)
  // what has come is also there when a key is heard
  await page.keyboard.press('s')
  await expect.poll(() => page.locator('[data-zone="said"]').textContent()).toMatch(/\w/)
  // one after the other, without a moment between them
  const card = await page.evaluate(() => {
    const hand = [...document.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-mark="legal"]')]
    hand[0].dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    hand[0].click()
    return hand[0].dataset.card!
  })
  await page.locator('[data-act="back"]').waitFor()
  expect(await page.locator(`[data-card="${card}"]`).first().getAttribute('data-mark')).toBe('selected')
  await page.close()
})

longTest('keys are changed in the settings, kept, named where they conflict, and shown in the help', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 7 })
  const keyOf = (act: string) => page.locator(`[data-key="${act}"]`)
  const openKeys = async () => {
    await page.locator('.log header [aria-label="Settings"]').click()
    await page.locator('dialog [data-act="keys"]').click()
    await keyOf('hand').waitFor()
  }
  const give = async (act: string, key: string) => {
    await keyOf(act).click()
    expect(await keyOf(act).textContent()).toBe('Press a key …')
    await page.keyboard.press(key)
  }
  const zone = async () => (await focused(page)).zone
  await openKeys()
  expect(await page.locator('[data-act="reset-keys"]').isDisabled()).toBe(true)
  // what another act has, and what means something else, is refused
  await give('hand', 'u')
  expect(await page.locator('dialog [role="alert"]').textContent()).toBe('U already means: undo. Give that another key first.')
  for (const key of ['3', 'ArrowLeft', 'Space']) {
    await give('hand', key)
    expect(await page.locator('dialog [role="alert"]').textContent()).toMatch(/numbers choose options/)
  }
  // Escape leaves the key as it was, and the page open
  await give('hand', 'Escape')
  expect(await keyOf('hand').textContent()).toBe('H')
  await give('hand', 'z')
  expect(await keyOf('hand').textContent()).toBe('Z')
  expect(await page.locator('dialog [role="alert"]').count()).toBe(0)
  // the dot means something else in a replay, so the table can have the comma
  await give('changed', ',')
  expect(await keyOf('changed').textContent()).toBe(',')
  // a key that only some keyboards have
  await keyOf('end').click()
  await keyOf('end').evaluate((button) => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ß', bubbles: true })))
  expect(await keyOf('end').textContent()).toBe('ß')
  await give('end', 'q')
  expect(await findings(page), 'the keys').toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('h')
  expect(await zone()).not.toBe('hand')
  await page.keyboard.press('z')
  await expect.poll(zone).toBe('hand')
  await page.keyboard.press('?')
  const help = page.locator('dialog .keylist')
  await help.waitFor()
  expect(await help.locator('div', { hasText: 'to your hand' }).locator('kbd').textContent()).toBe('Z')
  // each table has its own letters
  expect(await help.getByText('with this letter').count()).toBe(1)
  // this table has no chain in its middle
  expect(await help.getByText('to the chain').count()).toBe(0)
  await page.keyboard.press('Escape')
  // a game is kept from the first choice on
  await playOn(page, { until: { step: 'main' } })
  await page.reload()
  await page.locator('.shell[data-busy="false"]').waitFor()
  await expect.poll(() => page.locator('[data-act="end"] kbd').textContent()).toBe('Q')
  await page.keyboard.press('z')
  await expect.poll(zone).toBe('hand')
  await openKeys()
  await page.locator('[data-act="reset-keys"]').click()
  expect(await keyOf('hand').textContent()).toBe('H')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('reset-keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  await page.keyboard.press('h')
  await expect.poll(zone).toBe('hand')
  expect(problems).toEqual([])
  await page.close()
})

test('what opens the filter of the log types into it at once, and Escape closes it and leads back', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await openTable(page, opened.address, { seed: 7 })
  const field = page.locator('[data-field="log"]')
  await page.locator('[aria-label="Filter the log"]').click()
  await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true)
  await page.keyboard.type('e?')
  expect(await field.inputValue()).toBe('e?')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  expect((await focused(page)).name).toBe('Filter the log')
  await page.close()
})

test('a turn of the log is folded by a press and says so by a sign; what is looked for is shown in folded turns too', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await openTable(page, opened.address, { seed: 7 })
  await playOn(page, { until: { presses: 3 } })
  const lines = page.locator('.lines-of-log .entry')
  await settle(page)
  await expect.poll(() => lines.count()).toBeGreaterThan(2)
  const all = await lines.count()
  const head = page.locator('.lines-of-log .fold').first()
  const sign = () => head.evaluate((button) => getComputedStyle(button, '::before').content.slice(1, 2))
  expect(await sign()).toBe('▾')
  await head.click()
  await expect.poll(sign).toBe('▸')
  await expect.poll(() => lines.count()).toBeLessThan(all)
  const folded = await lines.count()
  await page.locator('[aria-label="Filter the log"]').click()
  await page.locator('[data-field="log"]').fill('e')
  await expect.poll(() => lines.count()).toBeGreaterThan(folded)
  // nobody's wish is forgotten by it
  await page.locator('[data-field="log"]').fill('')
  await expect.poll(() => lines.count()).toBe(folded)
  expect(await head.getAttribute('aria-expanded')).toBe('false')
  await page.close()
})
