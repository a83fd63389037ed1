import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { licences } from './scripts/licences.mjs'
import { offline } from './scripts/offline.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('src/web'),
  // Relative addresses, so that the built client also works in a subfolder of a site.
  base: './',
  cacheDir: at('node_modules/.cache/vite'),
  plugins: [svelte({ configFile: at('svelte.config.js') }), licences(), offline(at('src/web/offline/service-worker.js'))],
  worker: {
    format: 'es',
    // What only deck builders need of the deck files, such as lists of words for names, stays out of the worker.
    rolldownOptions: { treeshake: { moduleSideEffects: (id: string) => !id.includes('/keyforge/deck/') } },
  },
  build: {
    target: 'es2022',
    outDir: at('dist/web'),
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // The first page, and the table of KeyForge, are one file each: cut up for the pages that share parts of them, they would be larger.
        codeSplitting: {
          groups: [
            { name: 'page', test: /\/src\/web\/App\.svelte$/, priority: 2 },
            { name: 'keyforge-table', test: /\/src\/web\/keyforge\/Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  // The rules pages (docs/rules/*.md?raw) and the engine lie outside src/web.
  server: { port: 4321, fs: { allow: [at('.')] } },
})
