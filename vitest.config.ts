// Unit tests. The browser tests have their own configuration, because they need a built client and a browser.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite',
  plugins: [svelte()],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/e2e/**'],
    environment: 'node',
    globalSetup: ['test/imports.ts'],
    maxWorkers: 2,
    // However slow the machine: a limit ends what hangs, and judges nothing.
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
