// A step of the build: licences.txt, with the licence of every package that lies in the built client.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

// A style sheet brings it in, and a bundle does not list what its style sheets bring in.
const font = '@fontsource-variable/inter'

/** @returns {import('vite').Plugin} */
export function licences() {
  return {
    name: 'catena-licences',
    apply: 'build',
    generateBundle() {
      const found = [...this.getModuleIds()].flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)\//.exec(id)?.[1] ?? [])
      const parts = [...new Set([font, ...found])].sort().map((name) => `${name}\n\n${licenceOf(path.join(root, 'node_modules', name))}`)
      const own = `Catena\n\n${licenceOf(root)}`
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [own, ...parts].join(`\n${'─'.repeat(80)}\n\n`) })
    },
  }
}

/** @param {string} folder */
function licenceOf(folder) {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(file))
  if (name === undefined) throw new Error(`${folder} has no file with its licence, and what is built from it may not be handed on without.`)
  return `${readFileSync(path.join(folder, name), 'utf8').trim()}\n`
}
