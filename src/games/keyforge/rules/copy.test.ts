import { expect, test } from 'vitest'
import { samePosition } from '../../../kernel/position.ts'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { keyforge } from '../index.ts'
import {
  FRAME_WORDS,
  COUNTER_ENTRIES,
  COUNTER_WORDS,
  LASTING_ENTRIES,
  LASTING_WORDS,
  LOG_ENTRIES,
  LOG_WORDS,
  QUEUE_ENTRIES,
  QUEUE_WORDS,
} from './layout.ts'

test('a copy has the same bytes, however much the position that is overwritten had in use', () => {
  const random = new Generator(seedOf(41))
  const started = keyforge.start(keyforge.defaultSetup(2), random.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const options = new Int16Array(keyforge.maxOptions)
  const stages = [keyforge.blank()]
  while (keyforge.seatToDecide(p) >= 0) {
    if (random.below(8) === 0) {
      const stage = keyforge.blank()
      stage.bytes.set(p.bytes)
      stages.push(stage)
    }
    keyforge.apply(p, options[random.below(keyforge.options(p, options))])
  }
  const copy = keyforge.blank()
  for (let i = 0; i < 400; i++) {
    const from = stages[random.below(stages.length)]
    keyforge.copy(copy, from)
    expect(samePosition(copy, from)).toBe(true)
  }
})

test('what is copied as far as it is used lies at the end, and is all that is not copied whole', () => {
  const p = keyforge.blank()
  const whole = p.pieces[p.pieces.length - 1].length
  const short = QUEUE_WORDS * QUEUE_ENTRIES + LOG_WORDS * LOG_ENTRIES + COUNTER_WORDS * COUNTER_ENTRIES
  const elastic = 4 * LASTING_WORDS * LASTING_ENTRIES + 2 * short
  expect(p.frames.byteOffset + p.frames.byteLength).toBe(whole)
  expect(p.bytes.length - whole - elastic).toBeGreaterThanOrEqual(0)
  expect(p.bytes.length - whole - elastic).toBeLessThan(8)
})

test('a piece holds the frames that it is taken for', () => {
  const p = keyforge.blank()
  for (const used of [0, 1, 31, 32, 33, 64, 1000, FRAME_WORDS]) {
    p.frames[Math.max(0, used - 1)] = used
    p.machine[1] = used
    const copy = keyforge.blank()
    keyforge.copy(copy, p)
    expect(samePosition(copy, p)).toBe(true)
    keyforge.copy(p, keyforge.blank())
    expect(samePosition(p, keyforge.blank())).toBe(true)
  }
})
