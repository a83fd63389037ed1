import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refused as refusedLine, run as runLine } from '../../test/command-line.ts'
import { judgeRate } from './balance-page.ts'
import { insertPart } from './page.ts'
import type { BalanceResult } from './balance.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-balance-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...words: string[]) => runLine(['balance', ...words])

async function measure(kept: string, ...words: string[]): Promise<BalanceResult> {
  const { code, text, warned } = await run(...words, '--level', 'random', '--seed', '4', '--folder', path.join(folder, kept), '--json')
  expect(code, warned.join('\n')).toBe(0)
  return JSON.parse(text) as BalanceResult
}

test('the same games give the same balance; more are added to those that were played, and other tables count as they are', async () => {
  const first = await measure('a', 'riftblade', '--games', '4', '--table', '2 seats')
  expect(first.tables.map(({ table, games, even }) => [table, games, even])).toEqual([['2 seats', 4, 0.5]])
  const more = await measure('a', 'riftblade', '--games', '8', '--table', 'teams')
  expect(more.tables.map(({ table, games, even }) => [table, games, even])).toEqual([
    ['2 seats', 4, 0.5],
    ['teams', 8, 0.5],
  ])
  expect(more.tables[0]).toEqual(first.tables[0])
  await measure('b', 'riftblade', '--games', '4', '--table', 'teams')
  expect((await measure('b', 'riftblade', '--games', '8', '--table', 'teams')).tables).toEqual(more.tables.slice(1))
})

test('all pairings of clans, and all numbers of seats of Nightfall with and without a draft', async () => {
  const clans = await measure('c', 'crystal-clans', '--games', '2')
  expect(clans.tables).toHaveLength(16)
  expect(clans.standings.filter(({ other }) => other === undefined)).toHaveLength(6)
  expect(clans.standings.find(({ name, other }) => name === 'water' && other === 'stone')?.games).toBe(4)
  const draft = await measure('c', 'nightfall', '--games', '1', '--table', '2 seats')
  expect(draft.tables.map(({ table }) => table)).toEqual(['2 seats, given archives', '2 seats, sealed draft', '2 seats, revealed draft'])
  expect(draft.families.map(({ family, games }) => [family, games])).toEqual([['2 seats', 12]])
})

test('the page keeps what people wrote, and has what was measured once', async () => {
  const page = path.join(folder, 'page.md')
  writeFileSync(page, '# How even it is\n\nBy hand.\n')
  const words = [
    'crystal-clans',
    '--games',
    '4',
    '--table',
    'stone-blood',
    '--level',
    'random',
    '--folder',
    path.join(folder, 'd'),
    '--page',
    page,
  ]
  expect((await run(...words, '--table', 'blood-stone')).warned[0]).toMatch(
    /There is no table "blood-stone"\. Did you mean stone-blood\? Choose one of all pairings, /,
  )
  const name = (await measure('c', 'crystal-clans', '--games', '1')).tables[0].table
  for (let time = 0; time < 2; time++) expect((await run(...words, '--table', name)).code).toBe(0)
  const text = readFileSync(page, 'utf8')
  expect(text.startsWith('# How even it is\n\nBy hand.\n\n<!-- measured: balance -->')).toBe(true)
  expect(text.match(/measured: balance -->/g)).toHaveLength(1)
  expect(text).toContain(`| ${name} | 4 |`)
  expect(text).toMatch(/\| \*\*[\d.]+ %\*\* \[[\d.]+, [\d.]+\] of 4 \|/)
  expect(text).not.toMatch(/undefined|NaN/)
  const after = insertPart(`${text}\nMore by hand.\n`, 'balance', ['new'])
  expect(after).toMatch(/<!-- measured: balance -->\n\nnew\n\n<!-- end of balance -->\n\nMore by hand\.\n$/)
})

test('a card is out of line when its whole interval is', () => {
  const rate = (share: number, width: number) => ({
    kind: 'buy',
    id: 'x',
    uses: 99,
    games: 99,
    share,
    interval: { low: share - width, high: share + width },
  })
  expect([
    judgeRate(rate(0.6, 0.03), 0.5),
    judgeRate(rate(0.6, 0.1), 0.5),
    judgeRate(rate(0.52, 0.1), 0.5),
    judgeRate(rate(0.4, 0.02), 0.5),
  ]).toEqual(['!', '?', ' ', '!'])
  expect(judgeRate(rate(0.25, 0.02), 0.25)).toBe(' ')
  expect(judgeRate({ ...rate(1, 0), games: 3 }, 0.5)).toBe(' ')
})

test('bad input is one line that says what would be right', async () => {
  const refused = (...words: string[]) => refusedLine(['balance', ...words, '--folder', folder])
  expect(await refused('keyforge')).toContain('Choose crystal-clans, nightfall, riftblade')
  expect(await refused('riftblade', '--table', '5 seats')).toContain('Choose one of 2 seats, 3 seats, 4 seats, teams')
  expect(await refused('riftblade', '--games', '0')).toContain('The number of games')
  expect(await refused('riftblade', '--level', 'dragon')).toContain('Choose one of')
})
