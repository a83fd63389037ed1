// Messages that nobody means: valid ones, damaged in every way, sent by one who sits at a table, one who watches, and one who is nobody.
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { drawBits } from '../../src/play/table/fair.ts'
import { CLIENT_MESSAGES } from '../../src/server/schema/message.ts'
import { REFUSALS } from '../../src/server/refusal.ts'
import { anyDatabase } from '../databases.ts'
import { begin, playByLot } from './play.ts'
import { type TestPlayer, TestServer } from './server.ts'

interface Mutated {
  /** Messages that were sent. */
  sent: number
  /** How often each was the answer. */
  readonly answers: Map<string, number>
  /** Sockets that the server closed, by the reason. */
  readonly closed: Map<number, number>
  /** The longest that a batch took, in milliseconds. */
  slowest: number
}

/** Messages between two looks whether the server still answers. */
const BATCH = 40
const PATIENCE = 30_000

/** So many are refused by name, while others play a game to its end. */
export async function disturbNobody(seed: number, messages: number): Promise<void> {
  console.log(`${messages} damaged messages with seed ${seed} (SEED and MESSAGES set others)`)
  const place = await anyDatabase().make()
  const server = await TestServer.start(place, { unlimited: true })
  const random = new Generator(seedOf(seed))
  // a game that is played meanwhile
  const { table, sitters } = await begin(server, 'riftblade')
  const [mutated] = await Promise.all([
    sendMutated(server, random, messages),
    ...sitters.map((sitter) => playByLot(sitter, table, new Generator(seedOf(seed)))),
  ])
  tell(mutated)
  expect((await server.server.hall.read(table)).ending?.reason).toBe('rules')
  const others = ['welcome', 'table', 'step', 'told', 'foretold', 'taken', 'reasons', 'pong']
  expect([...mutated.answers.keys()].filter((answer) => !(answer in REFUSALS) && !others.includes(answer))).toEqual([])
  // a mistake of the server would be one of these
  expect(mutated.answers.get('fault')).toBeUndefined()
  expect(mutated.answers.get('bad-request')).toBeGreaterThan(messages / 4)
  expect([...mutated.closed.keys()].filter((code) => code !== 1009 && code !== 1005)).toEqual([])
  await server.end()
  await place.remove()
  expect(server.logged).toEqual([])
}

function tell({ sent, answers, closed, slowest }: Mutated): void {
  const list = [...answers].sort(([, a], [, b]) => b - a).map(([answer, count]) => `${answer} ${count}`)
  console.log(`${sent} sent; ${list.join(', ')}; closed ${JSON.stringify([...closed])}; slowest batch ${slowest.toFixed(0)} ms`)
}

/** Sends so many; rejects when the server falls silent. */
async function sendMutated(server: TestServer, random: Generator, messages: number): Promise<Mutated> {
  const mutated: Mutated = { sent: 0, answers: new Map(), closed: new Map(), slowest: 0 }
  let target = await begin(server, 'riftblade')
  const stranger = await server.guest()
  while (mutated.sent < messages) {
    const stored = await server.store.tables.find(target.table)
    if (stored?.state === 'ended') {
      await Promise.all(target.sitters.map(({ client }) => client.close()))
      target = await begin(server, 'riftblade')
    }
    const known = target.sitters[0].client.facts(target.table)
    const { asked, options } = known
    const templates = valid(target.table, asked, options[0]?.option ?? 0)
    const who = [target.sitters[0].player, target.sitters[1].player, stranger, undefined][random.below(4)]
    const batch = Array.from({ length: BATCH }, () => damage(templates[random.below(templates.length)], random))
    const began = performance.now()
    await sendBatch(server.url, who, target.table, batch, mutated)
    mutated.slowest = Math.max(mutated.slowest, performance.now() - began)
    mutated.sent += batch.length
  }
  return mutated
}

/** One of each message, as it would be right. */
function valid(table: string, entry: number, option: number): object[] {
  const about = { table, id: 'm' }
  const examples: Record<keyof typeof CLIENT_MESSAGES, object[]> = {
    hello: [{ token: 'x'.repeat(43), version: 1 }],
    ping: [{ t: 1 }],
    watch: [{ ...about, since: entry }],
    ready: [{ ...about, entropy: drawBits(128), deck: { cards: [] } }],
    choose: [
      { ...about, entry, option },
      { ...about, entry, move: 'pass' },
    ],
    why: [
      { ...about, wishes: [{ verb: 'play', card: option }] },
      { ...about, wishes: STRANGE },
      ...STRANGE.map((card) => ({ ...about, wishes: [{ verb: 'play', card }] })),
    ],
    imagine: [about],
    foretell: [about],
    takeback: [{ ...about, to: entry }],
    offer: [
      { ...about, what: 'takeback', to: entry },
      { ...about, what: 'rematch', swap: 'none' },
      { ...about, what: 'bid', chains: 3 },
    ],
    answer: [{ ...about, offer: entry, yes: true, noMore: true }],
    concede: [about],
    abort: [about],
    claim: [{ ...about, against: 1, what: 'computer', level: 'casual' }],
    say: [
      { ...about, room: 'table', text: 'hm' },
      { ...about, room: 'spectators', phrase: 'hello' },
    ],
    leave: [about],
  }
  return Object.entries(examples).flatMap(([type, list]) => list.map((one) => ({ type, ...one })))
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  -(2 ** 53),
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '../../etc',
  "'; drop table entries; --",
  '<script>',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { __proto__: null, type: 'hello' },
  Array(300).fill(0),
]

/** A message as text or bytes, with something wrong; rarely with nothing wrong. */
function damage(message: object, random: Generator): string | Buffer {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]
  const fields = Object.entries(message)
  const [name] = pick(fields)
  switch (random.below(12)) {
    case 0:
      return JSON.stringify(Object.fromEntries(fields.filter(([key]) => key !== name)))
    case 1:
    case 2:
    case 3:
      return JSON.stringify({ ...message, [name]: pick(STRANGE) })
    case 4:
      return JSON.stringify({ ...message, [pick(['seat', 'who', 'secret', 'itself', 'lag', 'at', '__proto__'])]: pick(STRANGE) })
    case 5: {
      const text = JSON.stringify(message)
      return text.slice(0, random.below(text.length))
    }
    case 6: {
      const bytes = Buffer.from(JSON.stringify(message))
      bytes[random.below(bytes.length)] = random.below(128)
      return bytes.toString('latin1')
    }
    case 7:
      return Buffer.from(Array.from({ length: random.below(50) }, () => random.below(256)))
    case 8:
      return `${'['.repeat(random.below(20_000))}`
    case 9:
      return JSON.stringify({ ...message, [name]: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) })
    case 10:
      return JSON.stringify({ ...message, type: pick(Object.keys(CLIENT_MESSAGES)) })
    default:
      return random.below(40) === 0 ? 'x'.repeat(70_000) : JSON.stringify(message)
  }
}

/** All of them over one socket, or over as many as are closed meanwhile. */
async function sendBatch(url: string, player: TestPlayer | undefined, table: string, batch: (string | Buffer)[], mutated: Mutated) {
  while (batch.length > 0) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/1/socket`)
    const ended = await new Promise<boolean>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${batch.map(String).join('\n')}`)), PATIENCE)
      const end = (done: boolean) => {
        clearTimeout(timer)
        resolve(done)
      }
      let sent = 0
      socket.on('error', reject)
      socket.on('close', (code) => {
        mutated.closed.set(code, (mutated.closed.get(code) ?? 0) + 1)
        batch.splice(0, sent)
        end(false)
      })
      socket.on('open', () => {
        if (player !== undefined) {
          socket.send(JSON.stringify({ type: 'hello', token: player.token, version: 1 }))
          socket.send(JSON.stringify({ type: 'watch', table }))
        }
        for (const message of batch) {
          socket.send(message, { binary: typeof message !== 'string' })
          sent++
          // it closes the socket: what follows goes over the next one
          if (message.length > 65_536) return
        }
        socket.send('{"type":"ping","t":424242}')
      })
      socket.on('message', (data) => {
        const { type, code, t } = JSON.parse(String(data as Buffer)) as { type: string; code?: string; t?: number }
        const answer = code ?? type
        mutated.answers.set(answer, (mutated.answers.get(answer) ?? 0) + 1)
        if (t === 424242) end(true)
      })
    })
    if (ended) {
      socket.removeAllListeners('close')
      socket.close()
      return
    }
  }
}
