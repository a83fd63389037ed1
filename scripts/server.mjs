// A small static file server for the built web client: what `npm start` and the browser tests serve it with.
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { isIP } from 'node:net'
import path from 'node:path'

/** @type {Record<string, string>} */
const types = {
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

// The page asks nothing of other hosts, runs no code but its files, and lies in no frame. Pictures in style sheets are data.
const headers = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * A page elsewhere can give its own name the address of this computer, and would then be asked and answered as if it were this one. So
 * only names are answered that nobody else can own: addresses themselves, `localhost`, and the one the server was started with.
 * @param {string} host what a request names
 * @param {string} own
 */
export function isKnownHost(host, own) {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || name === own.toLowerCase() || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

/**
 * The file that a request means, or a status code when it means none. Links are followed before the check, so neither dots nor
 * links lead out of the folder.
 * @param {string} folder
 * @param {string} address
 */
async function resolveFile(folder, address) {
  /** @type {string} */
  let wanted
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

/**
 * @param {string} folder
 * @param {string} own the host that was given at the start
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, own, request, response) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const host = request.headers.host ?? ''
  if (!isKnownHost(host, own)) {
    response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(
      `This server does not answer to the name "${host}". Ask for its address or for localhost, or start it with HOST set to the name.\n`,
    )
    return
  }
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
  response.setHeader('Cache-Control', hashed.test(found.name) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', types[path.extname(found.file).toLowerCase()] ?? 'application/octet-stream')
  response.setHeader('Content-Length', found.facts.size)
  response.writeHead(200)
  if (request.method === 'HEAD') response.end()
  else {
    createReadStream(found.file)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

/**
 * Serves a folder; port 0 means any free one. Fails with the system's error (EADDRINUSE, EACCES …) when it cannot listen.
 * @param {string} folder
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<{ address: string, port: number, close: () => Promise<void> }>}
 */
export function serve(folder, port, host = '127.0.0.1') {
  const server = createServer((request, response) => {
    answer(folder, host, request, response).catch(() => response.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const bound = /** @type {import('node:net').AddressInfo} */ (server.address()).port
      resolve({
        address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/`,
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
