import { expect, test } from 'vitest'
import { judgeRate } from './balance.ts'
import { runProgram } from './program.ts'
import { scriptedTerminal } from './terminal.ts'

async function run(...words: string[]) {
  const terminal = scriptedTerminal([])
  const code = await runProgram(['balance', ...words], terminal)
  return { code, text: terminal.printed.join('\n'), warned: terminal.warned }
}

test('the same games give the same balance, for two and for teams', async () => {
  for (const seats of ['2', 'teams']) {
    const first = await run('riftblade', '--games', '6', '--level', 'random', '--seed', '4', '--seats', seats, '--json')
    const again = await run('riftblade', '--games', '6', '--level', 'random', '--seed', '4', '--seats', seats, '--json')
    expect(first.code, first.warned.join('\n')).toBe(0)
    expect(JSON.parse(first.text)).toEqual(JSON.parse(again.text))
    expect(JSON.parse(first.text)).toMatchObject({ games: 6, agent: 'random', even: 0.5 })
  }
})

test('a table for people', async () => {
  const { text } = await run('riftblade', '--games', '3', '--level', 'random', '--seats', '3', '--seed', '2')
  expect(text).toContain('riftblade, 3 seats, 3 games of random among equals')
  expect(text).toMatch(/who begins: [\d.]+ % \[[\d.]+ % to [\d.]+ %\], even is 33.3 %/)
  expect(text).toMatch(/buy, to turn 15/)
  expect(text).toMatch(/[ !?] void +\d+ +\d+ +[\d.]+ %/)
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
  const refused = async (...words: string[]) => {
    const { code, warned } = await run(...words)
    expect(code).toBe(2)
    expect(warned).toHaveLength(1)
    return warned[0]
  }
  expect(await refused('keyforge')).toContain('Choose riftblade')
  expect(await refused('riftblade', '--seats', '5')).toContain('2 to 4')
  expect(await refused('riftblade', '--games', '0')).toContain('The number of games')
  expect(await refused('riftblade', '--level', 'dragon')).toContain('Choose one of')
})
