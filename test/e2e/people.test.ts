// Play over the network in the browser: two people with two languages at one table of the real server, and a third who watches.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { extent, longTest } from '../extent.ts'
import { expectAccess, SIZES } from './looks.ts'
import { openServed, type Served } from './served.ts'
import { collectProblems, pickButton, settle } from './table.ts'
import { PREFER } from './walk.ts'

const PICTURES = process.env.PICTURES
let served: Served
let opened: Served['opened']
let server: Served['server']
let line: Line

/** What lies between a page and the server; it can be cut and mended. */
class Line {
  private readonly sockets = new Set<Socket>()
  private isCut = false
  private constructor(private readonly server: Server) {}

  static async to(url: string): Promise<Line> {
    const port = Number(new URL(url).port)
    const inner = createServer((socket) => {
      if (self.isCut) return socket.destroy()
      const other = connect(port, '127.0.0.1')
      for (const [from, to] of [
        [socket, other],
        [other, socket],
      ]) {
        self.sockets.add(from)
        from.pipe(to)
        from.on('error', () => undefined)
        from.on('close', () => {
          self.sockets.delete(from)
          to.destroy()
        })
      }
    })
    const self = new Line(inner)
    await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done))
    return self
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  mend(): void {
    this.isCut = false
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((done) => this.server.close(done))
  }
}

beforeAll(async () => {
  served = await openServed()
  opened = served.opened
  server = served.server
  line = await Line.to(server.url)
})

afterAll(async () => {
  await line?.close()
  await served?.close()
})

/** Somebody with a browser of his own, on the page of people. */
async function arrive(language: 'de' | 'it' | 'en', url = server.url, size: (typeof SIZES)[number] = SIZES[0]) {
  const page = await opened.newPage({ viewport: size, reducedMotion: 'reduce' })
  const problems = collectProblems(page)
  await page.goto(`${url}/?language=${language}&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await page.locator('.lobby').waitFor()
  return { page, problems }
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  const before = page.viewportSize()!
  for (const { name: size, ...viewport } of SIZES) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(300)
    await page.screenshot({ path: path.join(PICTURES, `${name}-${size}.png`) })
  }
  await page.setViewportSize(before)
}

/** What the rift offers and cannot be had now. */
const TOO_DEAR = '[data-zone="rift"] [data-act="buy"][aria-disabled="true"]'

const isAsked = (page: Page) => page.locator('.decision:not(.idle):not(.replay)').isVisible()
const isOver = (page: Page) => page.locator('.shell[data-over="true"]').isVisible()

/** Who of them is asked; undefined when the game is over. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  for (;;) {
    for (const page of pages) {
      if (await isOver(page)) return undefined
      if (await isAsked(page)) return page
    }
    await pages[0].waitForTimeout(30)
  }
}

/** One press of whoever is asked. */
async function press(page: Page, prefer: readonly string[] | Generator): Promise<void> {
  await settle(page)
  if (!(await isAsked(page))) return
  const how = prefer instanceof Generator ? { drawn: Array.from({ length: 9 }, () => prefer.below(1000) / 1000) } : prefer
  if ((await pickButton(page, how)) === undefined) return
  await page.locator('[data-picked]').evaluate((button: HTMLElement) => button.click())
  await settle(page)
}

/** Both play until each has pressed so often, or the game is over. */
async function playBoth(pages: readonly Page[], prefer: readonly string[] | Generator, each: number): Promise<number[]> {
  const presses = pages.map(() => 0)
  while (presses.some((count) => count < each)) {
    const page = await whoIsAsked(pages)
    if (page === undefined) break
    await press(page, prefer)
    presses[pages.indexOf(page)]++
  }
  return presses
}

const menu = async (page: Page, act: string) => {
  await page.locator('[data-act="online-menu"]').click()
  await page.locator(`[data-act="${act}"]`).click()
}

test('two people in two languages play, lose the line, take back, concede and play again; a third one watches', async () => {
  const anna = await arrive('de')
  const bruno = await arrive('it', line.url)
  await expectAccess(anna.page, 'the tables')
  await anna.page.locator('[data-field="name"]').fill('Anna')
  await anna.page.locator('[data-act="new-table"]').click()
  await anna.page.locator('[data-field="new-game"]').selectOption('riftblade')
  await anna.page.locator('[data-field="new-clock"]').selectOption('calm')
  await expectAccess(anna.page, 'opening a table')
  await picture(anna.page, 'opening')
  await anna.page.locator('[data-act="open-table"]').click()
  await anna.page.locator('[data-zone="waiting"]').waitFor()
  const address = await anna.page.locator('[data-field="link"]').inputValue()
  const table = /#table=([a-z0-9-]+)$/.exec(address)![1]

  // Bruno finds it in the list; what he reads is Italian
  await bruno.page.locator('[data-field="name"]').fill('Bruno')
  await bruno.page.locator(`[data-table="${table}"] [data-act="sit"]`).waitFor()
  await picture(bruno.page, 'tables')
  expect(await bruno.page.locator(`[data-table="${table}"]`).textContent()).toContain('aperto da Anna')
  await bruno.page.locator(`[data-table="${table}"] [data-act="sit"]`).click()
  await bruno.page.locator('[data-act="sit-here"]').click()
  await bruno.page.locator('[data-act="ready"]').waitFor()
  await anna.page.getByText('Bruno', { exact: true }).waitFor()
  await expectAccess(anna.page, 'the waiting room')
  await picture(anna.page, 'waiting')
  await bruno.page.locator('[data-phrase="good-luck"]').click()
  await anna.page.getByText('Viel Glück').first().waitFor()
  await anna.page.locator('[data-act="ready"]').click()
  await anna.page.locator('[data-seat="0"][data-ready="true"]').waitFor()
  await bruno.page.locator('[data-act="ready"]').click()
  for (const { page } of [anna, bruno]) await page.locator('.shell[data-busy="false"]').waitFor()

  // who watches comes by the same link
  const carla = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await carla.goto(`${server.url}/?language=en#table=${table}`)
  await carla.locator('.shell').waitFor()
  expect(await carla.locator('[data-zone="online"]').textContent()).toContain('You watch')

  const both = [anna.page, bruno.page]
  const presses = await playBoth(both, PREFER.riftblade, extent(4, 12))
  expect(Math.min(...presses)).toBeGreaterThanOrEqual(extent(4, 12))
  // what cannot be chosen says why, to each in the own language
  for (const [page, words] of [
    [anna.page, 'Gerade nicht möglich'],
    [bruno.page, 'Ora non è possibile'],
  ] as const) {
    while (!(await isAsked(page)) || (await page.locator(TOO_DEAR).count()) === 0) {
      const asked = await whoIsAsked(both)
      await press(asked!, PREFER.riftblade)
    }
    await page.locator(TOO_DEAR).first().click({ force: true })
    await expect.poll(() => page.locator('.whynot').textContent()).toContain(words)
    expect((await page.locator('.whynot span').first().textContent())!.length).toBeGreaterThan(15)
    await page.locator('.whynot .link').first().waitFor()
  }
  await picture(bruno.page, 'why-not')
  // all three read the same number of lines
  const lines = (page: Page) => page.locator('.lines-of-log .entry').count()
  const told = await lines(carla)
  expect(told).toBeGreaterThan(10)
  expect(await anna.page.locator('.lines-of-log').textContent()).toContain('Bruno')
  expect(await bruno.page.locator('.lines-of-log').textContent()).toContain('Anna')
  expect(await carla.locator('.shell [data-mark="legal"]').count()).toBe(0)
  await picture(anna.page, 'table')
  await picture(carla, 'watching')
  await expectAccess(anna.page, 'the table')

  // Bruno's line is cut: Anna sees it at once; what he chose is sent when it is back
  line.cut()
  await anna.page.locator('[data-zone="online"] [data-seat="1"][data-away="true"]').waitFor()
  await bruno.page.locator('[data-offer="lost"]').waitFor()
  await picture(bruno.page, 'lost')
  for (let i = 0; i < 5 && (await isAsked(anna.page)); i++) await press(anna.page, PREFER.riftblade)
  line.mend()
  await bruno.page.locator('[data-offer="lost"]').waitFor({ state: 'detached' })
  await anna.page.locator('[data-zone="online"] [data-seat="1"][data-away="false"]').waitFor()
  await playBoth(both, PREFER.riftblade, 2)

  // a reload loses nothing
  await anna.page.reload()
  await anna.page.locator('.shell[data-busy="false"]').waitFor()
  await playBoth(both, PREFER.riftblade, 2)

  // taking back is asked and answered
  const before = await lines(carla)
  await menu(anna.page, 'ask-back')
  await bruno.page.locator('[data-offer="takeback"] [data-act="yes"]').waitFor()
  await picture(bruno.page, 'asked')
  expect(await bruno.page.locator('[data-offer="takeback"]').textContent()).toContain('Anna chiede')
  await bruno.page.locator('[data-offer="takeback"] [data-act="yes"]').click()
  await anna.page.locator('[data-offer="takeback"]').waitFor({ state: 'detached' })
  await expect.poll(() => lines(carla)).toBeLessThan(before)
  await menu(bruno.page, 'ask-back')
  await anna.page.locator('[data-offer="takeback"] [data-act="no-more"]').click()
  await bruno.page.locator('[data-offer="takeback"]').waitFor({ state: 'detached' })
  await menu(bruno.page, 'ask-back')
  await expect.poll(() => bruno.page.locator('[role="alert"]').textContent()).toContain('Qualcuno non vuole')
  await bruno.page.locator('.problem button').click()

  // Bruno concedes, and both want another game with the seats swapped
  await menu(bruno.page, 'concede')
  await bruno.page.locator('[data-act="concede-yes"]').click()
  for (const page of [...both, carla]) await page.locator('dialog .result').waitFor()
  expect(await anna.page.locator('#sheet-title').textContent()).toBe('Du hast gewonnen')
  expect(await carla.locator('#sheet-title').textContent()).toBe('Anna won')
  await expectAccess(anna.page, 'the result')
  await picture(anna.page, 'result')
  // the chance is verified by who played, whose device had kept the beginning, and by who watched
  await anna.page.locator('[data-act="verify"]').click()
  await anna.page.locator('.verdict[data-fair="true"]').waitFor()
  expect(await anna.page.locator('.verdict li').allTextContents()).toEqual([
    expect.stringContaining('war der Gastgeber an sein Geheimnis gebunden'),
    expect.stringContaining('Dieses Gerät hatte sich gemerkt'),
    expect.stringContaining(`dem Tisch ${table} und dem Zufall seiner 2 Plätze`),
    expect.stringContaining('Jedes Mischen und jeder Wurf'),
  ])
  await carla.locator('[data-act="verify"]').click()
  await carla.locator('.verdict[data-fair="true"]').waitFor()
  expect(await carla.locator('.verdict li').count()).toBe(3)
  await expectAccess(anna.page, 'the verdict')
  await picture(anna.page, 'verdict')
  await anna.page.waitForTimeout(600)
  await anna.page.locator('[data-act="rematch-seats"]').click()
  await bruno.page.locator('[data-offer="rematch"] [data-act="yes"]').click()
  for (const page of both) await page.locator('[data-act="ready"]').click()
  for (const page of both) await page.locator('.shell[data-busy="false"]').waitFor()
  expect(await anna.page.evaluate(() => location.hash)).not.toContain(table)
  expect(await anna.page.locator('[data-zone="online"] [data-seat="0"]').textContent()).toContain('Bruno')
  await playBoth(both, PREFER.riftblade, 2)
  // the one who watched looks at the game again
  await carla.locator('[data-act="replay"]').click()
  await carla.locator('.replay').waitFor()

  expect(anna.problems.filter((line) => !line.includes('WebSocket'))).toEqual([])
  expect(bruno.problems.filter((line) => !line.includes('WebSocket') && !line.includes('ERR_'))).toEqual([])
  for (const page of [...both, carla]) await page.close()
})

const GAMES = [
  ['keyforge', PREFER.keyforge],
  ['crystal-clans', ['summon', 'activate', 'claim', 'move', 'battle']],
  ['nightfall', PREFER.nightfall],
  // who would rather use stones than cards plays for ever
  ['riftblade', new Generator(seedOf(5))],
] as const

/** Presses of each player; with WHOLE=1 games are played to their end, which takes half an hour (bench/network.md). */
const PRESSES = process.env.WHOLE === undefined ? 10 : Number.POSITIVE_INFINITY

longTest.each(GAMES)(
  '%s is played to its decks and clans by somebody at a desk and somebody with a phone, and by a computer beside them',
  async (game, prefer) => {
    const one = await arrive('en')
    const two = await arrive('de', server.url, SIZES[2])
    await one.page.locator('[data-act="new-table"]').click()
    await one.page.locator('[data-field="new-game"]').selectOption(game)
    if (game === 'nightfall') {
      await one.page.locator('[data-field="new-seats"]').selectOption('3')
      await one.page.locator('[data-field="new-seat-2"]').selectOption('random')
    }
    // by link only: it is in no list
    await one.page.getByRole('button', { name: 'By link only' }).click()
    await one.page.locator('[data-act="open-table"]').click()
    await one.page.locator('[data-zone="waiting"]').waitFor()
    const address = await one.page.locator('[data-field="link"]').inputValue()
    const table = address.split('#table=')[1]
    await two.page.waitForTimeout(5500)
    expect(await two.page.locator(`[data-table="${table}"]`).count()).toBe(0)
    await two.page.evaluate((hash) => (location.hash = hash), `table=${table}`)
    await two.page.locator('[data-act="sit-here"]').first().click()
    if (game === 'keyforge') await two.page.locator('[data-field="bring"]').selectOption('ready:1')
    if (game === 'crystal-clans') await two.page.locator('[data-field="bring"]').selectOption('water')
    const both = [one.page, two.page]
    for (const page of both) await page.locator('[data-act="ready"]').click()
    for (const page of both) await page.locator('.shell[data-busy="false"]').waitFor()
    const presses = await playBoth(both, prefer, PRESSES)
    const over = await isOver(one.page)
    console.log(`${game}: ${presses.join(' and ')} presses${over ? ', to the end' : ''}`)
    if (!over) expect(Math.min(...presses)).toBeGreaterThanOrEqual(10)
    if (over) for (const page of both) await page.locator('dialog .result').waitFor()
    expect(over).toBe(process.env.WHOLE !== undefined)
    await picture(one.page, `table-${game}`)
    for (const { page, problems } of [one, two]) {
      expect(problems).toEqual([])
      await page.close()
    }
  },
)

test('what cannot be done is said, and what would make it right', async () => {
  const { page } = await arrive('en')
  await page.goto(`${server.url}/?language=en#table=nowhere`)
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toContain('There is no table at this address')
  await page.locator('[data-act="lobby"]').click()
  await page.locator('.lobby').waitFor()
  expect(await page.evaluate(() => location.hash)).toBe('')

  // a table without free seats, where nobody may watch
  const host = await server.guest('Host')
  const other = await server.guest('Other')
  const closed = await host.open({ game: 'riftblade', spectators: null })
  for (const who of [host, other]) await who.ask('POST', `tables/${closed}/seat`, {})
  await page.evaluate((hash) => (location.hash = hash), `table=${closed}`)
  await expect.poll(() => page.locator('[role="alert"]').textContent()).toContain('nobody may watch')
  await page.close()

  // a page without a server, as from a folder of files
  const alone = await opened.newPage({ viewport: SIZES[0] })
  await alone.goto(`${opened.address}?language=de`)
  await alone.locator('[data-page="people"]').click()
  await expect.poll(() => alone.locator('[role="alert"]').textContent()).toContain('Hier antwortet kein Server')
  await alone.close()
})
