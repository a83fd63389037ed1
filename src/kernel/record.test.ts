import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pile, PilePosition } from '../../test/pile.ts'
import type { GameEvent } from './event.ts'
import { eventSeenBy } from './event.ts'
import { hiddenSign } from './excerpt.ts'
import { hashPosition } from './position.ts'
import { seedOf } from './random.ts'
import { RECORD_LIMITS } from './record-limits.ts'
import { makeRecord, parseRecord } from './record.ts'
import type { GameRecord } from './record.ts'
import { beginRecord, closeRecord, replay } from './replay.ts'

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
  return closeRecord(pile, p, beginRecord(pile, seedOf(2), { seats: 2 }, { engine: '0.1.0', players: ['Anna', 'Bo'] }), moves)
}

const record = played()
const text = makeRecord(record)
const lines = text.split('\n')
/** Lines before the first move: the first, seven keys, an empty one. */
const HEAD = 9

/** The record without what only says where it stands in its text. */
function told(source: string) {
  const result = parseRecord(source)
  return result.ok ? { ...result.value, lines: undefined } : result.error
}

function parsed(damaged: string): string {
  const result = parseRecord(damaged)
  return result.ok ? 'fine' : `${result.error.line}: ${result.error.message}`
}

/** Reads and plays a text. */
function fault(source: string): string {
  const read = parseRecord(source)
  if (!read.ok) return `${read.error.line}: ${read.error.message}`
  const result = replay(pile, read.value)
  return result.ok ? 'fine' : `${result.error.line}: ${result.error.message}`
}

function replayed(change: Partial<GameRecord>): string {
  const result = replay(pile, { ...record, ...change })
  return result.ok ? 'fine' : `${result.error.line}: ${result.error.message}`
}

const withLine = (number: number, line: string) => lines.map((old, i) => (i === number - 1 ? line : old)).join('\n')

describe('a record', () => {
  test('is written, read and played again to the same hash', () => {
    expect(told(text)).toEqual(record)
    expect(replayed({})).toBe('fine')
    expect(lines.slice(0, HEAD)).toEqual([
      'catena record 2',
      'game pile',
      'seed 0860b879aac14680f81009728298f8b4',
      'setup {"seats":2}',
      'engine 0.1.0',
      'players ["Anna","Bo"]',
      expect.stringMatching(/^cards card-1:[0-9a-f]{8} card-2:[0-9a-f]{8} card-3:[0-9a-f]{8}$/),
      'result 0 1 pile',
      '',
    ])
  })

  test('keeps what it does not know, and writes it again', () => {
    const foreign = text.replace('\nengine', '\nEvent Friday evening\nround_no 3\nGröße 2\nempty\nengine')
    const read = parseRecord(foreign)
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.others).toEqual([
      ['Event', 'Friday evening'],
      ['round_no', '3'],
      ['Größe', '2'],
      ['empty', ''],
    ])
    expect(read.value.moves).toEqual(record.moves)
    const again = makeRecord(read.value)
    expect(told(again)).toEqual(told(foreign))
    expect(again).toContain('\nEvent Friday evening\nround_no 3\nGröße 2\nempty\n')
  })

  test('of the first form can still be read; its hash was of columns and is not checked', () => {
    const old = ['catena record 1', ...lines.slice(1, 4), '', ...record.moves, '', 'hash 0123456789abcdef', ''].join('\n')
    expect(told(old)).toEqual({ game: 'pile', seed: record.seed, setup: record.setup, moves: record.moves })
    const read = parseRecord(old)
    expect(read.ok && replay(pile, read.value).ok).toBe(true)
  })

  test('may have Windows line ends and its byte-order mark, blank lines and no hash', () => {
    expect(told(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(record)
    expect(parsed(text.replace('\nroll', '\n\nroll'))).toBe('fine')
    expect(told(makeRecord({ ...record, hash: undefined }))).toEqual({ ...record, hash: undefined })
  })

  test('comes back whatever is in it (property)', () => {
    const move = fc.stringMatching(/^[a-z0-9][a-z0-9 >-]{0,10}[a-z0-9]$/).filter((m) => !m.startsWith('hash '))
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue(), fc.array(move), (seed, setup, moves) => {
        const one = { game: 'pile', seed: seedOf(seed), setup: JSON.parse(JSON.stringify(setup)) as unknown, moves, hash: undefined }
        expect(told(makeRecord(one))).toEqual(one)
      }),
    )
  })

  test('of a game without cards comes back', () => {
    expect(makeRecord({ ...record, cards: [] })).not.toContain('cards')
    expect(told(makeRecord({ ...record, cards: [] }))).toEqual({ ...record, cards: undefined })
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
    expect(parsed(withLine(1, 'catena record 3'))).toBe(
      '1: the record was made by a newer Catena, in form 3; this one reads forms 1 and 2. Update Catena to read it',
    )
    expect(parsed(withLine(1, 'catena record three'))).toMatch(/^1: this is not a Catena record/)
    expect(parsed('')).toMatch(/^1: this is not a Catena record/)
    expect(parsed('{"game":"pile"}')).toMatch(/^1: this is not a Catena record/)
    expect(parsed(withLine(2, 'pile'))).toBe('9: the head needs a line "game" and NAME')
    expect(parsed(withLine(2, 'Pile!'))).toBe('2: a line of the head is a key and a value, not "Pile!"; an empty line ends the head')
    expect(parsed(withLine(3, 'seed dice'))).toMatch(/^3: .* 32 hexadecimal digits/)
    expect(parsed(lines.slice(0, 3).join('\n'))).toMatch(/^4: .*"setup" and JSON/)
    expect(parsed(withLine(4, 'setup {"seats":'))).toMatch(/^4: the setup is not valid JSON/)
    expect(parsed(withLine(5, 'game pile'))).toBe('5: "game" stands in line 2 already; leave one of the two out')
    expect(parsed(withLine(6, 'players 3'))).toMatch(/^6: the players must be a JSON list of names/)
    expect(parsed(withLine(7, 'cards card-1'))).toMatch(/^7: a card is its id/)
    expect(parsed(lines.filter((line) => line !== '').join('\n'))).toMatch(/^9: .*; an empty line ends the head$/)
    expect(parsed(text.replace(/hash .*/, 'hash 12'))).toMatch(/the hash must be 16 hexadecimal digits$/)
    expect(parsed(text.replace('\n\n', '\nconceded anna\n\n'))).toMatch(/: who conceded must be numbers of seats, from 0$/)
    expect(parsed(`${text}roll\n`)).toBe(`${lines.length}: nothing may follow the hash line`)
  })

  test('in the content', () => {
    expect(replayed({ game: 'nightfall' })).toBe('2: this is a record of "nightfall", not of "pile"')
    expect(replayed({ setup: { seats: 9 } })).toBe('4: pile is for 2 to 4 seats')
    const moves = [...record.moves]
    moves[3] = '99'
    const wrong = makeRecord({ ...record, moves })
    expect(fault(wrong)).toBe(`${HEAD + 4}: "99" is not possible here; it was made by engine 0.1.0`)
    // lines are counted in the text as it was read, blank ones too
    expect(fault(wrong.replace('\n99', '\n\n\n99'))).toMatch(new RegExp(`^${HEAD + 6}: "99"`))
    const end = HEAD + record.moves.length
    expect(fault(makeRecord({ ...record, moves: [...record.moves, 'roll'] }))).toMatch(
      new RegExp(`^${end + 1}: the game is over before "roll"`),
    )
    expect(fault(makeRecord({ ...record, hash: '0'.repeat(16) }))).toMatch(new RegExp(`^${end + 2}: the game ends in another position`))
    expect(fault(makeRecord({ ...record, result: '1 0 pile' }))).toMatch(/^8: the game ends with "0 1 pile"/)
    expect(replayed({ seed: seedOf(3) })).toMatch(/^\d+: /)
  })

  test('and never fills the screen, nor steers it', () => {
    const huge = 'x'.repeat(20_000_000)
    const steering = '\u001b[2J\u009b31m\u202e'
    for (const bad of [
      huge,
      `catena record 2\n${huge}`,
      withLine(2, `game ${'x'.repeat(150_000)}`),
      withLine(4, `setup ${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      withLine(4, 'x'.repeat(250_000)),
      withLine(5, `engine ${'x'.repeat(500)}`),
      withLine(6, `players ["${'x'.repeat(500)}"]`),
      withLine(6, 'players ["\\u001b[2J"]'),
      withLine(7, `cards ${'x'.repeat(5000)}`),
      withLine(HEAD + 3, 'x'.repeat(5000)),
      withLine(HEAD + 3, `play ${'x'.repeat(300)}`),
      withLine(HEAD + 3, steering),
      withLine(1, steering),
      `${text.slice(0, -25)}${'roll\n'.repeat(RECORD_LIMITS.moves)}`,
    ]) {
      const message = fault(bad)
      expect(message).not.toBe('fine')
      expect(message.length).toBeLessThan(300)
      expect(hiddenSign(message), message).toBeUndefined()
    }
  })

  test('leaves the game up to where it departs, and says which cards have changed', () => {
    const moves = [...record.moves]
    moves[3] = '99'
    const [first, ...cards] = record.cards!
    const departed = replay(pile, {
      ...record,
      moves,
      cards: [{ ...first, print: '00000000' }, ...cards, { id: 'gone', print: first.print }],
    })
    if (departed.ok || departed.departure === undefined) throw new Error('it should depart')
    expect(departed.departure).toMatchObject({ move: 3, changed: ['card-1', 'gone'] })
    expect(departed.error.message).toMatch(/since it was made by engine 0.1.0, these cards have changed: card-1, gone$/)
    const there = departed.departure.p
    const wanted: string[] = []
    replay(pile, { ...record, moves: record.moves.slice(0, 3), hash: undefined, result: undefined }, (p) => wanted.push(pile.invariant(p)))
    expect(pile.invariant(there)).toBe(wanted[3])
    expect(pile.seatToDecide(there)).toBeGreaterThanOrEqual(0)
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
  expect(amounts).not.toEqual([])
})

test('where the rules fail, a record departs with the position before, and says so', () => {
  let made = 0
  const failing = {
    ...pile,
    choose(p: PilePosition, option: number) {
      pile.choose(p, option)
      if (made++ === 3) throw new RangeError('a step failed')
    },
  }
  const result = replay(failing, record)
  expect(result).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/^the rules fail at ".+": a step failed/) },
    departure: { move: 3 },
  })
  const before = replay(pile, { ...record, moves: record.moves.slice(0, 3), hash: undefined, result: undefined })
  if (result.ok || !before.ok) throw new Error('both are known')
  expect(hashPosition(result.departure!.p)).toBe(hashPosition(before.value))
})
