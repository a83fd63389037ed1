// The built web client, and whether it is of what lies here: a start with nothing changed does not build it again.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { cache, root, webOutput } from './root.mjs'

const page = path.join(webOutput, 'index.html')
const stamp = path.join(cache, 'web.built')
/** Folders with all that the client may be made of, and files that decide what it looks like. */
const folders = ['src', 'docs', 'scripts']
const files = ['package-lock.json', 'svelte.config.js', 'vite.config.ts']

export function webIsFresh() {
  return existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === printOfSources()
}

/**
 * Leaves beside a build what it was made of. What is saved while it is being built counts as a change after it.
 * @returns {import('vite').Plugin}
 */
export function stampBuild() {
  let print = ''
  let written = false
  return {
    name: 'stamp-build',
    apply: 'build',
    buildStart() {
      rmSync(stamp, { force: true })
      print = printOfSources()
    },
    // it is told of a build that failed too, though not that it failed
    writeBundle() {
      written = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!written) return
        mkdirSync(cache, { recursive: true })
        writeFileSync(stamp, print)
      },
    },
  }
}

function printOfSources() {
  const inside = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  return fingerprint([...files, ...inside.sort()])
}
