// The client counts as built as long as nothing changed that it may be made of; a build that failed never does.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'

type Web = typeof import('../../scripts/web.mjs')
let folder: string
let web: Web

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-web-'))
  for (const name of ['src', 'docs', 'node_modules']) mkdirSync(path.join(folder, name))
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
  write('src/index.html', '<!doctype html><script type="module" src="./main.js"></script>')
  write('src/main.js', "console.log('one')")
  for (const name of ['package-lock.json', 'svelte.config.js', 'vite.config.ts']) write(name, '')
  web = (await import(pathToFileURL(path.join(folder, 'scripts', 'web.mjs')).href)) as Web
})

afterEach(() => rmSync(folder, { recursive: true }))

const make = () =>
  build({
    configFile: false,
    root: path.join(folder, 'src'),
    logLevel: 'silent',
    plugins: [web.stampBuild()],
    build: { outDir: path.join(folder, 'dist', 'web') },
  })

test('it is fresh after a build, until a file changes, comes or goes, or what was built is gone', async () => {
  expect(web.webIsFresh()).toBe(false)
  await make()
  expect(web.webIsFresh()).toBe(true)
  write('src/main.js', "console.log('another')")
  expect(web.webIsFresh()).toBe(false)
  await make()
  write('docs/page.md', 'new')
  expect(web.webIsFresh()).toBe(false)
  rmSync(path.join(folder, 'docs', 'page.md'))
  expect(web.webIsFresh()).toBe(true)
  rmSync(path.join(folder, 'dist'), { recursive: true })
  expect(web.webIsFresh()).toBe(false)
})

test('a build that failed leaves none behind, though what an earlier one built still lies there', async () => {
  await make()
  write('src/main.js', 'console.log(')
  await expect(make()).rejects.toThrow()
  write('src/main.js', "console.log('one')")
  expect(web.webIsFresh()).toBe(false)
})
