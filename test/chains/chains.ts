import type { AgentName } from '../../src/ai/agent.ts'
import { addPairs, shareOfPairs } from '../../src/ai/handicap.ts'
import type { Share } from '../../src/ai/handicap.ts'
import type { Pentanomial } from '../../src/ai/arena-statistics.ts'
import type { Played } from '../../src/ai/pairing-study.ts'
import type { Hands } from '../../src/cli/crew.ts'
import { rate } from '../../src/cli/rate.ts'
import type { RateJob } from '../../src/cli/rate.ts'
import { decksOfLadder } from '../../src/games/keyforge/index.ts'
import { Generator } from '../../src/kernel/random.ts'
import type { Seed } from '../../src/kernel/random.ts'

export interface ChainsWishes {
  readonly sets: readonly string[]
  readonly pairings: number
  /** Games without chains of a pairing; as many again find its chains. */
  readonly games: number
  /** Games of a pairing with the chains that were advised, of other deals. */
  readonly fresh: number
  readonly agent: AgentName
  readonly seed: Seed
}

export interface ChainsResult {
  /** What the stronger deck of each pairing won without chains. */
  readonly before: Share
  /** What it won of the fresh games with the advised chains. */
  readonly after: Share
  readonly games: number
  /** Mean number of chains advised, and pairings for which all there are did not suffice: they are left out. */
  readonly chains: number
  readonly notEnough: number
}

const NONE: Pentanomial = [0, 0, 0, 0, 0]

/** Advises chains for pairings of generated decks and plays other deals with them: the advice is right when the stronger deck wins half. */
export async function checkChains(wishes: ChainsWishes, hands: Hands, told: (done: number) => void): Promise<ChainsResult> {
  const { sets, pairings, games, fresh, agent, seed } = wishes
  const seeds = new Generator(seed)
  let [before, after] = [NONE, NONE]
  let [chains, notEnough] = [0, 0]
  for (let pairing = 0; pairing < pairings; pairing++) {
    const [a, b] = [0, 1].map((side) => decksOfLadder(sets[(pairing + side) % sets.length], 1, seeds.seed())[0])
    const rated = await rate({ decks: [a, b], agent, games, seed: seeds.seed(), chains: true }, hands)
    const { handicap, enough } = rated.chains!
    const batches = Math.ceil(fresh / 2)
    const jobs = Array.from(
      { length: batches },
      (): RateJob => ({
        kind: 'rate',
        pairing: { decks: [a, b], agent },
        batch: { handicap, pairs: 1, seed: seeds.seed() },
      }),
    )
    // without chains of its own nobody is the stronger one: A stands for it
    const turn =
      handicap < 0 ? (pairs: Pentanomial): Pentanomial => [pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]] : (pairs: Pentanomial) => pairs
    let won: Pentanomial = NONE
    await hands.do(jobs, ({ pairs }: Played) => {
      won = addPairs(won, turn(pairs))
    })
    told(pairing + 1)
    if (!enough) {
      notEnough++
      continue
    }
    before = addPairs(before, turn(rated.pairs))
    after = addPairs(after, won)
    chains += Math.abs(handicap)
  }
  const counted = Math.max(1, pairings - notEnough)
  return {
    before: shareOfPairs(before),
    after: shareOfPairs(after),
    games: counted * 2 * Math.ceil(fresh / 2),
    chains: chains / counted,
    notEnough,
  }
}
