// Who has the table open, but perhaps does not look, is told after a while: if it still waits for him then.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../../play/table/state.ts'
import type { Store } from '../store/store.ts'
import { Herald } from './herald.ts'

let waiting: string[]
let sent: string[]
let herald: Herald

const table = (id: string) => ({ open: { table: id, game: 'riftblade', clock: { kind: 'days', days: 1 } }, seats: [] }) as unknown as Table

beforeEach(() => {
  vi.useFakeTimers()
  waiting = []
  sent = []
  const store = {
    tables: { ofPlayer: async () => waiting.map((id) => ({ id })) },
    subscriptions: { of: async () => [{ endpoint: 'e', publicKey: 'p', secret: 's', kinds: false }] },
    players: { findAll: async () => new Map() },
  } as unknown as Store
  herald = new Herald({
    push: {
      send: async (_, { topic }) => {
        sent.push(topic)
        return 'sent'
      },
      end: () => undefined,
    },
    store: () => store,
    metrics: { pushes: { inc: () => undefined } } as never,
    report: (problem) => {
      throw problem
    },
    later: 1000,
  })
})

afterEach(() => {
  herald.end()
  vi.useRealTimers()
})

test('who is away is told at once, who is here later', async () => {
  waiting = ['here', 'away']
  herald.tell(table('away'), 'ada', false)
  herald.tell(table('here'), 'ada', true)
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual(['away'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['away', 'here'])
})

test('who has chosen meanwhile is not told, and what waits anew waits for as long again', async () => {
  herald.tell(table('done'), 'ada', true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
  waiting = ['again']
  herald.tell(table('again'), 'ada', true)
  await vi.advanceTimersByTimeAsync(900)
  herald.tell(table('again'), 'ada', true)
  await vi.advanceTimersByTimeAsync(900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual(['again'])
})

test('a server that ends tells nobody any more', async () => {
  waiting = ['one']
  herald.tell(table('one'), 'ada', true)
  herald.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([])
})
