// npm run check: types, lint and import boundaries.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureModules } from './modules.mjs'
import { collectTool } from './tool.mjs'

/** @typedef {{ title: string, tool: import('./tool.mjs').ToolName, words: string[] }} Step */

/** @type {Step[]} */
export const steps = [
  { title: 'types of the engine (kernel, ability, games, ai)', tool: 'tsc', words: ['-p', 'tsconfig.engine.json', '--pretty', 'false'] },
  { title: 'types of cli, server, tests and scripts', tool: 'tsc', words: ['-p', 'tsconfig.node.json', '--pretty', 'false'] },
  {
    title: 'types and accessibility of the web client',
    tool: 'svelte-check',
    words: ['--tsconfig', 'tsconfig.web.json', '--output', 'human', '--fail-on-warnings', '--incremental', '--tsgo'],
  },
  { title: 'lint', tool: 'biome', words: ['lint', '--error-on-warnings', '--colors=off'] },
]

/** @type {Step} */
const boundaries = { title: 'import boundaries', tool: 'vitest', words: ['run', 'test/boundaries.test.ts', '--reporter', 'dot'] }

/**
 * Runs the steps two at a time, prints one line each and what a failing one said.
 * @param {Step[]} wanted
 * @returns {Promise<number>} how many failed
 */
export async function check(wanted) {
  let failed = 0
  const waiting = [...wanted]
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { passed, output } = await collectTool(step.tool, step.words)
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.title}`)
      if (!passed) {
        failed++
        console.log(output.trimEnd())
      }
    }
  }
  await Promise.all([lane(), lane()])
  return failed
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureModules()
  process.exitCode = (await check([...steps, boundaries])) === 0 ? 0 : 1
}
