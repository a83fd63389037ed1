// The rules fail at a table of a server: the game ends as a named fault, which a person reports, and the host reads in the log.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runProgram } from '../../src/cli/program.ts'
import { scriptedTerminal } from '../../src/cli/terminal.ts'
import { openTitle } from '../../src/games/load.ts'
import { anyDatabase, type TestDatabase } from '../databases.ts'
import { TestServer } from './server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catena-fault-'))
const home = process.cwd()
let place: TestDatabase
let server: TestServer
beforeAll(async () => {
  place = await anyDatabase().make()
  server = await TestServer.start(place, { unlimited: true })
  // the report goes where the program runs
  process.chdir(folder)
})
afterAll(async () => {
  process.chdir(home)
  vi.restoreAllMocks()
  await server.end()
  await place.remove()
  rmSync(folder, { recursive: true })
})

test('a game whose rules fail ends by that name, with a report at the terminal and the error in the log', async () => {
  const { game } = await openTitle('riftblade')
  const host = await server.guest('Host')
  const table = await host.open({ game: 'riftblade', computers: [null, 'random'] })
  vi.spyOn(game, 'apply').mockImplementation(() => {
    throw new RangeError('a step that fails')
  })
  const terminal = scriptedTerminal([])
  terminal.read = () => new Promise((type) => setTimeout(() => type('1'), 20))
  expect(await runProgram(['play', '--server', server.url, '--table', table], terminal)).toBe(0)
  expect(terminal.printed).toContain('The rules failed: that is a fault of Catena.')
  const report = readFileSync('catena-fault-riftblade.txt', 'utf8')
  expect(report).toMatch(
    /^Catena .*: Riftblade could not go on\nin .+\nfor seat \d, who chose ".+", after \d+ choices\nerror: a step that fails\n\ncatena record/,
  )
  expect(terminal.printed.at(-1)).toContain('catena-fault-riftblade.txt')
  expect(server.logged.join()).toMatch(/the rules failed in .+, when seat \d chose .*a step that fails/)
})
