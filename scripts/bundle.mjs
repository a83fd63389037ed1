// A TypeScript entry as one JavaScript file, made again only when something it is made of has changed.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { engineName } from './engine-name.mjs'
import { fingerprint } from './fingerprint.mjs'
import { cache, root } from './root.mjs'

// Rolldown's own virtual modules start with a zero byte and are no files.
const virtual = '\0'
// These decide what the bundle looks like as much as its sources do.
const makers = ['package-lock.json', 'scripts/bundle.mjs', 'scripts/engine-name.mjs', 'scripts/fingerprint.mjs']

/**
 * Packages stay packages: what is made lies below node_modules, so Node finds them from there.
 * @param {string} id
 */
export const isPackage = (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith(virtual)

/**
 * @param {string} output
 * @param {string} notes
 */
function isFresh(output, notes) {
  try {
    statSync(output)
    const { files, print } = JSON.parse(readFileSync(notes, 'utf8'))
    return fingerprint(files) === print
  } catch {
    // Never made, or one of its sources is gone.
    return false
  }
}

/**
 * `import text from './page.md?raw'` gives the text of the file, as it does in Vite.
 * @param {string[]} read the files read so are added to this
 * @returns {import('rolldown').Plugin}
 */
export function rawText(read) {
  const filter = { id: /\?raw$/ }
  return {
    name: 'raw-text',
    resolveId: { filter, handler: (id, importer) => path.resolve(path.dirname(importer ?? root), id) },
    load: {
      filter,
      handler(id) {
        const file = id.slice(0, -'?raw'.length)
        read.push(file)
        return { code: `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`, moduleType: 'js' }
      },
    },
  }
}

/**
 * What a source loads when it is wanted is loaded with it: in one file there is nothing to wait for. Left as they are, such loads make
 * Rolldown wrap every module in a function, and then no constant is one any more to the machine: random play of KeyForge and search in it
 * take an eighth more, of other games up to a twentieth (medians of 61 pairs).
 * @returns {import('rolldown').Plugin}
 */
export function loadAtOnce() {
  // not the type of a module, nor a type from one, which has a name behind it and is no promise
  const later = /(?<!typeof )\bimport\(('\.[^']+')\)(?!\.(?!then\())/g
  return {
    name: 'load-at-once',
    transform: {
      filter: { id: /\.ts$/, code: 'import(' },
      handler(code) {
        /** @type {string[]} */
        const imports = []
        const text = code.replace(later, (_, from) => {
          imports.push(`import * as loaded${imports.length} from ${from};`)
          return `Promise.resolve(loaded${imports.length - 1})`
        })
        // after all else, so that every line stays where it is
        return { code: `${text}\n${imports.join(' ')}\n`, map: null }
      },
    },
  }
}

/**
 * @param {string} entry path of a TypeScript file, from the root of the project
 * @returns {Promise<string>} path of the JavaScript file
 */
export async function bundle(entry) {
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-')
  const output = path.join(cache, `${name}.mjs`)
  const notes = path.join(cache, `${name}.sources.json`)
  if (isFresh(output, notes)) return output

  const { rolldown } = await import('rolldown')
  const source = path.join(root, entry)
  const began = Date.now()
  /** @type {string[]} */
  const read = []
  const build = await rolldown({
    input: source,
    cwd: root,
    platform: 'node',
    plugins: [rawText(read), loadAtOnce(), engineName(read)],
    external: isPackage,
    tsconfig: false,
    logLevel: 'warn',
  })
  try {
    const { output: chunks } = await build.generate({
      format: 'esm',
      file: output,
      codeSplitting: false,
      sourcemap: true,
      sourcemapExcludeSources: true,
    })
    const watched = (await build.watchFiles).filter((file) => !file.startsWith(virtual) && !file.includes('?'))
    const sources = [source, ...watched, ...read].map((file) => path.relative(root, file).split(path.sep).join('/'))
    const files = [...new Set([...sources, ...makers])].sort()
    mkdirSync(cache, { recursive: true })
    // A source saved while it was being read may be in the bundle in either form; then nothing vouches for the bundle.
    const settled = files.every((file) => statSync(path.join(root, file)).mtimeMs < began)
    // Written beside and renamed: a run started at the same time never sees half a file. The notes come last.
    for (const [file, text] of [
      [`${output}.map`, JSON.stringify(chunks[0].map)],
      [output, chunks[0].code],
      [notes, JSON.stringify({ files, print: settled ? fingerprint(files) : '' })],
    ]) {
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, text)
      renameSync(draft, file)
    }
  } finally {
    await build.close()
  }
  return output
}
