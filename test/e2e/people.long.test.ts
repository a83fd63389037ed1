// Whole stories of people in the browser: one who watches, reasons, taking back, fair chance, another game; and each game at a desk and on a phone.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { drawBits } from '../../src/play/table/fair.ts'
import { Unavailable } from '../../src/server/store/store.ts'
import { playByLot } from '../server/play.ts'
import { expectAccess, SIZES } from './looks.ts'
import { arrive, isAsked, isOver, menu, picture, playBoth, press, sitBeside, sitDown, whoIsAsked } from './people.ts'
import { openServed, type Served } from './served.ts'
import { PREFER } from './walk.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(() => served?.close())

/** What the rift offers and cannot be had now. */
const TOO_DEAR = '[data-zone="rift"] [data-act="buy"][aria-disabled="true"]'

test('two people in two languages play, lose the line, take back, concede and play again; a third one watches', async () => {
  const { anna, bruno, table } = await sitDown(served, async (page, what, name) => {
    await expectAccess(page, what)
    await picture(page, name)
  })
  const { opened, server } = served

  // who watches comes by the same link
  const carla = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  await carla.goto(`${server.url}/?language=en#table=${table}`)
  await carla.locator('.shell').waitFor()
  expect(await carla.locator('[data-zone="online"]').textContent()).toContain('You watch')

  const both = [anna.page, bruno.page]
  const presses = await playBoth(both, PREFER.riftblade, 12)
  expect(Math.min(...presses)).toBeGreaterThanOrEqual(12)
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
  served.line.cut()
  await anna.page.locator('[data-zone="online"] [data-seat="1"][data-away="true"]').waitFor()
  await bruno.page.locator('[data-offer="lost"]').waitFor()
  await picture(bruno.page, 'lost')
  for (let i = 0; i < 5 && (await isAsked(anna.page)); i++) await press(anna.page, PREFER.riftblade)
  served.line.mend()
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
  expect(await bruno.page.locator('[data-offer="takeback"] p').textContent()).toMatch(/^Anna chiede di riprendere un passo: «Anna .+»\./)
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
  for (const page of [...both, carla]) await page.locator('main .ending').waitFor()
  expect(await anna.page.locator('.ending h2').textContent()).toBe('Du hast gewonnen')
  expect(await carla.locator('.ending h2').textContent()).toBe('Anna won')
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
  await anna.page.locator('[data-act="swap-seats"]').click()
  await bruno.page.locator('[data-offer="rematch"] [data-act="yes"]').click()
  for (const page of both) await page.locator('[data-act="ready"]').click()
  for (const page of both) await page.locator('.shell[data-busy="false"]').waitFor()
  expect(await anna.page.evaluate(() => location.hash)).not.toContain(table)
  expect(await anna.page.locator('[data-zone="online"] [data-seat="0"]').textContent()).toContain('Bruno')
  await playBoth(both, PREFER.riftblade, 2)
  // the one who watched may follow them, or look at the game again
  await carla.locator('[data-act="follow"]').waitFor()
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

test('options say what would come of them, in the words of who reads, and a choice is made as before', async () => {
  const { page, problems } = await arrive(served, 'de')
  const program = await sitBeside(served, page, 'Program', 'keyforge')
  await program.client.must({ type: 'ready', table: program.table, entropy: drawBits(128) })
  await page.locator('[data-act="ready"]').click()
  await page.locator('.shell[data-busy="false"]').waitFor()
  console.log('what comes of options, with seed 12')
  const random = new Generator(seedOf(12))
  const played = playByLot(program, program.table, new Generator(seedOf(13)))
  const told = page.locator('.decision .opts small, .decision .note')
  const isTold = () => told.count().then((count) => count > 0)
  const changes = told.filter({ hasText: /wird zerstört|Schaden|erhältst|stiehlst|erbeutet/ })
  const isForetold = () => changes.count().then((count) => count > 0)
  let found = false
  while (!found && (await whoIsAsked([page])) !== undefined) {
    // who is fought says something of each target, sooner or later: of one that is elusive, that nothing changes
    if ((await page.locator('.decision .rule').textContent())?.includes('kf.fight.2')) await expect.poll(isTold).toBe(true)
    found = await isForetold()
    if (found) await picture(page, 'foretold')
    await press(page, found ? random : ['fight', 'play', 'reap'])
  }
  expect(found).toBe(true)
  expect(problems).toEqual([])
  await program.client.must({ type: 'concede', table: program.table })
  await played
  await page.close()
})

test.each(GAMES)(
  '%s is played to its decks and clans by somebody at a desk and somebody with a phone, and by a computer beside them',
  async (game, prefer) => {
    const one = await arrive(served, 'en')
    const two = await arrive(served, 'de', SIZES[2])
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
    if (over) for (const page of both) await page.locator('main .ending').waitFor()
    expect(over).toBe(process.env.WHOLE !== undefined)
    await picture(one.page, `table-${game}`)
    for (const { page, problems } of [one, two]) {
      expect(problems).toEqual([])
      await page.close()
    }
  },
)

test('that a server stores nothing is read without a press, and no more when it does again; who is banned reads that and nothing else', async () => {
  const { server, line } = served
  const { page } = await arrive(served, 'de', SIZES[0], line.reach(server.url).replace(/\/$/, ''))
  const { table } = await sitBeside(served, page, 'Ada')
  const said = page.locator('.trouble[role="alert"]')
  const toast = page.locator('.problem')
  const health = vi.spyOn(server.store, 'health').mockReturnValue({ ready: false, since: 0, reason: 'away' })
  await expect.poll(() => said.allTextContents(), { timeout: 30_000 }).toEqual([expect.stringContaining('nichts speichern')])
  health.mockRestore()
  await said.waitFor({ state: 'detached' })
  expect(await toast.count()).toBe(0)
  // a server that was killed answers, and opens its store for a while
  const known = vi.spyOn(server.store.players, 'ofToken').mockRejectedValue(new Unavailable('it opens'))
  line.cut()
  await said.waitFor()
  line.mend()
  await toast.waitFor()
  known.mockRestore()
  await toast.waitFor({ state: 'detached' })
  await said.waitFor({ state: 'detached' })
  const { seats } = await server.server.hall.read(table)
  await server.store.conduct.ban(seats[1].who!, 'rude')
  await expect.poll(() => toast.textContent(), { timeout: 30_000 }).toContain('hier nicht spielen')
  await page.waitForTimeout(1000)
  expect(await said.allTextContents()).toEqual([])
  await page.context().close()
})
