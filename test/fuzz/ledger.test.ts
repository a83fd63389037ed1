// The books find what they are there for: each invariant is broken by hand in the middle of a game.
import { describe, expect, test } from 'vitest'
import { keyforge } from '../../src/games/keyforge/index.ts'
import { DECK, PURGED, QUEUED, zoneOf } from '../../src/games/keyforge/rules/index.ts'
import type { KeyforgePosition } from '../../src/games/keyforge/rules/index.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { parseRecord } from '../../src/kernel/record.ts'
import { replay } from '../../src/kernel/replay.ts'
import { cardAt, remove } from '../../src/kernel/zones.ts'
import { playBlock } from './block.ts'
import { COUNTED, Ledger } from './ledger.ts'
import { addReport, blocksOf, newTally, showTally } from './tally.ts'

/** Plays a game with the books kept; `spoil` is let at the position after so many decisions. */
function playWith(decisions: number, spoil: (p: KeyforgePosition) => void): void {
  const random = new Generator(seedOf(3))
  const started = keyforge.start(keyforge.defaultSetup(2), random.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const options = new Int16Array(keyforge.maxOptions)
  const ledger = new Ledger()
  ledger.begin(p)
  for (let made = 0; keyforge.seatToDecide(p) >= 0; made++) {
    if (made === decisions) spoil(p)
    keyforge.apply(p, options[random.below(keyforge.options(p, options))])
    ledger.check()
  }
  ledger.end()
}

describe('a game that is tampered with breaks', () => {
  const never = () => expect.unreachable()
  test('nothing, when it is not', () => playWith(100_000, never))

  test.each<[law: string, spoil: (p: KeyforgePosition) => void]>([
    ['amber is conserved', (p) => void p.amber[0]++],
    ['cards are neither lost nor doubled', (p) => remove(p.zones, cardAt(p.zones, zoneOf(DECK, 0), 0))],
    ['cards are neither lost nor doubled', (p) => void (p.zones.of[cardAt(p.zones, zoneOf(DECK, 1), 0)] = zoneOf(PURGED, 0))],
    ['counts stay in their bounds', (p) => void (p.chains[1] = 25)],
    ['what leaves play takes nothing with it', (p) => void (p.damage[cardAt(p.zones, zoneOf(DECK, 1), 0)] = 2)],
    ['nothing is pending between turns', (p) => void p.state[QUEUED]++],
  ])('%s', (law, spoil) => {
    expect(() => playWith(60, spoil)).toThrow(law)
  })
})

test('a block follows from its seed, and counts what its cards did', () => {
  const block = { seed: seedOf(9), games: 30, laws: 1, decks: 'generated' } as const
  const report = playBlock(block)
  expect(report.breaches).toEqual([])
  expect(playBlock(block)).toEqual(report)
  const sums = COUNTED.map((_, i) => report.counts.reduce((sum, n, at) => (at % COUNTED.length === i ? sum + n : sum), 0))
  expect(sums[0]).toBe(30 * 72)
  for (const sum of sums) expect(sum).toBeGreaterThan(30)
  const tally = newTally(seedOf(1), 'generated', 0)
  addReport(tally, report)
  addReport(tally, report)
  expect([tally.games, tally.decisions, tally.underLaws]).toEqual([60, 2 * report.decisions, 2])
  expect(showTally(tally)[0]).toContain('60 games with generated decks')
})

test('blocks depend on the seed and their place only, so that a run can go on where it ended', () => {
  const all = blocksOf(newTally(seedOf(5), 'random', 0), 3500)
  expect(all.map(({ games }) => games)).toEqual([1000, 1000, 1000, 500])
  expect(blocksOf(newTally(seedOf(5), 'random', 2000), 3500)).toEqual(all.slice(2))
})

test('the record of a breach is that of the game until then', () => {
  const { apply } = keyforge
  let decisions = 0
  try {
    keyforge.apply = (p, option) => {
      apply(p, option)
      if (++decisions === 40) throw new Error('made up')
    }
    const [breach, ...more] = playBlock({ seed: seedOf(2), games: 2, laws: 0, decks: 'generated' }).breaches
    expect(more).toEqual([])
    expect(breach).toMatchObject({ law: 'no error', message: expect.stringContaining('made up') })
    const record = parseRecord(breach.record)
    if (!record.ok) throw new Error(record.error.message)
    expect(record.value.moves).toHaveLength(40)
    expect(replay(keyforge, record.value).ok).toBe(true)
  } finally {
    keyforge.apply = apply
  }
})

test('Æmber that is spread anew is in nobody’s hands for a while, and all there afterwards (kf.move.4)', () => {
  expect(playBlock({ seed: seedOf(4), games: 60, laws: 0, decks: 'mm' }).breaches.map(({ message }) => message)).toEqual([])
})
