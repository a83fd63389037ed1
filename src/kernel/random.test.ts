import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PilePosition } from '../../test/pile.ts'
import { Generator, nextWord, parseSeed, reseed, roll, Script, seedOf, seedPosition } from './random.ts'

/** xoshiro128** as its authors write it, in big integers: slow and plainly right. */
function reference(state: readonly number[]): () => number {
  const mask = 0xffffffffn
  const s = state.map((word) => BigInt(word >>> 0))
  const rotate = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask
  return () => {
    const result = (rotate((s[1] * 5n) & mask, 7n) * 9n) & mask
    const t = (s[1] << 9n) & mask
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = rotate(s[3], 11n)
    return Number(result)
  }
}

const word = fc.integer({ min: -2147483648, max: 2147483647 })

describe('the generator', () => {
  test('gives the known first values of xoshiro128** from the state 1, 2, 3, 4', () => {
    const words = Int32Array.from([1, 2, 3, 4])
    const values = Array.from({ length: 10 }, () => nextWord(words))
    expect(values).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804])
  })

  test('agrees with the reference from any state (property)', () => {
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (state) => {
        const words = Int32Array.from(state)
        const next = reference(state)
        for (let i = 0; i < 20; i++) expect(nextWord(words)).toBe(next())
      }),
    )
  })

  test('draws below the bound, all values about alike', () => {
    const random = new Generator(seedOf(11))
    const counts = new Array<number>(6).fill(0)
    for (let i = 0; i < 60000; i++) counts[random.below(6)]++
    for (const count of counts) expect(Math.abs(count - 10000)).toBeLessThan(500)
  })

  test('never leaves the bound (property)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 65536 }), (seed, bound) => {
        const value = new Generator(seedOf(seed)).below(bound)
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true)
      }),
    )
  })

  test('begins with all of its seed', () => {
    const words = new Int32Array(4)
    seedPosition(words, '000000010000000200000003fffffffc')
    expect(Array.from(words)).toEqual([1, 2, 3, -4])
  })

  test('is never all zeros', () => {
    const words = new Int32Array(4)
    seedPosition(words, '0'.repeat(32))
    expect(words.some((value) => value !== 0)).toBe(true)
    const p = new PilePosition()
    reseed(p, { below: () => 0 })
    expect(p.random.some((value) => value !== 0)).toBe(true)
  })

  test('hands out seeds that differ', () => {
    const random = new Generator(seedOf(1))
    const seeds = new Set(Array.from({ length: 1000 }, () => random.seed()))
    expect(seeds.size).toBe(1000)
    for (const seed of seeds) expect(parseSeed(seed)).toBe(seed)
  })
})

describe('a seed', () => {
  test('is a whole number or 32 hexadecimal digits', () => {
    expect(parseSeed('42')).toBe(seedOf(42))
    expect(parseSeed('9007199254740991')).toBe(seedOf(9007199254740991))
    expect(parseSeed('0123456789ABCDEF0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
    for (const text of ['', '-1', '1.5', '1e3', 'dice', ' 1', '9007199254740992', '0123456789abcdef', 'g'.repeat(32)]) {
      expect(parseSeed(text), text).toBeUndefined()
    }
  })

  test('differs for numbers that differ (property)', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (a, b) => {
        expect(seedOf(a) === seedOf(b)).toBe(a === b)
        expect(seedOf(a)).toMatch(/^[0-9a-f]{32}$/)
      }),
    )
  })

  test('stays what it is: records of old versions depend on it', () => {
    expect([0, 1, 4294967296].map(seedOf)).toMatchInlineSnapshot(`
      [
        "64625032d9c0799caf362e107fa88912",
        "5e2d177214e498f0d20ea1fdb382f339",
        "0860b879ffe8bd34bb6119a5056181e6",
      ]
    `)
  })
})

describe('scripted rolls', () => {
  function scripted(rolls: number[]): PilePosition {
    const p = new PilePosition()
    seedPosition(p.random, seedOf(1))
    p.script = new Script(rolls)
    return p
  }

  test('come before the generator, which they leave alone', () => {
    const p = scripted([5, 0])
    const before = Array.from(p.random)
    expect([roll(p, 6), roll(p, 2)]).toEqual([5, 0])
    expect(Array.from(p.random)).toEqual(before)
    p.script?.assertExhausted()
    roll(p, 6)
    expect(Array.from(p.random)).not.toEqual(before)
  })

  test('fail when one is impossible, or left over', () => {
    expect(() => roll(scripted([6]), 6)).toThrow('scripted roll 1 is 6, but it must be 0 to 5')
    const p = scripted([1, 2, 3])
    roll(p, 6)
    expect(() => p.script?.assertExhausted()).toThrow('2 scripted roll(s) were not used')
  })

  test('are not part of the value: a copy has none', () => {
    const p = scripted([1])
    const copy = new PilePosition()
    copy.bytes.set(p.bytes)
    expect(copy.script).toBeUndefined()
  })
})
