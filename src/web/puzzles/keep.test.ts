import { beforeEach, expect, test, vi } from 'vitest'
import { keepSolved, keepTried, readKept, streakOf, triedOf } from './keep.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('days in a row count up to today, or to yesterday while today is open', () => {
  const days = ['2026-11-20', '2026-11-22', '2026-11-23']
  expect(streakOf({ days }, '2026-11-23')).toBe(2)
  expect(streakOf({ days }, '2026-11-24')).toBe(2)
  expect(streakOf({ days }, '2026-11-25')).toBe(0)
})

test('the first try counts, and a day once; what is damaged counts for nothing', () => {
  keepSolved('kf-1', 3, '2026-11-23')
  keepSolved('kf-1', 1, '2026-11-23')
  expect(readKept()).toEqual({ solved: { 'kf-1': 3 }, tried: {}, days: ['2026-11-23'] })
  localStorage.setItem('catena.puzzles', '{"days":["no day"],"solved":[],"tried":3}')
  expect(readKept()).toEqual({ solved: {}, tried: {}, days: [] })
  localStorage.setItem('catena.puzzles', '{')
  expect(readKept()).toEqual({ solved: {}, tried: {}, days: [] })
})

test('what a puzzle took is known in a later visit, and does not change once it was solved', () => {
  expect(triedOf('kf-1')).toEqual({ tries: 1, hinted: false, shown: false, missed: false })
  const took = { tries: 2, hinted: true, shown: false, missed: false }
  keepTried('kf-1', took)
  keepTried('kf-2', { ...took, tries: 5, shown: true })
  expect(triedOf('kf-1')).toEqual(took)
  keepSolved('kf-1', 2, undefined)
  keepTried('kf-1', { ...took, tries: 9 })
  expect([triedOf('kf-1').tries, triedOf('kf-2').tries]).toEqual([2, 5])
  // one that was solved when only that was kept
  keepSolved('kf-3', 4, undefined)
  expect(triedOf('kf-3')).toMatchObject({ tries: 4, hinted: false })
  localStorage.setItem('catena.puzzles', '{"tried":{"kf-1":null,"kf-2":{"tries":"many","hinted":1}}}')
  expect([triedOf('kf-1'), triedOf('kf-2')].map(({ tries, hinted }) => [tries, hinted])).toEqual([
    [1, false],
    [1, false],
  ])
})
