// What the engine is called: the version, and a print of the sources that games are played by. Two states with one version have two names,
// and nobody has to think of it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const FOLDERS = ['src/kernel', 'src/ability', 'src/games']

/** All that games are played by, from the root, in the same order on every machine. */
export function engineFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  ).sort()
}

/**
 * The same sources have the same name, wherever they lie.
 * @param {(file: string, code: string) => string} [change] another text for a source file, named from the root
 * @returns {string} such as `0.1.0+5f0e2c1a77`
 */
export function nameEngine(change = (_file, code) => code) {
  const print = createHash('sha256')
  for (const file of engineFiles()) {
    // some checkouts have line ends of Windows
    const code = readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n')
    print.update(`${file}\n`).update(change(file, code))
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return `${version}+${print.digest('hex').slice(0, 10)}`
}

/**
 * Puts the name where the program asks for it.
 * @param {string[]} [read] what the name is made of is added to this, folders too, since they tell of new files
 * @returns {import('rolldown').Plugin & import('vite').Plugin}
 */
export function engineName(read = []) {
  return {
    name: 'engine-name',
    transform: {
      filter: { id: /\/src\/play\/engine-name\.ts$/ },
      handler(/** @type {string} */ code) {
        const files = engineFiles()
        read.push(...[...new Set(files.flatMap((file) => [file, path.posix.dirname(file)]))].map((file) => path.join(root, file)))
        return { code: code.replace('= __ENGINE__', () => `= ${JSON.stringify(nameEngine())}`), map: null }
      },
    },
  }
}
