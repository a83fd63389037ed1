// Something that is tried on a table and on its model, and what must be alike afterwards.
import type fc from 'fast-check'
import { expect } from 'vitest'
import { hashPosition } from '../../src/kernel/position.ts'
import { readClocks } from '../../src/play/table/clock.ts'
import type { RefusalCode } from '../../src/play/table/refusal.ts'
import type { Table } from '../../src/play/table/state.ts'
import type { TestHost } from './host.ts'
import type { Model } from './model.ts'

interface Real {
  readonly host: TestHost
  /** What the commands of this run have met. */
  readonly met: Map<string, number>
}

type Act = (model: Model, host: TestHost) => RefusalCode | undefined | Promise<RefusalCode | undefined>

/** Something that is tried at any time: the model says whether it is refused, and how. */
export class Try implements fc.AsyncCommand<Model, Real> {
  private readonly name: string
  private readonly act: Act

  constructor(name: string, act: Act) {
    this.name = name
    this.act = act
  }

  check(): boolean {
    return true
  }

  async run(model: Model, { host, met }: Real): Promise<void> {
    const before = host.table
    const hash = before.game && hashPosition(before.game.p)
    const entries = host.entries.length
    const code = await this.act(model, host)
    const what = `${this.name} ${code ?? 'done'}`
    met.set(what, (met.get(what) ?? 0) + 1)
    if (code !== undefined) expect([host.table, host.entries.length]).toEqual([before, entries])
    // a table is a value
    if (before.game !== undefined) expect(hashPosition(before.game.p)).toBe(hash)
    host.settle()
    for (const entry of host.entries.slice(model.entries)) {
      // a question that answered itself
      if (entry.kind === 'move') model.made.push({ entry: entry.number, seat: entry.seat, move: entry.body.move })
      model.turn()
    }
    compare(model, host.table)
  }

  toString(): string {
    return this.name
  }
}

/** Asks the model first, and then the table. */
export function trial(
  name: string,
  expected: (model: Model, host: TestHost) => RefusalCode | undefined,
  real: (host: TestHost) => RefusalCode | undefined,
): Try {
  return new Try(name, (model, host) => {
    model.now = host.now
    model.away = host.away
    // what the question means is settled before either of them acts
    const code = expected(model, host)
    expect(real(host), name).toBe(code)
    if (code === undefined) {
      model.pay()
      model.turn()
    }
    return code
  })
}

function compare(model: Model, table: Table): void {
  expect(table.phase).toBe(model.phase)
  expect(table.ending?.reason).toBe(model.reason)
  const { winners } = model
  if (winners !== undefined)
    expect(table.ending?.shares).toEqual(table.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)))
  const seats = table.seats.map(({ who, computer, out }) => ({ who, computer: computer !== undefined, out: out !== undefined }))
  expect(seats).toEqual(model.seats.map(({ who, computer, out }) => ({ who, computer, out })))
  expect(table.offers.map(({ entry, seat, offer, agreed }) => ({ entry, seat, what: offer.what, agreed }))).toEqual(
    model.offers.map(({ entry, seat, what, agreed }) => ({ entry, seat, what, agreed })),
  )
  expect(table.openHands).toBe(model.openHands)
  if (model.start === undefined) return
  expect(hashPosition(table.game!.p)).toBe(hashPosition(model.p))
  if (table.phase === 'live') {
    expect(table.game!.toDecide).toBe(model.decider)
    expect(table.clocks!.running).toBe(model.running)
  }
  expect(readClocks(table.clocks!, table.at).left).toEqual(model.left)
}
