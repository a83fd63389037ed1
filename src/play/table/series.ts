// Several games of the same players: who has won, how it goes on, and which decks change hands.
import type { Auction, Series } from './entry.ts'

/** The seats that won a game; none where all share it or nobody does. */
export function winnersOf(shares: readonly number[] | null = []): number[] {
  const won = (shares ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []))
  return won.length < (shares ?? []).length ? won : []
}

/** The wins after a game of the series. */
export function winsAfter({ wins }: Series, shares: readonly number[] | null | undefined): readonly number[] {
  const won = winnersOf(shares)
  return wins.map((one, seat) => one + (won.includes(seat) ? 1 : 0))
}

/** The next game of a series, undefined when somebody has won more than half of it. A game that nobody won is played again. */
export function nextGame(series: Series, shares: readonly number[] | null | undefined): Series | undefined {
  const wins = winsAfter(series, shares)
  if (wins.some((one) => one * 2 > series.of)) return undefined
  return { of: series.of, game: series.game + (winnersOf(shares).length > 0 ? 1 : 0), wins }
}

/** Do the decks change hands after this game of an adaptive series? The second game is played with each other's. */
export function changesDecks({ game }: Series, shares: readonly number[] | null | undefined): boolean {
  return game === 1 && winnersOf(shares).length > 0
}

/**
 * What is bid for in the last game of an adaptive series: the deck that has won both games, and its owner begins. They had changed hands, so
 * the owner is who lost this game.
 */
export function auctionAfter(series: Series, shares: readonly number[] | null | undefined, decks: readonly unknown[]): Auction | undefined {
  const [winner] = winnersOf(shares)
  if (series.game !== 2 || winner === undefined || nextGame(series, shares) === undefined) return undefined
  return { decks: [decks[winner], decks[1 - winner]], first: 1 - winner }
}
