import { expect, test } from 'vitest'
import { LANGUAGES } from '../../ability/language.ts'
import { CLOCKS } from './clocks.ts'
import { usualTime } from './usually.ts'

const waits = (milliseconds: number) => [{ game: 'riftblade' as const, clock: CLOCKS.quick, milliseconds }]
const say = (milliseconds: number) => usualTime(waits(milliseconds), 'riftblade', 'quick', 'en')

test('a usual time is said in round numbers, and not where it is not known or too long', () => {
  expect([3, 14_000, 20_000, 51_000, 70_000, 400_000].map(say)).toEqual([
    '10 seconds',
    '20 seconds',
    '20 seconds',
    '1 minute',
    '1 minute',
    '7 minutes',
  ])
  expect(say(3_700_000)).toBeUndefined()
  expect(usualTime(waits(20_000), 'riftblade', 'calm', 'en')).toBeUndefined()
  expect(usualTime(waits(20_000), 'nightfall', 'quick', 'en')).toBeUndefined()
  expect(LANGUAGES.map((language) => usualTime(waits(20_000), 'riftblade', 'quick', language)).sort()).toEqual([
    '20 Sekunden',
    '20 secondi',
    '20 seconds',
  ])
})
