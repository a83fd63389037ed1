// The page of decks as the browser tests use it, and decks to bring.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faces, generateDeck, makeMasterVault } from '../../src/games/keyforge/index.ts'
import type { Deck } from '../../src/games/keyforge/index.ts'
import { seedOf } from '../../src/kernel/random.ts'
import type { Opened } from './browser.ts'
import { findings } from './looks.ts'
import { collectProblems } from './table.ts'

export function made(seed: number): Deck {
  const deck = generateDeck('cota', seedOf(seed))
  if (!deck.ok) throw new Error(deck.error.message)
  return deck.value
}

/** A deck as the Master Vault serves it: repeats as counts, a maverick, icons on one of two copies, a legacy card, and much besides. */
export function vault(): { text: string; deck: Deck } {
  const houses = ['dis', 'logos', 'shadows'] as const
  const cards = houses.flatMap((house) => {
    const ids = faces.filter((face) => face.house === house && face.set === 'cota').map(({ id }) => id)
    return [...ids.slice(0, 10), ids[0], ids[0]].map((id) => ({ id }))
  })
  const deck: Deck = {
    name: 'Vex, Keeper of “Loose” Ends',
    houses: ['dis', 'logos', 'shadows'],
    cards: cards.map((card, index) =>
      index === 5
        ? { id: 'punch', house: 'dis' as const }
        : index === 11
          ? { ...card, bonus: ['capture' as const, 'draw' as const] }
          : card,
    ),
  }
  const value = makeMasterVault(deck, { set: 'cota' })
  const served = {
    data: { id: 'b2a0…', ...value.data, power_level: 3, chains: 0, wins: 2, losses: 1, is_my_deck: false, notes: [] },
    _linked: {
      houses: [],
      notes: [],
      cards: value._linked.cards.map((card) => ({
        ...card,
        front_image: 'https://example.org/1.png',
        flavor_text: null,
        amber: 1,
        traits: null,
      })),
    },
  }
  return { text: JSON.stringify(served), deck }
}

export async function openDecks(opened: Opened, query = '', [width, height]: readonly [number, number] = [1440, 900]): Promise<Page> {
  const page = await opened.newPage({ viewport: { width, height }, reducedMotion: 'reduce', acceptDownloads: true })
  await page.goto(`${opened.address}?speed=instant&opponent=random&${query}`)
  await goToDecks(page)
  return page
}

export async function goToDecks(page: Page): Promise<void> {
  await page.locator('[data-page="decks"]').click()
  await page.locator('[data-zone="ready"] .deckrow').nth(1).waitFor()
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('[data-act="import"]').click()
  await page.locator('dialog textarea').fill(text)
  await page.locator('[data-act="read"]').click()
}

export async function bring(page: Page, text: string): Promise<void> {
  await paste(page, text)
  await page.locator('.rw').first().waitFor()
}

export async function back(page: Page): Promise<void> {
  await page.locator('[data-act="back"]').click()
}

export async function download(page: Page, act: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-act="${act}"]`).click()])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

export const names = (page: Page) => page.locator('[data-zone="decks"] .deckrow b').allTextContents()
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('catena.decks'))

export async function refusal(page: Page, text: string): Promise<string> {
  await paste(page, text)
  await page.locator('dialog .refused').waitFor()
  const said = (await page.locator('dialog [data-zone="told"]').textContent()) ?? ''
  expect(await page.locator('dialog textarea').inputValue()).toBe(text.replaceAll('\r\n', '\n'))
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  return said
}

/** What lies outside of the window, and what is too small to be hit. */
function faults(page: Page, smallest: number): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const button of document.querySelectorAll<HTMLElement>('.decks button, .decks select, dialog button, dialog select')) {
      const { left, right, width, height } = button.getBoundingClientRect()
      if (width === 0) continue
      if (left < 0 || right > innerWidth) found.push(`${button.textContent} is cut off`)
      if (height < least) found.push(`${button.textContent} is only ${height} high`)
    }
    return found
  }, smallest)
}

const DEVICES = { desktop: [1440, 900, 24], tablet: [820, 1180, 40], phone: [390, 844, 40] } as const

/** Every state of the page of decks: nothing overflows, nothing is too small, nothing found by axe. */
export async function lookThrough(opened: Opened, name: keyof typeof DEVICES, theme: 'dark' | 'light'): Promise<void> {
  const [width, height, least] = DEVICES[name]
  const page = await openDecks(opened, `theme=${theme}&language=${theme === 'dark' ? 'de' : 'it'}`, [width, height])
  const problems = collectProblems(page)
  const look = async (what: string) => {
    expect(await faults(page, least), what).toEqual([])
    expect(await findings(page), what).toEqual([])
  }
  await look('empty')
  await paste(page, 'Name: x\nPunhc')
  await page.locator('dialog .refused').waitFor()
  await look('refused')
  await page.locator('dialog textarea').fill(vault().text)
  await page.locator('[data-act="read"]').click()
  await page.locator('.rw').first().waitFor()
  await look('a deck')
  await page.locator('.rw').nth(3).click()
  await page.locator('[data-zone="focus"]').waitFor()
  await look('a card')
  if (name === 'phone') await page.keyboard.press('Escape')
  for (const act of ['write', 'rename', 'remove']) {
    await page.locator(`[data-act="${act}"]`).click()
    await look(act)
  }
  await back(page)
  await bring(page, JSON.stringify({ ...made(6), name: `${'Wwwwwwwwww'.repeat(19)} end` }))
  await look('a long name')
  await back(page)
  await page.locator('[data-field="sort"]').waitFor()
  await look('the collection')
  await page.locator('[data-page="home"]').click()
  await page.locator('[data-act="decks"]').click()
  await page.locator('[data-field="theirs"]').selectOption('seed')
  await look('the next game')
  expect(problems).toEqual([])
  await page.close()
}

/** Those of the game that is kept in the browser. */
export const decksOfGame = async (page: Page): Promise<readonly Deck[]> => (await setupOfGame(page)).decks

export async function setupOfGame(page: Page): Promise<{ readonly decks: readonly Deck[]; readonly chains?: readonly number[] }> {
  // it is kept a moment after the start
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('catena.running') ?? '[]').length > 0)
  const text = await page.evaluate(() => JSON.parse(localStorage.getItem('catena.running') ?? '[]')[0].record as string)
  return JSON.parse(
    text
      .split('\n')
      .find((line) => line.startsWith('setup'))!
      .replace(/^setup:?\s*/, ''),
  )
}
