// The import of a card file is written from the words that its cards use.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCardFiles, sayStranger, writeImports } from '../../scripts/imports.mjs'
import { root } from '../../scripts/root.mjs'

let folder: string
const cards = () => path.join(folder, 'src/games/chess/cards')
const read = (name: string) => readFileSync(path.join(cards(), name), 'utf8')
const write = (name: string, text: string) => writeFileSync(path.join(cards(), name), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-imports-'))
  mkdirSync(cards(), { recursive: true })
  mkdirSync(path.join(folder, 'src/games/chess/words'))
  writeFileSync(
    path.join(folder, 'src/games/chess/words/index.ts'),
    "export const { may, steal: [taken], ...others } = core\nexport * from './verbs.ts'\nexport { move as go } from './nouns.ts'\nexport type Piece = string\n",
  )
  writeFileSync(
    path.join(folder, 'src/games/chess/words/verbs.ts'),
    'export function Pawn() {}\nexport const strike = 1, take = 2\nconst hidden = 3\n',
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

test('what is used is imported, in order, and nothing else', () => {
  write(
    'white.ts',
    "// Ours.\nimport { strike, may } from '../words/index.ts'\n\n/** White. */\nexport const white = [Pawn('go', { take: go }, take.first)]\n",
  )
  expect(writeImports(folder, true).stale).toEqual(['src/games/chess/cards/white.ts'])
  expect(read('white.ts')).toContain('strike, may')
  writeImports(folder, false)
  expect(read('white.ts')).toBe(
    "// Ours.\nimport { Pawn, go, take } from '../words/index.ts'\n\n/** White. */\nexport const white = [Pawn('go', { take: go }, take.first)]\n",
  )
  expect(writeImports(folder, false).stale).toEqual([])
})

test('a new file needs no import, and a long one stays compact and is written over', () => {
  const words = Array.from({ length: 40 }, (_, i) => `word${String(i).padStart(2, '0')}`)
  writeFileSync(path.join(folder, 'src/games/chess/words/verbs.ts'), words.map((word) => `export const ${word} = 1\n`).join(''))
  write('white.ts', `export const white = [${words.join(', ')}]\n`)
  writeImports(folder, false)
  const lines = read('white.ts').split('\n')
  expect(lines[0]).toBe('// biome-ignore format: written by npm run format')
  expect(lines[1]).toBe('import {')
  expect(lines.slice(2, 5).map((line) => line.length <= 140)).toEqual([true, true, true])
  expect(lines.slice(5, 7)).toEqual(["} from '../words/index.ts'", ''])
  write('white.ts', read('white.ts').replace('[word00, ', '['))
  writeImports(folder, false)
  expect(read('white.ts').match(/word00|biome-ignore|import/g)).toEqual(['biome-ignore', 'import'])
})

test('a name that is no word is told with its place and what comes near', () => {
  write('white.ts', 'export const white = [\n  Pawn(steal, stirke, Piece),\n]\n')
  const { strangers } = writeImports(folder, true)
  expect(strangers.map(sayStranger)).toEqual([
    'src/games/chess/cards/white.ts:2: "steal" is no word of this game.',
    'src/games/chess/cards/white.ts:2: "stirke" is no word of this game. Did you mean strike?',
    'src/games/chess/cards/white.ts:2: "Piece" is no word of this game.',
  ])
  expect(readCardFiles(folder)[0].missing).toEqual(['Pawn'])
})

test('what is no card file is left alone: data, lists of card files, tests', () => {
  const files = {
    'names.ts': "export const names = { pawn: 'Bauer' } as const\n",
    'sets.ts': "import { white } from './white.ts'\n\nexport const all = [...white, strike]\n",
    'index.ts': 'export const all = [...white]\n',
    'white.test.ts': 'strike()\n',
  }
  for (const [name, text] of Object.entries(files)) write(name, text)
  expect(writeImports(folder, false)).toEqual({ stale: [], strangers: [] })
  for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text)
})

test('all card files of the project import what they use', () => {
  expect(readCardFiles(root).filter(({ text }) => text.includes('import')).length).toBeGreaterThan(20)
  expect(writeImports(root, true), 'npm run format writes the imports').toEqual({ stale: [], strangers: [] })
})
