// A reporter for Vitest that names what hangs: a test that never gives way stops its own limit of time too, and would be waited for without a word.
import process from 'node:process'

/** How long a test may run before it is named, in milliseconds. */
const PATIENCE = 120_000

export default class Pending {
  /** Since when, by file and test. @type {Map<string, number>} */
  running = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  timer = undefined

  onTestRunStart() {
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
    this.running.delete(nameOf(file))
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    this.running.set(`${nameOf(test.module)} > ${test.fullName}`, Date.now())
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    this.running.delete(`${nameOf(test.module)} > ${test.fullName}`)
  }

  tell() {
    for (const [name, since] of this.running) {
      const waited = Date.now() - since
      if (waited >= PATIENCE) process.stdout.write(`still running after ${Math.round(waited / 60_000)} min: ${name}\n`)
    }
  }
}

/** @param {import('vitest/node').TestModule} file */
function nameOf(file) {
  return file.relativeModuleId
}
