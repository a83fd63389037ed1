// What the host of a table does by itself: it starts and ends the game, sees that time is up, and answers what answers itself.
import { thoughts } from '../../ai/chance.ts'
import type { Title } from '../../games/title.ts'
import type { Result } from '../../kernel/game.ts'
import type { Position } from '../../kernel/position.ts'
import { Sameness } from '../../kernel/sameness.ts'
import { FORGIVEN, timeUpAt } from './clock.ts'
import { HOST, type Start } from './entry.ts'
import { drawSeed, NO_ENTROPY } from './fair.ts'
import { composeSetup, findDecks } from './formats.ts'
import type { Refusal } from './refusal.ts'
import type { Request, RequestOf } from './request.ts'
import { refuse } from './rule.ts'
import { isReady } from './seating.ts'
import type { Table } from './state.ts'

/** Something that the host has to do, and when; what lies behind is due now. */
export interface Duty {
  /** Milliseconds since 1970. */
  readonly at: number
  /** `start` needs `prepareStart`, and `think` the computer of the seat; what else is to be proposed is here. */
  readonly what: { readonly kind: 'start' } | { readonly kind: 'think'; readonly seat: number } | Request
}

/** The next thing that the host has to do by itself; undefined while it only has to wait for others. */
export function findDuty(table: Table): Duty | undefined {
  const { at, phase, game, clocks, seats } = table
  if (phase === 'open') return isReady(table) ? { at, what: { kind: 'start' } } : undefined
  if (phase === 'over') return { at, what: { kind: 'end', who: HOST, body: {} } }
  if (phase === 'ended' || game === undefined) return undefined
  if (seats[game.toDecide]?.computer !== undefined) return { at, what: { kind: 'think', seat: game.toDecide } }
  if (clocks === undefined || clocks.running < 0) return undefined
  return { at: timeUpAt(clocks) + FORGIVEN, what: { kind: 'flag', who: HOST, body: {} } }
}

/** What the start entry says, of the secret and everybody's entropy. */
export async function prepareStart(table: Table, engine: string): Promise<Result<Start, Refusal>> {
  const { title, open, bid } = table
  if (!isReady(table)) return refuse('not-ready', 'a seat is empty, somebody is not ready, or the auction is not over')
  const draw = { table: open.table, secret: open.secret, entropies: entropiesOf(table) }
  const decks = await findDecks(table, await drawSeed(draw, 'decks'))
  const setup = composeSetup(title, open, decks, bid)
  if (!setup.ok) return refuse('bad-setup', setup.error.message)
  return { ok: true, value: { seed: await drawSeed(draw), setup: setup.value, engine } }
}

export function entropiesOf({ seats }: Table): string[] {
  return seats.map(({ entropy }) => entropy ?? NO_ENTROPY)
}

/**
 * The answer to a question that need not be put, as every answer leads to the same; undefined when whoever decides has to be asked. It
 * tries answers on copies, so a host looks for it once after each choice.
 */
export function findAnswer({ title, game, phase, seats }: Table): RequestOf<'move'> | undefined {
  if (phase !== 'live' || game === undefined || seats[game.toDecide].computer !== undefined) return undefined
  const option = tryAnswers(title, game.p)
  if (option < 0) return undefined
  return { kind: 'move', who: HOST, seat: game.toDecide, body: { answers: game.asked, option, itself: true } }
}

/** What tries answers needs several positions of its own: all tables of a game share them. */
const tries = new WeakMap<Title, Sameness<Position>>()

function tryAnswers(title: Title, p: Position): number {
  const sameness = tries.get(title) ?? new Sameness(title.game, title.asked, thoughts())
  tries.set(title, sameness)
  try {
    return sameness.find(p)
  } catch {
    // an answer that fails when it is tried may never be chosen: the question is put
    return -1
  }
}
