// The built web client as files: no request leads out of its folder, and what cannot change is asked for once.
import { createReadStream } from 'node:fs'
import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { codingOf, isCompressible, readCompressed } from './compressed.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

// Vite puts the hash of the content in the name of every file below assets/, so such a file never changes.
const hashed = /^assets\/.*-[\w-]{8,}\.\w+$/

/** The page asks nothing of other hosts, runs no code but its files, and lies in no frame. Pictures in style sheets are data. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** A folder served over HTTP. */
export interface Served {
  /** With a slash at the end. */
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/** Serves nothing but a folder; port 0 means any free one. Fails with the error of the system (EADDRINUSE, EACCES …) when it cannot listen. */
export function serve(folder: string, port: number, host = '127.0.0.1'): Promise<Served> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value)
    const answer = isKnownHost(request.headers.host ?? '', [host])
      ? answerFile(folder, request, response)
      : refuseHost(request.headers.host ?? '', response)
    answer.catch(() => response.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const bound = (server.address() as AddressInfo).port
      resolve({
        address: addressOf(host, bound),
        port: bound,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}

export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}

/**
 * A page elsewhere can give its own name the address of this computer, and would then be asked and answered as if it were this one. So
 * only names are answered that nobody else can own: addresses themselves, `localhost`, and those the server was started with.
 */
export function isKnownHost(host: string, own: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || own.some((one) => one.toLowerCase() === name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

/** What is said to those who ask for another name. */
export function sayStrangeHost(host: string): string {
  return `This server does not answer to the name "${host}". Ask for its address or for localhost, or start it with HOST or PUBLIC_URL set to the name.`
}

async function refuseHost(host: string, response: ServerResponse): Promise<void> {
  response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(`${sayStrangeHost(host)}\n`)
}

/** Answers a request with the file that it means. */
export async function answerFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    response.writeHead(405).end()
    return
  }
  const found = await resolveFile(folder, request.url ?? '/')
  if (typeof found === 'number') {
    response.writeHead(found, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(found === 400 ? 'That address cannot be read.\n' : 'There is no such file.\n')
    return
  }
  const tag = `W/"${found.facts.size.toString(36)}-${Math.floor(found.facts.mtimeMs).toString(36)}"`
  response.setHeader('ETag', tag)
  if (isCompressible(found.file)) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Cache-Control', hashed.test(found.name) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', types[path.extname(found.file).toLowerCase()] ?? 'application/octet-stream')
  const coding = isCompressible(found.file) ? codingOf(request.headers['accept-encoding']) : undefined
  const compressed = coding && (await readCompressed(found.file, found.facts, coding))
  if (coding !== undefined) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', compressed?.length ?? found.facts.size)
  response.writeHead(200)
  if (request.method === 'HEAD') response.end()
  else if (compressed !== undefined) response.end(compressed)
  else {
    createReadStream(found.file)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

/**
 * The file that a request means, or a status code when it means none. Links are followed before the check, so neither dots nor
 * links lead out of the folder.
 */
async function resolveFile(folder: string, address: string): Promise<400 | 404 | { file: string; facts: Stats; name: string }> {
  let wanted: string
  try {
    wanted = decodeURIComponent(address.split(/[?#]/, 1)[0])
  } catch {
    return 400
  }
  if (wanted.includes('\0') || wanted.includes('\\')) return 400
  try {
    const top = await realpath(folder)
    let file = await realpath(path.join(top, path.posix.normalize(`/${wanted}`)))
    let facts = await stat(file)
    if (facts.isDirectory()) {
      // Relative links in the page need the slash at the end.
      if (!wanted.endsWith('/')) return 404
      file = await realpath(path.join(file, 'index.html'))
      facts = await stat(file)
    }
    if (!facts.isFile() || !file.startsWith(top + path.sep)) return 404
    return { file, facts, name: path.relative(top, file).split(path.sep).join('/') }
  } catch {
    return 404
  }
}
