import { expect, test } from 'vitest'
import { CapacityError } from '../../../kernel/layout.ts'
import { SLOTS } from '../../../kernel/program.ts'
import '../index.ts'
import { definitionById, TRIGGER } from './index.ts'
import { abilities } from './definition.ts'
import { addInterest, DISCARDED, forgetOldTurns, PLAYED, countRecords, record, takeInterest } from './history.ts'
import { addLasting, THIS_TURN } from './lasting.ts'
import {
  code,
  CARDS,
  FRAME_WORDS,
  INTEREST,
  IN_PLAY,
  KeyforgePosition,
  LASTING_ENTRIES,
  LINE,
  LOG_ENTRIES,
  NESTING,
  QUEUE_ENTRIES,
  SET_WORDS,
  TURN,
  zoneOf,
} from './layout.ts'
import { addCard, emptyPosition } from './setup.ts'
import { collectOwn, markQueue } from './queue.ts'

/** Growth of a position is a reviewed event: search copies it at every node. */
test('the position has exactly its declared size', () => {
  const p = new KeyforgePosition()
  const last = p.columns[p.columns.length - 1]
  expect([p.bytes.length, last.name, last.offset + p.counters.byteLength]).toMatchInlineSnapshot(`
    [
      34560,
      "counters",
      34556,
    ]
  `)
  expect(p.columns.length).toMatchInlineSnapshot(`47`)
})

test('a card index fits into every column that holds one, and a set has a bit for each card', () => {
  const p = new KeyforgePosition()
  for (const column of [p.zones.list, p.listeners, p.host, p.setAsideBy, p.left, p.right]) {
    column[0] = CARDS - 1
    expect(column[0]).toBe(CARDS - 1)
  }
  expect(SET_WORDS * 32).toBeGreaterThanOrEqual(CARDS)
  expect(SET_WORDS * 32).toBeLessThan(CARDS + 32)
})

/** What may run between one trigger window and the next: programs, and words that a batch of damage to every creature adds. */
const CHAINS: readonly (readonly [programs: readonly string[], more: number])[] = [
  [['divide damage', 'damage', 'state check', 'destroy', 'order on the piles'], 3 * IN_PLAY],
  [['damage', 'state check', 'destroy', 'order on the piles'], 2 * IN_PLAY],
  [['use in some way', 'use', 'fight', 'damage', 'state check', 'destroy', 'order on the piles'], 2 * 2],
  [['play', 'bonus icon', 'damage', 'state check', 'destroy', 'order on the piles'], 2],
  [['transfer', 'state check', 'destroy', 'order on the piles'], 0],
  [['forge', 'state check', 'destroy', 'order on the piles'], 0],
]

test('frames hold as many abilities inside each other as the rules allow (kf.nesting.1)', () => {
  const written = new Set(abilities.map(({ program }) => program))
  const words = (name: string) =>
    SLOTS + (code.programs.find((program) => program.name === name && !written.has(program))?.slots ?? Number.NaN)
  const between = Math.max(...CHAINS.map(([names, more]) => names.reduce((sum, name) => sum + words(name), more)))
  const ability = SLOTS + Math.max(...abilities.map(({ program }) => program?.slots ?? 0))
  // a value is computed by readers inside readers: a condition that counts creatures whose power counts others
  const readers = 12 * (SLOTS + SET_WORDS + 2 + SET_WORDS)
  expect(words('game') + between + NESTING * (words('window') + ability + between) + readers).toBeLessThanOrEqual(FRAME_WORDS)
})

const fill = (n: number, act: (i: number) => void) => {
  for (let i = 0; i < n; i++) act(i)
  expect(() => act(n)).toThrow(CapacityError)
}

test('lasting effects, waiting triggers, records, cards and a line are taken up to the limit, and one more is named', () => {
  fill(LASTING_ENTRIES, (i) => void addLasting(filled.lasting, 0, 0, i, i, THIS_TURN, 1))
  const anger = addCard(filled.queue, { id: 'anger' }, 0)
  const program = definitionById.get('anger')?.abilities.find(({ trigger }) => trigger === TRIGGER.play)
  expect(program).toBeDefined()
  fill(QUEUE_ENTRIES, () => collectOwn(filled.queue, TRIGGER.play, anger))
  expect(markQueue(filled.queue)).toBe(QUEUE_ENTRIES)
  fill(CARDS, () => void addCard(filled.cards, { id: 'anger' }, 0))
  const z = filled.line.zones
  expect(z.start[zoneOf(LINE, 0) + 1] - z.start[zoneOf(LINE, 0)]).toBe(IN_PLAY)
})

const filled = { lasting: emptyPosition(), queue: emptyPosition(), cards: emptyPosition(), line: emptyPosition() }

test('a kind of history for which a record has no bits is refused when its card is compiled', () => {
  expect(() => addInterest(16)).toThrow(CapacityError)
  expect(takeInterest()).toBe(0)
})

test('history holds 256 records of each of two turns, and tells them apart', () => {
  const p = emptyPosition()
  p.state[INTEREST] = (1 << PLAYED) | (1 << DISCARDED)
  p.state[TURN] = 7
  for (let i = 0; i < 256; i++) record(p, PLAYED, i % CARDS, 0)
  p.state[TURN] = 8
  forgetOldTurns(p)
  for (let i = 0; i < 256; i++) record(p, i % 2 === 0 ? PLAYED : DISCARDED, CARDS - 1, 1)
  expect(countRecords(p, 0, PLAYED, 0, 3, undefined, 0)).toBe(128)
  expect(countRecords(p, 0, PLAYED, 1, 1, undefined, 0)).toBe(256)
  expect(countRecords(p, 0, PLAYED, 1, 2, undefined, 0)).toBe(0)
  expect(() => record(p, PLAYED, 0, 0)).toThrow(`capacity of column "log": holds ${LOG_ENTRIES} records, no room for one more`)
  p.state[TURN] = 9
  forgetOldTurns(p)
  expect([countRecords(p, 0, DISCARDED, 1, 3, undefined, 0), countRecords(p, 0, PLAYED, 0, 3, undefined, 0)]).toEqual([128, 0])
})
