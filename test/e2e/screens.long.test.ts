// Every page and sheet outside the table, in each language, from a wide desktop down to the smallest phone.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { LOW_SIZES, SIZES } from './looks.ts'
import { collectProblems } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const ALL_SIZES = [...SIZES, ...LOW_SIZES, { width: 320, height: 640 }]

const pressed = (selector: string) => (page: Page) => page.locator(selector).first().click()
const settings = pressed('.top .r > button:last-child')

/** How each is reached from the first page, and what is there when it is. */
const SCREENS: Readonly<Record<string, readonly [go: (page: Page) => Promise<void>, there: string]>> = {
  'the first page': [async () => undefined, '[data-play]'],
  settings: [settings, 'dialog .settings'],
  keys: [
    async (page) => {
      await settings(page)
      await page.locator('dialog [data-act="keys"]').click()
    },
    'dialog .bindings',
  ],
  help: [pressed('.learn > button:last-of-type'), 'dialog .keylist'],
  rules: [pressed('.learn .books:nth-of-type(2) .link'), 'dialog .rules'],
  'a record': [pressed('.low .panel:nth-of-type(2) .btn'), 'dialog textarea'],
  'own cards': [(page) => page.evaluate(() => void (location.hash = 'own')), 'dialog .own'],
  'the next game': [pressed('[data-act="decks"]'), 'dialog [data-field="theirs"]'],
  clans: [pressed('[data-act="clans"]'), 'dialog .sheet-body > *'],
  sets: [pressed('[data-act="sets"]'), 'dialog .sheet-body > *'],
  'who begins': [pressed('[data-act="variant"]'), 'dialog .sheet-body > *'],
  decks: [pressed('[data-page="decks"]'), '.deckrow'],
  'a deck': [
    async (page) => {
      await page.locator('[data-page="decks"]').click()
      await page.locator('.deckrow').first().click()
    },
    '.rw',
  ],
  cards: [(page) => page.evaluate(() => void (location.hash = 'cards=')), '[data-zone="counted"]'],
  puzzles: [pressed('[data-page="puzzles"]'), '.puzzles [data-puzzle]'],
}

test.each(['en', 'de', 'it'])('nothing hangs out of its window, and no icon lies over words (%s)', async (language) => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  for (const [name, [go, there]] of Object.entries(SCREENS)) {
    await page.setViewportSize(SIZES[0])
    await page.goto('about:blank')
    await page.goto(`${opened.address}?language=${language}`)
    await page.locator('[data-play]').first().waitFor()
    await go(page)
    await page.locator(there).first().waitFor()
    for (const { width, height } of ALL_SIZES) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await page.evaluate(hanging), `${name}, ${width} x ${height}`).toEqual([])
    }
  }
  expect(problems).toEqual([])
  await page.close()
})

/** What lies beside the window or out of what scrolls, and words of a row under its icons. */
function hanging(): string[] {
  const found: string[] = []
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
  const range = document.createRange()
  for (const part of document.querySelectorAll<HTMLElement>('dialog .sheet-body, main')) {
    if (part.scrollWidth > part.clientWidth + 1) found.push(`${part.className} scrolls sideways`)
    const [from, to] = part.tagName === 'MAIN' ? [0, innerWidth] : [part.getBoundingClientRect().left, part.getBoundingClientRect().right]
    for (const button of part.querySelectorAll<HTMLElement>('button, select, input:not(.sr), a')) {
      const { left, right, width } = button.getBoundingClientRect()
      if (width > 0 && (left < from - 1 || right > to + 1)) found.push(`${button.textContent} hangs out`)
    }
  }
  for (const row of document.querySelectorAll('.rw')) {
    range.selectNodeContents(row.querySelector('b')!)
    const icons = [...row.querySelectorAll('.b .icon')].map((icon) => icon.getBoundingClientRect())
    for (const line of range.getClientRects())
      if (icons.some((icon) => icon.left < line.right && icon.right > line.left && icon.top < line.bottom && icon.bottom > line.top))
        found.push(`${row.querySelector('b')!.textContent} lies under its icons`)
  }
  return found
}
