// What cards in hand say is read: no letter smaller than 11 pixels, no text cut, faded or under another card, and the table in its place.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faces as nightFaces, ordersOf } from '../../src/games/nightfall/faces.ts'
import { faces as riftFaces } from '../../src/games/riftblade/faces.ts'
import { Table } from '../../src/games/riftblade/scenario.ts'
import { extent, longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { CLANS_QUESTIONS, crowdedClans } from './clans-scene.ts'
import { faults } from './looks.ts'
import { crowdedNight, NIGHT_QUESTIONS, wordyHand } from './night-scene.ts'
import { crowdedRift, RIFT_QUESTIONS } from './rift-scene.ts'
import { CROWD, lay, type Laid, layTable } from './scene.ts'
import { settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Laptops, a desktop, and a tablet on its side and upright. */
const SIZES = extent(
  [
    [1280, 720],
    [1366, 768],
  ] as const,
  [
    [1280, 720],
    [1366, 768],
    [1440, 860],
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ] as const,
)
const LANGUAGES = extent(['de'] as const, ['en', 'de', 'it'] as const)

/** What of the hand cannot be read as it stands, or when the row is scrolled to its card. Runs in the page. */
function findUnread(least: number): string[] {
  const found: string[] = []
  const words = document.createRange()
  let end = Number.NEGATIVE_INFINITY
  const cards = document.querySelectorAll<HTMLElement>('[data-zone="hand"] .card')
  if (cards.length === 0) return ['there is no hand']
  for (const card of cards) {
    const row = card.closest<HTMLElement>('.hand')!
    const from = card.getBoundingClientRect().left + row.scrollLeft
    if (from < end - 1) found.push(`${card.dataset.id} lies on the card before it`)
    end = from + card.getBoundingClientRect().width
    row.scrollLeft = from - row.getBoundingClientRect().left - 12
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const part = text.parentElement!
      words.selectNodeContents(text)
      const lines = [...words.getClientRects()].filter(({ width }) => width > 0)
      if (part.closest('.sr') !== null || text.textContent!.trim() === '' || lines.length === 0) continue
      const what = `"${text.textContent!.trim().slice(0, 24)}" of ${card.dataset.id}`
      const size = Number.parseFloat(getComputedStyle(part).fontSize) * (part as HTMLElement & { currentCSSZoom: number }).currentCSSZoom
      if (size < least) found.push(`${what} is drawn at ${size}`)
      // the number of an option stands on the edge of its card
      for (let around: HTMLElement = part; part.closest('.c-num') === null; around = around.parentElement!) {
        const { overflowY, maskImage } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        const bottom = maskImage === 'none' || around === row ? box.bottom : box.bottom - 10
        // a line is a little higher than its letters
        const hangs = lines.some((line) => line.right > box.right + 2 || line.left < box.left - 2 || line.bottom > bottom + 3)
        if (hangs && (overflowY !== 'visible' || around === card)) found.push(`${what} is cut by ${around.className}`)
        if (around === card) break
      }
    }
    const box = row.getBoundingClientRect()
    const { top, bottom } = card.getBoundingClientRect()
    if (top < box.top || bottom > Math.min(box.bottom, innerHeight)) found.push(`${card.dataset.id} is cut by its row`)
  }
  return [...new Set(found)]
}

/** Things of the table that lie under others, or out of the felt, at their middle. Runs in the page. */
const findCovered = (things: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(things)].flatMap((thing) => {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (width === 0 || (hit !== null && (thing.contains(hit) || hit.contains(thing)))) return []
    return [`${thing.textContent?.slice(0, 30)} lies under ${hit?.className}`]
  })

const THINGS = '.zone, .track, .nf .ar, .nf .z-tile, .rift .card, .buy .btn, .chain-ribbon, .res .dd, .partner'

async function look(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(1, 1)
    await settle(page)
    const message = `${what}, ${width}x${height}`
    await expect.poll(() => page.evaluate(findUnread, 11), { message }).toEqual([])
    // a tablet scrolls its felt
    if (width < 1100) continue
    await expect.poll(() => page.evaluate(findCovered, THINGS), { message }).toEqual([])
    await expect.poll(() => faults(page, false), { message }).toEqual([])
  }
}

const crowded: readonly (readonly [string, Laid])[] = [
  ...CLANS_QUESTIONS.map((question) => [`Crystal Clans, ${question}`, crowdedClans(question)] as const),
  ...([2, 4, 5] as const).flatMap((seats) =>
    NIGHT_QUESTIONS.filter((question) => seats < 5 || question !== 'claim').map(
      (question) => [`Nightfall, ${seats}, ${question}`, crowdedNight(seats, question)] as const,
    ),
  ),
  ...([2, 4, 'teams'] as const).flatMap((seats) =>
    RIFT_QUESTIONS.map((question) => [`Riftblade, ${seats}, ${question}`, crowdedRift(seats, question)] as const),
  ),
]
const FIRST = ['Crystal Clans, battle', 'Nightfall, 2, attack', 'Riftblade, 2, main']

for (const [what, laid] of crowded) {
  const run = FIRST.includes(what) ? test : longTest
  run(`${what}: a full hand is read on a laptop, and the table is in its place`, async () => {
    for (const language of LANGUAGES) {
      const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      await lay(page, opened.address, laid, { language })
      await look(page, `${what}, ${language}`)
      await page.close()
    }
  })
}

longTest('KeyForge: a full hand is read on a laptop', async () => {
  for (const language of LANGUAGES) {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await layTable(page, opened.address, CROWD, { language })
    await look(page, language)
    await page.close()
  }
})

/** All of these, so many at a time. */
const handsOf = (ids: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))

const spells = (...hand: string[]): Laid => {
  const setup = { seats: 2 } as const
  return { game: 'riftblade', p: new Table(setup, '1').set('hand', hand).p, setup: setup as Laid['setup'] }
}
const ORDERS = ordersOf(['nightfall', 'martial-law', 'blood-country']).map((face) => nightFaces[face].id)

longTest.each([
  ['Nightfall', handsOf(ORDERS, 6).map((hand) => wordyHand(...hand))],
  [
    'Riftblade',
    handsOf(
      riftFaces.map(({ id }) => id),
      7,
    ).map((hand) => spells(...hand)),
  ],
] as const)('%s: every card is read in a hand of many', async (game, hands) => {
  for (const language of LANGUAGES)
    for (const [at, laid] of hands.entries()) {
      const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      await lay(page, opened.address, laid, { language })
      await look(page, `${game}, hand ${at + 1}, ${language}`)
      await page.close()
    }
})
