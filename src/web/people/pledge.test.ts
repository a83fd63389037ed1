import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPledge, givePledge } from './pledge.ts'

const kept = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }),
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('what was given first stands, whatever the table says or is asked later', () => {
  const first = givePledge('amber', 'c0ffee', 0)
  expect(first.entropy).toMatch(/^[0-9a-f]{32}$/)
  expect(givePledge('amber', 'other', 1)).toEqual({ ...first, seat: 1 })
  expect(findPledge('amber')).toEqual({ commitment: 'c0ffee', entropy: first.entropy, seat: 1 })
  expect(givePledge('tide', 'c0ffee', 0).entropy).not.toBe(first.entropy)
  expect(findPledge('nowhere')).toBeUndefined()
})

test('of many tables the newest are kept, and what is damaged is none', () => {
  for (let table = 0; table < 40; table++) givePledge(`t${table}`, 'c0ffee', 0)
  expect(findPledge('t15')).toBeUndefined()
  expect(findPledge('t39')).toBeDefined()
  for (const damage of ['{', '[]', 'null', '{"t39":{"seat":0}}', '{"t39":null}']) {
    kept.set('catena.pledges', damage)
    expect(findPledge('t39'), damage).toBeUndefined()
  }
})
