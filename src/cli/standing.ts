import type { Language } from '../ability/language.ts'
import type { AgentName } from '../ai/agent.ts'
import { placeDeck } from '../ai/ladder.ts'
import type { Standing } from '../ai/ladder.ts'
import type { Played } from '../ai/pairing-study.ts'
import { bringLadder, decksOfLadder, digestOfDecks, estimateDeck, partBelow, rowsOf, setsOfDeck, SETS } from '../games/keyforge/index.ts'
import type { DeckEstimate, DeckReading } from '../games/keyforge/index.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import type { Hands } from './crew.ts'
import type { Bar } from './progress.ts'
import { Failure } from './failure.ts'
import { describeDeck, percent } from './rate.ts'
import type { RatedDeck, RateJob } from './rate.ts'
import { RATE_WORDS } from './rate-words.ts'

export interface StandingWishes {
  readonly deck: DeckReading
  readonly agent: AgentName
  /** Against decks of the ladder; 0 for the estimate alone. */
  readonly games: number
  readonly seed: Seed
}

/** A deck among the generated decks of its set: what its cards let expect, and what its games made of that. */
export interface StandingResult {
  readonly deck: RatedDeck
  readonly set: string
  readonly agent: AgentName
  readonly seed: Seed
  readonly estimate: DeckEstimate
  readonly games: number
  /** Part of them that it won. */
  readonly share: number
  readonly played: DeckEstimate
}

/** Estimates a deck by the ladder of its set and lets it play against decks of it, each deal from both seats. */
export async function placeOnLadder(wishes: StandingWishes, hands: Hands, bar?: Bar): Promise<StandingResult> {
  const { deck: reading, agent, games, seed } = wishes
  const { deck } = reading
  const [set] = setsOfDeck({ ...reading, legacies: reading.legacies ?? [] })
  const ladder = set === undefined ? undefined : await bringLadder(set)
  if (set === undefined || ladder === undefined)
    throw new Failure(
      set === undefined
        ? `"${deck.name}" is a deck of no one set, so there are no decks to compare it with. Name a second deck to rate it against.`
        : `No ladder was played for ${nameOfSet(set)}: play it with "catena ladder ${set}", or name a second deck to rate it against.`,
    )
  const estimate = estimateDeck(deck, ladder)
  const others = decksOfLadder(set, ladder.decks, ladder.seed)
  if (digestOfDecks(others) !== ladder.digest)
    throw new Failure(
      `Decks of ${nameOfSet(set)} are made otherwise than when its ladder was played: play it again with "catena ladder ${set}".`,
    )
  const strengths = rowsOf(ladder).map(([elo]): Standing => ({ elo, deviation: ladder.deviation }))
  const lots = new Generator(seed)
  const meetings = Array.from({ length: Math.ceil(games / 2) }, () => ({ other: lots.below(others.length), seed: lots.seed() }))
  const met = new Map<Seed, number>()
  bar?.(0, 2 * meetings.length)
  await hands.do(
    meetings.map(
      ({ other, seed: deal }): RateJob => ({
        kind: 'rate',
        pairing: { decks: [deck, others[other]], agent },
        batch: { handicap: 0, pairs: 1, seed: deal },
      }),
    ),
    ({ pairs }: Played, { batch }) => {
      const halves = pairs.indexOf(1)
      // a pair that a fault of the game ended is left out
      if (halves >= 0) met.set(batch.seed, halves / 2)
      bar?.(2 * met.size, 2 * meetings.length)
    },
  )
  // in the order of the lots, whoever was ready first
  const counted = meetings.flatMap(({ other, seed: deal }) => {
    const won = met.get(deal)
    return won === undefined ? [] : [{ other: strengths[other], won }]
  })
  const placed = placeDeck(estimate, counted)
  const won = counted.reduce((sum, one) => sum + one.won, 0)
  return {
    ...{ deck: describeDeck(deck), set, agent, seed, estimate, games: 2 * counted.length },
    share: counted.length === 0 ? 0.5 : won / (2 * counted.length),
    played: { ...placed, weaker: partBelow(placed.elo, ladder) },
  }
}

/** The result for people. */
export function showStanding({ deck, set, agent, seed, estimate, games, share, played }: StandingResult, language: Language): string[] {
  const words = RATE_WORDS[language]
  const tell = ({ elo, deviation, weaker }: DeckEstimate) =>
    words.strength(signed(elo), words.from(signed(elo - 2 * deviation), signed(elo + 2 * deviation)), String(Math.round(100 * weaker)))
  return [
    `${deck.name} (${nameOfSet(set)})`,
    `${words.byCards} ${tell(estimate)}`,
    ...(games === 0 ? [] : [`${words.byGames(String(games), percent(share, language))} ${tell(played)} (${agent}, ${seed})`]),
    words.elo,
  ]
}

function nameOfSet(set: string): string {
  return SETS.find(({ slug }) => slug === set)?.name ?? set
}

function signed(elo: number): string {
  const whole = Math.round(elo)
  return whole < 0 ? `−${-whole}` : `+${whole}`
}
