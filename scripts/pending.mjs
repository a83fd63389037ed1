// A reporter for Vitest that names what hangs, and ends a run in which nothing goes on: a test that never gives way stops its own limit of
// time too, and would be waited for without a word.
import { writeSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from './root.mjs'

/** How long a test may run before it is named, in milliseconds. */
const PATIENCE = 120_000
/** How long no test may have ended before the run does. */
const STANDSTILL = 600_000

export default class Pending {
  /** Since when, by file and test. @type {Map<string, number>} */
  running = new Map()
  /** When a test last ended. */
  moved = Date.now()
  /** @type {NodeJS.Timeout | undefined} */
  timer = undefined

  /** Files that have not ended: what hangs at once is never heard of. @type {Set<string>} */
  left = new Set()

  /** @param {readonly import('vitest/node').TestSpecification[]} files */
  onTestRunStart(files) {
    this.left = new Set(files.map(({ moduleId }) => path.relative(root, moduleId)))
    this.timer = setInterval(() => this.tell(), PATIENCE / 2)
    this.timer.unref()
  }

  onTestRunEnd() {
    clearInterval(this.timer)
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleStart(file) {
    this.running.set(nameOf(file), Date.now())
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    this.left.delete(nameOf(file))
    // its tests too: of one that ends at once the result may be told before the beginning
    for (const name of this.running.keys()) if (name === nameOf(file) || name.startsWith(`${nameOf(file)} > `)) this.running.delete(name)
    this.moved = Date.now()
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    this.running.set(`${nameOf(test.module)} > ${test.fullName}`, Date.now())
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    this.running.delete(`${nameOf(test.module)} > ${test.fullName}`)
    this.moved = Date.now()
  }

  tell() {
    for (const [name, since] of this.running) {
      const waited = Date.now() - since
      if (waited >= PATIENCE) say(`still running after ${Math.round(waited / 60_000)} min: ${name}`)
    }
    if (Date.now() - this.moved < STANDSTILL) return
    say(`nothing has ended for ${STANDSTILL / 60_000} min; ${this.left.size} files have not: ${[...this.left].slice(0, 20).join(', ')}`)
    // the group that scripts/tool.mjs has begun, with all that hangs in it
    process.kill(-process.pid, 'SIGKILL')
  }
}

/** At once, as the end may follow. @param {string} line */
function say(line) {
  writeSync(1, `${line}\n`)
}

/** @param {import('vitest/node').TestModule} file */
function nameOf(file) {
  return file.relativeModuleId
}
