// Unit tests. The browser tests have their own configuration, because they need a built client and a browser.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { engineName } from './scripts/engine-name.mjs'
import { LongFirst } from './scripts/long-first.mjs'
import { nativeFiles, nativeSources } from './scripts/native.mjs'

/** Files whose cards, words or mocks others would meet, or that begin without cards. Each is loaded by itself; all others share what they load, in half the time. */
const APART = [
  'test/sets.test.ts',
  'src/games/keyforge/words/words.test.ts',
  'src/games/keyforge/words/places.test.ts',
  'src/games/keyforge/rules/determinize.test.ts',
  'src/games/keyforge/rules/kinds.long.test.ts',
]
/** Files that bring the cards of `test/sample-*.ts`: they share what they load, and those cards. */
const SAMPLES = ['test/keyforge-rules.test.ts', 'test/keyforge-rules/**/*.test.ts']
/** Of those apart, what exchanges a source while it runs. */
const MOCKING = ['src/games/keyforge/rules/kinds.long.test.ts']
const everything = ['src/**/*.test.ts', 'test/**/*.test.ts']
// `npm test` leaves out what takes long (scripts/test.mjs)
const exclude = [...configDefaults.exclude, 'test/e2e/**', ...(process.env.CATENA_TESTS === 'short' ? ['**/*.long.test.ts'] : [])]

/** An error names the TypeScript file and line. */
const native = { server: { deps: { external: [nativeFiles] } }, execArgv: ['--enable-source-maps'] }

const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    plugins: [nativeSources()],
    test: {
      ...native,
      name: 'together',
      include: everything,
      exclude: [...exclude, ...APART, ...SAMPLES],
      isolate: false,
      setupFiles: ['test/together.ts'],
    },
  },
  { extends: true, plugins: [nativeSources()], test: { ...native, name: 'samples', include: SAMPLES, exclude, isolate: false } },
  { extends: true, plugins: [nativeSources(MOCKING)], test: { ...native, name: 'apart', include: APART, exclude } },
]

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite',
  plugins: [svelte(), engineName()],
  test: {
    // one project, with one server, for those who change what it loads (test/mutants)
    ...(process.env.CATENA_TESTS === 'mutants' ? { include: everything, exclude } : { projects }),
    environment: 'node',
    globalSetup: ['test/imports.ts', 'test/postgres.ts', 'test/nats.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // However slow the machine: a limit ends what hangs, and judges nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
