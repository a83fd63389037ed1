// Crystal Clans in the page: a whole game, the track's ghost, battles, three sizes, the keyboard.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings, SIZES } from './looks.ts'
import { collectProblems, openTable, press, readState, settle, type State } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Numbers from 0 below 1, the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

/** One press by chance, as somebody who tries out what is shown: crystals and battles rather than anything else. */
function choosePress({ acts, options, legal, question }: State, random: () => number): number {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const act = (name: string) => acts.find((found) => found.act === name && !found.off)?.index
  const confirm = act('confirm')
  const open = options.filter(({ picked }) => !picked)
  if (confirm !== undefined && (open.length === 0 || random() < 0.6)) return confirm
  const keep = act('keep')
  if (keep !== undefined && random() < 0.5) return keep
  const wanted = options.find(({ verb }) => verb === 'battle' || verb === 'claim')
  if (wanted !== undefined) return wanted.index
  if (open.length > 0) return any(open).index
  const crystal = legal.find(({ zone }) => zone === 'crystals')
  if (crystal !== undefined) return crystal.index
  if (legal.length > 0) return any(legal).index
  const rest = act('close') ?? act('back')
  if (rest === undefined) throw new Error(`nothing can be pressed at "${question}"`)
  return rest
}

async function playUntil(page: Page, random: () => number, done: (state: State) => boolean | Promise<boolean>): Promise<State> {
  for (let presses = 0; presses < 4000; presses++) {
    const state = await readState(page)
    if (await done(state)) return state
    if (state.over) throw new Error('the game was over before the state was met')
    await press(page, choosePress(state, random))
  }
  throw new Error('the state was never met')
}

const asks = (verb: string) => (state: State) => state.options.some((option) => option.verb === verb)
const fights = asks('battle-card')

/** What hangs out of its place on this table. */
function cuts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const inside = (part: Element, whole: Element) => {
      const a = part.getBoundingClientRect()
      const b = whole.getBoundingClientRect()
      if (a.width === 0 || b.width === 0) return
      if (a.top < b.top - 2 || a.bottom > b.bottom + 2 || a.left < b.left - 2 || a.right > b.right + 2)
        found.push(`${part.className} "${part.textContent?.trim().slice(0, 20)}" hangs out of ${whole.className}`)
    }
    for (const squad of document.querySelectorAll('.sq')) {
      inside(squad, squad.closest('.zone')!)
      for (const part of squad.querySelectorAll('b, .v, .v i, .bands')) inside(part, squad)
    }
    for (const part of document.querySelectorAll('.hand .c-top, .hand .c-battle')) inside(part, part.closest('.card')!)
    for (const part of document.querySelectorAll('.acts span, .acts small')) inside(part, part.closest('button')!)
    return found
  })
}

for (const theme of ['dark', 'light'] as const) {
  test(`a whole game by what is shown, and axe in four states, ${theme}`, { timeout: 300_000 }, async () => {
    const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const problems = collectProblems(page)
    const random = dice(theme === 'dark' ? 31 : 32)
    await openTable(page, opened.address, { seed: 31, game: 'crystal-clans', theme, language: theme === 'dark' ? 'en' : 'de' })
    expect(await findings(page), 'first question').toEqual([])
    await playUntil(page, random, asks('move'))
    expect(await findings(page), 'where to move').toEqual([])
    await playUntil(page, random, fights)
    expect(await page.locator('[data-zone="battle"]').count()).toBe(1)
    expect(await findings(page), 'battle').toEqual([])
    await page.locator('[data-verb="battle-card"]').first().click()
    await settle(page)
    // both cards lie open now, with what they did
    await expect.poll(() => page.locator('[data-zone="battle"] .bcard').count()).toBeGreaterThan(0)
    await playUntil(page, random, (state) => state.over)
    await page.locator('dialog .result').waitFor()
    expect(await page.locator('.score').count()).toBe(2)
    expect(await findings(page), 'result').toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
}

for (const { name, width, height } of SIZES) {
  test(`${name}: nothing is cut or covered`, { timeout: 240_000 }, async () => {
    const page = await opened.browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    const random = dice(width + 3)
    await openTable(page, opened.address, { seed: 7, game: 'crystal-clans', language: 'de', theme: name === 'tablet' ? 'light' : 'dark' })
    let fought = 0
    for (let presses = 0; presses < 160 || fought === 0; presses++) {
      const state = await readState(page)
      if (state.over) break
      expect([...(await faults(page, name === 'phone')), ...(await cuts(page))], state.question).toEqual([])
      if (fights(state) && fought++ === 0) expect(await findings(page), state.question).toEqual([])
      await press(page, choosePress(state, random))
    }
    expect(fought).toBeGreaterThan(0)
    await page.close()
  })
}

test('a card, then a place: the ghost marker shows the price, and the unit is picked at once', async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 7, game: 'crystal-clans' })
  const card = page.locator('[data-zone="hand"] [data-mark="legal"]').first()
  const id = await card.getAttribute('data-id')
  const price = await card.locator('.c-cost').textContent()
  await card.click()
  const [before, after] = await Promise.all(['b:not(.ghost)', '.ghost'].map((mark) => page.locator(`.rail ${mark}`).textContent()))
  // the marker lay on the own side or in the middle
  expect(Number(before) - Number(price)).toBe(-Number(after))
  expect(await page.locator('.rail').getAttribute('aria-label')).toMatch(/^The marker lies on .* then: /)
  await page.locator('[data-place][data-mark="target"]').click()
  await settle(page)
  expect(await page.locator(`[data-zone="hand"] [data-id="${id}"][data-mark="selected"]`).count()).toBe(1)
  await page.locator('[data-act="confirm"]').click()
  await settle(page)
  await expect.poll(() => page.locator(`.sq.mine[data-id="${id}"]`).count()).toBe(1)
  // what is not possible says why
  await page.locator('[data-action="raid"]').click({ force: true })
  await expect.poll(() => page.locator('.whynot').textContent()).toMatch(/enemy home zone/)
  expect(await page.locator('.designed').first().textContent()).toMatch(/designed by Catena/)
  await page.close()
})

test('a few turns by keyboard: zones by letter, numbers, Space', { timeout: 120_000 }, async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 8, game: 'crystal-clans' })
  const zone = () => page.evaluate(() => (document.activeElement as HTMLElement).closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '')
  await page.keyboard.press('s')
  await expect.poll(() => page.locator('[data-zone="said"]').textContent()).toMatch(/The marker lies on .*You: 0 of 4 crystals/)
  const turn = () => page.evaluate(() => document.querySelectorAll('.log .turn').length)
  const begun = await turn()
  for (let presses = 0; presses < 200 && (await turn()) < begun + 4; presses++) {
    const state = await readState(page)
    const confirm = state.acts.find(({ act }) => act === 'confirm')
    if (confirm !== undefined && !confirm.off) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Space')
    } else if (state.options.length > 0) await page.keyboard.press(String(1 + (presses % Math.min(9, state.options.length))))
    else if (state.acts.some(({ act }) => act === 'close')) await page.keyboard.press('Space')
    else {
      const to = presses % 2 === 0 && state.legal.some((card) => card.zone === 'hand') ? 'hand' : 'board'
      await page.keyboard.press(to === 'hand' ? 'h' : 'b')
      expect(await zone()).toBe(to)
      if (!state.legal.some((card) => card.zone === to)) await page.keyboard.press('a')
      await page.keyboard.press('Enter')
    }
    await settle(page)
  }
  expect(await turn()).toBeGreaterThanOrEqual(begun + 4)
  expect(problems).toEqual([])
  await page.close()
})
