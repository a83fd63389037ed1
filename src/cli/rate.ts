import type { Language } from '../ability/language.ts'
import type { AgentName } from '../ai/agent.ts'
import type { Interval } from '../ai/arena-statistics.ts'
import { PairingStudy } from '../ai/pairing-study.ts'
import type { Batch, Pairing, Played, Rating, RatingProgress, RatingWishes } from '../ai/pairing-study.ts'
import { playBatch, playersOf } from '../ai/pairing.ts'
import { titles } from '../games/index.ts'
import { identityOf } from '../games/keyforge/index.ts'
import type { Deck, KeyforgePosition } from '../games/keyforge/index.ts'
import type { Game } from '../kernel/game.ts'
import type { Seed } from '../kernel/random.ts'
import type { Hands } from './crew.ts'
import type { Bar } from './progress.ts'
import { RATE_WORDS } from './rate-words.ts'

/** What a thread is given to play. */
export interface RateJob {
  readonly kind: 'rate'
  readonly pairing: Pairing
  readonly batch: Batch
}

export interface RatedDeck {
  readonly name: string
  readonly identity: string
}

/** A rating with what it is a rating of. */
export interface RateResult extends Rating {
  readonly decks: readonly [a: RatedDeck, b: RatedDeck]
  readonly agent: AgentName
  readonly seed: Seed
}

/** Rates a pairing. The result is the same whoever plays the games. */
export async function rate(wishes: RatingWishes, hands: Hands, bar?: Bar): Promise<RateResult> {
  const study = new PairingStudy(wishes)
  const pairing: Pairing = { decks: wishes.decks, agent: wishes.agent }
  const take = (played: Played) => {
    study.take(played)
    const now = study.progress()
    bar?.(now.games, now.of, () => showProgress(now))
  }
  bar?.(0, study.progress().of)
  for (let batches = study.nextRound(); batches.length > 0; batches = study.nextRound())
    await hands.do(
      batches.map((batch): RateJob => ({ kind: 'rate', pairing, batch })),
      take,
    )
  const [a, b] = wishes.decks.map(describeDeck)
  return { decks: [a, b], agent: wishes.agent, seed: wishes.seed, ...study.rating() }
}

/** The players of KeyForge by all that was learned of it. */
export function players(agent: AgentName) {
  return playersOf(agent, titles.get('keyforge')!.taught as Game<KeyforgePosition>)
}

/** Does the job of a thread. */
export function playJob({ pairing, batch }: RateJob): Played {
  return playBatch(pairing, batch, players(pairing.agent))
}

/** The result for people. */
export function showRating(result: RateResult, language: Language): string[] {
  const words = RATE_WORDS[language]
  const { decks, agent, seed, games, share, interval, pairs, chains } = result
  const lines = [
    `A: ${decks[0].name}`,
    `B: ${decks[1].name}`,
    `${words.won(percent(share, language), percents(interval, language), String(games))} (${agent}, ${seed})`,
    words.pairs(pairs[4], pairs[2], pairs[0], pairs[1] + pairs[3]),
    words.begun(percent(result.begun, language), result.decisionsPerGame),
  ]
  if (result.unfinished > 0) lines.push(words.unfinished(result.unfinished))
  if (chains !== undefined) {
    const { handicap, handicaps, enough } = chains
    const deck = deckOf(handicap)
    const range = words.from(...rangeOf(handicaps, language))
    const advice = handicap === 0 ? words.even : words.chains(deck, Math.abs(handicap))
    lines.push(
      '',
      `${advice} ${range}${enough ? '' : words.notEnough(deck)}`,
      words.share(percent(chains.share, language), percents(chains.interval, language)),
      '',
      row(words.tried),
      ...chains.tried.map((one) =>
        row([endOf(one.handicap, language), String(one.games), `${percent(one.share, language)} [${percents(one.interval, language)}]`]),
      ),
    )
  }
  for (const [message, at] of Object.entries(result.faults)) lines.push(words.fault(message, at))
  return lines
}

/** The figures so far; below 0 the chains are those of deck B. */
function showProgress({ share, chains }: RatingProgress): string {
  return `A ${(100 * share).toFixed(0)} %${chains === undefined ? '' : `, ${chains.handicap}`}`
}

export function describeDeck(deck: Deck): RatedDeck {
  return { name: deck.name, identity: identityOf(deck) }
}

function deckOf(handicap: number): string {
  return handicap >= 0 ? 'A' : 'B'
}

function endOf(handicap: number, language: Language): string {
  return handicap === 0 ? '0' : RATE_WORDS[language].end(deckOf(handicap), Math.abs(handicap))
}

/** The ends of an interval of handicaps; whose the chains are is told only where it needs to be. */
function rangeOf({ low, high }: Interval, language: Language): readonly [string, string] {
  if (low >= 0) return [String(low), String(high)]
  return high <= 0 ? [String(-high), String(-low)] : [endOf(low, language), endOf(high, language)]
}

function row([chains, games, share]: readonly string[]): string {
  return `${chains.padEnd(10)} ${games.padStart(8)}  ${share}`
}

function percents({ low, high }: Interval, language: Language): string {
  return `${percent(low, language)} – ${percent(high, language)}`
}

export function percent(share: number, language: Language): string {
  const text = (100 * share).toFixed(1)
  return `${language === 'en' ? text : text.replace('.', ',')} %`
}
