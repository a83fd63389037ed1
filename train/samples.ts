import type { Insight, View } from '../src/games/insight.ts'

/** Whole numbers for a unit of a feature, of a share and of the evaluation. */
const FEATURE = 256
const SHARE = 3600
const POINT = 16
const LARGEST = 32767

/** One seat at one moment of a game that was played to its end. */
export interface SeatSample {
  readonly side: number
  /** What its side won in the end. */
  readonly share: number
  /** How it was judged by the judgement in use. */
  readonly judged: number
}

/** Views of seats and what became of them, as whole numbers: seats, then for each its side, share, evaluation, features and cards. */
export class SampleWriter {
  private words = new Int16Array(1 << 16)
  private length = 0

  /** A game begins: those who split samples must not split a game. */
  beginGame(): void {
    this.put(0)
  }

  beginMoment(seats: number): void {
    this.put(seats)
  }

  /** Writes a seat and returns where its share is to be put when the game is over. */
  addSeat(side: number, judged: number, { values, rows, count }: View): number {
    this.put(side)
    const at = this.length
    this.put(0)
    this.put(Math.max(-LARGEST, Math.min(LARGEST, Math.round(judged * POINT))))
    let filled = 0
    for (const value of values) if (value !== 0) filled++
    this.put(filled)
    values.forEach((value, feature) => {
      if (value === 0) return
      this.put(feature)
      this.put(Math.max(-LARGEST, Math.min(LARGEST, Math.round(value * FEATURE))))
    })
    this.put(count)
    for (let i = 0; i < count; i++) this.put(rows[i])
    return at
  }

  setShare(at: number, share: number): void {
    this.words[at] = Math.round(share * SHARE)
  }

  /** How much is written, and back to it: for games that come to no end. */
  get mark(): number {
    return this.length
  }

  backTo(mark: number): void {
    this.length = mark
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.words.slice(0, this.length).buffer)
  }

  private put(word: number): void {
    if (this.length === this.words.length) {
      const larger = new Int16Array(2 * this.words.length)
      larger.set(this.words)
      this.words = larger
    }
    this.words[this.length++] = word
  }
}

/** All samples of a training, column by column: moments, their seats, and what each seat sees. */
export class Samples {
  games = 0
  moments = 0
  /** Game of each moment, and where its seats begin; one more closes the last. */
  readonly game: number[] = []
  readonly firstSeat: number[] = [0]
  readonly side: number[] = []
  readonly share: number[] = []
  readonly judged: number[] = []
  /** Of each seat: where its features and its cards begin; one more closes the last. */
  readonly firstFeature: number[] = [0]
  readonly firstCard: number[] = [0]
  feature: Uint16Array
  value: Float32Array
  card: Uint16Array

  constructor(blocks: Iterable<Uint8Array>) {
    const all = [...blocks].map((bytes) => new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)))
    const words = all.reduce((sum, { length }) => sum + length, 0)
    this.feature = new Uint16Array(words)
    this.value = new Float32Array(words)
    this.card = new Uint16Array(words)
    let [features, cards] = [0, 0]
    for (const block of all) {
      for (let at = 0; at < block.length; ) {
        const seats = block[at++]
        if (seats === 0) {
          this.games++
          continue
        }
        this.game.push(this.games - 1)
        for (let seat = 0; seat < seats; seat++) {
          this.side.push(block[at++])
          this.share.push(block[at++] / SHARE)
          this.judged.push(block[at++] / POINT)
          for (let left = block[at++]; left > 0; left--) {
            this.feature[features] = block[at++]
            this.value[features++] = block[at++] / FEATURE
          }
          for (let left = block[at++]; left > 0; left--) this.card[cards++] = block[at++]
          this.firstFeature.push(features)
          this.firstCard.push(cards)
        }
        this.moments++
        this.firstSeat.push(this.side.length)
      }
    }
    this.feature = this.feature.slice(0, features)
    this.value = this.value.slice(0, features)
    this.card = this.card.slice(0, cards)
  }
}

/** What decides how samples of a game look, so that old ones are not read as new ones. */
export function shapeOf({ version, features, zones, traits }: Insight<never>): unknown {
  return { version, features, zones, cards: traits.ids }
}
