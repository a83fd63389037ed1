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

/** What of the cards in the chain hangs out of its card. Runs in the page. */
const findClipped = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.sl')].flatMap((card) => {
    const box = card.getBoundingClientRect()
    const words = document.createRange()
    return [...card.querySelectorAll<HTMLElement>('b, .av, .does')].flatMap((part) => {
      words.selectNodeContents(part)
      const out = [...words.getClientRects()].filter(
        ({ left, right, top, bottom }) => left < box.left || right > box.right || top < box.top - 1 || bottom > box.bottom + 1,
      )
      return out.length > 0 ? [`"${part.textContent}" of ${card.textContent} hangs out`] : []
    })
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
    await expect.poll(() => page.evaluate(findClipped), { message }).toEqual([])
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

test('Riftblade on a phone on its side: whom one aims at is read by name, beside what aiming at them brings', async () => {
  const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, crowdedRift(3, 'aim'), { language: 'de' })
  /** Names of answers that are broken, and words that hang out of their answer. Runs in the page. */
  const findBroken = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('.decision .opt .t')].flatMap((answer) => {
      const name = document.createRange()
      name.selectNodeContents(answer.firstChild!)
      const { bottom } = answer.closest('.opt')!.getBoundingClientRect()
      const isBroken = new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      return isBroken || answer.getBoundingClientRect().bottom > bottom ? [answer.textContent!] : []
    })
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    expect(await page.locator('.decision .opt').count()).toBe(2)
    await expect.poll(() => page.evaluate(findBroken), { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

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
    await expect.poll(lost, { message: question }).toEqual([])
    await expect.poll(() => unreadable(page, '.decision :is(h2, .opt .t)'), { message: question }).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  }
})

test('Crystal Clans: with units picked, what confirms stands whole in one line with what goes back, at every size and language', async () => {
  for (const language of ['de', 'it'] as const) {
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await lay(page, opened.address, crowdedClans('summon'), { language })
    for (const at of [0, 1]) await page.locator('.decision .opt').nth(at).click()
    const apart = () =>
      page.locator('.decision .foot .btn').evaluateAll((buttons) => {
        const tops = new Set(buttons.map((one) => one.getBoundingClientRect().top))
        return [
          ...buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
          ...[...tops].slice(1),
        ]
      })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const message = `${language}, ${width}x${height}`
      await expect.poll(apart, { message }).toEqual([])
      await expect.poll(() => unreadable(page, '.decision [data-act="confirm"]'), { message }).toEqual([])
    }
    await page.close()
  }
})

for (const seats of [2, 4, 'teams'] as const) {
  for (const question of RIFT_QUESTIONS.filter((one) => one !== 'aim' || seats === 4)) {
    const run = question === 'main' ? longTest : test
    run(`Riftblade, ${seats}, at the question ${question}: the hand, the whole Rift and the partner's hand are there`, () =>
      lookEverywhere(`rift ${seats} ${question}`, crowdedRift(seats, question), '.tier, .c-name', (width) =>
        width < 360 ? '.seat' : '.rift .card, .partner-cards li, .paired .chain-ribbon:has(.sl)',
      ),
    )
  }
}

/** How many of these are whole within what scrolls around them, as it stands. */
const wholeWithin = (page: Page, parts: string, around: string) =>
  page.locator(parts).evaluateAll((all, box) => {
    const { left, right, top, bottom } = document.querySelector(box)!.getBoundingClientRect()
    return all.filter((one) => {
      const part = one.getBoundingClientRect()
      return part.left >= left - 1 && part.right <= right + 1 && part.top >= top - 1 && part.bottom <= bottom + 1
    }).length
  }, around)

/** Whether this fades before and after what is seen of it. */
const fades = (page: Page, row: string) =>
  page
    .locator(row)
    .first()
    .evaluate((box) => ['--fade-from', '--fade-to'].map((name) => Number.parseFloat(getComputedStyle(box).getPropertyValue(name)) > 0))

test('on a phone the felt of Nightfall fades where there is more, and has room for what the phase is about', async () => {
  for (const [width, height, archives] of [
    [390, 844, 4],
    [320, 640, 2],
  ]) {
    const message = `${width}x${height}`
    const open = async (question: 'attack' | 'chain' | 'claim') => {
      const page = await opened.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await lay(page, opened.address, crowdedNight(5, question), { language: 'de' })
      return page
    }
    const claim = await open('claim')
    await expect.poll(() => fades(claim, '.nf'), { message }).toEqual([true, true])
    await expect.poll(() => wholeWithin(claim, '.com .ar', '.nf'), { message }).toBeGreaterThanOrEqual(archives)
    // all answers are in one line, which fades too
    await expect.poll(() => fades(claim, '.decision .opts'), { message }).toEqual([false, true])
    await claim.close()
    const chain = await open('chain')
    await expect.poll(() => wholeWithin(chain, '.stack .en.nx', '.nf'), { message }).toBe(1)
    await chain.close()
    const attack = await open('attack')
    await expect.poll(() => fades(attack, '.foes'), { message }).toEqual([false, true])
    await expect.poll(() => fades(attack, '.foe .ml'), { message }).toEqual([false, true])
    const narrowest = () =>
      attack.locator('.ml .z-tile').evaluateAll((tiles) => Math.min(...tiles.map((tile) => tile.getBoundingClientRect().width)))
    await expect.poll(narrowest, { message }).toBeGreaterThanOrEqual(56)
    await attack.close()
  }
})

test('on a phone on its side own minions stand above the edge of the felt that fades, below the fights or the chain', async () => {
  for (const question of ['block', 'chain'] as const) {
    const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
    await lay(page, opened.address, crowdedNight(5, question), { language: 'de' })
    const [above, below] = ['.stage .en', '.mine .ml .z-tile']
    const left = () =>
      page.evaluate(
        ([first, last]) => {
          const { top, bottom } = document.querySelector('.board')!.getBoundingClientRect()
          const ends = [...document.querySelectorAll(last)].map((tile) => tile.getBoundingClientRect().bottom)
          return [document.querySelector(first)!.getBoundingClientRect().top >= top, Math.max(...ends) <= bottom - 28]
        },
        [above, below],
      )
    await expect.poll(left, { message: question }).toEqual([true, true])
    await page.close()
  }
})

test('on an upright tablet of 768 by 1024 every squad has its numbers, whatever is asked; where there is height, every zone its name', async () => {
  for (const question of CLANS_QUESTIONS) {
    const page = await opened.newPage({ viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce' })
    await lay(page, opened.address, crowdedClans(question), { language: question === 'battle' ? 'de' : 'it' })
    const bare = () =>
      page.locator('.sq').evaluateAll((squads) =>
        squads.flatMap((squad) => {
          const box = squad.getBoundingClientRect()
          const [name, numbers] = ['b', '.v'].map((part) => squad.querySelector(part)!.getBoundingClientRect())
          const isWhole = numbers.height > 0 && name.top > box.top - 2 && name.bottom < numbers.top + 3 && numbers.bottom < box.bottom + 2
          return isWhole ? [] : [squad.querySelector('b')!.textContent]
        }),
      )
    await expect.poll(() => page.locator('.sq').count()).toBe(10)
    await expect.poll(bare, { message: question }).toEqual([])
    if (question === 'battle') await expect.poll(() => page.evaluate(findCut, '.half')).toEqual([])
    if (question === 'main') {
      await page.setViewportSize({ width: 820, height: 1180 })
      const named = () => page.locator('.zone > small').evaluateAll((names) => names.filter((name) => name.clientHeight > 0).length)
      await expect.poll(named).toBe(9)
      await expect.poll(bare).toEqual([])
    }
    await page.close()
  }
})

test('Riftblade in teams on an upright tablet of 768 by 1024: nothing hangs out of the felt, neither the hand of the partner nor the stones', async () => {
  for (const question of ['main', 'chain'] as const) {
    const page = await opened.newPage({ viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce' })
    await lay(page, opened.address, crowdedRift('teams', question), { language: 'de' })
    const over = () => page.locator('.rb').evaluate((felt) => felt.scrollHeight - felt.clientHeight)
    await expect.poll(over, { message: question }).toBeLessThanOrEqual(0)
    await page.close()
  }
})

test('while a battle card is chosen every squad on a phone has its numbers, inside of it', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, crowdedClans('battle'), { language: 'de' })
  for (const [width, height] of [
    [390, 844],
    [430, 932],
    [360, 740],
    [844, 390],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const bare = () =>
      page.locator('.sq').evaluateAll((squads) =>
        squads.flatMap((squad) => {
          const box = squad.getBoundingClientRect()
          const hangs = [...squad.querySelectorAll('.v i')].filter((one) => {
            const { left, right, top, bottom, width } = one.getBoundingClientRect()
            const out = left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2
            // where two squads meet, what it costs to act gives way
            return width === 0 ? one.nextElementSibling !== null : out
          })
          return hangs.length > 0 ? [`${squad.querySelector('b')!.textContent}: ${hangs.map(({ textContent }) => textContent).join()}`] : []
        }),
      )
    await expect.poll(() => page.locator('.sq').count()).toBe(10)
    await expect.poll(bare, { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

test('beside a low table many answers are seen at once, and more of them are announced by a fade', async () => {
  const seen = async (page: Page) =>
    page.locator('.decision .opts').evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect()
      const least = [...list.querySelectorAll('.opt')].filter((one) => {
        const box = one.getBoundingClientRect()
        return (
          box.top >= top - 3 &&
          box.bottom <= bottom + 1 &&
          [...one.querySelectorAll('span, small')].every((part) => {
            const { right, width } = part.getBoundingClientRect()
            return width < 2 || right <= box.right + 1
          })
        )
      }).length
      const fade = Number.parseFloat(getComputedStyle(list).getPropertyValue('--fade-to'))
      return [least, list.scrollHeight <= list.clientHeight + 1 || fade > 0] as const
    })
  for (const [what, laid, least] of [
    ['battle', crowdedClans('battle'), 4],
    ['summon', crowdedClans('summon'), 2],
    ['aim', crowdedRift(4, 'aim'), 2],
  ] as const) {
    const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
    await lay(page, opened.address, laid, { language: 'de' })
    await expect.poll(async () => (await seen(page))[1], { message: what }).toBe(true)
    await expect.poll(async () => (await seen(page))[0], { message: what }).toBeGreaterThanOrEqual(least)
    await page.close()
  }
})

test('in small windows the newest link of Riftblade lies whole in sight, no disc covers a name, and the Rift is as wide as the window', async () => {
  for (const seats of [2, 4, 'teams'] as const) {
    const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
    for (const [width, height] of [
      [844, 390],
      [720, 450],
      [320, 640],
    ]) {
      await page.setViewportSize({ width, height })
      if (width === 844) await lay(page, opened.address, crowdedRift(seats, 'chain'), { language: 'de' })
      await settle(page)
      const message = `${seats}, ${width}x${height}`
      const felt = width < height ? '.rb' : '.board'
      await expect.poll(() => wholeWithin(page, 'ul.links li:last-child .sl', felt), { message }).toBe(1)
      await expect.poll(() => fades(page, 'ul.links'), { message }).toEqual([true, false])
      const wide = () =>
        page.locator('.rift .buy .btn').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
      await expect.poll(wide, { message }).toBeLessThanOrEqual(width)
      const covered = () =>
        page.locator('ul.links').evaluate((list) => {
          const words = document.createRange()
          const discs = [...list.querySelectorAll('.lk .hg')].map((disc) => disc.getBoundingClientRect())
          return [...list.querySelectorAll('.sl b')].flatMap((name) => {
            words.selectNodeContents(name)
            return [...words.getClientRects()].filter((text) => discs.some(({ left, right }) => left < text.right && text.left < right))
          }).length
        })
      await expect.poll(covered, { message }).toBe(0)
    }
    await page.close()
  }
})

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
