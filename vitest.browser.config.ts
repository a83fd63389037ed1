// Browser tests: one after the other, with the system's Chromium, on the client that `npm run build` put into dist/web.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite',
  test: {
    include: ['test/e2e/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // However slow the machine: a limit ends what hangs, and judges nothing.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: true,
  },
})
