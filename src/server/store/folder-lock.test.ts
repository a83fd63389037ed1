import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
let file: string
const silent = () => undefined
const holder = (changes: object) =>
  writeFileSync(file, JSON.stringify({ key: 'k', pid: process.pid, birth: '', host: hostname(), since: '2026-01-01', ...changes }))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catena-lock-'))
  file = path.join(folder, 'lock')
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('a folder that cannot be made is named, with what would be right', () => {
  writeFileSync(file, '')
  for (const place of [file, path.join(file, 'below')])
    expect(() => lockFolder(place, silent)).toThrow(
      `The folder of the database, ${place}, cannot be made: a file stands in its place. DATA must name a folder that may be written to.`,
    )
})

test('one holds the folder; the next is told who, until it is released', () => {
  const lock = lockFolder(folder, silent)
  expect(() => lockFolder(folder, silent)).toThrow(FolderInUse)
  expect(() => lockFolder(folder, silent)).toThrow(`${folder} is in use by process ${process.pid} on ${hostname()}`)
  lock.release()
  expect(existsSync(file)).toBe(false)
  lockFolder(folder, silent).release()
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that is not there is made', () => {
  lockFolder(path.join(folder, 'a', 'b'), silent).release()
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['b'])
})

test('the lock of a dead process is taken over, also when its number is another process now, and what is no lock at all', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const left = [
    () => holder({ pid }),
    () => writeFileSync(file, 'not a lock'),
    () => writeFileSync(file, ''),
    // only Linux says when a process began
    ...(process.platform === 'linux' ? [() => holder({ birth: 'an earlier start of the machine 1' })] : []),
  ]
  for (const leave of left) {
    leave()
    const lock = lockFolder(folder, silent)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  }
})

test('a process of another machine counts as alive as long as it shows signs of life', () => {
  holder({ host: 'elsewhere', pid: 1 })
  expect(() => lockFolder(folder, silent)).toThrow('in use by process 1 on elsewhere')
  const long = new Date(Date.now() - 60_000)
  utimesSync(file, long, long)
  lockFolder(folder, silent).release()
})

test('who loses the lock hears of it, and does not take away that of the new holder', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lost: string[] = []
  const lock = lockFolder(folder, (message) => lost.push(message))
  vi.advanceTimersByTime(20_000)
  expect(lost).toEqual([])
  holder({ host: 'elsewhere', pid: 7 })
  vi.advanceTimersByTime(20_000)
  expect(lost).toEqual([`The lock of ${folder} is another's now: process 7 on elsewhere, since 2026-01-01.`])
  lock.release()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: 7 })
})
