// Browser tests: three files at a time, each with its own windows of the system's Chromium, on the client that `npm run build` put into
// dist/web.
import { configDefaults, defineConfig } from 'vitest/config'
import { engineName } from './scripts/engine-name.mjs'
import { LongFirst } from './scripts/long-first.mjs'
import { nativeFiles, nativeSources } from './scripts/native.mjs'

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite',
  plugins: [nativeSources(), engineName()],
  test: {
    include: ['test/e2e/**/*.test.ts'],
    // `npm test` leaves out what takes long (scripts/test.mjs)
    exclude: [...configDefaults.exclude, ...(process.env.CATENA_TESTS === 'short' ? ['**/*.long.test.ts'] : [])],
    environment: 'node',
    server: { deps: { external: [nativeFiles] } },
    execArgv: ['--enable-source-maps'],
    globalSetup: ['test/postgres.ts'],
    // a test waits for its page a third of the time, so that two would leave one of two processors idle as often
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // a browser is started once for all files of a worker (test/e2e/browser.ts)
    isolate: false,
    // However slow the machine: a limit ends what hangs, and judges nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: true,
  },
})
