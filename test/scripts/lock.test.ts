// package-lock.json must install on every platform and from any registry.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'

interface Entry {
  version?: string
  integrity?: string
  optional?: boolean
  resolved?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))
const lock: Record<string, Entry> = read('package-lock.json').packages

test('the lock names no registry', () => {
  const found = Object.keys(lock).filter((name) => lock[name].resolved !== undefined)
  expect(found, 'write it with: npm install --omit-lockfile-registry-resolved').toEqual([])
})

test('the lock has the packages of other platforms too', () => {
  // A registry that lacks some of them makes npm leave them out, and then npm ci refuses the lock: enter them by hand, with
  // version, integrity, os, cpu and libc like their neighbours.
  const missing = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => lock[`node_modules/${name}`] === undefined),
  )
  expect(missing).toEqual([])
})

test('every package has the hash of its content', () => {
  const without = Object.keys(lock).filter((name) => name !== '' && !/^sha512-[\w+/]{86}==$/.test(lock[name].integrity ?? ''))
  expect(without).toEqual([])
})

test('no package wants to run a script at its install', () => {
  // npm does not run such scripts, so a package that relies on one would not work.
  expect(Object.keys(lock).filter((name) => lock[name].hasInstallScript && !/(?:^|\/)fsevents$/.test(name))).toEqual([])
})

test('every dependency is pinned exactly', () => {
  const { dependencies = {}, devDependencies = {} } = read('package.json')
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
  )
  expect(loose).toEqual([])
})
