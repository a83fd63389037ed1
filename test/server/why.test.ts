// Why something cannot be chosen, asked over the wire: answered by the rules, for the own seat, whatever is asked.
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../../src/games/register.ts'
import type { OptionView } from '../../src/kernel/decision.ts'
import { Generator, seedOf } from '../../src/kernel/random.ts'
import { seatOf } from '../../src/play/table/rule.ts'
import { begin, playByLot } from './play.ts'
import { serveTests } from './served.ts'
import type { TestServer } from './server.ts'

const SEED = Number(process.env.SEED ?? 77)
console.log(`why not, with seed ${SEED}`)

let server: TestServer

serveTests(
  (one) => (server = one),
  () => ({ unlimited: true }),
)

/** Wishes that somebody may send who does not know the game, or wants to break it. */
function anyWishes(verbs: readonly string[], random: Generator): OptionView[] {
  const numbers = [-1, 0, 1, 3, 7, 12, 40, 80, 200, 4096, -7, 2 ** 31, Number.MAX_SAFE_INTEGER]
  const words = [...verbs, 'target', 'flip', 'summon-at', 'claim', 'raiseTide', '', '__proto__', 'constructor']
  const number = () => (random.below(2) === 0 ? random.below(100) : numbers[random.below(numbers.length)])
  const word = () => words[random.below(words.length)]
  return Array.from({ length: 64 }, () => {
    const wish: Record<string, unknown> = { verb: word() }
    for (const field of ['card', 'target', 'mode', 'amount', 'ability', 'part', 'source']) if (random.below(2) === 0) wish[field] = number()
    for (const field of ['as', 'name']) if (random.below(4) === 0) wish[field] = word()
    if (random.below(3) === 0) wish.place = random.below(2) === 0 ? number() : word()
    if (random.below(4) === 0) wish.seat = random.below(5)
    return wish as unknown as OptionView
  })
}

test.each(GAME_NAMES)('%s: it is answered as the rules answer, and nothing changes by it', async (game) => {
  const random = new Generator(seedOf(SEED))
  const { table, sitters } = await begin(server, game)
  let rules = 0
  for (let round = 0; round < 12; round++) {
    await Promise.race(sitters.map((sitter) => playByLot(sitter, table, random, 2)))
    for (const { client, player } of sitters) {
      const now = await server.server.hall.read(table)
      if (now.phase !== 'live') break
      const wishes = anyWishes(now.title.verbs, random)
      const { entry, reasons } = await client.why(table, wishes)
      expect(reasons).toHaveLength(wishes.length)
      const then = await server.server.hall.read(table)
      if (entry !== now.number || then.number !== now.number) continue
      const seat = seatOf(now, player.id)
      const expected = wishes.map((wish) => now.title.game.explain(now.game!.p, seat, wish))
      expect(reasons).toEqual(JSON.parse(JSON.stringify(expected)))
      rules += new Set(reasons.flat().map(({ rule }) => rule)).size
    }
  }
  console.log(`${game}: ${rules} answers of a rule`)
  expect(rules).toBeGreaterThan(10)
})

test('it is answered to those who sit there, while the game runs, and refused by name to all others', async () => {
  const { table, sitters } = await begin(server, 'riftblade')
  const stranger = await (await server.guest()).connect()
  await stranger.watch(table)
  const wishes = [{ verb: 'play', card: 1 }]
  expect(await stranger.ask({ type: 'why', table, wishes })).toMatchObject({ type: 'refused', code: 'not-seated', table })
  expect(await stranger.ask({ type: 'why', table: 'nowhere', wishes })).toMatchObject({ code: 'no-table' })
  const [{ client, player }] = sitters
  const open = await player.open({ game: 'riftblade' })
  await player.ask('POST', `tables/${open}/seat`, {})
  expect(await client.ask({ type: 'why', table: open, wishes })).toMatchObject({ code: 'not-started' })
  expect(await client.ask({ type: 'why', table, wishes: [] })).toMatchObject({ code: 'bad-request', facts: { path: 'wishes' } })
  expect(await client.ask({ type: 'why', table, wishes: Array(65).fill(wishes[0]) })).toMatchObject({ code: 'bad-request' })
  expect(await client.ask({ type: 'why', table, wishes: [{ card: 1 }] })).toMatchObject({ facts: { path: 'wishes.0.verb' } })
  await client.must({ type: 'concede', table })
  expect(await client.ask({ type: 'why', table, wishes })).toMatchObject({ code: 'over' })
})
