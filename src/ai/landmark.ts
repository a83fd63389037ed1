import type { Position } from '../kernel/position.ts'

/**
 * A number by which a position is known again, of 53 bits. What lies behind the end of a list, or of the running programs, is left from
 * before and does not count.
 */
export class Landmark {
  private bytes = new Uint8Array(0)
  private words = new Int32Array(0)

  /** `salt` keeps apart what shall not be the same. */
  of(p: Position, salt = 0): number {
    if (this.bytes.length !== p.bytes.length) {
      this.bytes = new Uint8Array(p.bytes.length)
      this.words = new Int32Array(this.bytes.buffer, 0, this.bytes.length >> 2)
    }
    const { bytes, words } = this
    bytes.set(p.bytes)
    const { list, length, start } = p.zones
    for (let zone = 0; zone < length.length; zone++)
      bytes.fill(0, list.byteOffset + start[zone] + length[zone], list.byteOffset + start[zone + 1])
    const frames = p.frames.byteOffset >> 2
    words.fill(0, frames + Math.max(0, p.machine[1]), frames + p.frames.length)
    let low = 0x811c9dc5 | 0
    let high = (0x1b873593 ^ salt) | 0
    for (let i = 0; i < words.length; i++) {
      const word = words[i]
      if (word === 0) continue
      low = Math.imul(low ^ word ^ Math.imul(i, 0x9e3779b1), 16777619)
      high = Math.imul((high << 13) ^ (high >>> 19) ^ word ^ i, 0x85ebca6b | 0)
      low = (low << 5) ^ (low >>> 27) ^ high
    }
    return (high >>> 0) * 2 ** 21 + (low >>> 11)
  }
}
