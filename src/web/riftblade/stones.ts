import type { Stone } from './view.ts'

export const STONES: readonly Stone[] = ['mana', 'empowered', 'overcharged', 'wild']

/** Stones are pressed like cards: each kind has a number above those of all cards. */
const FIRST_STONE = 1000

export const stoneSubject = (stone: Stone): number => FIRST_STONE + STONES.indexOf(stone)

/** The kind of stone that such a number means; undefined for a card's. */
export const stoneOfSubject = (subject: number): Stone | undefined => STONES[subject - FIRST_STONE]

/** Equal stones, with how many they are: each by itself where there is room for them all, else one for many. */
export function heaps(
  stones: Readonly<Record<Stone, number>>,
  spent: boolean,
  width: 'phone' | 'tablet' | 'desktop',
): { readonly stone: Stone; readonly spent: boolean; readonly count: number }[] {
  const there = STONES.filter((stone) => stones[stone] > 0)
  if (width !== 'desktop') return there.map((stone) => ({ stone, spent, count: stones[stone] }))
  return there.flatMap((stone) => Array.from({ length: stones[stone] }, () => ({ stone, spent, count: 1 })))
}

/** So are seats. */
const FIRST_SEAT = 2000

export const seatSubject = (seat: number): number => FIRST_SEAT + seat
