import type { Stone } from './view.ts'

export const STONES: readonly Stone[] = ['mana', 'empowered', 'overcharged', 'wild']

/** Stones are pressed like cards: each kind has a number above those of all cards. */
const FIRST_STONE = 1000

export const stoneSubject = (stone: Stone): number => FIRST_STONE + STONES.indexOf(stone)

/** The kind of stone that such a number means; undefined for a card's. */
export const stoneOfSubject = (subject: number): Stone | undefined => STONES[subject - FIRST_STONE]

/** So are seats. */
const FIRST_SEAT = 2000

export const seatSubject = (seat: number): number => FIRST_SEAT + seat
