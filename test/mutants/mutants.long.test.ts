import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { mutants } from './table.ts'

/** Each mutant is a build and a test: on a busy machine that is more than other tests may take. In milliseconds. */
const LIMIT = 45 * 60_000

test('every mutant is caught', { timeout: LIMIT }, () => {
  // a process of its own: it runs Vitest itself
  const output = execFileSync(process.execPath, [path.join(root, 'scripts', 'run.mjs'), 'test/mutants/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    timeout: LIMIT,
  })
  console.log(output)
  expect(output.trim().split('\n').at(-1)).toBe(`${mutants.length} caught, 0 missed`)
})
