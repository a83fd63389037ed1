// A whole game with the keyboard only: zones by letter, arrows inside, Enter, numbers, E.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import type { State } from './inside.ts'
import { collectProblems, readState, settle } from './table.ts'

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

test('a whole game by keyboard ends with a result', async () => {
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
  expect(await focused(page)).toMatchObject({ name: 'Rematch' })
  expect(problems).toEqual([])
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
