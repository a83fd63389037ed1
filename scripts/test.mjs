// npm test: types and lint, unit tests, browser tests. All parts run even when one fails; the last line is the sum.
// npm run test:all (--all): the tests that take long too, `*.long.test.ts`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { check, steps } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { ensureModules } from './modules.mjs'
import { cache } from './root.mjs'
import { findServices } from './services.mjs'
import { runTool, runToolWithin } from './tool.mjs'

const all = process.argv.includes('--all')
// both configurations of Vitest read it
process.env.CATENA_TESTS = all ? 'all' : 'short'
/** The longest that a part may take, in minutes: four times what it takes on two quiet cores. What hangs is named before (scripts/pending.mjs). */
const LIMIT = 20
const total = { passed: 0, failed: 0, skipped: 0 }

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
 * @param {string[]} words
 */
async function vitest(name, words) {
  mkdirSync(cache, { recursive: true })
  const report = path.join(cache, `${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['default', './scripts/pending.mjs', 'json'].flatMap((one) => ['--reporter', one])
  const ended = await runToolWithin('vitest', ['run', ...words, ...reporters, '--outputFile.json', report], LIMIT)
  if (ended === 'too long') box([`THE ${name.toUpperCase()} TESTS WERE ENDED AFTER ${LIMIT} MINUTES: what hung is named above.`])
  const before = total.failed
  try {
    const facts = JSON.parse(readFileSync(report, 'utf8'))
    total.passed += facts.numPassedTests
    total.failed += facts.numFailedTests
    total.skipped += facts.numPendingTests + facts.numTodoTests
    for (const file of facts.testResults) {
      if (file.status === 'failed' && !file.assertionResults.some((/** @type {{ status: string }} */ test) => test.status === 'failed'))
        total.failed++
    }
  } catch {
    // No report: the run broke off, and is counted below.
  }
  if (ended !== 'succeeded' && total.failed === before) total.failed++
}

ensureModules()

heading('types and lint')
total.failed += await check(steps)

heading('unit tests')
await vitest('unit', ['--config', 'vitest.config.ts'])

heading('browser tests')
if (findChromium() === undefined) {
  box([
    'BROWSER TESTS WERE SKIPPED: no Chromium was found.',
    'Install it (Debian: apt-get install chromium) or set CHROME_PATH to a Chrome or Chromium.',
  ])
} else if (!runTool('vite', ['build', '--logLevel', 'warn'])) {
  console.log('FAILED the web client could not be built')
  total.failed++
} else {
  await vitest('browser', ['--config', 'vitest.browser.config.ts'])
}

if (all)
  box([
    'What this machine has for the tests:',
    ...(await findServices()).map(
      ({ name, place }) => `${place === undefined ? 'NOT THERE' : 'there    '}  ${name}${place === undefined ? '' : ` (${place})`}`,
    ),
  ])

process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped === 0 ? '' : `, ${total.skipped} skipped`}`)
