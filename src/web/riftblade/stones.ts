import type { SeatView, Stone } from './view.ts'

export const STONES: readonly Stone[] = ['mana', 'empowered', 'overcharged', 'wild']

/** Stones are pressed like cards: each kind has a number above those of all cards. */
const FIRST_STONE = 1000

export const stoneSubject = (stone: Stone): number => FIRST_STONE + STONES.indexOf(stone)

/** The kind of stone that such a number means; undefined for a card's. */
export const stoneOfSubject = (subject: number): Stone | undefined => STONES[subject - FIRST_STONE]

/** Whether the stones of a seat, used ones too, are no more than this. */
export const fewStones = ({ ready, spent }: Pick<SeatView, 'ready' | 'spent'>, most: number): boolean =>
  STONES.reduce((sum, stone) => sum + ready[stone] + spent[stone], 0) <= most

/** Equal stones, with how many they are: each by itself where there is room for them all, else one for many. */
export function heaps(
  stones: Readonly<Record<Stone, number>>,
  spent: boolean,
  apart: boolean,
): { readonly stone: Stone; readonly spent: boolean; readonly count: number }[] {
  const there = STONES.filter((stone) => stones[stone] > 0)
  if (!apart) return there.map((stone) => ({ stone, spent, count: stones[stone] }))
  return there.flatMap((stone) => Array.from({ length: stones[stone] }, () => ({ stone, spent, count: 1 })))
}

/** So are seats. */
const FIRST_SEAT = 2000

export const seatSubject = (seat: number): number => FIRST_SEAT + seat
