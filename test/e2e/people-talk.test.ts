// What is said at a table of the server, while its game is played.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawBits } from '../../src/play/table/fair.ts'
import { SIZES } from './looks.ts'
import { arrive, isAsked, picture, press, sitBeside } from './people.ts'
import { openServed, type Served } from './served.ts'
import { PREFER } from './walk.ts'

let served: Served

beforeAll(async () => {
  served = await openServed()
})

afterAll(() => served?.close())

test('what is said stands beside the table, in the place of the log, and on a phone on a sheet; what was not read is counted', async () => {
  const { page, problems } = await arrive(served, 'de')
  const { client, table } = await sitBeside(served, page, 'Bruno', 'keyforge')
  await client.must({ type: 'say', table, room: 'table', phrase: 'good-luck' })
  await page.locator('[data-act="ready"]').click()
  await client.must({ type: 'ready', table, entropy: drawBits(128) })
  await page.locator('.shell[data-busy="false"]').waitFor()
  const unread = page.locator('[data-zone="online"] [data-act="talk"] em')
  await page.locator('[data-zone="online"] [data-act="talk"]').waitFor()
  // what was said before the game was read in the waiting room
  expect(await unread.count()).toBe(0)
  await client.must({ type: 'say', table, room: 'table', phrase: 'well-played' })
  await expect.poll(() => unread.textContent()).toBe('1')
  const log = page.locator('.side .panel.log')
  await log.getByRole('button', { name: 'Reden (1)' }).click()
  const said = log.locator('[data-zone="said"]')
  await expect.poll(() => said.textContent()).toContain('Gut gespielt')
  expect(await unread.count()).toBe(0)
  expect(await log.locator('.lines-of-log').count()).toBe(0)
  await log.locator('[data-field="say"]').fill('Danke dir')
  await log.locator('[data-field="say"]').press('Enter')
  await expect.poll(() => said.textContent()).toContain('Danke dir')
  await picture(page, 'talk')
  // nothing covers the game, and the log is one press away
  expect(await page.locator('dialog').count()).toBe(0)
  await log.getByRole('button', { name: 'Verlauf', exact: true }).click()
  await log.locator('.lines-of-log').waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await client.must({ type: 'say', table, room: 'table', phrase: 'thank-you' })
  await expect.poll(() => unread.textContent()).toBe('1')
  await page.locator('[data-zone="online"] [data-act="talk"]').click()
  await expect.poll(() => page.locator('.sheet [data-zone="said"]').textContent()).toContain('Danke dir')
  expect(await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(0)
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/talk-sheet.png` })
  expect(problems).toEqual([])
  await page.close()
})

test('log, talk and pictures are there for whoever waits after a reload, and for those who watch', async () => {
  const { page } = await arrive(served, 'en')
  const { client, table } = await sitBeside(served, page, 'Bruno')
  await page.locator('[data-act="ready"]').click()
  await client.must({ type: 'ready', table, entropy: drawBits(128) })
  await page.locator('.shell[data-busy="false"]').waitFor()
  while (await isAsked(page)) await press(page, PREFER.riftblade)
  await page.reload()
  const watching = await served.opened.newPage({ viewport: SIZES[0] })
  await watching.goto(`${served.server.url}/?language=en#table=${table}`)
  for (const one of [page, watching]) {
    await one.locator('.shell .decision.idle').waitFor()
    await one.locator('.lines-of-log').waitFor()
    await one.locator('[data-zone="rift"] svg.art').first().waitFor()
    await one.locator('[data-zone="online"] [data-act="talk"]').click()
    await one.locator('[data-field="say"]').waitFor()
    expect(await isAsked(one)).toBe(false)
  }
  // Bruno is to decide, from whose side those look who watch
  expect(await sayOwn(watching)).toEqual([])
  expect(await watching.locator('[data-act="undo"]').count()).toBe(0)
  for (const one of [page, watching]) await one.close()
})

test('what comes late to those who watch with a delay is unread, though what was said after it was read', async () => {
  const { page } = await arrive(served, 'en')
  const players = [await served.server.guest('Anna'), await served.server.guest('Bruno')]
  const table = await players[0].open({ game: 'riftblade', spectators: { delay: 1, of: 'turns' } })
  const clients = []
  for (const [seat, player] of players.entries()) {
    await player.ask('POST', `tables/${table}/seat`, { seat })
    const client = await player.connect()
    await client.watch(table)
    await client.must({ type: 'ready', table, entropy: drawBits(128) })
    clients.push(client)
  }
  await page.evaluate((hash) => (location.hash = hash), `table=${table}`)
  await page.locator('[data-zone="online"]').waitFor()
  const asked = await Promise.race(
    clients.map((client) => client.until(() => client.facts(table).options.length > 0 && client, 'a question')),
  )
  const { asked: entry, options } = asked.facts(table)
  await asked.must({ type: 'choose', table, entry, option: options[0].option, id: 'one' })
  // the table is heard a turn later, those who watch hear each other at once
  await clients[0].must({ type: 'say', table, room: 'table', phrase: 'good-luck' })
  const carla = await (await served.server.guest('Carla')).connect()
  await carla.watch(table)
  await carla.must({ type: 'say', table, room: 'spectators', text: 'who wins?' })
  const unread = page.locator('[data-zone="online"] [data-act="talk"] em')
  await expect.poll(() => unread.textContent()).toBe('1')
  const log = page.locator('.side .panel.log')
  await log.getByRole('button', { name: 'Talk (1)' }).click()
  await log.getByRole('button', { name: 'Log', exact: true }).click()
  await unread.waitFor({ state: 'detached' })
  await clients[0].must({ type: 'concede', table })
  await expect.poll(() => unread.textContent()).toBe('1')
  await page.close()
})

test('whoever watches is told of nothing as their own', async () => {
  const { page } = await arrive(served, 'en')
  for (const game of ['keyforge', 'crystal-clans', 'nightfall'] as const) {
    const both = [await served.server.guest('Anna'), await served.server.guest('Bruno')]
    const table = await both[0].open({ game })
    for (const [seat, player] of both.entries()) {
      await player.ask('POST', `tables/${table}/seat`, { seat })
      const client = await player.connect()
      await client.watch(table)
      await client.must({ type: 'ready', table, entropy: drawBits(128) })
    }
    await page.evaluate((hash) => (location.hash = hash), `table=${table}`)
    await page.locator(`.shell.of-${game} .lines-of-log`).waitFor()
    expect(await sayOwn(page), game).toEqual([])
    expect(await page.locator('[data-act="undo"]').count()).toBe(0)
  }
  await page.close()
})

/** What the table says, also to those who do not see it, as to somebody who plays. */
const sayOwn = (page: Page) =>
  page.locator('.shell').evaluate((shell) => {
    const labels = [...shell.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')!)
    const texts = [...shell.querySelectorAll('*')].flatMap((part) => (part.childElementCount === 0 ? part.textContent : []))
    // what cards say are sentences
    return [...texts, ...labels].filter((line) => /\byours?\b/i.test(line) && !line.endsWith('.'))
  })
