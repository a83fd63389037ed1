// How decks come to the seats of a table, by the formats that a game has (`formats` of its facts).
import { DEALT_DECKS, openTitle } from '../../games/load.ts'
import { factsOf, formatOf, type GameName } from '../../games/register.ts'
import type { Title } from '../../games/title.ts'
import type { Result, Setup, SetupError } from '../../kernel/game.ts'
import type { Seed } from '../../kernel/random.ts'
import type { Open, Wishes } from './entry.ts'
import type { Bid, Table } from './state.ts'

/** What the game is played with: what was given when the table was opened, with the decks of the seats that have one. */
export function composeSetup(title: Title, open: Open, decks: readonly unknown[], bid?: Bid): Result<Setup, SetupError> {
  const base: unknown = open.setup ?? title.game.defaultSetup(open.seats)
  if (typeof base !== 'object' || base === null) return title.game.checkSetup(base)
  const chains = bid && { chains: Array.from({ length: open.seats }, (_, seat) => (seat === bid.seat ? bid.chains : 0)) }
  return title.game.checkSetup({ ...base, ...withDecks(title, open, base, decks), ...chains })
}

/** Who chooses in secret may choose what another has chosen, and each brings a box of their own. */
function mirrorOf(game: GameName, decks: readonly unknown[]): object {
  return factsOf(game).mirrors === true && decks[0] === decks[1] ? { mirror: true } : {}
}

/** The decks of the seats as they sat down, or as an auction or chance brings them. */
export async function findDecks({ open, seats, bid }: Table, seed: Seed): Promise<readonly unknown[]> {
  const { auction, game } = open
  if (auction !== undefined && bid !== undefined) return seats.map((_, seat) => auction.decks[seat === bid.seat ? 0 : 1])
  return formatOf(open)?.deals === true ? dealDecks(game, open.seats, seed) : seats.map(({ deck }) => deck)
}

export async function dealDecks(game: GameName, seats: number, seed: Seed, set?: string): Promise<readonly unknown[]> {
  const dealt = await DEALT_DECKS[game]?.()
  if (dealt === undefined) return []
  await openTitle(game)
  return dealt.dealDecks(seats, seed, set)
}

/** The decks that a game is or was played with, by seats; undefined where there are none. */
export function decksIn(game: GameName, setup: unknown): readonly unknown[] | undefined {
  const list = factsOf(game).brought
  return list === undefined ? undefined : (setup as Readonly<Record<string, readonly unknown[] | undefined>> | undefined)?.[list]
}

/** May seats still bring something to this table? An adaptive series goes on with the decks of its first game, and an auction shares its own. */
export function mayBring(open: Pick<Wishes, 'game' | 'format' | 'auction' | 'series'>): boolean {
  const format = formatOf(open)
  return format?.brings === true && open.auction === undefined && (format.adaptive !== true || (open.series?.game ?? 1) === 1)
}

/** The same setup with the decks in other seats. */
export function putDecks(game: GameName, setup: unknown, decks: readonly unknown[]): unknown {
  const list = factsOf(game).brought
  return list === undefined ? setup : { ...(setup as object | undefined), [list]: decks, ...mirrorOf(game, decks) }
}

/** What no seat has brought is as given, or the game's own. */
function withDecks({ game, facts }: Title, { seats }: Open, base: object, decks: readonly unknown[]): object {
  if (!decks.some((deck) => deck !== undefined)) return {}
  const own = decksIn(facts.name, game.defaultSetup(seats)) ?? []
  const given = decksIn(facts.name, base)
  const all = own.map((one, seat) => decks[seat] ?? (Array.isArray(given) ? (given[seat] as unknown) : undefined) ?? one)
  return putDecks(facts.name, {}, all) as object
}
