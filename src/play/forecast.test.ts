import { expect, test, vi } from 'vitest'
import { thoughts } from '../ai/chance.ts'
import '../games/keyforge/index.ts'
import { openTitleFor } from '../games/load.ts'
import type { Decision } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import { Generator, seedOf } from '../kernel/random.ts'
import { foretell, foretellByWorlds, isForetold, sayForetold } from './forecast.ts'
import { layTrial } from './trial.ts'
import type { Voice } from './voice.ts'

test('what comes of an option is tried bit by bit, a single choice at a time, with the same result', async () => {
  const title = await openTitleFor('keyforge', undefined)
  const { game } = title
  const random = new Generator(seedOf(7))
  const started = game.start(game.defaultSetup(2), random.seed())
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const trial = layTrial(title)
  const choose = vi.spyOn(game, 'choose')
  const options = new Int16Array(game.maxOptions)
  let told = 0
  for (let questions = 0; questions < 200 && game.decision(p) !== undefined; questions++) {
    const count = game.options(p, options)
    const { seat, kind } = game.decision(p)!
    const { untried = [] } = title.foreseen!()
    const tried = [...options.slice(0, count)].filter((option) => !untried.includes(game.describe(p, option).verb))
    for (const option of isForetold(title, kind, count) ? tried : []) {
      const steps = foretellByWorlds(title, p, trial, seat, option, thoughts(1))
      for (let step = steps.next(); ; step = steps.next()) {
        expect(choose).toHaveBeenCalledTimes(1)
        choose.mockClear()
        if (!step.done) continue
        expect(step.value).toEqual(foretell(title, p, trial, seat, option, thoughts(1)))
        if (step.value !== undefined) told++
        choose.mockClear()
        break
      }
    }
    game.choose(p, options[random.below(count)])
    choose.mockClear()
  }
  choose.mockRestore()
  expect(told).toBeGreaterThan(5)
})

test('what an option says itself is not told again as its result', () => {
  const forge = { kind: 'forge', seat: 0, cards: [], amount: 6 } as unknown as GameEvent
  const lose = { ...forge, kind: 'lose' }
  const voice = { fate: () => undefined, event: ({ kind }: GameEvent) => kind } as unknown as Voice
  const decision = { seat: 0, source: -1, rule: 'kf.forge.7', picked: [] } as unknown as Decision
  const say = (...certain: GameEvent[]) =>
    sayForetold(
      { certain, chosen: [], possible: [], still: false, unfollowed: false },
      {
        foreseen: () => ({ kinds: ['forge', 'lose', 'damage'], slight: [], divided: [], steps: [], tried: [], said: {}, veils: [] }),
        counted: [],
      },
      voice,
      { verb: 'forge' },
      decision,
    )
  expect(say(forge)).toBe(undefined)
  expect(say(forge, lose)?.certain).toEqual(['lose'])
})
