// The bot that stands as an example is complete: two of them meet, and play each game to the end.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { GAME_NAMES } from '../../src/games/register.ts'
import { extent } from '../extent.ts'
import { serveTests } from './served.ts'
import type { TestServer } from './server.ts'

const games = extent<string>(['riftblade'], GAME_NAMES)
const file = path.join(root, 'examples', 'bot.mjs')
let server: TestServer

serveTests((one) => (server = one))

function run(game: string, url = server.url): Promise<{ code: number | null; printed: string }> {
  const bot = spawn(process.execPath, [file, url, game], { timeout: 500_000 })
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
