// Many tables at a time: how long it takes until both seats are told of a choice, and what a choice costs the server; beside the same bytes
// from a server that does nothing but send them.
import { loadavg } from 'node:os'
import { GAME_NAMES } from '../../src/games/register.ts'
import { Child, type Used } from './child.ts'
import type { CrowdQuestion, CrowdReport } from './crowd.ts'
import type { EchoQuestion } from './echo.ts'
import type { HostQuestion, HostUsed, OpenTable } from './host.ts'

export interface LoadWishes {
  readonly tables: number
  /** Seconds that are measured, after half as many in which all gets warm: a server does not begin all the time. */
  readonly seconds: number
  /** Milliseconds between two choices at a table, in the middle. */
  readonly pause: number
  /** Processes of players. */
  readonly crowds: number
  /** At how many tables a player sits, through one socket; 1 where it is not said. A process has only so many files. */
  readonly each?: number
  readonly database: string | undefined
  readonly seed: number
  readonly tell?: (line: string) => void
}

export interface Measured {
  readonly moves: number
  /** Milliseconds from a choice until both seats are told, by quantile. */
  readonly p50: number
  readonly p99: number
  readonly most: number
  /** Milliseconds of the server's processor for each choice, and its share of one core. */
  readonly cost: number
  readonly busy: number
}

export interface LoadReport {
  readonly store: string
  /** Entries that share a commit, in the middle. */
  readonly company: number
  readonly server: Measured
  readonly echo: Measured
  /** How much of what a choice costs is the cost of its bytes. */
  readonly share: number
  readonly refused: Readonly<Record<string, number>>
  /** Games that came to their end meanwhile. */
  readonly ended: number
  /** Kilobytes that the server holds for each table, with its sockets. */
  readonly memory: number
  /** Seconds until all sockets had their tables. */
  readonly joined: number
  /** What others made the machine do: its load before and after. */
  readonly load: readonly [number, number]
}

export async function measureLoad(wishes: LoadWishes): Promise<LoadReport> {
  const { tables, seconds, crowds: size, pause, each = 1, database, seed, tell = () => undefined } = wishes
  const [loadBefore] = loadavg()
  const host = new Child<HostQuestion>('test/load/host.ts')
  const crowds = Array.from({ length: size }, () => new Child<CrowdQuestion>('test/load/crowd.ts'))
  const children: Child<never>[] = [host, ...crowds]
  const play = async <U extends Used>(used: () => Promise<U>) => {
    const playFor = (time: number) => Promise.all(crowds.map((crowd) => crowd.ask<CrowdReport>({ ask: 'play', time })))
    await playFor(seconds * 500)
    const before = await used()
    const reports = await playFor(seconds * 1000)
    const after = await used()
    return { reports, before, after, measured: measure(reports, after.processor - before.processor, seconds) }
  }
  try {
    const { port, store } = await host.ask<{ port: number; store: string }>({ ask: 'start', database })
    const used = () => host.ask<HostUsed>({ ask: 'used' })
    const held = () => host.ask<number>({ ask: 'held' })
    const empty = await held()
    const games = Array.from({ length: tables }, (_, i) => GAME_NAMES[i % GAME_NAMES.length])
    const opened = await host.ask<OpenTable[]>({ ask: 'open', games, each })
    tell(`${tables} tables are open`)
    const began = performance.now()
    // players of one pair are in one process
    const share = Math.ceil(tables / size / each) * each
    const parts = crowds.map((_, i) => opened.slice(i * share, (i + 1) * share))
    await Promise.all(crowds.map((crowd, i) => crowd.ask({ ask: 'join', port, tables: parts[i], seed: seed + i, pause })))
    const joined = (performance.now() - began) / 1000
    const memory = ((await held()) - empty) / 1024 / tables
    tell(`${Math.ceil(tables / each) * 2} sockets have joined`)
    const real = await play(used)
    tell(`${real.measured.moves} choices; now the echo`)

    const echo = new Child<EchoQuestion>('test/load/echo.ts')
    children.push(echo)
    const exchanges = real.reports.flatMap((report) => report.exchanges)
    if (exchanges.length === 0) throw new Error('Nobody chose anything: there is nothing to compare.')
    const { port: echoPort } = await echo.ask<{ port: number }>({ ask: 'start', exchanges })
    // as many sockets, and as much said through each
    const echoes = { port: echoPort, pause: Math.round(pause / each) }
    await Promise.all(
      crowds.map((crowd, i) => crowd.ask({ ask: 'echo', ...echoes, pairs: Math.ceil(parts[i].length / each), seed: seed + i })),
    )
    const floor = await play(() => echo.ask<Used>({ ask: 'used' }))
    return {
      store,
      company: round((real.after.entries - real.before.entries) / (real.after.commits - real.before.commits), 1),
      server: real.measured,
      echo: floor.measured,
      share: round(floor.measured.cost / real.measured.cost, 3),
      refused: sumUp(real.reports.map((report) => report.refused)),
      ended: real.reports.reduce((sum, { ended }) => sum + ended, 0),
      memory: Math.round(memory),
      joined: round(joined, 1),
      load: [round(loadBefore, 1), round(loadavg()[0], 1)],
    }
  } finally {
    await Promise.all(children.map((child) => child.end()))
  }
}

function measure(reports: readonly CrowdReport[], processor: number, seconds: number): Measured {
  const times = reports.flatMap((report) => report.times).sort((a, b) => a - b)
  const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? 0, 1)
  return {
    moves: times.length,
    ...{ p50: at(0.5), p99: at(0.99), most: at(1) },
    cost: round(processor / Math.max(1, times.length), 3),
    busy: round(processor / 1000 / seconds, 3),
  }
}

function sumUp(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of all) for (const [code, count] of Object.entries(one)) sums[code] = (sums[code] ?? 0) + count
  return sums
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
