// Lays the position of a puzzle, in the worker.
import type { Result } from '../../kernel/game.ts'
import type { Company, Player } from '../../play/company.ts'
import type { Refusal } from '../../play/match.ts'
import { readPuzzle } from '../../play/puzzle.ts'
import { PuzzleCoach } from '../../play/puzzle-coach.ts'
import { goalOf } from '../../play/puzzles.ts'
import type { Story } from '../../play/story.ts'
import { refuseRecord } from '../../play/unreadable.ts'

interface Laid {
  readonly coach: PuzzleCoach
  readonly company: Company
}

/** Who guides through it, and the company with the person at the seat that decides. `story`: its record, played once. */
export async function layPuzzle(
  story: Story,
  { record, ...company }: Company & { readonly record: string },
): Promise<Result<Laid, Refusal>> {
  const puzzle = readPuzzle(record)
  if (!puzzle.ok) return puzzle
  const goal = await goalOf(puzzle.value)
  if (goal === undefined) return refuseRecord({ fault: { code: 'no-goal', goal: puzzle.value.goal } })
  if (story.departs !== undefined) return refuseRecord({ line: story.departs.line, fault: { code: 'departs' } })
  const { game } = story.title
  const p = game.blank()
  game.copy(p, story.p)
  for (const move of story.moves) game.choose(p, game.parseOption(p, move))
  const seat = game.seatToDecide(p)
  const turn = <T>(list: readonly T[]): readonly T[] => (seat === 0 ? list : [...list].reverse())
  const players: readonly Player[] = turn(company.players)
  return {
    ok: true,
    value: { coach: new PuzzleCoach(puzzle.value, goal, story.moves.length), company: { ...company, players, names: turn(company.names) } },
  }
}
