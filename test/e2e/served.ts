// The system's Chromium on a server with people.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TestServer } from '../server/server.ts'
import { type Opened, openBrowser } from './browser.ts'

export interface Served {
  readonly opened: Opened
  readonly server: TestServer
  close(): Promise<void>
}

/** Opens a browser beside a server of its own, which forgets everything when it is closed. */
export async function openServed(): Promise<Served> {
  const folder = mkdtempSync(path.join(tmpdir(), 'catena-served-'))
  const opened = await openBrowser()
  const place = { kind: 'PGlite' as const, wishes: { folder, version: 'test' }, remove: async () => undefined }
  // everybody here comes from one address, as fast as the machine can
  const server = await TestServer.start(place, { unlimited: true })
  return {
    opened,
    server,
    async close() {
      await opened.close()
      await server.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
