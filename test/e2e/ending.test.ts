// The end of a game at this device: what is told of it, by sight and by ear, and in the list of games; the card in focus on the way there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './browser.ts'
import { findings } from './looks.ts'
import { layTable } from './scene.ts'
import { collectProblems, openTable, playOn, settle } from './table.ts'
import { PREFER } from './walk.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

const SEED = 3

test('the end tells how it came, how long it took, what turned it, and shows the card; a drawn game of the list reads so', async () => {
  const page = await opened.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed: SEED, game: 'riftblade', opponent: 'beginner' })
  await playOn(page, { prefer: PREFER.riftblade, until: { presses: 12 } })
  // time is counted from a moment after the start on, and kept with each decision: whoever was quicker makes some more
  const kept = async () => {
    await playOn(page, { prefer: PREFER.riftblade, until: { presses: 1 } })
    return page.evaluate(() => localStorage.getItem('catena.spent') ?? '')
  }
  await expect.poll(kept, { interval: 500 }).toContain('"seed"')
  // as if it had taken long
  await page.evaluate(() => {
    const [spent] = JSON.parse(localStorage.getItem('catena.spent')!) as { seed: string }[]
    localStorage.setItem('catena.spent', JSON.stringify([{ ...spent, time: 24 * 60_000 }]))
  })
  await playOn(page, { prefer: PREFER.riftblade, until: { over: true } })
  const ending = page.locator('.ending')
  const turning = ending.locator('.turning')
  await turning.locator('[data-act="turning"]').waitFor()
  const how = (await ending.locator('header p').textContent()) ?? ''
  expect(how).toMatch(/^The last one with life left, in \d+ turns and 2\d minutes$/)
  expect(await turning.locator('p').textContent()).toMatch(
    /That round (brought you \d+ points: your prospects rose|cost you \d+ points: your prospects fell) from \d+ % to \d+ %\./,
  )
  await turning.locator('.decisive svg').waitFor()
  const name = ((await turning.locator('.decisive b').textContent()) ?? '').trim()
  expect(await turning.locator('ul').textContent()).toContain(name)
  // what is drawn of a turn is as high as it counts, whatever else of the table has the name of it
  const columns = await ending
    .locator('.course svg rect:not(.here)')
    .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().height, Number(one.getAttribute('height'))]))
  expect(columns.length).toBeGreaterThan(4)
  for (const [drawn, meant] of columns) expect(drawn).toBeCloseTo(meant, 0)
  // the turn of it stands out among the others
  expect(await ending.locator('.course text.turned').count()).toBe(1)
  expect(await findings(page)).toEqual([])
  await expect.poll(() => page.locator('[data-zone="said"]').textContent()).toMatch(/^You (won|lost)\. The last one with life left/)
  // whoever opens the link sees how it ended, not what turned it
  await ending.locator('[data-act="share"]').click()
  const link = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(link).toContain('#replay=')
  const other = await page.context().newPage()
  await other.goto(await link())
  const slider = other.locator('[data-zone="replay"] input[type="range"]')
  await slider.waitFor()
  const { value, max } = await slider.evaluate(({ value, max }: HTMLInputElement) => ({ value, max }))
  expect(value).toBe(max)
  await other.close()
  // a game that all share, as it was always kept
  await page.evaluate(() => {
    const [finished] = JSON.parse(localStorage.getItem('catena.finished')!) as { at: number; record: string }[]
    const drawn = { ...finished, share: 0.5, at: finished.at - 1, record: `${finished.record}\n` }
    localStorage.setItem('catena.finished', JSON.stringify([finished, drawn]))
  })
  await page.goto(opened.address)
  const listed = page.locator('.res:has([data-act="replay"]) small')
  await expect.poll(() => listed.allTextContents()).toHaveLength(2)
  const [first, second] = await listed.allTextContents()
  expect(first).toMatch(/^You (won|lost) · /)
  expect(second).toMatch(/^Drawn · /)
  expect(problems).toEqual([])
  await page.close()
})

test('on a phone what turned a game is in sight at once, and the page fades as long as there is more', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: SEED, language: 'de' })
  await playOn(page, { until: { over: true } })
  const turning = page.locator('.ending .turning')
  await turning.locator('[data-act="turning"]').waitFor()
  const main = page.locator('main.told')
  const end = await main.evaluate((box) => box.getBoundingClientRect().bottom)
  const told = (await turning.locator('li').first().boundingBox())!
  // its first line: how much is told differs from game to game
  expect(told.y + 22).toBeLessThan(end - 32)
  const fades = () => main.evaluate((box) => [box.hasAttribute('data-more'), getComputedStyle(box).maskImage !== 'none'])
  await expect.poll(fades).toEqual([true, true])
  // and the way to its analysis
  const analyse = page.locator('.ending [data-act="analyse"]')
  const { y, height } = (await analyse.boundingBox())!
  expect(y + height).toBeLessThan(end - 32)
  await main.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await expect.poll(fades).toEqual([false, false])
  await page.close()
})

test('of two people at one device, who has won is said aloud', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${opened.address}?seed=${SEED}&speed=instant&people=2&language=en`)
  await page.locator('[data-play="riftblade"]').click()
  await page.locator('[data-act="take"]').click()
  await settle(page)
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.locator('dialog [data-act="concede"]').click()
  await page.locator('.ending').waitFor()
  const title = (await page.locator('.ending h2').textContent()) ?? ''
  expect(title).toMatch(/ won$/)
  await expect.poll(() => page.locator('[data-zone="said"]').textContent()).toBe(`${title}. By concession, in the first turn`)
  await page.close()
})

test('who gives up before the first turn took no turns; with seats swapped, the list still says against whom', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 4, opponent: 'random' })
  const concede = async () => {
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.locator('dialog [data-act="concede"]').click()
    await page.locator('.ending').waitFor()
  }
  await concede()
  const how = () => page.locator('.ending header p').textContent()
  expect(await how()).toBe('By concession')
  // it is over also once the page is loaded again
  await page.reload()
  await expect.poll(how).toBe('By concession')
  await page.locator('[data-act="swap-seats"]').click()
  await page.locator('.ending').waitFor({ state: 'detached' })
  await settle(page)
  await concede()
  await page.goto(opened.address)
  const listed = page.locator('.res:has([data-act="replay"]) small')
  await expect.poll(() => listed.allTextContents()).toEqual(['You lost · Random moves', 'You lost · Random moves'])
  await page.close()
})

test('the card in focus starts at its top, and names all that a keyword comes from', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, {
    turn: 5,
    house: 'sanctum',
    seats: [
      {
        houses: ['sanctum', 'brobnar', 'shadows'],
        battleline: [
          { card: 'champion-anaphiel', upgrades: ['protect-the-weak'] },
          { card: 'troll', damage: 3, upgrades: ['protect-the-weak', 'blood-of-titans', 'rocket-boots', 'way-of-the-bear'] },
        ],
        hand: ['punch'],
        deck: ['krump', 'bumpsy'],
      },
      { houses: ['dis', 'logos', 'sanctum'], battleline: ['dust-imp'], deck: ['drumble', 'francus'] },
    ],
  })
  const focus = page.locator('[data-zone="inspector"]')
  await page.locator('.line [data-id="troll"], [data-zone] [data-id="troll"]').first().hover()
  await expect.poll(() => focus.locator('[data-id="troll"]').count()).toBe(1)
  const box = focus.locator('xpath=..')
  await expect.poll(() => box.evaluate((node) => node.scrollHeight > node.clientHeight + 40)).toBe(true)
  await box.evaluate((node) => node.scrollTo(0, 1000))
  await page.locator('[data-zone] [data-id="champion-anaphiel"]').first().hover()
  await expect.poll(() => focus.locator('[data-id="champion-anaphiel"]').count()).toBe(1)
  await expect.poll(() => box.evaluate((node) => node.scrollTop)).toBe(0)
  const rows = await focus.locator('.now').evaluate((now) => [...now.children].map((one) => one.textContent.trim()))
  const taunt = rows.indexOf('Taunt')
  expect(rows.slice(taunt, taunt + 3)).toEqual(['Taunt', 'printed', 'Protect the Weak'])
  await page.close()
})

test('a card that is pressed in vain is read until Escape or another press, wherever the mouse rests', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await layTable(page, opened.address, {
    turn: 5,
    house: 'sanctum',
    seats: [
      { houses: ['sanctum'], battleline: ['champion-anaphiel'], hand: ['virtuous-works'], deck: ['grey-monk'] },
      { houses: ['dis'], battleline: ['dust-imp', 'charette'], deck: ['drumble'] },
    ],
  })
  const focus = page.locator('[data-zone="inspector"] [data-id]').first()
  const card = (id: string) => page.locator(`[data-zone$="-line"] [data-id="${id}"]`)
  await card('dust-imp').click()
  await expect.poll(() => focus.getAttribute('data-id')).toBe('dust-imp')
  await page.locator('.whynot b').waitFor()
  await page.clock.install()
  const rest = async (id: string) => {
    await page.mouse.move(1, 1)
    await card(id).hover()
    await page.clock.runFor(1000)
  }
  await rest('charette')
  expect(await focus.getAttribute('data-id')).toBe('dust-imp')
  await page.keyboard.press('Escape')
  await page.locator('.whynot b').waitFor({ state: 'detached' })
  await rest('charette')
  await expect.poll(() => focus.getAttribute('data-id')).toBe('charette')
  await card('dust-imp').click()
  await card('champion-anaphiel').click()
  await rest('charette')
  await expect.poll(() => focus.getAttribute('data-id')).toBe('charette')
  await page.close()
})

test('what can be done after a game of Crystal Clans stands in a row, as in every game', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 33, game: 'crystal-clans', opponent: 'random' })
  await playOn(page, { dice: 33, until: { presses: 6 } })
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.locator('dialog [data-act="concede"]').click()
  const [replayed, shared] = await Promise.all(['replay', 'share'].map((act) => page.locator(`.ending [data-act="${act}"]`).boundingBox()))
  expect(replayed?.y).toBe(shared?.y)
  const told = async () => [await page.locator('.ending h2').textContent(), await page.locator('.ending header p').textContent()]
  const before = await told()
  expect(before[1]).toMatch(/^By concession/)
  await page.reload()
  await expect.poll(told).toEqual(before)
  await page.close()
})
