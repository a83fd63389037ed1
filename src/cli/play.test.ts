import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

test.each([
  ['en', 'hint', /^ {2}Good here: [12]\. /, /^ {2}By .*turn/],
  ['de', 'rat', /^ {2}Gut wäre: [12]\. /, /^ {2}Bis .*Zug/],
  ['it', 'consiglio', /^ {2}Converrebbe: [12]\. /, /^ {2}Entro .*turno/],
] as const)('in %s the word "%s" says what would be good, by its number, and why', async (language, word, good, why) => {
  const title = readTitle('keyforge')
  await title.bringLanguage(language)
  const terminal = scriptedTerminal([word, 'q'])
  // the search ends where it has tried enough, however long that takes
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  await play({ title, setup: title.game.defaultSetup(2), seed: seedOf(8), language, against: 'greedy', seat: 0 }, terminal)
  clock.mockRestore()
  const at = terminal.printed.findIndex((line) => good.test(line))
  expect(at, terminal.printed.join('\n')).toBeGreaterThan(0)
  expect(terminal.printed[at + 1]).toMatch(why)
  expect(terminal.printed[at + 2]).toContain('100')
  // the question still stands, and is not put anew
  expect(terminal.warned).toEqual([])
})

test('whoever acts in Crystal Clans reads where the marker lies and what each act costs', async () => {
  for (const [language, word, marker, cost] of [
    ['en', 'concede', /^ {2}The marker lies /, /\(cost 3\)$/],
    ['de', 'aufgeben', /^ {2}Der Marker liegt /, /\(Kosten 3\)$/],
    ['it', 'abbandona', /^ {2}Il segnalino /, /\(costo 3\)$/],
  ] as const) {
    const title = readTitle('crystal-clans')
    const terminal = scriptedTerminal([word])
    await play({ title, setup: title.game.defaultSetup(2), seed: seedOf(3), language, against: 'random', seat: 0 }, terminal)
    const asked = terminal.printed.findIndex((line) => line.includes('[cc.turn.2]'))
    expect(terminal.printed[asked + 1]).toMatch(marker)
    // to replenish costs 3
    expect(terminal.printed.slice(asked + 2).some((line) => cost.test(line))).toBe(true)
  }
})

test('who concedes has lost, in the own language, and the game is over', async () => {
  for (const [language, word, said] of [
    ['en', 'concede', 'Game over. Opponent won.'],
    ['de', 'aufgeben', 'Die Partie ist vorbei. Gewonnen: Gegner.'],
    ['it', 'abbandona', 'La partita è finita. Vince: Avversario.'],
  ] as const) {
    const title = readTitle('riftblade')
    const terminal = scriptedTerminal(['help', word])
    const shares = await play({ title, setup: title.game.defaultSetup(2), seed: seedOf(3), language, against: 'random', seat: 0 }, terminal)
    expect(terminal.printed.at(-1)).toBe(said)
    expect(terminal.printed.join()).toContain(word)
    expect(terminal.printed.join('\n')).toContain(
      { en: 'You concede the game', de: 'Du gibst die Partie auf', it: 'Abbandoni la partita' }[language],
    )
    expect(shares).toEqual([0, 1])
  }
})

test('a question that seldom matters is offered to be answered from now on, is, and may be put again', async () => {
  const title = readTitle('nightfall')
  const run = async (lines: readonly string[], habits: readonly string[] = []) => {
    const terminal = scriptedTerminal(lines)
    await play({ title, setup: title.game.defaultSetup(2), seed: seedOf(4), language: 'en', against: 'greedy', seat: 0, habits }, terminal)
    return terminal.printed
  }
  const offered = '  always: From now on: pass when nothing can be linked or claimed'
  const isLonely = (line: string, at: number, printed: readonly string[]) =>
    /\[nf\.(?:chain|claim)\.2\]$/.test(line) && printed[at + 2] === offered
  const lonely = (printed: readonly string[]) => printed.filter(isLonely).length
  const plain = await run(new Array<string>(60).fill('1'))
  expect(lonely(plain)).toBeGreaterThan(1)
  // at the first one it is wished: it is answered with it, and none is put after it
  const first = plain.findIndex(isLonely)
  const before = plain.slice(0, first).filter((line) => /\[nf\.[a-z]+\.\d+\]$/.test(line) && !line.startsWith('-')).length
  const wished = await run([...new Array<string>(before).fill('1'), 'always', ...new Array<string>(40).fill('1'), 'a'])
  expect(wished).toContain('From now on: pass when nothing can be linked or claimed.')
  expect(lonely(wished)).toBe(1)
  expect(wished.some((line) => /^\d+\. Lay an order into the chain, or pass\. → /.test(line))).toBe(true)
  // the flag does the same from the start
  expect(lonely(await run(new Array<string>(60).fill('1'), ['nightfall.pass']))).toBe(0)
  // elsewhere there is nothing to wish
  expect(await run(['always'])).toContain('This question is always put.')
})
