import { expect, test } from 'vitest'
import { openHost, PLAYERS, type TestHost, wishesOf } from '../../../test/table/host.ts'
import type { GameName } from '../../games/register.ts'
import type { Swap, Wishes } from './entry.ts'
import { nextSeats, nextWishes } from './rematch.ts'

const [ANN, BEN, CLEO] = PLAYERS

async function finish(game: GameName, seats: number, more: Partial<Wishes> = {}, loser: string = BEN): Promise<TestHost> {
  const host = await openHost(wishesOf(game, seats, more))
  if (game === 'crystal-clans') {
    host.must('sit', ANN, { deck: 'water' })
    host.must('sit', BEN, { deck: 'blood' })
  }
  await host.begin()
  host.must('concede', loser, {})
  for (const { who } of host.table.seats) if (host.table.phase === 'live' && who !== loser && who !== ANN) host.must('concede', who!, {})
  host.settle()
  return host
}

/** All agree, and sit down at the next table. */
async function again(host: TestHost, swap: Swap, of?: number): Promise<TestHost> {
  const people = host.table.seats.flatMap(({ who }) => who ?? [])
  host.must('offer', people[0], { what: 'rematch', swap, next: 'amber-tide', ...(of === undefined ? {} : { of }) })
  const offer = host.table.number
  for (const who of people.slice(1)) host.must('answer', who, { offer, yes: true })
  const next = await openHost(nextWishes(host.table)!, undefined, 'amber-tide')
  for (const { who, seat, body } of nextSeats(host.table)) next.must('sit', who, body, { seat })
  return next
}

const people = ({ table }: TestHost) => table.seats.map(({ who, computer }) => who ?? computer)
const decks = ({ table }: TestHost) => (table.open.setup as { clans: unknown }).clans

test('another game is for all people who played, also those who gave up, when all of them agree', async () => {
  const host = await finish('riftblade', 3)
  expect(host.code('offer', PLAYERS[3], { what: 'rematch', swap: 'none', next: 'b' })).toBe('not-seated')
  expect(host.code('offer', ANN, { what: 'rematch', swap: 'chairs' as 'seats', next: 'b' })).toBe('bad-request')
  expect(nextWishes(host.table)).toBeUndefined()
  host.must('offer', BEN, { what: 'rematch', swap: 'none', next: 'b' })
  const offer = host.table.number
  host.must('answer', ANN, { offer, yes: true })
  expect(host.table.next).toBeUndefined()
  host.must('answer', CLEO, { offer, yes: true })
  expect(host.table.next).toEqual({ table: 'b', swap: 'none' })
  expect(host.code('offer', ANN, { what: 'rematch', swap: 'none', next: 'c' })).toBe('offered')
  expect(nextWishes(host.table)).toMatchObject({ game: 'riftblade', seats: 3, access: 'named', invited: [ANN, BEN, CLEO] })
  expect(nextWishes(host.table)).not.toHaveProperty('secret')
})

test('a no ends the offer, and another one can be made', async () => {
  const host = await finish('riftblade', 2)
  host.must('offer', BEN, { what: 'rematch', swap: 'none', next: 'b' })
  host.must('answer', ANN, { offer: host.table.number, yes: false })
  expect(host.table.offers).toEqual([])
  host.must('offer', ANN, { what: 'rematch', swap: 'seats', next: 'b' })
})

test('seats or decks change places, or neither', async () => {
  const host = await finish('crystal-clans', 2)
  const same = await again(await finish('crystal-clans', 2), 'none')
  expect([people(same), decks(same)]).toEqual([
    [ANN, BEN],
    ['water', 'blood'],
  ])
  const seats = await again(host, 'seats')
  expect([people(seats), decks(seats)]).toEqual([
    [BEN, ANN],
    ['blood', 'water'],
  ])
  const swapped = await again(await finish('crystal-clans', 2), 'decks')
  expect([people(swapped), decks(swapped)]).toEqual([
    [ANN, BEN],
    ['blood', 'water'],
  ])
})

test('what was agreed on stands when everybody is ready without bringing anything else, also two of one clan', async () => {
  const swapped = await again(await finish('crystal-clans', 2), 'decks')
  expect(swapped.table.seats.map(({ deck }) => deck)).toEqual(['blood', 'water'])
  await swapped.begin()
  expect(swapped.table.game!.start.setup).toMatchObject({ clans: ['blood', 'water'] })
  const first = await openHost(wishesOf('crystal-clans'))
  for (const who of [ANN, BEN]) first.must('sit', who, { deck: 'water' })
  await first.begin()
  first.must('concede', ANN, {})
  first.settle()
  const mirrored = await again(first, 'none')
  await mirrored.begin()
  expect(mirrored.table.game!.start.setup).toMatchObject({ clans: ['water', 'water'], mirror: true })
})

test('a computer moves on with the others', async () => {
  const next = await again(await finish('riftblade', 3, { computers: [null, null, 'greedy'] }), 'seats')
  expect(people(next)).toEqual([BEN, 'greedy', ANN])
})

test('of three games the one who wins two has won, wherever he sits', async () => {
  const first = await finish('riftblade', 2, { series: { of: 3, game: 1, wins: [0, 0] } })
  const second = await again(first, 'seats')
  expect(second.table.open.series).toEqual({ of: 3, game: 2, wins: [0, 1], after: 'amber-falcon' })
  await second.begin()
  second.must('concede', ANN, {})
  second.settle()
  const third = await again(second, 'seats')
  expect(people(third)).toEqual([ANN, BEN])
  expect(third.table.open.series).toEqual({ of: 3, game: 3, wins: [1, 1], after: 'amber-tide' })
  await third.begin()
  third.must('concede', ANN, {})
  third.settle()
  // decided: what comes then is another series
  expect((await again(third, 'none')).table.open.series).toEqual({ of: 3, game: 1, wins: [0, 0] })
})

test('a game by itself becomes the first of three when all agree, for two or for two teams', async () => {
  const first = await finish('riftblade', 2)
  const offer = { what: 'rematch', swap: 'seats', next: 'b' } as const
  expect(first.code('offer', ANN, { ...offer, of: 4 })).toBe('bad-request')
  const second = await again(first, 'seats', 3)
  expect(people(second)).toEqual([BEN, ANN])
  expect(second.table.open.series).toEqual({ of: 3, game: 2, wins: [0, 1], after: 'amber-falcon' })
  await second.begin()
  second.must('concede', BEN, {})
  second.settle()
  // the series goes on by itself, and is none that another one begins in
  expect(second.code('offer', ANN, { ...offer, of: 3 })).toBe('bad-request')
  expect((await again(second, 'none')).table.open.series).toEqual({ of: 3, game: 1, wins: [0, 0] })
  expect((await finish('riftblade', 3)).code('offer', ANN, { ...offer, of: 3 })).toBe('bad-request')
  const teams = await finish('riftblade', 4, { setup: { seats: 4, teams: true } })
  expect((await again(teams, 'none', 3)).table.open.series?.game).toBe(2)
})

test('a game of a series that nobody won is played again', async () => {
  const host = await openHost(wishesOf('riftblade', 2, { series: { of: 3, game: 1, wins: [0, 0] } }))
  await host.begin()
  host.must('abort', ANN, {})
  host.settle()
  expect((await again(host, 'none')).table.open.series).toEqual({ of: 3, game: 1, wins: [0, 0], after: 'amber-falcon' })
})
