// How much a test does. Its matter is in the part that `npm test` runs; the rest are more games, seeds and tables of the same kind.
import { test } from 'vitest'

/** So much with `npm test`, and all of it with `npm run test:all` or when a file is run by itself. */
export function extent(part: number, all: number): number
export function extent<T>(part: readonly T[], all: readonly T[]): readonly T[]
export function extent(part: unknown, all: unknown): unknown {
  return process.env.CATENA_TESTS === 'short' ? part : all
}

/** A test of what another one in its file or beside it has too, in another game or by other hands: `npm test` leaves it out. */
export const longTest: typeof test =
  process.env.CATENA_TESTS === 'short'
    ? (Object.assign(() => undefined, { ...test, each: () => () => undefined }) as unknown as typeof test)
    : test
