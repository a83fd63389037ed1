// How much a card in hand says, and how wide it must be to say it (mine.css).
import type { NightfallFace } from './view.ts'

type Lines = NightfallFace['lines']

/** What a card says in hand, but for its kicker: what every starting minion says is left to the large card. */
export const inHand = ({ type, lines }: NightfallFace): Lines =>
  lines.filter(({ kicker, trigger }) => !kicker && (type !== 'starter' || trigger !== undefined))

/** How many letters they have. */
export const countLetters = (lines: Lines): number => lines.reduce((sum, { text, trigger = '' }) => sum + text.length + trigger.length, 0)

/** Classes of a card that says much. */
export function wordiness(lines: Lines): string[] {
  const letters = countLetters(lines)
  return [...(letters > 105 ? ['verbose'] : []), ...(letters > 135 ? ['wordy'] : []), ...(letters > 180 ? ['wordiest'] : [])]
}

/** The least width of a hand whose cards are read whole, with what is between and beside them. */
export function leastWidth(faces: readonly NightfallFace[]): number {
  const widths = faces.map((face) => {
    const said = wordiness([...inHand(face), ...face.lines.filter(({ kicker }) => kicker)])
    return said.includes('wordiest') ? 236 : said.includes('wordy') ? 188 : 152
  })
  return widths.reduce((sum, width) => sum + width + 8, 16)
}
