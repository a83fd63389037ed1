import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isKnownHost, serve } from './files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-server-'))
const web = path.join(folder, 'web')
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  mkdirSync(path.join(web, 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  mkdirSync(path.join(folder, 'web-other'))
  writeFileSync(path.join(folder, 'web-other', 'secret.txt'), 'secret')
  writeFileSync(path.join(web, 'index.html'), '<h1>Catena</h1>')
  writeFileSync(path.join(web, 'assets', 'index-BJNvXRXe.js'), 'export {}')
  symlinkSync(path.join(folder, 'secret.txt'), path.join(web, 'link.txt'))
  server = await serve(web, 0)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** A request exactly as written: fetch would tidy the dots away. */
function ask(line: string, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

test('a page and a hashed file have their types and cache rules', async () => {
  const page = await fetch(server.address)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(await page.text()).toBe('<h1>Catena</h1>')
  const script = await fetch(`${server.address}assets/index-BJNvXRXe.js?x`)
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const again = await fetch(server.address, { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('text travels compressed to whoever can read it so, and is the same', async () => {
  const text = 'a rule, and again '.repeat(200)
  const file = path.join(web, 'assets', 'rules.txt')
  writeFileSync(file, text)
  const sent = async (accepted: string, method = 'GET') => {
    const { headers, ...answer } = await fetch(`${server.address}assets/rules.txt`, {
      method,
      headers: { 'Accept-Encoding': accepted },
    }).then(async (got) => ({ headers: got.headers, body: await got.text() }))
    return { coding: headers.get('content-encoding'), length: Number(headers.get('content-length')), vary: headers.get('vary'), ...answer }
  }
  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ]) {
    const got = await sent(accepted)
    expect(got).toMatchObject({ coding, body: text, vary: 'Accept-Encoding' })
    expect(got.length).toBeLessThan(200)
    expect(await sent(accepted, 'HEAD')).toEqual({ ...got, body: '' })
  }
  for (const accepted of ['identity', 'gzip;q=0'])
    expect(await sent(accepted)).toEqual({ coding: null, length: text.length, vary: 'Accept-Encoding', body: text })
  // another file under the same name is another one
  writeFileSync(file, `${text}, changed`)
  expect((await sent('br')).body).toBe(`${text}, changed`)
  // what is compressed in itself is sent as it is
  writeFileSync(path.join(web, 'font.woff2'), text)
  const font = await fetch(`${server.address}font.woff2`)
  expect([font.headers.get('content-encoding'), font.headers.get('vary')]).toEqual([null, null])
})

test('what the build has compressed is sent as it lies there, until the file is changed', async () => {
  const file = path.join(web, 'assets', 'built.txt')
  const sent = async () => {
    const answer = await fetch(`${server.address}assets/built.txt`, { headers: { 'Accept-Encoding': 'br' } })
    return [answer.headers.get('content-encoding'), await answer.text()]
  }
  writeFileSync(file, 'as it was written')
  writeFileSync(`${file}.br`, brotliCompressSync('as the build has made it'))
  const now = Date.now() / 1000
  utimesSync(file, now, now)
  utimesSync(`${file}.br`, now + 1, now + 1)
  expect(await sent()).toEqual(['br', 'as the build has made it'])
  utimesSync(file, now + 2, now + 2)
  expect(await sent()).toEqual(['br', 'as it was written'])
})

test('no request leads out of the folder', async () => {
  for (const address of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/../web-other/secret.txt',
    '/link.txt',
    '/..\\secret.txt',
    '//secret.txt',
  ]) {
    const text = await ask(`GET ${address}`)
    expect(text, address).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(text, address).not.toContain('secret\r')
  }
  expect(await ask('GET /%zz')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask('GET /a%00b')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask('GET /missing.js')).toMatch(/^HTTP\/1\.1 404 /)
})

test('only reading is allowed', async () => {
  expect(await ask('POST /')).toMatch(/^HTTP\/1\.1 405 /)
  const head = await ask('HEAD /')
  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(head.endsWith('\r\n\r\n')).toBe(true)
})

test('every answer tells the browser to ask nothing of others and to lie in no frame', async () => {
  for (const address of ['', 'assets/index-BJNvXRXe.js', 'missing.js']) {
    const { headers } = await fetch(server.address + address)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'self';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
})

test('only a name that is surely its own is answered', async () => {
  for (const host of ['localhost', `localhost:${server.port}`, 'LOCALHOST:80', '127.0.0.1', '192.168.1.20:4321', '[::1]:4321', '[fe80::1]'])
    expect(await ask('GET /', host), host).toMatch(/^HTTP\/1\.1 200 /)
  for (const host of ['evil.example', 'localhost.evil.example:4321', '127.0.0.1.evil.example', '[evil]', 'cards.example', '']) {
    const text = await ask('GET /', host)
    expect(text, host).toMatch(/^HTTP\/1\.1 421 /)
    expect(text, host).toContain(`does not answer to the name "${host}"`)
    expect(text, host).not.toContain('<h1>')
  }
})

test('the name it was started with is answered too', () => {
  expect(isKnownHost('Cards.Example:4321', ['cards.example'])).toBe(true)
  expect(isKnownHost('cards.example:4321', ['127.0.0.1'])).toBe(false)
  expect(isKnownHost('other.cards.example', ['cards.example'])).toBe(false)
})

test('a port in use is the error of the system', async () => {
  await expect(serve(web, server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
