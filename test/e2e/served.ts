// The system's Chromium on a server with people.
import { anyDatabase } from '../databases.ts'
import { TestServer } from '../server/server.ts'
import { type Opened, openBrowser } from './browser.ts'

export interface Served {
  readonly opened: Opened
  readonly server: TestServer
  close(): Promise<void>
}

/** Opens a browser beside a server of its own, which forgets everything when it is closed. */
export async function openServed(): Promise<Served> {
  const [opened, database] = await Promise.all([openBrowser(), anyDatabase().make()])
  // everybody here comes from one address, as fast as the machine can
  const server = await TestServer.start(database, { unlimited: true })
  return {
    opened,
    server,
    async close() {
      await opened.close()
      await server.end()
      await database.remove()
    },
  }
}
