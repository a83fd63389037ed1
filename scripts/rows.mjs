// Lists by game stand where they are read, each by itself, so that nobody loads what he does not ask for. Which games stand in one is
// plain from the files that there are, so its rows are written here and not by hand.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Above the rows, or above their imports; the star is the name of a game. */
const MARK = /^( *)\/\/ a row for each (\.\S*)\*(\S*): npm run format$/
const IMPORT = /^import \{ \w+ as \w+ \} from '/
const ROW = /^ *(?:'[\w-]+'|\w+)(?:: .+)?,$/

/** @typedef {{ file: string, text: string, written: string }} ListFile */

/**
 * Every file with a list by game, as it should be. A game is a folder of `src/games` with its `facts.ts`.
 * @param {string} root
 * @returns {ListFile[]}
 */
export function readListFiles(root) {
  const games = readdirSync(path.join(root, 'src/games'))
    .filter((name) => existsSync(path.join(root, 'src/games', name, 'facts.ts')))
    .sort()
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|svelte)$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = path.join(root, 'src', name)
      const text = readFileSync(file, 'utf8')
      return text.includes('// a row for each ') ? [{ file, text, written: writeLists(file, text, games) }] : []
    })
}

/**
 * Writes the rows anew where they are out of date; with `check`, changes nothing.
 * @param {string} root
 * @param {boolean} check
 * @returns {string[]} the files, from the root
 */
export function writeRows(root, check) {
  const stale = readListFiles(root).filter(({ text, written }) => text !== written)
  if (!check) for (const { file, written } of stale) writeFileSync(file, written)
  return stale.map(({ file }) => path.relative(root, file).split(path.sep).join('/'))
}

/**
 * @param {string} file
 * @param {string} text
 * @param {readonly string[]} games
 */
function writeLists(file, text, games) {
  const lines = text.split('\n')
  /** What is imported when the file is loaded. */
  const atOnce = new Set()
  const written = []
  for (let at = 0; at < lines.length; at++) {
    written.push(lines[at])
    const mark = MARK.exec(lines[at])
    if (mark === null) continue
    const [, indent, before, after] = mark
    const pattern = `${before}*${after}`
    const isImport = indent === ''
    if (isImport) atOnce.add(pattern)
    while ((isImport ? IMPORT : ROW).test(lines[at + 1])) at++
    for (const game of games) {
      const from = before + game + after
      if (!existsSync(path.resolve(path.dirname(file), from))) continue
      const name = camel(game)
      const key = name === game ? game : `'${game}'`
      if (isImport) written.push(`import { ${camel(path.basename(after, '.ts'))} as ${name} } from '${from}'`)
      else if (atOnce.has(pattern)) written.push(`${indent}${key === name ? '' : `${key}: `}${name},`)
      else written.push(`${indent}${key}: () => import('${from}'),`)
    }
  }
  return written.join('\n')
}

/** @param {string} name */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
