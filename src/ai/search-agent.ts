import type { Game, Seen } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import type { Agent } from './agent.ts'
import type { Chance } from './chance.ts'
import { Search } from './search.ts'
import type { SearchSettings } from './search.ts'

/** How long to think: a number of iterations, and whether a caller with a clock wants it to stop before. */
export interface Budget {
  readonly iterations: number
  /** Asked after each batch; true ends the search. It is told how many iterations were made for this decision. */
  readonly enough?: (iterations: number) => boolean
}

/** Iterations between two looks at the clock. */
const BATCH = 8

/** Decides by search. Now and then, `slips` of 100 times, it takes any option instead. */
export class SearchAgent<P extends Position> implements Agent<P> {
  readonly name: string
  private readonly search: Search<P>
  private readonly budget: Budget
  private readonly slips: number

  constructor(name: string, game: Game<P>, budget: Budget, settings: Partial<SearchSettings> = {}, slips = 0) {
    this.name = name
    this.search = new Search(game, settings)
    this.budget = budget
    this.slips = slips
  }

  decide(seen: Seen<unknown, P>, random: Chance): number {
    if (seen.count === 1) return seen.options[0]
    if (this.slips > 0 && random.below(100) < this.slips) return seen.options[random.below(seen.count)]
    const { search } = this
    const { iterations, enough } = this.budget
    search.begin(seen, random)
    for (let made = 0; made < iterations; ) {
      const batch = Math.min(BATCH, iterations - made)
      search.step(batch)
      made += batch
      if (enough?.(made) === true) break
    }
    return search.best()
  }
}
