// Lessons in the page: offered, played to the end, and what they say of an act that leads elsewhere.
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { expectAccess, faults, findings, findSquashed, LOW_SIZES, SIZES, unreadable } from './looks.ts'
import { collectProblems, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

/** Pictures of every step at every size, where a folder is named for them. */
const pictures = process.env.PICTURES

const stateOf = (page: Page) => page.locator('[data-zone="lesson"]').getAttribute('data-state')

/** Does what the coach points at, as a reader would: the card, then what can be done with it. */
async function follow(page: Page): Promise<void> {
  const hint = page.locator('[data-act="lesson-hint"]')
  // what was pointed at for the question before is gone with it: one asks again
  const pointed = async () => {
    if (await hint.isVisible()) await hint.click()
    return page.locator('[data-hint]').count()
  }
  await expect.poll(pointed).toBeGreaterThan(0)
  const button = page.locator('.decision [data-hint]')
  await ((await button.count()) > 0 ? button : page.locator('[data-hint]')).first().click()
  await settle(page)
}

async function lookAt(page: Page, what: string): Promise<void> {
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size)
    await settle(page)
    if (name === 'phone' && (await page.locator('[data-act="lesson-try"]').isVisible())) {
      if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${what}-reading.png`) })
      await page.locator('[data-act="lesson-try"]').click()
    }
    if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${what}-${name}.png`) })
    // the new size may take a moment to come to all
    await expect.poll(() => faults(page, name === 'phone'), { message: `${what}, ${name}` }).toEqual([])
    const goal = page.locator('.lesson .goal')
    if (await goal.isVisible()) await expect.poll(() => goal.evaluate(inView), { message: `${what}, ${name}: the goal` }).toBe(true)
  }
  await page.setViewportSize(SIZES[0])
  await expect.poll(() => page.locator('.lesson .links button').evaluateAll(squeezed), { message: `${what}: the steps` }).toBe(0)
}

/** How many of the steps are not round, or stand out of their line. */
function squeezed(steps: Element[]): number {
  return steps.filter((step) => {
    const { width, height, right } = step.getBoundingClientRect()
    return Math.abs(width - height) > 1 || right > step.parentElement!.getBoundingClientRect().right + 1
  }).length
}

/** Whole in the window, and nothing lies over it. */
function inView(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && (element.contains(hit) || hit?.contains(element) === true)
}

/** Does every step to the end, and says which there were. What is done after so many of them leads to the next. */
async function walk(page: Page, game: string, pause?: { after: number; reload(step: string): Promise<void> }): Promise<string[]> {
  const card = page.locator('[data-zone="lesson"]')
  const steps: string[] = []
  for (;;) {
    const step = (await card.getAttribute('data-step'))!
    steps.push(step)
    await lookAt(page, `${game}-${step}`)
    for (let acts = 0, fought = false; acts < 20 && (await stateOf(page)) === 'open'; acts++) {
      await follow(page)
      if (fought || (await stateOf(page)) !== 'open' || (await page.locator('[data-zone="battle"]').count()) === 0) continue
      fought = true
      await lookAt(page, `${game}-${step}-battle`)
    }
    expect(await stateOf(page), step).toBe('done')
    await lookAt(page, `${game}-${step}-done`)
    const learned = page.locator('.lesson .learned')
    if ((await learned.count()) > 0) {
      await page.setViewportSize(SIZES[2])
      await expect.poll(() => learned.evaluate(inView), { message: `${game}: what was learned` }).toBe(true)
      await page.setViewportSize({ width: 844, height: 390 })
      for (const part of ['h2', '.foot .btn'])
        await expect.poll(() => card.locator(part).first().evaluate(inView), { message: `${game}: ${part} at the end` }).toBe(true)
      await page.setViewportSize(SIZES[0])
    }
    if (steps.length === pause?.after) await pause.reload(step)
    else if ((await page.locator('[data-act="first-game"]').count()) > 0) return steps
    else await page.locator('[data-act="lesson-next"]').click()
    await expect.poll(() => card.getAttribute('data-step')).not.toBe(step)
  }
}

test('KeyForge is offered on its tile until a game is over, goes on after a reload, and leads to a first game', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&language=en`)
  if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, 'home.png') })
  await page.locator('article:has([data-play="keyforge"]) .head button').click()
  const card = page.locator('[data-zone="lesson"]')
  await card.waitFor()
  await expectAccess(page, 'lesson')

  // an act that leads elsewhere is answered, and taken back
  await page.locator('[data-zone="my-line"] [data-id="flaxia"]').click()
  await page.locator('[data-verb="fight"]').click()
  await card.locator('.answer').waitFor()
  expect(await card.locator('.answer').textContent()).toMatch(/fight/)
  await lookAt(page, 'keyforge-reap-answer')
  await page.locator('[data-act="lesson-undo"]').click()
  await expect.poll(() => card.locator('.answer').count()).toBe(0)
  // who ends the turn is told what came of it and led back; nobody plays on, and there is nothing to be skipped
  await page.locator('[data-act="end"]').click()
  await expect.poll(() => stateOf(page)).toBe('missed')
  expect(await card.locator('.answer').textContent()).toMatch(/ended your turn/)
  await expect.poll(() => page.locator('#question').textContent()).toBe('Have a look')
  expect(await page.locator('[data-act="skip"]').count()).toBe(0)
  await lookAt(page, 'keyforge-reap-missed')
  await page.locator('[data-act="lesson-again"]').click()
  await expect.poll(() => stateOf(page)).toBe('open')

  const reload = async (step: string) => {
    await page.goto(opened.address)
    await page.locator('article:has([data-play="keyforge"]) .head button').click()
    await card.waitFor()
    expect(await card.getAttribute('data-step')).toBe(step)
    expect(await card.locator('.links .closed').count()).toBe(2)
    await page.locator('[data-act="lesson-skip"]').click()
  }
  expect(await walk(page, 'keyforge', { after: 2, reload })).toEqual(['reap', 'house', 'play', 'fight', 'upgrade', 'forge', 'turn'])
  expect(await findings(page), 'the end').toEqual([])
  await page.locator('[data-act="first-game"]').click()
  await page.locator('.decision .opt').first().waitFor()
  expect(await card.count()).toBe(0)
  // against a beginner one may ask what would be good, and why; with the next question one may ask again
  await page.locator('[data-act="hint"]').click()
  await expect.poll(() => page.locator('[data-zone="hint"] b').textContent()).toMatch(/^Good here: /)
  expect(await page.locator('[data-zone="hint"]').textContent()).toMatch(/clearly the best|about as good/)
  // it is ringed where it lies, as in the lesson
  await expect.poll(() => page.locator('[data-hint]').count()).toBeGreaterThan(0)
  await lookAt(page, 'keyforge-hint')
  await page.locator('.decision .opt').first().click()
  await page.locator('[data-act="hint"]').waitFor()
  expect(await page.locator('[data-hint]').count()).toBe(0)
  await page.goto(opened.address)
  await page.locator('[data-play="keyforge"]').waitFor()
  // the lesson is offered until a game was finished
  expect(await page.locator('article:has([data-play="keyforge"]) .head button').count()).toBe(1)
  expect(problems).toEqual([])
  await page.close()
})

const LANGUAGES = ['en', 'de', 'it'] as const

test('who skips a lesson is not told that he knows the game; the one opposite is the coach', async () => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?speed=instant&language=en`)
  await page.locator('article:has([data-play="keyforge"]) .head button').click()
  const card = page.locator('[data-zone="lesson"]')
  await card.locator('.rule-text').waitFor()
  expect(await page.locator('.strip.them .who').textContent()).toContain('Coach')
  expect(await page.locator('.strip.them .who').textContent()).not.toContain('Random')
  for (;;) {
    const step = await card.getAttribute('data-step')
    await card.locator('[data-act="lesson-skip"]').click()
    if (step === 'turn') break
    await expect.poll(() => card.getAttribute('data-step')).not.toBe(step)
  }
  await expect.poll(() => card.locator('h2').textContent()).toBe('The end of the lesson: 0 of 7 steps done')
  // also where the rule of a step is folded away, and in a low window
  for (const size of [SIZES[2], { width: 844, height: 390 }]) {
    await page.setViewportSize({ width: size.width, height: size.height })
    await expect.poll(() => card.locator('h2').evaluate(inView), { message: `${size.width}x${size.height}` }).toBe(true)
    await expect.poll(() => card.locator('.foot .btn').first().evaluate(inView), { message: `${size.width}x${size.height}` }).toBe(true)
  }
  await page.goto(opened.address)
  await page.locator('article:has([data-play="keyforge"]) .head button').waitFor()
  await page.close()
})

const HINTS = LANGUAGES.flatMap((language) => [SIZES[0], SIZES[2]].map((size) => ({ language, ...size })))

test.each(HINTS)(
  'a hint holds until its step is done, whole beside every question: $name, $language',
  async ({ language, name, ...size }) => {
    const page = await opened.newPage({ viewport: size, reducedMotion: 'reduce' })
    await page.goto(`${opened.address}?speed=instant&language=${language}`)
    await page.locator('article:has([data-play="keyforge"]) .head button').click()
    const card = page.locator('[data-zone="lesson"]')
    for (const step of ['reap', 'house', 'play', 'fight', 'upgrade', 'forge']) {
      await expect.poll(() => card.getAttribute('data-step')).toBe(step)
      if (name === 'phone') {
        // how far one is stands beside what is read
        await expect.poll(() => card.locator('header .muted').evaluate(inView)).toBe(true)
        await page.locator('[data-act="lesson-try"]').click()
      }
      await page.locator('[data-act="lesson-hint"]').click()
      for (let acts = 1; acts < 20; acts++) {
        const ringed = page.locator('[data-hint]').first()
        await expect.poll(async () => (await ringed.count()) > 0 || (await stateOf(page)) !== 'open').toBe(true)
        if ((await stateOf(page)) !== 'open') break
        const where = `${step}, act ${acts}`
        if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `hint-${name}-${step}-${acts}.png`) })
        expect(await page.locator('[data-act="lesson-hint"], [data-act="lesson-try"]').count(), where).toBe(0)
        for (const part of ['.lesson :is(.hint, .foot .btn)', '#question', '.line .c-name', '.line .c-pow', '.opt .t'])
          if (await page.locator(part).count()) await expect.poll(() => unreadable(page, part), { message: where }).toEqual([])
        const button = page.locator('.decision [data-hint]')
        await ((await button.count()) > 0 ? button : page.locator('[data-hint]')).first().click()
        await settle(page)
      }
      expect(await stateOf(page), step).toBe('done')
      await page.locator('[data-act="lesson-next"]').click()
    }
    // a step may be done again after the last one
    await page.locator('[data-act="lesson-skip"]').click()
    await page.locator('[data-act="first-game"]').waitFor()
    if (name === 'desktop') {
      await card.locator('.links button').last().click()
      await page.locator('[data-act="first-game"]').waitFor({ state: 'detached' })
    }
    await page.close()
  },
)

/** Steps with the longest words and questions. */
const LONGEST = [
  ['keyforge', ['reap', 'house', 'upgrade']],
  ['crystal-clans', ['track']],
  ['nightfall', ['claim']],
] as const

const LOW = LANGUAGES.flatMap((language) => LONGEST.map(([game, steps]) => ({ game, steps, language })))

test.each(LOW)('in a low window, what a step of $game says, its goal and the question are all there ($language)', async (low) => {
  const { game, steps, language } = low
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?speed=instant&language=${language}`)
  await page.locator(`article:has([data-play="${game}"]) .head button`).click()
  await page.locator('.lesson .rule-text').waitFor()
  const found: string[] = []
  for (const step of steps) {
    while ((await page.locator('[data-zone="lesson"]').getAttribute('data-step')) !== step) {
      const before = await page.locator('[data-zone="lesson"]').getAttribute('data-step')
      await page.locator('[data-act="lesson-skip"]').click()
      await expect.poll(() => page.locator('[data-zone="lesson"]').getAttribute('data-step')).not.toBe(before)
    }
    for (const size of [SIZES[0], ...LOW_SIZES]) {
      await page.setViewportSize({ width: size.width, height: size.height })
      await settle(page)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      const where = `${step}, ${size.width} x ${size.height}: `
      if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${game}-${step}-${size.width}.png`) })
      const look = async (parts: string) => found.push(...(await unreadable(page, parts)).map((fault) => where + fault))
      for (const part of ['.lesson .rule-text', '.lesson :is(.goal, .foot .btn)']) await look(part)
      // beside the table of KeyForge the rule is whole; where it is not, its first lines are, and it fades until its end is in sight
      const says = page.locator('.lesson .says')
      // the sign comes with the next look at the box, which a busy page takes later
      await expect
        .poll(() => says.evaluate((box) => box.matches('[data-more]') === box.scrollHeight - box.clientHeight - box.scrollTop > 4), {
          message: `${where}a sign where there is more of the rule, and only there`,
        })
        .toBe(true)
      const [shown, all] = await says.evaluate((box) => [box.clientHeight, box.scrollHeight])
      const least = game === 'keyforge' && size.height >= 720 ? all : Math.min(100, all)
      if (shown < least) found.push(`${where}${shown} of the ${all} of the rule`)
      const read = page.locator('[data-act="lesson-try"]')
      if (await read.isVisible()) {
        await read.click()
        await read.waitFor({ state: 'detached' })
        if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${game}-${step}-${size.width}-try.png`) })
        await look('.lesson :is(.goal, .foot .btn)')
      }
      await look('#question')
      found.push(...(await faults(page, false)).map((fault) => where + fault))
      const back = page.locator('[data-act="lesson-why"]')
      if (await back.isVisible()) await back.click()
    }
    await page.setViewportSize(SIZES[0])
  }
  expect(found).toEqual([])
  await page.close()
})

const OTHERS = [
  ['keyforge', 7, 'turn', ['de', 'it']],
  ['crystal-clans', 8, 'raid', LANGUAGES],
  ['nightfall', 7, 'end', LANGUAGES],
  ['riftblade', 8, 'finish', LANGUAGES],
] as const

const TAUGHT = OTHERS.flatMap(([game, length, last, languages]) => languages.map((language) => ({ game, length, last, language })))

test.each(TAUGHT)('$game is taught to the end in $language, and leads to a first game', async ({ game, length, last, language }) => {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?speed=instant&language=${language}`)
  await page.locator(`article:has([data-play="${game}"]) .head button`).click()
  await page.locator('[data-zone="lesson"]').waitFor()
  const steps = await walk(page, game)
  expect(steps).toHaveLength(length)
  expect(steps.at(-1)).toBe(last)
  expect(await findings(page), 'the end').toEqual([])
  await page.locator('[data-act="first-game"]').click()
  await page.locator('.decision :is(.opt, button)').first().waitFor()
  expect(await page.locator('[data-zone="lesson"]').count()).toBe(0)
  expect(problems).toEqual([])
  await page.close()
})

test.each(LANGUAGES)('on a phone the title of a step lies under nothing that says which step it is (%s)', async (language) => {
  const page = await opened.newPage({ reducedMotion: 'reduce' })
  for (const game of ['keyforge', 'crystal-clans', 'nightfall', 'riftblade']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${opened.address}?language=${language}&speed=instant`)
    await page.locator(`[data-lesson="${game}"]`).click()
    const card = page.locator('[data-zone="lesson"]')
    await card.waitFor()
    for (let at = 0; (await card.locator('[data-act="first-game"]').count()) === 0; at++) {
      for (const [width, height] of [
        [320, 640],
        [360, 740],
        [390, 844],
        [844, 390],
      ]) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        expect(await card.evaluate(titleUnderPlace), `${game}, step ${at + 1}, ${width} x ${height}`).toBe(false)
      }
      const step = await card.getAttribute('data-step')
      const skip = card.locator('[data-act="lesson-skip"]')
      if ((await skip.count()) === 0) break
      await skip.click()
      await expect.poll(async () => (await card.getAttribute('data-step')) !== step || (await skip.count()) === 0).toBe(true)
    }
  }
  await page.close()
})

function titleUnderPlace(card: Element): boolean {
  const place = card.querySelector('header .muted')!
  if (getComputedStyle(place).clipPath !== 'none') return false
  const { left, top, bottom } = place.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(card.querySelector('h2')!)
  return [...range.getClientRects()].some((line) => line.right > left && line.top < bottom - 4 && line.bottom > top + 4)
}

test('on a phone the card that a hint is about is brought into sight in the hand', async () => {
  const page = await opened.newPage({ viewport: SIZES[2], reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?seed=24&speed=instant&language=en&opponent=beginner`)
  await page.locator('[data-play="keyforge"]').click()
  const hand = page.locator('.tray .hand')
  let seen = 0
  for (let acts = 0; seen < 1 && acts < 60; acts++) {
    const offer = page.locator('[data-act="hint"]')
    const end = page.locator('.decision [data-act="end"]')
    await expect.poll(async () => (await offer.count()) + (await end.count())).toBeGreaterThan(0)
    // where nothing but the end of the turn is left, nothing is to be hinted at
    if ((await offer.count()) === 0) {
      await end.click()
      await settle(page)
      continue
    }
    await hand.evaluate((row) => (row.scrollLeft = 0))
    await offer.click()
    await expect.poll(() => page.locator('[data-hint]').count()).toBeGreaterThan(0)
    const card = hand.locator('[data-hint]').first()
    if ((await card.count()) > 0) {
      // where it lies while nothing is scrolled
      const isBeyond = await card.evaluate((one) => {
        const row = one.closest('.hand')!
        return one.getBoundingClientRect().right + row.scrollLeft > row.getBoundingClientRect().right
      })
      if (isBeyond) seen++
      await expect.poll(() => card.evaluate(inView), { message: `act ${acts}` }).toBe(true)
    }
    const button = page.locator('.decision [data-hint]')
    await ((await button.count()) > 0 ? button : page.locator('[data-hint]')).first().click()
    await settle(page)
    // what a press on a card asks next, has no hint of its own
    while ((await page.locator('[data-act="hint"]').count()) === 0 && (await page.locator('.decision .opt').count()) > 0) {
      await page.locator('.decision :is(.opt, [data-act="confirm"])').first().click()
      await settle(page)
    }
  }
  expect(seen).toBe(1)
  await page.close()
})

/** Opens the lesson of KeyForge at a step, where its rule is read and the card waits to be tried. */
async function openStep(language: 'de' | 'it', wanted: string): Promise<Page> {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?speed=instant&language=${language}`)
  await page.locator('[data-lesson="keyforge"], article:has([data-play="keyforge"]) .head button').first().click()
  const card = page.locator('[data-zone="lesson"]')
  await card.locator('.rule-text').waitFor()
  for (let step = await card.getAttribute('data-step'); step !== wanted; step = await card.getAttribute('data-step')) {
    await page.locator('[data-act="lesson-skip"]').click()
    await expect.poll(() => card.getAttribute('data-step')).not.toBe(step)
  }
  await page.locator('[data-act="lesson-try"]').click()
  return page
}

/** Own tiles and their signs under the coach or over the line in the middle, and results that are cut. Runs in the page. */
function findCrowded(): string[] {
  const found: string[] = []
  const [mid, coach] = ['.mid', '.lesson'].map((part) => document.querySelector(part)!.getBoundingClientRect())
  for (const part of document.querySelectorAll<HTMLElement>('[data-zone="my-line"] :is(.slot > .card, .c-does, .c-num)')) {
    const { top, bottom, width } = part.getBoundingClientRect()
    if (width > 0 && bottom > coach.top + 1) found.push(`${part.className} lies ${Math.round(bottom - coach.top)} under the coach`)
    if (width > 0 && part.matches('.card') && top < mid.bottom - 1) found.push(`${part.className} lies over the line in the middle`)
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-zone="their-line"] .slot > .card'))
    if (part.getBoundingClientRect().bottom > mid.top + 1) found.push(`${part.className} of theirs lies over the line in the middle`)
  for (const part of document.querySelectorAll<HTMLElement>('.opt :is(.t, small)'))
    if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1) found.push(`${part.textContent} is cut`)
  return found
}

test.each(['de', 'it'] as const)('on phones the coach leaves the table and what comes of an act their room (%s)', async (language) => {
  const page = await openStep(language, 'fight')
  const look = async (what: string) => {
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ]) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const message = `${what}, ${width}x${height}`
      await expect.poll(() => page.evaluate(findCrowded), { message }).toEqual([])
      await expect.poll(() => page.evaluate(findSquashed), { message }).toEqual([])
    }
  }
  await look('the task')
  await page.locator('[data-act="lesson-hint"]').click()
  await look('how')
  await page.locator('[data-zone="my-line"] [data-id="umbra"]').click()
  await expect.poll(() => page.locator('.decision .opt small').count()).toBe(2)
  await look('its acts')
  await page.close()
  // the longest task, and a question that is high
  for (const step of ['house', 'upgrade']) {
    const other = await openStep(language, step)
    await other.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => other.evaluate(findCrowded), { message: step }).toEqual([])
    await other.close()
  }
})

test('on a phone on its side the longest task is seen whole, with what ends the turn', async () => {
  const page = await openStep('de', 'upgrade')
  await page.setViewportSize({ width: 844, height: 390 })
  await settle(page)
  const hidden = () =>
    page.evaluate(() => {
      const side = document.querySelector('.side')!.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>('.lesson .goal, .lesson .foot .btn, .decision [data-act="end"]')].flatMap(
        (part) => {
          const { top, bottom, height } = part.getBoundingClientRect()
          const box = part.closest('.does, .decision')!.getBoundingClientRect()
          const [from, to] = [Math.max(box.top, side.top), Math.min(box.bottom, side.bottom)]
          return height > 0 && (top < from - 1 || bottom > to + 1) ? [`${part.className}: ${bottom - to}`] : []
        },
      )
    })
  await expect.poll(hidden).toEqual([])
  await page.close()
})

test('on a phone on its side what is shown of a step is read whole, with the way back to its rule', async () => {
  for (const step of ['house', 'upgrade', 'turn']) {
    const page = await openStep('de', step)
    await page.setViewportSize({ width: 844, height: 390 })
    await settle(page)
    await page.locator('[data-act="lesson-hint"]').click()
    const cut = () =>
      page.evaluate(() => {
        const coach = document.querySelector('.lesson')!.getBoundingClientRect()
        const asked = document.querySelector('.decision')!.getBoundingClientRect()
        const parts = [...document.querySelectorAll<HTMLElement>('.lesson .hint, .lesson .does .btn')].filter((part) => part.offsetParent)
        const out = parts.filter((part) => {
          const { top, bottom, right } = part.getBoundingClientRect()
          return top < coach.top || bottom > Math.min(coach.bottom, asked.top) || right > coach.right
        })
        return [parts.length, ...out.map((part) => part.textContent)]
      })
    await expect.poll(cut, { message: step }).toEqual([2])
    await page.close()
  }
})
