/**
 * Sets of cards inside frames: three 32-bit words, card c is bit c mod 32 of word c / 32. Room for 96 cards.
 * A game with more cards gives the number of words that its sets have, three at least, as the last argument.
 * `at` is the index of the first word in the frames column.
 */
export const SET_WORDS = 3
export const SET_CARDS = 96

export function clearSet(words: Int32Array, at: number, size = SET_WORDS): void {
  words[at] = 0
  words[at + 1] = 0
  words[at + 2] = 0
  for (let i = 3; i < size; i++) words[at + i] = 0
}

export function addTo(words: Int32Array, at: number, card: number): void {
  words[at + (card >> 5)] |= 1 << (card & 31)
}

export function dropFrom(words: Int32Array, at: number, card: number): void {
  words[at + (card >> 5)] &= ~(1 << (card & 31))
}

export function isIn(words: Int32Array, at: number, card: number): boolean {
  return card >= 0 && (words[at + (card >> 5)] & (1 << (card & 31))) !== 0
}

export function copySet(words: Int32Array, to: number, from: number, size = SET_WORDS): void {
  words[to] = words[from]
  words[to + 1] = words[from + 1]
  words[to + 2] = words[from + 2]
  for (let i = 3; i < size; i++) words[to + i] = words[from + i]
}

export function uniteSet(words: Int32Array, to: number, from: number, size = SET_WORDS): void {
  words[to] |= words[from]
  words[to + 1] |= words[from + 1]
  words[to + 2] |= words[from + 2]
  for (let i = 3; i < size; i++) words[to + i] |= words[from + i]
}

export function isSameSet(words: Int32Array, at: number, other: number, size = SET_WORDS): boolean {
  for (let i = 0; i < size; i++) if (words[at + i] !== words[other + i]) return false
  return true
}

export function isEmptySet(words: Int32Array, at: number, size = SET_WORDS): boolean {
  let all = words[at] | words[at + 1] | words[at + 2]
  for (let i = 3; i < size; i++) all |= words[at + i]
  return all === 0
}

export function sizeOfSet(words: Int32Array, at: number, size = SET_WORDS): number {
  let all = bits(words[at]) + bits(words[at + 1]) + bits(words[at + 2])
  for (let i = 3; i < size; i++) all += bits(words[at + i])
  return all
}

/** The first card after `card` in the set (start with -1), or -1 when there is none. */
export function nextIn(words: Int32Array, at: number, card: number, size = SET_WORDS): number {
  let c = card + 1
  while (c < size << 5) {
    const rest = words[at + (c >> 5)] >>> (c & 31)
    if (rest !== 0) return c + 31 - Math.clz32(rest & -rest)
    c = (c | 31) + 1
  }
  return -1
}

function bits(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
