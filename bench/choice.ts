// node scripts/run.mjs bench/choice.ts: what a choice at a table of two costs the processor, without sockets and store: rules, questions that
// answer themselves, what lists tell, and what both seats are told, as text. By game, in microseconds; the bytes are the same for the same
// SEED as long as nobody is told something else.
import { GAME_NAMES, type GameName } from '../src/games/register.ts'
import { openTitle } from '../src/games/load.ts'
import { Generator, seedOf } from '../src/kernel/random.ts'
import { prepareStart } from '../src/play/table/duty.ts'
import { HOST, type Open } from '../src/play/table/entry.ts'
import { commit } from '../src/play/table/fair.ts'
import { listOptions } from '../src/play/table/game.ts'
import type { Request } from '../src/play/table/request.ts'
import type { Table } from '../src/play/table/state.ts'
import { openTable, propose, proposeOpen } from '../src/play/table/table.ts'
import { writeStep } from '../src/server/socket/step.ts'
import { type Advance, advance } from '../src/server/tables/advance.ts'
import { findListing } from '../src/server/tables/listing.ts'
import { median } from './figure.ts'

const TABLES = 20
/** Code that is seldom run is compiled late: with 150 rounds before, the first of five batches took up to two thirds longer than the last. */
const ROUNDS = { warm: 600, batch: 100 }
const BATCHES = 5
const PLAYERS = ['one', 'two']
const random = new Generator(seedOf(Number(process.env.SEED ?? 7)))
let bytes = 0

async function begin(game: GameName): Promise<Table> {
  const secret = '11'.repeat(32)
  const wishes = { game, seats: 2, computers: [null, null], clock: { kind: 'none' }, access: 'link', invited: [], rated: false } as const
  const open: Open = { ...wishes, spectators: null, table: 'bench', secret, commitment: await commit(secret) }
  const title = await openTitle(game)
  const first = proposeOpen(title, open, PLAYERS[0], 1)
  if (!first.ok) throw new Error(first.error.message)
  let table = openTable(title, first.value)
  const add = (request: Request) => (table = addTo(table, request).at(-1)!.after)
  for (const who of PLAYERS) add({ kind: 'sit', who, body: {} })
  for (const [seat, who] of PLAYERS.entries()) add({ kind: 'ready', who, body: { entropy: `${seat}`.repeat(32) } })
  const start = await prepareStart(table, 'bench')
  if (!start.ok) throw new Error(start.error.message)
  return add({ kind: 'start', who: HOST, body: start.value })
}

function addTo(table: Table, request: Request): readonly Advance[] {
  const proposed = propose(table, request, { now: 2 })
  if (!proposed.ok) throw new Error(proposed.error.message)
  return advance(table, proposed.value, 2)
}

function choose(table: Table, count: number): Table {
  const { asked, p, toDecide } = table.game!
  const options = listOptions(table.title, p)
  const option = options[random.below(options.length)]
  const made = addTo(table, { kind: 'move', who: PLAYERS[toDecide], body: { answers: asked, option, id: `m${count}` } })
  const { after } = made.at(-1)!
  findListing(table, after)
  for (const seat of PLAYERS.keys())
    for (const one of made) {
      bytes += writeStep(one, { seat, sits: true })?.length ?? 0
    }
  return after
}

for (const game of GAME_NAMES) {
  const starts = await Promise.all(Array.from({ length: TABLES }, () => begin(game)))
  const tables = [...starts]
  let count = 0
  const play = (rounds: number) => {
    for (let round = 0; round < rounds; round++)
      for (const [at, table] of tables.entries()) tables[at] = choose(table.phase === 'live' ? table : starts[at], count++)
  }
  play(ROUNDS.warm)
  const costs = Array.from({ length: BATCHES }, () => {
    const before = process.cpuUsage()
    play(ROUNDS.batch)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / TABLES / ROUNDS.batch
  })
  console.log(`${game}: ${median(costs).toFixed(0)} µs a choice (${costs.map((cost) => cost.toFixed(0)).join(', ')})`)
}
console.log(`${bytes} bytes told`)
