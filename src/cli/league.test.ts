import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refused as refusedLine, run as runLine } from '../../test/command-line.ts'
import { titles } from '../games/index.ts'
import type { LeagueResult } from './league.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-league-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...words: string[]) => runLine(['league', ...words])

async function meet(kept: string, ...words: string[]): Promise<LeagueResult> {
  const { code, text, warned } = await run('nightfall', ...words, '--seed', '3', '--folder', path.join(folder, kept), '--json')
  expect(code, warned.join('\n')).toBe(0)
  return JSON.parse(text) as LeagueResult
}

test('what is clear is played no more, what is not is played on to the limit; another run goes on from there', async () => {
  const few = ['--agents', 'random,greedy', '--games', '8', '--most', '64']
  const [clear] = (await meet('a', ...few)).meetings
  expect(clear).toMatchObject({ games: 8, share: 0, clear: true })
  const equals = await meet('a', '--agents', 'random,greedy', '--games', '16', '--most', '16')
  expect(equals.meetings[0].games).toBe(16)
  // what was played before counts
  expect((await meet('a', ...few)).meetings[0].games).toBe(16)
  expect((await meet('b', '--agents', 'random,greedy', '--games', '16', '--most', '16')).meetings).toEqual(equals.meetings)
})

test('with three seats equals have a third, and each deal is played three times', async () => {
  const { meetings, sides } = await meet('c', '--agents', 'random,greedy', '--seats', '3', '--games', '3', '--most', '3')
  expect(sides).toBe(3)
  expect(meetings).toMatchObject([{ games: 12, clear: true }])
  expect(meetings[0].share).toBeLessThan(1 / 6)
})

test('the page has a matrix for each kind of table', async () => {
  const page = path.join(folder, 'page.md')
  const words = [
    'riftblade',
    '--agents',
    'random,greedy',
    '--games',
    '4',
    '--most',
    '4',
    '--folder',
    path.join(folder, 'd'),
    '--page',
    page,
  ]
  expect((await run(...words)).code).toBe(0)
  expect((await run(...words, '--teams')).code).toBe(0)
  const text = readFileSync(page, 'utf8')
  expect(text).toContain('<!-- measured: riftblade, 2 seats -->')
  expect(text).toContain('<!-- measured: riftblade, teams -->')
  expect(text).toMatch(/\| random \| \*\*0\.0 %\*\* \[0\.0, 0\.0\] of 8 \|/)
})

test('bad input is one line that says what would be right', async () => {
  const refused = (...words: string[]) => refusedLine(['league', ...words, '--folder', folder])
  expect(await refused('riftblade', '--agents', 'greedy')).toContain('two computer players or more')
  expect(await refused('riftblade', '--agents', 'greedy,greedy')).toContain('named twice')
  expect(await refused('riftblade', '--agents', 'greedy,dragon')).toContain('Choose one of')
})

test('own cards are played with, apart from games with designed ones; the page of those stays theirs', async () => {
  const own = path.join(folder, 'box.json')
  const values = Object.fromEntries(['brother-fenn', 'ilse-marrow', 'odile-vane'].map((id) => [id, { strength: 9, cost: 1 }]))
  writeFileSync(own, JSON.stringify({ game: 'nightfall', name: 'Ada’s box', cards: values }))
  const few = ['--agents', 'random,greedy', '--games', '8', '--most', '8']
  const designed = await meet('own', ...few)
  const printed = await meet('own', ...few, '--cards', own)
  expect([designed.own, printed.own]).toEqual([undefined, 'Ada’s box'])
  expect(readdirSync(path.join(folder, 'own')).length).toBe(2)
  expect(await run('nightfall', ...few, '--cards', own)).toMatchObject({ code: 2 })
  titles.get('nightfall')!.ownBox!.lay(undefined)
})
