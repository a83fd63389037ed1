import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../ability/language.ts'
import { GAME_NAMES } from '../games/register.ts'
import { seedOf } from '../kernel/random.ts'
import { readTitle } from './input.ts'
import { play } from './play.ts'
import { scriptedTerminal } from './terminal.ts'
import { wrapping } from './wrap.ts'

const COLUMNS = 80

/** What a player reads who types these lines, on a terminal so wide. */
async function read(game: string, lines: readonly string[], { language = 'en' as Language, seed = 7, columns = COLUMNS } = {}) {
  const title = readTitle(game)
  const terminal = scriptedTerminal(lines)
  await play(
    { title, setup: title.game.defaultSetup(2), seed: seedOf(seed), language, against: 'greedy', seat: 0 },
    wrapping({ ...terminal, columns }),
  )
  return terminal.printed
}

test('before the first turn no turn has a number', async () => {
  for (const [language, said] of [
    ['en', 'Before the first turn'],
    ['de', 'Vor dem ersten Zug'],
    ['it', 'Prima del primo turno'],
  ] as const)
    for (const game of ['keyforge', 'crystal-clans']) {
      const text = (await read(game, [], { language })).join('\n')
      expect(text).not.toMatch(/\b(?:Turn|Zug|Turno) 0\b/)
      if (game === 'keyforge') expect(text).toContain(said)
    }
})

test('a house says how many of its cards are in hand and in play, in every language', async () => {
  for (const [language, said] of [
    ['en', /^ {2}1\. House Brobnar \(3 in hand, 0 in play\)$/],
    ['de', /^ {2}1\. .*Brobnar.* \(3 auf der Hand, 0 im Spiel\)$/],
    ['it', /^ {2}1\. .*Brobnar.* \(3 in mano, 0 in gioco\)$/],
  ] as const)
    expect((await read('keyforge', ['1'], { language })).some((line) => said.test(line))).toBe(true)
})

test('a card that lies nowhere in sight is said not to be on the table', async () => {
  const printed = await read('keyforge', ['1', 'why umbra', 'why no such card'])
  expect(printed).toContain('Umbra is not on the table.')
  expect(printed).toContain('No card is called "no such card".')
})

test('why says once what stands against all that a card could do', async () => {
  const [, card] = /^ {2}Hand: (.+?) \[/m.exec((await read('keyforge', [])).join('\n'))!
  const printed = await read('keyforge', [`why ${card}`])
  expect(printed.filter((line) => line === 'First you say whether you keep this hand. [kf.mulligan.1]')).toHaveLength(1)
  expect(printed.filter((line) => line.startsWith('Reap with') || line.startsWith('Remove the stun'))).toEqual([])
})

test('cause and effect are one line of the log, and what a count came to stands at the right', async () => {
  const printed = await read('keyforge', new Array<string>(60).fill('1'))
  const reap = printed.find((line) => line.startsWith('- You reap with Troll'))!
  expect(reap).toMatch(/^- You reap with Troll +Æmber 0 → 1$/)
  expect(reap).toHaveLength(COLUMNS)
  expect(printed.filter((line) => /^- \S+ gains? \d+ Æmber/.test(line))).toEqual([])
  // what comes of it after a question stands below, with what has changed since
  const play = printed.findIndex((line) => /^- You play Punch +Æmber 0 → 1$/.test(line))
  const further = printed.slice(play + 1).find((line) => line.startsWith('  Noddy the Thief'))
  expect(further).toBe('  Noddy the Thief takes 3 damage · Noddy the Thief is destroyed')
})

test('where counts of several have changed, each says whose it is', async () => {
  const printed = await read('keyforge', new Array<string>(60).fill('1'))
  const stolen = printed.flatMap((line) => / {2,}(\S+: .+ → .+, .+)$/.exec(line)?.[1].split(', ') ?? [])
  expect(stolen.length).toBeGreaterThan(0)
  for (const total of stolen) expect(total).toMatch(/^\S+: \S+ \d+ → \d+$/)
})

test('what comes of an option stands beside it, as in the browser', async () => {
  const printed = await read('keyforge', new Array<string>(60).fill('1'))
  expect(printed).toContain('  1. Dust Imp (is destroyed · Troll takes 2 damage · Opponent gains 2 Æmber)')
  // what would come of it whatever is hidden is not made up
  expect(printed.some((line) => /^ {2}\d+\. Keep this hand \(/.test(line))).toBe(false)
})

test.each(GAME_NAMES)('%s: nothing is wider than the terminal, in any language', async (game) => {
  for (const language of LANGUAGES)
    for (const line of await read(game, [...new Array<string>(60).fill('1'), 'log', 'help'], { language, seed: 11 }))
      expect(line.length, line).toBeLessThanOrEqual(COLUMNS)
})
