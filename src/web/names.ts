// What the seats of a game are called on the page.
import { client } from './client.svelte.ts'
import { COACH, namePlayers } from './player-names.ts'
import { settings } from './settings.svelte.ts'
import { wordsOf } from './words.ts'

/** The name of a seat for the one who looks: "You" for the own seat of somebody who plays. */
export function nameSeat(seat: number): string {
  const words = wordsOf(settings.language)
  const { snapshot, online } = client
  if (snapshot === undefined) return ''
  if (seat === snapshot.viewer && snapshot.players[seat] === 'person') return words.you
  if (isTaught()) return COACH
  return (online?.names ?? namePlayers(words, snapshot.players))[seat] ?? ''
}

/** The seat from whose side the table is drawn: whoever watches looks from that of the first. */
export const nearSeat = (): number => Math.max(0, client.snapshot!.viewer)

/** The class that gives a seat its colour: the own one, then clockwise, the same in strips, log, questions and charts. */
export function toneOf(seat: number): string {
  const { players } = client.snapshot!
  return `tone-${(seat - nearSeat() + players.length) % players.length}`
}

/** The number behind a name where several are called alike, else its initial. */
export const shortName = (name: string): string => /\d{1,2}$/.exec(name)?.[0] ?? name[0]

/** What stands beside the own name while there is nothing else to say of it. */
export function sayOwnTurn(acts: boolean): string {
  const words = wordsOf(settings.language)
  const { replay, outcome } = client.snapshot!
  // nobody moves in what is only watched
  return replay ? '' : outcome ? words.gameOver : acts ? words.yourMove : words.waiting
}

/** In a lesson nobody is played against. */
const isTaught = (): boolean => client.snapshot?.lesson !== undefined && client.snapshot.lesson.puzzle === undefined

/** Who plays a seat: the level of a computer, or what is known of a person. */
export function sayPlayer(seat: number): string {
  if (isTaught()) return ''
  const { opponents } = wordsOf(settings.language)
  const player = client.snapshot?.players[seat] ?? 'unknown'
  return player === 'unknown' && client.online !== undefined ? client.online.says[seat] : opponents[player]
}
