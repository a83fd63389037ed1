import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '../kernel/random.ts'
import { readTitle } from './input.ts'
import { play } from './play.ts'
import { scriptedTerminal } from './terminal.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-play-'))
const home = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test('an opponent that fails ends the game with a report, and a question whose trial fails is put', async () => {
  const title = readTitle('riftblade')
  const { game } = title
  const broken: typeof game = {
    ...game,
    apply(p, option) {
      game.apply(p, option)
      throw new RangeError('a trial failed')
    },
  }
  const terminal = scriptedTerminal(new Array<string>(200).fill('1'))
  const setup = game.defaultSetup(2)
  await play(
    { title: { ...title, game: broken, taught: broken }, setup, seed: seedOf(3), language: 'en', against: 'greedy', seat: 0 },
    terminal,
  )
  expect(terminal.printed.join('\n')).toContain('The rules failed')
  const report = readFileSync('catena-fault-riftblade.txt', 'utf8')
  expect(report).toMatch(/in opponent "greedy"\nfor seat 1, after \d+ choices\nerror: a trial failed/)
})

test.each(['observe', 'describe', 'explain'] as const)('when `%s` fails, the game ends with a report that names it', async (part) => {
  const title = readTitle('riftblade')
  const { game } = title
  const broken = {
    ...game,
    [part]() {
      throw new RangeError('it cannot be told')
    },
  }
  const terminal = scriptedTerminal(title.faces.map(({ id }) => `w ${title.cardName(id, 'en')}`))
  const setup = game.defaultSetup(2)
  await play(
    { title: { ...title, game: broken, taught: broken }, setup, seed: seedOf(3), language: 'en', against: 'greedy', seat: 0 },
    terminal,
  )
  expect(terminal.printed.join('\n')).toContain('The rules failed')
  expect(readFileSync('catena-fault-riftblade.txt', 'utf8')).toMatch(
    new RegExp(`in ${part}\n.*\nerror: it cannot be told\n\ncatena record`),
  )
})
