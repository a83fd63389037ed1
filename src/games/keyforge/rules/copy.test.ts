import { expect, test } from 'vitest'
import { samePosition } from '../../../kernel/position.ts'
import { Generator, seedOf } from '../../../kernel/random.ts'
import { keyforge } from '../index.ts'
import { FRAME_WORDS, LASTING_ENTRIES, LASTING_WORDS, LOG_ENTRIES, LOG_WORDS, QUEUE_ENTRIES, QUEUE_WORDS } from './layout.ts'

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

test('what is not copied whole lies at the end, and is all that is not', () => {
  const p = keyforge.blank()
  const elastic = 4 * (FRAME_WORDS + LASTING_WORDS * LASTING_ENTRIES) + 2 * (QUEUE_WORDS * QUEUE_ENTRIES + LOG_WORDS * LOG_ENTRIES)
  expect(p.bytes.length - p.head.length - elastic).toBeGreaterThanOrEqual(0)
  expect(p.bytes.length - p.head.length - elastic).toBeLessThan(16)
})
