// Whether something that was made is still made of what lies here.
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/**
 * Files are named from the root, and the root counts: a copied checkout makes its own of everything. Fails when a file is gone.
 * @param {readonly string[]} files
 */
export function fingerprint(files) {
  const hash = createHash('sha256').update(`${root}\n`)
  for (const file of files) {
    const facts = statSync(path.join(root, file))
    hash.update(`${file}\n${facts.size}\n${facts.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
