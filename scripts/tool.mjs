// An installed command-line tool, run with this same Node. npx is not used: it takes half a second to start.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './root.mjs'

const scripts = {
  biome: '@biomejs/biome/bin/biome',
  prettier: 'prettier/bin/prettier.cjs',
  'svelte-check': 'svelte-check/bin/svelte-check',
  tsc: '@typescript/native/bin/tsc',
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
 * Runs a tool, and ends it with all that it has started when it takes longer than so many minutes. What it says is printed at once, or when
 * it has ended where others speak meanwhile.
 * @param {ToolName} name
 * @param {string[]} words
 * @param {{ minutes: number, aside: boolean }} how
 * @returns {Promise<'succeeded' | 'failed' | 'hung'>} `hung`: it was ended, by the limit or by itself
 */
export function runToolWithin(name, words, { minutes, aside }) {
  return new Promise((resolve) => {
    // a group of its own, so that what it has started ends with it, also what never gives way
    const child = spawn(process.execPath, [scriptOf(name), ...words], {
      cwd: root,
      stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: true,
    })
    /** @type {Buffer[]} */
    const said = []
    child.stdout?.on('data', (part) => said.push(part))
    child.stderr?.on('data', (part) => said.push(part))
    const end = () => {
      try {
        process.kill(-Number(child.pid), 'SIGKILL')
      } catch {
        // it has ended meanwhile
      }
    }
    const limit = setTimeout(end, minutes * 60_000)
    const stop = () => {
      end()
      process.exit(130)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    child.on('error', () => resolve('failed'))
    child.on('close', (code, signal) => {
      clearTimeout(limit)
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      process.stdout.write(Buffer.concat(said))
      resolve(signal === 'SIGKILL' ? 'hung' : code === 0 ? 'succeeded' : 'failed')
    })
  })
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
