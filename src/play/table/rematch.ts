// The next game of the same players.
import { formatOf } from '../../games/register.ts'
import type { Auction, Series, Swap, Wishes } from './entry.ts'
import { decksIn, mayBring, putDecks } from './formats.ts'
import type { RequestOf } from './request.ts'
import { auctionAfter, changesDecks, nextGame } from './series.ts'
import type { Table } from './state.ts'

/** What the next table is opened with, when all have agreed on another game; undefined before. */
export function nextWishes(table: Table): Wishes | undefined {
  const { open, next, seats } = table
  if (next === undefined) return undefined
  const { table: _id, commitment: _commitment, secret: _secret, auction, ...wishes } = open
  const order = orderOf(table)
  const series = nextSeries(table, order)
  const decided = series?.game === 1
  return {
    ...wishes,
    computers: order.map((seat) => open.computers[seat]),
    access: 'named',
    invited: seats.flatMap(({ who }) => who ?? []),
    setup: nextSetup(table),
    series,
    auction: decided ? undefined : (openAuction(table, order) ?? (auction && { ...auction, first: order.indexOf(auction.first) })),
  }
}

/** Who sits down where at the next table, and with what: that stands as long as whoever sits there brings nothing else. */
export function nextSeats(table: Table): RequestOf<'sit'>[] {
  const wishes = nextWishes(table)
  if (wishes === undefined) return []
  const decks = mayBring(wishes) ? decksIn(wishes.game, wishes.setup) : undefined
  return orderOf(table).flatMap((from, seat) => {
    const { who } = table.seats[from]
    return who === undefined ? [] : [{ kind: 'sit' as const, who, seat, body: decks === undefined ? {} : { deck: decks[seat] } }]
  })
}

/** The decks that were played with; they go the way of the players, or stay behind when only they change hands. */
function nextSetup(table: Table): unknown {
  const { open, game } = table
  const decks = decksIn(open.game, game?.start.setup)
  // dealt decks are dealt anew
  if (decks === undefined || formatOf(open)?.deals === true) return open.setup
  const turned = swapOf(table) !== 'none'
  const order = decks.map((_, seat) => (turned ? behind(table, seat) : seat))
  return putDecks(
    open.game,
    open.setup ?? { seats: open.seats },
    order.map((seat) => decks[seat]),
  )
}

/** What changes places: as agreed, but for the second game of an adaptive series, for which the decks do. */
function swapOf({ open, next, ending }: Table): Swap {
  const isSecond = formatOf(open)?.adaptive === true && open.series !== undefined && changesDecks(open.series, ending?.shares)
  return isSecond ? 'decks' : (next?.swap ?? 'none')
}

/** For the last game of an adaptive series, by the seats of that table. */
function openAuction({ open, game, ending }: Table, order: readonly number[]): Auction | undefined {
  const decks = decksIn(open.game, game?.start.setup)
  if (formatOf(open)?.adaptive !== true || open.series === undefined || decks === undefined) return undefined
  const auction = auctionAfter(open.series, ending?.shares, decks)
  return auction && { ...auction, first: order.indexOf(auction.first) }
}

/** For each seat of the next table, the seat of this one whose player takes it: everybody moves on by one, so partners stay together. */
function orderOf(table: Table): number[] {
  return table.seats.map((_, seat) => (swapOf(table) === 'seats' ? behind(table, seat) : seat))
}

function behind({ open }: Table, seat: number): number {
  return (seat + 1) % open.seats
}

/** A series goes on until somebody has won more than half of it; the game after that begins another one. */
function nextSeries({ open, ending, next: agreed }: Table, order: readonly number[]): Series | undefined {
  const { table: after } = open
  const series = open.series ?? (agreed?.of === undefined ? undefined : { of: agreed.of, game: 1, wins: order.map(() => 0) })
  if (series === undefined) return undefined
  const next = nextGame(series, ending?.shares)
  if (next === undefined) return { of: series.of, game: 1, wins: series.wins.map(() => 0) }
  return { ...next, wins: order.map((seat) => next.wins[seat]), after }
}
