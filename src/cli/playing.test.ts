import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { refused, run } from '../../test/command-line.ts'
import { extent } from '../../test/extent.ts'
import { titles } from '../games/index.ts'
import { readTitle } from './input.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => path.join(folder, name)
const names = [...titles.keys()]
const one = names[0]

for (const name of names) {
  test(`${name} is played to its end by typing 1, in every language`, async () => {
    for (const language of extent(['de'], ['en', 'de', 'it'])) {
      const ones = new Array<string>(6000).fill('1')
      const { code, text, warned } = await run(['play', name, '--seed', '3', '--against', 'random', '--lang', language], ones)
      expect([code, warned]).toEqual([0, []])
      // the end is told once, and last
      const lines = text.split('\n')
      const ends = lines.filter((line) => /^(Game over|The game is|Die Partie ist|Die Partie endet|La partita è)/.test(line))
      expect(ends).toEqual([lines.at(-1)])
      expect(text).not.toMatch(/undefined|NaN|\[object/)
    }
  })
}

test('the same seed and answers give the same game', async () => {
  const words = ['play', one, '--seed', '8', '--against', 'greedy']
  const answers = new Array<string>(30).fill('2')
  expect((await run(words, answers)).printed).toEqual((await run(words, answers)).printed)
})

test('commands explain, show, inspect, refuse and leave', async () => {
  const { code, text } = await run(
    ['play', 'riftblade', '--seed', '3', '--lang', 'en'],
    ['?', 't', 'o', '99', 'hm', 'i cinderblast', 'i zzz', 'w 1', 'u', '', 'q'],
  )
  expect(code).toBe(0)
  expect(text).toContain('choose option N')
  expect(text).toMatch(/"99" is neither an option \(1 to \d+\) nor a command/)
  expect(text).not.toContain('"" is neither')
  expect(text).toContain('Cinderblast (cinderblast)')
  expect(text).toContain('No card is called "zzz".')
  expect(text).toContain('This is possible: ')
  expect(text).toContain('Nothing can be taken back')
  expect(text.split('\n').at(-1)).toBe('The game is left unfinished.')
})

test('words choose and command as numbers and letters do, and what is not understood names what is near', async () => {
  const game = ['play', 'riftblade', '--seed', '3', '--lang', 'en']
  const asked = (await run(game, ['q'])).printed
  const options = asked.flatMap((line) => /^ {2}\d+\. (.*)$/.exec(line)?.[1] ?? [])
  // what comes of it stands behind it, and is not typed
  const last = options.at(-1)!.replace(/ \([^()]*\)$/, '')
  const byWords = await run(game, [last.toLowerCase(), 'log', 'quit'])
  const byNumber = await run(game, [String(options.length), 'l', 'q'])
  expect(byWords).toEqual(byNumber)
  expect(byWords.printed).not.toEqual(asked)
  const { text } = await run(game, ['hepl', 'why', 'help', 'leave'])
  expect(text).toContain('"hepl" is neither an option')
  expect(text).toContain('Is this meant: help?')
  expect(text).toContain('"why" needs more: why CARD.')
  expect(text).toMatch(/^undo, u +take back/m)
  expect((await run(game, ['undo', 'u'])).text.match(/Nothing can be taken back/g)).toHaveLength(2)
  const german = await run(['play', 'riftblade', '--seed', '3', '--lang', 'de'], ['hilfe', 'zurück', 'aufhören'])
  expect(german.text).toMatch(/^verlauf, l +zeigen/m)
  expect(german.text).toContain('Es lässt sich nichts zurücknehmen')
  expect(german.printed.at(-1)).toBe('Die Partie bleibt unvollendet.')
})

test('rb.team.8, rb.team.10: in teams the partner is named, its hand lies open, and a side is a team', async () => {
  const { code, text } = await run(['play', 'riftblade', '--teams', '--seed', '3', '--lang', 'it'], ['q'])
  expect(code).toBe(0)
  expect(text).toMatch(/^Turno 1: .*squadra/m)
  expect(text).toMatch(/^Compagno: 40 punti vita.*\n {2}Mano:\n {4}\S/m)
  expect(text).toMatch(/^Avversario 2: 40 punti vita/m)
})

test('what taught nothing new can be taken back, and the record forgets it', async () => {
  const pass = (await run(['play', 'riftblade', '--seed', '3', '--seat', '1'], [])).text
  expect(pass).toContain('left unfinished')
  for (let n = 1; n <= 20; n++) {
    const { text } = await run(['play', 'riftblade', '--seed', '3'], [String(n), 'u', `save ${file('undo.txt')}`, 'q'])
    if (!text.includes('Taken back.')) continue
    const moves = readFileSync(file('undo.txt'), 'utf8').split('\n').slice(5, -3)
    const { text: plain } = await run(['play', 'riftblade', '--seed', '3'], [`save ${file('plain.txt')}`, 'q'])
    expect(plain).toContain('Saved to')
    expect(readFileSync(file('plain.txt'), 'utf8').split('\n').slice(5, -3)).toEqual(moves)
    return
  }
  expect.unreachable('no option of the first decision could be taken back')
})

test('a deck comes from a file, and a bad one is refused by the name of its fault', async () => {
  const [deck] = (readTitle('keyforge').game.defaultSetup(2) as unknown as { decks: { cards: { id: string }[] }[] }).decks
  const write = (name: string, value: unknown) => {
    writeFileSync(file(name), JSON.stringify(value))
    return file(name)
  }
  const good = write('good.json', deck)
  expect((await run(['play', 'keyforge', '--seed', '3', '--deck', good, '--deck', good], ['q'])).code).toBe(0)
  expect((await run(['simulate', 'keyforge', '--games', '1', '--deck', good, '--deck', good, '--json'])).code).toBe(0)
  const play = (path: string) => refused(['play', 'keyforge', '--deck', path])
  expect(await play(file('none.json'))).toContain('there is no such file')
  writeFileSync(file('cut.json'), JSON.stringify(deck).slice(0, 50))
  expect(await play(file('cut.json'))).toContain('is not JSON')
  expect(await play(write('unknown.json', { ...deck, cards: [{ id: 'no-such-card' }, ...deck.cards.slice(1)] }))).toContain(
    'there is no card "no-such-card"',
  )
  expect(await play(write('short.json', { ...deck, cards: deck.cards.slice(1) }))).toContain('it must have twelve')
  for (const value of [null, 1, 'x', [], {}, { name: 'x' }, { ...deck, cards: [null] }, { ...deck, houses: 'dis' }])
    await play(write('odd.json', value))
  expect(await refused(['play', 'keyforge', '--deck', good, '--deck', good, '--deck', good])).toContain('Give it at most 2 times')
})

describe('sets and draft of Nightfall', () => {
  test('any mix of the sets with any draft for two to five, or both by a name', async () => {
    const record = async (...flags: string[]) => {
      expect((await run(['simulate', 'nightfall', '--games', '1', '--records', file('draft'), ...flags])).code).toBe(0)
      return readFileSync(path.join(file('draft'), 'nightfall-1.txt'), 'utf8')
    }
    const drafted = await record('--seats', '5', '--sets', 'martial-law,blood-country', '--draft', 'revealed')
    expect(drafted).toMatch(/"seats":5,"sets":\["martial-law","blood-country"\],"draft":"revealed"/)
    expect(await record('--seats', '3', '--quick', 'first')).toMatch(/"seats":3,"sets":\["nightfall"\],"draft":"none"/)
    expect(await record('--sets', 'all')).toContain('"sets":["nightfall","martial-law","blood-country"],"draft":"sealed"')
  })

  test('what is not there says what is', async () => {
    expect(await refused(['play', 'nightfall', '--sets', 'marshal-law'])).toMatch(/Did you mean martial-law.*blood-country/)
    expect(await refused(['arena', 'nightfall', 'greedy', 'random', '--sets', 'nightfall,nightfall'])).toContain('named twice')
    expect(await refused(['simulate', 'nightfall', '--draft', 'open'])).toContain('sealed, revealed, none')
    expect(await refused(['play', 'nightfall', '--quick', 'second'])).toContain('first, classic, country, everything')
    expect(await refused(['play', 'nightfall', '--quick', 'first', '--draft', 'none'])).toContain('by itself')
    expect(await refused(['simulate', 'keyforge', '--sets', 'all'])).toContain('neither sets')
  })
})

describe('clans', () => {
  test('names that are none are refused by name', async () => {
    expect(await refused(['play', 'crystal-clans', '--clans', 'water,lava'])).toMatch(/"lava".*stone, skull/)
    expect(await refused(['play', 'crystal-clans', '--clans', 'water'])).toContain('"water"')
    expect(await refused(['simulate', 'crystal-clans', '--clans', 'water,water'])).toMatch(/clan water: choose two different/)
    expect(await refused(['arena', 'crystal-clans', 'random', 'random', '--clans', 'ice,water'])).toContain('"ice"')
    expect(await refused(['play', 'riftblade', '--clans', 'random'])).toContain('without clans')
  })

  test('a person plays the first clan, at either seat, with a mulligan when wished for', async () => {
    for (const seat of ['0', '1']) {
      const { text, code } = await run(
        ['play', 'crystal-clans', '--clans', 'water,meteor', '--mulligan', '--seat', seat, '--seed', '3', '--against', 'random'],
        ['quit'],
      )
      expect(code, text).toBe(0)
      expect(text).toMatch(/shuffle back/)
      expect(text).toMatch(
        /Reef Wardens|Trident Fighters|Pearl Divers|Shapeshifters|Blue Oracles|Undertow Callers|Nerissa|Manyfaced|Carapace/,
      )
      expect(text).not.toMatch(/Comet Scouts|Knights of the Citadel|Titan Knights|Cartographers|Meteor Mages|Skyglass Seers/)
    }
  })

  test('many games of chosen and of random clans', async () => {
    const records = file('clans')
    const setups = async (clans: string) => {
      const { code, text } = await run([
        'simulate',
        'crystal-clans',
        '--games',
        '12',
        '--seed',
        '5',
        '--clans',
        clans,
        '--records',
        records,
      ])
      expect(code, text).toBe(0)
      expect(text).toContain('errors: 0')
      const texts = Array.from({ length: 12 }, (_, i) =>
        readFileSync(path.join(records, `crystal-clans-${String(i + 1).padStart(2, '0')}.txt`), 'utf8'),
      )
      return new Set(texts.map((text) => /"clans":\["(\w+)","(\w+)"\]/.exec(text)?.slice(1).join(' ')))
    }
    expect([...(await setups('water,meteor'))]).toEqual(['water meteor'])
    const mixed = [...(await setups('skull,random'))]
    expect(mixed.every((clans) => /^skull (?!skull)/.test(clans ?? ''))).toBe(true)
    expect(mixed.length).toBeGreaterThan(2)
    expect((await setups('random')).size).toBeGreaterThan(6)
    const { text } = await run(['arena', 'crystal-clans', 'random', 'random', '--games', '4', '--clans', 'flower,stone'])
    expect(text).toContain('chosen decks')
  })
})
