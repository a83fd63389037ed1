// What can happen to a table, each as a command that is tried on the table and on its model.
import fc from 'fast-check'
import { expect } from 'vitest'
import { factsOf, type GameName } from '../../src/games/register.ts'
import { SPECTATOR } from '../../src/kernel/event.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { findDuty } from '../../src/play/table/duty.ts'
import { HOST } from '../../src/play/table/entry.ts'
import { tellTable } from '../../src/play/table/facts.ts'
import { listOptions } from '../../src/play/table/game.ts'
import { loadTable, saveTable } from '../../src/play/table/saved.ts'
import { rebuild } from '../../src/play/table/table.ts'
import { trial, Try } from './trial.ts'
import { BASE, INCREMENT, Model } from './model.ts'
import { entropyOf, NOON, openHost, PLAYERS, type TestHost, wishesOf } from './host.ts'

/** Mostly one of those who sit at a table of two. */
const player = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PLAYERS.slice(0, 2)) },
  { weight: 1, arbitrary: fc.constantFrom(...PLAYERS) },
)
const seat = fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(4) })

const sit = player.map((who) =>
  trial(
    `sit ${who}`,
    (model) => model.sit(who),
    (host) => host.code('sit', who, {}),
  ),
)
const leave = player.map((who) =>
  trial(
    `leave ${who}`,
    (model) => model.leave(who),
    (host) => host.code('leave', who, {}),
  ),
)
const ready = player.map((who) =>
  trial(
    `ready ${who}`,
    (model) => model.ready(who),
    (host) => host.code('ready', who, { entropy: entropyOf(who) }),
  ),
)

/** Everybody sits down and is ready, and the host starts. */
const BEGIN = new Try('begin', async (model, host) => {
  if (model.phase !== 'open') return 'started'
  model.now = host.now
  for (const who of PLAYERS) {
    if (model.seats.every(({ who: taken, computer }) => taken !== undefined || computer)) break
    const code = model.sit(who)
    expect(host.code('sit', who, {})).toBe(code)
    if (code === undefined) model.entries++
  }
  for (const { who, ready } of model.seats) {
    if (who === undefined || ready) continue
    expect(host.code('ready', who, { entropy: entropyOf(who) })).toBe(model.ready(who))
    model.entries++
  }
  expect(findDuty(host.table)?.what).toEqual({ kind: 'start' })
  await host.start()
  model.phase = 'live'
  model.start = host.table.game!.start
  model.started = host.table.number
  model.paid = host.now
  model.turn()
  return undefined
})

const move = fc.tuple(player, fc.nat(), fc.nat(900), fc.boolean()).map(
  ([any, choice, lag, right]) =>
    new Try('move', (model, host) => {
      model.now = host.now
      const { game, title, seats } = host.table
      const who = right && game !== undefined ? (seats[game.toDecide]?.who ?? any) : any
      const legal = game === undefined ? [0] : listOptions(title, game.p)
      const option = legal[choice % Math.max(1, legal.length)] ?? 0
      const notation = game === undefined || legal.length === 0 ? '' : title.game.makeOption(game.p, option)
      const code = model.move(who, lag)
      expect(host.code('move', who, { answers: game?.asked ?? 0, option }, { lag })).toBe(code)
      if (code !== undefined) return code
      model.paid += Math.min(lag, 500, model.now - model.paid)
      model.pay()
      model.made.push({ entry: host.table.number, seat: game!.toDecide, move: notation })
      model.turn()
      return undefined
    }),
)

/** The computer whose turn it is to think chooses, or everybody, by lot, for a while. */
const play = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 60 })).map(
  ([lot, choices]) =>
    new Try('play', (model, host) => {
      if (host.table.phase !== 'live') return 'over'
      model.now = host.now
      if (model.isTimeUp()) return 'time-up'
      model.pay()
      const from = host.entries.length
      host.playOn(new Generator(seedOf(lot)), choices)
      for (const entry of host.entries.slice(from)) {
        if (entry.kind === 'move') model.made.push({ entry: entry.number, seat: entry.seat, move: entry.body.move })
        model.turn()
      }
      return undefined
    }),
)

const think = fc.nat().map(
  (choice) =>
    new Try('think', (model, host) => {
      const duty = findDuty(host.table)
      if (duty?.what.kind !== 'think') return 'not-asked'
      const { game, title } = host.table
      const legal = listOptions(title, game!.p)
      const option = legal[choice % legal.length]
      model.now = host.now
      model.pay()
      model.made.push({ entry: host.table.number + 1, seat: duty.what.seat, move: title.game.makeOption(game!.p, option) })
      host.must('move', HOST, { answers: game!.asked, option }, { seat: duty.what.seat })
      model.turn()
      return undefined
    }),
)

/** One step back, as the page of whoever decides offers it. */
const undo = fc.constant(
  new Try('undo', (model, host) => {
    const { game, seats, phase } = host.table
    const who = seats[game?.toDecide ?? -1]?.who
    if (who === undefined || phase !== 'live') return 'not-asked'
    const { undo: to } = tellTable(host.table, { seat: game!.toDecide, sits: true })
    const goal = to < 0 ? game!.entry : to
    const isThere = model.isPlace(goal)
    const code = host.code('takeback', who, { to: goal })
    if (to < 0) {
      expect(code).toBe(model.seats[game!.toDecide].out ? 'over' : isThere ? 'needs-consent' : 'no-entry')
      return code
    }
    expect(code).toBeUndefined()
    // none but own steps went back
    for (const made of model.made.filter(({ entry }) => entry > to)) expect(made.seat).toBe(game!.toDecide)
    model.now = host.now
    model.pay()
    model.goBack(to)
    model.turn()
    return undefined
  }),
)

const offer = fc.tuple(player, fc.constantFrom('takeback', 'abort', 'hands'), fc.nat()).map(([who, what, back]) => {
  const place = (host: TestHost) => {
    const { game } = host.table
    if (game === undefined) return 0
    const places = [game.entry, ...game.made.map(({ entry }) => entry)]
    return places[Math.max(0, places.length - 1 - (back % 12))]
  }
  return trial(
    `offer ${what}`,
    (model, host) => model.offer(who, what, place(host)),
    (host) => host.code('offer', who, what === 'takeback' ? { what, to: place(host) } : { what }),
  )
})

const answer = fc.tuple(player, fc.nat(3), fc.boolean(), fc.nat(3)).map(([who, which, yes, never]) => {
  const number = (host: TestHost) => host.table.offers[which % Math.max(1, host.table.offers.length)]?.entry ?? 1
  const noMore = never === 0
  return trial(
    'answer',
    (model, host) => model.answer(who, number(host), yes, noMore),
    (host) => host.code('answer', who, { offer: number(host), yes, ...(noMore ? { noMore } : {}) }),
  )
})

const concession = (who: string) =>
  trial(
    'concede',
    (model) => model.concede(who),
    (host) => host.code('concede', who, {}),
  )
const concede = player.map(concession)
const abort = player.map((who) =>
  trial(
    'abort',
    (model) => model.abort(who),
    (host) => host.code('abort', who, {}),
  ),
)
const claims = ([who, against, what]: [string, number, 'win' | 'computer']) =>
  trial(
    `claim ${what}`,
    (model) => model.claim(who, against, what),
    (host) => host.code('claim', who, what === 'win' ? { what, against } : { what, against, level: 'greedy' }),
  )
const claimed = fc.constantFrom('win' as const, 'computer' as const)
const claim = fc.tuple(player, seat, claimed).map(claims)

const say = player.map(
  (who) =>
    new Try('say', (model, host) => {
      const code = host.code('say', who, { room: 'table', phrase: 'hello' })
      if (code !== undefined) {
        expect(code).toBe(model.seatOf(who) < 0 ? 'not-seated' : 'too-fast')
        return code
      }
      model.now = host.now
      model.pay()
      model.turn()
      return undefined
    }),
)

/** Somebody has lost the connection some time ago, or comes back. */
const absence = ([at, ago]: [number, number]) =>
  new Try('away', (_model, host) => {
    host.away[at] = host.away[at] === undefined ? host.now - ago : undefined
    return undefined
  })
const away = fc.tuple(seat, fc.nat(120_000)).map(absence)

/** Time passes; whose time is up is out, and not before. */
const pass = fc.oneof(fc.nat(3000), fc.nat(70_000)).map(
  (milliseconds) =>
    new Try('pass', (model, host) => {
      host.now += milliseconds
      model.now = host.now
      if (!model.flagDue()) return undefined
      const { running } = model
      model.pay()
      model.goOut(running, 'time')
      return undefined
    }),
)

/** The host is gone for a while; another one takes over what was stored, and nobody pays for it. */
const crash = fc.tuple(fc.nat(100_000), fc.boolean()).map(
  ([milliseconds, whole]) =>
    new Try('crash', (model, host) => {
      const saved = JSON.parse(JSON.stringify(saveTable(host.table))) as ReturnType<typeof saveTable>
      const { title } = host.table
      host.table = whole ? rebuild(title, host.entries) : loadTable(title, saved)
      expect(JSON.parse(JSON.stringify(saveTable(host.table)))).toEqual(saved)
      const since = host.now
      host.now += milliseconds
      if (model.phase !== 'live') return undefined
      model.now = since
      model.pay()
      model.now = host.now
      model.paid = host.now
      host.must('wait', HOST, { since })
      model.turn()
      return undefined
    }),
)

const anything = [
  { weight: 3, arbitrary: fc.constant(BEGIN) },
  { weight: 24, arbitrary: move },
  { weight: 4, arbitrary: think },
  { weight: 5, arbitrary: play },
  { weight: 3, arbitrary: undo },
  { weight: 4, arbitrary: offer },
  { weight: 5, arbitrary: answer },
  { weight: 1, arbitrary: fc.oneof(sit, leave, ready) },
  { weight: 1, arbitrary: concede },
  { weight: 1, arbitrary: abort },
  { weight: 2, arbitrary: claim },
  { weight: 2, arbitrary: away },
  { weight: 1, arbitrary: say },
  { weight: 4, arbitrary: pass },
  { weight: 2, arbitrary: crash },
]

/** What takes players out of a game, and little else. */
const one = fc.constantFrom(...PLAYERS.slice(0, 4))
const going = [
  { weight: 3, arbitrary: one.map(concession) },
  { weight: 4, arbitrary: fc.tuple(one, fc.nat(3), claimed).map(claims) },
  { weight: 4, arbitrary: fc.tuple(fc.nat(3), fc.constant(120_000)).map(absence) },
  { weight: 1, arbitrary: play },
  { weight: 1, arbitrary: pass },
  { weight: 1, arbitrary: crash },
]

interface TestTable {
  readonly seats: number
  readonly computers: readonly boolean[]
  readonly teams: boolean
  readonly begun: boolean
}

/** Tables of a game: how many seats, which of them are computers, and whether two play against two. */
const tablesOf = (game: GameName) =>
  fc
    .tuple(fc.constantFrom(...factsOf(game).seats), fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), fc.boolean(), fc.nat(3))
    .map(([seats, lots, paired, early]) => {
      const computers = Array.from({ length: seats }, (_, at) => at > 0 && lots[at] === 0)
      return { seats, computers, teams: paired && seats === 4 && factsOf(game).teams === true, begun: early > 0 }
    })

/** Two against two from the start on, persons and computers in any seats. */
const pairs = fc
  .array(fc.nat(2), { minLength: 3, maxLength: 3 })
  .map((lots) => ({ seats: 4, computers: [false, ...lots.map((lot) => lot === 0)], teams: true, begun: true }))

/**
 * Runs tables in any order of joins, choices, offers, losses of connection and clocks beside their model. Returns how often each command was
 * met, with what it led to.
 */
export function checkTables(game: GameName, seed: number, runs: number): Promise<ReadonlyMap<string, number>> {
  return check(game, tablesOf(game), anything, { seed, runs })
}

/** The same of teams whose players go, one after the other. */
export function checkTeams(seed: number, runs: number): Promise<ReadonlyMap<string, number>> {
  return check('riftblade', pairs, going, { seed, runs })
}

async function check(
  game: GameName,
  tables: fc.Arbitrary<TestTable>,
  what: typeof going,
  { seed, runs }: { seed: number; runs: number },
): Promise<ReadonlyMap<string, number>> {
  const met = new Map<string, number>()
  const commands = fc.commands([fc.oneof(...what)], { size: 'max', maxCommands: 80 })
  await fc.assert(
    fc.asyncProperty(tables, commands, async ({ seats, computers, teams, begun }, acts) => {
      const host = await openHost(
        wishesOf(game, seats, {
          computers: computers.map((computer) => (computer ? 'greedy' : null)),
          clock: { kind: 'increment', base: BASE, increment: INCREMENT },
          setup: teams ? { seats, teams } : undefined,
        }),
      )
      await fc.asyncModelRun(async () => {
        const [model, real] = [await Model.of(game, computers, teams), { host, met }]
        if (begun) await BEGIN.run(model, real)
        return { model, real }
      }, acts)
      const { ending } = host.table
      if (ending !== undefined) met.set(`ended by ${ending.reason}`, 1)
      checkEntries(host)
    }),
    { seed, numRuns: runs },
  )
  return met
}

/** The entries alone lead to the same table. */
function checkEntries({ entries, table }: TestHost): void {
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1))
  for (const [i, { at }] of entries.entries()) expect(at).toBeGreaterThanOrEqual(entries[i - 1]?.at ?? NOON)
  const again = rebuild(table.title, entries)
  expect(saveTable(again)).toEqual(saveTable(table))
  for (const look of [
    { seat: SPECTATOR, sits: false },
    { seat: 0, sits: true },
  ])
    expect(tellTable(again, look)).toEqual(tellTable(table, look))
}
