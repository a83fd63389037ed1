import { beforeEach, expect, test, vi } from 'vitest'
import { keepSolved, readKept, streakOf } from './keep.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('days in a row count up to today, or to yesterday while today is open', () => {
  const days = ['2026-11-20', '2026-11-22', '2026-11-23']
  expect(streakOf({ solved: {}, days }, '2026-11-23')).toBe(2)
  expect(streakOf({ solved: {}, days }, '2026-11-24')).toBe(2)
  expect(streakOf({ solved: {}, days }, '2026-11-25')).toBe(0)
})

test('the first try counts, and a day once; what is damaged counts for nothing', () => {
  keepSolved('kf-1', 3, '2026-11-23')
  keepSolved('kf-1', 1, '2026-11-23')
  expect(readKept()).toEqual({ solved: { 'kf-1': 3 }, days: ['2026-11-23'] })
  localStorage.setItem('catena.puzzles', '{"days":["no day"],"solved":[]}')
  expect(readKept()).toEqual({ solved: {}, days: [] })
  localStorage.setItem('catena.puzzles', '{')
  expect(readKept()).toEqual({ solved: {}, days: [] })
})
