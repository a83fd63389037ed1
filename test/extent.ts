// How much a test does. Its matter is in the part that `npm test` runs; the rest are more games, seeds and tables of the same kind.

/** So much with `npm test`, and all of it with `npm run test:all` or when a file is run by itself. */
export function extent(part: number, all: number): number
export function extent<T>(part: readonly T[], all: readonly T[]): readonly T[]
export function extent(part: unknown, all: unknown): unknown {
  return process.env.CATENA_TESTS === 'short' ? part : all
}
