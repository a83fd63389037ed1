// Riftblade in the page: a result that is kept and watched again, two people at one device, the lesson.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Table } from '../../src/games/riftblade/scenario.ts'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { faults, findings } from './looks.ts'
import { crowdedRift } from './rift-scene.ts'
import { lay, type Laid } from './scene.ts'
import { collectProblems, openTable, playOn, settle } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

longTest('rb.setup.10: that who begins is held back is chosen on the first page, kept, and part of the game', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${opened.address}?seed=11&speed=instant&opponent=random&language=de`)
  const pick = page.locator('article:has([data-play="riftblade"]) [data-act="variant"]')
  expect(await pick.textContent()).toBe('1. Zug')
  await pick.click()
  const pressed = () => page.locator('[data-field="first-turn"][aria-pressed="true"]').getAttribute('data-value')
  await expect.poll(pressed).toBe('printed')
  await page.locator('[data-value="handicap"]').click()
  await expect.poll(pressed).toBe('handicap')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findings(page)).toEqual([])
  await page.locator('[data-act="variant-done"]').click()
  await page.reload()
  expect(await pick.textContent()).toBe('Vorgabe')
  await page.locator('[data-play="riftblade"]').click()
  await settle(page)
  await playOn(page, { prefer: PREFER.riftblade, until: { presses: 3 } })
  const kept = () => page.evaluate(() => (JSON.parse(localStorage.getItem('catena.running')!) as { record: string }[])[0].record)
  await expect.poll(kept).toContain('"handicap":true')
  expect(problems).toEqual([])
  await page.close()
})

longTest('a whole game ends with a result, is kept, and can be watched from its address', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: 3, game: 'riftblade', opponent: 'beginner' })
  expect(await findings(page), 'first question').toEqual([])
  await playOn(page, { prefer: PREFER.riftblade, until: { over: true } })
  expect(await page.locator('.ending h2').textContent()).toMatch(/won|lost/)
  expect(await findings(page), 'result').toEqual([])

  await page.locator('[data-act="replay"]').click()
  const panel = page.locator('[data-zone="replay"]')
  await panel.waitFor()
  expect(await findings(page), 'replay').toEqual([])
  const steps = Number(await panel.locator('input[type="range"]').getAttribute('max'))
  expect(steps).toBeGreaterThan(20)
  await page.keyboard.press('.')
  await expect.poll(() => panel.locator('input[type="range"]').inputValue()).toBe('1')
  await page.keyboard.press('.')
  await expect.poll(() => panel.locator('input[type="range"]').inputValue()).toBe('2')
  await page.keyboard.press('>')
  await expect.poll(async () => Number(await panel.locator('input[type="range"]').inputValue())).toBeGreaterThan(2)
  const before = await panel.locator('input[type="range"]').inputValue()
  await page.locator('.log .jump').nth(5).click()
  await expect.poll(() => panel.locator('input[type="range"]').inputValue()).not.toBe(before)
  await expect.poll(() => page.locator('.log .entry[aria-current]').count()).toBe(1)
  const step = await panel.locator('input[type="range"]').inputValue()
  const life = await page.locator('.strip .life b').allTextContents()

  await page.locator('[data-act="share"]').click()
  await expect.poll(() => page.url()).toContain('#replay=')
  const address = page.url()
  const other = await opened.newPage({ viewport: { width: 390, height: 844 } })
  await other.goto(address)
  await other.locator('[data-zone="replay"]').waitFor()
  expect(await other.locator('[data-zone="replay"] input[type="range"]').inputValue()).toBe(step)
  expect(await other.locator('.strip .life b').allTextContents()).toEqual(life)
  await other.locator('[data-act="continue"]').click()
  await other.locator('.decision:not(.replay)').waitFor()
  await other.close()

  // a cut address says so, and nothing kept is lost
  await page.goto(opened.address)
  await page.goto(address.slice(0, address.indexOf('#') + 60))
  await page.reload()
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toMatch(/cut/)
  await expect.poll(() => page.locator('[data-act="replay"]').count()).toBe(1)
  expect(problems).toEqual([])
  await page.close()
})

test('the other side is never shown what it may not know', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await openTable(page, opened.address, { seed: 4, game: 'riftblade' })
  // eight starters of ours at most, four of them in hand, and the Rift: nothing of the opponent's hand has a face
  expect(await page.locator('[data-zone="hand"] .card').count()).toBe(4)
  expect(await page.locator('.strip.them .card').count()).toBe(0)
  await page.close()
})

/** A table of four at its first question, the reader to move. */
function four(teams: boolean): Laid {
  const setup = { seats: 4, ...(teams && { teams }) } as const
  const table = new Table(setup, '1')
  if (!teams) table.life(1, 31).life(2, 12).life(3, 27)
  return { game: 'riftblade', p: table.p, setup }
}

test('rb.target.1: whom one aims at is told by life and stones, and is chosen on the strip as well, by number and colour', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, four(false))
  const options = page.locator('.decision .opt')
  await expect
    .poll(() => options.locator('small').allTextContents())
    .toEqual([31, 12, 27].map((life) => `${life} life, 4 stones, 2 more as the target`))
  const colours = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  const seats = await colours('.strip.them .av')
  expect(new Set(seats).size).toBe(3)
  await expect.poll(() => colours('.decision .opt .av')).toEqual(seats)
  expect(await findings(page)).toEqual([])
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await expect.poll(() => faults(page, width < 700), { message: `${width}x${height}` }).toEqual([])
  }
  await page.locator('.strip.them [data-seat="2"]').click()
  await settle(page)
  // who was chosen is the target, with two stones more
  await expect.poll(() => page.locator('.seat:has(.aim) .die').count()).toBe(6)
  // lines of the log have the colour of whom they tell
  await expect.poll(() => page.locator('.log .entry[class*="tone-"]').count()).toBeGreaterThan(0)
  await page.close()
})

test('a card is cast with one press on its tier, which is listed before what else it is good for, and a stone names no card', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const table = new Table({ seats: 2 }, '1').set('hand', ['thunderclap', 'cinderblast']).stones(0, { empowered: 1, overcharged: 1 })
  await lay(page, opened.address, { game: 'riftblade', p: table.p, setup: { seats: 2 } as Laid['setup'] })
  await page.locator('[data-zone="stones"] [data-stone="empowered"]').click()
  await expect.poll(() => page.locator('.decision .opt .t').allTextContents()).toEqual(['Discard a card: it becomes an Overcharged stone'])
  await page.keyboard.press('Escape')
  // what hears keys comes with the first one
  await expect.poll(() => page.locator('.decision .opt').count()).toBe(0)
  await page.locator('[data-zone="hand"] [data-id="thunderclap"]').click()
  const verbs = () => page.locator('.decision .opt').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.verb))
  await expect.poll(verbs).toEqual(['play', 'play', 'play', 'convert'])
  await page.locator('.decision .opt').first().click()
  await settle(page)
  await expect.poll(() => page.locator('[data-zone="chain"] [data-id="thunderclap"]').count()).toBe(1)
  await page.close()
})

test('beside a stone that triggers any card stands nothing that comes of one of them alone', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const table = new Table({ seats: 2 }, '1').set('hand', ['lunar-infusion', 'thunderclap']).stones(0, { wild: 1 })
  await lay(page, opened.address, { game: 'riftblade', p: table.p, setup: { seats: 2 } as Laid['setup'] })
  await page.locator('[data-zone="stones"] [data-stone="wild"]').click()
  const trigger = page.locator('.decision .opt[data-verb="trigger"]')
  await trigger.click()
  const words = () => trigger.locator('.t').allTextContents()
  // what comes of each is told a moment after it is asked
  await expect.poll(async () => (await words()).join()).toMatch(/You gain 1 mana.*Computer takes 1 damage/)
  await page.locator('[data-act="back"]').last().click()
  await expect.poll(words).toEqual(['Trigger a card of the hand'])
  await page.close()
})

test('copies of a card in hand are counted each, and the turn ends unasked where nothing is left to do', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const setup = { seats: 2 } as Laid['setup']
  const one = new Table({ seats: 2 }, '1').set('hand', ['cinderblast', 'cinderblast', 'void-storm']).stones(0, {}).mana(0, 0)
  await lay(page, opened.address, { game: 'riftblade', p: one.p, setup })
  await expect.poll(() => page.locator('.decision').textContent()).toContain('3 cards can act')
  // with a card that could be cast the turn is not ended at once
  await page.locator('[data-act="end"]').click()
  await expect.poll(() => page.locator('.decision').textContent()).toContain('3 cards could still be played.')
  await page.close()

  const other = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  // one mana buys nothing in this row
  const rest = new Table({ seats: 2 }, '1').set('row', ['rift-leech', 'riot-engine']).set('hand', []).stones(0, {}).mana(0, 1)
  await lay(other, opened.address, { game: 'riftblade', p: rest.p, setup })
  await other.locator('[data-act="end"]').click()
  await settle(other)
  await expect.poll(() => other.locator('[data-zone="log"]').textContent()).toContain('roll')
  await other.close()
})

test('a stone that nothing can be done with is not said to be ready', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  // no card that it could strengthen, and none to discard for another stone
  const bare = new Table({ seats: 2 }, '1').set('row', ['rift-leech', 'riot-engine']).set('hand', []).stones(0, { empowered: 1 }).mana(0, 4)
  await lay(page, opened.address, { game: 'riftblade', p: bare.p, setup: { seats: 2 } as Laid['setup'] })
  const note = () => page.locator('.decision .note > span').first().textContent()
  await expect.poll(note).toBe('0 cards can act')
  await page.close()
  const other = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const useful = new Table({ seats: 2 }, '1').set('hand', ['cinderblast']).stones(0, { empowered: 1 }).mana(0, 4)
  await lay(other, opened.address, { game: 'riftblade', p: useful.p, setup: { seats: 2 } as Laid['setup'] })
  await expect.poll(() => other.locator('.decision .note > span').first().textContent()).toBe('1 card can act, 1 stone is ready')
  await other.close()
})

test('rb.team.12: who adds no more cards is told of the cards alone, for neither the turn nor mana and stones are lost by it', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, crowdedRift('teams', 'main'))
  const end = page.locator('.decision [data-act="end"]')
  const notes = () => page.locator('.decision .note').allTextContents()
  await expect.poll(() => end.textContent()).toMatch(/^No more cards/)
  await end.click()
  await expect.poll(() => page.locator('#question').textContent()).toBe('No more cards?')
  // what asks comes with the first end of a turn
  await expect.poll(notes).toEqual(['5 cards could still be played.'])
  expect(await end.textContent()).toMatch(/^Confirm/)
  await page.close()
})

test('rb.team.10: the hand of the partner lies open above the own stones, with what links', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await lay(page, opened.address, four(true))
  await page.locator('.decision [data-verb="begin"]').first().click()
  await settle(page)
  await expect.poll(() => page.locator('[data-zone="partner"] button').count()).toBe(4)
  for (const [width, height] of [
    [1024, 768],
    [820, 1180],
    [390, 844],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height })
    await settle(page)
    await expect.poll(() => faults(page, width < 700), { message: `${width}x${height}` }).toEqual([])
  }
  expect(await findings(page)).toEqual([])
  await page.close()
})

longTest('two people at one device: the hand stays covered until the next one takes over', async () => {
  const page = await opened.newPage({ viewport: { width: 820, height: 1180 } })
  await page.goto(`${opened.address}?seed=9&speed=instant&people=2`)
  await page.locator('[data-play="riftblade"]').click()
  const take = page.locator('[data-act="take"]')
  await take.waitFor()
  expect(await page.locator('.card').count()).toBe(0)
  expect(await findings(page), 'handing over').toEqual([])
  const first = await page.locator('.handover h1').textContent()
  await take.click()
  await settle(page)
  // once to end the turn, once more because something is left unused
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await take.waitFor()
  expect(await page.locator('.handover h1').textContent()).not.toBe(first)
  expect(await page.locator('.card').count()).toBe(0)
  await page.close()
})

longTest('the lesson: a goal that is missed can be tried again, one that is reached leads on', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?speed=instant&language=de`)
  await page.locator('[data-lesson="riftblade"]').click()
  const card = page.locator('[data-zone="lesson"]')
  await card.waitFor()
  expect(await findings(page), 'lesson').toEqual([])
  await page.keyboard.press('e')
  await expect.poll(() => card.getAttribute('data-state')).toBe('missed')
  await page.locator('[data-act="lesson-again"]').click()
  await expect.poll(() => card.getAttribute('data-state')).toBe('open')
  await page.locator('[data-zone="hand"] [data-id="cinderblast"]').click()
  await page.locator('.decision .opts button').first().click()
  await expect.poll(() => card.getAttribute('data-state')).toBe('done')
  await page.locator('[data-act="lesson-next"]').click()
  await expect.poll(() => card.textContent()).toMatch(/2 von 8/)
  await page.close()
})

test('rb.team.3: on a phone, aspects of a partner’s cards and counts of the own strip are whole where one begins the chain', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 9, game: 'riftblade', seats: 'teams', language: 'it' })
  await page.locator('.strip.me .aim-here .c-num').waitFor()
  const covered = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect()
    const mark = box(document.querySelector('.strip.me .aim-here .c-num')!)
    const over = (one: DOMRect) => one.left < mark.right && mark.left < one.right && one.top < mark.bottom && mark.top < one.bottom
    const counts = [...document.querySelectorAll('.strip.me .st')].filter((count) => over(box(count)))
    const cut = [...document.querySelectorAll('.partner-cards .hg')].filter((sign) => box(sign).right > box(sign.closest('button')!).right)
    return [counts.length, cut.length]
  })
  expect(covered).toEqual([0, 0])
  await page.close()
})
