// npm start as a person meets it: page and network on one port, and an end in good order.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../scripts/root.mjs'

let data: string

beforeEach(() => {
  data = path.join(mkdtempSync(path.join(tmpdir(), 'catena-start-')), 'data')
})

afterEach(() => rmSync(path.dirname(data), { recursive: true }))

/** Starts it, and tells what it said until it was ready or ended. */
async function start(environment: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...words], {
    cwd: root,
    env: { ...process.env, DATA: data, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve) => {
    const hear = (text: Buffer) => {
      said += text
      if (said.includes('Catena is ready')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  await Promise.race([ready, ended])
  return { child, ended, said: () => said }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

test('page, health and guests on one port, with a folder that nobody had to make; a second one is refused; it ends in good order', async () => {
  const port = await freePort()
  const first = await start({ PORT: String(port) })
  expect(first.said()).toContain(`Catena is ready: http://localhost:${port}/`)
  try {
    const address = `http://127.0.0.1:${port}`
    expect(await (await fetch(address)).text()).toContain('<title>')
    expect(await (await fetch(`${address}/api/1/health`)).json()).toMatchObject({ ready: true })
    const guest = await fetch(`${address}/api/1/guest`, {
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(await guest.json()).toMatchObject({ player: { name: 'Ada', guest: true }, token: expect.any(String) })

    const samePort = await start({ PORT: String(port) })
    expect([await samePort.ended, samePort.said()]).toEqual([2, expect.stringContaining(`Port ${port} is in use`)])
    const sameFolder = await start({ PORT: String(await freePort()) })
    expect([await sameFolder.ended, sameFolder.said()]).toEqual([2, expect.stringContaining(`is in use by process ${first.child.pid}`)])
  } finally {
    first.child.kill('SIGTERM')
  }
  expect(await first.ended).toBe(0)
  expect(existsSync(path.join(data, 'lock'))).toBe(false)
  expect(existsSync(path.join(data, 'database', 'PG_VERSION'))).toBe(true)
})

test('what cannot be followed is said before anything is built', async () => {
  const wrong = await start({ PORT: '80a', LOG: 'loud' })
  expect([await wrong.ended, wrong.said()]).toEqual([2, expect.stringMatching(/PORT must be .*\nLOG must be /)])
  const told = await start({}, '--port', '8199')
  expect([await told.ended, told.said()]).toEqual([2, expect.stringMatching(/"--port" was given.*PORT=8080 npm start/)])
})
