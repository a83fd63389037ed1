// The sources as JavaScript, file by file, for tests: Node loads them as they are. What Vitest loads by itself reads every import through
// an object, and games are played at little more than half their speed (KeyForge by chance: 3.7 s of a processor instead of 2.0).
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPackage, rawText } from './bundle.mjs'
import { engineName } from './engine-name.mjs'
import { fingerprint } from './fingerprint.mjs'
import { cache, root } from './root.mjs'

const folder = path.join(cache, 'native')
const stamp = path.join(folder, 'sources.json')
const source = path.join(root, 'src') + path.sep
const makers = ['package-lock.json', 'scripts/bundle.mjs', 'scripts/engine-name.mjs', 'scripts/native.mjs']

/** All but tests, and the client in the browser, which Vite makes; what is read as text counts too. */
function sources() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => isSource(source + name) || name.endsWith('.mjs'))
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .sort()
}

/** @param {string} file */
function isSource(file) {
  return file.startsWith(source) && file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(`${source}web${path.sep}`)
}

/** Makes the files anew when any source is another than it was. */
async function make() {
  const files = sources()
  const print = fingerprint([...makers, ...files])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  const entries = files.filter((file) => file.endsWith('.ts'))
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: Object.fromEntries(entries.map((file) => [file.slice(0, -'.ts'.length), path.join(root, file)])),
    cwd: root,
    platform: 'node',
    plugins: [rawText([]), engineName()],
    external: isPackage,
    preserveEntrySignatures: 'strict',
    treeshake: false,
    tsconfig: false,
    logLevel: 'warn',
  })
  const draft = `${folder}.${process.pid}`
  try {
    await build.write({
      format: 'esm',
      dir: draft,
      entryFileNames: '[name].mjs',
      preserveModules: true,
      preserveModulesRoot: root,
      sourcemap: 'inline',
      sourcemapExcludeSources: true,
    })
    writeFileSync(path.join(draft, path.basename(stamp)), print)
    // two runs at once may both come here: a folder is moved as a whole, and either's will do
    const before = `${draft}.before`
    if (existsSync(folder)) renameSync(folder, before)
    renameSync(draft, folder)
    rmSync(before, { recursive: true, force: true })
  } catch (problem) {
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== print) throw problem
  } finally {
    rmSync(draft, { recursive: true, force: true })
    await build.close()
  }
}

/**
 * Gives tests the made file for each source.
 * @param {readonly string[]} [except] test files that change sources while they run, and so get them as Vitest loads them
 * @returns {import('vite').Plugin}
 */
export function nativeSources(except = []) {
  const apart = except.map((file) => path.join(root, file))
  /** @type {Promise<void> | undefined} */
  let made
  return {
    name: 'native-sources',
    enforce: 'pre',
    async resolveId(id, importer) {
      // a source that Vitest loads itself goes on with others of its kind
      if (importer === undefined || apart.includes(importer) || isSource(importer)) return
      const file = path.resolve(path.dirname(importer), id)
      if (!isSource(file)) return
      made ??= make()
      await made
      return path.join(folder, path.relative(root, file).replace(/\.ts$/, '.mjs'))
    },
  }
}

/** Where Vitest finds that these are for Node to load. */
export const nativeFiles = /\/\.cache\/catena\/native\//
