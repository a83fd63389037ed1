import { expect, test } from 'vitest'
import { thoughts } from '../src/ai/chance.ts'
import { Dealings } from '../src/games/dealings.ts'
import { titles } from '../src/games/index.ts'
import { secretsOf } from '../src/games/secrets.ts'
import type { Game } from '../src/kernel/game.ts'
import { Generator, type Random, type Seed, seedOf } from '../src/kernel/random.ts'

const GAMES = 200

/** A place that the first world of each seat has as it really is more often than by chance, over games from small seeds. */
function suspect(game: Game, chanceOf: (seed: Seed, number: number) => Random): string | undefined {
  const secrets = secretsOf(game)
  const dealings = new Dealings()
  const world = game.blank()
  for (let number = 0; number < GAMES; number++) {
    const seed = seedOf(number)
    const started = game.start(game.defaultSetup(2), seed)
    if (!started.ok) throw new Error(started.error.message)
    for (const seat of [0, 1]) {
      game.copy(world, started.value)
      game.determinize(world, seat, chanceOf(seed, number))
      dealings.count(secrets.hidden(started.value, seat), secrets.hidden(world, seat))
    }
  }
  return dealings.suspect
}

test.each([...titles.keys()])('%s: worlds that agents imagine are independent of the deal', (name) => {
  const { game } = titles.get(name)!
  expect(suspect(game, (_, number) => thoughts(number))).toBeUndefined()
})

test('an agent that drew from the chance of the game would be found out', () => {
  const found = suspect(titles.get('keyforge')!.game, (seed) => {
    const random = new Generator(seed)
    // as the game's first roll, an opponent's is another matter: whether it slips
    random.below(100)
    return random
  })
  expect(found).toContain('hand of another')
})
