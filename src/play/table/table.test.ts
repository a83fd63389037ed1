import { expect, test } from 'vitest'
import { openHost, wishesOf } from '../../../test/table/host.ts'
import { factsOf, GAME_NAMES } from '../../games/register.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import { hashPosition } from '../../kernel/position.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { makeRecord, parseRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { tellTable } from './facts.ts'
import { recall } from './game.ts'
import { recordOfTable, verifyChance } from './record.ts'
import { saveTable } from './saved.ts'
import { rebuild } from './table.ts'

const SEED = 61
console.log(`tables of games with seed ${SEED}`)

test.each(GAME_NAMES)('%s: a whole game at a table of most seats ends, with a record that holds and can be verified', async (name) => {
  const host = await openHost(wishesOf(name, factsOf(name).seats.at(-1)))
  await host.begin()
  host.playOn(new Generator(seedOf(SEED)))
  const { table, entries } = host
  expect(table.phase).toBe('ended')
  expect(table.ending?.reason).toBe('rules')
  expect(table.ending?.shares?.reduce((sum, share) => sum + share)).toBeCloseTo(1)

  const text = makeRecord(recordOfTable(table, ['A', 'B'], '2026-01-01')!)
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  expect(replay(table.title.game, record.value).ok).toBe(true)
  expect(await verifyChance(record.value)).toMatchObject({ ok: true, value: { table: 'amber-falcon' } })

  const again = rebuild(table.title, entries)
  expect(saveTable(again)).toEqual(saveTable(table))
  expect(hashPosition(again.game!.p)).toBe(hashPosition(table.game!.p))
  expect(JSON.stringify(tellTable(again, { seat: SPECTATOR, sits: false }))).toBe(
    JSON.stringify(tellTable(table, { seat: SPECTATOR, sits: false })),
  )
})

test('a game is played again once for all who come back at the same time, and each is told its own', async () => {
  const [one, other] = await Promise.all(['riftblade', 'nightfall'].map((game) => openHost(wishesOf(game as 'riftblade', 2))))
  for (const host of [one, other]) {
    await host.begin()
    host.playOn(new Generator(seedOf(SEED)))
  }
  const { title, game } = one.table
  const happened = recall(title, game!)
  expect(recall(title, game!)).toBe(happened)
  expect(recall(other.table.title, other.table.game!)).not.toEqual(happened)
  expect(recall(title, game!)).toEqual(happened)
})
