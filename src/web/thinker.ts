// One of several searches of a decision: it follows the game by its record and thinks when it is asked.
import { chanceOf } from '../ai/chance.ts'
import { Search } from '../ai/search.ts'
import type { Tally } from '../ai/search-tally.ts'
import { Sight } from '../ai/sight.ts'
import { bringJudgement } from '../games/learned.ts'
import type { GameName } from '../games/register.ts'
import { type Match, startMatch } from '../play/match.ts'

/** A decision to think about: the game, all options chosen so far, and how long to think. */
export interface Task {
  readonly id: number
  readonly game: GameName
  readonly seed: string
  readonly setup: unknown
  readonly moves: readonly string[]
  readonly iterations: number
  /** Milliseconds after which it stops in any case. */
  readonly patience: number
  /** Chance of this search; each of a crew has its own. */
  readonly chance: string
}

export interface Thought {
  readonly id: number
  readonly tallies: readonly Tally[]
  /** Why it could not think to the end. */
  readonly problem?: string
}

/** Iterations between two looks at the clock. */
const BATCH = 8

async function begin(game: GameName, seed: string, setup: unknown): Promise<Match> {
  const match = await startMatch(game, seed, setup, 2)
  if (!match.ok) throw new Error(match.error.message)
  await match.value.title.bringRest?.()
  return match.value
}

export class Thinker {
  private match: Match | undefined
  private search: Search<Match['p']> | undefined
  private sight: Sight<Match['p']> | undefined
  private moves: readonly string[] = []

  /** An error is told as well: nobody waits for a thought that never comes. */
  async think(task: Task): Promise<Thought> {
    try {
      return { id: task.id, tallies: await this.count(task) }
    } catch (problem) {
      return { id: task.id, tallies: [], problem: problem instanceof Error ? problem.message : String(problem) }
    }
  }

  private async count(task: Task): Promise<Tally[]> {
    const { title, p } = await this.follow(task)
    const until = performance.now() + task.patience
    this.search ??= new Search(await bringJudgement(title.game))
    this.sight ??= new Sight(title.game, p)
    const { search, sight } = this
    search.begin(sight.look(p), chanceOf(task.chance))
    for (let made = 0; made < task.iterations && performance.now() < until; made += BATCH) search.step(BATCH)
    return search.tallies()
  }

  /** Plays what was chosen since the last task; from the beginning when something was taken back. */
  private async follow({ game, seed, setup, moves }: Task): Promise<Match> {
    const known = this.match
    const goesOn =
      known !== undefined && known.seed === seed && known.title.game.name === game && this.moves.every((move, at) => move === moves[at])
    const match = goesOn ? known : await begin(game, seed, setup)
    if (!goesOn) {
      this.match = match
      this.search = undefined
      this.sight = undefined
      this.moves = []
    }
    const rules = match.title.game
    for (const move of moves.slice(this.moves.length)) rules.choose(match.p, rules.parseOption(match.p, move))
    this.moves = moves
    return match
  }
}
