// Every route there is, but for health and metrics, which are for those who watch over the server.
import type { Server } from '../app.ts'
import { accountRoutes } from './accounts.ts'
import { conductRoutes } from './conduct.ts'
import { gameRoutes } from './games.ts'
import { lobbyRoutes } from './lobby.ts'
import { ownRoutes } from './me.ts'
import { playerRoutes } from './players.ts'
import { pushRoutes } from './push.ts'
import { addRoute, type Route } from './route.ts'
import { tableRoutes } from './tables.ts'
import { addWords, wordLimiter, wordRoutes } from './words.ts'

/** Anew for each server, as each counts for itself. */
export function allRoutes(words = wordLimiter()): readonly Route[] {
  return [
    ...playerRoutes(),
    ...ownRoutes(),
    ...pushRoutes(),
    ...accountRoutes(),
    ...conductRoutes(),
    ...gameRoutes(),
    ...lobbyRoutes(),
    ...tableRoutes(),
    ...wordRoutes(words),
  ]
}

export function addRoutes(server: Server): void {
  const words = wordLimiter()
  for (const route of allRoutes(words)) addRoute(server, route)
  addWords(server, words)
}
