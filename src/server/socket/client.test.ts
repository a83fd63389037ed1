// Feeling the line to a client: who speaks is there, and is seldom asked.
import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Limiter } from '../limit.ts'
import { UNLIMITED } from './sockets.ts'
import { Client } from './client.ts'

class Socket extends EventEmitter {
  readonly OPEN = 1
  readonly readyState = 1
  readonly bufferedAmount = 0
  readonly ping = vi.fn()
  readonly terminate = vi.fn()
  send(): void {}
}

const SECOND = 1000

let socket: Socket

beforeEach(async () => {
  vi.useFakeTimers()
  socket = new Socket()
  new Client(socket as never, new PassThrough(), {
    hall: undefined as never,
    identify: async () => ({ id: 'ada' }) as never,
    limits: { player: new Limiter(UNLIMITED.player), address: new Limiter(UNLIMITED.address) },
    address: 'here',
    count: () => true,
    discount: () => undefined,
    report: () => undefined,
    refused: () => undefined,
  })
  say({ type: 'hello', token: 'one', version: 1 })
  await vi.advanceTimersByTimeAsync(0)
  socket.emit('pong')
  socket.ping.mockClear()
})

afterEach(() => {
  socket.emit('close')
  vi.useRealTimers()
})

const say = (message: object) => socket.emit('message', Buffer.from(JSON.stringify(message)), false)

test('a client that says nothing is asked, and ended when it does not answer', async () => {
  await vi.advanceTimersByTimeAsync(31 * SECOND)
  expect(socket.ping).toHaveBeenCalledTimes(1)
  expect(socket.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15 * SECOND)
  expect(socket.terminate).toHaveBeenCalled()
})

test('one that speaks is asked no more than once a minute, how long its way is', async () => {
  socket.ping.mockImplementation(() => socket.emit('pong'))
  for (let second = 0; second < 120; second += 10) {
    say({ type: 'ping', t: second })
    await vi.advanceTimersByTimeAsync(10 * SECOND)
  }
  expect(socket.ping).toHaveBeenCalledTimes(2)
  expect(socket.terminate).not.toHaveBeenCalled()
})
