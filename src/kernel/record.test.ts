import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pile, PilePosition } from '../../test/pile.ts'
import type { GameEvent } from './event.ts'
import { eventSeenBy } from './event.ts'
import { hashPosition } from './position.ts'
import { seedOf } from './random.ts'
import { makeRecord, parseRecord, replay } from './record.ts'
import type { GameRecord } from './record.ts'

/** A whole game of the first options: it lays cards until the pile falls over. */
function played(): GameRecord {
  const started = pile.start({ seats: 2 }, seedOf(2))
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const moves: string[] = []
  const options = new Int16Array(8)
  while (pile.options(p, options) > 0) {
    moves.push(pile.makeOption(p, options[0]))
    pile.choose(p, options[0])
  }
  return { game: 'pile', seed: seedOf(2), setup: { seats: 2 }, moves, hash: hashPosition(p) }
}

const record = played()
const text = makeRecord(record)
const lines = text.split('\n')

function parsed(damaged: string): string {
  const result = parseRecord(damaged)
  return result.ok ? 'fine' : `${result.error.line}: ${result.error.message}`
}

function replayed(change: Partial<GameRecord>): string {
  const result = replay(pile, { ...record, ...change })
  return result.ok ? 'fine' : `${result.error.line}: ${result.error.message}`
}

const withLine = (number: number, line: string) => lines.map((old, i) => (i === number - 1 ? line : old)).join('\n')

describe('a record', () => {
  test('is written, read and played again to the same hash', () => {
    const back = parseRecord(text)
    expect(back).toEqual({ ok: true, value: record })
    expect(replayed({})).toBe('fine')
  })

  test('may have Windows line ends, blank lines and no hash', () => {
    expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: record })
    expect(parsed(text.replace('\nroll', '\n\nroll'))).toBe('fine')
    expect(parseRecord(makeRecord({ ...record, hash: undefined }))).toEqual({ ok: true, value: { ...record, hash: undefined } })
  })

  test('comes back whatever is in it (property)', () => {
    const move = fc.stringMatching(/^[a-z0-9][a-z0-9 >-]{0,10}[a-z0-9]$/).filter((m) => !m.startsWith('hash '))
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue(), fc.array(move), (seed, setup, moves) => {
        const one = { game: 'pile', seed: seedOf(seed), setup: JSON.parse(JSON.stringify(setup)) as unknown, moves, hash: undefined }
        expect(parseRecord(makeRecord(one))).toEqual({ ok: true, value: one })
      }),
    )
  })

  test('shows the visitor every position, before each move and at the end', () => {
    const seen: number[] = []
    const sums: number[] = []
    replay(pile, record, (p, move) => {
      seen.push(move)
      sums.push(p.facts[2])
    })
    expect(seen).toEqual(Array.from({ length: record.moves.length + 1 }, (_, i) => i))
    expect(sums[0]).toBe(0)
    expect(sums[sums.length - 1]).toBeGreaterThan(30)
  })
})

describe('damage names its line', () => {
  test('in the form', () => {
    expect(parsed('')).toMatch(/^1: this is not a Catena record/)
    expect(parsed('{"game":"pile"}')).toMatch(/^1: this is not a Catena record/)
    expect(parsed(withLine(2, 'pile'))).toBe('2: the second line must be "game NAME"')
    expect(parsed(withLine(3, 'seed dice'))).toMatch(/^3: .* 32 hexadecimal digits/)
    expect(parsed(lines.slice(0, 3).join('\n'))).toMatch(/^4: .*"setup" and JSON/)
    expect(parsed(withLine(4, 'setup {"seats":'))).toMatch(/^4: the setup is not valid JSON/)
    expect(parsed(text.replace(/hash .*/, 'hash 12'))).toMatch(/the hash must be 16 hexadecimal digits$/)
    expect(parsed(`${text}roll\n`)).toBe(`${lines.length}: nothing may follow the hash line`)
  })

  test('in the content', () => {
    expect(replayed({ game: 'nightfall' })).toBe('2: this is a record of "nightfall", not of "pile"')
    expect(replayed({ setup: { seats: 9 } })).toBe('4: pile is for 2 to 4 seats')
    const moves = [...record.moves]
    moves[3] = '99'
    expect(replayed({ moves })).toBe('9: "99" is not possible here')
    expect(lines[8]).toBe(record.moves[3])
    expect(replayed({ moves: [...record.moves, 'roll'] })).toBe(`${6 + record.moves.length}: the game is over before "roll"`)
    expect(replayed({ hash: '0'.repeat(16) })).toMatch(/the game ends in another position/)
    expect(replayed({ seed: seedOf(3) })).toMatch(/^\d+: /)
    expect(lines[6 + record.moves.length]).toMatch(/^hash/)
    expect(replayed({ hash: '0'.repeat(16) })).toMatch(new RegExp(`^${7 + record.moves.length}: `))
  })

  test('a cut text is refused, or is a record of the moves before the cut (property)', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        const result = parseRecord(text.slice(0, length))
        if (!result.ok) expect(result.error.line).toBeGreaterThan(0)
        else if (replay(pile, result.value).ok) {
          // only the last move may be cut itself
          const whole = result.value.moves.slice(0, -1)
          expect(whole).toEqual(record.moves.slice(0, whole.length))
        }
      }),
    )
  })
})

test('an event hides its cards from a seat that may not know them, and keeps their number', () => {
  const event: GameEvent = { kind: 'draw', seat: 1, source: -1, cards: [4, 5], amount: 2, seen: 0b10 }
  expect(eventSeenBy(event, 1)).toBe(event)
  expect(eventSeenBy(event, 0).cards).toEqual([-1, -1])
})

test('a listener hears what happens', () => {
  const p = new PilePosition()
  const started = pile.start({ seats: 2 }, seedOf(2))
  if (!started.ok) throw new Error(started.error.message)
  pile.copy(p, started.value)
  const amounts: number[] = []
  pile.listen(p, (event) => amounts.push(event.amount))
  pile.choose(p, Number(record.moves[0]))
  expect(amounts).toHaveLength(1)
})
