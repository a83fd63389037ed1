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
  help: [pressed('.learn > button:nth-of-type(2)'), 'dialog .keylist'],
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

test('between a tablet and a wide desktop nothing touches the edge of the window', async () => {
  const page = await opened.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?language=en`)
  await page.locator('[data-play]').first().waitFor()
  for (const width of [1100, 1200, 1247, 1300]) {
    await page.setViewportSize({ width, height: 800 })
    const [left, right] = await page.locator('.lead').evaluate((lead) => {
      const box = lead.getBoundingClientRect()
      return [box.left, innerWidth - box.right]
    })
    expect(Math.min(left, right), `${width}`).toBeGreaterThanOrEqual(16)
  }
  await page.close()
})

test('with the colours of the system bars are seen, and what can be chosen on a tile has an edge', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${opened.address}?language=en`)
  const edge = page.locator('.game .pick').first()
  expect(await edge.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px')
  await page.locator('[data-page="decks"]').click()
  await page.locator('.deckrow').first().click()
  await page.locator('.rw').first().click()
  for (const bar of ['.bars i', '.curve i', '.odds i'])
    expect(
      await page
        .locator(bar)
        .first()
        .evaluate((part) => getComputedStyle(part).forcedColorAdjust),
      bar,
    ).toBe('none')
  await page.close()
})

test('without pictures a card that is read keeps no room for one, and its numbers cover no words', async () => {
  const page = await opened.newPage({ viewport: SIZES[0] })
  for (const id of ['umbra', 'grabber-jammer', 'anger']) {
    await page.goto('about:blank')
    await page.goto(`${opened.address}?language=de&pictures=false#cards=${id}`)
    const card = page.locator('.cardpage .card.z-xl')
    await card.waitFor()
    const [picture, foot, line] = await Promise.all(['.c-win', '.c-foot', '.c-line'].map((part) => card.locator(part).boundingBox()))
    expect(picture!.height, id).toBeLessThan(40)
    if (foot !== null && foot.height > 0) expect(foot.y + foot.height, id).toBeLessThanOrEqual(line!.y + 11)
  }
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
