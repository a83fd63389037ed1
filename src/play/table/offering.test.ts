import { expect, test } from 'vitest'
import { openHost, PLAYERS, type TestHost, wishesOf } from '../../../test/table/host.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import { hashPosition } from '../../kernel/position.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { mayLook, tellTable } from './facts.ts'

const SEED = 65
console.log(`offers with seed ${SEED}`)
const [ANN, BEN, CLEO, DAN] = PLAYERS

async function play(seats = 2, more: Parameters<typeof wishesOf>[2] = {}, choices = 20): Promise<TestHost> {
  const host = await openHost(wishesOf('riftblade', seats, more))
  await host.begin()
  host.playOn(new Generator(seedOf(SEED)), choices)
  return host
}

test('a take-back to any choice needs the consent of everybody else, and the position is the one after it', async () => {
  const host = await play(3, {}, 10)
  const to = host.table.number
  const hash = hashPosition(host.table.game!.p)
  host.playOn(new Generator(seedOf(SEED)), 10)
  expect(host.code('offer', DAN, { what: 'takeback', to })).toBe('not-seated')
  expect(host.code('offer', ANN, { what: 'takeback', to: 1 })).toBe('no-entry')
  expect(host.code('offer', ANN, { what: 'takeback', to: host.table.number })).toBe('no-entry')
  host.must('offer', ANN, { what: 'takeback', to })
  const offer = host.table.number
  expect(host.code('offer', ANN, { what: 'takeback', to })).toBe('offered')
  expect(host.code('answer', ANN, { offer, yes: true })).toBe('answered')
  expect(host.code('answer', DAN, { offer, yes: true })).toBe('not-seated')
  expect(host.code('answer', BEN, { offer: offer + 1, yes: true })).toBe('no-entry')
  host.must('answer', BEN, { offer, yes: true })
  expect(host.code('answer', BEN, { offer, yes: true })).toBe('answered')
  expect(tellTable(host.table, { seat: SPECTATOR, sits: false }).offers).toEqual([
    { entry: offer, seat: 0, offer: { what: 'takeback', to }, agreed: [1] },
  ])
  expect(hashPosition(host.table.game!.p)).not.toBe(hash)
  host.must('answer', CLEO, { offer, yes: true })
  expect(hashPosition(host.table.game!.p)).toBe(hash)
  expect(host.table.offers).toEqual([])
})

test('an offer stands while the game goes on; a no ends it, and who made it may take it back', async () => {
  const host = await play()
  const to = host.table.game!.made[3].entry
  host.must('offer', ANN, { what: 'takeback', to })
  const offer = host.table.number
  host.choose(new Generator(seedOf(SEED)))
  expect(host.table.offers).toHaveLength(1)
  expect(host.code('answer', BEN, { offer, yes: true, noMore: true })).toBe('bad-request')
  host.must('answer', BEN, { offer, yes: false })
  expect(host.table.offers).toEqual([])
  host.must('offer', ANN, { what: 'takeback', to })
  expect(host.code('answer', ANN, { offer: host.table.number, yes: false, noMore: true })).toBe('bad-request')
  host.must('answer', ANN, { offer: host.table.number, yes: false })
  expect(host.table.offers).toEqual([])
})

test('a seat that wants no more requests is asked for nothing again in this game, and may still ask itself', async () => {
  const host = await play()
  const to = host.table.game!.entry
  host.must('offer', ANN, { what: 'takeback', to })
  host.must('answer', BEN, { offer: host.table.number, yes: false, noMore: true })
  expect(host.code('offer', ANN, { what: 'takeback', to })).toBe('no-more-requests')
  host.must('offer', BEN, { what: 'takeback', to })
  host.must('answer', ANN, { offer: host.table.number, yes: true })
  expect(host.table.game!.made).toEqual([])
})

test('an offer to go back to what is gone itself falls away', async () => {
  const host = await play()
  const [far, near] = [host.table.game!.made[3].entry, host.table.game!.made[9].entry]
  host.must('offer', ANN, { what: 'takeback', to: near })
  host.must('offer', BEN, { what: 'takeback', to: far })
  host.must('answer', ANN, { offer: host.table.number, yes: true })
  expect(host.table.offers).toEqual([])
})

test('computers agree to everything, so alone against them a choice is taken back at once', async () => {
  const host = await play(3, { computers: [null, 'greedy', 'greedy'] })
  host.must('offer', ANN, { what: 'takeback', to: host.table.game!.entry })
  expect(host.table.game!.made).toEqual([])
  expect(host.table.offers).toEqual([])
})

test('those who watch look into hands only when all seats agree', async () => {
  const host = await play()
  const through = { seat: 0, sits: false }
  expect(mayLook(host.table, { seat: SPECTATOR, sits: false }, CLEO)).toBe(true)
  expect(mayLook(host.table, through, CLEO)).toBe(false)
  expect(mayLook(host.table, { seat: 0, sits: true }, CLEO)).toBe(false)
  expect(mayLook(host.table, { seat: 0, sits: true }, ANN)).toBe(true)
  host.must('offer', BEN, { what: 'hands' })
  expect(mayLook(host.table, through, CLEO)).toBe(false)
  host.must('answer', ANN, { offer: host.table.number, yes: true })
  expect(mayLook(host.table, through, CLEO)).toBe(true)
  expect(mayLook(host.table, { seat: 7, sits: false }, CLEO)).toBe(false)
  const seen = tellTable(host.table, through)
  expect(seen.observation).toEqual(tellTable(host.table, { seat: 0, sits: true }).observation)
  expect(seen).toMatchObject({ options: [], decision: undefined, undo: -1 })
  expect(host.code('offer', BEN, { what: 'hands' })).toBe('offered')
})

test('one seat is enough to end open hands, at once and without asking; to open them again all are asked', async () => {
  const host = await play(3)
  const through = { seat: 0, sits: false }
  const close = { what: 'hands', open: false } as const
  expect(host.code('offer', ANN, close)).toBe('no-entry')
  host.must('offer', ANN, { what: 'hands' })
  const offer = host.table.number
  host.must('answer', BEN, { offer, yes: true })
  host.must('answer', CLEO, { offer, yes: true })
  expect(mayLook(host.table, through, DAN)).toBe(true)
  expect(host.code('offer', DAN, close)).toBe('not-seated')
  host.must('offer', CLEO, close)
  expect(host.table).toMatchObject({ openHands: false, offers: [] })
  expect(mayLook(host.table, through, DAN)).toBe(false)
  expect(mayLook(host.table, { seat: SPECTATOR, sits: false }, DAN)).toBe(true)
  expect(host.code('offer', BEN, close)).toBe('no-entry')
  host.must('offer', CLEO, { what: 'hands' })
  expect(host.table.openHands).toBe(false)
})

test('who has agreed may think again as long as somebody else has not answered', async () => {
  const host = await play(3)
  host.must('offer', ANN, { what: 'hands' })
  const offer = host.table.number
  host.must('answer', BEN, { offer, yes: true })
  expect(host.code('answer', BEN, { offer, yes: true })).toBe('answered')
  host.must('answer', BEN, { offer, yes: false })
  expect(host.table).toMatchObject({ openHands: false, offers: [] })
  expect(host.code('answer', CLEO, { offer, yes: true })).toBe('no-entry')
})

test('where nobody may watch, nobody does', async () => {
  const host = await play(2, { spectators: null })
  expect(mayLook(host.table, { seat: SPECTATOR, sits: false }, CLEO)).toBe(false)
  expect(host.code('offer', BEN, { what: 'hands' })).toBe('no-spectators')
  expect(host.code('say', CLEO, { room: 'spectators', text: 'hello' })).toBe('no-spectators')
})

test('offers end with the game', async () => {
  const host = await play()
  host.must('offer', BEN, { what: 'hands' })
  const offer = host.table.number
  host.must('concede', ANN, {})
  expect(host.table.offers).toEqual([])
  expect(host.code('answer', ANN, { offer, yes: true })).toBe('no-entry')
  expect(host.code('offer', ANN, { what: 'abort' })).toBe('over')
  expect(host.code('offer', ANN, { what: 'rematch', swap: 'none', next: 'b' })).toBe('not-over')
})
