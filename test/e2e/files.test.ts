// The files of the built client, as they import each other. One that is begun before what it imports hangs the table without a word.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { webOutput } from '../../scripts/root.mjs'

/** What must have run before a file: not what it asks for later, by `import()`. */
const IMPORT = /\b(?:import|export)\s*(?:[\w$*,{}\s]+?from\s*)?["']\.\/([\w$.-]+\.js)["']/g

/** The first circle found, from file to file. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const clear = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (clear.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file])
      if (circle !== undefined) return circle
    }
    clear.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = walk(file, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

const importsOf = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, file]) => file)

test('no file of the built client imports itself by way of others', () => {
  const folder = path.join(webOutput, 'assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const imports = new Map(files.map((file) => [file, importsOf(readFileSync(path.join(folder, file), 'utf8'))]))
  // the engine's worker is made of several
  expect([...imports.values()].filter((of) => of.length > 0).length).toBeGreaterThan(10)
  for (const of of imports.values()) for (const file of of) expect(files).toContain(file)
  expect(findCircle(imports)).toBeUndefined()
})

test('circles and imports of a file are found', () => {
  expect(importsOf('import{a as b,c}from"./one-1.js";import"./two-2.js";export*from"./three_3.js";import("./four.js")')).toEqual([
    'one-1.js',
    'two-2.js',
    'three_3.js',
  ])
  const imports = (...rows: [string, string[]][]) => new Map(rows)
  expect(findCircle(imports(['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]))).toEqual(['b', 'd', 'b'])
  expect(findCircle(imports(['a', ['b', 'c']], ['b', ['c']], ['c', []]))).toBeUndefined()
})

// a bundler that divides the sources otherwise may leave out what a file says it gives: whoever loads it gets nothing, without a word
test('every script of the build can be loaded: what it gives is in it', () => {
  const folder = path.join(webOutput, 'assets')
  const program = `
    const { readdirSync, readFileSync } = require('node:fs')
    const { SourceTextModule } = require('node:vm')
    const files = readdirSync(${JSON.stringify(folder)}).filter((name) => name.endsWith('.js'))
    for (const name of files) {
      try { new SourceTextModule(readFileSync(${JSON.stringify(folder)} + '/' + name, 'utf8')) }
      catch (problem) { console.log(name + ': ' + problem.message) }
    }
    console.log(files.length > 100 ? 'all read' : 'too few')`
  const { stdout } = spawnSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', '-e', program], { encoding: 'utf8' })
  expect(stdout).toBe('all read\n')
})
