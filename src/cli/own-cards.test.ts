import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run as runLine } from '../../test/command-line.ts'
import { titles } from '../games/index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-own-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
  for (const { ownBox } of titles.values()) ownBox?.lay(undefined)
})
const file = (name: string) => path.join(folder, name)

const run = (...words: readonly string[]) => runLine(words, ['q'])

/** The file that is written for a game, with one value changed. */
async function write(game: string, card: string, values: object): Promise<string> {
  const to = file(`${game}-${card}-${Object.keys(values).join('-')}.json`)
  expect(await run('cards', game, '--write', to)).toMatchObject({ code: 0 })
  const own = JSON.parse(readFileSync(to, 'utf8')) as { name: string; cards: Record<string, object> }
  own.name = 'Ada’s box'
  own.cards[card] = { ...own.cards[card], ...values }
  writeFileSync(to, JSON.stringify(own))
  return to
}

test('a file is written, filled in, listed and played with; what is not in it stays designed', async () => {
  const own = await write('nightfall', 'ilse-marrow', { cost: 7, names: 'Ilse the Printed' })
  const listed = await run('cards', 'nightfall', 'marrow', '--cards', own)
  expect(listed.text).toMatch(/Ilse the Printed \(ilse-marrow\): .*7/)
  expect(listed.text).not.toContain('designed by Catena')
  expect((await run('cards', 'nightfall', 'alton', '--cards', own)).text).toContain('(designed by Catena)')
  expect((await run('cards', 'nightfall', 'marrow')).text).toMatch(/Ilse Marrow \(ilse-marrow\)[\s\S]*designed by Catena/)
  expect((await run('cards', 'nightfall', '--write', own)).warned.join()).toContain('is there already')
  const played = await run('play', 'nightfall', '--cards', own, '--seed', '1')
  expect(played.text).toContain('Own cards: “Ada’s box”')
  expect(played.text).not.toContain('The cards are designed by Catena')
  expect((await run('play', 'nightfall', '--seed', '1')).text).toContain('The cards are designed by Catena')
})

test('records of games with own cards play again by themselves, and another value is no silent change', async () => {
  const own = await write('riftblade', 'rift-burn', { cost: 1 })
  const records = file('records')
  const simulated = await run('simulate', 'riftblade', '--games', '2', '--cards', own, '--records', records, '--json')
  expect(simulated).toMatchObject({ code: 0 })
  expect(JSON.parse(simulated.text)).toMatchObject({ errors: 0 })
  const paths = readdirSync(records).map((name) => path.join(records, name))
  expect(paths).toHaveLength(2)
  expect(readFileSync(paths[0], 'utf8')).toContain('"own":{"name":"Ada’s box","cards":{"rift-burn":{"cost":1}}}')
  // in between, games of the designed cards
  expect(await run('simulate', 'riftblade', '--games', '1')).toMatchObject({ code: 0 })
  expect(await run('replay', ...paths, '--check')).toMatchObject({ code: 0, warned: [] })
  expect(await run('play', 'riftblade', '--from', paths[0], '--cards', own)).toMatchObject({ code: 2 })
  writeFileSync(paths[0], readFileSync(paths[0], 'utf8').replace('{"cost":1}', '{"cost":-1}'))
  const bad = await run('replay', paths[0], '--check')
  expect(bad).toMatchObject({ code: 2 })
  expect(bad.warned.join()).toContain('is played with the own cards "Ada’s box" of one who has the box, and they do not lie here')
})

test('the arena plays with them too, and the same games whatever was played before', async () => {
  const own = await write('crystal-clans', 'condor', { cost: 9 })
  const arena = () => run('arena', 'crystal-clans', 'greedy', 'random', '--games', '2', '--cards', own, '--json')
  const result = await arena()
  expect(result).toMatchObject({ code: 0 })
  const { faults, share } = JSON.parse(result.text) as { faults: object; share: number }
  expect(faults).toEqual({})
  await run('arena', 'crystal-clans', 'greedy', 'random', '--games', '2')
  expect(JSON.parse((await arena()).text)).toMatchObject({ share })
})

test('what is wrong is told line by line, in the language of the reader', async () => {
  const own = await write('crystal-clans', 'condor', { cost: 900, attack: 'much' })
  const bad = await run('cards', 'crystal-clans', '--cards', own, '--lang', 'de')
  expect(bad.code).toBe(2)
  expect(
    bad.warned
      .join('\n')
      .split('\n')
      .map((line) => line.slice(own.length)),
  ).toEqual([
    ': condor.cost muss eine ganze Zahl von 0 bis 99 sein, nicht 900.',
    ': condor.attack muss eine ganze Zahl von 0 bis 99 sein, nicht "much".',
  ])
  expect((await run('play', 'keyforge', '--cards', own)).warned.join()).toContain('KeyForge is played with the decks that you have')
  expect((await run('play', 'nightfall', '--cards', own)).warned.join()).toContain('These are cards of "crystal-clans", not of nightfall')
  expect((await run('play', 'nightfall', '--cards', own, '--server', 'http://localhost:1')).warned.join()).toContain(
    'At a table of a server all play with the designed cards',
  )
  expect((await run('balance', 'riftblade', '--cards', own)).code).toBe(2)
})
