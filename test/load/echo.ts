// The floor under every server of tables: sockets in pairs, and for each message the same bytes to both as the real one sent, and nothing else.
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { readUsed, serveParent } from './child.ts'
import type { Exchange } from './crowd.ts'

export type EchoQuestion = { readonly ask: 'start'; readonly exchanges: readonly Exchange[] } | { readonly ask: 'used' }

const pairs = new Map<string, [WebSocket?, WebSocket?]>()
let moves = 0

serveParent<EchoQuestion>(async (question) => {
  if (question.ask === 'used') return { ...readUsed(), moves }
  const { exchanges } = question
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (socket, { url }) => {
    const [, pair, seat] = url!.split('/')
    const both = pairs.get(pair) ?? []
    pairs.set(pair, both)
    both[Number(seat)] = socket
    socket.on('message', () => {
      const { own, other } = exchanges[moves++ % exchanges.length]
      for (const text of own) socket.send(text)
      for (const text of other) both[1 - Number(seat)]?.send(text)
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return { port: (server.address() as AddressInfo).port }
})
