import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { titles } from '../../src/games/index.ts'
import { describeCard } from './card.ts'

test('a card of each game has its texts in three languages, its steps, its golden texts and its tests', () => {
  for (const [id, parts] of [
    [
      'punch',
      [
        /^KeyForge: punch/,
        /number: \d+/,
        /Deal 3 damage to a creature/,
        /Füge/,
        /Infliggi/,
        /on play: program/,
        /\d+ {5}deal/,
        /brobnar\.test\.ts/,
      ],
    ],
    ['queen-bumble', [/^Crystal Clans: queen-bumble/, /Königin Hummel/, /Regina Bombo/, /program queen-bumble left/]],
    ['cinderblast', [/^Riftblade: cinderblast/, /set: base/, /or triggered: program/, /attack/]],
  ] as const) {
    const { found, text } = describeCard(id, root)
    expect(found).toBe(true)
    for (const part of parts) expect(text, id).toMatch(part)
    for (const language of ['en', 'de', 'it']) expect(text).toMatch(new RegExp(`${language}: as in test/golden/`))
  }
})

test('every card can be described: what has a text has steps', () => {
  for (const title of titles.values()) {
    for (const { id } of title.faces) if (title.cardText(id, 'en').length === 0) expect(title.cardSteps(id), id).toEqual([])
    expect(title.faces.filter(({ id }) => title.cardSteps(id).length > 0).length).toBeGreaterThan(title.faces.length / 2)
  }
})

test('what the golden texts have otherwise is shown line by line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catena-card-'))
  cpSync(path.join(root, 'test/golden'), path.join(folder, 'test/golden'), { recursive: true })
  mkdirSync(path.join(folder, 'src/games/keyforge'), { recursive: true })
  const file = (language: string) => path.join(folder, `test/golden/keyforge-cota.${language}.txt`)
  const change = (language: string, from: string, to: string) =>
    writeFileSync(file(language), readFileSync(file(language), 'utf8').replace(from, to))
  change('en', 'Deal 3 damage to a creature.', 'Deal 2 damage to a creature.')
  change('de', 'punch (', 'lunch (')
  const { text } = describeCard('punch', folder)
  expect(text).toMatch(/en: differs from test\/golden\/keyforge-cota\.en\.txt/)
  expect(text).toMatch(/- .*Deal 2 damage to a creature\.\n {2}\+ .*Deal 3 damage to a creature\./)
  expect(text).toMatch(/de: not in test\/golden\/keyforge-cota\.de\.txt yet/)
  expect(text).toMatch(/it: as in/)
  rmSync(folder, { recursive: true })
})

test('an unknown id is told with what comes near', () => {
  const said = (id: string) => describeCard(id, root).text
  expect(said('pnuch')).toMatch(/^There is no card "pnuch"\. Did you mean punch \(KeyForge\)/)
  expect(said('Queen Bumble')).toContain('queen-bumble (Crystal Clans)')
  expect(said('xyzzy')).toBe('There is no card "xyzzy". npm run -s catena -- cards GAME lists all ids.')
})
