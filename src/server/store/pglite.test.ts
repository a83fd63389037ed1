// A thread that neither answers nor ends: what waits for it is told, and goes on.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPglite } from './pglite.ts'

let folder: string
let pipe: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-'))
  mkdirSync(path.join(folder, 'database'))
  // whoever reads it waits for somebody who writes, and cannot be ended meanwhile
  pipe = path.join(folder, 'database', 'PG_VERSION')
  execFileSync('mkfifo', [pipe])
})

afterEach(() => rmSync(folder, { recursive: true }))

test.skipIf(process.platform === 'win32')(
  'a file that is never read to its end holds nobody up, and the next thread is another',
  async () => {
    const engine = openPglite(path.join(folder, 'database'), { answer: 100, open: 300, end: 100 })
    const asked = [engine.connect(), engine.connect()]
    for (const one of asked) await expect(one).rejects.toThrow('The embedded database broke down.')
    await engine.close()
    await expect(engine.connect()).rejects.toThrow('The store is closed.')
    // somebody has it open to write, and ends: both threads can go
    closeSync(openSync(pipe, 'r+'))
  },
)
