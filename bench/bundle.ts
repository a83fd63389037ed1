import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

/**
 * Kilobytes, gzipped, until the first table: the page, and the scripts and styles that it loads at once. A worker's script is
 * loaded at once, too, and is found by its name. Undefined while the web client is not built.
 */
export function measureBundle(root: string): Figure | undefined {
  const folder = path.join(root, 'dist', 'web')
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return undefined
  const files = new Map<string, number>()
  const add = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    files.set(file, gzipSync(text).length)
    if (!file.endsWith('.js')) return
    // static imports, and workers; what is imported on demand is not part of the first load
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)) add(path.join(path.dirname(file), name))
    for (const [, name] of text.matchAll(/["'`](?:\.?\/)?((?:assets\/)?[\w.-]*worker[\w.-]*\.js)["'`]/gi)) {
      add(path.join(folder, name))
      add(path.join(path.dirname(file), name))
    }
  }
  add(page)
  for (const [, name] of readFileSync(page, 'utf8').matchAll(/(?:src|href)="\.?\/?([^":]+\.(?:js|css))"/g)) add(path.join(folder, name))
  const total = [...files.values()].reduce((a, b) => a + b, 0)
  return { name: 'bundle/web', value: Math.round(total / 102.4) / 10, unit: 'KB gz', files: files.size }
}
