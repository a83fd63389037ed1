// README.md and the guides say only what is so: the table is that of the games, programs run, links and commands exist.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cache, root } from '../scripts/root.mjs'
import { cards, table } from '../src/games/keyforge/scenario/index.ts'
import { withGames } from './readme/table.ts'

const readme = read('README.md')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join('docs', name.replaceAll(path.sep, '/'))),
]

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The blocks of code of one kind on a page. */
function blocksOf(page: string, kind: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter((match) => match[1] === kind).map((match) => match[2])
}

test('the table of games is that of the games (npm run readme writes it)', () => {
  expect(readme).toBe(withGames(readme))
})

test('README.md is short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
})

test('the program of README.md is short, runs, and plays a game to its end', () => {
  const [program] = blocksOf(readme, 'ts')
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
  const folder = path.join(cache, 'readme')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'random.ts')
  // the program says where things are from the root of the project
  const up = path.relative(folder, root).replaceAll(path.sep, '/')
  writeFileSync(file, program.replaceAll("'./src/", `'${up}/src/`))
  const entry = path.relative(root, file)
  const printed = execFileSync(process.execPath, ['scripts/run.mjs', entry], { cwd: root, encoding: 'utf8', timeout: 600_000 })
  expect(printed).toMatch(/shares: \[ [\d., ]+ \]/)
})

describe('the examples of docs/scenario.md hold', () => {
  blocksOf(read('docs/scenario.md'), 'ts').forEach((code, i) => {
    test(`example ${i + 1}: ${code.trim().split('\n')[0]}`, () => {
      const run = new Function('table', 'cards', 'expect', code.replace(/^import .*$/gm, ''))
      run(table, cards, expect)
    })
  })
})

test.each(pages)('every link of %s leads to a file', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1])
  const local = targets.filter((target) => !/^(?:[a-z]+:|#)/.test(target)).map((target) => target.replace(/#.*$/, ''))
  expect(local.filter((target) => !existsSync(path.join(root, path.dirname(page), target)))).toEqual([])
})

test.each(pages)('every npm command of %s exists', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(page).matchAll(/\bnpm (?:run (?:-s )?)?([a-z]+)\b/g)].map((match) => match[1])
  const others = ['install', 'ci', 'pack', 'run', 'and', 'is', 'are', 'commands']
  expect(named.filter((name) => scripts[name] === undefined && !others.includes(name))).toEqual([])
})

test.each(pages.filter((page) => !page.startsWith('docs/rules/')))('every file of the project that %s names exists', (page) => {
  const named = [...read(page).matchAll(/`((?:src|test|docs|bench|scripts)\/[\w./-]+)`/g)].map((match) => match[1])
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('docs/testing.md names every test that takes long', () => {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.long.test.ts')),
  )
  const page = read('docs/testing.md')
  const long = files.map((file) => path.basename(file, '.test.ts'))
  expect(long.length).toBeGreaterThan(10)
  expect(long.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
