import { expect, test } from 'vitest'
import { FakeSurroundings } from '../../test/device.ts'
import { Connection, type Listener } from './connection.ts'
import type { ClientMessage, ServerMessage } from './table/wire.ts'

const CONCEDE = { type: 'concede', table: 'amber' } as const

function connect(more: Partial<Listener> = {}) {
  const around = new FakeSurroundings()
  const heard: ServerMessage[] = []
  const counts = { greeted: 0, lost: 0, unknown: 0 }
  const connection = new Connection(around, {
    greeted: () => void counts.greeted++,
    heard: (message) => void heard.push(message),
    lost: () => void counts.lost++,
    paused: () => undefined,
    unknown: async () => void counts.unknown++,
    ...more,
  })
  return { around, heard, counts, connection }
}

const refused = (code: string, more: object = {}): ServerMessage => ({ type: 'refused', code, message: '', ...more })
const settled = () => new Promise<void>((done) => setTimeout(done, 0))

test('it says who is there first: by a token, or by nothing where there is a cookie', () => {
  const page = connect().around
  page.line.open()
  expect(page.line.said).toEqual([{ type: 'hello', version: 1 }])
  const program = connect({ token: () => 'secret' }).around
  program.line.open()
  expect(program.line.said).toEqual([{ type: 'hello', version: 1, token: 'secret' }])
})

test('what is asked before there is a line is asked when there is one, in order, and what was answered is not asked again', () => {
  const { around, connection, heard } = connect()
  const first = connection.ask(CONCEDE)
  const second = connection.ask({ ...CONCEDE, type: 'abort' })
  expect(around.line.said).toEqual([])
  around.line.greet()
  expect(around.line.said.slice(1)).toEqual([
    { ...CONCEDE, id: first },
    { ...CONCEDE, type: 'abort', id: second },
  ])
  around.line.tell({ type: 'taken', id: first, table: 'amber', entry: 3 })
  expect(heard).toHaveLength(1)
  around.line.cut()
  around.pass(10_000)
  around.line.greet()
  expect(around.line.said.slice(1)).toEqual([{ ...CONCEDE, type: 'abort', id: second }])
})

test('each thing that is asked has a name of its own, also among several devices', () => {
  const names = [connect(), connect()].flatMap(({ connection }) => [connection.ask(CONCEDE), connection.ask(CONCEDE)])
  expect(new Set(names).size).toBe(4)
})

test('a lost line is tried again after longer and longer, scattered by lot, and begins anew after one that held', () => {
  const { around, counts } = connect()
  around.line.greet()
  const waits = (lot: number) => {
    const before = around.lines.length
    around.lots = [lot]
    around.line.cut()
    const wait = around.next!
    around.pass(wait - 1)
    expect(around.lines).toHaveLength(before)
    around.pass(1)
    expect(around.lines).toHaveLength(before + 1)
    return wait
  }
  expect([0.5, 0.5, 0.5, 0.5, 0.5, 0.5].map(waits)).toEqual([500, 1000, 2000, 4000, 8000, 8000])
  expect([0, 1].map(waits)).toEqual([4000, 12_000])
  expect(counts.lost).toBe(8)
  around.line.greet()
  expect(waits(0.5)).toBe(500)
})

test('what was said may be said twice: it is not asked again after a line that was lost', () => {
  const { around, connection } = connect()
  around.line.greet()
  connection.ask({ type: 'say', table: 'amber', room: 'table', phrase: 'hello' })
  around.line.cut()
  around.pass(1000)
  around.line.greet()
  expect(around.line.said.map(({ type }) => type)).toEqual(['hello'])
})

// steps are told without a name: a `watch` of before would be answered once more with all that was missed
test('whoever looked at a table looks anew after a line that was lost, once', () => {
  let asked = 0
  const { around, connection } = connect({
    greeted: () => void connection.ask({ type: 'watch', table: 'amber', ...(asked++ > 0 && { since: 7 }) }),
  })
  for (let lines = 0; lines < 3; lines++) {
    around.line.greet()
    expect(around.line.said.map(({ type }) => type)).toEqual(['hello', 'watch'])
    around.line.cut()
    around.pass(10_000)
  }
})

test.each(['unavailable', 'too-fast'])('after `%s` the same is asked again under the same name, once, and nobody hears of it', (code) => {
  const { around, connection, heard } = connect()
  around.line.greet()
  const id = connection.ask(CONCEDE)
  around.line.tell(refused(code, { id, table: 'amber', facts: { after: 300 } }))
  const asked = () => around.line.said.filter(({ type }) => type === 'concede') as (ClientMessage & { id?: string })[]
  around.pass(299)
  expect(asked()).toHaveLength(1)
  around.pass(1)
  expect(asked().map((one) => one.id)).toEqual([id, id])
  expect(heard).toEqual([])
  around.line.tell({ type: 'taken', id, table: 'amber', entry: 7 })
  around.pass(5000)
  expect(asked()).toHaveLength(2)
})

test('any other refusal is an answer', () => {
  const { around, connection, heard } = connect()
  around.line.greet()
  const id = connection.ask(CONCEDE)
  around.line.tell(refused('over', { id, table: 'amber' }))
  expect(heard).toMatchObject([{ code: 'over' }])
  around.line.cut()
  around.pass(1000)
  around.line.greet()
  expect(around.line.said).toHaveLength(1)
})

test('a line that gives no sign of life is lost, one that does is felt again and again', () => {
  const { around, counts } = connect()
  around.line.greet()
  for (let i = 0; i < 3; i++) {
    around.pass(10_000)
    around.line.tell({ type: 'pong', t: around.line.last('ping').t })
    around.pass(8000)
  }
  expect(counts.lost).toBe(0)
  expect(around.line.said.filter(({ type }) => type === 'ping')).toHaveLength(3)
  const { line } = around
  around.pass(18_000)
  expect(line.isClosed).toBe(true)
  expect(counts.lost).toBe(1)
})

test('whoever is not known becomes known, and is heard then', async () => {
  const { around, counts, heard } = connect()
  around.line.open()
  around.line.tell(refused('unknown-player'))
  await settled()
  expect(counts.unknown).toBe(1)
  expect(heard).toEqual([])
  around.pass(1000)
  around.line.greet()
  expect(counts.greeted).toBe(1)
})

test('a server that opens its store is waited for without a word, and only after a while it is said', () => {
  const { around, heard, counts } = connect()
  const turnAway = () => {
    around.line.open()
    around.line.tell(refused('unavailable'))
    around.pass(10_000)
  }
  for (let i = 0; i < 4; i++) turnAway()
  expect(heard).toEqual([])
  expect(counts.lost).toBe(0)
  turnAway()
  expect(heard).toMatchObject([{ code: 'unavailable' }])
  around.line.greet()
  expect(counts.greeted).toBe(1)
})

test('while a server takes nothing, what was asked is asked again, and that it waits is told once', () => {
  const told: boolean[] = []
  const { around, connection, heard } = connect({ paused: (is) => void told.push(is) })
  around.line.greet()
  const id = connection.ask(CONCEDE)
  for (const code of ['unavailable', 'elsewhere']) {
    around.line.tell(refused(code, { id, facts: { after: 700 } }))
    const { length } = around.line.said
    around.pass(699)
    expect(around.line.said).toHaveLength(length)
    around.pass(1)
    expect(around.line.said.at(-1)).toEqual({ ...CONCEDE, id })
  }
  expect(told).toEqual([true])
  expect(heard).toEqual([])
  around.line.tell({ type: 'taken', id, table: 'amber', entry: 3 })
  expect(told).toEqual([true, false])
})

test('that a server takes nothing is told without anything being asked, whatever it answers meanwhile, until it says otherwise', () => {
  const told: boolean[] = []
  const { around, connection } = connect({ paused: (is) => void told.push(is) })
  around.line.greet()
  around.line.tell({ type: 'health', ready: false })
  const id = connection.ask(CONCEDE)
  around.line.tell({ type: 'taken', id, table: 'amber', entry: 3 })
  expect(told).toEqual([true])
  around.line.tell({ type: 'health', ready: true })
  expect(told).toEqual([true, false])
})

test('who is banned while there is a line hears that, and no line is lost', () => {
  const { around, heard, counts } = connect()
  around.line.greet()
  around.line.tell(refused('banned'))
  expect(heard).toMatchObject([{ code: 'banned' }])
  expect(around.line.isClosed).toBe(true)
  around.pass(100_000)
  expect([counts.lost, around.lines.length]).toEqual([0, 1])
})

test.each([
  ['bad-request', 'version'],
  ['banned', 'banned'],
])('who is turned away with `%s` hears `%s`, and does not come again', (code, told) => {
  const { around, heard } = connect()
  around.line.open()
  around.line.tell(refused(code, { facts: { path: 'version' } }))
  expect(heard).toMatchObject([{ code: told }])
  expect(around.line.isClosed).toBe(true)
  around.pass(100_000)
  expect(around.lines).toHaveLength(1)
})

test('when there may be a line again, nobody waits; while there is one, nothing happens', () => {
  const { around, connection, counts } = connect()
  around.line.greet()
  connection.tryNow()
  expect(around.lines).toHaveLength(1)
  const [first] = around.lines
  first.cut()
  connection.tryNow()
  expect(around.lines).toHaveLength(2)
  // what comes of the old line counts for nothing, and no second one is begun later
  first.greet()
  first.cut()
  expect(counts).toMatchObject({ greeted: 1, lost: 1 })
  around.pass(100_000)
  expect(around.lines).toHaveLength(2)
})

test('a connection that is closed is over', () => {
  const { around, connection, counts } = connect()
  around.line.greet()
  connection.close()
  expect(around.line.isClosed).toBe(true)
  around.line.cut()
  connection.tryNow()
  around.pass(100_000)
  expect(around.lines).toHaveLength(1)
  expect(around.next).toBeUndefined()
  expect(counts.lost).toBe(0)
})
