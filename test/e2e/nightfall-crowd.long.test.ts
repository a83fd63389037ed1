// A crowded table of Nightfall: whatever is asked, at every size, all of it is seen whole, and nothing has to be scrolled where there is room.
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings } from './looks.ts'
import { crowdedNight, NIGHT_QUESTIONS, wordyDraft } from './night-scene.ts'
import { lay } from './scene.ts'
import { collectProblems, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Pictures at every size, where a folder is named for them. */
const pictures = process.env.PICTURES

/** Width and height in CSS pixels; the last one is the first at twice its size. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [390, 844],
  [320, 700],
  [720, 450],
] as const

/** Low windows, and a small upright tablet. */
const LOW = [
  [1366, 768],
  [1280, 720],
] as const
const SMALL_TABLET = [768, 1024] as const

/** What is cut, covered, out of its tile or of the window. Runs in the page; on a phone the felt is scrolled to each thing. */
function findUnseen(scrolls: boolean): string[] {
  const found: string[] = []
  const felt = document.querySelector<HTMLElement>('.nf')!
  const end = felt.getBoundingClientRect().bottom
  for (const part of scrolls ? [] : felt.children)
    if (part.getBoundingClientRect().bottom > end + 1)
      found.push(`${part.className} does not end before ${part.getBoundingClientRect().bottom}, the felt at ${end}`)
  const of = '.nf .z-tile, .nf .ar, .hand .card, .packet .card, .foe header, .stage .en'
  for (const whole of document.querySelectorAll<HTMLElement>(of)) {
    if (whole.getBoundingClientRect().width === 0) continue
    if (scrolls) {
      const row = whole.closest('.foes')
      if (row !== null) row.scrollLeft += whole.closest('.foe')!.getBoundingClientRect().left - row.getBoundingClientRect().left
      whole.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    // what fights, and the chain, are lists that may be longer than their place
    if (whole.matches('.en')) whole.scrollIntoView({ block: 'nearest' })
    if (whole.getBoundingClientRect().right > innerWidth) found.push(`${whole.className} hangs out of the window`)
    const name = whole.querySelector('.c-name, b')?.textContent
    const box = whole.getBoundingClientRect()
    const parts = [
      ...whole.querySelectorAll<HTMLElement>(
        '.c-name, .c-pow, .c-hp, .c-sign, .c-fight, .moon, b, .c-cost, .does, .line-of, .kk, .sts, .c-text, .c-kick',
      ),
    ]
    for (const part of parts.filter((one) => one.getClientRects().length > 0)) {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const what = `${part.className || part.tagName} of ${name}`
      const high = !part.matches('.sts') && (top < box.top - 2 || bottom > box.bottom + 2)
      if (left < box.left - 2 || right > box.right + 2 || high) found.push(`${what} hangs out`)
      if (part.scrollWidth > part.clientWidth + 1 && part.matches('.c-name, b')) found.push(`${what} is cut across`)
      if (part.scrollHeight > part.clientHeight + 3 && part.matches('.c-name, b, .does, .c-text, .c-kick')) found.push(`${what} is cut`)
    }
    const texts = [...whole.querySelectorAll<HTMLElement>('.c-name, .c-pow, b, .does, .line-of, .c-links .moon, .c-kick .moon')].filter(
      (one) => one.getClientRects().length > 0,
    )
    for (const [index, text] of texts.entries()) {
      const a = text.getBoundingClientRect()
      for (const other of texts.slice(index + 1)) {
        const b = other.getBoundingClientRect()
        if (text.contains(other) || other.contains(text)) continue
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
          found.push(`${text.className || 'b'} and ${other.className || 'b'} of ${name} lie over each other`)
      }
    }
    // on a very small phone one archive is higher than what is left for the felt
    if (scrolls && box.height > felt.clientHeight) continue
    for (const x of [box.left + 5, (box.left + box.right) / 2, box.right - 5]) {
      const hit = document.elementFromPoint(x, (box.top + box.bottom) / 2)
      if (!whole.contains(hit)) found.push(`${name} lies under ${hit?.className ?? 'the edge'}`)
    }
  }
  return [...new Set(found)]
}

/** Phases of the turn that are seen and yet lie under the clock: those without room are not seen at all. */
function findOverlaid(): string[] {
  const clock = document.querySelector('.clock')?.getBoundingClientRect()
  const row = document.querySelector('.ph')!.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLElement>('.ph span')]
    .filter((phase) => {
      const { right, top, width } = phase.getBoundingClientRect()
      return width > 0 && top < row.bottom - 1 && clock !== undefined && right > clock.left
    })
    .map(({ textContent }) => textContent)
}

async function lookEverywhere(page: Page, what: string, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(1, 1)
    await settle(page)
    const size = `${what}, ${width}x${height}`
    const scrolls = width < 700 || height < 640
    // the new size may take a moment to come to all
    await expect.poll(() => page.evaluate(findUnseen, scrolls), { message: size }).toEqual([])
    expect(await faults(page, width < 700), size).toEqual([])
    expect(await page.evaluate(findOverlaid), size).toEqual([])
    if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${what}-${width}x${height}.png`) })
  }
}

for (const seats of [5, 4, 3, 2])
  for (const question of NIGHT_QUESTIONS) {
    const language = ({ attack: 'en', block: 'de', chain: 'it', claim: 'de' } as const)[question]
    test(`${seats} seats, crowded, at the question ${question}`, async () => {
      const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      const problems = collectProblems(page)
      await lay(page, opened.address, crowdedNight(seats, question), { language })
      await lookEverywhere(page, `night-${seats}-${question}`, [...SIZES, ...LOW, SMALL_TABLET])
      expect(await findings(page)).toEqual([])
      expect(problems).toEqual([])
      await page.close()
    })
  }

for (const seats of [2, 3, 4, 5])
  test(`${seats} seats: five cards of a draft are read whole, and cover neither the other players nor the commons, which are not empty`, async () => {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const problems = collectProblems(page)
    await lay(page, opened.address, wordyDraft(seats), { language: 'de' })
    await expect.poll(() => page.locator('.packet .card').count()).toBe(5)
    await lookEverywhere(page, `night-draft-${seats}`, [...SIZES, ...LOW, SMALL_TABLET])
    expect(await page.locator('.com .ar.gone, .com .ar .num').count()).toBe(0)
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
