// Whole games over sockets, as clients hear them.
import { expect, test } from 'vitest'
import { extent } from '../../../test/extent.ts'
import { begin, playByLot } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { TestServer } from '../../../test/server/server.ts'
import { GAME_NAMES, type GameName } from '../../games/register.ts'
import { parseRecord } from '../../kernel/record.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { tellTable } from '../../play/table/facts.ts'
import { verifyChance } from '../../play/table/record.ts'

const games = extent<GameName>(['nightfall'], GAME_NAMES)
const SEED = Number(process.env.SEED ?? 71)
console.log(`games over sockets with seed ${SEED}`)

let server: TestServer

serveTests((one) => (server = one))

test.each(games)('%s: two play to the end, what each knows is what the table tells, and the record can be verified', async (game) => {
  const { table, sitters } = await begin(server, game, {})
  const random = new Generator(seedOf(SEED))
  expect((await sitters[0].player.ask('GET', `tables/${table}/record`)).json.error.code).toBe('not-over')
  await Promise.all(sitters.map((sitter) => playByLot(sitter, table, random)))
  const stored = await server.server.hall.read(table)
  for (const { client, player } of sitters) {
    const seat = stored.seats.findIndex(({ who }) => who === player.id)
    // what was patched together is what is told to one who comes now
    expect(JSON.stringify(sorted(client.facts(table)))).toBe(JSON.stringify(sorted(tellTable(stored, { seat, sits: true }))))
    expect(client.facts(table).end?.secret).toMatch(/^[0-9a-f]{64}$/)
  }
  const { text, status } = await sitters[0].player.ask('GET', `tables/${table}/record`)
  expect(status).toBe(200)
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  expect(record.value.players).toEqual(['player 0', 'player 1'])
  expect(await verifyChance(record.value)).toMatchObject({ ok: true, value: { table } })
})

/** JSON knows no order of keys, and no undefined. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]))
}
