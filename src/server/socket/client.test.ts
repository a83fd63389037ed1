// Feeling the line to a client: who speaks is there, and is seldom asked.
import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Limiter } from '../limit.ts'
import { newTableId } from '../store/store.ts'
import { UNLIMITED } from './sockets.ts'
import { Client } from './client.ts'
import { Watch } from './watch.ts'

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
    hall: { keeper: () => ({ unwatch: () => undefined }) } as never,
    isReady: () => true,
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
  vi.restoreAllMocks()
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

test('a page that pings is gone when it says nothing more, though its browser answers; a program that never did is there', async () => {
  socket.ping.mockImplementation(() => socket.emit('pong'))
  await vi.advanceTimersByTimeAsync(120 * SECOND)
  expect(socket.terminate).not.toHaveBeenCalled()
  for (let pings = 0; pings < 6; pings++) {
    say({ type: 'ping', t: pings })
    await vi.advanceTimersByTimeAsync(10 * SECOND)
  }
  expect(socket.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  expect(socket.terminate).toHaveBeenCalled()
})

test('one that fell behind is told the whole when all that was on its way has left, be that a message or a ping', async () => {
  vi.spyOn(Watch.prototype, 'begin').mockResolvedValue()
  const caughtUp = vi.spyOn(Watch.prototype, 'catchUp').mockReturnValue()
  say({ type: 'watch', table: newTableId() })
  await vi.advanceTimersByTimeAsync(31 * SECOND)
  expect(socket.ping).toHaveBeenCalledTimes(1)
  expect(caughtUp).not.toHaveBeenCalled()
  const [, , written] = socket.ping.mock.calls[0]
  written()
  expect(caughtUp).toHaveBeenCalledTimes(1)
})
