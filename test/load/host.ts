// The server under load, in a process of its own: it opens tables by itself, so that only playing is measured.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { GameName } from '../../src/games/register.ts'
import { drawBits } from '../../src/play/table/fair.ts'
import type { Request } from '../../src/play/table/request.ts'
import { makeServer, type Server } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Entries } from '../../src/server/store/entries.ts'
import { openStore, type Store } from '../../src/server/store/store.ts'
import { Profile } from './profile.ts'
import { readHeld, readUsed, serveParent, type Used } from './child.ts'

/** Without an address the database is PGlite in a folder of its own. */
export type HostQuestion =
  | { readonly ask: 'start'; readonly database: string | undefined }
  /** `each`: at how many tables the same two players sit. */
  | { readonly ask: 'open'; readonly games: readonly GameName[]; readonly each: number }
  | { readonly ask: 'used' }
  | { readonly ask: 'held' }

/** What it has used, and how often it has stored how many entries. */
export type HostUsed = Used & Entries['stored']

/** A table of two that has begun. */
export interface OpenTable {
  readonly table: string
  readonly tokens: readonly [string, string]
}

/** Tables that are opened side by side. */
const AT_ONCE = 50
const HOUR = 3_600_000

/** Of what is measured, where a file for it is named. */
const profile = process.env.PROFILE === undefined ? undefined : new Profile(process.env.PROFILE)
const folder = mkdtempSync(path.join(tmpdir(), 'catena-load-'))
let store: Store
let server: Server

serveParent<HostQuestion>(
  async (question) => {
    switch (question.ask) {
      case 'start': {
        const { database: url } = question
        store = await openStore({ folder, version: 'load', ...(url === undefined ? {} : { url }) })
        server = makeServer({
          config: readConfig({}),
          store: () => store,
          log: pino({ level: 'error' }, pino.destination(2)),
          unlimited: true,
        })
        await server.app.listen({ port: 0, host: '127.0.0.1' })
        return { port: (server.app.server.address() as AddressInfo).port, store: store.kind }
      }
      case 'open': {
        const { games, each } = question
        const waiting = games.entries()
        const opened: OpenTable[] = []
        const pairs: Promise<Two>[] = []
        const open = async () => {
          for (const [i, game] of waiting) opened[i] = await openOne(game, await (pairs[Math.floor(i / each)] ??= makeTwo()))
        }
        await Promise.all(Array.from({ length: AT_ONCE }, open))
        return opened
      }
      case 'used':
        if (profile !== undefined) await profile.turn()
        return { ...readUsed(), ...store.entries.stored } satisfies HostUsed
      case 'held':
        return readHeld()
    }
  },
  async () => {
    await server.app.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  },
)

/** Players who sit together, and what they show to come in. */
interface Two {
  readonly own: readonly { readonly id: string }[]
  readonly tokens: OpenTable['tokens']
}

async function makeTwo(): Promise<Two> {
  const { players } = store
  const own = await Promise.all([players.create('one'), players.create('two')])
  const [one, two] = await Promise.all(own.map(({ id }) => players.issueToken(id, { kind: 'program', lifetime: HOUR })))
  return { own, tokens: [one, two] }
}

async function openOne(game: GameName, { own, tokens }: Two): Promise<OpenTable> {
  const none = { clock: { kind: 'none' }, access: 'link', invited: [], rated: false, spectators: null } as const
  const opened = await server.hall.open({ game, seats: 2, ...none, computers: [null, null] }, own[0].id)
  if (!opened.ok) throw new Error(opened.error.message)
  const ask = async (request: Request) => {
    const done = await server.hall.keeper(opened.value).ask(request)
    if (!done.ok) throw new Error(done.error.message)
  }
  for (const { id } of own) await ask({ kind: 'sit', who: id, body: {} })
  for (const { id } of own) await ask({ kind: 'ready', who: id, body: { entropy: drawBits(128) } })
  return { table: opened.value, tokens }
}
