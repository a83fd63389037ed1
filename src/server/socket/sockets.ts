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
/** Milliseconds between two looks at who may go on: a host bans and deletes in another process, and other servers sign out. */
const STANDING = 5_000
/** Tokens that are looked at each time, at most; with more sockets the rest has its turn later. */
const MOST_LOOKED = 2_000
/** Milliseconds between two looks whether anything is taken. */
const LOOK = 500
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
  /** With the token that each has shown: at the front who was looked at longest ago. */
  const clients = new Map<Client, string | undefined>()
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
        async identify(said) {
          const token = said ?? tokenOf(request)
          const player = await identify(server.store(), token)
          await refuseBanned(server.store(), player)
          if (clients.has(client)) clients.set(client, token)
          server.hall.present.note(player.id)
          return player
        },
        isReady: () => server.isReady(),
        limits,
        address,
        count: (player) => byPlayer.enter(player),
        discount: (player) => byPlayer.leave(player),
        report: (problem) => request.log.error({ err: problem }, 'a message failed'),
        refused: (code) => metrics.refusals.inc({ code }),
      })
      clients.set(client, undefined)
      opened.once('close', () => clients.delete(client))
    })
  })

  const endUnwanted = async (): Promise<void> => {
    if (clients.size === 0) return
    for (const { who } of clients.keys()) if (who !== undefined) server.hall.present.note(who)
    const banned = new Set((await server.store().conduct.bans()).map(({ player }) => player))
    for (const client of clients.keys()) if (client.who !== undefined && banned.has(client.who)) client.ban()
    const looked = [...clients].filter(([{ who }, token]) => who !== undefined && token !== undefined).slice(0, MOST_LOOKED)
    const valid = await server.store().players.validTokens(looked.map(([, token]) => token!))
    for (const [client, token] of looked) {
      if (!clients.delete(client)) continue
      clients.set(client, token)
      // it comes back, and is told as anybody whom the server does not know
      if (!valid.has(token!)) client.close()
    }
  }
  // without the store nobody plays anyway
  const standing = setInterval(() => void endUnwanted().catch(() => undefined), STANDING)

  let wasReady = true
  const looks = setInterval(() => {
    const ready = server.isReady()
    if (ready !== wasReady) for (const client of clients.keys()) client.tellHealth(ready)
    wasReady = ready
  }, LOOK)

  app.addHook('preClose', async () => {
    clearInterval(standing)
    clearInterval(looks)
    for (const client of clients.keys()) client.close()
    const end = Date.now() + PATIENCE
    while (clients.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const client of clients.keys()) client.terminate()
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
