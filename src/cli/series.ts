import { MOST_CHAINS } from '../ai/handicap.ts'
import { ratePairing } from '../ai/pairing.ts'
import type { Deck } from '../games/keyforge/index.ts'
import type { Setup } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { COMMAND_WORDS } from '../play/command-words.ts'
import type { Auction, Series } from '../play/table/entry.ts'
import { decksIn, putDecks } from '../play/table/formats.ts'
import { auctionAfter, changesDecks, nextGame, winsAfter } from '../play/table/series.ts'
import { play } from './play.ts'
import type { PlayWishes } from './play.ts'
import { SERIES_WORDS } from './series-words.ts'
import type { SeriesWords } from './series-words.ts'
import type { Terminal } from './terminal.ts'

export interface SeriesWishes extends PlayWishes {
  /** 3 or 5 games at most. */
  readonly of: number
  /** Decks change hands, then chains are bid (kf.handicap.3). */
  readonly adaptive: boolean
  /** Games that the computer tries out before it bids; as many again with chains. */
  readonly trials?: number
  /** Decks dealt anew for each game. */
  readonly deal?: (seat: number, seed: Seed) => Promise<Setup>
}

/** Plays games with a person at the terminal until somebody has won more than half of the series, or the person leaves. */
export async function playSeries(wishes: SeriesWishes, terminal: Terminal): Promise<void> {
  const { title, adaptive, deal } = wishes
  const words = SERIES_WORDS[wishes.language]
  const seeds = new Generator(wishes.seed)
  let { setup, seat, seed } = wishes
  let series: Series = { of: wishes.of, game: 1, wins: Array.from({ length: setup.seats }, () => 0) }
  for (;;) {
    // the seat beside is never a partner's: those sit opposite
    const other = (seat + 1) % setup.seats
    terminal.print(words.game(series.game, series.of, series.wins[seat], series.wins[other]))
    const shares = await play({ ...wishes, setup, seat, seed }, terminal)
    if (shares === undefined) return
    const [mine, theirs] = [seat, other].map((one) => winsAfter(series, shares)[one])
    const next = nextGame(series, shares)
    if (next === undefined) {
      terminal.print(mine > theirs ? words.won(mine, theirs) : words.lost(mine, theirs))
      return
    }
    seed = seeds.seed()
    const decks = decksIn(title.facts.name, setup) ?? []
    if (adaptive) {
      const auction = auctionAfter(series, shares, decks)
      if (auction !== undefined) {
        const sold = await sell(auction as DeckAuction, wishes, seat, seeds.seed(), terminal)
        if (sold === undefined) return
        setup = sold
      } else if (changesDecks(series, shares)) {
        setup = putDecks(title.facts.name, setup, turn(decks)) as Setup
        terminal.print(words.changed)
      }
      series = next
    } else {
      // everybody moves on by one, so that each of them begins in turn
      seat = (seat + setup.seats - 1) % setup.seats
      setup = deal === undefined ? turnSetup(title, setup) : await deal(seat, seed)
      series = { ...next, wins: turn(next.wins) }
      terminal.print(words.turned)
    }
  }
}

const turn = <T>(list: readonly T[]): T[] => list.map((_, at) => list[(at + 1) % list.length])

/** What each has brought and what he starts with goes along with him. */
function turnSetup({ game, facts }: PlayWishes['title'], setup: Setup): Setup {
  const decks = decksIn(facts.name, setup)
  const { chains } = setup as { readonly chains?: readonly number[] }
  const turned = decks === undefined ? setup : (putDecks(facts.name, setup, turn(decks)) as Setup)
  const checked = game.checkSetup({ ...turned, ...(chains && { chains: turn(chains) }) })
  if (!checked.ok) throw new Error(checked.error.message)
  return checked.value
}

interface DeckAuction extends Auction {
  readonly decks: readonly [Deck, Deck]
}

/** The setup that an auction leads to; undefined when the person leaves. */
async function sell(
  { decks, first }: DeckAuction,
  { title, setup, language, trials = 40 }: SeriesWishes,
  seat: number,
  seed: Seed,
  terminal: Terminal,
): Promise<Setup | undefined> {
  const words = SERIES_WORDS[language]
  terminal.print(words.auction(decks[0].name))
  terminal.print(words.thinking)
  const limit = worthOf(decks, trials, seed)
  let bidder = -1
  let chains = -1
  for (let at = first; ; at = 1 - at) {
    const bid = at === seat ? await askBid(chains, words, language, terminal) : chains < limit ? chains + 1 : bidder < 0 ? 0 : 'yes'
    if (bid === undefined) return undefined
    if (bid === 'yes') break
    if (at !== seat) terminal.print(words.bids(bid))
    ;[bidder, chains] = [at, bid]
  }
  if (bidder === seat) terminal.print(words.agrees)
  terminal.print((bidder === seat ? words.mine : words.theirs)(decks[0].name, chains))
  const all = [0, 1].map((one) => decks[one === bidder ? 0 : 1])
  return { ...(putDecks(title.facts.name, setup, all) as Setup), chains: [0, 1].map((one) => (one === bidder ? chains : 0)) } as Setup
}

/** So many chains bring the first deck nearest to even, as quick games tell. */
function worthOf(decks: readonly [Deck, Deck], trials: number, seed: Seed): number {
  const games = ratePairing({ decks, agent: 'greedy', games: trials, seed, chains: true })
  let now = games.next()
  while (now.done !== true) now = games.next()
  return Math.max(0, now.value.chains?.handicap ?? 0)
}

/** What the person answers to the bid so far, -1 for none; undefined when he leaves. */
async function askBid(
  before: number,
  words: SeriesWords,
  language: SeriesWishes['language'],
  terminal: Terminal,
): Promise<number | 'yes' | undefined> {
  const { commands } = COMMAND_WORDS[language]
  const yes = before < 0 ? [] : commands.yes.words
  terminal.print(before < 0 ? words.youBegin(MOST_CHAINS) : words.raise(before + 1, MOST_CHAINS))
  for (;;) {
    const line = (await terminal.read())?.trim().toLowerCase()
    if (line === undefined || commands.quit.words.includes(line) || line === commands.quit.letter) return undefined
    if (yes.includes(line)) return 'yes'
    const bid = /^\d{1,3}$/.test(line) ? Number(line) : -1
    if (bid > before && bid <= MOST_CHAINS) return bid
    terminal.print(words.notBid(line, before + 1, MOST_CHAINS, yes[0] ?? '', commands.quit.words[0]))
  }
}
