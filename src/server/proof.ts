// Who changes how a player is known shows once more that he is the player, and not somebody at a device that was left open.
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Server } from './app.ts'
import { readProof, siteOf } from './passkeys.ts'
import { Refused } from './refusal.ts'
import type { proof } from './schema/account.ts'
import type { Player } from './store/store.ts'

interface Asked {
  readonly server: Server
  readonly player: Player
  readonly request: FastifyRequest
}

/** By the password, or by a passkey that answers a question put to this player; a guest has neither yet. */
export async function requireProof({ server, player, request }: Asked, { current, shown }: z.output<typeof proof>): Promise<void> {
  const store = server.store()
  const [{ login }, passkeys] = await Promise.all([store.accounts.of(player.id), store.accounts.passkeys(player.id)])
  if (login === null && passkeys.length === 0) return
  if (shown !== undefined) return readProof(store, siteOf(request, server.config.publicUrl), player.id, shown)
  if (login === null || current === undefined) throw new Refused(403, 'no-proof')
  if ((await store.accounts.ofPassword(login, current)) !== player.id) throw new Refused(403, 'wrong-password', undefined, 'current')
}
