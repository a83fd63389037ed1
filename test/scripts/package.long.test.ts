// The engine as a package: packed, installed into an empty folder without a network, played, and its types read by a compiler.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, words: readonly string[], cwd = folder) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8', timeout: 600_000 })
  return { status, said: `${stdout}${stderr}` }
}

beforeAll(() => {
  const packed = run('npm', ['pack', '--pack-destination', folder], root)
  expect(packed, packed.said).toMatchObject({ status: 0 })
  const [archive] = readdirSync(folder)
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  const installed = run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`])
  expect(installed, installed.said).toMatchObject({ status: 0 })
}, 300_000)

test('it brings nothing else along, and no tests', () => {
  expect(readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['catena'])
  const facts = JSON.parse(readFileSync(path.join(folder, 'node_modules/catena/package.json'), 'utf8'))
  expect(facts.dependencies).toBeUndefined()
  const files = readdirSync(path.join(folder, 'node_modules/catena'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.test\.|^src|\.svelte/.test(file))).toEqual([])
})

test('the example plays a game to its end', () => {
  copyFileSync(path.join(root, 'examples/play.mjs'), path.join(folder, 'play.mjs'))
  const { status, said } = run(process.execPath, ['play.mjs'])
  expect(said).toMatch(/first: .+\nseat 0 wins \d+(?:\.\d+)? of 200 random games\nthe end: \{ shares: \[/)
  expect(status).toBe(0)
})

test('every entry can be imported, and nothing inside', () => {
  const entries = readdirSync(path.join(root, 'src/library')).map((file) => path.basename(file, '.ts'))
  const names = entries.map((name) => (name === 'index' ? 'catena' : `catena/${name}`))
  for (const name of entries)
    expect(existsSync(path.join(folder, `node_modules/catena/dist/package/library/${name}.d.ts`)), name).toBe(true)
  const sizes = `const all = await Promise.all(${JSON.stringify(names)}.map((name) => import(name)))
    console.log(all.every((one) => Object.keys(one).length > 0))
    await import('catena/dist/package/games/index.js').catch(({ code }) => console.log(code))`
  expect(run(process.execPath, ['--input-type=module', '-e', sizes]).said).toBe('true\nERR_MODULE_NOT_FOUND\n')
})

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('a compiler reads its types (%s, %s) and finds a mistake', (module, resolution) => {
  writeFileSync(
    path.join(folder, 'use.ts'),
    `import { games, type Game } from 'catena'
     import { Playout } from 'catena/ai'
     import { keyforge, table } from 'catena/keyforge'
     import { riftblade } from 'catena/riftblade'
     export const game: Game | undefined = games.get('nightfall')
     new Playout(riftblade)
     table({ seats: [{ hand: ['anger'] }, {}] })
     export const wrong: string = keyforge.seats`,
  )
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const compilerOptions = { noEmit: true, strict: true, target: 'es2022', types: [], module, moduleResolution: resolution }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }))
  const { said } = run(process.execPath, [compiler, '-p', folder])
  expect(said).toMatch(/^use\.ts\(8,\d+\): error TS2322: [^\n]+\n$/)
})
