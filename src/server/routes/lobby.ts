// What a page asks again and again while somebody looks for a game: whether it can be played here, and who is here.
import type { z } from 'zod'
import type { GameName } from '../../games/register.ts'
import { tokenOf } from '../identity.ts'
import type { ListedFacts } from '../schema/table.ts'
import { lobby } from '../schema/lobby.ts'
import { type ListedTable, type Player, type Store, Unavailable } from '../store/store.ts'
import { declinedLately, restsUntil } from '../tables/declining.ts'
import { usualWaits } from '../tables/patience.ts'
import type { Present } from '../tables/present.ts'
import { makeRoute } from './route.ts'

type Told = z.infer<typeof lobby>
type Crowd = Pick<Told, 'here' | 'people'>
type Waits = Told['waits']
type Asking = Pick<Told, 'asked' | 'later'>

/** People who are named, and of how many it is read where they are. */
const MOST_NAMED = 30
const MOST_READ = 200
/** Who may ask one player at once. */
const MOST_ASKING = 5
const NOBODY: Asking = { asked: [], later: [] }
/** Milliseconds for which all who ask are told the same. */
const SAME = 2_000
/** What is told of waiting is counted anew after so long, of tables of the last days. */
const WAITS_SAME = 60_000
const LATELY = 7 * 86_400_000
const MOST_AWAITED = 500

export function lobbyRoutes() {
  let last: { readonly at: number; readonly crowd: Promise<Crowd> } | undefined

  const readCrowd = (store: Store, present: Present): Promise<Crowd> => {
    if (last === undefined || Date.now() - last.at > SAME) last = { at: Date.now(), crowd: findCrowd(store, present) }
    return last.crowd
  }

  let counted: { readonly at: number; readonly waits: Promise<Waits> } | undefined

  const readWaits = (store: Store): Promise<Waits> => {
    const now = Date.now()
    if (counted === undefined || now - counted.at > WAITS_SAME) {
      const waits = store.tables.awaited(now - LATELY, MOST_AWAITED).then((tables) => usualWaits(tables, now))
      // what could not be read is tried again by the next one
      waits.catch(() => (counted = undefined))
      counted = { at: now, waits }
    }
    return counted.waits
  }

  return [
    makeRoute({
      method: 'GET',
      path: '/api/1/lobby',
      about: 'Whether it can be played here now, who is here, and whether the host lets whoever asks play. Who asks is here for a while.',
      asker: 'anybody',
      answer: lobby,
      async answers({ server, request }): Promise<Told> {
        try {
          const store = server.store()
          const token = tokenOf(request)
          const player = token === undefined ? undefined : await store.players.ofToken(token)
          if (player !== undefined) server.hall.present.note(player.id)
          const ban = player && (await store.conduct.banOf(player.id))
          const crowd = await readCrowd(store, server.hall.present)
          const waits = await readWaits(store)
          const asking = player === undefined || ban !== undefined ? NOBODY : await findAsking(store, player.id, server.hall.present)
          const declined = player === undefined ? [] : await findDeclined(store, player.id)
          return {
            ready: server.isReady(),
            ...crowd,
            waits,
            ...asking,
            declined,
            ...(ban && { ban: { until: ban.until, reason: ban.reason } }),
          }
        } catch (problem) {
          // that nothing can be read is what is asked
          if (server.isReady() && !(problem instanceof Unavailable)) throw problem
          return { ready: false, here: 0, people: [], waits: [], ...NOBODY, declined: [] }
        }
      },
    }),
  ]
}

async function findCrowd(store: Store, present: Present): Promise<Crowd> {
  const here = present.everybody()
  const known = await store.players.findAll(here.slice(-MOST_READ))
  const persons = [...known.values()].filter(({ kind }) => kind !== 'bot')
  const tables = await store.tables.newestOf(persons.map(({ id }) => id))
  const named = persons
    .filter(({ name }) => name !== '')
    .map((player) => tellPerson(player, tables.get(player.id)))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.player.name.localeCompare(b.player.name))
  return { here: here.length - (known.size - persons.length), people: named.slice(0, MOST_NAMED) }
}

/** Who asks the player for a game. Whoever has gone, whom one does not want to meet or has just declined, asks nobody. */
async function findAsking(store: Store, player: string, present: Present): Promise<Asking> {
  const found = await store.tables.inviting(player, MOST_ASKING)
  if (found.length === 0) return NOBODY
  const here = new Set(present.everybody())
  const rests = new Set((await declinedLately(store, { players: [player] })).map(({ opener }) => opener))
  const openers = await store.players.findAll(found.map(({ facts }) => (facts as ListedFacts).opener))
  const asked: Told['asked'] = []
  const later: Told['later'] = []
  for (const { id: table, game, facts, declined } of found) {
    const { opener, seats, clock } = facts as ListedFacts
    const by = openers.get(opener)
    const isFree = seats.some((seat) => seat.player === undefined && seat.computer === undefined)
    if (
      by === undefined ||
      !isFree ||
      (!declined && rests.has(opener)) ||
      !here.has(opener) ||
      !seats.some((seat) => seat.player === opener)
    )
      continue
    if (await store.conduct.areApart(opener, player)) continue
    const told = { table, game: game as GameName, clock, by: { id: by.id, name: by.name, kind: by.kind } }
    ;(declined ? later : asked).push(told)
  }
  return { asked, later }
}

/** Who does not want to play with the player now. */
async function findDeclined(store: Store, opener: string): Promise<Told['declined']> {
  const found = await declinedLately(store, { opener })
  const known = await store.players.findAll(found.map(({ player }) => player))
  return found.flatMap((one) => {
    const player = known.get(one.player)
    if (player === undefined) return []
    const { id, name, kind } = player
    return { player: { id, name, kind }, table: one.table, state: one.state, until: restsUntil(one) }
  })
}

function tellPerson({ id, name, kind }: Player, table: ListedTable | undefined): Told['people'][number] {
  const player = { id, name, kind }
  if (table === undefined || table.state === 'ended') return { player }
  const { id: at, game, state, facts } = table
  const watched = (facts as ListedFacts).spectators !== null
  return { player, at: { table: at, game: game as GameName, state, watched } }
}

const rankOf = ({ at }: Told['people'][number]): number => (at === undefined ? 1 : at.state === 'open' ? 0 : 2)
