// A server is replaced by a newer one while games are played: each goes on by the rules that it began with.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../../scripts/bundle.mjs'
import { ownEngine, writeEngine } from '../../scripts/engine.mjs'
import { cache } from '../../scripts/root.mjs'
import { anyDatabase, type TestDatabase } from '../../test/databases.ts'
import { begin, playByLot } from '../../test/server/play.ts'
import { TestServer } from '../../test/server/server.ts'
import { openTitle } from '../games/load.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { engineName } from '../play/engine-name.ts'
import { Engines } from './engines.ts'

const SEED = Number(process.env.SEED ?? 83)
const OLD = '0.0.1-old'
let place: TestDatabase
let engines: string

beforeAll(async () => {
  place = await anyDatabase().make()
  engines = mkdtempSync(path.join(cache, 'engines-'))
  await writeEngine(path.join(engines, `${OLD}.mjs`), OLD)
})

afterAll(async () => {
  rmSync(engines, { recursive: true })
  await place.remove()
})

/** Some choices, each by whoever is asked. */
async function playSome({ table, sitters }: Awaited<ReturnType<typeof begin>>, choices: number): Promise<void> {
  const random = new Generator(seedOf(SEED))
  for (let made = 0; made < choices; ) {
    const asked = sitters.find(({ client }) => client.facts(table).options.length > 0)
    if (asked === undefined) await new Promise((resolve) => setTimeout(resolve, 2))
    else made += await playByLot(asked, table, random, 1)
  }
}

test(`a game goes on by the engine that it began with, and is not touched without it; seed ${SEED}`, async () => {
  const older = await TestServer.start(place)
  const game = await begin(older, 'riftblade')
  const alone = await begin(older, 'riftblade', { computers: [null, 'greedy'] }, 1)
  await playSome(game, 6)
  // as if that server had been of an older version
  await older.store.ask(`update entries set body = jsonb_set(body::jsonb, '{engine}', '"${OLD}"')::json where kind = 'start'`)
  await older.end()

  const bare = await TestServer.start(place, { engines: path.join(engines, 'nothing') })
  const stranger = await (await bare.guest()).connect()
  const refused = await stranger.ask({ type: 'watch', table: game.table })
  expect(refused).toMatchObject({ type: 'refused', code: 'no-engine', message: expect.stringContaining(`${OLD}.mjs`) })
  const before = await bare.store.entries.after(game.table, 0)
  expect((await (await bare.guest()).ask('GET', `tables/${game.table}`)).json.state).toBe('live')
  await bare.end()

  const newer = await TestServer.start(place, { engines, thread: await bundle('src/server/tables/thread.ts') })
  const own = await openTitle('riftblade')
  expect((await newer.store.entries.after(game.table, 0)).length).toBe(before.length)
  const table = await newer.server.hall.read(game.table)
  expect(table.title).not.toBe(own)
  expect(table.title.game.name).toBe('riftblade')
  const sitters = await Promise.all(
    game.sitters.map(async ({ player }) => {
      const client = await Object.assign(player, { url: newer.url }).connect()
      await client.watch(game.table)
      return { player, client }
    }),
  )
  await Promise.all(sitters.map((sitter) => playByLot(sitter, game.table, new Generator(seedOf(SEED)))))
  const ended = await newer.server.hall.read(game.table)
  expect(ended.ending?.reason).toBe('rules')
  expect(ended.game?.start.engine).toBe(OLD)
  // so does a computer, in a thread of its own
  const [{ player }] = alone.sitters
  const client = await Object.assign(player, { url: newer.url }).connect()
  await client.watch(alone.table)
  await playSome({ table: alone.table, sitters: [{ player, client }] }, 3)
  // what begins now begins with this version
  const next = await begin(newer, 'riftblade')
  const fresh = await newer.server.hall.read(next.table)
  expect([fresh.title, fresh.game?.start.engine]).toEqual([own, engineName])
  await newer.end()
  expect(newer.logged).toEqual([])
})

test('when a game begins the server leaves its own engine, by which a later one goes on', async () => {
  const folder = path.join(engines, 'kept')
  const server = await TestServer.start(place, { engines: folder, engine: ownEngine() })
  expect(existsSync(folder)).toBe(false)
  const { table } = await begin(server, 'riftblade')
  expect(readdirSync(folder)).toEqual([`${engineName}.mjs`])
  const entries = await server.store.entries.after(table, 0)
  await begin(server, 'riftblade', { computers: [null, 'greedy'] }, 1)
  expect(server.logged).toEqual([])
  await server.end()
  const later = new Engines(`${engineName}0`, folder)
  const title = await later.titleOf(entries)
  expect([title.game.name, title === (await openTitle('riftblade'))]).toEqual(['riftblade', false])
  await expect(
    new Engines(engineName, path.join(engines, 'other'), Promise.resolve(path.join(folder, `${OLD}.mjs`))).keep(),
  ).rejects.toThrow('was not made of the sources of this program')
})
