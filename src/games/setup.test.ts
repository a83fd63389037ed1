import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Setup } from '../kernel/game.ts'
import { seedOf } from '../kernel/random.ts'
import { titles } from './index.ts'

/** Deeper than a recursive function can follow. */
const deep = (): unknown => {
  let value: unknown = []
  for (let i = 0; i < 20_000; i++) value = [value]
  return value
}
const HOSTILE: readonly unknown[] = [
  { toString: null, valueOf: null },
  { toString: 'text' },
  JSON.parse('{"__proto__":{"seats":2},"constructor":1,"length":3}'),
  ['bumpsy'],
  [['bumpsy']],
  'constructor',
  '__proto__',
  'toString',
  '\u001b[2J\u202e',
  'x'.repeat(100_000),
  Number.MAX_SAFE_INTEGER,
  -0,
  1.5,
  1e308,
]

const DEEP: readonly unknown[] = [deep(), { deep: deep() }]

const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue(), fc.integer(), fc.boolean(), fc.constant(null))

/** Every place of a value, as the keys that lead there. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, item]) => placesIn(item).map((place) => [key, ...place]))]
}

/** The value with something else at a place. */
function put(value: unknown, [key, ...rest]: readonly string[], item: unknown): unknown {
  if (key === undefined) return item
  if (Array.isArray(value)) return value.map((old, i) => (String(i) === key ? put(old, rest, item) : old))
  return { ...(value as object), [key]: put((value as Record<string, unknown>)[key], rest, item) }
}

describe.each([...titles.values()].map(({ game }) => [game.name, game] as const))('setups of %s', (_name, game) => {
  const whole: readonly Setup[] = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => ({
    ...game.defaultSetup(game.seats[0] + i),
    ...(game.name === 'keyforge' ? { chains: [0, 3], first: 1 } : {}),
    ...(game.name === 'riftblade' ? { teams: false, first: 0 } : {}),
    ...(game.name === 'nightfall' ? { archives: { privates: [['bad-smoke']], commons: ['bad-smoke'] } } : {}),
  }))

  /** Refuses with a name and a short sentence, or starts; never throws. */
  const refusesOrStarts = (value: unknown): void => {
    const checked = game.checkSetup(value)
    const started = game.start(value as Setup, seedOf(1))
    expect(started.ok).toBe(checked.ok)
    if (checked.ok) return
    expect(checked.error.code).toMatch(/^[a-z]+(-[a-z]+)+$|^[a-z]+$/)
    expect(checked.error.message.length).toBeLessThan(1000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(checked.error.message).not.toMatch(/[\u0000-\u001f\u202e]/)
  }

  test('whatever comes as JSON is started or refused', () => {
    for (const value of [...HOSTILE, ...DEEP]) refusesOrStarts(value)
    fc.assert(fc.property(fc.jsonValue(), refusesOrStarts))
  })

  test('a field that nobody reads is refused by its name, and so is a number of seats that there is not', () => {
    for (const setup of whole.map(({ seats }) => game.defaultSetup(seats))) {
      expect(game.checkSetup(setup).ok).toBe(true)
      expect(game.checkSetup({ ...setup, zzz: 1 })).toMatchObject({
        error: { code: 'unknown-field', message: expect.stringMatching(/^"zzz" is not part of a setup; it has seats, /) },
      })
      for (const seats of [2.5, '2', 9, -1, null])
        expect(game.checkSetup({ ...setup, seats })).toMatchObject({ error: { code: 'bad-seats' } })
    }
  })

  test('whatever stands in one place of a good setup, and whatever is added, is taken or refused', () => {
    const spoiled = fc
      .constantFrom(...whole)
      .chain((setup) =>
        fc.tuple(fc.constant(setup), fc.constantFrom(...placesIn(setup)), hostile).map(([good, place, item]) => put(good, place, item)),
      )
    fc.assert(fc.property(spoiled, refusesOrStarts), { numRuns: 400 })
    for (const setup of whole)
      for (const [key, value] of Object.entries(setup)) {
        for (const item of [...HOSTILE, ...DEEP]) {
          refusesOrStarts({ ...setup, [key]: item })
          refusesOrStarts({ ...setup, [key]: [value, item] })
          refusesOrStarts({ ...setup, ['x'.repeat(100_000)]: item, archives: item, token: item, teams: item })
        }
      }
  })
})

test('fields of decks of KeyForge, and of their cards, are those that are read', () => {
  const { game } = [...titles.values()][0]
  const { decks } = game.defaultSetup() as unknown as { decks: readonly [{ cards: readonly object[] }, object] }
  const [{ cards }, theirs] = decks
  for (const deck of [
    { ...decks[0], sideboard: [] },
    { ...decks[0], cards: [{ ...cards[0], bonuss: ['draw'] }, ...cards.slice(1)] },
  ])
    expect(game.checkSetup({ seats: 2, decks: [deck, theirs] })).toMatchObject({
      error: {
        code: 'unknown-field',
        message: expect.stringMatching(/"(?:sideboard|bonuss)" is not part of a (?:card of a )?deck; it has /),
      },
    })
})

test('a token of KeyForge is one creature', () => {
  const { game } = [...titles.values()][0]
  const { decks } = game.defaultSetup() as unknown as { decks: readonly [object, object] }
  const withToken = (token: unknown) => game.checkSetup({ seats: 2, decks: [{ ...decks[0], token }, decks[1]] })
  expect(withToken('grunt').ok).toBe(true)
  for (const token of ['punch', 'bumpsy', ['grunt'], { toString: null }])
    expect(withToken(token)).toMatchObject({ error: { code: 'unknown-card' } })
})
