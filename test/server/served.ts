// The server that the tests of one file share.
import { afterAll, beforeAll, expect } from 'vitest'
import { anyDatabase, type TestDatabase } from '../databases.ts'
import { TestServer } from './server.ts'

type Wishes = Parameters<typeof TestServer.start>[1]

/** Gives a server on a database of its own before the first test, and ends it after the last; what it warned of fails the file. */
export function serveTests(give: (server: TestServer) => void, wishes: () => Wishes | Promise<Wishes> = () => ({})): void {
  let place: TestDatabase
  let server: TestServer
  beforeAll(async () => {
    place = await anyDatabase().make()
    server = await TestServer.start(place, await wishes())
    give(server)
  })
  afterAll(async () => {
    await server.end()
    await place.remove()
    expect(server.logged).toEqual([])
  })
}
