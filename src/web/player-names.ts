import type { Player } from './protocol.ts'
import type { Words } from './words.ts'

/** Whoever sits opposite in a lesson; the word is the same in all languages of the page. */
export const COACH = 'Coach'

/** One name a seat: "You" when only one person plays, numbers where there are several of a kind, each number once. */
export function namePlayers(words: Words, players: readonly Player[]): string[] {
  const people = players.filter((player) => player === 'person').length
  const computers = players.filter((player) => player !== 'person' && player !== 'unknown').length
  let number = 0
  return players.map((player) => {
    if (player === 'unknown') return words.person(++number)
    if (player === 'person') return people === 1 ? words.you : words.person(++number)
    return computers === 1 ? words.opponent : words.computer(++number)
  })
}

/** All but the one person who looks, wherever that one sat. */
export function sayAgainst(words: Words, players: readonly Player[]): string {
  const others = players.filter((_, seat) => seat !== players.indexOf('person'))
  return [...new Set(others)].map((player) => words.opponents[player]).join(', ')
}

/** The number behind a name where several are called alike, else its initial. */
export const shortName = (name: string): string => /\d{1,2}$/.exec(name)?.[0] ?? name[0]
