import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME_NAMES, titles } from '../games/index.ts'
import { nameGoal } from '../games/goal.ts'
import { parseRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { readPuzzles } from '../play/puzzle.ts'
import { runProgram } from './program.ts'
import { checkPuzzle, puzzlesOf } from './puzzles.ts'
import { scriptedTerminal } from './terminal.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-puzzles-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(...words: string[]) {
  const terminal = scriptedTerminal([])
  const code = await runProgram(['puzzles', ...words], terminal)
  return { code, lines: terminal.printed, warned: terminal.warned.join('\n') }
}

const SEED = '00000000000000000000000000000002'
console.log(`puzzles are mined with seed ${SEED}`)

test('mining finds puzzles, looks through no game twice, and adds no puzzle twice', async () => {
  const file = path.join(folder, 'found.txt')
  const mine = async () => {
    const words = ['--games', '1', '--seed', SEED, '--folder', folder, '--to', file, '--json']
    return JSON.parse((await run('mine', 'nightfall', ...words)).lines[0]) as { turns: number; added: number; puzzles: number }
  }
  const first = await mine()
  expect(first.added).toBe(first.puzzles)
  expect(first.added).toBeGreaterThan(0)
  expect(await mine()).toEqual({ ...first, added: 0 })
  const found = readPuzzles(readFileSync(file, 'utf8'))
  expect(found).toHaveLength(first.puzzles)
  for (const puzzle of found) expect(checkPuzzle(puzzle).fault).toBeUndefined()
})

test('a puzzle that was tampered with does not hold', () => {
  const [puzzle] = puzzlesOf('nightfall')
  expect(checkPuzzle({ ...puzzle, solution: [...puzzle.solution].reverse() }).fault).toMatch(/does not reach/)
  expect(checkPuzzle({ ...puzzle, choices: puzzle.choices + 1 }).fault).toMatch(/choices/)
  expect(checkPuzzle({ ...puzzle, goal: 'chain 99' }).fault).toMatch(/no goal "chain 99"/)
  const record = puzzle.record.replace(/\n[^\n]+\n*$/, '\n')
  expect(checkPuzzle({ ...puzzle, record }).fault).toBeDefined()
})

test('the list says of each puzzle what it asks, in one line', async () => {
  const { code, lines } = await run('list', '--json')
  expect(code).toBe(0)
  const listed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(listed).toHaveLength(GAME_NAMES.flatMap(puzzlesOf).length)
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
  for (const one of listed) expect(Object.keys(one)).toEqual(['id', 'game', 'goal', 'choices', 'difficulty', 'found'])
})

test('a check says its verdict, and an unknown puzzle the ones near it', async () => {
  const [{ id }] = puzzlesOf('nightfall')
  const { code, lines } = await run('check', id)
  expect({ code, line: lines[0] }).toEqual({ code: 0, line: expect.stringMatching(/^nf-\w+ .*exactly one line reaches the goal/) })
  const unknown = await run('check', `${id.slice(0, -1)}x`)
  expect(unknown.code).toBe(2)
  expect(unknown.warned).toMatch(`Near it are ${id}`)
})

/** Of each game; all are checked in the long suite. */
const SAMPLE = 2

test.each(GAME_NAMES)('%s: every puzzle can be played to its goal, and a sample is tried exhaustively', (name) => {
  const { game, puzzleGoals } = titles.get(name)!
  for (const { id, record, solution, goal: wanted } of puzzlesOf(name)) {
    const parsed = parseRecord(record)
    if (!parsed.ok) throw new Error(`${id}: ${parsed.error.message}`)
    const played = replay(game, parsed.value)
    if (!played.ok) throw new Error(`${id}: ${played.error.message}`)
    const goal = puzzleGoals.find((one) => nameGoal(one) === wanted)!
    const p = played.value
    const start = game.blank()
    game.copy(start, p)
    const seat = game.seatToDecide(p)
    for (const move of solution) {
      expect(goal.isReached(p, seat, start), id).toBe(false)
      game.choose(p, game.parseOption(p, move))
    }
    expect(goal.isReached(p, seat, start), id).toBe(true)
  }
  const all = puzzlesOf(name)
  expect(all.length).toBeGreaterThan(0)
  for (let i = 0; i < SAMPLE; i++) {
    const puzzle = all[Math.floor((i * all.length) / SAMPLE)]
    expect(checkPuzzle(puzzle).fault, puzzle.id).toBeUndefined()
  }
})
