import { expect, test } from 'vitest'
import { openHost, PLAYERS, type TestHost, wishesOf } from '../../../test/table/host.ts'
import { GAME_NAMES } from '../../games/register.ts'
import { hashPosition } from '../../kernel/position.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { Session } from '../session.ts'
import { HOST } from './entry.ts'
import { tellTable } from './facts.ts'
import { lastMade, listOptions, undoTo } from './game.ts'

const SEED = 64
console.log(`choices with seed ${SEED}`)
const [ANN, , CLEO] = PLAYERS

async function begin(name: (typeof GAME_NAMES)[number], more: Parameters<typeof wishesOf>[2] = {}): Promise<TestHost> {
  const host = await openHost(wishesOf(name, 2, more))
  await host.begin()
  return host
}

/** Who has to decide, and a choice of his. */
function first({ table }: TestHost) {
  const { game, title } = table
  const seat = game!.toDecide
  return { seat, who: PLAYERS[seat], other: PLAYERS[1 - seat], body: { answers: game!.asked, option: listOptions(title, game!.p)[0] } }
}

test('only the seat that is asked chooses, only what is possible, and only as an answer to what is asked now', async () => {
  const host = await openHost(wishesOf('riftblade'))
  host.must('sit', ANN, {})
  expect(host.code('move', ANN, { answers: 0, option: 0 })).toBe('not-started')
  await host.begin()
  const { who, other, body, seat } = first(host)
  expect(host.code('move', CLEO, body)).toBe('not-seated')
  expect(host.code('move', other, body)).toBe('not-asked')
  expect(host.code('move', HOST, body, { seat })).toBe('not-yours')
  expect(host.code('move', who, { ...body, itself: true })).toBe('host-only')
  expect(host.code('move', who, { ...body, answers: body.answers - 1 })).toBe('stale')
  expect(host.ask('move', who, { ...body, option: 30_000 })).toMatchObject({
    code: 'illegal',
    facts: { rule: expect.stringMatching(/^rb\./) as unknown },
  })
  expect(host.code('move', who, { ...body, option: 0.5 })).toBe('illegal')
  expect(host.code('move', who, { answers: body.answers, move: 'castle kingside' })).toBe('illegal')
  expect(host.code('move', who, { answers: body.answers } as never)).toBe('illegal')
  expect(host.table.game!.made).toEqual([])
  host.must('move', who, body)
  expect(host.code('move', who, body)).toBe('stale')
})

test('what is said meanwhile makes no choice stale', async () => {
  const host = await begin('riftblade')
  const { who, other, body } = first(host)
  host.must('say', other, { room: 'table', text: 'hm' })
  host.must('offer', other, { what: 'hands' })
  host.must('move', who, body)
})

test('the same choice sent twice is one choice, and says where it went', async () => {
  const host = await begin('riftblade')
  const { who, body } = first(host)
  host.must('move', who, { ...body, id: 'c1' })
  const entry = host.table.number
  host.must('say', who, { room: 'table', text: 'hm' })
  expect(host.ask('move', who, { ...body, id: 'c1' })).toMatchObject({ code: 'double', facts: { entry } })
  expect(host.table.game!.made).toHaveLength(1)
  expect(host.code('move', who, { ...body, id: 'x'.repeat(65) })).toBe('bad-request')
})

test.each(GAME_NAMES)('%s: own steps go back as far as in a local game, while nobody else has been asked', async (name) => {
  const host = await begin(name)
  const random = new Generator(seedOf(SEED))
  const { title, game } = host.table
  const match = { title, p: title.game.blank(), seed: game!.start.seed, setup: game!.start.setup }
  title.game.copy(match.p, game!.p)
  const session = new Session(match)
  let [undone, refused] = [0, 0]
  for (let i = 0; i < 150 && host.table.phase === 'live'; i++) {
    const { seat, who, body } = first(host)
    const before = hashPosition(host.table.game!.p)
    const options = listOptions(title, host.table.game!.p)
    const option = options[random.below(options.length)]
    const to = lastMade(host.table.game!)
    host.must('move', who, { ...body, option })
    session.choose(seat, option)
    const now = host.table.game!
    const local = session.toDecide === seat && session.canUndo(seat)
    expect(undoTo(now) >= 0, `choice ${i}`).toBe(local)
    if (local) {
      expect(undoTo(now)).toBe(to)
      host.must('takeback', who, { to })
      session.undo(seat)
      expect(hashPosition(host.table.game!.p)).toBe(before)
      expect(hashPosition(session.p)).toBe(before)
      expect(host.table.game!.made.length).toBe(session.moves.length)
      undone++
      host.must('move', who, { answers: host.table.game!.asked, option })
      session.choose(seat, option)
    } else if (host.table.phase === 'live') {
      expect(host.code('takeback', who, { to })).toBe('needs-consent')
      refused++
    }
    if (session.toDecide !== seat) session.closeUndo()
  }
  expect(undone).toBeGreaterThan(5)
  expect(refused).toBeGreaterThan(5)
})

test('steps go back one by one or several at once, never in a rated game, and never to what is no choice', async () => {
  const host = await begin('keyforge')
  const random = new Generator(seedOf(SEED))
  const run: number[] = []
  while (run.length < 3) {
    const seat = host.table.game!.toDecide
    host.choose(random)
    const { game } = host.table
    run.splice(0, run.length, ...game!.made.filter(({ entry, seat: by }) => entry > game!.base && by === seat).map(({ entry }) => entry))
    if (host.table.phase !== 'live') throw new Error('no run of three own steps in this game')
  }
  const { who, other } = first(host)
  const { base } = host.table.game!
  expect(host.code('takeback', other, { to: base })).toBe('needs-consent')
  expect(host.code('takeback', who, { to: host.table.number })).toBe('no-entry')
  expect(host.code('takeback', who, { to: 1 })).toBe('no-entry')
  host.must('takeback', who, { to: run[1] })
  expect(host.code('takeback', who, { to: run[2] })).toBe('no-entry')
  host.must('takeback', who, { to: base })
  expect(host.table.game!.made.some(({ entry }) => run.includes(entry))).toBe(false)
  expect(undoTo(host.table.game!)).toBe(-1)

  const rated = await begin('keyforge', { rated: true })
  const { who: player } = first(rated)
  const to = rated.table.game!.entry
  rated.choose(random)
  expect(rated.code('takeback', player, { to })).toBe('rated')
  expect(rated.code('offer', player, { what: 'takeback', to })).toBe('rated')
  expect(tellTable(rated.table, { seat: 0, sits: true }).undo).toBe(-1)
})

test('a choice after a step back does not answer the question before it', async () => {
  const host = await begin('keyforge')
  const random = new Generator(seedOf(SEED))
  while (undoTo(host.table.game!) < 0) host.choose(random)
  const { who } = first(host)
  const { asked } = host.table.game!
  host.must('takeback', who, { to: undoTo(host.table.game!) })
  expect(host.code('move', who, { answers: asked, option: listOptions(host.table.title, host.table.game!.p)[0] })).toBe('stale')
})

test('a question that answers itself is answered by the host, and one step back goes past it', async () => {
  let [itself, past] = [0, 0]
  for (const secret of ['0', '1']) {
    const host = await openHost(wishesOf('keyforge'), secret.repeat(64))
    await host.begin()
    const random = new Generator(seedOf(SEED))
    for (;;) {
      const { number } = host.table
      host.settle()
      if (host.table.phase !== 'live') break
      itself += host.table.number - number
      const { made } = host.table.game!
      const to = undoTo(host.table.game!)
      if (to >= 0 && made.at(-1)!.itself) {
        expect(made.find(({ entry }) => entry > to)!.itself).toBe(false)
        past++
      }
      host.choose(random)
    }
  }
  expect(itself).toBeGreaterThan(5)
  expect(past).toBeGreaterThan(0)
})
