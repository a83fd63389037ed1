/**
 * Columns over one buffer: the storage of every position.
 *
 * A game's position class asks for its columns in order; each is a typed view of the same bytes, so that copying, comparing,
 * hashing and sending a position is one call on `bytes`. Sizes are in elements. Throws when the declared size is too small.
 */
export class Columns {
  readonly bytes: Uint8Array
  readonly entries: ColumnEntry[] = []
  private offset = 0

  constructor(size: number) {
    this.bytes = new Uint8Array(Math.ceil(size / 8) * 8)
  }

  uint8(name: string, length: number): Uint8Array {
    return new Uint8Array(this.bytes.buffer, this.take(name, 'uint8', length, 1), length)
  }

  int8(name: string, length: number): Int8Array {
    return new Int8Array(this.bytes.buffer, this.take(name, 'int8', length, 1), length)
  }

  int16(name: string, length: number): Int16Array {
    return new Int16Array(this.bytes.buffer, this.take(name, 'int16', length, 2), length)
  }

  int32(name: string, length: number): Int32Array {
    return new Int32Array(this.bytes.buffer, this.take(name, 'int32', length, 4), length)
  }

  /** Bytes in use so far; a test of each game pins the final figure. */
  get used(): number {
    return this.offset
  }

  private take(name: string, type: ColumnEntry['type'], length: number, width: number): number {
    const start = Math.ceil(this.offset / width) * width
    this.offset = start + length * width
    if (this.offset > this.bytes.length) {
      throw new CapacityError(name, `needs ${this.offset} bytes, the position was declared with ${this.bytes.length}`)
    }
    this.entries.push({ name, type, offset: start, length })
    return start
  }
}

/** One column as the printer and the size test see it. */
export interface ColumnEntry {
  readonly name: string
  readonly type: 'uint8' | 'int8' | 'int16' | 'int32'
  readonly offset: number
  readonly length: number
}

/** A declared capacity was exceeded: a fault of the declaration, never of a player. Names the column. */
export class CapacityError extends Error {
  constructor(column: string, detail: string) {
    super(`capacity of column "${column}": ${detail}`)
    this.name = 'CapacityError'
  }
}
