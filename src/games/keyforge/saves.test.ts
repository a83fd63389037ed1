import { expect, test } from 'vitest'
import { extent } from '../../../test/extent.ts'
import { Generator } from '../../kernel/random.ts'
import { makeRecord, parseRecord } from '../../kernel/record.ts'
import { beginRecord, closeRecord, replay } from '../../kernel/replay.ts'
import { generateDeck, keyforge } from './index.ts'
import type { KeyforgeSetup } from './index.ts'
import { raritiesOf, SETS } from './sets/index.ts'

/** Games are saved at the first question of each kind, and at every so many. */
const [GAMES, EVERY] = [extent(3, 6), extent(29, 4)]

const seed = '00000000000000000000000000005a7e'
console.log(`games are saved with seed ${seed}`)

test.each(SETS.map(({ slug }) => slug).filter((slug) => raritiesOf(slug) !== undefined))(
  'a record that is saved at any question of a game with decks of %s leads to that question',
  (set) => {
    const seeds = new Generator(seed)
    const kinds = new Set<string>()
    for (let i = 0; i < GAMES; i++) saveAll(set, seeds, kinds)
    expect(kinds.size).toBeGreaterThan(6)
  },
)

function saveAll(set: string, seeds: Generator, kinds: Set<string>): void {
  const [a, b] = [generateDeck(set, seeds.seed()), generateDeck(set, seeds.seed())]
  if (!a.ok || !b.ok) throw new Error(`no decks of ${set}`)
  const setup: KeyforgeSetup = { seats: 2, decks: [a.value, b.value] }
  const start = seeds.seed()
  const started = keyforge.start(setup, start)
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const begun = beginRecord(keyforge, start, setup)
  const random = new Generator(seeds.seed())
  const out = new Int16Array(keyforge.maxOptions)
  const moves: string[] = []
  while (keyforge.seatToDecide(p) >= 0) {
    const kind = String(keyforge.kind(p))
    if (!kinds.has(kind) || moves.length % EVERY === 0) {
      kinds.add(kind)
      const saved = parseRecord(makeRecord(closeRecord(keyforge, p, begun, moves)))
      const resumed = saved.ok ? replay(keyforge, saved.value) : saved
      const asked = resumed.ok ? keyforge.decision(resumed.value) : resumed.error
      expect(asked, `saved at ${kind} after ${moves.length} choices`).toEqual(keyforge.decision(p))
    }
    const option = out[random.below(keyforge.options(p, out))]
    moves.push(keyforge.makeOption(p, option))
    keyforge.choose(p, option)
  }
}
