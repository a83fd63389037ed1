import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PilePosition } from '../../test/pile.ts'
import { CapacityError, Columns } from './layout.ts'
import { Script, seedOf, seedPosition } from './random.ts'
import { cardAt, indexOf, insert, move, push, remove, shuffle, zoneColumns } from './zones.ts'

const [DECK, HAND, ROW] = [0, 1, 2]

function table() {
  const columns = new Columns(64)
  const z = zoneColumns(
    columns,
    [
      { name: 'deck', capacity: 8 },
      { name: 'hand', capacity: 3 },
      { name: 'row', capacity: 8 },
    ],
    8,
  )
  z.of.fill(-1)
  return z
}

const list = (z: ReturnType<typeof table>, zone: number) => Array.from({ length: z.length[zone] }, (_, i) => cardAt(z, zone, i))

test('the last card of a zone is its top', () => {
  const z = table()
  for (const card of [4, 2, 7]) push(z, DECK, card)
  expect(list(z, DECK)).toEqual([4, 2, 7])
  expect(cardAt(z, DECK, z.length[DECK] - 1)).toBe(7)
  expect([indexOf(z, 4), indexOf(z, 7)]).toEqual([0, 2])
  expect(z.of[2]).toBe(DECK)
})

test('insert makes room, remove closes the gap, move goes to the top', () => {
  const z = table()
  for (const card of [0, 1, 2]) push(z, ROW, card)
  insert(z, ROW, 1, 5)
  insert(z, ROW, 0, 6)
  expect(list(z, ROW)).toEqual([6, 0, 5, 1, 2])
  remove(z, 5)
  expect(list(z, ROW)).toEqual([6, 0, 1, 2])
  expect(z.of[5]).toBe(-1)
  remove(z, 5)
  expect(list(z, ROW)).toEqual([6, 0, 1, 2])
  move(z, HAND, 0)
  expect([list(z, ROW), list(z, HAND)]).toEqual([[6, 1, 2], [0]])
  // nothing stays behind: equal positions have equal bytes
  expect(Array.from(z.list.subarray(z.start[ROW], z.start[ROW + 1]))).toEqual([6, 1, 2, 0, 0, 0, 0, 0])
})

test('a full zone is named, and nothing changes', () => {
  const z = table()
  for (const card of [0, 1, 2]) push(z, HAND, card)
  expect(() => push(z, HAND, 3)).toThrow(CapacityError)
  expect(() => push(z, HAND, 3)).toThrow('capacity of column "hand": holds 3 cards, no room for one more')
  expect(list(z, HAND)).toEqual([0, 1, 2])
})

test('any run of moves agrees with plain lists (property)', () => {
  const step = fc.record({
    card: fc.nat(7),
    zone: fc.constantFrom(DECK, ROW),
    at: fc.nat(7),
    how: fc.constantFrom('move', 'insert', 'remove'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const z = table()
      const lists: number[][] = [[], [], []]
      for (const { card, zone, at, how } of steps) {
        for (const cards of lists) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1)
        if (how === 'move') {
          move(z, zone, card)
          lists[zone].push(card)
        } else remove(z, card)
        if (how === 'insert') {
          const place = Math.min(at, lists[zone].length)
          insert(z, zone, place, card)
          lists[zone].splice(place, 0, card)
        }
        for (const [i, cards] of lists.entries()) expect(list(z, i)).toEqual(cards)
        for (let c = 0; c < 8; c++) expect(z.of[c]).toBe(lists.findIndex((cards) => cards.includes(c)))
      }
    }),
  )
})

test('a shuffle keeps the cards and follows the rolls', () => {
  const p = new PilePosition()
  seedPosition(p.random, seedOf(4))
  for (let card = 0; card < 4; card++) push(p.zones, 0, card)
  p.script = new Script([0, 0, 0])
  shuffle(p, 0)
  p.script.assertExhausted()
  expect(list(p.zones, 0)).toEqual([1, 2, 3, 0])
  const orders = new Map<string, number>()
  for (let i = 0; i < 24000; i++) {
    // put back in order first, so that a fair shuffle makes every order, the one it began with too, equally often
    for (let card = 0; card < 4; card++) move(p.zones, 0, card)
    shuffle(p, 0)
    const order = list(p.zones, 0).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
})

test('a zone holds all cards of a game of up to 255; more are refused', () => {
  const declared = (cards: number) => zoneColumns(new Columns(600), [{ name: 'deck', capacity: cards }], cards)
  const z = declared(255)
  for (let card = 0; card < 255; card++) push(z, 0, card)
  expect([z.length[0], cardAt(z, 0, 254)]).toEqual([255, 254])
  expect(() => declared(256)).toThrow('capacity of column "zones": holds up to 255 cards, 256 were declared')
})
