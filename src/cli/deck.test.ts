import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../../test/command-line.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-deck-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => path.join(folder, name)

async function good(...words: string[]): Promise<string> {
  const { code, warned, text } = await run(words)
  expect([code, warned]).toEqual([0, []])
  expect(text).not.toMatch(/undefined|NaN|\[object/)
  return text
}

/** Exit code 2 and one line for each fault. */
async function refused(...words: string[]): Promise<string[]> {
  const { code, warned } = await run(words)
  expect(code, warned.join('\n')).toBe(2)
  for (const line of warned) expect(line).toMatch(/[.?]$/)
  return warned
}

async function write(name: string, ...words: string[]): Promise<string> {
  writeFileSync(file(name), `${await good('deck', 'generate', '--seed', '7', ...words)}\n`)
  return file(name)
}

test('a deck is made, read, shown and played, in every form', async () => {
  const forms = [await write('a.txt', '--list'), await write('b.json', '--json'), await write('c.json', '--vault')]
  const lists = await Promise.all(forms.map((form) => good('deck', 'import', form)))
  expect(new Set(lists).size).toBe(1)
  expect(lists[0]).toMatch(/^Name: .+\nHouses: .+\n/)
  for (const form of forms) {
    expect(await good('deck', 'check', form)).toMatch(/ may be played\.$/)
    expect(JSON.parse(await good('deck', 'check', form, '--json'))).toMatchObject({ ok: true, identity: expect.any(String) })
    expect(JSON.parse(await good('deck', 'show', form, '--json'))).toMatchObject({ statistics: { cards: 36 } })
    for (const language of ['en', 'de', 'it'])
      expect((await good('deck', 'show', form, '--lang', language)).split('\n').length).toBeGreaterThan(30)
    const { code, warned } = await run(['play', 'keyforge', '--seed', '3', '--deck', form, '--deck', forms[0]], ['q'])
    expect([code, warned]).toEqual([0, []])
  }
  expect(await good('deck', 'import', forms[0], '--json', '--to', file('d.json'))).toContain('was written to')
  expect(JSON.parse(readFileSync(file('d.json'), 'utf8'))).toEqual(JSON.parse(readFileSync(forms[1], 'utf8')))
})

test('the same seed makes the same deck, another one another', async () => {
  const [a, b, c] = await Promise.all(['7', '7', '8'].map((seed) => good('deck', 'generate', '--set', 'cota', '--seed', seed)))
  expect(a).toBe(b)
  expect(a).not.toBe(c)
  expect(a).toContain('Seed 7')
  expect(await good('deck', 'generate')).toMatch(/Seed [0-9a-f]{32}\. With --list/)
})

test('a seed in the place of a file is a deck of the first set, or of one that is named', async () => {
  for (const [file, set] of [
    ['random:7', 'cota'],
    ['random:aoa:7', 'aoa'],
  ])
    expect(JSON.parse(await good('deck', 'show', file, '--json')).deck).toEqual(
      JSON.parse(await good('deck', 'generate', '--set', set, '--seed', '7', '--json')),
    )
  expect((await refused('deck', 'show', 'random:nowhere:7')).join()).toContain('nowhere')
})

test('decks are listed: those always there, and those of a folder', async () => {
  const place = file('several')
  mkdirSync(place)
  writeFileSync(path.join(place, 'good.txt'), `${await good('deck', 'generate', '--seed', '9', '--list')}\n`)
  writeFileSync(path.join(place, 'bad.txt'), 'Name: x\n')
  writeFileSync(path.join(place, 'picture.png'), 'x')
  const lines = (await good('deck', 'list', place)).split('\n')
  expect(lines.filter((line) => line.startsWith('always there: '))).toHaveLength(2)
  expect(lines.filter((line) => line.includes('good.txt: '))).toHaveLength(1)
  expect(lines.find((line) => line.includes('bad.txt'))).toContain('refused for 1 fault')
  expect(lines).toHaveLength(4)
  for (const line of (await good('deck', 'list', place, '--json')).split('\n')) JSON.parse(line)
})

test('an alliance is made of three pods of one set, shown, written, checked and played (kf.alliance.2)', async () => {
  const houses = (seed: string) => JSON.parse(random(seed)).houses as string[]
  const texts = new Map<string, string>()
  for (const seed of ['1', '2', '3']) texts.set(seed, await good('deck', 'generate', '--set', 'woe', '--seed', seed, '--json'))
  const random = (seed: string) => texts.get(seed)!
  const [first] = houses('1')
  const second = houses('2').find((house) => house !== first)!
  const third = houses('3').find((house) => house !== first && house !== second)!
  const pods = [`random:woe:1:${first}`, `random:woe:2:${second}`, `random:woe:3:${third}`]
  expect(await good('deck', 'alliance', ...pods)).toContain('Numbers')
  expect(await good('deck', 'alliance', ...pods, '--name', 'Three', '--list', '--to', file('alliance.txt'))).toContain(
    'Three was written to',
  )
  expect(await good('deck', 'check', file('alliance.txt'))).toMatch(/^Three \(.+\) may be played\.$/)
  const { token } = JSON.parse(random('3')) as { token: string }
  expect(JSON.parse(await good('deck', 'alliance', ...pods, '--token', token, '--json'))).toMatchObject({
    token,
    houses: [first, second, third],
  })
  expect(await run(['play', 'keyforge', '--seed', '3', '--deck', file('alliance.txt')], ['q'])).toMatchObject({ code: 0, warned: [] })
  expect(await refused('deck', 'alliance', pods[0], pods[1])).toEqual([expect.stringContaining('three pods, not 2')])
  expect(await refused('deck', 'alliance', pods[0], pods[1], pods[0], '--lang', 'de')).toEqual([
    expect.stringContaining('verschiedenen Fraktionen'),
  ])
  expect(await refused('deck', 'alliance', ...pods.slice(1), 'default:1')).toEqual([expect.stringContaining('"default:1" is no pod')])
  expect((await refused('deck', 'alliance', ...pods.slice(1), 'default:1:sanctum')).join()).toMatch(/one set|has no house/)
})

describe('what is refused', () => {
  test('every fault of a deck has its line, and play tells the first of them', async () => {
    writeFileSync(file('bad.txt'), `${readFileSync(await write('e.txt', '--list'), 'utf8')}Punhc\nWholly Other\n`)
    const faults = await refused('deck', 'check', file('bad.txt'))
    expect(faults).toEqual([
      expect.stringMatching(/bad\.txt: house \w+ has 13 cards, it must have twelve\.$/),
      expect.stringMatching(/bad\.txt, line \d+: there is no card "Punhc" here; did you mean "Punch"\?$/),
      expect.stringMatching(/bad\.txt, line \d+: there is no card "Wholly Other" here; .+\.$/),
    ])
    expect(await refused('deck', 'show', file('bad.txt'))).toEqual(faults)
    expect(await refused('deck', 'import', file('bad.txt'))).toEqual(faults)
    expect(await refused('play', 'keyforge', '--deck', file('bad.txt'))).toEqual([expect.stringContaining('2 more faults are told by')])
    const { code, printed } = await run(['deck', 'check', file('bad.txt'), '--json'])
    expect([code, printed.length]).toEqual([2, 1])
    expect(JSON.parse(printed[0])).toMatchObject({
      ok: false,
      faults: [{ code: 'wrong-count' }, { code: 'unknown-card' }, { code: 'unknown-card' }],
    })
  })

  test('commands, sets, seeds, forms, files, folders and addresses', async () => {
    const one = async (...words: string[]) => {
      const lines = await refused(...words)
      expect(lines).toHaveLength(1)
      return lines[0]
    }
    expect(await one('deck', 'shuffle')).toContain('Choose one of import, show, check, generate, alliance, list')
    expect(await one('deck', 'show')).toContain('file')
    expect(await one('deck', 'generate', '--set', 'gr')).toContain('the sets are cota, aoa')
    expect(await one('deck', 'generate', '--seed', 'dice')).toContain('is no seed')
    expect(await one('deck', 'generate', '--json', '--list')).toContain('choose one of --json, --list')
    expect(await one('deck', 'check', file('none.txt'))).toContain('there is no such file')
    expect(await one('deck', 'check', 'https://example.org/deck')).toContain('is an address')
    expect(await one('deck', 'list', file('none'))).toContain('is not there')
    expect(await one('deck', 'list', await write('f.txt', '--list'))).toContain('is a file, not a folder')
    expect(await one('deck', 'show', file('f.txt'), '--lang', 'fr')).toContain('"fr"')
    expect((await run(['deck'])).text).toContain('Usage: catena deck')
  })
})
