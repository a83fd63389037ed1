// Ratings as people read them: on the scale of chess, where everybody begins with 1500 and nobody is sure of it.
import { formatOf } from '../../games/register.ts'
import type { Language } from '../protocol.ts'
import type { Listed, PlayerRating, Strength } from './server.ts'

/** Points of people for one of the server's. */
const SCALE = 60

const round = (value: number, language: Language): string => new Intl.NumberFormat(language).format(Math.round(value * SCALE))

/** A rating, with how unsure it is. */
export function writeRating({ mu, sigma }: Strength, language: Language): string {
  return `${round(mu, language)} ± ${round(sigma, language)}`
}

/** What a game has changed. */
export function writeChange(before: Strength, after: Strength, language: Language): string {
  return `${round(before.mu, language)} → ${writeRating(after, language)}`
}

/** The rating of a player in what is played at a table; undefined for one who has none yet. */
export function findRating(ratings: readonly PlayerRating[], player: string, table: Pick<Listed, 'game' | 'format'>): Strength | undefined {
  const format = formatOf(table)?.name
  return ratings.find((one) => one.player === player && one.game === table.game && one.format === format)
}
