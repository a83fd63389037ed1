// What can be done with a card says what comes of it before it is done, and on whom.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { CROWD, layTable } from './scene.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const [mine, theirs] = CROWD.seats
const DUEL = {
  ...CROWD,
  seats: [
    { ...mine, artifacts: [], battleline: ['krump', { card: 'troll', enraged: true }], hand: ['anger'] },
    { ...theirs, artifacts: [], battleline: ['dust-imp'] },
  ],
} as const

test('a creature that can reap or fight says what comes of either, and the only foe is not attacked unseen', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, DUEL)
  const said = () => page.locator('.decision .opt').evaluateAll((all) => all.map((one) => one.querySelector('small')?.textContent ?? ''))
  await page.locator('.line [data-id="krump"]').click()
  await expect.poll(said).toEqual(['You gain 1 Æmber', expect.stringContaining('Dust Imp is destroyed')])
  await page.keyboard.press('Escape')
  // what stands on its tile says it too, and asks before it meets the only foe
  const fight = page.locator('.slot:has(> [data-id="krump"]) [data-does="fight"]')
  await expect.poll(() => fight.getAttribute('title')).toContain('Dust Imp is destroyed')
  await fight.click()
  await expect.poll(() => page.locator('#question').textContent()).toBe('Krump: Reap or Fight?')
  await page.keyboard.press('Escape')
  // one that can do nothing else does not do it at once
  await page.locator('.line [data-id="troll"]').click()
  await expect.poll(() => page.locator('#question').textContent()).toBe('Troll: Fight?')
  await expect.poll(said).toEqual([expect.stringContaining('Dust Imp is destroyed')])
  await page.locator('.decision .opt').click()
  await expect.poll(() => page.locator('.line [data-id="dust-imp"]').count()).toBe(0)
  await page.close()
})

test.each([
  ['en', 'Play on Dust Imp (Computer)'],
  ['de', 'Auf „Staubteufelchen“ (Computer) spielen'],
  ['it', 'Gioca su “Imp della Polvere” (Computer)'],
] as const)('%s: an upgrade that can only go onto an enemy says so before it does', async (language, text) => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const [me, them] = DUEL.seats
  await layTable(
    page,
    opened.address,
    { ...DUEL, seats: [{ ...me, battleline: [], hand: ['blood-of-titans', 'anger'] }, them] },
    { language },
  )
  await page.locator('.hand [data-id="blood-of-titans"]').click()
  const play = page.locator('.decision .opt[data-verb="play"]')
  await expect.poll(() => play.locator('.t').evaluate((label) => label.firstChild?.textContent)).toBe(text)
  expect(await page.locator('.line .c-up').count()).toBe(0)
  await play.click()
  await expect.poll(() => page.locator('.line .c-up').count()).toBe(1)
  await page.close()
})

// the rules ask for them one by one, in the order of their numbers
test('of a set of two any two can be chosen, the last one too: each is listed, numbered and marked', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const [me, them] = DUEL.seats
  const battleline = ['flaxia', 'dust-pixie', 'snufflegator', 'umbra']
  await layTable(page, opened.address, {
    ...DUEL,
    house: 'untamed',
    seats: [
      { ...me, battleline, hand: ['lost-in-the-woods'] },
      { ...them, battleline: ['dust-imp', 'charette'] },
    ],
  })
  await page.locator('.hand [data-id="lost-in-the-woods"]').click()
  const listed = () => page.locator('.decision .opt .t').evaluateAll((all) => all.map((label) => label.firstChild?.textContent))
  await expect.poll(listed).toEqual(['Flaxia', 'Dust Pixie', 'Snufflegator', 'Umbra'])
  await expect.poll(() => page.locator('[data-zone="my-line"] [data-mark="target"]').count()).toBe(4)
  expect(await page.locator('#question').textContent()).not.toContain('chosen')
  // nothing is said of others that would have to go too
  expect(await page.locator('.decision .opt small').count()).toBe(0)
  await page.locator('[data-zone="my-line"] [data-id="umbra"]').click()
  await page.locator('.decision .opt', { hasText: 'Flaxia' }).click()
  await page.locator('.decision [data-act="confirm"]').click()
  await expect.poll(listed).toEqual(expect.not.arrayContaining(['Umbra']))
  await expect
    .poll(() => page.locator('[data-zone="my-line"] .card').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id)))
    .toEqual(['dust-pixie', 'snufflegator'])
  await page.close()
})
