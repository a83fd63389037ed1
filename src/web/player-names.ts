import type { Player } from './protocol.ts'
import type { Words } from './words.ts'

/** Whoever sits opposite in a lesson; the word is the same in all languages of the page. */
export const COACH = 'Coach'

/** One name a seat: "You" when only one person plays, numbers where there are several of a kind. */
export function namePlayers(words: Words, players: readonly Player[]): string[] {
  const people = players.filter((player) => player === 'person').length
  const computers = players.length - people
  let person = 0
  let computer = 0
  return players.map((player) => {
    if (player === 'unknown') return words.person(++person)
    if (player === 'person') return people === 1 ? words.you : words.person(++person)
    return computers === 1 ? words.opponent : words.computer(++computer)
  })
}
