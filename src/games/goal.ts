import type { Position } from '../kernel/position.ts'

/** What a puzzle asks for: it is to be reached before the turn of the seat that decides is over. */
export interface Goal<P extends Position = Position> {
  /** A word for it, such as `forge`; clients have a sentence for each. */
  readonly id: string
  /** How many of what it names. */
  readonly amount: number
  /** The rule that it is about, an id of docs/rules. */
  readonly rule: string
  /** The order of the choices is what is asked: a line is a sequence, not a set. */
  readonly ordered?: true
  /** The kind of question, asked of the seat, in which alone it is reached: beyond it the goal is missed. */
  readonly within?: string
  /** Words of the ability language with which cards bring it about, where few do: decks with many of them are looked through. */
  readonly words?: readonly string[]
  /** Has the seat reached it at `p`, in the turn that goes on at `start`? */
  isReached(p: P, seat: number, start: P): boolean
  /** Where the goal says which of several things is meant: has the seat done that with any of them? Plain players must not find even this. */
  isNear?(p: P, seat: number, start: P): boolean
}

/** The name of a goal as records of puzzles keep it, such as `chain 5`. */
export function nameGoal({ id, amount }: Pick<Goal, 'id' | 'amount'>): string {
  return `${id} ${amount}`
}
