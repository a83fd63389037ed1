// What can go wrong between the server and its database, in the two ways that callers must tell apart.

/**
 * The database is away, full or breaking down. Whether what was asked is stored is not known: whoever appended drops the table from memory
 * and, when the store is ready again, takes it anew and reads it.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** Somebody else keeps the table now, or the entry does not follow the last one: nothing of it is stored. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** Transactions that got in each other's way: the same again may go well. */
const COLLISIONS = new Set(['40001', '40P01'])

/** Connection, resources, shut down or cancelled, system, internal, read-only. */
const BREAKDOWN = /^(?:08...|53...|57...|58...|XX...|25006|55P03)$/

/** What the database calls the problem; undefined when it said nothing, as when the connection broke. */
function codeOf(problem: unknown): string | undefined {
  const code = (problem as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** Whether the database is at fault, and not what it was asked. */
export function isBreakdown(problem: unknown): boolean {
  if (problem instanceof Unavailable) return true
  const code = codeOf(problem)
  return code === undefined || BREAKDOWN.test(code)
}

export function isCollision(problem: unknown): boolean {
  return COLLISIONS.has(codeOf(problem) ?? '')
}

/** Whether a row was refused because another one has its key. */
export function isDouble(problem: unknown): boolean {
  return codeOf(problem) === '23505'
}

export function sayProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  // Node gathers the failures of several addresses in one error without a text
  const parts = problem instanceof AggregateError ? problem.errors.map(sayProblem).join('; ') : problem.message
  return parts === '' ? problem.name : parts
}
