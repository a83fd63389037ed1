// What the seats of a game are called on the page.
import { client } from './client.svelte.ts'
import type { Player } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { type Words, wordsOf } from './words.ts'

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

/** The name of a seat for the one who looks: "You" for the own seat of somebody who plays. */
export function nameSeat(seat: number): string {
  const words = wordsOf(settings.language)
  const snapshot = client.snapshot
  if (snapshot === undefined) return ''
  if (seat === snapshot.viewer && snapshot.players[seat] === 'person') return words.you
  return namePlayers(words, snapshot.players)[seat] ?? ''
}
