// A crowded table at every size: each name, number, sign and upgrade is seen whole, the hand too, and the question covers nothing.
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import { extent, longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findSquashed } from './looks.ts'
import { CROWD, layTable } from './scene.ts'
import { collectProblems, namesOf, openTable, playOn, settle } from './table.ts'

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
  [1920, 1080],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [640, 360],
  [390, 844],
  [320, 640],
  [720, 450],
] as const

/** The size of the mockups, and those where room is scarcest across and down. */
const PART = SIZES.filter(([width]) => [1440, 844, 320].includes(width))

/** What of a tile, of a card in hand, and of an artifact has to be seen. */
const SEEN = [
  ...['.c-house', '.c-name', '.c-pow', '.c-arm', '.c-dmg', '.c-badges > .bd', '.c-ex', '.c-num', '.c-does'].map((part) => `.line ${part}`),
  '.line .c-up',
  '.line .c-up b',
  '.line .place',
  '.hand .c-house',
  '.hand .c-name',
  '.hand .c-pow',
  '.hand .c-num',
  '.lines .chip',
]

/** What of these is cut, or lies under something else. Runs in the page; rows that scroll are scrolled. */
function findHidden(parts: readonly string[]): string[] {
  const found: string[] = []
  const edges = new Map<Element, DOMRect>()
  const isIn = (whole: Element, x: number, y: number) => {
    const box = edges.get(whole) ?? whole.getBoundingClientRect()
    edges.set(whole, box)
    return x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1
  }
  for (const part of document.querySelectorAll<HTMLElement>(parts.join())) {
    if (getComputedStyle(part).display === 'none') continue
    const row = part.closest<HTMLElement>('.line, .hand, .chips')!
    const slot = part.closest<HTMLElement>('.slot')
    if (getComputedStyle(row).overflowX !== 'visible' && row.scrollWidth > row.clientWidth + 1) {
      slot?.scrollIntoView({ block: 'nearest', inline: 'center' })
      edges.clear()
    }
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
    const name = `${part.className} "${part.textContent?.trim().slice(0, 24)}" of ${slot?.querySelector('.c-name, .chip-t b')?.textContent}`
    if (width === 0 || height === 0) {
      found.push(`${name} has no size`)
      continue
    }
    // letters keep inside the line that they are given
    if (part.matches('.c-name') && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3)) {
      found.push(`${name} is cut: ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`)
    }
    // nor do they leave their tile, which hides what does
    if (part.matches('.line .z-tile .c-name') && part.closest('.is-exhausted') === null) {
      const lines = document.createRange()
      lines.selectNodeContents(part)
      const over = lines.getBoundingClientRect().bottom - part.closest('.card')!.getBoundingClientRect().bottom
      if (over > 0) found.push(`${name} is cut by its tile: ${over}`)
    }
    // a tab has all of what it says, and is told whole
    if (part.matches('.c-up') && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1))
      found.push(`${name} is cut`)
    if (part.matches('.c-up') && !(part.ariaLabel ?? part.textContent.replaceAll('\u00ad', '')).startsWith(part.title))
      found.push(`${name} is called ${part.ariaLabel ?? part.textContent}`)
    const middle = (top + bottom) / 2
    for (const x of [left + 3, (left + right) / 2, right - 3]) {
      if (x < 0 || middle < 0 || x > innerWidth || middle > innerHeight || !isIn(row, x, middle)) {
        found.push(`${name} hangs out of its row`)
        break
      }
      const hit = document.elementFromPoint(x, middle)
      const mine = hit !== null && (part.contains(hit) || (slot?.contains(hit) && !hit.closest(parts.join())))
      // a sign in the corner of an artifact belongs to it
      if (!mine && !(part.matches('.c-name') && hit?.closest('.card') === part.closest('.card') && hit?.closest('.c-name') === part)) {
        found.push(`${name} lies under ${hit?.className} ${hit?.closest('.slot')?.querySelector('.c-name')?.textContent}`)
        break
      }
    }
  }
  return found
}

/** Signs of a creature of which one lies over another, and upgrades or artifacts that cannot be told apart. Runs in the page. */
function findMixed(): string[] {
  const found: string[] = []
  for (const slot of document.querySelectorAll<HTMLElement>('.line .slot:has(> .card)')) {
    // what is turned takes more room than it has
    const least = slot.querySelector('.is-exhausted') ? 6 : 1
    const signs = [...slot.querySelectorAll<HTMLElement>('.c-num, .c-does, .c-why, .c-house, .bd, .c-pow, .c-arm, .c-dmg, .c-ex')]
      .map((sign) => ({ sign, box: sign.getBoundingClientRect() }))
      .filter(({ sign, box }) => box.width > 0 && !sign.parentElement!.closest('.c-does'))
    for (const [at, one] of signs.entries())
      for (const other of signs.slice(at + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (Math.min(across, down) > least)
          found.push(
            `${slot.querySelector('.c-name')!.textContent}: ${one.sign.className} and ${other.sign.className} share ${across}x${down}`,
          )
      }
  }
  for (const kind of ['.line .c-up', '.lines .chip']) {
    const known = new Map<string, string>()
    for (const one of document.querySelectorAll<HTMLElement>(kind)) {
      const text = one.querySelector('b')!.textContent!
      if ((known.get(text) ?? one.dataset.id) !== one.dataset.id) found.push(`${one.dataset.id} and ${known.get(text)} are both ${text}`)
      known.set(text, one.dataset.id!)
    }
  }
  return found
}

/** Texts in a hand that are longer than their card. */
const findCutTexts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.wide .hand .c-text')]
    .filter((text) => text.scrollHeight > text.clientHeight + 1)
    .map((text) => `${text.closest('.slot')?.querySelector('.c-name')?.textContent}: ${text.scrollHeight} in ${text.clientHeight}`)

async function lookEverywhere(page: Page, what: string): Promise<void> {
  for (const [width, height] of extent(PART, SIZES)) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(1, 1)
    await settle(page)
    const size = `${what}, ${width}x${height}`
    // the new size may take a moment to come to all
    await expect.poll(() => page.evaluate(findHidden, SEEN), { message: size }).toEqual([])
    expect(await page.evaluate(findMixed), size).toEqual([])
    expect(await page.evaluate(findCutTexts), size).toEqual([])
    expect(await faults(page, width < 700), size).toEqual([])
    if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${what}-${width}x${height}.png`) })
  }
  const [width, height] = SIZES[0]
  await page.setViewportSize({ width, height })
}

test('eight creatures a side with upgrades, and eight cards in hand', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await layTable(page, opened.address, CROWD)
  await lookEverywhere(page, 'main')
  expect(problems).toEqual([])
  await page.close()
})

test('all upgrades of full rows are named: whole where there is room, or else by what tells them apart', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD, { language: 'de' })
  const tabs = page.locator('.line .c-up')
  const short = () =>
    tabs.evaluateAll((all) =>
      all.flatMap((tab) => (tab.textContent!.replaceAll('\u00ad', '') === (tab as HTMLElement).title ? [] : tab.textContent)),
    )
  const count = CROWD.seats
    .flatMap(({ battleline = [] }) => battleline)
    .reduce((sum, card) => sum + (typeof card === 'string' ? 0 : (card.upgrades?.length ?? 0)), 0)
  for (const { width, height, most } of [
    { width: 1440, height: 900, most: 0 },
    { width: 820, height: 1180, most: 0 },
    { width: 1024, height: 768, most: 3 },
    { width: 844, height: 390, most: 9 },
    { width: 720, height: 450, most: 12 },
    { width: 390, height: 844, most: 5 },
    { width: 320, height: 700, most: 9 },
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const message = `${width}x${height}`
    // they come with the first of them
    await expect.poll(() => tabs.count(), { message }).toBe(count)
    await expect.poll(async () => (await short()).length, { message }).toBeLessThanOrEqual(most)
    expect((await short()).filter((text) => text!.includes('…'))).toEqual([])
    const parts = ['.line .c-name', '.line .c-up', '.line .c-up b', '.lines .chip']
    await expect.poll(() => page.evaluate(findHidden, parts), { message }).toEqual([])
    await expect.poll(() => page.evaluate(findMixed), { message }).toEqual([])
    // and a name keeps inside its tile
    const hanging = () =>
      page.locator('.line .z-tile .c-name').evaluateAll((all) =>
        all.flatMap((name) => {
          const lines = document.createRange()
          lines.selectNodeContents(name)
          const over = lines.getBoundingClientRect().height - name.clientHeight
          return over > 3 && !name.closest('.is-exhausted') ? `${name.textContent}: ${over}` : []
        }),
      )
    await expect.poll(hanging, { message }).toEqual([])
  }
  await page.close()
})

test('on a phone the types of cards in hand take one line', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const [mine, theirs] = CROWD.seats
  const hand = ['umbra', 'headhunter', 'troll', 'silvertooth', 'noddy-the-thief', 'raiding-knight']
  await layTable(page, opened.address, { ...CROWD, seats: [{ ...mine, hand }, theirs] }, { language: 'de' })
  const lines = () =>
    page.locator('.tray .c-line').evaluateAll((all) => all.map((line) => [line.textContent, Math.round(line.clientHeight / 12)]))
  await expect.poll(lines).toHaveLength(6)
  for (const [text, high] of await lines()) expect(high, String(text)).toBe(1)
  // it is read aloud with its type
  expect(await page.locator('.tray [data-id="umbra"] > .sr').textContent()).toContain('Kreatur')
  await page.close()
})

test('on the lowest windows the sign of a check covers nothing, and long names are broken with hyphens', async () => {
  const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
  const rich = CROWD.seats.map((seat) => ({ ...seat, amber: 10 }))
  await layTable(page, opened.address, { ...CROWD, seats: [rich[0], rich[1]] }, { language: 'de' })
  for (const [width, height] of [
    [844, 390],
    [720, 450],
    [640, 900],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const covered = () =>
      page.locator('.strip:has(.check)').evaluateAll((strips) =>
        strips.flatMap((strip) => {
          const [check] = strip.querySelectorAll('.check')
          const sign = check.getBoundingClientRect()
          return [...strip.querySelectorAll('.keys span, .pool > span:first-child, .houses > *, .st')]
            .filter((other) => {
              const { left, right, top, bottom, width } = other.getBoundingClientRect()
              return width > 0 && left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top
            })
            .map((other) => `${other.className} of ${strip.className}`)
        }),
      )
    await page.locator('.strip .check').first().waitFor()
    await expect.poll(covered, { message: `${width}x${height}` }).toEqual([])
  }
  await expect.poll(() => page.locator('.line .c-name').allTextContents()).toContain('Staub\u00adteu\u00adfel\u00adchen')
  await page.close()
})

test('without pictures a card has only its words, more of them at once, and the pictures come back when they are wanted', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('catena.settings', JSON.stringify({ pictures: false })))
  await layTable(page, opened.address, CROWD)
  const text = page.locator('[data-zone="hand"] .c-text').first()
  await text.waitFor()
  expect(await page.locator('.shell .c-win svg:not(.g)').count()).toBe(0)
  // nothing keeps the room of a picture: not in play, not in focus
  const windows = () => page.locator('.shell .c-win').evaluateAll((all) => all.filter((one) => one.clientHeight > 32).length)
  await expect.poll(windows).toBe(0)
  // nor an artifact, which has the sign of its house, nor is an icon cut by the shape of a window that is not there
  await expect.poll(() => page.locator('.lines .chip .hg').count()).toBe(8)
  await page.locator('[data-zone="hand"] [data-id="anger"]').hover()
  const isWhole = () =>
    page.locator('.insp .c-bonus .icon').evaluate((icon) => {
      const { left, right, top, bottom } = icon.getBoundingClientRect()
      return [left + 8, right - 8].every((x) => [top + 3, bottom - 3].every((y) => icon.contains(document.elementFromPoint(x, y))))
    })
  await expect.poll(isWhole).toBe(true)
  await lookEverywhere(page, 'plain')
  // nor is a card of a phone's hand an empty face
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(50)
  await page.setViewportSize({ width: 1440, height: 900 })
  await text.waitFor()
  const plain = (await text.boundingBox())!.height
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByRole('group', { name: 'Pictures on cards' }).getByRole('button', { name: 'On' }).click()
  await page.locator('[data-zone="hand"] .c-win svg:not(.g)').first().waitFor()
  expect((await text.boundingBox())!.height).toBeLessThan(plain)
  await page.close()
})

test('a press plays: places and targets appear at once, Escape leads back, and only what can be played or used is marked', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await layTable(page, opened.address, CROWD)
  const hand = page.locator('[data-zone="hand"]')
  const marked = () => namesOf(hand.locator('[data-mark="legal"] .c-name'))
  expect(await marked()).toEqual(['Headhunter', 'Punch', 'Anger', 'Blood of Titans'])

  // a creature: its places stand open
  await hand.locator('[data-id="headhunter"]').click()
  await expect.poll(() => page.locator('.line .place').count()).toBe(2)
  await lookEverywhere(page, 'flank')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.line .place').count()).toBe(0)
  await expect.poll(() => page.locator('.decision [data-act="end"]').count()).toBe(1)

  // what a creature can do stands on its tile
  const krump = page.locator('.slot:has(> [data-id="krump"])')
  expect(await krump.locator('[data-does]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.does))).toEqual([
    'reap',
    'fight',
  ])
  await krump.locator('[data-does="fight"]').click()
  await expect.poll(() => page.locator('[data-zone="their-line"] [data-mark="target"]').count()).toBe(6)
  // and each answer says what would come of it
  await expect.poll(() => page.locator('.decision .opt small').first().textContent()).toMatch(/^is destroyed/)
  await page.keyboard.press('Escape')
  await krump.locator('[data-does="reap"]').click()
  await expect.poll(() => page.locator('.strip.me .pool').textContent()).toMatch(/^\s*5/)
  await page.locator('[data-act="undo"]').click()
  await expect.poll(() => page.locator('.strip.me .pool').textContent()).toMatch(/^\s*4/)

  // an action: it is played, and asks for its target
  await hand.locator('[data-id="anger"]').click()
  await expect.poll(() => page.locator('[data-zone="my-line"] [data-mark="target"]').count()).toBeGreaterThan(5)
  expect(await page.locator('#question').textContent()).toBe('Anger: Ready and fight with a friendly creature – which creature?')
  await lookEverywhere(page, 'target')
  await page.locator('[data-act="undo"]').click()

  // of many targets of both sides each says whose it is, and what would come of it
  await expect.poll(() => hand.locator('.card').count()).toBe(8)
  await hand.locator('[data-id="punch"]').click()
  const targets = page.locator('.decision .opt[data-verb="target"]')
  await expect.poll(() => targets.count()).toBeGreaterThan(12)
  await expect.poll(async () => (await targets.locator('small').count()) - (await targets.count())).toBe(0)
  const whose = await targets.locator('[data-whose]').allTextContents()
  expect([whose.length, new Set(whose).size]).toEqual([await targets.count(), 2])
  await lookEverywhere(page, 'both sides')
  await page.locator('[data-act="undo"]').click()

  // discarding: a small button of the card, or a key
  await expect.poll(() => hand.locator('.card').count()).toBe(8)
  await hand.locator('.slot:has([data-id="punch"])').hover()
  await hand.locator('.slot:has([data-id="punch"]) [data-does="discard"]').click()
  await expect.poll(() => hand.locator('.card').count()).toBe(7)
  expect(problems).toEqual([])
  await page.close()
})

test('a long card in focus squashes no question, and why not leaves the table its room', async () => {
  const page = await opened.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD, { language: 'de' })
  await page.locator('[data-zone="their-line"] [data-id="champion-anaphiel"]').click()
  await expect.poll(() => page.locator('.whynot').textContent()).toContain('Gerade nicht möglich')
  for (const [width, height] of [[1024, 768], [1100, 768], [960, 700], ...SIZES]) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(1, 1)
    await settle(page)
    const message = `${width}x${height}`
    // on the very smallest the reason scrolls
    if (height > 360 && width > 320) await expect.poll(() => page.evaluate(findSquashed), { message }).toEqual([])
    if (width < height) await expect.poll(() => page.evaluate(findHidden, [...SEEN, '.line .c-why']), { message }).toEqual([])
  }
  await page.close()
})

test('a card in focus that is longer than its place fades where there is more, and is whole at its sides', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  const place = page.locator('.insp')
  const more = () => place.evaluate((box) => [box.hasAttribute('data-more'), getComputedStyle(box).maskImage !== 'none'])
  await page.locator('[data-zone="their-line"] [data-id="champion-anaphiel"]').hover()
  await expect.poll(more).toEqual([true, true])
  expect(
    await place.evaluate((box) => box.querySelector('.card')!.getBoundingClientRect().right + 1 <= box.getBoundingClientRect().right),
  ).toBe(true)
  // what the card says may still grow: its end is looked for again
  const end = async () => {
    await place.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    return more()
  }
  await expect.poll(end).toEqual([false, false])
  await place.evaluate((box) => box.scrollTo(0, 0))
  await page.locator('[data-zone="hand"] [data-id="punch"]').hover()
  await expect.poll(more).toEqual([false, false])
  await page.close()
})

test('a card that is longer than its place is read on by keyboard, from the card and in its place', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD, { language: 'de' })
  const tile = page.locator('[data-zone="their-line"] [data-id="champion-anaphiel"]')
  for (const [width, height, place] of [
    [1440, 900, '.insp'],
    [1024, 768, '.side > .reading'],
    [844, 390, '.side > .reading'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const box = page.locator(place)
    const top = () => box.evaluate((found) => found.scrollTop)
    const message = `${width}x${height}`
    await page.locator('[data-zone="hand"] [data-id="punch"]').focus()
    await tile.focus()
    await expect.poll(() => box.locator('.card').getAttribute('data-id'), { message }).toBe('champion-anaphiel')
    await expect.poll(() => box.evaluate((found) => found.scrollHeight - found.clientHeight), { message }).toBeGreaterThan(20)
    await page.keyboard.press('PageDown')
    await expect.poll(top, { message }).toBeGreaterThan(10)
    await page.keyboard.press('PageUp')
    await expect.poll(top, { message }).toBe(0)
    // the last of what it says is seen, though that may still grow
    await box.focus()
    const last = async () => {
      await page.keyboard.press('End')
      return box.evaluate((found) => {
        const { bottom } = found.querySelector('.inspected')!.lastElementChild!.getBoundingClientRect()
        return Math.round(bottom - found.getBoundingClientRect().bottom)
      })
    }
    await expect.poll(last, { message }).toBeLessThanOrEqual(1)
    // where a bar is drawn beside what is read, it is there on every device
    expect(await box.evaluate((found) => getComputedStyle(found, '::-webkit-scrollbar').width), message).toBe('7px')
  }
  await page.close()
})

test('in low windows what is true of a card in focus is read beside it, and yes and no leave the table its room on a phone', async () => {
  const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
  const [mine, theirs] = CROWD.seats
  await layTable(page, opened.address, { ...CROWD, house: 'untamed', seats: [{ ...mine, amber: 12 }, theirs] }, { language: 'de' })
  await page.locator('[data-zone="their-line"] [data-id="champion-anaphiel"]').focus()
  await page.locator('.tabs button').nth(2).click()
  const boxOf = (part: string) => page.locator(`.sheet .inspected ${part}`).evaluate((found) => found.getBoundingClientRect().toJSON())
  await page.locator('.sheet .now').waitFor()
  const [picture, numbers, now] = [await boxOf('.c-win'), await boxOf('.c-foot'), await boxOf('.now')]
  expect([numbers.top >= picture.top, numbers.bottom <= picture.bottom, now.top < picture.top]).toEqual([true, true, true])
  await page.keyboard.press('Escape')
  await page.locator('.sheet').waitFor({ state: 'detached' })
  await page.locator('[data-zone="hand"] [data-id="key-charge"]').click()
  const no = page.locator('.decision [data-act="close"]')
  await no.waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  const apart = async () => (await no.boundingBox())!.y - (await page.locator('.decision .opt').boundingBox())!.y
  await expect.poll(apart).toBeLessThan(40)
  const cut = () => page.evaluate(findHidden, ['.line .c-up', '.line .c-name', '.lines .chip'])
  await expect.poll(cut).toEqual([])
  await page.close()
})

test('in low windows eight cards in hand are all in sight', async () => {
  for (const language of ['de', 'it'] as const) {
    const page = await opened.newPage({ viewport: { width: 720, height: 450 }, reducedMotion: 'reduce' })
    await layTable(page, opened.address, CROWD, { language })
    const over = () => page.locator('.hand').evaluate((row) => row.scrollWidth - row.clientWidth)
    await expect.poll(over).toBe(0)
    await expect.poll(() => page.evaluate(findHidden, ['.hand .c-name', '.hand .c-house', '.hand .c-pow'])).toEqual([])
    await page.close()
  }
})

test('a card that is read keeps its place while the mouse goes to it over others, and the wheel over its tile reads on', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  const place = page.locator('.insp')
  const read = () => place.locator('.card').first().getAttribute('data-id')
  const tile = page.locator('[data-zone="their-line"] [data-id="champion-anaphiel"]')
  await tile.hover()
  await expect.poll(read).toBe('champion-anaphiel')
  // all of it is there, which comes after its face
  await expect.poll(() => place.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThanOrEqual(120)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => place.evaluate((box) => box.scrollTop)).toBe(120)
  const [from, to] = [(await tile.boundingBox())!, (await place.boundingBox())!]
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const crossed = new Set<string | null>()
  for (let part = 0; part <= 1; part += 1 / 16) {
    const at = [x + part * (to.x + to.width / 2 - x), y + part * (to.y + 300 - y)] as const
    await page.mouse.move(...at)
    crossed.add(
      await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('[data-id]')?.getAttribute('data-id') ?? null, at),
    )
  }
  expect(crossed).toContain('charette')
  await page.waitForTimeout(400)
  expect([await read(), await place.evaluate((box) => box.scrollTop)]).toEqual(['champion-anaphiel', 120])
  // what the pointer rests on is read
  await page.locator('[data-zone="hand"] [data-id="punch"]').hover()
  await expect.poll(read).toBe('punch')
  await page.close()
})

test('with the colours of the system bonus icons and signs of piles are drawn in that of its words, and upgrades have an edge', async () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, forcedColors: 'active', colorScheme })
    await layTable(page, opened.address, CROWD, { theme: colorScheme })
    const style = (part: string, name: 'color' | 'backgroundColor' | 'borderTopWidth') =>
      page
        .locator(part)
        .first()
        .evaluate((found, property) => getComputedStyle(found)[property], name)
    const ink = await style('body', 'color')
    expect(await style('.hand .c-bonus .g', 'color'), colorScheme).toBe(ink)
    expect(await style('.hand .c-bonus .g', 'backgroundColor'), colorScheme).toBe(await style('.bd', 'backgroundColor'))
    expect(await style('.strip .pile-discard .g', 'color'), colorScheme).toBe(ink)
    expect(await style('.line .c-up', 'borderTopWidth'), colorScheme).toBe('1px')
    await page.close()
  }
})

test.each(GAME_NAMES)('%s with the colours of the system: every sign has that of the words around it, on their ground', async (game) => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, forcedColors: 'active', colorScheme: 'light' })
  await openTable(page, opened.address, { seed: 11, game, theme: 'dark' })
  await playOn(page, { until: { presses: 14 } })
  const strange = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('svg.g')].flatMap((sign) => {
        const [own, around] = [sign, sign.parentElement!].map((part) => getComputedStyle(part))
        const ground = own.backgroundColor
        return own.color === around.color && /^rgb(a\(0, 0, 0, 0\)|\(255, 255, 255\))$/.test(ground)
          ? []
          : [`${sign.parentElement!.className}: ${own.color} in ${around.color} on ${ground}`]
      }),
    )
  expect(await strange()).toEqual([])
  // health that is lost stands beside what is left
  const left = page.locator('.c-hp i')
  if ((await left.count()) === 0) return void (await page.close())
  await left.first().evaluate((pip) => pip.classList.add('x'))
  expect(await left.first().evaluate((pip) => getComputedStyle(pip).borderTopWidth)).toBe('1px')
  await page.close()
})

test('a card that is picked up keeps its upper edge and its sign', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, CROWD)
  const selected = page.locator('[data-zone="hand"] .is-selected')
  await page.locator('[data-zone="hand"] [data-id="headhunter"]').click()
  await selected.waitFor()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const inside = () =>
      selected.evaluate((card) => {
        const row = card.closest('.hand')!.getBoundingClientRect()
        const sign = card.querySelector('.c-num')!.getBoundingClientRect()
        // the ring is drawn outside the card
        return Math.min(card.getBoundingClientRect().top - 4, sign.top - 1) - row.top
      })
    await expect.poll(inside, { message: `${width}x${height}` }).toBeGreaterThanOrEqual(0)
  }
  await page.close()
})

longTest('a gigantic creature is one tile of two, with all its signs (kf.gigantic.1)', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const [mine, theirs] = CROWD.seats
  const kong = { card: 'niffle-kong', amber: 2, damage: 6, warded: true, under: ['niffle-kong2'], upgrades: ['blood-of-titans'] }
  await layTable(page, opened.address, { ...CROWD, seats: [{ ...mine, battleline: ['krump', kong, 'dust-pixie', 'troll'] }, theirs] })
  const width = async (id: string) => (await page.locator(`.line [data-id="${id}"]`).boundingBox())!.width
  expect(await width('niffle-kong')).toBeGreaterThan(2 * (await width('dust-pixie')))
  await lookEverywhere(page, 'gigantic')
  await page.close()
})

longTest('a hand without cards keeps no room', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const [mine, theirs] = CROWD.seats
  await layTable(page, opened.address, { ...CROWD, seats: [{ ...mine, hand: [] }, theirs] }, { language: 'de' })
  expect(await page.locator('.handrow').isVisible()).toBe(false)
  await lookEverywhere(page, 'empty')
  await page.close()
})

longTest('seven cards in hand say all that they do, beside the table or below it', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 7 })
  await playOn(page, { until: { step: 'main' } })
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ]) {
    await page.setViewportSize({ width, height })
    const left = () =>
      page.locator('[data-zone="hand"] .c-text').evaluateAll((texts) => texts.map((text) => text.clientHeight >= text.scrollHeight))
    await expect.poll(left, { message: `${width}x${height}` }).toEqual(Array(7).fill(true))
  }
  await page.close()
})
