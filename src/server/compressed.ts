// Files of the client as they travel: each is compressed once, by the build or here, and kept for as long as it stays the same.
import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

const WAYS: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  // The whole client takes 0.3 s so; at level 9 and with the usual window, 25 s for a five-hundredth less.
  br: (bytes) => brotli(bytes, 8),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.map', '.md', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest'])

const kept = new Map<string, { readonly tag: string; readonly bytes: Promise<Buffer> }>()

/** The window is as wide as the bytes are many, in the powers of two that Brotli knows: what is set up for more is time lost. */
export function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants
  const window = Math.min(Math.max(Math.ceil(Math.log2(bytes.length + 16)), least), most)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window }
  return promisify(brotliCompress)(bytes, { params })
}

/** Whether it becomes smaller; pictures, sounds and fonts are compressed in themselves. */
export function isCompressible(file: string): boolean {
  return TEXTS.has(path.extname(file).toLowerCase())
}

/** The better one of those that `Accept-Encoding` names and does not refuse (RFC 9110, 12.5.3). */
export function codingOf(accepted: string | readonly string[] | undefined): Coding | undefined {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding))
}

export function readCompressed(file: string, { size, mtimeMs }: Stats, coding: Coding): Promise<Buffer> {
  const name = `${coding} ${file}`
  const tag = `${size} ${mtimeMs}`
  const known = kept.get(name)
  if (known?.tag === tag) return known.bytes
  const built = coding === 'br' ? readBuilt(file, mtimeMs) : Promise.resolve(undefined)
  const bytes = built.then(async (small) => small ?? WAYS[coding](await readFile(file)))
  kept.set(name, { tag, bytes })
  // what could not be read is tried anew
  bytes.catch(() => kept.delete(name))
  return bytes
}

/** What the build has made of it (scripts/compressed.mjs), unless the file was changed since. */
async function readBuilt(file: string, mtimeMs: number): Promise<Buffer | undefined> {
  try {
    const small = `${file}.br`
    return (await stat(small)).mtimeMs >= mtimeMs ? await readFile(small) : undefined
  } catch {
    return undefined
  }
}
