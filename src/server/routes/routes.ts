// Every route there is, but for health and metrics, which are for those who watch over the server.
import type { Server } from '../app.ts'
import { accountRoutes } from './accounts.ts'
import { conductRoutes } from './conduct.ts'
import { gameRoutes } from './games.ts'
import { ownRoutes } from './me.ts'
import { playerRoutes } from './players.ts'
import { pushRoutes } from './push.ts'
import { addRoute, type Route } from './route.ts'
import { tableRoutes } from './tables.ts'

/** Anew for each server, as each counts for itself. */
export function allRoutes(): readonly Route[] {
  return [...playerRoutes(), ...ownRoutes(), ...pushRoutes(), ...accountRoutes(), ...conductRoutes(), ...gameRoutes(), ...tableRoutes()]
}

export function addRoutes(server: Server): void {
  for (const route of allRoutes()) addRoute(server, route)
}
