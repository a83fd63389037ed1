import type { Position } from './position.ts'

/** 128 bits as 32 hexadecimal digits. */
export type Seed = string

/** Anything that draws 32-bit words: the generator of a position, or a free-standing one for agents. */
export interface Random {
  /** An integer in 0 … bound-1. */
  below(bound: number): number
}

/**
 * Reads a seed: a whole number (0 to 2^53-1) or 32 hexadecimal digits.
 * Returns undefined for anything else; nothing is ever hashed or guessed into a seed.
 */
export function parseSeed(text: string): Seed | undefined {
  if (/^[0-9a-f]{32}$/i.test(text)) return text.toLowerCase()
  if (!/^\d{1,16}$/.test(text)) return undefined
  const value = Number(text)
  return Number.isSafeInteger(value) ? seedOf(value) : undefined
}

/** The seed that a small number stands for: the same on every machine. */
export function seedOf(value: number): Seed {
  const words = new Int32Array(4)
  let state = (value ^ Math.floor(value / 4294967296)) | 0
  for (let i = 0; i < 4; i++) {
    state = (state + 0x9e3779b9) | 0
    words[i] = mix(state ^ Math.imul(i + 1, Math.floor(value / 4294967296)))
  }
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Loads a seed into the generator of a position. */
export function seedPosition(words: Int32Array, seed: Seed): void {
  for (let i = 0; i < 4; i++) words[i] = parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0
  // xoshiro must not start at all zeros
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words[0] = 1
}

/** The next 32-bit word of xoshiro128** (Blackman and Vigna, 2018). */
export function nextWord(s: Int32Array): number {
  const s1 = s[1]
  const five = Math.imul(s1, 5)
  const result = Math.imul((five << 7) | (five >>> 25), 9)
  s[2] ^= s[0]
  s[3] ^= s1
  s[1] ^= s[2]
  s[0] ^= s[3]
  s[2] ^= s1 << 9
  s[3] = (s[3] << 11) | (s[3] >>> 21)
  return result >>> 0
}

/** One draw from chance, an integer in 0 … bound-1. The only source of randomness in a game; a test can script it. */
export function roll(p: Position, bound: number): number {
  if (p.script !== undefined) {
    const scripted = p.script.take(bound)
    if (scripted >= 0) return scripted
  }
  return bounded(p.random, bound)
}

function bounded(words: Int32Array, bound: number): number {
  // multiply-shift; the bias is below bound / 2^32
  return Math.floor((nextWord(words) * bound) / 4294967296)
}

/**
 * Rolls supplied by a test, taken in order before the generator.
 * `assertExhausted` fails when one was not consumed: a script that is longer than the game rolls is a wrong test.
 */
export class Script {
  private readonly rolls: number[]
  private taken = 0

  constructor(rolls: readonly number[]) {
    this.rolls = [...rolls]
  }

  take(bound: number): number {
    if (this.taken >= this.rolls.length) return -1
    const value = this.rolls[this.taken++]
    if (value < 0 || value >= bound) throw new Error(`scripted roll ${this.taken} is ${value}, but it must be 0 to ${bound - 1}`)
    return value
  }

  assertExhausted(): void {
    const left = this.rolls.length - this.taken
    if (left > 0) throw new Error(`${left} scripted roll(s) were not used`)
  }
}

/** A generator outside any position, for agents and drivers. */
export class Generator implements Random {
  private readonly words = new Int32Array(4)

  constructor(seed: Seed) {
    seedPosition(this.words, seed)
  }

  below(bound: number): number {
    return bounded(this.words, bound)
  }

  /** A fresh seed for another game or position. */
  seed(): Seed {
    let text = ''
    for (let i = 0; i < 4; i++) text += nextWord(this.words).toString(16).padStart(8, '0')
    return text
  }
}

/** Gives a position a fresh generator, drawn from `random`: what a seat cannot know includes the rolls to come. */
export function reseed(p: Position, random: Random): void {
  for (let i = 0; i < 4; i++) p.random[i] = (random.below(65536) << 16) | random.below(65536)
  if ((p.random[0] | p.random[1] | p.random[2] | p.random[3]) === 0) p.random[0] = 1
}

function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}
