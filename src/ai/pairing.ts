import { keyforge } from '../games/keyforge/index.ts'
import type { KeyforgePosition, KeyforgeSetup } from '../games/keyforge/index.ts'
import type { Game } from '../kernel/game.ts'
import { Generator } from '../kernel/random.ts'
import type { Seed } from '../kernel/random.ts'
import { chanceOf } from './chance.ts'
import { makeAgent } from './agent.ts'
import type { Agent, AgentName } from './agent.ts'
import { pentanomial } from './arena-statistics.ts'
import { playMatch } from './match.ts'
import { PairingStudy } from './pairing-study.ts'
import type { Batch, Pairing, Played, Rating, RatingProgress, RatingWishes } from './pairing-study.ts'

/** A game of more decisions would not end. */
const LIMIT = 100_000

/** Rates a pairing in one thread, a batch at each step. Those with threads of their own drive `PairingStudy` themselves. */
export function* ratePairing(wishes: RatingWishes): IterableIterator<RatingProgress, Rating, void> {
  const study = new PairingStudy(wishes)
  for (let batches = study.nextRound(); batches.length > 0; batches = study.nextRound()) {
    for (const batch of batches) {
      study.take(playBatch(wishes, batch))
      yield study.progress()
    }
  }
  return study.rating()
}

/** The players of a pairing; by `rules` that know what was learned, those that search judge by it. */
export function playersOf(
  agent: AgentName,
  rules: Game<KeyforgePosition> = keyforge,
): readonly [Agent<KeyforgePosition>, Agent<KeyforgePosition>] {
  return [makeAgent(agent, rules), makeAgent(agent, rules)]
}

/** Plays the pairs of a batch: each deal once with deck A in each seat, with the same chance for the deal and for the players. */
export function playBatch({ decks: [a, b], agent }: Pairing, { handicap, pairs, seed }: Batch, agents = playersOf(agent)): Played {
  const [chainsOfA, chainsOfB] = [Math.max(0, handicap), Math.max(0, -handicap)]
  const setups: readonly KeyforgeSetup[] = [
    { seats: 2, decks: [a, b], chains: [chainsOfA, chainsOfB] },
    { seats: 2, decks: [b, a], chains: [chainsOfB, chainsOfA] },
  ]
  const seeds = new Generator(seed)
  const shares: number[] = []
  const faults: Record<string, Seed> = {}
  let [begun, decisions, unfinished] = [0, 0, 0]
  for (let i = 0; i < pairs; i++) {
    const [deal, thoughts] = [seeds.seed(), seeds.seed()]
    try {
      const games = setups.map((setup) => {
        const started = keyforge.start(setup, deal)
        if (!started.ok) throw new Error(started.error.message)
        const beginner = keyforge.observe(started.value, 0).active
        return { beginner, ...playMatch(keyforge, started.value, agents, chanceOf(thoughts), LIMIT) }
      })
      shares.push(games.reduce((sum, { outcome }, seat) => sum + (outcome?.shares[seat] ?? 0.5), 0))
      for (const { beginner, outcome, decisions: made } of games) {
        begun += outcome?.shares[beginner] ?? 0.5
        decisions += made
        if (outcome === undefined) unfinished++
      }
    } catch (problem) {
      faults[problem instanceof Error ? problem.message : String(problem)] ??= deal
    }
  }
  return { handicap, pairs: pentanomial(shares), begun, decisions, unfinished, faults }
}
