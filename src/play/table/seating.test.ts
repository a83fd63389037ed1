import { expect, test } from 'vitest'
import { entropyOf, openHost, PLAYERS, SECRET, TestHost, wishesOf } from '../../../test/table/host.ts'
import { title as riftblade } from '../../games/riftblade/title.ts'
import type { Title } from '../../games/title.ts'
import { HOST, type Open, type Wishes } from './entry.ts'
import { tellTable } from './facts.ts'
import { checkOpen } from './seating.ts'
import { rebuild } from './table.ts'

const [ANN, BEN, CLEO] = PLAYERS
const ENTROPY = entropyOf(ANN)

test('a player sits down in a free seat, once, and may stand up until the game begins', async () => {
  const host = await openHost(wishesOf('riftblade', 3, { computers: [null, 'greedy', null] }))
  expect(host.code('sit', ANN, {}, { seat: 3 })).toBe('no-seat')
  expect(host.code('sit', ANN, {}, { seat: 1 })).toBe('taken')
  host.must('sit', ANN, {})
  expect(host.code('sit', ANN, {})).toBe('seated')
  expect(host.code('sit', BEN, {}, { seat: 0 })).toBe('taken')
  host.must('sit', BEN, {})
  expect(host.code('sit', CLEO, {})).toBe('no-seat')
  expect(host.code('leave', CLEO, {})).toBe('not-seated')
  host.must('leave', BEN, {})
  host.must('sit', CLEO, {})
  expect(host.table.seats.map(({ who, computer }) => who ?? computer)).toEqual([ANN, 'greedy', CLEO])
})

test('the host frees the seat of a player who does not come back before the start', async () => {
  const host = await openHost(wishesOf('riftblade'))
  host.must('sit', BEN, {}, { seat: 1 })
  expect(host.code('leave', HOST, {}, { seat: 0 })).toBe('not-seated')
  host.must('leave', HOST, {}, { seat: 1 })
  expect(host.table.seats[1].who).toBeUndefined()
})

test('at a table for those who are named, nobody else sits down but who opened it', async () => {
  const host = await openHost(wishesOf('riftblade', 2, { access: 'named', invited: [BEN] }))
  expect(host.code('sit', CLEO, {})).toBe('not-invited')
  host.must('sit', ANN, {})
  host.must('sit', BEN, {})
})

test('the game begins when everybody has given entropy, by the host alone', async () => {
  const host = await openHost(wishesOf('riftblade'))
  host.must('sit', ANN, {})
  expect(host.code('ready', BEN, { entropy: ENTROPY })).toBe('not-seated')
  expect(host.code('ready', ANN, { entropy: 'luck' })).toBe('bad-entropy')
  host.must('ready', ANN, { entropy: ENTROPY })
  expect(host.code('ready', ANN, { entropy: ENTROPY })).toBe('is-ready')
  const start = { seed: '1'.repeat(32), setup: { seats: 2 }, engine: 'test' }
  expect(host.code('start', HOST, start)).toBe('not-ready')
  host.must('sit', BEN, {})
  host.must('ready', BEN, { entropy: entropyOf(BEN) })
  expect(host.code('start', ANN, start)).toBe('host-only')
  expect(host.code('start', HOST, { ...start, seed: 'x' })).toBe('bad-request')
  await host.start()
  expect(host.code('start', HOST, start)).toBe('started')
  expect(host.code('leave', ANN, {})).toBe('started')
  expect(host.code('sit', CLEO, {})).toBe('started')
  expect(host.code('ready', ANN, { entropy: ENTROPY })).toBe('started')
})

test('who is named and does not want to come now says so once; the table stays open, and the seat free for them', async () => {
  const host = await openHost(wishesOf('riftblade', 2, { access: 'named', invited: [ANN, BEN] }))
  host.must('sit', ANN, {})
  for (const who of [ANN, CLEO, HOST]) expect(host.code('decline', who, {}), who).toBe('not-invited')
  expect(tellTable(host.table, { seat: 0, sits: true }).declined).toBeUndefined()
  host.must('decline', BEN, {})
  expect(tellTable(host.table, { seat: 0, sits: true })).toMatchObject({ declined: [BEN], phase: 'open' })
  expect(host.code('decline', BEN, {})).toBe('answered')
  // it suits him after all
  host.must('sit', BEN, {})
  expect(tellTable(host.table, { seat: 0, sits: true }).declined).toEqual([])
  expect(host.code('decline', BEN, {})).toBe('seated')
  host.must('leave', BEN, {})
  host.must('decline', BEN, {})
  expect(rebuild(host.table.title, host.entries).declined).toEqual([BEN])
  host.must('sit', BEN, {})
  await host.begin()
  expect(host.code('decline', BEN, {})).toBe('started')
})

test('a table for everybody asks nobody, so that nobody declines', async () => {
  const host = await openHost(wishesOf('riftblade', 2, { invited: [BEN] }))
  expect(host.code('decline', BEN, {})).toBe('not-invited')
})

test('who stands up is not ready any more, and takes the deck along', async () => {
  const host = await openHost(wishesOf('crystal-clans'))
  host.must('sit', ANN, { deck: 'water' })
  host.must('ready', ANN, { entropy: ENTROPY })
  host.must('leave', ANN, {})
  expect(host.table.seats[0]).toEqual({})
})

test('Crystal Clans: each chooses a clan that nobody else is told before the start', async () => {
  const host = await openHost(wishesOf('crystal-clans'))
  host.must('sit', ANN, { deck: 'water' })
  expect(host.code('sit', BEN, { deck: 'custard' })).toBe('bad-setup')
  host.must('sit', BEN, { deck: 'blood' })
  expect(host.code('ready', BEN, { entropy: ENTROPY, deck: ['blood'] })).toBe('bad-setup')
  host.must('ready', BEN, { entropy: entropyOf(BEN), deck: 'stone' })
  expect(JSON.stringify(tellTable(host.table, { seat: 0, sits: true }))).not.toContain('stone')
  expect(tellTable(host.table, { seat: 0, sits: true }).deck).toBe('water')
  host.must('ready', ANN, { entropy: ENTROPY })
  await host.start()
  expect(tellTable(host.table, { seat: 0, sits: true }).setup).toMatchObject({ clans: ['water', 'stone'] })
})

test('KeyForge: each plays the deck that he brought, and a deck that breaks a rule is refused by its fault', async () => {
  const host = await openHost(wishesOf('keyforge'))
  const { decks } = host.table.title.game.defaultSetup(2) as unknown as { decks: { name: string; cards: unknown[] }[] }
  expect(host.ask('sit', ANN, { deck: { ...decks[1], cards: decks[1].cards.slice(1) } })).toMatchObject({
    code: 'bad-setup',
    message: expect.stringContaining('it must have twelve') as unknown,
  })
  host.must('sit', ANN, { deck: decks[1] })
  host.must('sit', BEN, { deck: decks[0] })
  await host.begin()
  const { setup } = host.table.game!.start as unknown as { setup: { decks: { name: string }[] } }
  expect(setup.decks.map(({ name }) => name)).toEqual([decks[1].name, decks[0].name])
})

test('where seats bring nothing, a deck is refused', async () => {
  const host = await openHost(wishesOf('nightfall'))
  expect(host.code('sit', ANN, { deck: 'mine' })).toBe('no-deck')
})

test.each<[string, Partial<Wishes> & { table?: string; secret?: string }, string]>([
  ['another game', { game: 'keyforge' }, 'these are the rules of riftblade'],
  ['too many seats', { seats: 9 }, '2, 3, 4 seats, not 9'],
  ['a level that there is not', { computers: [null, 'genius' as 'greedy'] }, 'levels are random'],
  ['no seat for a person', { computers: ['greedy', 'greedy'] }, 'at least one seat'],
  ['a format that there is not', { format: 'sealed' }, '"format" must be box'],
  ['a clock without time', { clock: { kind: 'increment', base: 0, increment: 5 } }, 'a clock has a base'],
  ['half a day', { clock: { kind: 'days', days: 0.5 } }, 'days are 1 to 30'],
  ['no kind of clock', { clock: { kind: 'sand' } as never }, 'a clock is of the kind'],
  ['an access that there is not', { access: 'friends' as 'named' }, '"access" must be'],
  ['a delay below nothing', { spectators: { delay: -1 } }, 'delay of those who watch'],
  ['a series of two', { series: { of: 2, game: 1, wins: [0, 0] } }, 'a series is of 3 or 5'],
  ['a setup for others', { setup: { seats: 3 } }, 'for 3 seats, the table has 2'],
  ['a setup that breaks a rule', { setup: { seats: 2, first: 5 } }, '"first" must be a seat'],
  ['a secret that is too short', { secret: '12' }, '64 hexadecimal digits'],
  ['an id that is no address', { table: 'Ä/..' }, 'the id of a table'],
])('no table is opened with %s', (_, wishes, message) => {
  const open: Open = { ...wishesOf('riftblade'), table: 'a', secret: SECRET, commitment: SECRET, ...wishes }
  expect(checkOpen(riftblade as unknown as Title, open)?.message).toContain(message)
  expect(() => new TestHost(riftblade as unknown as Title, open)).toThrow(message)
})

test('a series for three players each against all is refused, for two teams it is not', () => {
  const open = (setup: unknown, seats: number): Open => ({
    ...wishesOf('riftblade', seats, { series: { of: 3, game: 1, wins: Array<number>(seats).fill(0) }, setup }),
    table: 'a',
    secret: SECRET,
    commitment: SECRET,
  })
  expect(checkOpen(riftblade as unknown as Title, open(undefined, 3))?.message).toContain('a series is for two')
  expect(checkOpen(riftblade as unknown as Title, open({ seats: 4, teams: true }, 4))).toBeUndefined()
})
