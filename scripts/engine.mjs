// The engine as one file that any program can import beside others: an `Engine` (src/games/engine.ts), and nothing else crosses.
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadAtOnce, rawText } from './bundle.mjs'
import { nameEngine } from './engine-name.mjs'
import { cache, root } from './root.mjs'

const entry = '\0catena-engine'

/**
 * @param {string} file where to write it
 * @param {string} version its name (engine-name.mjs)
 * @param {(file: string, code: string) => string} [change] another text for a source file, named from the root; for tests of upgrades
 * @returns {Promise<string>} the address to import it from
 */
export async function writeEngine(file, version, change) {
  const { rolldown } = await import('rolldown')
  const games = path.join(root, 'src/games/engine.ts')
  const build = await rolldown({
    input: 'catena-engine',
    cwd: root,
    platform: 'neutral',
    plugins: [
      {
        name: 'catena-engine',
        resolveId: (id) => (id === 'catena-engine' ? entry : null),
        load(id) {
          if (id !== entry) return null
          return `export const version = ${JSON.stringify(version)}\nexport { games } from ${JSON.stringify(games)}`
        },
        transform(code, id) {
          if (change === undefined || !id.startsWith(root)) return null
          return change(path.relative(root, id).split(path.sep).join('/'), code)
        },
      },
      rawText([]),
      loadAtOnce(),
    ],
    tsconfig: false,
    logLevel: 'warn',
  })
  try {
    await build.write({ format: 'esm', file, codeSplitting: false })
  } finally {
    await build.close()
  }
  return pathToFileURL(file).href
}

/**
 * The engine of these sources, made only when something changed.
 * @returns {Promise<string>} its file, called by its name
 */
export async function ownEngine() {
  const name = nameEngine()
  const folder = path.join(cache, 'engine')
  const file = path.join(folder, `${name}.mjs`)
  if (existsSync(file)) return file
  rmSync(folder, { recursive: true, force: true })
  const draft = `${file}.${process.pid}`
  await writeEngine(draft, name)
  renameSync(draft, file)
  return file
}
