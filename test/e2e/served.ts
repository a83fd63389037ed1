// The system's Chromium on a server with people.
import { anyDatabase } from '../databases.ts'
import { Cable } from '../server/cable.ts'
import { TestServer } from '../server/server.ts'
import { type Opened, openBrowser } from './browser.ts'

export interface Served {
  readonly opened: Opened
  readonly server: TestServer
  /** By way of it the server is reached too, until it is cut. */
  readonly line: Cable
  close(): Promise<void>
}

/** Opens a browser beside a server of its own, which forgets everything when it is closed. `set`: what stands in its environment. */
export async function openServed(set: Readonly<Record<string, string>> = {}, browser?: string): Promise<Served> {
  const [opened, database] = await Promise.all([openBrowser(undefined, browser), anyDatabase().make()])
  // everybody here comes from one address, as fast as the machine can
  const server = await TestServer.start(database, { unlimited: true, set })
  const line = await Cable.lay(server.url)
  return {
    opened,
    server,
    line,
    async close() {
      await opened.close()
      await line.end()
      await server.end()
      await database.remove()
    },
  }
}
