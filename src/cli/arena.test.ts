import { expect, test } from 'vitest'
import { refused as refusedLine, run as runLine } from '../../test/command-line.ts'

const run = (...words: string[]) => runLine(['arena', ...words])

/** Without the time that it took. */
function parse(text: string) {
  const result = JSON.parse(text) as {
    share: number
    games: number
    faults: object
    work: { millisecondsPerMove: number; illegal: number }[]
  }
  for (const work of result.work) work.millisecondsPerMove = 0
  return result
}

test('the same games give the same result, and a mirror exactly a half', async () => {
  for (const game of ['keyforge', 'riftblade']) {
    const first = await run(game, 'greedy', 'greedy', '--games', '4', '--seed', '5', '--json')
    const again = await run(game, 'greedy', 'greedy', '--games', '4', '--seed', '5', '--json')
    expect(parse(first.text), `${game}, seed 5`).toEqual(parse(again.text))
    expect(parse(first.text)).toMatchObject({ share: 0.5, games: 4, faults: {}, interval: { low: 0.5, high: 0.5 }, pairs: [0, 0, 2, 0, 0] })
  }
})

test('more seats, a time for each move, and a result for people', async () => {
  const { code, text, warned } = await run('riftblade', 'beginner', 'random', '--games', '3', '--seats', '3', '--milliseconds', '1')
  expect(code, warned.join('\n')).toBe(0)
  expect(text).toContain('riftblade, 3 seats, random decks')
  expect(text).toMatch(/beginner against random: [\d.]+ % \[[\d.]+ % to [\d.]+ %\] of 3 games/)
  expect(text).toContain('0 illegal')
})

test('in teams A plays one side and B the other, and a mirror has exactly a half', async () => {
  const { code, text, warned } = await run('riftblade', 'greedy', 'greedy', '--teams', '--games', '2', '--seed', '3')
  expect(code, warned.join('\n')).toBe(0)
  expect(text).toContain('riftblade, two teams, random decks')
  expect(text).toContain('greedy against greedy: 50.0 % [50.0 % to 50.0 %] of 2 games')
  const better = await run('riftblade', 'beginner', 'random', '--teams', '--decks', 'default', '--games', '4', '--seed', '3', '--json')
  expect(JSON.parse(better.text), 'seed 3').toMatchObject({ games: 4, seats: 4, teams: true, unfinished: 0, faults: {} })
  expect((JSON.parse(better.text) as { share: number }).share, 'seed 3').toBeGreaterThan(0.7)
})

test('bad input is one line that says what would be right', async () => {
  const refused = (...words: string[]) => refusedLine(['arena', ...words])
  expect(await refused('keyforge', 'greedy', 'dragon')).toContain('Choose one of random, greedy, beginner')
  expect(await refused('keyforge', 'greedy', 'random', '--decks', 'none')).toContain('--decks must be random or default')
  expect(await refused('nightfall', 'greedy', 'random', '--seats', '3', '--sprt')).toContain('two seats')
  expect(await refused('nightfall', 'greedy', 'random', '--teams')).toContain('not played in teams')
  expect(await refused('keyforge', 'greedy', 'random', '--milliseconds', '0')).toContain('from 1 to 600000')
})
