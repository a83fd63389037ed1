// A step of the build: beside what is loaded until the first decision lies the same as it travels, `NAME.br`, as small as it gets. That takes
// a second for all of it; the server, where somebody waits, is content with less.
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What the page leads to: itself, its worker, the rules of KeyForge with the cards of its own decks, the table, and the words. */
const FIRST = /\b(?:index|page|worker|keyforge|keyforge-table|en|de|it)-[\w-]{7,8}\.(?:css|js)\b/g

/**
 * @param {(bytes: Buffer) => Promise<Buffer>} compress as small as it gets
 * @returns {import('vite').Plugin}
 */
export function compressed(compress) {
  let folder = ''
  return {
    name: 'catena-compressed',
    apply: 'build',
    configResolved(config) {
      if (!config.isWorker) folder = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      if (folder === '' || !existsSync(path.join(folder, 'index.html'))) return
      const files = new Set([path.join(folder, 'index.html')])
      // what is added is looked through, too
      for (const file of files)
        for (const [name] of readFileSync(file, 'utf8').matchAll(FIRST)) {
          const found = path.join(folder, 'assets', name)
          if (existsSync(found)) files.add(found)
        }
      await Promise.all([...files].map(async (file) => writeFile(`${file}.br`, await compress(readFileSync(file)))))
    },
  }
}
