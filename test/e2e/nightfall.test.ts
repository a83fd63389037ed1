// Nightfall in the page: pressed on the table itself, and by keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import type { State } from './inside.ts'
import { faults, findings, LOW_SIZES, SIZES } from './looks.ts'
import { crowdedNight, wordyHand, wordyNight } from './night-scene.ts'
import { lay } from './scene.ts'
import { collectProblems, openTable, playOn, readState, settle } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const how = { prefer: PREFER.nightfall }

const asks = (verb: string) => (state: State) => state.options.some((option) => option.verb === verb)

test('cards, archives and seats are pressed on the table itself', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 8, game: 'nightfall', seats: '4' })
  const click = async (selector: string) => {
    await page.locator(selector).first().click()
    await settle(page)
  }
  for (let round = 0; round < 3; round++) await click('[data-zone="packet"] [data-mark="target"]')
  await playOn(page, { ...how, until: { asks: 'chain' } })
  // an order is picked up, and laid at its place in the chain
  const laid = () => page.locator('[data-zone="chain"] [data-card]').count()
  const before = await laid()
  await click('[data-zone="hand"] [data-mark="legal"]')
  await click('[data-act="lay"]')
  expect(await laid()).toBeGreaterThan(before)
  await playOn(page, { ...how, until: { asks: 'claim' } })
  const influence = () => page.locator('.infl b').textContent().then(Number)
  const rich = await influence()
  await click('[data-zone="archives"] [data-mark="target"]')
  expect(await influence()).toBeLessThan(rich)
  // what costs too much says so
  await playOn(page, { ...how, until: { asks: 'discard', without: 'claim' } })
  await page.locator('.commons .ar').first().click()
  await expect.poll(() => page.locator('.whynot').textContent()).toMatch(/It costs \d, and you have \d influence/)
  await playOn(page, { ...how, until: { asks: 'attack' } })
  await click('.foe [data-mark="target"]')
  await expect.poll(() => page.locator('.fights li').count()).toBeGreaterThan(0)
  await page.close()
})

test('one press lets all attackers through that are asked about', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await lay(page, opened.address, crowdedNight(3, 'block'), { language: 'de' })
  expect((await readState(page)).question).toContain('Welchen Angreifer blockt')
  expect(await page.locator('[data-zone="mine"] [data-card]').count()).toBeGreaterThan(2)
  await page.locator('[data-act="unblocked"]').click()
  await expect.poll(async () => (await readState(page)).question).not.toContain('blockt')
  // all of them were asked, and none of them blocks
  await expect.poll(() => page.locator('.c-fight.blocks').count()).toBe(0)
  expect(problems).toEqual([])
  await page.close()
})

longTest('some turns by keyboard: numbers, zones, letters', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 12, game: 'nightfall' })
  const focus = () => page.evaluate(() => (document.activeElement as HTMLElement).closest<HTMLElement>('[data-zone]')?.dataset.zone)
  let lays = 0
  for (let presses = 0; presses < 40; presses++) {
    const state = await readState(page)
    const { revision } = state
    if (asks('chain')(state) && lays++ % 2 === 0) {
      await page.keyboard.press('h')
      expect(await focus()).toBe('hand')
      await page.keyboard.press('Enter')
      await page.keyboard.press('l')
    } else if (state.options.length > 0 && !asks('discard')(state)) await page.keyboard.press('1')
    else if (state.acts.some(({ act }) => act === 'end')) await page.keyboard.press('e')
    else {
      // Space closes a question when no button has the focus
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Space')
    }
    await expect.poll(async () => (await readState(page)).revision, { message: state.question }).toBeGreaterThan(revision)
    await settle(page)
  }
  await page.keyboard.press('s')
  await expect.poll(() => page.locator('[data-zone="said"]').textContent()).toMatch(/of 20 wounds left/)
  for (const [key, zone] of [
    ['o', 'archives'],
    ['b', 'mine'],
    ['h', 'hand'],
  ]) {
    if ((await page.locator(`[data-zone="${zone}"] button`).count()) === 0) continue
    await page.keyboard.press(key)
    expect(await focus()).toBe(zone)
  }
  expect(problems).toEqual([])
  await page.close()
})

longTest(
  'a question that seldom matters is answered from now on, when it is wished where it is put, until the settings end it',
  async () => {
    const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const problems = collectProblems(page)
    await openTable(page, opened.address, { seed: 8, game: 'nightfall', seats: '4' })
    page.setDefaultTimeout(20_000)
    const wish = page.locator('[data-act="habit"]')
    // by lot, until a pass is all that is left
    for (let presses = 0; (await wish.count()) === 0; presses++) {
      if (presses > 600) throw new Error('there was always something to link')
      await playOn(page, { ...how, until: { presses: 1 } })
      await settle(page)
    }
    expect(await wish.textContent()).toBe('From now on: pass when nothing can be linked or claimed')
    const { revision } = await readState(page)
    await wish.click()
    await expect.poll(async () => (await readState(page)).revision).toBeGreaterThan(revision)
    const kept = () => page.evaluate(() => (JSON.parse(localStorage.getItem('catena.settings')!) as { habits: string[] }).habits)
    await expect.poll(kept).toEqual(['nightfall.pass'])
    let least = 99
    for (let presses = 0; presses < 40; presses++) {
      await playOn(page, { ...how, until: { presses: 1 } })
      await settle(page)
      const { options } = await readState(page)
      if (options.some(({ verb }) => verb === 'stop')) least = Math.min(least, options.length)
    }
    expect(least).toBeGreaterThan(1)
    // it stays wished for the next visit, and ends in the settings
    await page.reload()
    expect(await kept()).toEqual(['nightfall.pass'])
    await page.goto(opened.address)
    await page.getByRole('button', { name: 'Settings', exact: true }).first().click()
    await page.getByRole('group', { name: 'Answered for you: pass when nothing can be linked or claimed' }).getByText('Off').click()
    await expect.poll(kept).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  },
)

longTest('sets and draft are chosen on the first page, by a name or one by one, and kept', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?seed=11&speed=instant&opponent=random&language=de`)
  await page.locator('article:has([data-play="nightfall"]) select').selectOption('5')
  await page.locator('[data-act="sets"]').click()
  const pressed = () =>
    page
      .locator('[data-zone="sets"] [aria-pressed="true"]')
      .evaluateAll((all) => all.map((one) => `${(one as HTMLElement).dataset.field} ${(one as HTMLElement).dataset.value}`))
  await expect.poll(pressed).toEqual(['quick classic', 'set nightfall', 'draft sealed'])
  await page.locator('[data-value="country"]').click()
  await expect.poll(pressed).toEqual(['quick country', 'set nightfall', 'set blood-country', 'draft revealed'])
  await page.locator('[data-value="nightfall"]').click()
  await page.locator('[data-value="none"]').click()
  // the last set stays
  await page.locator('[data-value="blood-country"]').click()
  await expect.poll(pressed).toEqual(['set blood-country', 'draft none'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findings(page)).toEqual([])
  await page.locator('[data-act="sets-done"]').click()
  await page.reload()
  expect(await page.locator('[data-act="sets"]').textContent()).toBe('Blood Country: Keine')
  await page.locator('[data-play="nightfall"]').click()
  await settle(page)
  // no draft: archives lie there at once, and five sit at the table
  await expect.poll(() => page.locator('.foe').count()).toBe(4)
  expect(await page.locator('.commons .ar').count()).toBe(8)
  expect(problems).toEqual([])
  await page.close()
})

/** Minions of which something lies under another thing or out of the window, at their left and right edge and between. */
const findCovered = () =>
  [...document.querySelectorAll<HTMLElement>('.foe .z-tile, .mine .z-tile')].flatMap((tile) => {
    tile.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const covers = [left + 4, (left + right) / 2, right - 4].flatMap((x) => {
      const hit = document.elementFromPoint(x, (top + bottom) / 2)
      return hit !== null && tile.contains(hit) ? [] : [hit?.className ?? 'the edge']
    })
    const parts = [...tile.querySelectorAll('.c-pow, .c-hp i')].filter((part) => part.getBoundingClientRect().right > right + 1)
    return [...covers, ...parts.map(({ className }) => className || 'a pip')].map(
      (what) => `${tile.querySelector('.c-name')?.textContent}: ${what}`,
    )
  })

longTest('with five seats every minion is seen whole, beside the archives of its player', async () => {
  const page = await opened.newPage({ viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 3, game: 'nightfall', seats: '5' })
  const most = () =>
    page.evaluate(() => Math.max(...[...document.querySelectorAll('.foe .ml')].map((row) => row.querySelectorAll('.slot').length)))
  for (let presses = 0; (await most()) < 4; presses++) {
    if (presses > 300) throw new Error('nobody had four minions')
    await playOn(page, { prefer: ['chain', 'claim', 'target'], until: { presses: 1 } })
    await settle(page)
  }
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await expect.poll(() => page.evaluate(findCovered), { message: `${width}x${height}` }).toEqual([])
  }
  await page.close()
})

test('on a phone on its side, what ends a question stands within it, and what an answer brings is whole', async () => {
  const page = await opened.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 5, game: 'nightfall', language: 'it' })
  for (let questions = 0; questions < 10; questions++) {
    const question = await page.locator('#question').textContent()
    const hangs = () =>
      page.evaluate(() => {
        const { bottom } = document.querySelector('.decision')!.getBoundingClientRect()
        const feet = [...document.querySelectorAll('.decision .foot .btn')].filter((one) => one.getBoundingClientRect().bottom > bottom)
        const cut = [...document.querySelectorAll('.opt')].filter(
          // those that lie in one line are scrolled to
          (one) => one.scrollWidth > one.clientWidth || one.clientWidth > one.closest('.opts')!.clientWidth,
        )
        return [...feet, ...cut].map((one) => one.textContent)
      })
    await expect.poll(hangs, { message: question! }).toEqual([])
    await playOn(page, { ...how, until: { presses: 1 } })
    await settle(page)
  }
  await page.close()
})

test('five people sit at one device, on the smallest phone too, each hand covered until its player takes over', async () => {
  const page = await opened.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?seed=4&speed=instant&language=it`)
  await page.locator('.opp2 .seg button').nth(4).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.locator('article:has([data-play="nightfall"]) select').selectOption('5')
  await page.locator('[data-play="nightfall"]').click()
  const holders = new Set<string | null>()
  for (let turn = 0; turn < 5; turn++) {
    await page.locator('[data-act="take"]').waitFor()
    holders.add(await page.locator('.handover h1').textContent())
    expect(await page.locator('.card').count()).toBe(0)
    await page.locator('[data-act="take"]').click()
    await page.locator('[data-zone="packet"] [data-mark="target"]').first().click()
  }
  expect(holders.size).toBe(5)
  await page.close()
})

test('while one claims, a press on a card in hand asks whether it is discarded (nf.claim.2), as pressing is how it is read', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, crowdedNight(2, 'claim'))
  const hand = page.locator('[data-zone="hand"] .card')
  const held = await hand.count()
  const options = () => page.locator('.decision .opt').count()
  const listed = await options()
  await hand.nth(1).click()
  await settle(page)
  expect(await hand.count()).toBe(held)
  expect(await page.locator('#question').textContent()).toMatch(/^Discard .+ for 1 influence\?$/)
  // another one takes its place, Escape leads back, and on a phone its words are read
  await hand.nth(2).click()
  expect(await page.locator('[data-zone="hand"] [data-mark="selected"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(options).toBe(listed)
  for (const { width, height } of [...SIZES, ...LOW_SIZES]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await hand.nth(2).click()
    if (width < 1000) await page.locator('.decision .facts').waitFor()
    await expect.poll(() => faults(page, width < 700), { message: `${width}x${height}` }).toEqual([])
    expect(await options()).toBe(1)
    await page.keyboard.press('Escape')
  }
  await hand.nth(2).click()
  await page.locator('.decision .opt').click()
  await settle(page)
  await expect.poll(() => hand.count()).toBe(held - 1)
  await page.close()
})

test('archives to be claimed from are read whole in German: nothing lies over the lower ones', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, wordyNight(), { language: 'de' })
  for (const { width, height } of [...SIZES, ...LOW_SIZES].filter(({ width }) => width > 900)) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.locator(selector).evaluateAll((parts, at) => parts.map((part) => part.getBoundingClientRect()[at]), side)
    const message = `${width}x${height}`
    /** How far the lowest one reaches below the highest of one's own. */
    const over = async () => Math.max(...(await edge('.com .ar', 'bottom'))) - Math.min(...(await edge('.mine :is(.ar, .z-tile)', 'top')))
    await expect.poll(over, { message }).toBeLessThanOrEqual(0)
    await expect.poll(() => faults(page, false), { message }).toEqual([])
  }
  await page.close()
})

test.each([
  ['bleak-resurrection', 'roadblock', 'pay-in-skin', 'undertow', 'cold-trail'],
  ['fiery-improvisation', 'rook-halloran', 'stake-detail', 'running-fire', 'flank-attack'],
  ['lead-curtain', 'hob-tarrow', 'sweep-and-clear', 'kudzu-sal', 'granny-holloway'],
])('in a hand of five the words that are longest in German are read whole: %s', async (...hand) => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, wordyHand(...hand), { language: 'de' })
  for (const size of [SIZES[0], LOW_SIZES[0]]) {
    await page.setViewportSize(size)
    await settle(page)
    const cut = (texts: Element[]) =>
      texts
        .filter((text) => text.scrollHeight > text.clientHeight + 1)
        .map((text) => `${text.textContent?.trim().slice(0, 60)}: ${text.scrollHeight} in ${text.clientHeight}`)
    expect(await page.locator('[data-zone="hand"] .c-text').evaluateAll(cut), `${size.width}`).toEqual([])
    expect(await faults(page, false), `${size.width}`).toEqual([])
  }
  await page.close()
})
