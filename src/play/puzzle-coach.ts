// What a puzzle says of a running position: is the goal reached, is it still within reach, what leads on.
import type { Goal } from '../games/goal.ts'
import { Solver } from '../ai/solver.ts'
import type { Position } from '../kernel/position.ts'
import { MOST_POSITIONS } from './puzzles.ts'
import type { Puzzle } from './puzzle.ts'
import type { LessonState } from './snapshot.ts'
import type { Session } from './session.ts'

/** Lines of a turn are tried when something was chosen, not before: at the beginning it is known that one leads to the goal. */
export class PuzzleCoach {
  private readonly place: Pick<LessonState, 'id' | 'step' | 'steps' | 'rule' | 'puzzle'>
  private solver: Solver<Position> | undefined

  /** `before`: moves that led to the position. */
  constructor(
    private readonly puzzle: Pick<Puzzle, 'id' | 'solution'>,
    private readonly goal: Goal,
    private readonly before: number,
  ) {
    this.place = { id: puzzle.id, step: 0, steps: 1, rule: goal.rule, puzzle: { goal: goal.id, amount: goal.amount } }
  }

  /** The position says it all. */
  hear(): void {}

  forget(): void {}

  look(session: Session): LessonState {
    const { p, moves, match } = session
    const { title } = match
    if (this.solver === undefined) {
      this.solver = new Solver(title.game, title.revealing)
      this.solver.begin(p, this.goal, MOST_POSITIONS)
    }
    const made = moves.length - this.before
    if (this.solver.isReached(p)) return { ...this.place, state: 'done', answer: undefined, next: [] }
    const next = made === 0 ? title.game.parseOption(p, this.puzzle.solution[0]) : this.solver.next(p, made)
    if (typeof next !== 'number') return { ...this.place, state: 'missed', answer: undefined, next: [] }
    return { ...this.place, state: 'open', answer: undefined, next: session.isOver ? [] : [next] }
  }
}
