// Crowded tables of Crystal Clans and Riftblade at every size: what a choice depends on is seen whole, and the question covers none of it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extent, longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { CLANS_QUESTIONS, crowdedClans } from './clans-scene.ts'
import { faults, unreadable } from './looks.ts'
import { crowdedNight } from './night-scene.ts'
import { crowdedRift, RIFT_QUESTIONS } from './rift-scene.ts'
import { lay, type Laid } from './scene.ts'
import { collectProblems, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Width and height in CSS pixels; the last one is the first at twice its size. */
const SIZES = [
  [844, 390],
  [390, 844],
  [320, 640],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [720, 450],
] as const

/** What of the cards in hand is cut, hangs out of its card, or cannot be scrolled to. Runs in the page. */
function findCut(parts: string): string[] {
  const found: string[] = []
  const cards = document.querySelectorAll<HTMLElement>('.hand .card')
  if (cards.length === 0) return ['there is no hand']
  for (const card of cards) {
    const row = card.closest<HTMLElement>('.hand')!
    // the row alone: nothing else of the page may move
    row.scrollLeft += card.getBoundingClientRect().left - row.getBoundingClientRect().left - 12
    const box = card.getBoundingClientRect()
    const name = card.querySelector('.c-name')?.textContent
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      found.push(`${name} hangs out of the window`)
    for (const part of card.querySelectorAll<HTMLElement>(parts)) {
      const { left, right, top, bottom, width } = part.getBoundingClientRect()
      if (width === 0) continue
      const whole = part.closest<HTMLElement>('.c-text, .c-battle, .c-tiers, .c-top')!.getBoundingClientRect()
      if (left < box.left - 1 || right > box.right + 1 || bottom > Math.min(box.bottom, whole.bottom) + 2 || top < box.top - 1)
        found.push(`"${part.textContent?.trim().slice(0, 30)}" of ${name} hangs out by ${Math.round(bottom - whole.bottom)}`)
      if (part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0)
        found.push(`"${part.textContent?.slice(0, 30)}" of ${name} is cut`)
    }
  }
  return [...new Set(found)]
}

/** Things of the felt that lie under another one, or out of the window, at their middle. Runs in the page. */
const findCovered = (things: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(things)].flatMap((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (thing.contains(hit) || hit.contains(thing)) ? [] : [`${thing.textContent?.slice(0, 30)}: ${hit?.className}`]
  })

/** Lays the table and looks at it at all sizes. `whole`: what is seen without scrolling, and from which height and width on. */
async function lookEverywhere(what: string, laid: Laid, parts: string, whole: (width: number, height: number) => string): Promise<void> {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await lay(page, opened.address, laid, { language: 'de' })
  for (const [width, height] of extent(SIZES.slice(0, 3), SIZES)) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(1, 1)
    await settle(page)
    const message = `${what}, ${width}x${height}`
    await expect.poll(() => page.evaluate(findCut, parts), { message }).toEqual([])
    await expect.poll(() => page.evaluate(findCovered, whole(width, height)), { message }).toEqual([])
    await expect.poll(() => faults(page, width < 700), { message }).toEqual([])
  }
  expect(problems).toEqual([])
  await page.close()
}

for (const question of CLANS_QUESTIONS.filter((one) => one !== 'order')) {
  test(`Crystal Clans at the question ${question}: abilities and battle texts stand in the hand, the board is not covered`, () =>
    lookEverywhere(`clans ${question}`, crowdedClans(question), '.c-text .row, .half', (width, height) =>
      width < 360 ? '.strip' : width < 400 && question !== 'main' ? '.track' : height < 600 ? '.zone, .track' : '.zone, .track, .g-crystal',
    ))
}

/** Things that stay covered or out of the window even when one scrolls to them. Runs in the page. */
const findLost = (things: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(things)].flatMap((thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (thing.contains(hit) || hit.contains(thing)) ? [] : [`${thing.textContent?.slice(0, 30)}: ${hit?.className}`]
  })

test('on the smallest phone every zone, crystal and card of Crystal Clans is reached by scrolling, and every answer read', async () => {
  for (const question of CLANS_QUESTIONS) {
    const page = await opened.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
    const problems = collectProblems(page)
    await lay(page, opened.address, crowdedClans(question), { language: 'de' })
    await settle(page)
    await expect.poll(() => page.locator('.zone').count(), { message: question }).toBe(9)
    const lost = () => page.evaluate(findLost, '.zone, .track, .g-crystal, .hand .card')
    await expect.poll(lost, { message: question, timeout: 5000 }).toEqual([])
    await expect.poll(() => unreadable(page, '.decision :is(h2, .opt .t)'), { message: question, timeout: 5000 }).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  }
})

for (const seats of [2, 4, 'teams'] as const) {
  for (const question of RIFT_QUESTIONS.filter((one) => one !== 'aim' || seats === 4)) {
    const run = question === 'main' ? longTest : test
    run(`Riftblade, ${seats}, at the question ${question}: the hand, the whole Rift and the partner's hand are there`, () =>
      lookEverywhere(`rift ${seats} ${question}`, crowdedRift(seats, question), '.tier, .c-name', (width) =>
        width < 360 ? '.seat' : '.rift .card, .partner-cards li',
      ),
    )
  }
}

async function focus(page: Page, card: string): Promise<string[]> {
  await page.locator(card).first().hover()
  await page.locator('.tabs button').nth(2).click()
  await page.locator('.sheet .inspected').waitFor()
  const parts = () =>
    page.locator('.sheet .inspected .card').evaluate((found) => {
      const body = found.closest('.sheet-body')!.getBoundingClientRect()
      const { top, bottom } = found.getBoundingClientRect()
      return top < body.top - 1 || bottom > body.bottom + 1 ? [`the card from ${top} to ${bottom} in ${body.top} to ${body.bottom}`] : []
    })
  await expect.poll(parts).toEqual([])
  return parts()
}

test('a card in focus is seen whole on a phone on its side', async () => {
  for (const [laid, card] of [
    [crowdedClans('main'), '.hand [data-id="lithomancers"]'],
    [crowdedRift(2, 'main'), '.hand [data-id="zenith-choir"]'],
    [crowdedNight(2, 'claim'), '.hand .card'],
  ] as const) {
    const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
    await lay(page, opened.address, laid, { language: 'de' })
    expect(await focus(page, card), laid.game).toEqual([])
    await page.close()
  }
})

test('without pictures a card keeps no room for one: not in hand, not in play, not in the chain', async () => {
  for (const laid of [crowdedClans('main'), crowdedNight(2, 'chain'), crowdedRift(2, 'chain')]) {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('catena.settings', JSON.stringify({ pictures: false })))
    await lay(page, opened.address, laid, { language: 'de' })
    // what lies over a window keeps a line of it
    const windows = () =>
      page
        .locator('.shell :is(.c-win, .en .art-of, .sl .aw, .zone:not(.two) .sq .w)')
        .evaluateAll((all) => all.filter((one) => one.clientHeight > 36 && one.clientWidth > 18).map(({ className }) => className))
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const message = `${laid.game}, ${width}x${height}`
      await expect.poll(windows, { message }).toEqual([])
      await expect.poll(() => faults(page, width < 700), { message }).toEqual([])
    }
    await page.close()
  }
})
