// A program is bundled anew when, and only when, what it is made of has changed; a copied checkout runs its own code.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundle } from '../../scripts/bundle.mjs'
import { root } from '../../scripts/root.mjs'

let folder: string
let first: string
/** What Rolldown puts a module into that is loaded when it is wanted. */
const WRAPPER = /__esm/
const BEGUN = new Date('2026-01-01T12:00:00Z')

/** Sources as if they had always been there: what was saved a moment ago is never taken from the cache. */
function write(checkout: string, word: string) {
  const file = path.join(checkout, 'src', 'word.ts')
  writeFileSync(file, `export type Word = string\nexport const word: Word = '${word}'\n`)
  utimesSync(file, BEGUN, BEGUN)
}

function run(checkout: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'src/main.ts'], {
    cwd: checkout,
    encoding: 'utf8',
    timeout: 600_000,
  })
  expect(stderr).toBe('')
  return stdout.trim()
}

const made = (checkout: string) => statSync(path.join(checkout, 'node_modules/.cache/catena/src-main.mjs')).mtimeMs

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-bundle-'))
  first = path.join(folder, 'first')
  mkdirSync(path.join(first, 'src'), { recursive: true })
  mkdirSync(path.join(first, 'node_modules'))
  cpSync(path.join(root, 'scripts'), path.join(first, 'scripts'), { recursive: true, preserveTimestamps: true })
  for (const name of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'])
    cpSync(path.join(root, name), path.join(first, name), { preserveTimestamps: true })
  symlinkSync(path.join(root, 'node_modules', 'rolldown'), path.join(first, 'node_modules', 'rolldown'), 'junction')
  writeFileSync(path.join(first, 'src', 'main.ts'), "import { word } from './word.ts'\n\nconsole.log(word)\n")
  utimesSync(path.join(first, 'src', 'main.ts'), BEGUN, BEGUN)
  write(first, 'one')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a checkout copied with its cache runs its own code, though size and time of a changed file are the same', () => {
  expect(run(first)).toBe('one')
  const second = path.join(folder, 'second')
  cpSync(first, second, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  write(second, 'two')
  expect(run(second)).toBe('two')
  expect(run(first)).toBe('one')
})

test('nothing is made again before something has changed', () => {
  run(first)
  const before = made(first)
  run(first)
  expect(made(first)).toBe(before)
  write(first, 'other')
  expect(run(first)).toBe('other')
  expect(made(first)).toBeGreaterThan(before)
})

test('what a program loads when it is wanted is in its file like all else, not in a function of its own', () => {
  const main = path.join(first, 'src', 'main.ts')
  for (const load of ["async () => (await import('./word.ts')).word", "() => import('./word.ts').then(({ word }) => word)"]) {
    const typed = "type Loaded = typeof import('./word.ts')\ntype Word = import('./word.ts').Word\n"
    writeFileSync(main, `${typed}const load: () => Promise<Word | Loaded['word']> = ${load}\n\nconsole.log(await load())\n`)
    expect(run(first), load).toBe('one')
    expect(readFileSync(path.join(first, 'node_modules/.cache/catena/src-main.mjs'), 'utf8'), load).not.toMatch(WRAPPER)
  }
})

test('no module of the command line is in a function of its own', async () => {
  expect(readFileSync(await bundle('src/cli/main.ts'), 'utf8')).not.toMatch(WRAPPER)
})
