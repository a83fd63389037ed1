// What is remembered of a table is what happened there, and not all of it.
import { expect, test } from 'vitest'
import { openHost, wishesOf } from '../../../test/table/host.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import { tellTable } from '../../play/table/facts.ts'
import type { Table } from '../../play/table/state.ts'
import { Recent } from './recent.ts'

const SEED = 81

test('who comes back after a moment gets what followed, and who knows older entries does not', async () => {
  const host = await openHost(wishesOf('riftblade'))
  await host.begin()
  const recent = new Recent()
  const random = new Generator(seedOf(SEED))
  const tables: Table[] = [host.table]
  const remembered = () => tables.map(({ number }) => recent.after(number)).filter((advances) => advances !== undefined)
  while (tables.length <= 40) {
    expect(recent.after(host.table.number), 'nothing is newer').toBeUndefined()
    const before = host.table
    host.choose(random)
    tables.push(host.table)
    recent.remember(before, host.entries[host.table.number - 1])
  }
  const known = remembered()
  expect(known.length).toBeGreaterThanOrEqual(16)
  expect(known.length).toBeLessThanOrEqual(32)
  const since = tables.slice(-known.length - 1)
  expect(known[0].map(({ entry }) => entry.number)).toEqual(since.slice(1).map(({ number }) => number))
  for (const [i, { before, after }] of known[0].entries()) {
    expect(tellTable(before, EVERYBODY)).toEqual(tellTable(since[i], EVERYBODY))
    expect(tellTable(after, EVERYBODY)).toEqual(tellTable(since[i + 1], EVERYBODY))
  }
  recent.forget()
  expect(remembered()).toEqual([])
})

const EVERYBODY = { seat: SPECTATOR, sits: false }
