// What the seats of a game are called on the page.
import { client } from './client.svelte.ts'
import { COACH, namePlayers } from './player-names.ts'
import { settings } from './settings.svelte.ts'
import { wordsOf } from './words.ts'

export { shortName } from './player-names.ts'

/** Whoever looks plays it. Nothing is "yours" for those who only watch, though they look from somebody's side. */
export function isOwnSeat(seat: number): boolean {
  const { viewer, players } = client.snapshot!
  return seat === viewer && players[seat] === 'person'
}

/** The name of a seat for the one who looks: "You" for the own seat of somebody who plays. */
export function nameSeat(seat: number): string {
  const words = wordsOf(settings.language)
  const { snapshot, online } = client
  if (snapshot === undefined) return ''
  if (isOwnSeat(seat)) return words.you
  if (isTaught()) return COACH
  return (online?.names ?? snapshot.replay?.names ?? namePlayers(words, snapshot.players))[seat] ?? ''
}

/** The seat from whose side the table is drawn: whoever watches looks from that of the first. */
export const nearSeat = (): number => Math.max(0, client.snapshot!.viewer)

/** The class that gives a seat its colour: the own one, then clockwise, the same in strips, log, questions and charts. */
export function toneOf(seat: number): string {
  const { players } = client.snapshot!
  return `tone-${(seat - nearSeat() + players.length) % players.length}`
}

/** What the place of the hand is called. */
export function sayHand(): string {
  const { zones, piles } = wordsOf(settings.language)
  return isOwnSeat(nearSeat()) ? zones.hand : piles.hand
}

/** What stands beside the nearest name while there is nothing else to say of it. */
export function sayOwnTurn(acts: boolean): string {
  const words = wordsOf(settings.language)
  const { replay, outcome } = client.snapshot!
  // nobody moves in what is only watched
  if (replay) return ''
  if (outcome) return words.gameOver
  if (!isOwnSeat(nearSeat())) return sayPlayer(nearSeat())
  return acts ? words.yourMove : words.waiting
}

/** In a lesson nobody is played against. */
const isTaught = (): boolean => client.snapshot?.lesson !== undefined && client.snapshot.lesson.puzzle === undefined

/** Who plays a seat: the level of a computer, or what is known of a person. */
export function sayPlayer(seat: number): string {
  if (isTaught()) return ''
  const { opponents } = wordsOf(settings.language)
  const player = client.snapshot?.players[seat] ?? 'unknown'
  return client.online?.says[seat] ?? opponents[player]
}
