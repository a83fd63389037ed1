// The bot that stands as an example is complete: two of them meet, and play each game to the end.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { GAME_NAMES } from '../../src/games/register.ts'
import { extent } from '../extent.ts'
import { leaveForLong } from './play.ts'
import { serveTests } from './served.ts'
import type { TestServer } from './server.ts'

const games = extent<string>(['riftblade'], GAME_NAMES)
const file = path.join(root, 'examples', 'bot.mjs')
let server: TestServer

serveTests((one) => (server = one))

function run(game: string, url = server.url, ...more: string[]): Promise<{ code: number | null; printed: string }> {
  const bot = spawn(process.execPath, [file, url, game, ...more], { timeout: 500_000 })
  let printed = ''
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (text) => (printed += text))
  return new Promise((resolve) => bot.on('close', (code) => resolve({ code, printed })))
}

test('it is short, and needs nothing but Node', () => {
  const text = readFileSync(file, 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect([...text.matchAll(/from '([^']+)'/g)].every(([, from]) => from.startsWith('node:'))).toBe(true)
})

test('a web server that is none of Catena, and an address where none is, are told in a line', async () => {
  const foreign = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Somebody else</h1>'))
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
  for (const one of [url, 'nonsense']) {
    expect(await run('riftblade', one)).toEqual({ code: 2, printed: `No server of Catena answers at ${one}.\n` })
  }
  foreign.close()
})

test.each(games)('%s: two bots meet at a table, play to the end, and both say how it ended', async (game) => {
  const [one, two] = await Promise.all([run(game), run(game)])
  expect(one).toEqual(two)
  expect(one.printed).toMatch(/^[a-z0-9]{14}: rules, shares [\d. ]+\n$/)
  expect(one.code).toBe(0)
  const table = one.printed.split(':')[0]
  expect((await server.server.hall.read(table)).phase).toBe('ended')
  const open = await server.store.tables.list({ state: 'open', game, limit: 10 })
  expect(open).toEqual([])
})

test('a table whose people never get ready is left for another one', async () => {
  const host = await server.guest('Host')
  const dead = await host.open({ game: 'riftblade' })
  await host.ask('POST', `tables/${dead}/seat`, {})
  const first = run('riftblade', server.url, '1')
  await vi.waitFor(async () => expect((await server.server.hall.read(dead)).seats[1].who).toBeDefined(), { timeout: 60_000, interval: 20 })
  await vi.waitFor(async () => expect((await server.server.hall.read(dead)).seats[1].who).toBeUndefined(), {
    timeout: 60_000,
    interval: 20,
  })
  const [one, two] = await Promise.all([first, run('riftblade', server.url, '1')])
  expect(one).toEqual(two)
  expect(one.printed).toMatch(/^[a-z0-9]{14}: rules, shares [\d. ]+\n$/)
  expect([one.code, one.printed.split(':')[0] === dead]).toEqual([0, false])
  await host.ask('DELETE', `tables/${dead}/seat`)
})

test('of somebody who has left a game for a minute the win is claimed', async () => {
  const host = await server.guest('Host')
  const table = await host.open({ game: 'riftblade' })
  await host.ask('POST', `tables/${table}/seat`, {})
  const client = await host.connect()
  client.send({ type: 'watch', table })
  const bot = run('riftblade', server.url, '1')
  client.send({ type: 'ready', table, entropy: '0'.repeat(32) })
  await vi.waitFor(async () => expect((await server.server.hall.read(table)).phase).toBe('live'), { timeout: 60_000, interval: 20 })
  const back = await leaveForLong(server, table, client)
  expect(await bot).toEqual({ code: 0, printed: `${table}: away, shares 0 1\n` })
  back()
})
