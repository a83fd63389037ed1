/** What a record may hold at most; the longest random games of all four games fill a tenth of it. */
export const RECORD_LIMITS = { text: 4_000_000, moves: 100_000, line: 200_000, move: 400, name: 100 } as const
