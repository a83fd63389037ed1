/** Something failed besides a step of the rules: it says what. */
export class Breakdown extends Error {
  readonly where: string

  constructor(where: string, problem: unknown) {
    super(problem instanceof Error ? problem.message : String(problem), { cause: problem })
    this.name = 'Breakdown'
    this.where = where
  }
}

/** Does something; when it fails, the error says what was done, the innermost first. */
export function within<T>(where: string, make: () => T): T {
  try {
    return make()
  } catch (problem) {
    throw problem instanceof Breakdown ? problem : new Breakdown(where, problem)
  }
}
