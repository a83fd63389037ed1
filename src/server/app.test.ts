// What stands before every route: names, origins, limits, headers; and the first routes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseKinds } from '../../test/databases.ts'
import type { TestDatabase } from '../../test/databases.ts'
import { makeServer } from './app.ts'
import type { Server } from './app.ts'
import { readConfig } from './config.ts'
import { requirePlayer } from './identity.ts'
import { openStore } from './store/store.ts'
import type { Store } from './store/store.ts'

const pages = mkdtempSync(path.join(tmpdir(), 'catena-pages-'))
let place: TestDatabase
let store: Store
let open: Store | undefined
let server: Server
let logged: string[]

beforeAll(async () => {
  mkdirSync(path.join(pages, 'assets'))
  writeFileSync(path.join(pages, 'index.html'), '<h1>Catena</h1>')
  writeFileSync(path.join(pages, 'assets', 'index-BJNvXRXe.js'), 'export {}')
  place = await databaseKinds()[0].make()
  store = await openStore(place.wishes)
})

afterAll(async () => {
  await store.close()
  await place.remove()
  rmSync(pages, { recursive: true })
})

beforeEach(() => {
  start({})
})

afterEach(() => server.app.close())

function start(environment: Record<string, string>): void {
  logged = []
  open = store
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  server = makeServer({ config: { ...readConfig(environment), pages }, store: () => open, log })
  server.app.get('/api/1/test/who', async (request) => (await requirePlayer(server.store(), request)).id)
  server.app.get('/api/1/test/fault', async () => {
    throw new Error('the secret hand of seat 1')
  })
}

const ask = (asked: InjectOptions | string): Promise<LightMyRequestResponse> => server.app.inject(asked)
const guest = (body: unknown, headers: Record<string, string> = {}, remoteAddress = '192.168.1.5') =>
  ask({ method: 'POST', url: '/api/1/guest', payload: body as object, headers, remoteAddress })

test('a guest is a player with a token, as a cookie for pages and to be sent by programs', async () => {
  const answer = await guest({ name: '  Ada ' }, { origin: 'http://localhost:80' })
  expect(answer.statusCode).toBe(200)
  const { player, token } = answer.json()
  expect(player).toEqual({ id: expect.stringMatching(/^\w{12}$/), name: 'Ada', guest: true })
  expect(answer.headers['set-cookie']).toMatch(new RegExp(`^catena=${token}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`))
  for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `a=b; catena=${token}; c=d` }] as Record<string, string>[])
    expect((await ask({ url: '/api/1/test/who', headers })).body).toBe(player.id)
  // what a program sends counts before the cookie
  const wrong = { authorization: `Bearer ${'x'.repeat(43)}`, cookie: `catena=${token}` }
  expect((await ask({ url: '/api/1/test/who', headers: wrong })).json()).toMatchObject({ error: { code: 'unknown-player' } })
  expect((await ask('/api/1/test/who')).statusCode).toBe(401)
})

test('a guest needs no name; one that disguises, or is none, is refused with its place', async () => {
  expect((await ask({ method: 'POST', url: '/api/1/guest' })).json()).toMatchObject({ player: { name: '' } })
  for (const name of ['x'.repeat(25), 'a\u202eb', 'a\nb', 7, null]) {
    const answer = await guest({ name })
    expect([answer.statusCode, answer.json().error]).toMatchObject([400, { code: 'bad-request', path: 'name' }])
  }
  expect((await guest({ nmae: 'Ada' })).json()).toMatchObject({ error: { code: 'bad-request' } })
})

test('the cookie insists on TLS where there is TLS', async () => {
  start({ PUBLIC_URL: 'https://play.example.org', PROXY: '127.0.0.1' })
  const headers = { host: 'play.example.org', origin: 'https://play.example.org' }
  expect((await guest({}, headers)).headers['set-cookie']).toMatch(/; Secure$/)
  expect((await guest({}, { ...headers, origin: 'http://play.example.org.evil.example' })).statusCode).toBe(403)
})

test('pages of other sites may not act for anybody', async () => {
  const { token } = (await guest({})).json()
  const cookie = `catena=${token}`
  for (const origin of ['https://evil.example', 'null', 'http://localhost:81', 'http://localhost.evil.example'])
    expect((await guest({}, { origin })).json(), origin).toMatchObject({ error: { code: 'foreign-origin' } })
  expect((await guest({}, { cookie })).statusCode).toBe(403)
  expect((await guest({}, { cookie, origin: 'http://localhost:80' })).statusCode).toBe(200)
  expect((await guest({}, { cookie, authorization: `Bearer ${token}` })).statusCode).toBe(200)
  // a socket begins as a reading request
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', origin: 'https://evil.example' }
  expect((await ask({ url: '/api/1/test/who', headers: upgrade })).statusCode).toBe(403)
  expect((await ask({ url: '/', headers: { origin: 'https://evil.example' } })).statusCode).toBe(200)
})

test('pages are served beside, with the same headers everywhere', async () => {
  const page = await ask('/')
  expect([page.statusCode, page.body, page.headers['content-type']]).toEqual([200, '<h1>Catena</h1>', 'text/html; charset=utf-8'])
  expect((await ask('/assets/index-BJNvXRXe.js')).headers['cache-control']).toContain('immutable')
  expect((await ask({ url: '/', headers: { 'if-none-match': page.headers.etag as string } })).statusCode).toBe(304)
  expect((await ask({ method: 'POST', url: '/' })).statusCode).toBe(405)
  expect((await ask('/missing.js')).statusCode).toBe(404)
  const unknown = await ask('/api/1/nothing')
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'no-such-address'])
  for (const url of ['/', '/missing.js', '/api/1/health', '/api/1/nothing', '/api/1/test/fault']) {
    const { headers } = await ask(url)
    expect(headers['content-security-policy'], url).toMatch(/^default-src 'self';/)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
  }
})

test('only names that are surely its own are answered', async () => {
  const answer = await ask({ url: '/api/1/health', headers: { host: 'evil.example' } })
  expect([answer.statusCode, answer.json().error.code]).toEqual([421, 'strange-host'])
  expect((await ask({ url: '/', headers: { host: 'evil.example' } })).body).not.toContain('<h1>')
  start({ PUBLIC_URL: 'https://play.example.org' })
  expect((await ask({ url: '/', headers: { host: 'play.example.org' } })).statusCode).toBe(200)
})

test('a browser gets all files of the page one after the other, to keep them for later', async () => {
  const asked = (url: string, remoteAddress: string) => ask({ url, remoteAddress })
  const files = await Promise.all(Array.from({ length: 1500 }, (_, i) => asked(`/assets/${i}.js`, '203.0.113.20')))
  expect(new Set(files.map(({ statusCode }) => statusCode))).not.toContain(429)
  const others = await Promise.all(Array.from({ length: 400 }, () => asked('/api/1/health', '203.0.113.20')))
  expect(others.some(({ statusCode }) => statusCode === 429)).toBe(true)
  expect((await asked('/', '203.0.113.20')).statusCode).toBe(200)
})

test('who names JSON and sends nothing has said nothing', async () => {
  const { token } = (await ask({ method: 'POST', url: '/api/1/guest', payload: {} })).json()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const stood = await ask({ method: 'DELETE', url: '/api/1/tables/none/seat', headers })
  expect([stood.statusCode, stood.json().error.code]).toEqual([404, 'no-table'])
  const posted = await ask({ method: 'POST', url: '/api/1/session', headers })
  expect(posted.json().error).toMatchObject({ code: 'bad-request', path: 'login' })
  expect((await ask({ method: 'DELETE', url: '/api/1/session', headers })).statusCode).toBe(200)
})

test('what is too large, too often or no JSON is refused by name', async () => {
  expect((await guest({ name: 'x'.repeat(70_000) })).json()).toMatchObject({ error: { code: 'too-large' } })
  const broken = await ask({ method: 'POST', url: '/api/1/guest', payload: '{"name":', headers: { 'content-type': 'application/json' } })
  expect([broken.statusCode, broken.json().error.code]).toEqual([400, 'bad-request'])
  const many = await Promise.all(Array.from({ length: 60 }, () => guest({}, {}, '203.0.113.9')))
  const late = many.filter(({ statusCode }) => statusCode === 429)
  expect(late.length).toBe(20)
  expect(late[0].json()).toMatchObject({ error: { code: 'too-fast', after: expect.any(Number) } })
  expect(Number(late[0].headers['retry-after'])).toBeGreaterThan(0)
  // somebody else is not held up by that
  expect((await guest({}, {}, '203.0.113.10')).statusCode).toBe(200)
})

test('it says when it cannot store anything, and takes nothing then', async () => {
  expect((await ask('/api/1/health')).json()).toMatchObject({ ready: true })
  open = undefined
  const health = await ask('/api/1/health')
  expect([health.statusCode, health.json().ready]).toEqual([503, false])
  const refused = await guest({})
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'unavailable'])
  // the page and what needs no store go on
  expect((await ask('/')).statusCode).toBe(200)
})

test('measurements are for this computer, or for who has the token', async () => {
  const token = 'a-token-of-the-host'
  start({ METRICS_TOKEN: token })
  await guest({})
  const local = await ask('/metrics')
  expect(local.body).toContain('catena_store_ready{application="catena"} 1')
  expect(local.body).toContain('route="/api/1/guest"')
  const elsewhere = { url: '/metrics', remoteAddress: '192.168.1.5' }
  expect((await ask(elsewhere)).statusCode).toBe(404)
  expect((await ask({ ...elsewhere, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200)
})

test('a mistake of the server is told as one, and nothing of it; the log has it, without tokens', async () => {
  const { token } = (await guest({ name: 'Ada' })).json()
  const answer = await ask({ url: '/api/1/test/fault', headers: { authorization: `Bearer ${token}` } })
  expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'fault'])
  expect(answer.body).not.toContain('hand')
  const log = logged.join('')
  expect(log).toContain('a request failed')
  expect(log).not.toContain(token)
})
