import { expect, test } from 'vitest'
import { entropyOf, openHost, PLAYERS, type TestHost, wishesOf } from '../../../test/table/host.ts'
import { makeRecord, parseRecord } from '../../kernel/record.ts'
import type { Wishes } from './entry.ts'
import { decksIn } from './formats.ts'
import { nextSeats, nextWishes } from './rematch.ts'
import { recordOfTable, verifyChance } from './record.ts'
import { checkOpen } from './seating.ts'

const [ANN, BEN] = PLAYERS

interface NamedDeck {
  readonly name: string
  readonly cards: readonly unknown[]
}

const decks = ({ table }: TestHost) => decksIn('keyforge', table.game!.start.setup) as readonly NamedDeck[]
const names = (host: TestHost) => decks(host).map(({ name }) => name)

async function sealed(secret: string): Promise<TestHost> {
  const host = await openHost(wishesOf('keyforge', 2, { format: 'sealed' }), secret.repeat(64))
  host.must('sit', ANN, {})
  expect(host.code('ready', ANN, { entropy: entropyOf(ANN), deck: 'mine' })).toBe('no-deck')
  await host.begin()
  return host
}

test('sealed: both get decks that follow from the fair chance of the table, and are verified with it', async () => {
  const host = await sealed('1')
  expect(decks(host).map(({ cards }) => cards.length)).toEqual([36, 36])
  expect(new Set([...names(host), ...names(await sealed('2'))]).size).toBe(4)
  expect(decks(await sealed('1'))).toEqual(decks(host))
  host.must('concede', ANN, {})
  host.settle()
  const text = makeRecord(recordOfTable(host.table, ['A', 'B'], '2026-01-01')!)
  const read = (from: string) => {
    const record = parseRecord(from)
    if (!record.ok) throw new Error(record.error.message)
    return verifyChance(record.value)
  }
  expect(await read(text)).toMatchObject({ ok: true })
  // a deck under another name was not dealt
  expect(await read(text.replace(names(host)[0], 'My Own Choice'))).toEqual({ ok: false, error: 'decks' })
})

test('sealed again: the decks of the next game are dealt anew', async () => {
  const host = await sealed('1')
  const next = await playAgain(host, ANN, 'b')
  await next.begin()
  expect(names(next)).not.toEqual(names(host))
})

async function playAgain(host: TestHost, loser: string, id: string): Promise<TestHost> {
  if (host.table.phase === 'live') host.must('concede', loser, {})
  host.settle()
  host.must('offer', ANN, { what: 'rematch', swap: 'none', next: id })
  host.must('answer', BEN, { offer: host.table.number, yes: true })
  const next = await openHost(nextWishes(host.table)!, '7'.repeat(64), id)
  for (const { who, seat, body } of nextSeats(host.table)) next.must('sit', who, body, { seat })
  return next
}

const ADAPTIVE: Partial<Wishes> = { format: 'adaptive', series: { of: 3, game: 1, wins: [0, 0] } }

/** The third game, after each has won one of the first two with the first deck. */
async function bidFor(): Promise<{ first: string[]; host: TestHost }> {
  const one = await openHost(wishesOf('keyforge', 2, ADAPTIVE))
  await one.begin()
  const first = names(one)
  const two = await playAgain(one, BEN, 'b')
  // nobody brings another deck to the second game
  expect(two.code('ready', ANN, { entropy: entropyOf(ANN), deck: decks(one)[0] })).toBe('no-deck')
  await two.begin()
  expect(names(two)).toEqual([first[1], first[0]])
  return { first, host: await playAgain(two, ANN, 'c') }
}

test('after the highest bid the refusal says that only yes is left', async () => {
  const { host } = await bidFor()
  host.must('offer', ANN, { what: 'bid', chains: 24 })
  expect(host.ask('offer', BEN, { what: 'bid', chains: 1000 })).toMatchObject({
    code: 'bad-request',
    message: 'a bid is at most 24 chains: nobody bids more, only yes is left',
  })
})

test('adaptive: the second game is played with each other’s deck, and for the third they bid chains for the deck that won both', async () => {
  const { first, host } = await bidFor()
  const { auction, series } = host.table.open
  expect(series).toMatchObject({ game: 3, wins: [1, 1] })
  expect(auction!.decks.map((deck) => (deck as NamedDeck).name)).toEqual(first)
  // it is Ann's
  expect(auction!.first).toBe(0)
  for (const who of [ANN, BEN]) host.must('ready', who, { entropy: entropyOf(who) })
  await expect(host.start()).rejects.toThrow('the auction is not over')

  expect(host.code('offer', BEN, { what: 'bid', chains: 1 })).toBe('not-yours')
  expect(host.code('offer', PLAYERS[2], { what: 'bid', chains: 1 })).toBe('not-seated')
  host.must('offer', ANN, { what: 'bid', chains: 0 })
  expect(host.code('offer', ANN, { what: 'bid', chains: 2 })).toBe('not-yours')
  expect(host.code('offer', BEN, { what: 'bid', chains: 0 })).toBe('bad-request')
  expect(host.code('offer', BEN, { what: 'bid', chains: 25 })).toBe('bad-request')
  host.must('offer', BEN, { what: 'bid', chains: 3 })
  const bid = host.table.number
  expect(host.table.offers).toHaveLength(1)
  expect(host.code('answer', BEN, { offer: bid, yes: true })).toBe('answered')
  expect(host.code('answer', ANN, { offer: bid, yes: false })).toBe('bad-request')
  expect(host.code('answer', ANN, { offer: bid - 1, yes: true })).toBe('no-entry')
  host.must('answer', ANN, { offer: bid, yes: true })
  expect(host.table.bid).toEqual({ seat: 1, chains: 3 })
  expect(host.code('offer', ANN, { what: 'bid', chains: 5 })).toBe('over')

  await host.start()
  expect(names(host)).toEqual([first[1], first[0]])
  expect(host.table.game!.start.setup).toMatchObject({ chains: [0, 3] })
  expect(host.code('offer', ANN, { what: 'bid', chains: 5 })).toBe('started')
})

test('who stands up ends the auction, and it begins again', async () => {
  const { host } = await bidFor()
  host.must('offer', ANN, { what: 'bid', chains: 0 })
  host.must('answer', BEN, { offer: host.table.number, yes: true })
  host.must('leave', BEN, {})
  expect(host.table).toMatchObject({ bid: undefined, offers: [] })
  expect(host.code('offer', ANN, { what: 'bid', chains: 0 })).toBe('not-ready')
  host.must('sit', BEN, {})
  expect(host.code('offer', ANN, { what: 'bid', chains: 0 })).toBeUndefined()
})

test('a series that is decided has no auction, and nobody bids at other tables', async () => {
  const { host } = await bidFor()
  host.must('offer', ANN, { what: 'bid', chains: 0 })
  host.must('answer', BEN, { offer: host.table.number, yes: true })
  await host.begin()
  const next = await playAgain(host, BEN, 'd')
  expect(next.table.open).toMatchObject({ series: { game: 1, wins: [0, 0] }, auction: undefined })
  expect(next.code('offer', ANN, { what: 'bid', chains: 1 })).toBe('bad-request')
})

test('an adaptive series is of three games between two people', async () => {
  const { table } = await openHost(wishesOf('keyforge', 2, ADAPTIVE))
  const message = (wishes: Partial<Wishes>) => checkOpen(table.title, { ...table.open, ...wishes })?.message
  expect(message({})).toBeUndefined()
  expect(message({ series: undefined })).toContain('a series of three games')
  expect(message({ computers: [null, 'greedy'] })).toContain('between two people')
  expect(message({ format: 'own', auction: { decks: [1, 2], first: 0 } })).toContain('an auction is for')
})
