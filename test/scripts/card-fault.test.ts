// Files of cards with a fault: a program says in one line what would make them right, and prints no stack.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'

let checkout: string
const PRINTINGS = 'src/games/keyforge/cards/cota/printings.ts'

beforeAll(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'catena-faults-'))
  for (const name of ['src', 'scripts', 'test', 'docs/rules', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, name), path.join(checkout, name), { recursive: true })
  const packages = path.join(checkout, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '.cache' && name !== '.package-lock.json')
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name), 'junction')
  cpSync(path.join(root, 'node_modules/.package-lock.json'), path.join(packages, '.package-lock.json'), { preserveTimestamps: true })
})

afterAll(() => rmSync(checkout, { recursive: true }))

/** Runs a program in the checkout, with the printings of a set changed. */
function runWith(change: (printings: string) => string, ...words: string[]) {
  const file = path.join(checkout, PRINTINGS)
  writeFileSync(file, change(readFileSync(path.join(root, PRINTINGS), 'utf8')))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], { cwd: checkout, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each([
  ['src/cli/main.ts', 'replay', 'no.rec'],
  ['test/card/main.ts', 'anger'],
])('%s %s tells of a card without a printing in one line', (...words) => {
  expect(runWith((printings) => printings.replace("  [1, 'anger', 'C'],\n", ''), ...words)).toEqual({
    status: 2,
    stdout: '',
    stderr: `The set "cota" brings "anger" and has no printing of it: add its row to ${PRINTINGS}.\n`,
  })
})
