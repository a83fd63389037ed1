import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run as runLine } from '../../test/command-line.ts'
import { longTest } from '../../test/extent.ts'
import { projectRoot } from './input.ts'
import type { RateResult } from './rate.ts'

const run = (...words: string[]) => runLine(['rate', ...words])

async function rated(...words: string[]) {
  const { code, text, warned } = await run(...words, '--json')
  expect(code, warned.join('\n')).toBe(0)
  return JSON.parse(text) as RateResult
}

test('equal decks: exactly a half without chains, and no chains are within the advice', async () => {
  const { share, interval, games, pairs, faults, unfinished, chains } = await rated(
    'default:1',
    'default:1',
    '--games',
    '100',
    '--agent',
    'random',
    '--chains',
  )
  expect({ share, games, pairs, faults, unfinished }).toEqual({
    share: 0.5,
    games: 100,
    pairs: [0, 0, 50, 0, 0],
    faults: {},
    unfinished: 0,
  })
  expect(interval.low).toBeLessThan(0.5)
  expect(interval.high).toBeGreaterThan(0.5)
  expect(chains?.handicaps.low).toBeLessThanOrEqual(0)
  expect(chains?.handicaps.high).toBeGreaterThanOrEqual(0)
  expect(chains?.tried.reduce((sum, one) => sum + one.games, 0)).toBe(200)
})

test('chains make a pairing even: A and B exchanged, the same deck gets them', async () => {
  const words = ['--games', '120', '--agent', 'random', '--chains', '--seed', '3']
  const there = await rated('random:1', 'random:2', ...words)
  const back = await rated('random:2', 'random:1', ...words)
  expect(there.interval.low).toBeGreaterThan(0.5)
  expect(there.share + back.share).toBeCloseTo(1, 10)
  expect(there.chains?.handicaps.low).toBeGreaterThan(0)
  expect(back.chains?.handicaps.high).toBeLessThan(0)
  // kf.chains.2: the deck wins less with the most chains that were tried than without
  const [most, least] = [there.chains?.tried.at(-1)?.share, there.chains?.tried[0].share]
  expect(most).toBeLessThan(least as number)
})

longTest('threads play the same games as one thread does', async () => {
  const words = ['random:5', 'random:6', '--games', '60', '--agent', 'random', '--chains', '--seed', '8', '--json']
  const threaded = execFileSync(process.execPath, ['scripts/run.mjs', 'src/cli/main.ts', 'rate', ...words], {
    cwd: projectRoot(),
    encoding: 'utf8',
    timeout: 600_000,
  })
  expect(JSON.parse(threaded)).toEqual(JSON.parse((await run(...words)).text))
})

test('a result for people, in three languages', async () => {
  const words = ['random:1', 'default:2', '--games', '20', '--agent', 'random', '--chains', '--lang']
  const english = await run(...words, 'en')
  expect(english.code).toBe(0)
  expect(english.text).toMatch(/A wins [\d.]+ % \[[\d.]+ % – [\d.]+ %\] of 20 games/)
  expect(english.text).toMatch(/nearest to even/)
  expect((await run(...words, 'de')).text).toMatch(/am ausgeglichensten.*\nA gewinnt dann \d+,\d % \[/)
  expect((await run(...words, 'it')).text).toMatch(/il massimo equilibrio.*\nA vince allora il \d+,\d % \[/)
})

test('bad input is one line that says what would be right', async () => {
  const refused = async (...words: string[]) => {
    const { code, warned } = await run(...words)
    expect(code).toBe(2)
    expect(warned).toHaveLength(1)
    return warned[0]
  }
  expect(await refused('default:1', 'default:3')).toContain('The decks always there are default:1 to default:2')
  expect(await refused('default:1', 'random:x')).toContain('"x" is no seed')
  expect(await refused('default:1', 'nowhere.txt')).toContain('there is no such file')
  expect(await refused()).toContain('catena rate --help')
  expect(await refused('default:1', 'default:2', '--games', '1')).toContain('from 2 to 100000000')
  expect(await refused('default:1', 'default:2', '--agent', 'dragon')).toContain('Choose one of random, greedy')
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'catena-')), 'bad.txt')
  writeFileSync(file, 'Name: Bad\nBrobnar\n12x Nothing at all\n')
  expect(await refused('default:1', file)).toContain(file)
})
