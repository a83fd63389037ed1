// npm test: types and lint, unit tests, browser tests. All parts run even when one fails; the last line is the sum.
// npm run test:all (--all): the tests that take long too, `*.long.test.ts`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { check, steps } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { ensureModules } from './modules.mjs'
import { cache, root } from './root.mjs'
import { findServices } from './services.mjs'
import { runToolWithin } from './tool.mjs'
import { webIsFresh } from './web.mjs'

const words = process.argv.slice(2)
const strange = words.find((word) => word !== '--all')
if (strange !== undefined) {
  console.error(`"${strange}" is no word of this command: it is npm test, npm run test:all, or npx vitest run with a folder or file.`)
  process.exit(2)
}
const all = words.includes('--all')
// both configurations of Vitest read it
process.env.CATENA_TESTS = all ? 'all' : 'short'
/** @type {Record<string, string>} */
const CONFIGURATIONS = { unit: 'vitest.config.ts', browser: 'vitest.browser.config.ts' }
/** The longest that a part may take, in minutes: a slow or busy machine is no fault. What stands still is ended long before (scripts/pending.mjs). */
const LIMIT = 60
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name: of a long run often only its end is kept. @type {string[]} */
const failures = []
/** The parts of this run, with the time of each. @type {string[]} */
const times = []

/**
 * @template T
 * @param {string} part
 * @param {Promise<T>} running
 */
async function timed(part, running) {
  const from = performance.now()
  const result = await running
  times.push(`${part}: ${Math.round((performance.now() - from) / 1000)} s`)
  return result
}

/** @param {string} text */
function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 90 - text.length))}`)
}

/** @param {string[]} lines */
function box(lines) {
  const width = Math.max(...lines.map((line) => line.length))
  console.log(`\n┌${'─'.repeat(width + 2)}┐`)
  for (const line of lines) console.log(`│ ${line.padEnd(width)} │`)
  console.log(`└${'─'.repeat(width + 2)}┘`)
}

/**
 * One run of Vitest. A test file that cannot even be loaded has no tests to count, and an error outside any test belongs to
 * none: each still counts as a failure, so that the sum never looks better than the run was.
 * @param {string} name
 * @param {{ aside: boolean }} how
 */
async function vitest(name, { aside }) {
  mkdirSync(cache, { recursive: true })
  const report = path.join(cache, `${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['default', './scripts/pending.mjs', 'json'].flatMap((one) => ['--reporter', one])
  const told = ['run', '--config', CONFIGURATIONS[name], ...reporters, '--outputFile.json', report]
  const run = () => runToolWithin('vitest', told, { minutes: LIMIT, aside })
  let ended = await run()
  if (ended === 'hung') {
    // once more, as it may have been the runner; what hangs twice has failed
    box([`THE ${name.toUpperCase()} TESTS HUNG AND WERE ENDED: where, is said above. They are run again.`])
    failures.push(`${name} tests: hung, and were run again`)
    ended = await run()
  }
  let failed = 0
  try {
    const facts = JSON.parse(readFileSync(report, 'utf8'))
    total.passed += facts.numPassedTests
    total.skipped += facts.numPendingTests + facts.numTodoTests
    failed = facts.numFailedTests
    for (const file of facts.testResults) {
      const place = path.relative(root, file.name)
      /** @type {{ status: string, fullName: string, failureMessages: string[] }[]} */
      const tests = file.assertionResults
      const bad = tests.filter(({ status }) => status === 'failed')
      for (const { fullName, failureMessages } of bad) failures.push(`${place} > ${fullName}: ${firstLine(failureMessages[0])}`)
      if (file.status === 'failed' && bad.length === 0) {
        failed++
        failures.push(`${place}: ${firstLine(file.message)}`)
      }
    }
  } catch {
    // No report: the run broke off, and is counted below.
    failures.push(`${name} tests: broke off without a report`)
  }
  total.failed += ended === 'succeeded' ? failed : Math.max(failed, 1)
}

/** @param {string | undefined} message */
function firstLine(message) {
  return (message ?? '').trim().split('\n')[0].slice(0, 300)
}

/** The client as it is now in dist/web, where there is a browser to test it; says why not. */
async function buildClient() {
  if (findChromium() === undefined) {
    box([
      'BROWSER TESTS WERE SKIPPED: no Chromium was found.',
      'Install it (Debian: apt-get install chromium) or set CHROME_PATH to a Chrome or Chromium.',
    ])
    return false
  }
  if (webIsFresh()) return true
  if ((await runToolWithin('vite', ['build', '--logLevel', 'warn'], { minutes: LIMIT, aside: true })) === 'succeeded') return true
  console.log('FAILED the web client could not be built')
  failures.push('the web client could not be built')
  total.failed++
  return false
}

ensureModules()

heading('types and lint, and beside them the build of the client')
const [faults, built] = await timed('check and build', Promise.all([check(steps), buildClient()]))
total.failed += faults
if (faults > 0) failures.push(`types and lint: ${faults} failed, said above`)

if (all) {
  // one after the other: beside each other they take as long, as the processor is never idle, and wait for each other
  heading('unit tests')
  await timed('unit tests', vitest('unit', { aside: false }))
  heading('browser tests')
  if (built) await timed('browser tests', vitest('browser', { aside: false }))
} else {
  // beside each other: a browser test waits half of its time
  heading('unit tests, and beside them browser tests, whose results follow')
  await timed('tests', Promise.all([vitest('unit', { aside: false }), ...(built ? [vitest('browser', { aside: true })] : [])]))
}

if (all)
  box([
    'What this machine has for the tests:',
    ...(await findServices()).map(
      ({ name, place }) => `${place === undefined ? 'NOT THERE' : 'there    '}  ${name}${place === undefined ? '' : ` (${place})`}`,
    ),
  ])

if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${times.join(', ')}`)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped === 0 ? '' : `, ${total.skipped} skipped`}`)
