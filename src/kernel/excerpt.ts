/** Control, format, private and unassigned characters, and the two separators that act as line ends. */
const HIDDEN = /[\p{C}\u2028\u2029]/gu
const MOST_LETTERS = 60

/** A value from outside as it can stand in a message: short whatever it is and however deep, and nothing that a terminal would obey. */
export function excerpt(value: unknown): string {
  if (typeof value === 'string') return `"${shorten(value)}"`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (value === undefined) return 'nothing'
  return (typeof value === 'object' && value !== null) || typeof value === 'function' ? 'an object' : String(value)
}

/** A text cut after some letters, with its hidden characters spelled out. */
export function shorten(text: string, most = MOST_LETTERS): string {
  const letters = Array.from(text.slice(0, most * 2))
  const cut = letters.length > most || text.length > most * 2 ? `${letters.slice(0, most).join('')}…` : text
  return cut.replace(HIDDEN, (letter) => `\\u{${(letter.codePointAt(0) as number).toString(16)}}`)
}

/** The first character of a text that a terminal might obey or that cannot be seen, such as `U+001B`; undefined when there is none. */
export function hiddenSign(text: string): string | undefined {
  const at = text.search(HIDDEN)
  return at < 0 ? undefined : `U+${(text.codePointAt(at) as number).toString(16).toUpperCase().padStart(4, '0')}`
}
