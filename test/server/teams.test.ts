// Two against two over sockets, by programs, to the end that the rules give: who wins, what partners see and nobody else, and the record.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { RiftbladeObservation } from '../../src/games/riftblade/observe.ts'
import { parseRecord } from '../../src/kernel/record.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { applyPatch } from '../../src/play/patch.ts'
import type { Heard, TableFacts } from '../../src/play/table/facts.ts'
import type { Table } from '../../src/play/table/state.ts'
import { run } from '../command-line.ts'
import { extent } from '../extent.ts'
import { begin, playByLot } from './play.ts'
import { serveTests } from './served.ts'
import type { TestClient, TestServer } from './server.ts'

const SEEDS = extent([91], [91, 92, 93])
const TEAMS = { setup: { seats: 4, teams: true } }
const folder = mkdtempSync(path.join(tmpdir(), 'catena-teams-'))
let server: TestServer

serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)
afterAll(() => rmSync(folder, { recursive: true }))

/** What somebody knew of the table after each entry, and what he heard on the way. */
function retrace(client: TestClient, table: string) {
  const stands = new Map<number, TableFacts>()
  const heard: Heard[] = []
  let facts: TableFacts | undefined
  for (const message of client.heard) {
    if (message.type === 'table' && message.table === table) {
      facts = message.facts
      stands.set(message.entry, facts)
    }
    if (message.type !== 'step' || message.table !== table) continue
    facts = applyPatch(facts!, message.change) as TableFacts
    heard.push(...message.happened)
    stands.set(message.entry.number, facts)
  }
  return { stands, heard }
}

const observed = ({ observation }: TableFacts) => observation as RiftbladeObservation

/** Each hand was seen by its own seat and the one opposite, all the time, and by nobody else before the end. */
function expectHandsOfPartners(clients: readonly TestClient[], watcher: TestClient, table: string): void {
  const all = [...clients, watcher].map((client) => retrace(client, table))
  let compared = 0
  for (const [seat, { stands, heard }] of all.entries()) {
    const mates = seat === 4 ? [] : [seat, (seat + 2) % 4]
    for (const [entry, facts] of stands) {
      if (facts.phase !== 'live') continue
      const { seats } = observed(facts)
      for (const [other, { hand, handCount }] of seats.entries()) {
        expect(hand?.length, `the hand of ${other}, to ${seat}, after entry ${entry}`).toBe(mates.includes(other) ? handCount : undefined)
        const own = all[other].stands.get(entry)
        if (hand === undefined || own === undefined || other === seat) continue
        expect(hand).toEqual(observed(own).seats[other].hand)
        compared++
      }
      // a partner sees the cards, but is not asked in the place of the other
      if (facts.toDecide !== seat) expect([facts.options, facts.decision]).toEqual([[], undefined])
    }
    const draws = heard.filter(({ event }) => event.kind === 'draw')
    expect(draws.length).toBeGreaterThan(20)
    for (const { event } of draws) expect(event.cards.every((card) => card >= 0)).toBe(mates.includes(event.seat))
  }
  expect(compared).toBeGreaterThan(100)
}

/** All are told the same end, and the record is verified by whoever has it. */
async function expectVerified(stored: Table, clients: readonly TestClient[], seed: number): Promise<void> {
  const { table } = stored.open
  for (const client of clients) expect(client.facts(table).end).toMatchObject({ ...stored.ending, hash: stored.hash })
  const text = await (await fetch(`${server.url}/api/1/tables/${table}/record`)).text()
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  expect(record.value.others).toContainEqual(['ended', ['rules', ...stored.ending!.shares!].join(' ')])
  const file = path.join(folder, `${table}-${seed}.txt`)
  writeFileSync(file, text)
  expect(await run(['verify', file])).toMatchObject({ code: 0, warned: [] })
}

async function open() {
  const { table, sitters } = await begin(server, 'riftblade', { seats: 4, ...TEAMS }, 4)
  const watcher = await (await server.guest()).connect()
  await watcher.watch(table)
  return { table, sitters, clients: sitters.map(({ client }) => client), watcher }
}

test.each(SEEDS)('four play to the end with seed %i: a team has no life left, and both of the other one have won', async (seed) => {
  const { table, sitters, clients, watcher } = await open()
  const random = new Generator(seedOf(seed))
  await Promise.all(sitters.map((sitter) => playByLot(sitter, table, random)))
  const stored = await server.server.hall.read(table)
  await watcher.until(() => watcher.facts(table).phase === 'ended', 'the end')
  const { seats } = observed(clients[0].facts(table))
  const fallen = seats.filter(({ life }) => life <= 0).map(({ seat }) => seat)
  expect(fallen).toHaveLength(2)
  expect(seats[fallen[0]].team).toBe(seats[fallen[1]].team)
  expect(stored.ending).toEqual({
    reason: 'rules',
    rule: 'rb.victory.2',
    shares: [0, 1, 2, 3].map((seat) => (fallen.includes(seat) ? 0 : 0.5)),
  })
  expectHandsOfPartners(clients, watcher, table)
  await expectVerified(stored, [...clients, watcher], seed)
})

test.each(SEEDS)(
  'one of them gives up with seed %i: a computer plays on for the seat, and its team wins or loses by the rules',
  async (seed) => {
    const { table, sitters, clients, watcher } = await open()
    const random = new Generator(seedOf(seed))
    const gone = seed % 4
    const partner = (gone + 2) % 4
    const playing = sitters.map((sitter, seat) => playByLot(sitter, table, random, seat === gone ? 5 : Number.POSITIVE_INFINITY))
    await playing[gone]
    await clients[gone].must({ type: 'concede', table })
    await Promise.all(playing)
    const stored = await server.server.hall.read(table)
    await watcher.until(() => watcher.facts(table).phase === 'ended', 'the end')
    expect(stored.seats.map(({ out }) => out)).toEqual([0, 1, 2, 3].map((seat) => (seat === gone ? 'concede' : undefined)))
    const left = (await server.store.entries.after(table, 0)).find(({ kind }) => kind === 'concede')!
    expect(stored.game!.made.some(({ seat, entry }) => seat === gone && entry > left.number)).toBe(true)
    const { shares } = stored.ending!
    expect(stored.ending).toMatchObject({ reason: 'rules', rule: 'rb.victory.2' })
    expect([...shares!].sort()).toEqual([0, 0, 0.5, 0.5])
    expect(shares![gone]).toBe(shares![partner])
    expectHandsOfPartners(clients, watcher, table)
    await expectVerified(stored, [...clients, watcher], seed)
  },
)
