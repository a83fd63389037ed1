import { client } from '../client.svelte.ts'
import { tableNow } from './now.ts'
import type { NightWords } from './words.ts'

/** What a seat has to do with the running phase, in a word or two; undefined for nothing. */
export function turnWord(night: NightWords, seat: number): string | undefined {
  const { active, phase, seats, chain } = tableNow()
  if (client.snapshot === undefined || client.snapshot.outcome !== undefined) return undefined
  const { toDecide, decision, viewer } = client.snapshot
  // who reads is told in the second person (`sayOwnTurn`)
  const decides = toDecide === seat && seat !== viewer ? night.decides : undefined
  if (phase === 'draft') return decides
  // who lays in which order (nf.chain.3)
  if (phase === 'chain' && seats.length > 2 && (decision?.kind === 'main' || toDecide >= 0) && chain.length > 0)
    return seat === active ? night.active : night.layOrder(((seat - active + seats.length) % seats.length) + 1, seats.length)
  return seat === active ? night.active : decides
}
