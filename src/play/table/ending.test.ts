import { expect, test } from 'vitest'
import { NOON, openHost, PLAYERS, SECRET, type TestHost, wishesOf } from '../../../test/table/host.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import type { Title } from '../../games/title.ts'
import { readClocks } from './clock.ts'
import { tellHistory } from './facts.ts'
import { recordOfTable } from './record.ts'
import { findDuty } from './duty.ts'
import { HOST } from './entry.ts'
import { tellTable } from './facts.ts'
import { listOptions } from './game.ts'

const SEED = 63
console.log(`endings with seed ${SEED}`)
const [ANN, BEN, CLEO, DAN] = PLAYERS
const MINUTE = 60_000

async function play(seats = 2, more: Parameters<typeof wishesOf>[2] = {}, choices = 12): Promise<TestHost> {
  const host = await openHost(wishesOf('riftblade', seats, more))
  await host.begin()
  host.playOn(new Generator(seedOf(SEED)), choices)
  return host
}

test('of two, one concedes and the other has won', async () => {
  const host = await play()
  expect(host.code('concede', CLEO, {})).toBe('not-seated')
  host.must('concede', ANN, {})
  expect(host.table.phase).toBe('over')
  expect(host.code('concede', BEN, {})).toBe('over')
  expect(host.code('end', ANN, {})).toBe('host-only')
  const told = host.table.game!.happened.map(({ event }) => [event.kind, event.seat])
  expect(told).toEqual([['concede', 0]])
  const look = { seat: 1, sits: true }
  expect(tellHistory(host.table, look).at(-1)?.event).toMatchObject({ kind: 'concede', seat: 0 })
  host.settle()
  expect(recordOfTable(host.table, ['Ann', 'Ben'], '2026-11-28')?.conceded).toEqual([0])
  expect(host.table.ending).toEqual({ reason: 'concede', shares: [0, 1] })
  expect(host.code('end', HOST, {})).toBe('over')
  expect(findDuty(host.table)).toBeUndefined()
})

test('of three, one concedes and a computer plays on for the seat, which wins nothing any more', async () => {
  const host = await play(3)
  host.must('concede', ANN, {})
  expect(host.table.phase).toBe('live')
  expect(host.table.seats[0]).toMatchObject({ who: ANN, out: 'concede', computer: 'casual' })
  expect(host.code('sit', ANN, {})).toBe('seated')
  expect(host.code('concede', ANN, {})).toBe('over')
  host.must('concede', CLEO, {})
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'concede', shares: [0, 1, 0] })
})

test('what the rules would give a seat that is out goes to the others in equal parts', async () => {
  const winners: number[] = []
  for (let seed = 1; winners.length < 6; seed++) {
    const host = await openHost(wishesOf('riftblade', 3), String(seed % 10).repeat(64))
    await host.begin()
    host.must('concede', ANN, {})
    host.playOn(new Generator(seedOf(seed)))
    const outcome = host.table.title.game.outcome(host.table.game!.p)!
    const winner = outcome.shares.indexOf(1)
    winners.push(winner)
    expect(host.table.ending).toEqual({ reason: 'rules', rule: outcome.reason, shares: winner === 0 ? [0, 0.5, 0.5] : outcome.shares })
  }
  expect(new Set(winners)).toContain(0)
})

test('in teams the partner plays on, and both have lost when both are out', async () => {
  const host = await play(4, { setup: { seats: 4, teams: true } })
  host.must('concede', ANN, {})
  host.must('concede', BEN, {})
  expect(host.table.phase).toBe('live')
  host.must('concede', CLEO, {})
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'concede', shares: [0, 0.5, 0, 0.5] })
})

test('in teams a computer carries no partner who has given up: the side that still has a player wins, and never all', async () => {
  const setup = { seats: 4, teams: true }
  // each with a computer: who gives up first leaves the win to the other side
  const apart = await play(4, { setup, computers: [null, null, 'casual', 'casual'] })
  apart.must('concede', BEN, {})
  apart.settle()
  expect(apart.table.ending).toEqual({ reason: 'concede', shares: [0.5, 0, 0.5, 0] })
  // alone against a team of computers
  const alone = await play(4, { setup, computers: [null, 'casual', 'casual', 'casual'] })
  alone.must('concede', ANN, {})
  alone.settle()
  expect(alone.table.ending).toEqual({ reason: 'concede', shares: [0, 0.5, 0, 0.5] })
  // both partners, one after the other, against two for whom computers play since they are away
  const away = await play(4, { setup })
  for (const against of [1, 3]) {
    away.away[against] = away.now - MINUTE
    away.must('claim', ANN, { what: 'computer', against, level: 'casual' })
  }
  away.must('concede', CLEO, {})
  expect(away.table.phase).toBe('live')
  away.must('concede', ANN, {})
  away.settle()
  expect(away.table.ending).toEqual({ reason: 'concede', shares: [0, 0.5, 0, 0.5] })
})

test('against computers alone nobody is left when the player concedes', async () => {
  const host = await play(3, { computers: ['greedy', null, 'greedy'] })
  host.must('concede', BEN, {})
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'concede', shares: [0.5, 0, 0.5] })
})

test('before the start who opened the table may close it', async () => {
  const host = await openHost(wishesOf('riftblade'))
  host.must('sit', BEN, {})
  expect(host.code('abort', BEN, {})).toBe('not-yours')
  host.must('abort', ANN, {})
  host.settle()
  expect(host.table.phase).toBe('ended')
  expect(host.table.ending).toEqual({ reason: 'abort', shares: null })
  expect(tellTable(host.table, { seat: SPECTATOR, sits: false }).end?.secret).toBe(SECRET)
})

test('the game may be broken off until everybody has chosen for the first time, then it can be offered', async () => {
  const host = await play(2, {}, 0)
  expect(host.code('abort', CLEO, {})).toBe('not-seated')
  const early = await play(2, {}, 0)
  early.choose(new Generator(seedOf(SEED)))
  early.must('abort', ANN, {})
  early.settle()
  expect(early.table.ending).toEqual({ reason: 'abort', shares: null })

  const random = new Generator(seedOf(SEED))
  const chosen = new Set<number>()
  while (chosen.size < 2) {
    chosen.add(host.table.game!.toDecide)
    host.choose(random)
  }
  expect(host.code('abort', ANN, {})).toBe('too-late')
  host.must('offer', ANN, { what: 'abort' })
  host.must('answer', BEN, { offer: host.table.number, yes: true })
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'abort', shares: null })
})

test('whoever is away for a minute can be claimed against: the win, more time, or a computer until the player is back', async () => {
  const host = await play(2, { clock: { kind: 'increment', base: 10 * MINUTE, increment: 0 } })
  host.now += MINUTE
  expect(host.code('claim', ANN, { what: 'win', against: 1 })).toBe('not-away')
  host.away[1] = host.now - MINUTE + 1
  expect(host.code('claim', ANN, { what: 'win', against: 1 })).toBe('not-away')
  host.now += 1
  expect(host.code('claim', CLEO, { what: 'win', against: 1 })).toBe('not-seated')
  expect(host.code('claim', ANN, { what: 'win', against: 0 })).toBe('no-seat')
  expect(host.code('claim', ANN, { what: 'extend', against: 1, by: 0 })).toBe('bad-request')
  expect(host.code('claim', ANN, { what: 'computer', against: 1, level: 'genius' as 'greedy' })).toBe('bad-request')

  const before = readClocks(host.table.clocks!, host.now).left[1]
  host.must('claim', ANN, { what: 'extend', against: 1, by: 5 * MINUTE })
  expect(host.table.clocks!.left[1]).toBe(before + 5 * MINUTE)

  host.must('claim', ANN, { what: 'computer', against: 1, level: 'skilled' })
  const { game, title } = host.table
  if (game!.toDecide === 1) {
    const body = { answers: game!.asked, option: listOptions(title, game!.p)[0] }
    expect(host.code('move', BEN, body)).toBe('not-yours')
    host.must('move', HOST, body, { seat: 1 })
  }
  expect(host.code('claim', ANN, { what: 'win', against: 1 })).toBe('not-away')
  host.must('sit', BEN, {})
  expect(host.table.seats[1].computer).toBeUndefined()

  host.must('claim', ANN, { what: 'win', against: 1 })
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'away', shares: [1, 0] })
})

test('a rated game is given to no computer, and the win can still be claimed', async () => {
  const host = await play(2, { rated: true })
  host.away[1] = NOON
  host.now += 2 * MINUTE
  expect(host.code('claim', ANN, { what: 'computer', against: 1, level: 'skilled' })).toBe('rated')
  host.must('claim', ANN, { what: 'win', against: 1 })
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'away', shares: [1, 0] })
})

test('with days for each visit nobody has to be there', async () => {
  const host = await play(2, { clock: { kind: 'days', days: 1 } })
  host.away[1] = NOON
  host.now += 60 * MINUTE
  expect(host.code('claim', ANN, { what: 'win', against: 1 })).toBe('not-away')
})

test('when the rules fail the game ends without a result, and the choice is not made', async () => {
  const host = await play(2, {}, 4)
  const { title } = host.table
  const broken: Title = {
    ...title,
    game: {
      ...title.game,
      apply() {
        throw new Error('a step that fails')
      },
    },
  }
  host.table = { ...host.table, title: broken }
  const { made, p } = host.table.game!
  host.choose(new Generator(seedOf(SEED)))
  expect(host.table.game).toMatchObject({ made, p, fault: { message: 'a step that fails' } })
  host.settle()
  expect(host.table.ending).toEqual({ reason: 'fault', shares: null })
  const { fault } = tellTable(host.table, { seat: 0, sits: true })
  expect(fault).toEqual({ seat: expect.any(Number), move: expect.any(String), where: expect.any(String), message: 'a step that fails' })
})

test('the host can break off any game, and DAN, who is nobody here, none', async () => {
  const host = await play()
  expect(host.code('abort', DAN, {})).toBe('not-seated')
  host.must('abort', HOST, {})
  host.settle()
  expect(host.table.ending?.reason).toBe('abort')
})
