import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refused as refusedLine, run as runLine } from '../../test/command-line.ts'
import { makeAgent } from '../ai/agent.ts'
import { thoughts } from '../ai/chance.ts'
import { Sight } from '../ai/sight.ts'
import { titles } from '../games/index.ts'
import { ANALYSE_WORDS } from './analyse-words.ts'
import { seedOf } from '../kernel/random.ts'
import { makeRecord } from '../kernel/record.ts'
import type { AnalyseResult } from './analyse.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-analyse-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

const run = (...words: string[]) => runLine(['analyse', ...words])

/** Writes the record of a game of `greedy` against itself and returns its file. */
function play(name: string, seed: number, limit = Number.POSITIVE_INFINITY): string {
  const game = titles.get(name)?.game
  if (game === undefined) throw new Error(`there is no ${name}`)
  const setup = game.defaultSetup()
  const started = game.start(setup, seedOf(seed))
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const [agent, random, sight] = [makeAgent('greedy', game), thoughts(seed), new Sight(game, p)]
  const moves: string[] = []
  while (game.seatToDecide(p) >= 0 && moves.length < limit) {
    const option = agent.decide(sight.look(p), random)
    moves.push(game.makeOption(p, option))
    game.choose(p, option)
  }
  const file = path.join(folder, `${name}-${seed}.txt`)
  writeFileSync(file, makeRecord({ game: name, seed: seedOf(seed), setup, moves }))
  return file
}

test('a record of each game is judged, the same every time, and what moved the estimate adds up', async () => {
  for (const [name, { followLuck }] of titles) {
    const file = play(name, 5, name === 'riftblade' ? 60 : 16)
    const { code, text, warned } = await run(file, '--iterations', '4', '--json')
    expect(code, warned.join('\n')).toBe(0)
    const result = JSON.parse(text) as AnalyseResult
    expect(result).toMatchObject({ game: name, iterations: 4, seats: 2 })
    expect(result.decisions.length, `${name}, seed 5`).toBeGreaterThan(3)
    for (const { playedText, bestText } of result.decisions) {
      expect(playedText).not.toBe('')
      expect(bestText).not.toBe('')
    }
    for (const { first, lost, others, end } of result.accounts) expect(first - lost + others).toBeCloseTo(end)
    expect(result.luck.length).toBe(followLuck === undefined ? 0 : name === 'riftblade' ? 4 : 2)
    for (const { units } of Object.values(ANALYSE_WORDS)) expect(units[name] !== undefined, name).toBe(followLuck !== undefined)
    expect((await run(file, '--iterations', '4', '--json')).text).toBe(text)
  }
})

test('it says for people what was lost and how lucky they were, in three languages, for one seat', async () => {
  const file = play('riftblade', 6)
  const told = { en: /Player 2: \d+ dice, worth/, de: /Spieler 2: \d+ Würfel, Wert/, it: /Giocatore 2: \d+ dadi, valore/ }
  for (const [language, sentence] of Object.entries(told)) {
    const { code, text, warned } = await run(file, '--iterations', '4', '--seat', '1', '--lang', language)
    expect(code, warned.join('\n')).toBe(0)
    expect(text).toMatch(sentence)
    expect(text.match(/^(Player|Spieler|Giocatore) 1: \d+ %/m)).toBeNull()
  }
})

test('bad input is one line that says what would be right', async () => {
  const refused = (...words: string[]) => refusedLine(['analyse', ...words])
  const file = path.join(folder, 'bad.txt')
  writeFileSync(file, makeRecord({ game: 'riftblade', seed: seedOf(1), setup: { seats: 2 }, moves: ['dance'] }))
  expect(await refused(file)).toMatch(/bad\.txt, line 6: "dance" is not possible here/)
  writeFileSync(file, 'hello')
  expect(await refused(file)).toContain('line 1')
  expect(await refused(path.join(folder, 'none.txt'))).toContain('cannot be read')
  expect(await refused(play('riftblade', 7, 4), '--seat', '2')).toContain('--seat must be 0 to 1')
  expect(await refused(play('riftblade', 7, 4), '--iterations', '0')).toContain('from 1 to 1000000')
})
