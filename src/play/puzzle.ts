// A puzzle is the record of a game up to a position, with a few more lines in its head: what is asked, one line that does it, and how
// often the levels found it (docs/puzzles.md).
import type { GameName } from '../games/register.ts'
import { isGameName } from '../games/register.ts'
import type { Result } from '../kernel/game.ts'
import { type GameRecord, makeRecord, parseRecord } from '../kernel/record.ts'
import type { Refusal } from './match.ts'
import { refuseRecord } from './unreadable.ts'

export interface Puzzle {
  readonly id: string
  readonly game: GameName
  /** The goal's name and how many (`nameGoal`). */
  readonly goal: string
  /** Real choices of the line. */
  readonly choices: number
  /** The line in the game's notation, with questions that have one answer. */
  readonly solution: readonly string[]
  /** Share of their tries in which computer players found it. */
  readonly found: Readonly<Record<string, number>>
  /** The record up to the position, with these lines in its head. */
  readonly record: string
}

/** A puzzle that comes with Catena: by its game and number it is spoken of. */
export interface NumberedPuzzle extends Puzzle {
  /** Its place in the file of its game, from 1 on. */
  readonly number: number
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Those whose tries say how hard it is. */
const JUDGES = ['beginner', 'casual', 'skilled']
/** Levels find less than this on average where it is hard, and not so much more where it is medium. */
const HARD = 0.1
const MEDIUM = 0.3

/** Of the tries of the levels that judge, the share that found it. */
export function shareOf({ found }: Pick<Puzzle, 'found'>): number {
  const shares = JUDGES.flatMap((level) => found[level] ?? [])
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

export function difficultyOf(puzzle: Pick<Puzzle, 'found'>): Difficulty {
  const share = shareOf(puzzle)
  return share < HARD ? 'hard' : share < MEDIUM ? 'medium' : 'easy'
}

export function writePuzzle(record: GameRecord, facts: Omit<Puzzle, 'record' | 'game'>): string {
  const found = Object.entries(facts.found).map(([level, share]) => `${level} ${share}`)
  return makeRecord({
    ...record,
    others: [
      ['puzzle', facts.id],
      ['goal', facts.goal],
      ['choices', String(facts.choices)],
      ['solution', JSON.stringify(facts.solution)],
      ['found', found.join(' ')],
    ],
  })
}

/** Reads one; the form only: whether its moves can be played is seen when they are. */
export function readPuzzle(text: string): Result<Puzzle, Refusal> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return refuseRecord(parsed.error)
  const { game, others = [] } = parsed.value
  const heads = new Map(others)
  const missing = ['puzzle', 'goal', 'choices', 'solution', 'found'].find((key) => !heads.has(key))
  if (missing !== undefined) return refuseRecord({ fault: { code: 'puzzle-lacks', key: missing } })
  if (!isGameName(game)) return refuseRecord({ fault: { code: 'no-game', game } })
  const solution = readMoves(heads.get('solution')!)
  if (solution === undefined) return refuseRecord({ fault: { code: 'puzzle-lacks', key: 'solution' } })
  const words = heads.get('found')!.split(' ')
  const found = Object.fromEntries(words.flatMap((word, i) => (i % 2 === 0 && word !== '' ? [[word, Number(words[i + 1])]] : [])))
  const facts = {
    id: heads.get('puzzle')!,
    goal: heads.get('goal')!,
    choices: Number(heads.get('choices')),
    solution,
  }
  return { ok: true, value: { ...facts, game, found, record: text } }
}

function readMoves(text: string): readonly string[] | undefined {
  try {
    const moves: unknown = JSON.parse(text)
    return Array.isArray(moves) ? moves.map(String) : undefined
  } catch {
    return undefined
  }
}

/** The records of a file, one after the other. */
export function readPuzzles(text: string): NumberedPuzzle[] {
  return text
    .split(/^(?=catena record )/m)
    .filter((part) => part.trim() !== '')
    .map((part, index) => {
      const read = readPuzzle(part)
      if (!read.ok) throw new Error(read.error.message)
      return { ...read.value, number: index + 1 }
    })
}
