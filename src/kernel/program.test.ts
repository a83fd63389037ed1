import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pile, PilePosition } from '../../test/pile.ts'
import { CapacityError } from './layout.ts'
import { copyPosition, hashPosition } from './position.ts'
import { printPosition, printProgram } from './print.ts'
import {
  answer,
  boot,
  call,
  Code,
  finish,
  halt,
  jump,
  label,
  release,
  RESULT,
  reserve,
  run,
  runningFrame,
  SEAT,
  SELF,
  SLOTS,
  SOURCE,
  waitingAsk,
} from './program.ts'
import type { Ask } from './program.ts'
import { Generator, seedOf } from './random.ts'

/** An ask for a digit, which is stored in the first slot. */
const digit: Ask<PilePosition> = {
  kind: 'amount',
  rule: 'test.1',
  seat: () => 0,
  options(_p, _f, out) {
    for (let i = 0; i < 10; i++) out[i] = i
    return 10
  },
  answer(p, f, option) {
    p.frames[f + SLOTS] = option
  },
  view: (_p, _f, option) => ({ verb: 'amount', amount: option }),
}

function twoLevels() {
  const code = new Code<PilePosition>()
  const inner = code.program('inner', 1, [
    ['ask inner', digit],
    ['add', (p, f) => void (p.facts[0] = p.facts[0] * 10 + p.frames[f + SLOTS] + p.frames[f + SOURCE])],
  ])
  const outer = code.program('outer', 1, [
    ['first', (p) => void call(p, inner, 1, 1, -1)],
    ['second', (p) => void call(p, inner, 0, 2, -1)],
    ['ask outer', digit],
    ['end of outer', (p, f) => void (p.facts[0] = p.facts[0] * 10 + p.frames[f + SLOTS])],
  ])
  return { code, inner, outer }
}

function booted() {
  const { code, outer } = twoLevels()
  const p = new PilePosition()
  boot(p, outer)
  run(code, p)
  return { code, p }
}

describe('programs', () => {
  test('call, pause at asks, finish to the caller, and stop when nothing is left', () => {
    const { code, p } = booted()
    expect(waitingAsk(code, p)?.kind).toBe('amount')
    answer(code, p, 3)
    answer(code, p, 4)
    expect(p.facts[0]).toBe(46)
    answer(code, p, 5)
    expect(p.facts[0]).toBe(465)
    expect(waitingAsk(code, p)).toBeUndefined()
    expect(runningFrame(p)).toBe(-1)
    expect(p.frames.every((word) => word === 0)).toBe(true)
  })

  test('a copy in the middle of a paused program goes its own way, and both resume', () => {
    const { code, p } = booted()
    answer(code, p, 3)
    const copy = new PilePosition()
    copyPosition(copy, p)
    answer(code, copy, 9)
    answer(code, p, 4)
    answer(code, p, 5)
    expect(p.facts[0]).toBe(465)
    answer(code, copy, 1)
    expect(copy.facts[0]).toBe(511)
  })

  test('a frame knows its seat, source and self, and starts with clear slots', () => {
    const { code, inner } = twoLevels()
    const p = new PilePosition()
    boot(p, inner)
    finish(p)
    p.frames.fill(0)
    const f = call(p, inner, 1, 7, 8)
    expect([p.frames[f + SEAT], p.frames[f + SOURCE], p.frames[f + SELF], p.frames[f + RESULT], p.frames[f + SLOTS]]).toEqual([
      1, 7, 8, 0, 0,
    ])
    expect(code.programAt(inner.start + 1)).toBe(inner)
  })

  test('a step may jump inside its program: a loop', () => {
    const code = new Code<PilePosition>()
    const count = label('count')
    const loop = code.program('loop', 1, [
      [
        count,
        (p, f) => {
          p.facts[0]++
          if (++p.frames[f + SLOTS] < 5) jump(p, f, count)
        },
      ],
      ['after', (p) => void (p.facts[1] = 1)],
    ])
    const p = new PilePosition()
    boot(p, loop)
    run(code, p)
    expect([p.facts[0], p.facts[1]]).toEqual([5, 1])
  })

  test('a label stands at one place, and a jump to one that stands nowhere is refused', () => {
    const code = new Code<PilePosition>()
    const here = label('here')
    const nowhere = label('nowhere')
    const lost = code.program('lost', 0, [[here, (p, f) => jump(p, f, nowhere)]])
    expect(() => code.step(here, () => {})).toThrow('the label "here" stands at two places')
    const p = new PilePosition()
    boot(p, lost)
    expect(() => run(code, p)).toThrow('no step has the label "nowhere"')
  })

  test('halt ends everything that runs', () => {
    const code = new Code<PilePosition>()
    const stop = code.program('stop', 0, [['halt', halt]])
    const main = code.program('main', 0, [
      ['call', (p) => void call(p, stop, 0, -1, -1)],
      ['never', (p) => void (p.facts[0] = 1)],
    ])
    const p = new PilePosition()
    boot(p, main)
    run(code, p)
    expect([p.facts[0], runningFrame(p)]).toEqual([0, -1])
  })

  test('too deep calls and reservations name the frames column', () => {
    const code = new Code<PilePosition>()
    const deep = code.program('deep', 2, [['again', (p) => void call(p, deep, 0, -1, -1)]])
    const p = new PilePosition()
    boot(p, deep)
    expect(() => run(code, p)).toThrow(/capacity of column "frames": \d+ words needed to call "deep", 40 declared/)
    expect(() => reserve(p, 99)).toThrow(CapacityError)
  })

  test('reserved words are clear again when they are released', () => {
    const { p } = booted()
    const before = hashPosition(p)
    const at = reserve(p, 2)
    p.frames[at] = 5
    p.frames[at + 1] = 6
    release(p, at)
    expect(hashPosition(p)).toBe(before)
  })
})

test('pausing and copying anywhere in a random game changes nothing (property)', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(30), (seed, pause) => {
      const started = pile.start({ seats: 3 }, seedOf(seed))
      if (!started.ok) throw new Error(started.error.message)
      const p = started.value
      const copy = pile.blank()
      const options = new Int16Array(pile.maxOptions)
      const play = (q: PilePosition, random: Generator, limit: number) => {
        for (let i = 0; i < limit; i++) {
          const n = pile.options(q, options)
          if (n === 0) return
          pile.choose(q, options[random.below(n)])
        }
      }
      play(p, new Generator(seedOf(seed + 1)), pause)
      copyPosition(copy, p)
      play(p, new Generator(seedOf(seed + 2)), 1000)
      play(copy, new Generator(seedOf(seed + 2)), 1000)
      expect(hashPosition(copy)).toBe(hashPosition(p))
    }),
  )
})

describe('print', () => {
  test('a program, step by step', () => {
    const { code, inner } = twoLevels()
    expect(printProgram(code, inner)).toBe('program inner (1 slots)\n      0 ask ask inner\n      1     add\n      2     end')
  })

  test('a position: frames from the top, zones that hold cards, columns that are not zero', () => {
    const { code, p } = booted()
    p.facts[2] = 12
    p.zones.length[1] = 2
    p.zones.list[p.zones.start[1] + 1] = 4
    const text = printPosition(code, p, (card) => (card < 0 ? '-' : `card ${card}`))
    expect(text).toBe(
      [
        'frame inner at 0 "ask inner" seat 1 source card 1 self - result 0 amount 0 [0]',
        'frame outer at 4 "second" seat 0 source - self - result 0 amount 0 [0]',
        'pile: card 0, card 4',
        'facts 2:12',
      ].join('\n'),
    )
  })
})
