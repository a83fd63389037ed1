// A step of the build: the service worker that keeps the client in the browser, with the list of all files of this build.
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const NAME = 'service-worker.js'

/**
 * @param {string} template the worker without its list
 * @returns {import('vite').Plugin}
 */
export function offline(template) {
  let folder = ''
  return {
    name: 'catena-offline',
    apply: 'build',
    configResolved(config) {
      if (!config.isWorker) folder = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      if (folder === '') return
      const names = (await listFiles(folder)).filter((name) => name !== NAME && !/\.(?:map|br)$/.test(name))
      const hash = createHash('sha256')
      for (const name of names) hash.update(name).update(await readFile(path.join(folder, name)))
      const files = ['./', ...names.filter((name) => name !== 'index.html').map((name) => `./${name}`)]
      const head = `const VERSION = '${hash.digest('hex').slice(0, 16)}'\nconst FILES = ${JSON.stringify(files)}\n`
      await writeFile(path.join(folder, NAME), head + (await readFile(template, 'utf8')))
    },
  }
}

/**
 * Relative names, with slashes, sorted.
 * @param {string} folder
 */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
