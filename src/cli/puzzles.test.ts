import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run as runLine } from '../../test/command-line.ts'
import { longTest } from '../../test/extent.ts'
import { GAME_NAMES, titles } from '../games/index.ts'
import { nameGoal } from '../games/goal.ts'
import type { GameName } from '../games/register.ts'
import { parseRecord } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { type Puzzle, readPuzzles } from '../play/puzzle.ts'
import { PUZZLE_WORDS } from '../play/puzzle-words.ts'
import { Session } from '../play/session.ts'
import { asTheyLie } from '../play/table-order.ts'
import { checkPuzzle, puzzlesOf } from './puzzles.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-puzzles-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...words: string[]) => runTyping([], ...words)

const runTyping = (typed: readonly string[], ...words: string[]) => runLine(['puzzles', ...words], typed)

const SEED = '00000000000000000000000000000004'
console.log(`puzzles are mined with seed ${SEED}`)

longTest('mining finds puzzles, looks through no game twice, and adds no puzzle twice', async () => {
  const file = path.join(folder, 'found.txt')
  const mine = async () => {
    const words = ['--games', '1', '--seed', SEED, '--folder', folder, '--to', file, '--json']
    return JSON.parse((await run('mine', 'nightfall', ...words)).printed[0]) as { turns: number; added: number; puzzles: number }
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
  const { code, printed } = await run('list', '--json')
  expect(code).toBe(0)
  const listed = printed.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(listed).toHaveLength(GAME_NAMES.flatMap(puzzlesOf).length)
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
  for (const one of listed) expect(Object.keys(one)).toEqual(['id', 'game', 'goal', 'choices', 'difficulty', 'found'])
})

test('a check says its verdict, and an unknown puzzle the ones near it', async () => {
  const [{ id }] = puzzlesOf('nightfall')
  const { code, printed } = await run('check', id)
  expect({ code, line: printed[0] }).toEqual({ code: 0, line: expect.stringMatching(/^nf-\w+ .*exactly one line reaches the goal/) })
  const unknown = await run('check', `${id.slice(0, -1)}x`)
  expect(unknown.code).toBe(2)
  expect(unknown.warned.join()).toMatch(`Near it are ${id}`)
})

test('a file of puzzles is listed, checked and played from like those that come with Catena', async () => {
  const file = path.join(folder, 'own.txt')
  const [, puzzle] = puzzlesOf('nightfall')
  const id = 'nf-000001'
  writeFileSync(file, puzzle.record.replace(puzzle.id, id))
  expect((await run('list', '--file', file)).printed).toEqual([expect.stringMatching(/^nf-000001 {2}nightfall/)])
  expect((await run('list', '--file', file, '--game', 'keyforge')).printed).toEqual([])
  expect((await run('check', 'all', '--file', file)).printed).toEqual([expect.stringMatching(/^nf-000001 .*exactly one line/)])
  expect((await runTyping(['quit'], 'play', '--file', file)).text).toContain(`${id}: `)
  expect((await run('check', puzzle.id, '--file', file)).warned.join()).toContain(`Near it are ${id}; "catena puzzles list --file`)
  writeFileSync(file, '')
  expect((await run('play', '--file', file)).warned.join()).toContain('is empty')
})

test('where mined puzzles cannot be added is said before any game is played', async () => {
  const kept = path.join(folder, 'unplayed')
  const mine = async (to: string) => (await run('mine', 'nightfall', '--games', '1', '--folder', kept, '--to', to)).warned.join()
  expect(await mine(path.join(folder, 'none', 'found.txt'))).toContain('cannot be written')
  writeFileSync(path.join(folder, 'other.txt'), '{}')
  expect(await mine(path.join(folder, 'other.txt'))).toContain('holds no puzzles')
  expect(existsSync(kept)).toBe(false)
})

/** What two lines share, as a part of both; copies of a card are alike. */
function share(one: Puzzle, other: Puzzle): number {
  const [line, left] = [one, other].map(({ solution }) => solution.map((move) => move.replace(/\.\d+(?= |$)/g, '')))
  const common = line.filter((move) => {
    const at = left.indexOf(move)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * common.length) / (one.solution.length + other.solution.length)
}

const withGoals = GAME_NAMES.filter((name) => titles.get(name)!.puzzleGoals.length > 0)

test.each(withGoals)('%s: there are at least 40 puzzles, and no two are alike', (name) => {
  const all = puzzlesOf(name)
  const seedOf = ({ record }: Puzzle) => /^seed (.*)$/m.exec(record)?.[1]
  expect(all.length).toBeGreaterThanOrEqual(40)
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const shared = share(one, other)
      const alike = seedOf(one) === seedOf(other) ? shared >= 0.75 : one.goal === other.goal && shared === 1
      expect(alike, `${one.id} and ${other.id}`).toBe(false)
    }
})

/** A puzzle as it is set, twice: to be played, and as what it began with. */
function lay({ id, record, goal: wanted }: Puzzle) {
  const parsed = parseRecord(record)
  if (!parsed.ok) throw new Error(`${id}: ${parsed.error.message}`)
  const { game, puzzleGoals } = titles.get(parsed.value.game as GameName)!
  const played = replay(game, parsed.value)
  if (!played.ok) throw new Error(`${id}: ${played.error.message}`)
  const p = played.value
  const start = game.blank()
  game.copy(start, p)
  return { p, start, seat: game.seatToDecide(p), goal: puzzleGoals.find((one) => nameGoal(one) === wanted)! }
}

/** Of each game; all are checked in the long suite. */
const SAMPLE = 2

test.each(withGoals)('%s: every puzzle can be played to its goal, and a sample is tried exhaustively', (name) => {
  const { game } = titles.get(name)!
  for (const puzzle of puzzlesOf(name)) {
    const { id, solution } = puzzle
    const { p, start, seat, goal } = lay(puzzle)
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

test('of the crystals that lie out only the one that is asked for reaches the goal', () => {
  const { game } = titles.get('crystal-clans')!
  const options = new Int16Array(game.maxOptions)
  for (const puzzle of puzzlesOf('crystal-clans')) {
    const { id, solution } = puzzle
    const { p, start, seat, goal } = lay(puzzle)
    for (const move of solution.slice(0, -1)) game.choose(p, game.parseOption(p, move))
    const claims = [...options.subarray(0, game.options(p, options))].filter((one) => game.makeOption(p, one).startsWith('claim'))
    const reaching = claims.filter((option) => {
      const next = game.blank()
      game.copy(next, p)
      game.choose(next, option)
      return goal.isReached(next, seat, start)
    })
    expect(claims.length, id).toBeGreaterThan(1)
    expect(reaching, id).toHaveLength(1)
  }
})

/** What is typed to follow the line of a puzzle, and at its first question something else. */
function typedLine({ game: name, record, solution }: Puzzle) {
  const title = titles.get(name)!
  const { game } = title
  const parsed = parseRecord(record)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const { setup, seed, moves } = parsed.value
  const started = game.start(setup as never, seed)
  if (!started.ok) throw new Error(started.error.message)
  const session = new Session({ title, p: started.value, seed, setup: setup as never }, moves)
  const seat = session.toDecide
  /** The number of an option in the list. */
  const numberOf = (option: number) => {
    const options = session.legal().map((one) => ({ option: one, view: session.describe(one) }))
    return asTheyLie(options, session.observe(seat)).findIndex((one) => one.option === option) + 1
  }
  const first = numberOf(game.parseOption(session.p, solution[0]))
  const lines = solution.flatMap((move) => {
    const legal = session.legal()
    if (legal.length > 1 && session.answerItself()) return []
    const option = game.parseOption(session.p, move)
    const number = numberOf(option)
    session.choose(seat, option)
    return [String(number)]
  })
  return { lines, other: String(first === 1 ? 2 : 1) }
}

test('at the terminal a puzzle says its goal, that it is out of reach, and that it is reached', async () => {
  for (const puzzle of [puzzlesOf('keyforge').find(({ solution }) => solution[0].startsWith('house '))!, puzzlesOf('riftblade')[0]]) {
    const { lines, other } = typedLine(puzzle)
    const { en, it } = PUZZLE_WORDS
    const solved = await runTyping(lines, 'play', puzzle.id)
    expect(solved.code).toBe(0)
    expect(solved.printed[0]).toMatch(/^\w\w-\w+: (Forge|Take) .*\(\d+ choices\)$/)
    expect(solved.printed).toContain(en.done)
    expect(solved.printed.join('\n')).not.toContain(en.missed)
    expect(solved.printed).not.toContain('The game is left unfinished.')
    // before the last choice it is not
    const short = await runTyping(lines.slice(0, -1), 'play', puzzle.id)
    expect(short.printed).not.toContain(en.done)
    if (puzzle.game !== 'keyforge') continue
    // a hint names the option that leads on, by its number; beyond the goal it says that there is none
    const hinted = await runTyping(['hint', other, 'hint'], 'play', puzzle.id)
    expect(hinted.printed.some((line) => line.startsWith(`  Good here: ${lines[0]}. `))).toBe(true)
    expect(hinted.printed.filter((line) => line.startsWith(en.missed))).toHaveLength(2)
    expect((await runTyping(['?'], 'play', puzzle.id)).printed.some((line) => /^hint +/.test(line))).toBe(true)
    const back = await runTyping([other, 'annulla', ...lines], 'play', puzzle.id, '--lang', 'it')
    const missed = back.printed.findIndex((line) => line.startsWith(it.missed))
    expect(missed).toBeGreaterThan(0)
    expect(back.printed.indexOf(it.done)).toBeGreaterThan(missed)
  }
})
