// What players have of their own on a server: games, an account on two devices, whom they do not want to hear, and everything deleted.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawBits } from '../../src/play/table/fair.ts'
import { expectAccess, paint, SIZES } from './looks.ts'
import { sitBeside } from './people.ts'
import { openServed, type Served } from './served.ts'
import { collectProblems } from './table.ts'

const PICTURES = process.env.PICTURES
let served: Served
let opened: Served['opened']
let server: Served['server']

beforeAll(async () => {
  served = await openServed()
  opened = served.opened
  server = served.server
})

afterAll(async () => {
  await served?.close()
})

async function arrive(language: 'de' | 'it' | 'en') {
  const page = await opened.newPage({ viewport: SIZES[0], reducedMotion: 'reduce' })
  page.setDefaultTimeout(25_000)
  const problems = collectProblems(page)
  await page.goto(`${server.url}/?language=${language}&speed=instant`)
  await page.locator('[data-page="people"]').click()
  await page.locator('.lobby').waitFor()
  return { page, problems }
}

/** The page at every size, in both themes. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccess(page, name)
  if (PICTURES === undefined) return
  for (const theme of ['light', 'dark'] as const) {
    await paint(page, theme)
    for (const { name: size, ...viewport } of SIZES) {
      await page.setViewportSize(viewport)
      await page.waitForTimeout(300)
      await page.screenshot({ path: path.join(PICTURES, `${name}-${size}-${theme}.png`) })
    }
  }
  await page.setViewportSize(SIZES[0])
}

const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`).first().click()
const field = (page: Page, name: string, value: string) => page.locator(`[data-field="${name}"]`).fill(value)

test('a guest plays, does not want to hear somebody, becomes an account, plays on elsewhere, looks again, and goes', async () => {
  const anna = await arrive('de')
  const { page } = anna
  await field(page, 'name', 'Anna')
  await act(page, 'me')
  await page.locator('[data-zone="account"][data-kind="guest"]').waitFor()
  await look(page, 'account')

  // Bruno is a program; what he says is not nice
  const { player: bruno, client, table } = await sitBeside(served, page, 'Bruno')
  await client.must({ type: 'say', table, room: 'table', text: 'you play badly' })
  await client.must({ type: 'say', table, room: 'table', phrase: 'hello' })
  const said = page.locator('[data-zone="said"]')
  await expect.poll(() => said.textContent()).toContain('Hallo')
  const first = page.locator('[data-zone="said"] li.heard').first()
  await first.locator('[data-act="person"]').click()
  await first.locator('[data-act="report"]').click()
  await field(page, 'report', 'He should not say that')
  await look(page, 'report')
  await act(page, 'send-report')
  await first.getByText('Sonst erfährt es niemand').waitFor()
  expect(await server.store.conduct.reports()).toMatchObject([
    { player: bruno.id, table, reason: 'insult', words: 'He should not say that', handled: null },
  ])
  await first.locator('[data-act="mute"]').click()
  await page.locator('[data-zone="unheard"]').waitFor()
  expect(await said.textContent()).not.toContain('you play badly')

  await act(page, 'ready')
  await client.must({ type: 'ready', table, entropy: drawBits(128) })
  await page.locator('.shell[data-busy="false"]').waitFor()
  await client.must({ type: 'say', table, room: 'table', text: 'still there?' })
  await page.waitForTimeout(300)
  expect(await page.locator('[data-zone="online"] em').count()).toBe(0)
  await page.locator('[data-act="online-menu"]').click()
  await page.locator('[data-zone="others"] [data-act="person"]').click()
  await look(page, 'others')
  await act(page, 'online-leave')

  // the account keeps the game
  await page.locator('[data-zone="account"]').waitFor()
  await field(page, 'login', 'anna')
  await field(page, 'password', 'long enough')
  await act(page, 'account')
  await page.locator('[data-zone="codes"] li').nth(7).waitFor()
  await page.locator(`.own-game[data-table="${table}"]`).waitFor()
  await look(page, 'account-codes')
  const code = await page.locator('[data-zone="codes"] code').first().textContent()

  // another device, another language
  const other = await arrive('it')
  await act(other.page, 'me')
  await other.page.locator('[data-zone="account"] .seg button').nth(1).click()
  await field(other.page, 'login', 'Anna')
  await field(other.page, 'password', 'not this one')
  await act(other.page, 'account')
  await expect.poll(() => other.page.locator('[role="alert"]').first().textContent()).toContain('non appartiene')
  await other.page.locator('[data-zone="account"] .seg button').nth(2).click()
  await field(other.page, 'code', code!)
  await field(other.page, 'password', 'a better one')
  await act(other.page, 'account')
  await other.page.locator('[data-zone="account"][data-kind="account"]').waitFor()
  const asked = client.facts(table).toDecide
  expect(await other.page.locator(`.own-game[data-table="${table}"]`).getAttribute('data-waits')).toBe(String(asked === 1))
  await other.page.locator('.own-game [data-act="go"]').click()
  await other.page.locator('.shell[data-busy="false"]').waitFor()
  expect(await other.page.locator('[data-zone="online"] [data-seat="1"]').textContent()).toContain('Tu')

  // it ends, and is looked at again
  await other.page.locator('[data-act="online-menu"]').click()
  await act(other.page, 'concede')
  await act(other.page, 'concede-yes')
  await other.page.locator('main .ending').waitFor()
  await other.page.locator('[data-zone="next"] [data-act="lobby"]').click()
  await other.page.locator('[data-zone="own-games"] .seg button').nth(1).click()
  await other.page.locator('.own-game').waitFor()
  await look(other.page, 'own-games')
  await act(other.page, 'look-again')
  await other.page.locator('.replay').waitFor()

  // everything is told, and everything goes
  await other.page.goto(`${server.url}/?language=it&speed=instant`)
  await other.page.locator('[data-page="people"]').click()
  await act(other.page, 'me')
  await other.page.locator('[data-zone="data"]').waitFor()
  const coming = other.page.waitForEvent('download')
  await act(other.page, 'export')
  const told = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
  expect(told).toMatchObject({ login: { login: 'anna' }, tables: [{ id: table }], reportsMade: [{ words: 'He should not say that' }] })
  await act(other.page, 'delete')
  await act(other.page, 'delete-yes')
  await other.page.locator('[data-zone="account"][data-kind="guest"]').waitFor()
  expect(await server.store.players.find(told.player.id)).toBeUndefined()

  // the first device was signed out with the old password: it says so by being nobody
  await page.reload()
  await page.locator('[data-page="people"]').click()
  await act(page, 'me')
  await page.locator('[data-zone="account"][data-kind="guest"]').waitFor()
  const noise = (line: string) => !line.includes('40') && !line.includes('WebSocket')
  expect([...anna.problems, ...other.problems].filter(noise)).toEqual([])
  for (const one of [page, other.page]) await one.close()
})

test('an adaptive series is opened, played with swapped decks, and its last deck goes to who takes more chains', async () => {
  const anna = await arrive('en')
  const { page } = anna
  await field(page, 'name', 'Anna')
  await act(page, 'new-table')
  await page.locator('[data-field="new-game"]').selectOption('crystal-clans')
  await page.locator('[data-field="new-mulligan"]').check()
  await page.locator('[data-field="new-game"]').selectOption('keyforge')
  await page.locator('[data-field="new-format"]').selectOption('adaptive')
  await look(page, 'opening-adaptive')
  await act(page, 'open-table')
  await page.locator('[data-zone="waiting"]').waitFor()
  let table = (await page.locator('[data-field="link"]').inputValue()).split('#table=')[1]
  const bruno = await server.guest('Bruno')
  await bruno.ask('POST', `tables/${table}/seat`, {})
  const client = await bruno.connect()
  await client.watch(table)

  const begin = async () => {
    await act(page, 'ready')
    await client.must({ type: 'ready', table, entropy: drawBits(128) })
    await page.locator('.shell[data-busy="false"]').waitFor()
  }
  const next = async () => {
    await page.locator('main .ending').waitFor()
    await page.waitForTimeout(600)
    await act(page, 'next')
    const offered = await client.until(() => client.facts(table).offers.find(({ offer }) => offer.what === 'rematch'), 'the offer')
    await client.must({ type: 'answer', table, offer: offered.entry, yes: true })
    table = (await client.until(() => client.facts(table).next, 'the next table')).table
    await client.watch(table)
    await page.locator('[data-zone="waiting"]').waitFor()
  }
  await begin()
  await client.must({ type: 'concede', table })
  expect(await page.locator('[data-act="next"]').textContent()).toBe('Next game')
  await next()
  expect(await page.locator('[data-field="bring"]').count()).toBe(0)
  await begin()
  await page.locator('[data-act="online-menu"]').click()
  await act(page, 'concede')
  await act(page, 'concede-yes')
  await next()

  // the deck that won both is Anna's: she bids first, and Bruno more
  await page.locator('[data-zone="auction"] [data-act="bid"]').waitFor()
  await act(page, 'bid')
  await client.until(() => client.facts(table).offers.length === 1, 'the bid')
  await client.must({ type: 'offer', table, what: 'bid', chains: 3 })
  await page.getByText('Bruno bids 3 chains.').waitFor()
  await look(page, 'auction')
  await act(page, 'leave-deck')
  await page.getByText('Bruno plays it with 3 chains.').waitFor()
  await begin()
  expect(client.facts(table).setup).toMatchObject({ chains: expect.arrayContaining([3, 0]) as unknown })
  expect(anna.problems).toEqual([])
  await page.close()
})

/** Opens the table that was filled in; somebody else takes a seat there, with what is brought. */
async function openForBruno(page: Page, brings: object = {}) {
  await act(page, 'open-table')
  await page.locator('[data-zone="waiting"]').waitFor()
  const table = (await page.locator('[data-field="link"]').inputValue()).split('#table=')[1]
  const bruno = await server.guest('Bruno')
  await bruno.ask('POST', `tables/${table}/seat`, brings)
  const client = await bruno.connect()
  await client.watch(table)
  return { table, client }
}

test('a table of Riftblade in teams is opened with the handicap of who begins', async () => {
  const anna = await arrive('de')
  const { page } = anna
  await field(page, 'name', 'Anna')
  await act(page, 'new-table')
  await page.locator('[data-field="new-game"]').selectOption('riftblade')
  await page.locator('[data-field="new-seats"]').selectOption('teams')
  await page.locator('[data-field="new-handicap"]').check()
  await look(page, 'opening-handicap')
  const { table, client } = await openForBruno(page)
  expect(client.facts(table).setup).toMatchObject({ seats: 4, teams: true, handicap: true })
  expect(anna.problems).toEqual([])
  await page.close()
})

test('a table of Crystal Clans is opened with the initiative of who begins, and begins with it (cc.setup.6)', async () => {
  const anna = await arrive('it')
  const { page } = anna
  await field(page, 'name', 'Anna')
  await act(page, 'new-table')
  await page.locator('[data-field="new-game"]').selectOption('crystal-clans')
  const handicap = page.locator('[data-field="new-handicap"]')
  expect(await handicap.isChecked()).toBe(false)
  await handicap.check()
  await expect.poll(() => page.locator('label', { has: handicap }).textContent()).toContain('Chi comincia ha 2 di iniziativa')
  await look(page, 'opening-initiative')
  const { table, client } = await openForBruno(page, { deck: 'stone' })
  await page.locator('[data-field="bring"]').selectOption('water')
  await act(page, 'ready')
  await client.must({ type: 'ready', table, entropy: drawBits(128) })
  await client.until(() => client.facts(table).setup !== undefined, 'the beginning')
  expect(client.facts(table).setup).toMatchObject({ handicap: true })
  expect(anna.problems).toEqual([])
  await page.close()
})

test('a table of Nightfall is opened with the boxes and the draft that were chosen', async () => {
  const anna = await arrive('en')
  const { page } = anna
  await field(page, 'name', 'Anna')
  await act(page, 'new-table')
  await page.locator('[data-field="new-game"]').selectOption('nightfall')
  await page.locator('[data-field="new-quick"]').selectOption('country')
  await page.locator('[data-field="new-set-martial-law"]').check()
  await expect.poll(() => page.locator('[data-field="new-draft"]').inputValue()).toBe('revealed')
  for (const set of ['nightfall', 'martial-law', 'blood-country']) await page.locator(`[data-field="new-set-${set}"]`).click()
  // the last set stays
  expect(await page.locator('[data-field="new-set-blood-country"]').isChecked()).toBe(true)
  await look(page, 'opening-boxes')
  const { table, client } = await openForBruno(page)
  await act(page, 'ready')
  await client.must({ type: 'ready', table, entropy: drawBits(128) })
  await client.until(() => client.facts(table).setup !== undefined, 'the beginning')
  expect(client.facts(table).setup).toMatchObject({ sets: ['blood-country'], draft: 'revealed' })
  expect(anna.problems).toEqual([])
  await page.close()
})
