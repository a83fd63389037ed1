import { expect, test } from 'vitest'
import type { Goal } from '../games/goal.ts'
import type { Game } from '../kernel/game.ts'
import { Columns } from '../kernel/layout.ts'
import type { Position } from '../kernel/position.ts'
import { zoneColumns } from '../kernel/zones.ts'
import { Solver } from './solver.ts'

/** A turn in which lamps are lit, each once: five by hand, and one by chance. `END` ends it. */
const END = 9
const BY_CHANCE = 5
const BOTH_WAYS = 6

interface Lamps extends Position {
  /** Lit lamps as bits, the turn, and what is asked: 1 for a question with two answers. */
  readonly state: Int16Array
}

function blank(): Lamps {
  const columns = new Columns(256)
  return {
    bytes: columns.bytes,
    columns: columns.entries,
    random: columns.int32('random', 4),
    frames: columns.int32('frames', 8),
    machine: columns.int16('machine', 2),
    zones: zoneColumns(columns, [{ name: 'none', capacity: 1 }], 1),
    state: columns.int16('state', 3),
    script: undefined,
    sink: undefined,
  }
}

const lamps = {
  blank,
  copy: (to: Lamps, from: Lamps) => to.bytes.set(from.bytes),
  maxOptions: 16,
  seatToDecide: () => 0,
  kind: () => 'main',
  lap: (p: Lamps) => p.state[1],
  listen: () => undefined,
  makeOption: (_p: Lamps, option: number) => `light ${option}`,
  options(p: Lamps, out: Int16Array) {
    if (p.state[2] === 1) {
      out[0] = 10
      out[1] = 11
      return 2
    }
    let n = 0
    for (let lamp = 0; lamp <= BOTH_WAYS; lamp++) if ((p.state[0] & (1 << lamp)) === 0) out[n++] = lamp
    out[n++] = END
    return n
  },
  apply(p: Lamps, option: number) {
    if (option === END) p.state[1]++
    else if (option >= 10) p.state[2] = 0
    else {
      p.state[0] |= 1 << option
      if (option === BY_CHANCE) p.random[0]++
      if (option === BOTH_WAYS) p.state[2] = 1
    }
  },
  choose(p: Lamps, option: number) {
    this.apply(p, option)
  },
}

/** Reached as soon as one of these sets of lamps is lit. */
function lit(...sets: readonly (readonly number[])[]): Goal<Lamps> {
  const masks = sets.map((set) => set.reduce((mask, lamp) => mask | (1 << lamp), 0))
  return { id: 'lit', amount: 1, rule: '', isReached: (p) => masks.some((mask) => (p.state[0] & mask) === mask && p.state[2] === 0) }
}

const solve = (goal: Goal<Lamps>, most = 1000) => new Solver(lamps as unknown as Game<Lamps>, ['reveal']).solve(blank(), goal, most)

test('choices in any order are one line, and what may be done besides adds none', () => {
  expect(solve(lit([0, 1, 2]))).toMatchObject({ kind: 'one', choices: 3, moves: ['light 0', 'light 1', 'light 2'] })
})

test('a second set of choices is a second line', () => {
  expect(solve(lit([0, 1, 2], [0, 1, 3])).kind).toBe('many')
  expect(solve(lit([0, 1], [2])).kind).toBe('many')
})

test('where order is asked for, each order is a line of its own', () => {
  expect(solve({ ...lit([0, 1, 2]), ordered: true }).kind).toBe('many')
})

test('a line that rolls chance leads nowhere', () => {
  expect(solve(lit([0, BY_CHANCE])).kind).toBe('none')
  expect(solve(lit([0, 1, 2], [BY_CHANCE]))).toMatchObject({ kind: 'one', choices: 3 })
})

test('a question whose every answer reaches the goal is no choice', () => {
  expect(solve(lit([0, 1, BOTH_WAYS]))).toMatchObject({ kind: 'one', choices: 3 })
})

test('what is too large is not judged', () => {
  expect(solve(lit([0, 1, 2]), 5).kind).toBe('large')
})

test('a puzzle is followed: what leads on from a later position, and where nothing does', () => {
  const solver = new Solver(lamps as unknown as Game<Lamps>, [])
  const p = blank()
  solver.begin(p, lit([0, 1, 2]), 1000)
  lamps.apply(p, 2)
  expect(solver.next(p, 1)).toBe(0)
  lamps.apply(p, END)
  expect(solver.next(p, 2)).toBeUndefined()
})
