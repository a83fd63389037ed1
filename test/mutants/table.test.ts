import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { mutants, staleness } from './table.ts'

const sourceOf = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined)

test('every mutant fits the source as it is: bring test/mutants/table.ts up to date where one does not', () => {
  const stale = mutants.flatMap((mutant) => staleness(mutant, sourceOf(mutant.file)) ?? [])
  expect(stale).toEqual([])
})

test('mutants have names of their own, and tests that exist', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(40)
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  for (const { test: file } of mutants) expect(existsSync(path.join(root, file)), file).toBe(true)
})

test('a mutant that no longer fits says so', () => {
  const mutant = { ...mutants[0], name: 'one', file: 'a.ts', find: 'b + 1', replace: 'b' }
  expect(staleness(mutant, 'a = b + 1')).toBeUndefined()
  expect(staleness(mutant, 'a = b + 2')).toContain('0 times')
  expect(staleness(mutant, 'b + 1, b + 1')).toContain('2 times')
  expect(staleness(mutant, undefined)).toContain('there is no a.ts')
  expect(staleness({ ...mutant, replace: 'b + 1' }, 'b + 1')).toContain('changes nothing')
})
