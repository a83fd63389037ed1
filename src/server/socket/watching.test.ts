// Those who look at a table without a seat: how far behind they are, and that all at the table know how many they are.
import { expect, test } from 'vitest'
import { begin, playByLot } from '../../../test/server/play.ts'
import { serveTests } from '../../../test/server/served.ts'
import type { TestClient, TestServer } from '../../../test/server/server.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { tellTable } from '../../play/table/facts.ts'

const SEED = Number(process.env.SEED ?? 74)
console.log(`those who watch with seed ${SEED}`)
const random = new Generator(seedOf(SEED))

let server: TestServer

serveTests((one) => (server = one))

test('those who watch a turn later see nothing of the turn that is played, whenever they came', async () => {
  const { table, sitters } = await begin(server, 'keyforge', { spectators: { delay: 1, of: 'turns' } })
  const watcher = await (await server.guest()).connect()
  await watcher.watch(table)
  const turn = (client: TestClient) => client.facts(table).turn
  const other = await server.guest()
  while (turn(sitters[0].client) < 4) {
    for (const sitter of sitters) if (sitter.client.facts(table).options.length > 0) await playByLot(sitter, table, random, 1)
    const late = await other.connect()
    await late.watch(table)
    const now = tellTable(await server.server.hall.read(table), { seat: -1, sits: false }).turn
    // before the first turn is over nothing of the game is seen but how it was laid out
    expect(turn(late)).toBeLessThan(Math.max(2, now))
    if (turn(late) > 0) expect(turn(late)).toBe(Math.max(1, now - 1))
    late.socket.close()
  }
  await watcher.until(() => turn(watcher) === 3, 'the turn before')
  await sitters[0].client.must({ type: 'concede', table })
  await watcher.until(() => watcher.facts(table).phase === 'ended', 'the end')
  expect(turn(watcher)).toBeGreaterThanOrEqual(4)
})

test('all who look at a table are told how many watch', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const watching = (client: TestClient) => client.tables.get(table)!.watching
  const [one, two] = await Promise.all([0, 1].map(async () => (await server.guest()).connect()))
  await one.watch(table)
  for (const { client } of [...sitters, { client: one }]) await client.until(() => watching(client) === 1, 'one who watches')
  await two.watch(table)
  for (const { client } of [...sitters, { client: one }]) await client.until(() => watching(client) === 2, 'two who watch')
  two.socket.close()
  for (const { client } of sitters) await client.until(() => watching(client) === 1, 'one left')
})
