import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { modulesAreFresh } from '../../scripts/modules.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-modules-'))
  mkdirSync(path.join(folder, 'node_modules'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, packages: Record<string, object>) => writeFileSync(path.join(folder, name), JSON.stringify({ packages }))
const lock = { '': { name: 'catena' }, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } }

test('nothing installed is not fresh', () => {
  write('package-lock.json', lock)
  expect(modulesAreFresh(folder)).toBe(false)
})

test('all installed is fresh, optional packages may be absent', () => {
  write('package-lock.json', lock)
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  expect(modulesAreFresh(folder)).toBe(true)
})

test('another version, a missing package or one too many is not fresh', () => {
  write('package-lock.json', lock)
  const stale: Record<string, object>[] = [
    { 'node_modules/a': { version: '1.0.1' } },
    { 'node_modules/b': { version: '2.0.0' } },
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } },
  ]
  for (const installed of stale) {
    write('node_modules/.package-lock.json', installed)
    expect(modulesAreFresh(folder)).toBe(false)
  }
})
