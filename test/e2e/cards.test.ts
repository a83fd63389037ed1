// All cards of KeyForge in the browser: narrowed, searched, opened, by mouse and by keyboard, with only the rows in sight in the page.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { openDecks } from './decks.ts'
import { findings } from './looks.ts'
import { collectProblems, openTable } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const rows = (page: Page) => page.locator('[data-zone="cards"] button')
const names = (page: Page) => rows(page).locator('b').allTextContents()
const counted = (page: Page, cards: RegExp) => page.locator('[data-zone="counted"]', { hasText: cards }).waitFor()
const card = (page: Page, id: string) => page.locator(`[data-zone="card"][data-card="${id}"]`)

async function openCards(query = '', size?: readonly [number, number]): Promise<Page> {
  const page = await openDecks(opened, query, size)
  await page.locator('[data-act="cards"]').click()
  await rows(page).first().waitFor()
  return page
}

test('cards are narrowed by set, house, type, rarity and keyword, and searched as one types', async () => {
  const page = await openCards('language=en')
  const problems = collectProblems(page)
  await counted(page, /^1\d{3} cards$/)
  expect(await rows(page).count()).toBeLessThan(40)
  await page.locator('[data-field="words"]').pressSequentially('bumpsy')
  await counted(page, /^1 card$/)
  expect(await names(page)).toEqual(['Bumpsy'])
  await card(page, 'bumpsy').waitFor()
  await page.locator('[data-act="clear"]').click()
  await page.locator('[data-field="set"]').selectOption('cota')
  await counted(page, /^370 cards$/)
  await page.locator('[data-field="house"]').selectOption('sanctum')
  await page.locator('[data-field="type"]').selectOption('creature')
  await page.locator('[data-field="rarity"]').selectOption('Common')
  await counted(page, /^8 cards$/)
  await page.locator('[data-field="keyword"]').selectOption('taunt')
  await counted(page, /^1 card$/)
  expect(await names(page)).toEqual(['Champion Anaphiel'])
  await rows(page).first().click()
  await page.locator('.cardpage [data-id="champion-anaphiel"]').waitFor()
  expect(await page.locator('.cardpage .c-text').textContent()).toMatch(/Taunt/)
  await page.locator('[data-field="words"]').fill('xyzzy')
  await page.getByText('No card matches.').waitFor()
  expect(await rows(page).count()).toBe(0)
  expect(problems).toEqual([])
  await page.close()
})

test('until the cards have come, the list says so; a card of an address is brought into sight in it', async () => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const page = await opened.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.context().route(/\/answers-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${opened.address}?language=en#cards=umbra`)
    await counted(page, /^The cards are being unpacked …$/)
    expect(await page.locator('section[aria-busy="true"] .rows-to-come').evaluate((rows) => rows.clientHeight)).toBeGreaterThan(200)
    letThrough()
    await counted(page, /^1\d{3} cards$/)
    expect(await page.locator('.rows-to-come').count()).toBe(0)
    await card(page, 'umbra').waitFor()
    await page.locator('[data-zone="cards"] [data-id="umbra"]').waitFor()
    const row = (await page.locator('[data-zone="cards"] [data-id="umbra"]').boundingBox())!
    expect(row.y).toBeGreaterThanOrEqual(0)
    expect(row.y + row.height).toBeLessThanOrEqual(height)
    await page.close()
  }
})

longTest('a search is in the reader’s language, and goes over when that changes', async () => {
  const page = await openCards('language=de')
  await page.locator('[data-field="words"]').fill('schwer zu fassen')
  await page.waitForFunction(() => /^\d{2,3} Karten$/.test(document.querySelector('[data-zone="counted"]')?.textContent ?? ''))
  await page.locator('.seg [lang="it"]').click()
  await counted(page, /^0 carte$/)
  await page.locator('[data-field="words"]').fill('elusione')
  await page.waitForFunction(() => /^\d{2,3} carte$/.test(document.querySelector('[data-zone="counted"]')?.textContent ?? ''))
  await page.close()
})

longTest('by keyboard: one stop for the list, arrows move through all of it, and the row stays when it is scrolled away', async () => {
  const page = await openCards('language=en')
  await page.locator('[data-field="keyword"]').focus()
  await page.keyboard.press('Tab')
  const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.index)
  expect(await at()).toBe('0')
  await page.keyboard.press('ArrowDown')
  expect(await at()).toBe('1')
  await card(page, (await rows(page).nth(1).getAttribute('data-id'))!).waitFor()
  await page.keyboard.press('End')
  const last = Number(await at())
  expect(last).toBeGreaterThan(1600)
  expect(await page.locator(`[data-index="${last}"]`).evaluate((row) => row.parentElement!.getAttribute('aria-posinset'))).toBe(
    String(last + 1),
  )
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('[data-index="3"]').waitFor()
  expect(await at()).toBe(String(last))
  expect(await rows(page).count()).toBeLessThan(40)
  await page.keyboard.press('Home')
  expect(await at()).toBe('0')
  await page.close()
})

longTest(
  'an address names the list or a card; printings, rules, decisions and the tree are told; a card that there is not is said',
  async () => {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${opened.address}?language=en#cards=archimedes`)
    await card(page, 'archimedes').waitFor()
    expect(await page.locator('.cardpage').textContent()).toMatch(/Printings[\s\S]*Age of Ascension[\s\S]*108[\s\S]*common/)
    await page.locator('[data-zone="rulings"]').waitFor()
    expect(await page.locator('[data-zone="rulings"]').textContent()).toMatch(/Its neighbors are those at the moment of the destruction/)
    await page.goto(`${opened.address}?language=de#cards=armageddon-cloak`)
    await expect.poll(() => page.locator('[data-zone="rulings"]').textContent()).toMatch(/der aktive Spieler sagt, wann es kommt;/)
    await page.goto(`${opened.address}?language=en#cards=archimedes`)
    await card(page, 'archimedes').waitFor()
    expect(await page.locator('[data-zone="tree"] pre').isVisible()).toBe(false)
    await page.locator('[data-zone="tree"] summary').click()
    expect(await page.locator('[data-zone="tree"] pre').textContent()).toMatch(/^keyword elusive\n/)
    await page.locator('[data-rule="kf.elusive.1"]').click()
    await page.locator('dialog [id="kf.elusive.1"], dialog').first().waitFor()
    await page.keyboard.press('Escape')
    await rows(page).first().click()
    expect(new URL(page.url()).hash).toMatch(/^#cards=/)
    await page.goto(`${opened.address}?language=en#cards=no-such-card`)
    await page.reload()
    await page.getByText('There is no card “no-such-card” here.').waitFor()
    await page.locator('[data-page="home"]').click()
    await page.waitForFunction(() => location.hash === '')
    await page.goto(`${opened.address}?language=en#decks`)
    await page.locator('[data-act="cards"]').waitFor()
    expect(await rows(page).count()).toBe(0)
    await page.locator('[data-page="home"]').click()
    await page.waitForFunction(() => location.hash === '')
    await page.close()
  },
)

longTest('at a table the card in focus tells its printings and what was decided when that is asked for, and not before', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 7 })
  await page.locator('.z-hand[data-card]').first().hover()
  const notes = page.locator('[data-zone="inspector"] [data-zone="notes"]')
  await notes.waitFor()
  expect(await notes.locator('.cardpage').count()).toBe(0)
  await notes.locator('summary').click()
  await notes.getByText('Call of the Archons').waitFor()
  expect(await notes.textContent()).toMatch(/Printings, Rulings.*Printings.*Call of the Archons\s*\d{3}/s)
  expect(problems).toEqual([])
  await page.close()
})

longTest.each([
  ['desktop', 1440, 900, 'dark'],
  ['tablet', 820, 1180, 'light'],
  ['phone', 390, 844, 'dark'],
] as const)('%s: nothing overflows, nothing is too small, nothing found by axe', async (name, width, height, theme) => {
  const page = await openCards(`theme=${theme}&language=de`, [width, height])
  const look = async (what: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
    expect(await findings(page), what).toEqual([])
  }
  await look('the list')
  await rows(page).nth(2).click()
  await page.locator('[data-zone="card"][data-card]').waitFor()
  await look('a card')
  if (name !== 'desktop') {
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
  await page.close()
})
