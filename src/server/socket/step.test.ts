// What is written of an entry is what is told of it, to each as he looks.
import { expect, test } from 'vitest'
import { openHost, wishesOf } from '../../../test/table/host.ts'
import { GAME_NAMES } from '../../games/register.ts'
import { SPECTATOR } from '../../kernel/event.ts'
import { Generator, seedOf } from '../../kernel/random.ts'
import { tellStep } from '../../play/table/facts.ts'
import { apply } from '../../play/table/table.ts'
import type { Advance } from '../tables/advance.ts'
import { writeStep } from './step.ts'

const SEED = Number(process.env.SEED ?? 91)
console.log(`steps with seed ${SEED}`)
const LOOKS = [
  { seat: 0, sits: true },
  { seat: 1, sits: true },
  { seat: SPECTATOR, sits: false },
]

test.each(GAME_NAMES)('%s: the text is that of the message, for each look its own, and written once', async (game) => {
  const host = await openHost(wishesOf(game, 2, {}))
  await host.begin()
  let before = host.table
  const known = host.entries.length
  host.playOn(new Generator(seedOf(SEED)), 40)
  let differing = 0
  for (const entry of host.entries.slice(known)) {
    const advance: Advance = { before, after: apply(before, entry), entry }
    const texts = LOOKS.map((look) => writeStep(advance, look))
    for (const [at, look] of LOOKS.entries()) {
      const message = { type: 'step', table: host.table.open.table, ...tellStep(advance.before, advance.after, entry, look) }
      expect(texts[at]).toBe(JSON.stringify(message))
    }
    if (texts[0] !== texts[1]) differing++
    // a second one who looks so is given the text that is there
    advance.told = advance.told?.map(() => 'written')
    expect(LOOKS.map((look) => writeStep(advance, look))).toEqual(LOOKS.map(() => 'written'))
    before = advance.after
  }
  expect(differing).toBeGreaterThan(10)
})
