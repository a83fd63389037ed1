// Games that begin with more than a setup, in the worker: a record that goes on or is looked at again, a lesson, a puzzle. A first game needs none of it.
import type { Result } from '../kernel/game.ts'
import { concede } from '../play/conceding.ts'
import type { Match, Refusal } from '../play/match.ts'
import { Replay } from '../play/replay.ts'
import type { Session } from '../play/session.ts'
import { readStory, type Story } from '../play/story.ts'
import type { Guide } from './host.ts'
import type { Answer, PacedCompany, Request } from './protocol.ts'

export type OpeningRequest = Extract<Request, { readonly type: 'resume' | 'replay' | 'lesson' | 'puzzle' }>

/** A game that goes on from where its position is, with the moves that led there. */
interface Going {
  readonly match: Match
  readonly moves: readonly string[]
  readonly company: PacedCompany
  readonly coach?: Guide
  /** What else happened before. */
  readonly goOn?: (session: Session) => void
}

/** A game that is looked at again; `replay` begins it. */
interface Looking {
  readonly match: Story
  replay(post: (answer: Answer) => void): Replay
}

/** What is laid on the table; why it cannot be. */
export async function layOpening(request: OpeningRequest): Promise<Result<Going | Looking, Refusal>> {
  if (request.type === 'lesson') {
    const { openLesson } = await import('./lesson/open.ts')
    const opened = await openLesson(request)
    return opened.ok ? { ok: true, value: { ...opened.value, moves: [], company: request } } : opened
  }
  const story = await readStory(request.record)
  if (!story.ok) return story
  const match = story.value
  const { moves, departs, conceded: [gone] = [] } = match
  const look = (step: number, viewer: number): Result<Looking, Refusal> => ({
    ok: true,
    value: { match, replay: (post) => new Replay(match, request, step, viewer, post) },
  })
  if (request.type === 'puzzle') {
    const laid = await (await import('./puzzles/lay.ts')).layPuzzle(match, request)
    if (!laid.ok) return laid
    // the person sits where the record ends
    const { coach, company } = laid.value
    return { ok: true, value: { match, moves, company: { ...company, pause: request.pause }, coach } }
  }
  if (request.type === 'replay') return look(request.step, request.viewer)
  // what a changed card made of it is shown first; whoever reads that goes on from there
  if (departs !== undefined && request.step === undefined) return look(moves.length, Math.max(0, request.players.indexOf('person')))
  const going = { match, moves: moves.slice(0, request.step ?? moves.length), company: request }
  const isOver = gone !== undefined && request.step === undefined
  return { ok: true, value: isOver ? { ...going, goOn: (session) => void concede(session, gone) } : going }
}
