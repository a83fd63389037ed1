// Crystal Clans in the page: battles, the track's ghost, the keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, setScene } from '../../src/games/crystal-clans/scenario.ts'
import type { Setup } from '../../src/kernel/game.ts'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { crowdedClans } from './clans-scene.ts'
import { faults, findings, SIZES } from './looks.ts'
import { lay } from './scene.ts'
import { collectProblems, openTable, playOn, readState, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

longTest('in a battle both cards come to lie open, with what they did', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  // presses by chance meet what is there by then: a game may end without a battle
  const fights = async (dice: number) => {
    await openTable(page, opened.address, { seed: 34, game: 'crystal-clans' })
    return playOn(page, { dice, until: { asks: 'battle-card' } }).then(
      () => true,
      () => false,
    )
  }
  expect((await fights(34)) || (await fights(35)) || (await fights(36))).toBe(true)
  expect(await page.locator('[data-zone="battle"]').count()).toBe(1)
  await page.locator('[data-verb="battle-card"]').first().click()
  await settle(page)
  await expect.poll(() => page.locator('[data-zone="battle"] .bcard').count()).toBeGreaterThan(0)
  await page.close()
})

test('a card, then a place: the ghost marker shows the price, and the unit is picked at once', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
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

test('before a battle each card says who would fall by each style, and the card in focus how much of the damage each unit takes', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const p = setScene({
    clans: ['stone', 'blood'],
    squads: [
      [0, 'C2', 'workers', 'siege-towers'],
      [1, 'C2', 'boar-riders', 'trappers'],
    ],
    hands: [
      ['ballista', 'lithomancers'],
      ['trappers', 'gorra'],
    ],
    marker: 5,
  })
  choose(p, 'activate C2', 'reform workers C2', 'battle')
  await lay(page, opened.address, { game: 'crystal-clans', p, setup: { seats: 2, clans: ['stone', 'blood'], mulligan: false } as Setup })
  const card = page.locator('.decision .opt:has-text("Lithomancers")')
  await expect
    .poll(() => card.locator('.sr').allTextContents())
    .toEqual([
      'Tricky',
      'against bold: theirs that fall 2, yours 1',
      'against guarded: theirs that fall 1, yours 1',
      'against tricky: theirs that fall 1, yours 1',
    ])
  const outlook = page.locator('[data-zone="outlook"]')
  await page.locator('[data-zone="hand"] [data-id="ballista"]').hover()
  await expect.poll(() => outlook.locator('caption').textContent()).toMatch(/Ballista/)
  await outlook.locator('button').nth(1).click()
  const ladder = (side: string) => page.locator(`.ladder${side} li`).allTextContents()
  await expect.poll(() => ladder(':not(.me)')).toEqual(['Boar Riders 3/3', 'Trappers 3/3'])
  await expect.poll(() => ladder('.me')).toEqual(['Workers 2/2', 'Siege Towers 3/6'])
  // a squad is told unit by unit
  await expect.poll(() => page.locator('.sq.mine .each em').allTextContents()).toEqual(['2', '6'])
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await expect.poll(() => faults(page, width < 700), { message: `${width}x${height}` }).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await findings(page)).toEqual([])
  await page.close()
})

test('on a phone, where crystals have no room for their texts, the choice of a crystal says what each does', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const squads = [
    [0, 'C1', 'workers'],
    [0, 'C2', 'workers'],
  ] as const
  const crystals = [['masons-oath', 'riven-gate', 'tempered-edge'], []] as const
  const p = setScene({ clans: ['stone', 'flower'], squads, crystals, marker: 12 })
  const setup = { seats: 2, clans: ['stone', 'flower'], mulligan: false } as Setup
  await lay(page, opened.address, { game: 'crystal-clans', p, setup }, { language: 'de' })
  await page.locator('[data-action="claim"]').click()
  const options = page.locator('.opt[data-verb="claim"]')
  await expect.poll(() => options.count()).toBe(3)
  for (const said of await options.locator('small').allTextContents()) expect(said).toMatch(/^Kosten \d+ · .{12}/)
  expect(await faults(page, true)).toEqual([])
  // the fourth one wins; then the clans can be swapped
  await options.first().click()
  await expect.poll(() => page.locator('[data-act="swap-decks"]').textContent()).toBe('Klans tauschen')
  await page.close()
})

longTest('both clans, the mulligan and the handicap (cc.setup.6) are chosen on the first page, and a deck is there once', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?seed=11&speed=instant&opponent=random&language=de`)
  await page.locator('[data-act="clans"]').click()
  const pressed = (field: string) => page.locator(`[data-field="${field}"] [aria-pressed="true"]`).getAttribute('data-clan')
  await page.locator('[data-field="mine"] [data-clan="meteor"]').click()
  await page.locator('[data-field="theirs"] [data-clan="meteor"]').click()
  // the other clan took the deck: the own one is left to chance
  expect([await pressed('mine'), await pressed('theirs')]).toEqual(['random', 'meteor'])
  await page.locator('[data-field="mine"] [data-clan="water"]').click()
  await page.locator('[data-field="mulligan"]').check()
  await page.locator('[data-field="handicap"]').check()
  // the one choice did not undo the other
  expect(await page.locator('[data-field="mulligan"]').isChecked()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.locator('[data-act="clans-done"]').click()
  expect(await page.locator('[data-act="clans"]').textContent()).toBe('Wasserklan gegen Meteorklan')
  await page.reload()
  expect(await page.locator('[data-act="clans"]').textContent()).toBe('Wasserklan gegen Meteorklan')
  await page.locator('[data-play="crystal-clans"]').click()
  await settle(page)
  const state = await readState(page)
  expect(state.options.length).toBeGreaterThan(0)
  const hand = () =>
    page.locator('[data-zone="hand"] [data-id]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.id))
  expect(await hand()).toHaveLength(5)
  const kept = () => page.evaluate(() => (JSON.parse(localStorage.getItem('catena.running')!) as { record: string }[])[0].record)
  await page.locator('[data-zone="hand"] [data-mark="target"]').first().click()
  await settle(page)
  await expect.poll(hand).toHaveLength(4)
  await expect.poll(kept).toContain('"handicap":true')
  await page.locator('.shell [data-act="close"]').click()
  await settle(page)
  expect((await hand()).length).toBeGreaterThanOrEqual(5)
  expect(await page.locator('.h-water').count()).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await page.close()
})

longTest('a few turns by keyboard: zones by letter, numbers, Space', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
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
  // no line names its rule, and each leads to one
  const lines = await page.locator('.log .entry').count()
  expect(await page.locator('.log .entry .sec').count()).toBe(lines)
  await page.locator('.log .entry .sec').last().click()
  await expect.poll(() => page.locator('dialog .cited').textContent()).toMatch(/^cc\.[a-z]+\.\d+ ./)
  expect(problems).toEqual([])
  await page.close()
})

test('a hint to choose no more cards rings what ends the choice; figures of units are said by name', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 5, game: 'crystal-clans', opponent: 'beginner' })
  await page.locator('[data-action="replenish"]').click()
  await page.locator('[data-verb="replenish"]').last().click()
  await settle(page)
  expect(await page.locator('.decision .opt small').first().textContent()).toMatch(/^Attack \d+, Defense \d+/)
  await page.locator('[data-act="hint"]').click()
  await expect.poll(() => page.locator('[data-hint]').count()).toBeGreaterThan(0)
  await page.close()
})

test('in a full hand a unit with a short text still shows both halves of its battle card', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, crowdedClans('main'))
  const halves = (id: string) => page.locator(`[data-zone="hand"] [data-id="${id}"] .half:visible`).count()
  await expect.poll(() => Promise.all(['workers', 'siege-towers', 'lithomancers'].map(halves))).toEqual([2, 2, 0])
  await expect.poll(() => faults(page, false)).toEqual([])
  await page.close()
})

test('where clans are chosen, two people at one device are called as at their table', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?language=en`)
  const heads = async () => {
    await page.locator('article:has([data-play="crystal-clans"]) button', { hasText: 'Clans' }).click()
    await page.locator('.clans-form').waitFor()
    const found = await page.locator('.clans-form h3').allTextContents()
    await page.locator('[data-act="clans-done"]').click()
    return found
  }
  expect(await heads()).toEqual(['Your clan', 'The other clan'])
  await page.getByRole('button', { name: '2 here' }).click()
  expect(await heads()).toEqual(['Player 1', 'Player 2'])
  await page.close()
})

test('two people at one device are told apart on their squads as in their strips', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?seed=11&speed=instant&language=en`)
  await page.getByText('2 here').click()
  await page.locator('[data-play="crystal-clans"]').click()
  const handover = page.getByRole('button', { name: /^I am Player/ })
  await handover.click()
  await page.locator('[data-zone="hand"] .is-legal').first().click()
  await page.locator('.decision .opt').first().click()
  await page.locator('.decision .primary').click()
  // the first card costs so much that the turn is over
  await handover.click()
  await expect.poll(() => page.locator('[data-zone="board"] .own').allTextContents()).toEqual([expect.stringMatching(/^[12]$/)])
  await page.close()
})

test('on a phone a hand in which nothing is leaves its place to the board, whatever is asked', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const squads = [[0, 'C1', 'workers', 'ballista']] as const
  const p = setScene({ clans: ['stone', 'flower'], squads, hands: [[], []], marker: 6 })
  choose(p, 'activate C1')
  await lay(page, opened.address, { game: 'crystal-clans', p, setup: { seats: 2, clans: ['stone', 'flower'], mulligan: false } as Setup })
  await page.locator('.decision:not(.main) .opt').first().waitFor()
  expect(await page.locator('.tray').count()).toBe(0)
  expect(await faults(page, true)).toEqual([])
  await page.close()
})
