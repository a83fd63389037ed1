import type { Language } from '../../../ability/language.ts'
import type { House, SeatView } from '../index.ts'

/** How many cards of a house somebody sees in the own hand, and how many are in play. */
export function countHouse({ hand = [], battleline, artifacts }: SeatView, house: House): readonly [hand: number, board: number] {
  return [
    hand.filter((card) => card.house === house).length,
    [...battleline, ...artifacts].filter((card) => card.houses.includes(house)).length,
  ]
}

/** The same in words. */
export const IN_HOUSE: Readonly<Record<Language, (hand: number, board: number) => string>> = {
  en: (hand, board) => `${hand} in hand, ${board} in play`,
  de: (hand, board) => `${hand} auf der Hand, ${board} im Spiel`,
  it: (hand, board) => `${hand} in mano, ${board} in gioco`,
}
