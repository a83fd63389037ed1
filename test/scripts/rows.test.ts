// The rows of lists by game are written from the files that games have.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { readListFiles, writeRows } from '../../scripts/rows.mjs'

let folder: string
const read = (name: string) => readFileSync(path.join(folder, 'src', name), 'utf8')
function write(name: string, text = ''): void {
  const file = path.join(folder, 'src', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-rows-'))
  for (const game of ['chess', 'four-in-a-row']) write(`games/${game}/facts.ts`)
  // a folder that is no game
  write('games/speech/luck.ts')
})

afterEach(() => rmSync(folder, { recursive: true }))

const LIST = `/** Luck. */
export const LUCK = {
  // a row for each ./*/luck.ts: npm run format
}

export const rest = 1
`

test('a list has a row for each game that has the file, brought when it is asked for', () => {
  write('games/load.ts', LIST)
  expect(writeRows(folder, true)).toEqual([])
  write('games/four-in-a-row/luck.ts')
  expect(writeRows(folder, true)).toEqual(['src/games/load.ts'])
  expect(read('games/load.ts')).toBe(LIST)
  write('games/chess/luck.ts')
  expect(writeRows(folder, false)).toEqual(['src/games/load.ts'])
  const rows = "  chess: () => import('./chess/luck.ts'),\n  'four-in-a-row': () => import('./four-in-a-row/luck.ts'),\n"
  expect(read('games/load.ts')).toBe(LIST.replace('}\n', `${rows}}\n`))
  rmSync(path.join(folder, 'src/games/chess'), { recursive: true })
  writeRows(folder, false)
  expect(read('games/load.ts')).toBe(LIST.replace('}\n', `${rows.slice(rows.indexOf("  'four"))}}\n`))
})

test('what is imported at once stands in the list by its name', () => {
  const mark = '// a row for each ../games/*/event-rules.ts: npm run format\n'
  const text = (imports: string, rows: string) => `${mark}${imports}\nexport const RULES = {\n  ${mark}${rows}}\n`
  write('play/rules.ts', text('', ''))
  for (const game of ['chess', 'four-in-a-row']) write(`games/${game}/event-rules.ts`)
  writeRows(folder, false)
  expect(read('play/rules.ts')).toBe(
    text(
      "import { eventRules as chess } from '../games/chess/event-rules.ts'\nimport { eventRules as fourInARow } from '../games/four-in-a-row/event-rules.ts'\n",
      "  chess,\n  'four-in-a-row': fourInARow,\n",
    ),
  )
  expect(writeRows(folder, false)).toEqual([])
})

test('the star may stand in the name of a file, and the list in a component', () => {
  write('web/App.svelte', '<script>\n  const words = {\n    // a row for each ./words/*.en.ts: npm run format\n  }\n</script>\n')
  write('web/words/chess.en.ts')
  writeRows(folder, false)
  expect(read('web/App.svelte')).toContain("format\n    chess: () => import('./words/chess.en.ts'),\n  }\n")
})

test('all lists by game of the project are up to date', () => {
  expect(readListFiles(root).length).toBeGreaterThan(5)
  expect(writeRows(root, true), 'npm run format writes the lists').toEqual([])
})
