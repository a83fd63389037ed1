// What a player expects of a game in a page: language at any time, undo, resume, damage that loses nothing, speed.
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import { longTest } from '../extent.ts'
import { type Opened, openBrowser } from './browser.ts'
import { collectProblems, namesOf, openTable, playOn, readState, settle } from './table.ts'

let opened: Opened

beforeAll(async () => {
  opened = await openBrowser()
})

afterAll(() => opened?.close())

async function newTable(seed: number) {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  const problems = collectProblems(page)
  await openTable(page, opened.address, { seed })
  const toMain = async () => {
    // what comes after the first question is waited for: whoever plays inside the page is quicker than it
    await page.locator('.log header').waitFor()
    await playOn(page, { until: { presses: 1 } })
    // until their own list has come, houses are listed as options are, and another one of them would be chosen
    await page.locator('.houses-big').waitFor()
    await playOn(page, { until: { step: 'main' } })
    await page.locator('.lines-of-log .entry').first().waitFor()
  }
  return { page, problems, toMain }
}

test('the language changes in the middle of a game, log and question too', async () => {
  const { page, problems, toMain } = await newTable(21)
  // the first question comes before the first turn
  expect((await page.locator('.mid').textContent())?.trim()).toBe('Setup')
  await toMain()
  const english = await page.locator('.lines-of-log .entry').allTextContents()
  await page.locator('.log header [aria-label="Settings"]').click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.lines-of-log .entry').first().textContent()).not.toBe(english[0])
  expect(await page.locator('.lines-of-log .entry').count()).toBe(english.length)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('[data-act="end"]').textContent()).toMatch(/Zug beenden/)
  expect(problems).toEqual([])
  await page.close()
})

test('undo takes back a discard, and does not reach past new information', async () => {
  const { page, toMain } = await newTable(22)
  await toMain()
  const hand = () => page.locator('[data-zone="hand"] .card').count()
  const before = await hand()
  await page.keyboard.press('h')
  await page.locator('[data-zone="hand"] .card:focus').waitFor()
  await page.keyboard.press('x')
  await settle(page)
  await expect.poll(hand).toBe(before - 1)
  // after a reload as before it
  await page.reload()
  await settle(page)
  await expect.poll(hand).toBe(before - 1)
  await expect.poll(() => page.locator('[data-act="undo"]').getAttribute('aria-disabled')).toBe('false')
  await page.locator('[data-act="undo"]').click()
  await expect.poll(hand).toBe(before)
  await settle(page)
  // The end of a turn draws cards: nothing of it can be taken back.
  const question = await page.locator('#question').textContent()
  await page.keyboard.press('e')
  await expect.poll(() => page.locator('#question').textContent()).not.toBe(question)
  // something is still unused: that is asked first
  await page.locator('[data-act="end"]').waitFor()
  await page.keyboard.press('e')
  await settle(page)
  await expect.poll(() => page.locator('[data-act="undo"]').getAttribute('aria-disabled')).toBe('true')
  await page.close()
})

longTest('after a reload the same game goes on', async () => {
  const { page, toMain } = await newTable(23)
  await toMain()
  const log = await page.locator('.lines-of-log .entry').allTextContents()
  const hand = await namesOf(page.locator('[data-zone="hand"] .c-name'))
  await page.goto(opened.address)
  await page.locator('[data-act="resume"]').click()
  await page.locator('.shell[data-busy="false"]').waitFor()
  await expect.poll(() => namesOf(page.locator('[data-zone="hand"] .c-name'))).toEqual(hand)
  await expect.poll(() => page.locator('.lines-of-log .entry').allTextContents()).toEqual(log)
  // a reload of the table leads back to it without a press
  await page.reload()
  await page.locator('.shell[data-busy="false"]').waitFor()
  await expect.poll(() => namesOf(page.locator('[data-zone="hand"] .c-name'))).toEqual(hand)
  await page.close()
})

longTest('a turn that leaves nothing to do ends by itself from now on, after a reload too, until the settings end that', async () => {
  const { page, problems, toMain } = await newTable(26)
  await toMain()
  const wish = page.locator('[data-act="habit"]')
  const press = () => playOn(page, { until: { presses: 1 } })
  const until = async (met: () => Promise<boolean>) => {
    for (let presses = 0; !(await met()); presses++) {
      expect(presses, 'no turn left nothing to do').toBeLessThan(300)
      await press()
    }
  }
  const isAsked = async () =>
    (await wish.count()) > 0 && ((await wish.textContent()) ?? '').endsWith('end the turn when nothing can be played or used')
  await until(isAsked)
  const { revision } = await readState(page)
  await wish.click()
  await expect.poll(async () => (await readState(page)).revision).toBeGreaterThan(revision)

  await page.reload()
  await settle(page)
  const turn = () => page.locator('.mid').textContent()
  const turns = new Set<string | null>()
  await until(async () => {
    // a turn begins and passes, and its end is never the only answer
    const { legal, options, acts } = await readState(page)
    expect(legal.length + options.length === 0 && acts.some(({ act }) => act === 'end')).toBe(false)
    return turns.add(await turn()).size > 4
  })

  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByRole('group', { name: 'Answered for you: end the turn when nothing can be played or used' }).getByText('Off').click()
  await page.keyboard.press('Escape')
  await until(isAsked)
  expect(await wish.textContent()).toMatch(/^From now on/)
  expect(problems).toEqual([])
  await page.close()
})

test('a damaged stored game is named and kept', async () => {
  const page = await opened.newPage()
  await page.goto(opened.address)
  await page.evaluate(() =>
    localStorage.setItem(
      'catena.keyforge.game',
      JSON.stringify({ record: 'catena record 1\ngame chess\n', opponent: 'greedy', turn: 3, keys: [1, 0] }),
    ),
  )
  await page.reload()
  await page.locator('[data-act="resume"]').click()
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toMatch(/line 3.*kept/s)
  expect(await page.evaluate(() => localStorage.getItem('catena.keyforge.game'))).toContain('chess')
  await page.close()
})

test('a card that cannot act says why, with the rule', async () => {
  const { page, toMain } = await newTable(24)
  await toMain()
  await page.locator('[data-zone="hand"] .card:not([data-mark])').first().click()
  await page.locator('.whynot b').waitFor()
  expect((await page.locator('.whynot').textContent())!.length).toBeGreaterThan(30)
  await page.locator('.whynot .link').first().click()
  await page.locator('.rules .cited').waitFor()
  await page.close()
})

test('the scripts that are loaded until the first decision stay small', async () => {
  const context = await opened.newContext()
  const page = await context.newPage()
  // however slowly a machine tells of it: what was asked for after the first decision stood does not count
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.decision .opt') === null) return
      ;(window as unknown as { decidedAt: number }).decidedAt = Date.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const loaded: Response[] = []
  context.on('response', (response) => loaded.push(response))
  await page.goto(`${opened.address}?seed=3&speed=instant&opponent=random`)
  await page.locator('[data-play="keyforge"]').click()
  await page.locator('.decision .opt').first().waitFor()
  const decidedAt = await page.evaluate(() => (window as unknown as { decidedAt: number }).decidedAt)
  // What keeps a game that has begun comes by the clock, on a slow machine before the table stands.
  const isLater = (response: Response) => /\/(?:keeper|story|forecast|difference|rest|questions)-[^/]*$/.test(response.url())
  const before = loaded.filter((response) => response.request().timing().startTime < decidedAt && !isLater(response))
  const isScript = (response: Response) => path.extname(new URL(response.url()).pathname) === '.js'
  const bodies = await Promise.all(before.filter(isScript).map((response) => response.body()))
  const scripts = bodies.reduce((all, body) => all + gzipSync(body, { level: 9 }).length, 0)
  const sent = await Promise.all(before.map(async (response) => Number(await response.headerValue('content-length'))))
  const wire = sent.reduce((all, size) => all + size, 0)
  console.log(
    `first load: ${scripts} bytes of scripts (page, rules of the game, opponent) by gzip; all as it is sent, with font and pictures: ${wire}`,
  )
  expect(scripts).toBeGreaterThan(100 * 1000)
  expect(scripts).toBeLessThan(150 * 1000)
  expect(wire).toBeGreaterThan(scripts)
  expect(wire).toBeLessThan(200 * 1000)
  await context.close()
})

test.each(GAME_NAMES)('the first table of %s asks for one file of the font', async (game) => {
  const context = await opened.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const fonts = new Set<string>()
  context.on('request', (request) => request.resourceType() === 'font' && fonts.add(path.basename(request.url())))
  await openTable(page, opened.address, { seed: 42, game })
  await page.waitForLoadState('networkidle')
  expect([...fonts]).toEqual([expect.stringMatching(/^inter-(?!latin).*\.woff2$/)])
  await context.close()
})

longTest('what is told late of a question does not free a table whose answer is on its way', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  // a clock by which one option is foretold at a time, and answers that take their time to the worker
  await page.route('**/assets/worker-*.js', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: `let time = 0; performance.now = () => (time += 40);${await reply.text()}` })
  })
  await page.addInitScript(() => {
    const seen = { answers: 0, late: 0, free: 0 }
    let onItsWay = 0
    const { postMessage, addEventListener } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: { type: string }) {
      const send = () => Reflect.apply(postMessage, this, [message])
      if (message.type !== 'choose') return send()
      seen.answers++
      onItsWay++
      setTimeout(() => {
        onItsWay--
        send()
      }, 120)
    } as typeof postMessage
    Worker.prototype.addEventListener = function (this: Worker, type: string, take: (message: MessageEvent) => void) {
      const takeAndCount = (message: MessageEvent) => {
        if (onItsWay > 0) seen.late++
        take(message)
      }
      Reflect.apply(addEventListener, this, [type, takeAndCount])
    } as typeof addEventListener
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { target } of changes) if (onItsWay > 0 && (target as HTMLElement).dataset.busy === 'false') seen.free++
    }).observe(document, { subtree: true, attributeFilter: ['data-busy'] })
  })
  await openTable(page, opened.address, { seed: 25 })
  await playOn(page, { until: { presses: 30 } })
  const seen = await page.evaluate(() => (window as unknown as { seen: { answers: number; late: number; free: number } }).seen)
  expect(seen.answers).toBeGreaterThan(10)
  expect(seen.late, 'told while an answer was on its way').toBeGreaterThan(0)
  expect(seen.free).toBe(0)
  await page.close()
})

test('a count that changed stands on the first line of its entry, however long that is', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  await openTable(page, opened.address, { seed: 27, language: 'de', opponent: 'greedy' })
  await page.locator('.log header').waitFor()
  await playOn(page, { until: { presses: 40 } })
  await expect.poll(() => page.locator('.entry .total').count()).toBeGreaterThan(3)
  const low = await page.evaluate(() =>
    [...document.querySelectorAll('.entry .total:first-of-type')]
      .filter((total) => total.getBoundingClientRect().top - total.closest('.entry')!.getBoundingClientRect().top > 10)
      .map((total) => total.closest('.entry')!.textContent),
  )
  expect(low).toEqual([])
  await page.close()
})

test('a best of three says from its first question on which game it is and how it stands', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${opened.address}?seed=26&speed=instant&opponent=random&language=en`)
  await page.locator('header [aria-label="Settings"]').click()
  await page.getByRole('group', { name: 'Best of three' }).getByRole('button', { name: 'On' }).click()
  await page.keyboard.press('Escape')
  await page.locator('[data-play="riftblade"]').click()
  const says = () => page.locator('.side [data-zone="series"]').textContent()
  await expect.poll(async () => (await says())?.trim()).toBe('Game 1 of 3, 0\u00a0:\u00a00')
  await page.locator('.tabs button').last().click()
  await page.locator('[data-act="ask-concede"]').click()
  await page.locator('[data-act="concede"]').click()
  await page.locator('[data-act="next"]').waitFor()
  expect(await page.locator('#question').textContent()).toBe('Best of three: 0\u00a0:\u00a01')
  await page.close()
})

test('who begins a best of three after a game reads that this one counts, and for whom', async () => {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 } })
  for (const [language, says] of [
    ['en', 'Best of three, 0\u00a0:\u00a01 so far'],
    ['de', 'Zwei von drei, bisher 0\u00a0:\u00a01'],
    ['it', 'Due su tre, finora 0\u00a0:\u00a01'],
  ]) {
    await page.goto(`${opened.address}?seed=26&speed=instant&opponent=random&language=${language}`)
    await page.locator('[data-play="riftblade"]').click()
    await page.locator('.tabs button').last().click()
    await page.locator('[data-act="ask-concede"]').click()
    await page.locator('[data-act="concede"]').click()
    const series = page.locator('[data-act="series"]')
    await expect.poll(() => series.textContent()).toBe(says)
    expect(await series.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/series-${language}.png` })
  }
  await page.locator('[data-act="series"]').click()
  await expect
    .poll(async () => (await page.locator('.side [data-zone="series"]').textContent())?.trim())
    .toBe('Partita 2 di 3, 0\u00a0:\u00a01')
  await page.close()
})

test('a seed in the address that is none is refused in the language of the reader', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
  for (const [language, says] of [
    ['en', 'the seed must be'],
    ['de', 'Der Startwert („seed“) muss'],
    ['it', 'il seme (“seed”) deve'],
  ]) {
    await page.goto(`${opened.address}?seed=dice&language=${language}`)
    await page.locator('[data-play="riftblade"]').click()
    await expect.poll(() => page.locator('.problem').textContent()).toContain(says)
  }
  await page.close()
})

longTest('with less motion nothing moves, and a press does not touch the root of the page', async () => {
  const page = await opened.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await openTable(page, opened.address, { seed: 25 })
  // What changes at the root changes the styles of everything: a move never does.
  const touched = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver((list) => seen.push(...list.map(({ attributeName }) => attributeName!))).observe(document.documentElement, {
      attributes: true,
    })
    return seen
  })
  await playOn(page, { until: { presses: 30 } })
  expect(await touched.jsonValue()).toEqual([])
  // A cross-fade of at most 80 ms is no movement.
  const long = () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 80).length
  expect(await page.evaluate(long)).toBe(0)
  await page.close()
})
