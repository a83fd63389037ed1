// Before any test: a card file that uses what it does not import would fail every test of its game, each at the wrong place.
import path from 'node:path'
import { readCardFiles, sayStranger } from '../scripts/imports.mjs'
import { root } from '../scripts/root.mjs'

/** Fails the whole run, by the name of the file. */
export default function checkImports(): void {
  const found = readCardFiles(root)
  const faults = found.flatMap(({ file, missing, strangers }) => [
    ...(missing.length === 0
      ? []
      : [`${path.relative(root, file)} does not import ${missing.join(', ')}: npm run format writes the import.`]),
    ...strangers.map((stranger) => sayStranger({ ...stranger, file: path.relative(root, file) })),
  ])
  if (faults.length > 0) throw new Error(`No test was run, because cards use words that are not there.\n${faults.join('\n')}`)
}
