import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { spawnSync } from 'node:child_process'
import { refused, run } from '../../test/command-line.ts'
import { root } from '../../scripts/root.mjs'
import { titles } from '../games/index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => path.join(folder, name)
const names = [...titles.keys()]
const one = names[0]

describe('bad input is one line that says what would be right', () => {
  test('commands and flags', async () => {
    expect(await refused(['plya'])).toContain('plya')
    expect(await refused(['play'])).toContain('game')
    expect(await refused(['play', one, '--speed', '3'])).toContain('--speed')
    expect(await refused(['play', one, '--seed'])).toContain('--seed')
    expect(await refused(['play', one, 'twice'])).toContain('argument')
  })

  test('a game, language, seed, seat, agent or number that is none', async () => {
    for (const command of ['play', 'simulate', 'cards', 'rules'])
      expect(await refused([command, 'chess'])).toContain(`"chess". Choose one of ${names.join(', ')}`)
    expect(await refused(['play', one, '--lang', 'fr'])).toContain('"fr". Choose one of en, de, it')
    for (const seed of ['dice', '-1', '1.5', '']) expect(await refused(['play', one, '--seed', seed])).toContain('32 hexadecimal digits')
    expect(await refused(['play', one, '--seat', '9'])).toContain('The seat must be a whole number from 0 to')
    expect(await refused(['play', one, '--seats', '99'])).toContain('The number of seats must be')
    for (const game of names.filter((name) => name !== 'riftblade')) {
      expect(await refused(['play', game, '--teams'])).toContain('is not played in teams. Choose riftblade')
    }
    for (const command of ['play riftblade', 'arena riftblade random random', 'league riftblade'])
      expect(await refused([...command.split(' '), '--teams', '--seats', '3'])).toContain('Two teams of two are four')
    expect(await refused(['league', one, '--games', '10', '--most', '4'])).toBe('--most must not be below --games, which is 10: it is 4.')
    expect(await refused(['play', one, '--against', 'dragon'])).toContain('"dragon". Choose one of random, greedy')
    expect(await refused(['simulate', one, '--agents', 'random,random,random,random,random,random'])).toContain('--agents names 6 players')
    for (const games of ['0', 'many', '1e3', '-4'])
      expect(await refused(['simulate', one, '--games', games])).toContain('The number of games')
  })

  test('a misspelt word is told with the one that comes near', async () => {
    for (const [words, near] of [
      ['simulate kyeforge', 'keyforge'],
      ['rules KeyForge', 'keyforge'],
      ['games --jsno', '--json'],
      ['play riftblade --lang DE', 'de'],
      ['play riftblade --against exprt', 'expert'],
      ['arena riftblade random gredy', 'greedy'],
      ['league riftblade --agents random,masterr', 'master'],
      ['balance riftblade --level skiled', 'skilled'],
      ['balance riftblade --level random --table seats2', '2 seats'],
      ['play crystal-clans --clans watr,stone', 'water'],
      ['cards keyforge --set ctoa', 'cota'],
      ['puzzles list --game riftblad', 'riftblade'],
      ['puzzles chek', 'check'],
      ['deck shwo', 'show'],
      ['rules riftblade victroy', 'victory'],
      ['rules nightfall noon', 'moon'],
    ])
      expect(await refused(words.split(' ')), words).toMatch(new RegExp(`Did you mean .*${near}`))
    expect(await refused(['simulate', 'x'])).not.toContain('Did you mean')
    const long = await refused(['simulate', 'x'.repeat(5000)])
    expect(long.length).toBeLessThan(300)
  })

  test('files: missing, a folder, no JSON, not writable', async () => {
    expect(await refused(['replay', file('none.txt')])).toContain('there is no such file')
    expect(await refused(['replay', folder])).toContain('it is a folder')
    writeFileSync(file('text.txt'), 'hello')
    expect(await refused(['replay', file('text.txt')])).toContain('line 1: this is not a Catena record')
    writeFileSync(file('chess.txt'), `catena record 1\ngame chess\nseed ${'1'.repeat(32)}\nsetup {}\n`)
    expect(await refused(['replay', file('chess.txt')])).toContain('line 2: there is no game "chess"; there are ')
    expect(await refused(['play', 'riftblade', '--deck', file('text.txt')])).toContain('without own decks')
  })

  test('sets and topics that are not there', async () => {
    expect(await refused(['cards', one, '--set', 'nowhere'])).toContain('has no set "nowhere"')
    expect(await refused(['cards', 'keyforge', 'umbrra'])).toBe(
      'No card of KeyForge is called "umbrra" or has these words on it. Near it: Umbra, Umbra-Fiend, Umbra-Bot.',
    )
    expect(await refused(['cards', 'keyforge', 'umbra', '--set', 'dt'])).toContain('No card of KeyForge in the set dt is called "umbra"')
    expect(await refused(['rules', one, 'xylophone'])).toContain('say nothing about "xylophone"')
  })
})

describe('simulating', () => {
  test('is the same on every run, and another with another seed', async () => {
    const words = ['simulate', one, '--games', '6', '--seed', '4', '--json']
    const first = JSON.parse((await run(words)).text) as Record<string, unknown>
    expect(JSON.parse((await run(words)).text)).toEqual(first)
    expect(first).toMatchObject({ game: one, games: 6, errors: 0, faults: {} })
    const other = JSON.parse((await run([...words.slice(0, 5), '5', '--json'])).text) as Record<string, unknown>
    expect(other.digest).not.toBe(first.digest)
  })

  test('prints for reading, too', async () => {
    expect((await run(['simulate', one, '--games', '1', '--agents', 'random'])).text).toMatch(/^decisions: \d+$/m)
  })
})

describe('listing', () => {
  test('games, cards and rules in every language', async () => {
    expect(JSON.parse((await run(['games', '--json'])).text)).toEqual(names)
    for (const name of names) {
      for (const language of ['en', 'de', 'it']) {
        const { printed } = await run(['cards', name, '--json', '--lang', language])
        expect(printed.length).toBe(titles.get(name)?.faces.length)
        for (const line of printed)
          expect(JSON.parse(line)).toMatchObject({
            id: expect.any(String),
            name: expect.any(String),
            text: expect.any(String),
            native: expect.any(Boolean),
          })
        expect((await run(['rules', name, '--lang', language])).printed.length).toBeGreaterThan(3)
      }
      expect((await run(['cards', name])).text).not.toMatch(/undefined|\[object/)
    }
  })

  test('a card by its name, or all with these words on them, in the language of the reader', async () => {
    const heads = async (...words: string[]) => (await run(['cards', ...words])).text.split('\n').filter((line) => /^\S.* \(/.test(line))
    expect(await heads('keyforge', 'Umbra')).toEqual([
      'Umbra (umbra): Shadows, creature, power 2, Elf Thief; Call of the Archons 314 (common); Age of Ascension 280 (common); Worlds Collide 249 (common)',
    ])
    expect(await heads('keyforge', 'geisterhand', '--lang', 'de')).toEqual([
      'Geisterhand (ghostly-hand): Schatten, Aktion, +Æmber +Æmber; Call of the Archons 270 (gewöhnlich)',
    ])
    expect(await heads('crystal-clans', 'egg', 'tosser', '--lang', 'it')).toEqual([
      'Lanciauova (egg-tosser): Pietra, eroe, struttura, costo 7, attacco 4, difesa 6, attivazione 3, 1 nel mazzo',
    ])
    expect(await heads('nightfall', 'bite')).toEqual(['Bite (bite): wound'])
    // its name, its traits and its text, in any order; Umbra steals, too, but not so
    const noddy = 'Noddy the Thief (noddy-the-thief): Shadows, creature, power 2, Elf Thief; Call of the Archons 306 (common)'
    expect(await heads('keyforge', 'steal', 'action', 'thief', '--set', 'cota')).toEqual([noddy])
    expect(await heads('keyforge', 'stiehl', 'aktion', 'dieb', '--set', 'cota', '--lang', 'de')).toHaveLength(1)
    expect(await heads('nightfall', 'odile')).toEqual([
      'Odile Vane (odile-vane): minion, moon blue, links to purple/yellow, cost 4, strength 1, health 4, vampire, Nightfall',
    ])
  })

  test('help comes without a command', async () => {
    const { text } = await run([])
    expect(text).toContain('Usage: catena')
    for (const { facts } of titles.values()) expect(text).toContain(facts.title)
    expect((await run(['play', '--help'])).code).toBe(0)
  })
})

describe('as a program', () => {
  const start = (words: readonly string[], input: string) =>
    spawnSync(process.execPath, [path.join(root, 'scripts', 'run.mjs'), 'src/cli/main.ts', ...words], {
      cwd: folder,
      input,
      encoding: 'utf8',
      timeout: 600_000,
    })

  test('it reads from a pipe and leaves at its end', () => {
    const { status, stdout, stderr } = start(['play', one, '--seed', '3'], '?\n1\n')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.trim().split('\n').at(-1)).toBe('The game is left unfinished.')
  })

  test('it ends with 2 and one line on stderr for bad input', () => {
    const { status, stdout, stderr } = start(['replay', 'nothing.txt'], '')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('"nothing.txt" cannot be read')])
  })

  test('it finds the rules wherever it is started', () => {
    expect(start(['rules', one], '').stdout.split('\n').length).toBeGreaterThan(3)
  })
})
