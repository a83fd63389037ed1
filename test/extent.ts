// How much a test does. Its matter is in the part that `npm test` runs; the rest are more games, seeds and tables of the same kind.

/** So much with `npm test`, and all of it with `npm run test:all` or when a file is run by itself. */
export const extent = <T>(part: T, all: T): T => (process.env.CATENA_TESTS === 'short' ? part : all)
