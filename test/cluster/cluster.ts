// Several servers with one PostgreSQL and one NATS, a crowd that plays through all of them, and somebody who kills and cuts.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectRoot } from '../../src/cli/input.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import { Cable } from '../server/cable.ts'
import { Player, type Taken } from './player.ts'

export interface ClusterWishes {
  /** Addresses of PostgreSQL and NATS; a schema of its own is made in the database, and removed. */
  readonly database: string
  readonly nats: string
  readonly nodes: number
  readonly tables: number
  /** How long servers are killed and cut off; then what is being played is played to its end. */
  readonly seconds: number
  /** Seconds between two misfortunes. */
  readonly every: number
  /** Milliseconds of thought, at most. */
  readonly pause: number
  readonly seed: number
  readonly tell?: (line: string) => void
}

export interface ClusterReport {
  readonly kills: number
  readonly cuts: number
  readonly games: number
  readonly unfinished: number
  /** Choices that were told to be stored. */
  readonly taken: number
  readonly refused: Readonly<Record<string, number>>
  /** The longest that a table stood still while somebody was asked, in milliseconds. */
  readonly longest: number
  /** Milliseconds from the end of a server until its tables went on, each of them, from the quickest on. */
  readonly resumed: readonly number[]
  readonly faults: readonly string[]
}

/** Seconds for the last games to come to their end, and for a server to come up. */
const LAST = 900
const UP = 240

class Node {
  url = ''
  /** By which the others know it. */
  id = ''
  private child: ChildProcess | undefined

  private constructor(
    readonly nats: Cable,
    readonly database: Cable,
    private readonly environment: Record<string, string>,
  ) {}

  static async make({ nats, database }: { nats: string; database: string }): Promise<Node> {
    const cables = [await Cable.lay(nats), await Cable.lay(database)] as const
    const environment = { NATS_URL: cables[0].reach(nats), DATABASE_URL: cables[1].reach(database) }
    const node = new Node(...cables, environment)
    await node.start()
    return node
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'test/cluster/node.ts'], {
      cwd: projectRoot(),
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.child = child
    const limit = setTimeout(() => child.kill('SIGKILL'), UP * 1000)
    for await (const line of createInterface({ input: child.stdout! })) {
      if (!line.startsWith('up ')) continue
      ;[, this.url, this.id] = line.split(' ')
      break
    }
    clearTimeout(limit)
    if (this.url === '') throw new Error(`A server did not come up in ${UP} s.`)
  }

  kill(): void {
    this.url = ''
    this.child?.kill('SIGKILL')
  }

  async end(): Promise<void> {
    this.kill()
    await Promise.all([this.nats.end(), this.database.end()])
  }
}

export async function runCluster(wishes: ClusterWishes): Promise<ClusterReport> {
  const { nodes: size, tables, seconds, every, pause, seed, nats, tell = () => undefined } = wishes
  const random = new Generator(seedOf(seed))
  const schema = `catena_test_${Date.now()}_${seed}`
  await say(wishes.database, `create schema ${schema}`)
  const database = new URL(wishes.database)
  database.searchParams.set('options', `-c search_path=${schema}`)
  const store = await openStore({ url: database.href, folder: '', version: 'cluster' })
  const nodes = await Promise.all(Array.from({ length: size }, () => Node.make({ nats, database: database.href })))
  const crowd = new Crowd(nodes, random, pause)
  const until = Date.now() + seconds * 1000
  let [kills, cuts] = [0, 0]
  const misfortune = async (): Promise<void> => {
    while (Date.now() < until) {
      await wait(every * 1000)
      const node = nodes[random.below(nodes.length)]
      const kind = random.below(4)
      if (kind < 2) {
        kills++
        const kept = await crowd.duringMove(async (tables) => {
          const keepers = await store.leases.keepersOf(tables)
          return tables.filter((table) => keepers.get(table) === node.id)
        })
        node.kill()
        void crowd.noteResumed(kept)
        await wait(500)
        await node.start()
      } else {
        cuts++
        const cable = kind === 2 ? node.nats : node.database
        cable.cut()
        // shorter and longer than a lease
        await wait(1000 + random.below(8000))
        cable.mend()
      }
      tell(`${kills} killed, ${cuts} cut off, ${crowd.games} games over, ${crowd.taken.length} choices`)
    }
  }
  try {
    await Promise.all([misfortune(), ...Array.from({ length: tables }, () => crowd.play(until))])
    return { kills, cuts, ...crowd.report(), faults: [...crowd.faults, ...(await findFaults(store, crowd.taken))] }
  } finally {
    await Promise.all(nodes.map((node) => node.end()))
    await store.close()
    await say(wishes.database, `drop schema ${schema} cascade`)
  }
}

/** Pairs of players, each at a table until its game is over, and then at another. */
class Crowd {
  games = 0
  readonly taken: Taken[] = []
  readonly faults: string[] = []
  readonly resumed: number[] = []
  /** Those who play, by table; a table goes when its game is over. */
  private readonly playing = new Map<string, readonly Player[]>()
  private unfinished = 0
  private longest = 0
  private readonly refused: Record<string, number> = {}

  constructor(
    private readonly nodes: readonly Node[],
    private readonly random: Generator,
    private readonly pause: number,
  ) {}

  async play(until: number): Promise<void> {
    while (Date.now() < until) {
      const table = await this.open()
      const players = await Promise.all([this.sit(table), this.sit(table)])
      this.playing.set(table, players)
      await this.finish(table, players, until + LAST * 1000)
      this.playing.delete(table)
      for (const player of players) player.end()
    }
  }

  report(): Pick<ClusterReport, 'games' | 'unfinished' | 'taken' | 'refused' | 'longest' | 'resumed'> {
    const { games, unfinished, taken, refused, longest, resumed } = this
    return { games, unfinished, taken: taken.length, refused, longest, resumed: [...resumed].sort((a, b) => a - b) }
  }

  /** Waits, for a while, until a choice is on its way to one of these tables, and gives all of them. */
  async duringMove(find: (tables: readonly string[]) => Promise<readonly string[]>): Promise<readonly string[]> {
    const tables = await find([...this.playing.keys()])
    const until = Date.now() + 2000
    const isOnItsWay = (table: string) => this.playing.get(table)?.some(({ awaits }) => awaits) === true
    while (!tables.some(isOnItsWay) && Date.now() < until) await wait(1)
    return tables
  }

  /** How long it takes from now until these tables go on: until somebody is told of another entry. */
  async noteResumed(tables: readonly string[]): Promise<void> {
    const since = Date.now()
    const newest = (players: readonly Player[]) => Math.max(...players.map(({ entry }) => entry))
    await Promise.all(
      tables.map(async (table) => {
        const players = this.playing.get(table)
        if (players === undefined) return
        const before = newest(players)
        while (this.playing.get(table) === players && newest(players) === before) await wait(10)
        if (newest(players) > before) this.resumed.push(Date.now() - since)
      }),
    )
  }

  /** Until both have seen the end. */
  private async finish(table: string, players: readonly Player[], limit: number): Promise<void> {
    let [last, moved] = [0, Date.now()]
    for (;;) {
      await wait(50)
      const newest = Math.max(...players.map(({ entry }) => entry))
      if (newest > last) [last, moved] = [newest, Date.now()]
      this.longest = Math.max(this.longest, Date.now() - moved)
      if (players.every(({ facts }) => facts?.phase === 'ended')) break
      if (Date.now() > limit) {
        this.unfinished++
        this.faults.push(`table ${table} did not come to its end`)
        return
      }
    }
    this.games++
    const hashes = new Set(players.map(({ facts }) => facts?.end?.hash))
    if (hashes.size > 1 || hashes.has(undefined)) this.faults.push(`the players of ${table} saw different ends`)
  }

  private url(): string {
    const there = this.nodes.filter(({ url }) => url !== '')
    return there.length === 0 ? 'http://127.0.0.1:9' : there[this.random.below(there.length)].url
  }

  /** Asks any server, again and again until one answers. */
  private async ask(path: string, body: object, token?: string): Promise<Record<string, never>> {
    for (;;) {
      try {
        const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
        const answer = await fetch(`${this.url()}/api/1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        const json = (await answer.json()) as { error?: { code: string } }
        if (answer.status === 200) return json as Record<string, never>
        // it was done before the answer was lost
        if (json.error?.code === 'seated') return json as Record<string, never>
        if (answer.status !== 503) this.note(json.error?.code ?? String(answer.status))
      } catch {
        // that one is not there
      }
      await wait(200)
    }
  }

  private async open(): Promise<string> {
    const { token } = await this.ask('guest', {})
    const { table } = await this.ask('tables', { game: 'riftblade' }, token)
    return table
  }

  private async sit(table: string): Promise<Player> {
    const { player, token } = (await this.ask('guest', {})) as unknown as { player: { id: string }; token: string }
    await this.ask(`tables/${table}/seat`, {}, token)
    return new Player({
      player: { id: player.id, token },
      table,
      random: this.random,
      pause: this.pause,
      server: () => this.url(),
      taken: (taken) => this.taken.push(taken),
      refused: (code) => this.note(code),
    })
  }

  private note(code: string): void {
    this.refused[code] = (this.refused[code] ?? 0) + 1
    if (['illegal', 'fault', 'bad-request', 'not-yours', 'unknown-player'].includes(code)) this.faults.push(`refused: ${code}`)
  }
}

/** What was told and is not there, or there twice. */
async function findFaults(store: Store, taken: readonly Taken[]): Promise<string[]> {
  const faults: string[] = []
  for (const [table, told] of byTable(taken)) {
    const entries = await store.entries.after(table, 0)
    entries.forEach(({ number }, index) => {
      if (number !== index + 1) faults.push(`entry ${index + 1} of ${table} has number ${number}`)
    })
    const ids = entries.flatMap(({ who, kind, body }) => (kind === 'move' && body.id !== undefined ? [`${who} ${body.id}`] : []))
    if (new Set(ids).size < ids.length) faults.push(`a choice at ${table} is there twice`)
    for (const { entry, id, who } of told) {
      const stored = entries[entry - 1]
      if (stored === undefined) faults.push(`entry ${entry} of ${table} was told and is lost`)
      else if (stored.who !== who || stored.kind !== 'move' || stored.body.id !== id)
        faults.push(`entry ${entry} of ${table} is another one than was told`)
    }
  }
  return faults
}

function byTable(taken: readonly Taken[]): ReadonlyMap<string, readonly Taken[]> {
  const tables = new Map<string, Taken[]>()
  for (const one of taken) {
    const known = tables.get(one.table)
    if (known === undefined) tables.set(one.table, [one])
    else known.push(one)
  }
  return tables
}

async function say(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}
