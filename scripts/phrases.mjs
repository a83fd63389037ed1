// The phrases of a word stand side by side in its record, in three languages. In the browser, each language but English is a file of its
// own: here the records are taken apart.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Whoever wants a language imports the words from here, and gets those with its phrases. */
const PACK = /\/speech\/languages\/(de|it)\.ts$/
/** What holds phrases: the words of all games, and those of each. */
const WORDS = /\/src\/(ability\/.+|games\/[^/]+\/words\/.+)\.ts$/
/** A module of words in one language, beside the module itself. */
const COPY = /\.phrases-(de|it)\.ts$/
/** In a record with phrases: what the word does. A language needs none of it. */
const DEEDS = new Set(['compile', 'covers', 'instead', 'owed', 'act'])

/** @returns {import('vite').Plugin} */
export function phrasesApart() {
  return {
    name: 'phrases-apart',
    apply: 'build',
    // before Vite looks for files
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\./ },
      handler(source, importer) {
        const language = PACK.exec(importer ?? '')?.[1] ?? COPY.exec(importer ?? '')?.[1]
        if (language === undefined) return null
        const file = path.resolve(path.dirname(/** @type {string} */ (importer)), source)
        return WORDS.test(file) ? file.replace(/\.ts$/, `.phrases-${language}.ts`) : null
      },
    },
    load: {
      filter: { id: COPY },
      handler: (id) => ({ code: readFileSync(id.replace(COPY, '.ts'), 'utf8'), moduleType: 'ts' }),
    },
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const language = COPY.exec(id)?.[1]
        const drops = language === undefined ? (/** @type {string} */ name) => name === 'de' || name === 'it' : otherThan(language)
        return { code: without(code, this.parse(code, { lang: 'ts' }), drops), map: null }
      },
    },
  }
}

/**
 * @param {string} language
 * @returns {(name: string) => boolean}
 */
function otherThan(language) {
  return (name) => DEEDS.has(name) || (name !== language && ['en', 'de', 'it'].includes(name))
}

/**
 * The code without some of what stands in its tables of three languages.
 * @param {string} code
 * @param {unknown} tree
 * @param {(name: string) => boolean} drops
 */
function without(code, tree, drops) {
  /** @type {[number, number][]} */
  const cuts = []
  visit(tree, (properties) => {
    const names = properties.map(({ key }) => key?.name)
    if (!['en', 'de', 'it'].every((language) => names.includes(language))) return
    for (const [i, { start, end }] of properties.entries()) if (drops(names[i] ?? '')) cuts.push([start, end])
  })
  // a table within what is cut goes with it; what was before it is still at its place
  return cuts
    .sort(([a], [b]) => b - a)
    .filter(([start, end]) => !cuts.some(([from, to]) => from < start && end <= to))
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

/** @typedef {{ start: number, end: number, key?: { name?: string } }} Property */

/**
 * Every object that is written out.
 * @param {unknown} node
 * @param {(properties: Property[]) => void} look
 */
function visit(node, look) {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'ObjectExpression' && 'properties' in node) look(/** @type {Property[]} */ (node.properties))
  for (const value of Object.values(node)) visit(value, look)
}
