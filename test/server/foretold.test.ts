// What would come of options, asked over the wire: for who is asked, of cards that he knows, and nothing changes by it.
import { expect, test } from 'vitest'
import type { GameEvent } from '../../src/kernel/event.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { seatOf } from '../../src/play/table/rule.ts'
import type { ServerMessage } from '../../src/play/table/wire.ts'
import { begin, playByLot } from './play.ts'
import { serveTests } from './served.ts'
import type { TestClient, TestServer } from './server.ts'

const SEED = Number(process.env.SEED ?? 91)
console.log(`what is foretold, with seed ${SEED}`)

let server: TestServer

serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)

type Answer = Extract<ServerMessage, { readonly type: 'foretold' | 'refused' }>

/** What is answered to who asks. */
async function foretell(client: TestClient, table: string, id: string): Promise<Answer> {
  client.send({ type: 'foretell', table, id })
  const isIt = (one: ServerMessage): one is Answer => (one.type === 'foretold' || one.type === 'refused') && one.id === id
  return (await client.until(() => client.heard.find(isIt), 'what is foretold')) as Answer
}

test('keyforge: it is told of cards that the seat knows, the same however often it is asked, and changes nothing', async () => {
  const random = new Generator(seedOf(SEED))
  const { table, sitters } = await begin(server, 'keyforge')
  let told = 0
  for (let round = 0; round < 600 && told < 12; round++) {
    const now = await server.server.hall.read(table)
    if (now.phase !== 'live') break
    const { title, game } = now
    const sitter = sitters.find(({ player }) => seatOf(now, player.id) === game!.toDecide)!
    const { client } = sitter
    await client.until(() => client.facts(table).asked === game!.asked, 'the question')
    const answer = await foretell(client, table, `f${round}`)
    if (answer.type !== 'foretold') throw new Error(answer.message)
    expect(answer.entry).toBe(game!.asked)
    const shown = title.shown(title.game.observe(game!.p, game!.toDecide))
    for (const { option, certain, chosen, possible } of answer.options) {
      told++
      expect(client.facts(table).options.map((one) => one.option)).toContain(option)
      for (const event of [...certain, ...chosen, ...possible] as GameEvent[]) {
        expect(title.foreseen!().kinds).toContain(event.kind)
        for (const card of event.cards) expect(card < 0 || shown.has(card)).toBe(true)
      }
    }
    const again = await foretell(client, table, `g${round}`)
    expect({ ...again, id: '' }).toEqual({ ...answer, id: '' })
    expect((await server.server.hall.read(table)).number).toBe(now.number)
    await playByLot(sitter, table, random, 1)
  }
  console.log(`${told} options had something that was foretold`)
  expect(told).toBeGreaterThan(0)
})

test('it is refused by name to all others, and empty where nothing is foretold', async () => {
  const { table, sitters } = await begin(server, 'crystal-clans')
  const now = await server.server.hall.read(table)
  for (const { client, player } of sitters) {
    const answer = await foretell(client, table, 'mine')
    if (seatOf(now, player.id) === now.game!.toDecide) expect(answer).toMatchObject({ type: 'foretold', options: [] })
    else expect(answer).toMatchObject({ type: 'refused', code: 'not-asked', table })
  }
  const stranger = await (await server.guest()).connect()
  await stranger.watch(table)
  expect(await foretell(stranger, table, 'a')).toMatchObject({ code: 'not-seated' })
  expect(await foretell(stranger, 'nowhere', 'b')).toMatchObject({ code: 'no-table' })
  const [{ client, player }] = sitters
  const open = await player.open({ game: 'keyforge' })
  await player.ask('POST', `tables/${open}/seat`, {})
  expect(await foretell(client, open, 'c')).toMatchObject({ code: 'not-started' })
  await client.must({ type: 'concede', table })
  expect(await foretell(client, table, 'd')).toMatchObject({ code: 'over' })
})
