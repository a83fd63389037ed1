// An installed command-line tool, run with this same Node. npx is not used: it takes half a second to start.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './root.mjs'

const scripts = {
  biome: '@biomejs/biome/bin/biome',
  prettier: 'prettier/bin/prettier.cjs',
  'svelte-check': 'svelte-check/bin/svelte-check',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** @typedef {keyof typeof scripts} ToolName */

/** @param {ToolName} name */
const scriptOf = (name) => path.join(root, 'node_modules', scripts[name])

/**
 * Runs a tool in the foreground and says whether it succeeded.
 * @param {ToolName} name
 * @param {string[]} words
 */
export function runTool(name, words) {
  return spawnSync(process.execPath, [scriptOf(name), ...words], { cwd: root, stdio: 'inherit' }).status === 0
}

/**
 * Runs a tool beside others and keeps what it says until it is done.
 * @param {ToolName} name
 * @param {string[]} words
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export function collectTool(name, words) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [scriptOf(name), ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (problem) => resolve({ passed: false, output: problem.message }))
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}
