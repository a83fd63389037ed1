// All sockets: how they begin, how many there may be, and how they end.
import { ServerResponse } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Server } from '../app.ts'
import { identify, refuseBanned, tokenOf } from '../identity.ts'
import { type Limit, Limiter } from '../limit.ts'
import { Refused } from '../refusal.ts'
import { Client } from './client.ts'

/** Bytes of a message. */
const LARGEST = 64 * 1024
/** Sockets of one player, and from one address: a school behind one router, but no flood. */
const MOST = { player: 16, address: 256 }
/** Messages: a page that comes back asks for much at once, and a program may play as fast as games can be followed. */
const MESSAGES: Messages = { player: { atOnce: 200, perSecond: 50 }, address: { atOnce: 1_000, perSecond: 400 } }
/** Milliseconds between two looks at who is banned: the host does that in another process. */
const BANS = 5_000
/** Milliseconds for clients to say goodbye. */
const PATIENCE = 1_000

/** How many messages may come from a player, and from one address. */
export interface Messages {
  readonly player: Limit
  readonly address: Limit
}

const FREE = { atOnce: Number.POSITIVE_INFINITY, perSecond: 1 }
export const UNLIMITED: Messages = { player: FREE, address: FREE }

export const ADDRESS = '/api/1/socket'

export interface Sockets {
  readonly size: number
}

export function addSockets(server: Server, messages = MESSAGES): Sockets {
  const { app, metrics } = server
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false, clientTracking: false })
  const clients = new Set<Client>()
  const byAddress = new Count(MOST.address)
  const byPlayer = new Count(MOST.player)
  const limits = { player: new Limiter(messages.player), address: new Limiter(messages.address) }

  const upgrades = new WeakMap<object, Buffer>()

  // a socket begins as a request, and passes all that stands before requests
  app.server.on('upgrade', (request, socket, head) => {
    const response = new ServerResponse(request)
    // what is refused is said as to any request, and that is the end
    response.shouldKeepAlive = false
    response.assignSocket(socket as Parameters<typeof response.assignSocket>[0])
    response.on('finish', () => socket.end())
    socket.on('error', () => socket.destroy())
    upgrades.set(request, head)
    app.routing(request, response)
  })

  app.get(ADDRESS, async (request, reply) => {
    const head = upgrades.get(request.raw)
    if (head === undefined) throw new Refused(426, 'bad-request', 'Here is a WebSocket: ask for an upgrade.')
    const address = request.ip
    if (!byAddress.enter(address)) throw new Refused(429, 'too-fast', 'There are too many sockets from this address.')
    const socket = request.raw.socket
    socket.once('close', () => byAddress.leave(address))
    reply.hijack()
    reply.raw.detachSocket(socket)
    sockets.handleUpgrade(request.raw, socket, head, (opened) => {
      const client = new Client(opened, socket, {
        hall: server.hall,
        async identify(token) {
          const player = await identify(server.store(), token ?? tokenOf(request))
          await refuseBanned(server.store(), player)
          return player
        },
        limits,
        address,
        count: (player) => byPlayer.enter(player),
        discount: (player) => byPlayer.leave(player),
        report: (problem) => request.log.error({ err: problem }, 'a message failed'),
        refused: (code) => metrics.refusals.inc({ code }),
      })
      clients.add(client)
      opened.once('close', () => clients.delete(client))
    })
  })

  const endBanned = async (): Promise<void> => {
    if (clients.size === 0) return
    const banned = new Set((await server.store().conduct.bans()).map(({ player }) => player))
    for (const client of clients) if (client.who !== undefined && banned.has(client.who)) client.ban()
  }
  // without the store nobody plays anyway
  const bans = setInterval(() => void endBanned().catch(() => undefined), BANS)

  app.addHook('preClose', async () => {
    clearInterval(bans)
    for (const client of clients) client.close()
    const end = Date.now() + PATIENCE
    while (clients.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const client of clients) client.terminate()
  })

  return {
    get size() {
      return clients.size
    },
  }
}

/** How many there are of each. */
class Count {
  private readonly counts = new Map<string, number>()

  constructor(private readonly most: number) {}

  enter(key: string): boolean {
    const now = this.counts.get(key) ?? 0
    if (now >= this.most) return false
    this.counts.set(key, now + 1)
    return true
  }

  leave(key: string): void {
    const now = this.counts.get(key) ?? 0
    if (now <= 1) this.counts.delete(key)
    else this.counts.set(key, now - 1)
  }
}
