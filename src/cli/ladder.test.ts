import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run as runLine } from '../../test/command-line.ts'
import { bringLadder, rowsOf } from '../games/keyforge/index.ts'
import type { SetLadder } from '../games/keyforge/index.ts'
import { seedOf } from '../kernel/random.ts'
import { handsHere } from './crew.ts'
import { doJob } from './job.ts'
import { climb, makeLadderFile } from './ladder.ts'
import type { StandingResult } from './standing.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-ladder-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...words: string[]) => runLine(words)
const wishes = { set: 'cota', decks: 6, games: 4, agent: 'random', seed: seedOf(2) } as const
const quiet = () => undefined

test('a ladder goes on from its blocks and from what was kept, and is the same however often it was interrupted', async () => {
  const at = path.join(folder, 'a')
  const first = await climb({ ...wishes, games: 2, folder: at }, handsHere(doJob), quiet)
  expect(first).toMatchObject({ set: 'cota', decks: 6, agent: 'random', rounds: 1 })
  expect(rowsOf(first)).toHaveLength(6)
  const second = await climb({ ...wishes, folder: at }, handsHere(doJob), quiet)
  expect(second.rounds).toBe(2)
  expect(await climb({ ...wishes, folder: path.join(folder, 'b') }, handsHere(doJob), quiet)).toEqual(second)
  // what is kept counts, and the rounds that follow are others
  const later = await climb({ ...wishes, folder: path.join(folder, 'c') }, handsHere(doJob), quiet, first)
  expect(later.rounds).toBe(2)
  const rounds = (under: string) =>
    readdirSync(path.join(folder, under), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.block'))
      .sort()
      .map((name) => readFileSync(path.join(folder, under, name), 'utf8'))
  expect(rounds('c')).toEqual(rounds('a').slice(1))
  // nothing is played that was asked for before
  expect((await climb({ ...wishes, games: 2, folder: path.join(folder, 'd') }, handsHere(doJob), quiet, later)).rounds).toBe(2)
  // other players begin anew
  const others = await climb({ ...wishes, games: 2, agent: 'greedy', folder: path.join(folder, 'e') }, handsHere(doJob), quiet, later)
  expect(others).toMatchObject({ agent: 'greedy', rounds: 1 })
})

test('the command writes a file that can be read, and refuses what it cannot do', async () => {
  const file = path.join(folder, 'cota.ts')
  const words = ['ladder', 'cota', '--decks', '4', '--games', '2', '--agent', 'random', '--folder', path.join(folder, 'f')]
  const { code, text, warned } = await run(...words, '--to', file)
  expect(code, warned.join('\n')).toBe(0)
  expect(text).toMatch(/^4 decks of cota, 2 games each \(random\): one standard deviation is [\d.]+ Elo/)
  const json = JSON.parse((await run(...words, '--json')).text) as SetLadder
  const written = readFileSync(file, 'utf8')
  expect(written).toContain(`digest: "${json.digest}"`)
  expect(written.split('`')[1].trim().split(/\s+/)).toEqual(json.rows.split(' '))
  expect(await run('ladder', 'cotta')).toMatchObject({ code: 2, warned: [expect.stringContaining('Did you mean cota?')] })
  expect(await run('ladder', 'cota', '--decks', '1')).toMatchObject({ code: 2 })
})

test('a ladder that is kept stands in its file as it would be written', async () => {
  const kept = path.join(import.meta.dirname, '../games/keyforge/deck/ladders/woe.ts')
  expect(makeLadderFile((await bringLadder('woe'))!)).toBe(readFileSync(kept, 'utf8'))
})

test('one deck is rated among those of its set: by its cards alone, and by games', async () => {
  const estimated = JSON.parse((await run('rate', 'random:7', '--games', '0', '--json')).text) as StandingResult
  expect(estimated).toMatchObject({ set: 'cota', games: 0 })
  expect(estimated.played).toEqual(estimated.estimate)
  const words = ['rate', 'random:7', '--games', '6', '--agent', 'random', '--json']
  const played = JSON.parse((await run(...words)).text) as StandingResult
  expect(played).toMatchObject({ games: 6, agent: 'random', estimate: estimated.estimate })
  expect(played.played.deviation).toBeLessThan(estimated.estimate.deviation)
  expect(JSON.parse((await run(...words)).text)).toEqual(played)
  for (const [language, said] of [
    ['en', 'stronger than'],
    ['de', 'stärker als'],
    ['it', 'più forte di'],
  ]) {
    const { code, text } = await run('rate', 'random:7', '--games', '0', '--lang', language)
    expect(code).toBe(0)
    expect(text.split('\n')).toHaveLength(3)
    expect(text).toContain(said)
  }
  expect(await run('rate', 'random:7', '--chains')).toMatchObject({ code: 2, warned: [expect.stringContaining('name the other one')] })
})
