// The law of secrecy on the wire: two worlds that differ only in what a client cannot know give it the same messages, byte for byte.
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import type { OptionView } from '../../src/kernel/decision.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { tellReasons } from '../../src/play/table/facts.ts'
import { foretellOptions } from '../../src/play/table/foretell.ts'
import { imagine } from '../../src/play/table/imagine.ts'
import type { Table } from '../../src/play/table/state.ts'
import type { ServerMessage } from '../../src/play/table/wire.ts'
import { Watch } from '../../src/server/socket/watch.ts'
import type { Keeper } from '../../src/server/tables/keeper.ts'
import { findListing } from '../../src/server/tables/listing.ts'
import { Recent } from '../../src/server/tables/recent.ts'
import { compareWorlds, type Teller } from '../table/worlds.ts'

const SEED = Number(process.env.SEED ?? 75)
const TABLES = Number(process.env.TABLES ?? 2)
console.log(`messages of ${TABLES} tables of each game in two worlds, with seed ${SEED} (SEED and TABLES set others)`)

/** What a socket is sent at this step, and what lists learn of it. */
const tell: Teller = (before, after, entry, { seat, sits }) => {
  const who = sits ? after.seats[seat].who : 'watcher'
  if (who === undefined) return 'a computer hears nothing'
  const sent: ServerMessage[] = []
  const keeper = {
    id: after.open.table,
    presence: () => ({ away: [], watching: 0 }),
    watch: (_: unknown, begin: (...words: unknown[]) => unknown) => begin(before, new Recent()),
  }
  const reader = {
    send: (message: ServerMessage) => void sent.push(message),
    sendText: (text: string) => void sent.push(JSON.parse(text) as ServerMessage),
    isSlow: false,
  }
  const watch = new Watch(keeper as unknown as Keeper, reader, { who, since: before.number, read: async () => [] })
  void watch.begin()
  watch.hear([{ before, after, entry }])
  if (entry.kind === 'move' && sent.length !== 1) throw new Error(`a move came as ${sent.length} messages`)
  return [sent, wonder(after, who, entry.number), findListing(before, after)]
}

/** What is answered to whoever asks why, of any cards by lot, the same in both worlds. */
function wonder(table: Table, who: string, lot: number): unknown {
  const random = new Generator(seedOf(lot))
  const { title, game } = table
  if (game === undefined) return undefined
  const wishes = Array.from({ length: 24 }, (): OptionView => {
    const verb = [...title.verbs, 'target', 'claim', 'summon-at', 'discard'][random.below(title.verbs.length + 4)]
    const card = random.below(game.p.zones.of.length)
    return [
      { verb, card },
      { verb, target: card },
      { verb, place: random.below(8) },
      { verb, card, target: random.below(80) },
    ][random.below(4)]
  })
  // and in which world a bot may think, and what would come of options
  const foretold = foretellOptions(table, who, new Generator(seedOf(lot)))
  return [tellReasons(table, who, wishes), imagine(table, who, random), foretold.ok ? [...foretold.value.walk()] : foretold]
}

test.each(GAME_NAMES)('%s: what goes over a socket, and into lists', async (game) => {
  const compared = await compareWorlds(game, SEED, TABLES, 20, tell)
  console.log(game, JSON.stringify(compared))
  const { messages, hiding } = compared
  expect(messages).toBeGreaterThan(TABLES * 100)
  expect(hiding).toBeGreaterThan(0)
})
