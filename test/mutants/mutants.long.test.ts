import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { mutants } from './table.ts'

test('every mutant is caught', () => {
  // a process of its own: it runs Vitest itself
  const output = execFileSync(process.execPath, [path.join(root, 'scripts', 'run.mjs'), 'test/mutants/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
  })
  console.log(output)
  expect(output.trim().split('\n').at(-1)).toBe(`${mutants.length} caught, 0 missed`)
})
