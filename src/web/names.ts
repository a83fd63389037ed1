// What the seats of a game are called on the page.
import { client } from './client.svelte.ts'
import { namePlayers } from './player-names.ts'
import { settings } from './settings.svelte.ts'
import { wordsOf } from './words.ts'

/** The name of a seat for the one who looks: "You" for the own seat of somebody who plays. */
export function nameSeat(seat: number): string {
  const words = wordsOf(settings.language)
  const { snapshot, online } = client
  if (snapshot === undefined) return ''
  if (seat === snapshot.viewer && snapshot.players[seat] === 'person') return words.you
  return (online?.names ?? namePlayers(words, snapshot.players))[seat] ?? ''
}

/** Who plays a seat: the level of a computer, or what is known of a person. */
export function sayPlayer(seat: number): string {
  const { opponents } = wordsOf(settings.language)
  const player = client.snapshot?.players[seat] ?? 'unknown'
  return player === 'unknown' && client.online !== undefined ? client.online.says[seat] : opponents[player]
}
