import { isGameName } from '../games/register.ts'
import type { Outcome, Result, Setup } from '../kernel/game.ts'
import { makeRecord, parseRecord } from '../kernel/record.ts'
import { beginRecord, replay } from '../kernel/replay.ts'
import { concededOutcome } from './conceding.ts'
import { openTitleOf } from './lesson-start.ts'
import type { Departs } from './snapshot.ts'
import { type Match, no, type Refusal, startMatch } from './match.ts'
import { refuseRecord } from './unreadable.ts'

/** A match and the options that were chosen in it. */
export interface Story extends Match {
  readonly moves: readonly string[]
  /** Why the game does not follow its record any further, when it does not. */
  readonly departs?: Departs & { readonly message: string }
  /** Seats that gave up after the last of them. */
  readonly conceded?: readonly number[]
}

/** Reads a record and plays all of it once: its moves are those that the game follows. */
export async function readStory(text: string): Promise<Result<Story, Refusal>> {
  const record = parseRecord(text)
  if (!record.ok) return refuseRecord(record.error)
  const { game: name, seed, setup, moves, engine, players, date, conceded, others, lines } = record.value
  if (!isGameName(name)) return refuseRecord({ line: lines?.game ?? 2, fault: { code: 'no-game', game: name } })
  const opened = await openTitleOf(name, setup, others)
  if (!opened.ok) return opened
  const title = opened.value
  // whoever reads a record looks at it with judgement
  await title.bringRest?.()
  const end = replay(title.game, record.value)
  if (!end.ok && end.departure === undefined) return refuseRecord(end.error)
  const begun = await startMatch(name, seed, setup, 0, { engine, players, date, others }, title)
  if (!begun.ok) return no('record', begun.error.message)
  if (end.ok) return { ok: true, value: { ...begun.value, moves, ...(conceded !== undefined && { conceded }) } }
  const { departure, error } = end
  const { parting, changed } = departure
  const departs = { line: error.line, parting, changed, engine, message: `line ${error.line}: ${error.message}` }
  return { ok: true, value: { ...begun.value, moves: moves.slice(0, departure.move), departs } }
}

/** How it ended, while its position is the last one; undefined where it was broken off. */
export function outcomeOf(story: Story): Outcome | undefined {
  const { title, p, conceded = [] } = story
  return title.game.outcome(p) ?? (conceded.length === 0 ? undefined : concededOutcome(story, conceded))
}

/** The game so far. It holds the seed: nobody who plays may see it before the end. */
export function recordOf({ title, seed, setup, notes = {} }: Match, moves: readonly string[], conceded: readonly number[] = []): string {
  const { others, ...facts } = notes
  return makeRecord({ ...beginRecord(title.game, seed, setup as Setup, facts), others, conceded, moves })
}
