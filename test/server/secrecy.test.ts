// The law of secrecy on the wire: two worlds that differ only in what a client cannot know give it the same messages, byte for byte.
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import type { ServerMessage } from '../../src/play/table/wire.ts'
import { Watch } from '../../src/server/socket/watch.ts'
import type { Keeper } from '../../src/server/tables/keeper.ts'
import { findListing } from '../../src/server/tables/listing.ts'
import { compareWorlds, type Teller } from '../table/worlds.ts'

const SEED = Number(process.env.SEED ?? 75)
const TABLES = Number(process.env.TABLES ?? 2)
console.log(`messages of ${TABLES} tables of each game in two worlds, with seed ${SEED} (SEED and TABLES set others)`)

/** What a socket is sent at this step, and what lists learn of it. */
const tell: Teller = (before, after, entry, { seat, sits }) => {
  const who = sits ? after.seats[seat].who : 'watcher'
  if (who === undefined) return 'a computer hears nothing'
  const sent: ServerMessage[] = []
  const keeper = { id: after.open.table, away: () => [], watch: (_: unknown, begin: (...words: unknown[]) => unknown) => begin(before, []) }
  const reader = { send: (message: ServerMessage) => void sent.push(message), isSlow: false }
  const watch = new Watch(keeper as unknown as Keeper, reader, { who, since: before.number, read: async () => [] })
  void watch.begin()
  watch.hear([{ before, after, entry }])
  if (entry.kind === 'move' && sent.length !== 1) throw new Error(`a move came as ${sent.length} messages`)
  return [sent, findListing(before, after)]
}

test.each(GAME_NAMES)('%s: what goes over a socket, and into lists', async (game) => {
  const { messages, hiding } = await compareWorlds(game, SEED, TABLES, 20, tell)
  expect(messages).toBeGreaterThan(TABLES * 100)
  expect(hiding).toBeGreaterThan(0)
})
