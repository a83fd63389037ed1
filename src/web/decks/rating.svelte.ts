// A rating that runs beside the page, on as many threads as the machine has; it goes on while a game is played.
import { PairingStudy } from '../../ai/pairing-study.ts'
import type { Batch, Rating, RatingProgress } from '../../ai/pairing-study.ts'
import { parseSeed } from '../../kernel/random.ts'
import { Desk } from './desk.ts'
import { freshSeed, type Side } from './duel.ts'

export const GAMES_TO_RATE = [200, 500, 2000] as const
/** Milliseconds between two movements of the bar. */
const PAUSE = 100

export interface RatedPair {
  readonly names: readonly [a: string, b: string]
  readonly rating: Rating
}

class RatingRun {
  names = $state.raw<readonly [string, string] | undefined>(undefined)
  progress = $state.raw<RatingProgress | undefined>(undefined)
  result = $state.raw<RatedPair | undefined>(undefined)
  problem = $state.raw<string | undefined>(undefined)
  running = $state(false)

  private crew: readonly Desk[] = []
  /** Somebody stopped the last one before its end. */
  stopped = $state(false)

  async start([a, b]: readonly [Side, Side], games: number, chains: boolean): Promise<void> {
    if (this.running) return
    this.running = true
    this.stopped = false
    this.result = undefined
    this.problem = undefined
    const names = [a.name, b.name] as const
    this.names = names
    const pairing = { decks: [a.deck, b.deck], agent: 'greedy' } as const
    const study = new PairingStudy({ ...pairing, games, chains, seed: parseSeed(freshSeed())! })
    this.progress = study.progress()
    this.crew = Array.from({ length: Math.max(1, navigator.hardwareConcurrency || 1) }, () => new Desk())
    let told = 0
    const work = async (desk: Desk, batches: Iterator<Batch>) => {
      for (let next = batches.next(); !next.done && !this.stopped; next = batches.next()) {
        study.take(await desk.ask('play', { pairing, batch: next.value }))
        if (performance.now() - told < PAUSE) continue
        told = performance.now()
        this.progress = study.progress()
      }
    }
    try {
      for (let batches = study.nextRound(); batches.length > 0 && !this.stopped; batches = study.nextRound()) {
        const waiting = batches.values()
        await Promise.all(this.crew.map((desk) => work(desk, waiting)))
      }
    } catch (problem) {
      if (!this.stopped) this.problem = problem instanceof Error ? problem.message : String(problem)
    }
    for (const desk of this.crew) desk.close()
    this.crew = []
    const rating = study.rating()
    if (rating.games > 0) this.result = { names, rating }
    this.progress = undefined
    this.running = false
  }

  /** What was played so far counts. */
  stop(): void {
    this.stopped = true
    for (const desk of this.crew) desk.close()
  }
}

export const ratingRun = new RatingRun()
