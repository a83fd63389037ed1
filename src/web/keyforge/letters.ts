// How much room words take, guessed from their letters: tiles and tabs are sized before anything is drawn.

/** The width of a word, in letters of the usual width. */
export function measure(word: string): number {
  let width = 0
  for (const letter of word) width += "fijlrt’'.-".includes(letter) ? 0.6 : 'mwMW'.includes(letter) ? 1.4 : letter < 'a' ? 1.15 : 1
  return width
}

const SPACE = 0.5
/** What of a broken word comes to its last line at least, as it is broken between syllables. */
const SYLLABLE = 4

/** Lines that a name takes in a place so many letters wide. */
export function countLines(name: string, room: number): number {
  let lines = 1
  let used = 0
  for (const word of name.split(/ |(?<=-)/)) {
    const length = measure(word)
    if (used > 0 && used + SPACE + length > room) {
      lines++
      used = 0
    }
    used += (used > 0 ? SPACE : 0) + length
    while (used > room) {
      lines++
      used = Math.max(used - room, Math.min(SYLLABLE, room))
    }
  }
  return lines
}
