import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './scripts/compressed.mjs'
import { engineName } from './scripts/engine-name.mjs'
import { licences } from './scripts/licences.mjs'
import { mounted } from './scripts/mounted.mjs'
import { offline } from './scripts/offline.mjs'
import { phrasesApart } from './scripts/phrases.mjs'
import { stampBuild } from './scripts/web.mjs'
import { brotli } from './src/server/compressed.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What every game of KeyForge needs: rules, English and words. Sets of cards stand by themselves; so do the words that no card of Call of
 * the Archons uses, each file with the first set that needs it, the phrases of other languages, the lesson, and
 * what puzzles ask for. The index waits for all
 * sets: in one file with what those need, it would wait for itself.
 */
const KEYFORGE =
  /\/src\/games\/keyforge\/(?:(?!goals|habits|index|lesson|luck|steps)[^/]+|(?:rules\/(?!determinize|evaluate|explain|foreseen|invariant|loads|redistribution|rest|standings|token|yardstick)|sets\/(?!faces|printing|prints))[^/]+|cards\/cota\/(?!decks|mars|names|printings)[^/]+|deck\/default|glossary\/en|speech\/(?!de|it|questions)[^/]+|speech\/languages\/en|words\/(?!faceup|aftermath|becoming|bonus|conjunctions|costs|deeds|diverting|foretelling|forging|houses|kinship|lying|middle|moments|readying|nature|sided|standing|strength|tallies|tide|variety|persons|portions|sides|flanks|kin|spans|parity|combat|haunting|verbs\/(?:reaping|capturing|uncounting|moving|arranging|attaching|bottom|brawling|dividing|exalting|exchanging|flanking|joining|joint|looking|shedding|swapping|tokens|treasure|turning))(?!.*\.phrases-).+)\.ts$/

/** Where a build spends its time concerns nobody who starts the program. */
const QUIET = { bundlerTimings: false }

/** As few signs as tell the builds of so many files apart: what is loaded first names some ninety of them. */
const CHUNK = 'assets/[name]-[hash:7].js'

/** What pages full of fields need of Svelte, and the first page and a table do not. */
const FIELDS = /\/svelte\/src\/internal\/client\/dom\/(?:elements\/bindings\/(?:input|select|universal)|blocks\/key)\.js$/

// Who builds from inside a test has Vitest's word there, and would get what Svelte has for development: 11 KB more, for as long as it is fresh.
if (process.env.NODE_ENV === 'test') process.env.NODE_ENV = 'production'

export default defineConfig({
  root: at('src/web'),
  // Relative addresses, so that the built client also works in a subfolder of a site.
  base: './',
  cacheDir: at('node_modules/.cache/vite'),
  plugins: [
    svelte({ configFile: at('svelte.config.js') }),
    mounted(),
    licences(),
    phrasesApart(),
    engineName(),
    offline(at('src/web/offline/service-worker.js')),
    compressed((bytes) => brotli(bytes, 11)),
    stampBuild(),
  ],
  worker: {
    format: 'es',
    plugins: () => [phrasesApart(), engineName()],
    rolldownOptions: {
      checks: QUIET,
      treeshake: {
        moduleSideEffects: [
          // What only deck builders need of the deck files, such as lists of words for names, stays out of the worker.
          { test: /\/keyforge\/deck\//, sideEffects: false },
          // So does what only lists of cards need.
          { test: /\/keyforge\/sets\/(?:faces|printing|prints)\.ts/, sideEffects: false },
          // A file of words that only cards of later sets are made of comes with them. A language has the words of all sets.
          { test: /\/keyforge\/words\/(?!.*\.phrases-)/, sideEffects: false },
          // So do rules that only such words call, or those who think or ask why.
          {
            test: /\/keyforge\/rules\/(?:determinize|evaluate|explain|foreseen|invariant|loads|redistribution|rest|standings|token|yardstick)\.ts/,
            sideEffects: false,
          },
        ],
      },
      output: {
        chunkFileNames: CHUNK,
        // What all games share is one file, and KeyForge without its cards another: cut up finer, as sets of cards share parts of them, they
        // would be larger. Reading records stays apart, as few games begin with one.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /\/src\/(?:kernel\/(?!record|replay|digest|print|spelling)|ability\/|games\/(?:fields|speech\/(?!frame-words\/(?:de|it)))|web\/worker\.ts)(?!.*\.phrases-)/,
              priority: 2,
            },
            { name: 'keyforge', test: KEYFORGE, includeDependenciesRecursively: false },
            // by itself, or it lies where the game is entered by others, which then lacks what it gives
            { name: 'faces', test: /\/keyforge\/sets\/(?:faces|printing)\.ts$/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  build: {
    target: 'es2022',
    outDir: at('dist/web'),
    emptyOutDir: true,
    // Named ahead is what the first table needs, and styles, which wait for their names: the names of all files weigh more than a wait in a later page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css') || name.includes('keyforge-table')),
    },
    rolldownOptions: {
      checks: QUIET,
      treeshake: { moduleSideEffects: [{ test: FIELDS, sideEffects: false }] },
      output: {
        chunkFileNames: CHUNK,
        // The first page, and the table of KeyForge, are one file each: cut up for the pages that share parts of them, they would be larger.
        // What binds fields is of use to neither, which have few and see to them.
        codeSplitting: {
          groups: [
            { name: 'fields', test: FIELDS, priority: 3, includeDependenciesRecursively: false },
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
