import { expect, test } from 'vitest'
import { NOON, openHost, PLAYERS, type TestHost, wishesOf } from '../../../test/table/host.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { readClocks } from './clock.ts'
import { findDuty } from './duty.ts'
import { type Clock, HOST } from './entry.ts'
import { listOptions } from './game.ts'

const SEED = 62
console.log(`clocks with seed ${SEED}`)
const [ANN, BEN] = PLAYERS
const MINUTE = 60_000
const DAY = 86_400_000

async function sitDown(clock: Clock, wishes: Partial<Parameters<typeof wishesOf>[2]> = {}): Promise<TestHost> {
  const host = await openHost(wishesOf('riftblade', 2, { clock, ...wishes }))
  host.now += 10 * MINUTE
  await host.begin()
  return host
}

const left = ({ table, now }: TestHost) => readClocks(table.clocks!, now).left
const decider = ({ table }: TestHost) => table.game!.toDecide

/** Whoever decides chooses by lot until somebody else has to. Returns who that was. */
function visit(host: TestHost, random: Generator): number {
  const seat = decider(host)
  while (decider(host) === seat && host.table.phase === 'live') host.choose(random)
  return seat
}

test('time runs for whoever has to decide, from the start on, and an increment is added after the visit', async () => {
  const random = new Generator(seedOf(SEED))
  const host = await sitDown({ kind: 'increment', base: 10 * MINUTE, increment: 15_000 })
  expect(left(host)).toEqual([10 * MINUTE, 10 * MINUTE])
  host.now += 4000
  const first = decider(host)
  expect(left(host)[first]).toBe(10 * MINUTE - 4000)
  expect(left(host)[1 - first]).toBe(10 * MINUTE)
  visit(host, random)
  expect(left(host)[first]).toBe(10 * MINUTE - 4000 + 15_000)
  host.now += 1000
  expect(left(host)[1 - first]).toBe(10 * MINUTE - 1000)
  // what is said costs whoever has to decide his time, and nobody gains an increment by it
  host.must('say', PLAYERS[first], { room: 'table', phrase: 'hello' })
  host.now += 1000
  expect(left(host)[1 - first]).toBe(10 * MINUTE - 2000)
})

test('a delay is not charged, once in each visit', async () => {
  const random = new Generator(seedOf(SEED))
  const host = await sitDown({ kind: 'delay', base: 10 * MINUTE, delay: 5000 })
  const first = decider(host)
  host.now += 3000
  expect(left(host)[first]).toBe(10 * MINUTE)
  host.must('say', PLAYERS[first], { room: 'table', phrase: 'hello' })
  host.now += 3000
  expect(left(host)[first]).toBe(10 * MINUTE - 1000)
  visit(host, random)
  expect(left(host)[first]).toBe(10 * MINUTE - 1000)
  host.now += 6000
  expect(left(host)[1 - first]).toBe(10 * MINUTE - 1000)
})

test('days are for each visit', async () => {
  const random = new Generator(seedOf(SEED))
  const host = await sitDown({ kind: 'days', days: 2 })
  const first = decider(host)
  host.now += DAY
  expect(left(host)[first]).toBe(DAY)
  visit(host, random)
  visit(host, random)
  expect(decider(host)).toBe(first)
  expect(left(host)[first]).toBe(2 * DAY)
})

test('up to 500 milliseconds of the way of a choice are forgiven, and never more than have passed', async () => {
  const host = await sitDown({ kind: 'increment', base: 10 * MINUTE, increment: 0 })
  const choose = (lag: number, passed: number) => {
    const { game, title } = host.table
    const seat = game!.toDecide
    host.now += passed
    const before = left(host)[seat]
    host.must('move', PLAYERS[seat], { answers: game!.asked, option: listOptions(title, game!.p)[0] }, { lag })
    return left(host)[seat] - before
  }
  expect(choose(200, 3000)).toBe(200)
  expect(choose(9000, 3000)).toBe(500)
  expect(choose(400, 100)).toBe(100)
  expect(choose(-400, 100)).toBe(0)
})

test('time that is up is up for everybody, but a choice on its way still counts', async () => {
  const host = await sitDown({ kind: 'increment', base: MINUTE, increment: 0 })
  const { game, title } = host.table
  const seat = game!.toDecide
  const [who, other] = [PLAYERS[seat], PLAYERS[1 - seat]]
  const body = { answers: game!.asked, option: listOptions(title, game!.p)[0] }
  host.now += MINUTE
  expect(host.code('flag', other, {})).toBe('not-due')
  host.now += 300
  expect(host.code('move', who, body, { lag: 200 })).toBe('time-up')
  expect(findDuty(host.table)?.at).toBe(NOON + 10 * MINUTE + MINUTE + 500)
  host.settle()
  expect(host.table.phase).toBe('live')
  host.now += 200
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'time', shares: seat === 0 ? [0, 1] : [1, 0] })
  expect(host.table.phase).toBe('ended')
  expect(host.code('move', who, body)).toBe('over')
  expect(host.code('flag', other, {})).toBe('over')
})

test('a choice whose way is forgiven saves the seat', async () => {
  const host = await sitDown({ kind: 'increment', base: MINUTE, increment: 0 })
  const { game, title } = host.table
  host.now += MINUTE + 300
  host.must('move', PLAYERS[game!.toDecide], { answers: game!.asked, option: listOptions(title, game!.p)[0] }, { lag: 300 })
  expect(left(host)[game!.toDecide]).toBe(0)
})

test('while nobody keeps the table, nobody’s time runs', async () => {
  const host = await sitDown({ kind: 'increment', base: 10 * MINUTE, increment: 0 })
  const seat = decider(host)
  host.now += 5000
  const since = host.now
  host.now += 60 * MINUTE
  expect(host.code('wait', ANN, { since })).toBe('host-only')
  expect(host.code('wait', HOST, { since: host.now + 1 })).toBe('bad-request')
  host.must('wait', HOST, { since })
  expect(left(host)[seat]).toBe(10 * MINUTE - 5000)
  host.now += 1000
  // a host that knows less than the entries charges no time twice
  host.must('wait', HOST, { since: NOON })
  expect(left(host)[seat]).toBe(10 * MINUTE - 5000)
  host.now += 1000
  expect(left(host)[seat]).toBe(10 * MINUTE - 6000)
})

test('a clock of the host that goes backwards gives and takes no time', async () => {
  const host = await sitDown({ kind: 'increment', base: 10 * MINUTE, increment: 0 })
  const before = host.table.at
  host.now -= 5 * MINUTE
  host.must('say', BEN, { room: 'table', phrase: 'hello' })
  expect(host.table.at).toBe(before)
  expect(host.table.clocks!.left).toEqual([10 * MINUTE, 10 * MINUTE])
})

test('a computer thinks in the time of the host', async () => {
  const host = await sitDown({ kind: 'increment', base: 10 * MINUTE, increment: 0 }, { computers: ['greedy', null] })
  const random = new Generator(seedOf(SEED))
  while (decider(host) !== 0) host.choose(random)
  host.now += 60 * MINUTE
  expect(left(host)[0]).toBe(10 * MINUTE)
  expect(findDuty(host.table)?.what).toEqual({ kind: 'think', seat: 0 })
  while (decider(host) !== 1) host.choose(random)
  host.now += 1000
  expect(left(host)).toEqual([10 * MINUTE, 10 * MINUTE - 1000])
})
