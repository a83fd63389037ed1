import { describe, expect, test } from 'vitest'
import { extent } from '../../test/extent.ts'
import { pile, secretsOfPile } from '../../test/pile.ts'
import type { PilePosition } from '../../test/pile.ts'
import { SPECTATOR } from '../kernel/event.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Game } from '../kernel/game.ts'
import { parseSeed, reseed, seedOf } from '../kernel/random.ts'
import type { Random } from '../kernel/random.ts'
import { parseRecord } from '../kernel/record.ts'
import { titles } from './index.ts'
import { checkLaws, checkRecord, LawError } from './laws.ts'
import { secretsOf } from './secrets.ts'
import type { Secrets } from './secret.ts'

// The same games each time, so that a breach tells of the change that is tested; LAWS_SEED=new draws others, and finds more.
const wanted = process.env.LAWS_SEED ?? '2026'
const seed = parseSeed(wanted === 'new' ? String(Date.now()) : wanted)
if (seed === undefined) throw new Error(`LAWS_SEED must be "new", a whole number or 32 hexadecimal digits, not "${wanted}"`)
/** As many on every machine: what a slow one leaves out would be tested nowhere. */
const GAMES = Number(process.env.LAWS_GAMES ?? extent(5, 20))

const played = [...titles.values()].map(({ game, randomSetup }) => ({ game, setup: randomSetup, secrets: secretsOf(game) }))
for (const { game, setup, secrets } of [...played, { game: pile as Game, setup: undefined, secrets: secretsOfPile as Secrets }]) {
  test(`${game.name} keeps the laws`, () => {
    const report = checkLaws(game, { games: GAMES, seed, secrets, setup })
    console.log(`laws: ${JSON.stringify(report)}`)
    expect(report.games).toBe(GAMES)
    expect(secrets.places).toEqual(expect.arrayContaining(Object.keys(report.places)))
  })
}

describe('every breach is found', () => {
  const run = (change: Partial<Game<PilePosition>>) => () =>
    checkLaws({ ...pile, ...change }, { games: 40, seed: seedOf(7), secrets: secretsOfPile, limit: 500 })
  const counter = { n: 0 }
  const breaches: readonly (readonly [law: RegExp, change: Partial<Game<PilePosition>>])[] = [
    [/options are never empty/, { options: (p, out) => (p.facts[2] > 9 ? 0 : pile.options(p, out)) }],
    [/options are ascending/, { options: (p, out) => swapped(pile.options(p, out), out) }],
    [/options are stable/, { options: (p, out) => Math.max(1, pile.options(p, out) - (counter.n++ % 2)) }],
    [/options stay under maxOptions/, { maxOptions: 3 }],
    [/asking changes nothing/, { decision: spoilt }],
    [/looking changes nothing/, { evaluate: (p) => p.random[0]++ }],
    [/options look different/, { describe: () => ({ verb: 'play' }) }],
    [/a copy goes on like the original/, { apply: cheating }],
    [/an illegal option is refused/, { choose: (p, option) => (option < 0 ? undefined : pile.choose(p, option)) }],
    [/an illegal option changes nothing/, { choose: spoiling }],
    [/determinize leaves the observation/, { observe: (p) => Array.from(p.zones.list) }],
    [/determinize leaves the observation/, { observe: (p) => Array.from(p.random) }],
    [/determinize reseeds chance/, { determinize: () => undefined }],
    [/determinize reseeds chance.* word 3/, { determinize: keepingWord }],
    [/determinize reseeds chance.* word 0 .* in two worlds/, { determinize: fixingWord }],
    [/determinize deals anew.*deck/, { determinize: keepingTop, apply: slowly, choose: slowly }],
    [/determinize deals anew.*hand of another/, { determinize: keepingHands, apply: slowly, choose: slowly }],
    [/an event shows a seat only what it may know/, { listen: retold((event) => ({ ...event, seen: 127 })) }],
    [/an event shows a spectator only what it may know/, { listen: retold((event) => ({ ...event, seen: 255 })) }],
    [/what a seat comes to know is told/, { listen: retold((event) => ({ ...event, seen: 0 })) }],
    [/hears the same in worlds/, { listen: retold((event, p) => ({ ...event, source: p.zones.list[0] })) }],
    [/determinize deals anew/, { determinize: (p, _seat, random) => reseed(p, random), apply: slowly, choose: slowly }],
    [/dealt the same worlds/, { determinize: telling }],
    [/explain tells a seat/, { explain: (p, _seat, { card = 0 }) => [{ rule: 'pile.turn.1', facts: { zone: p.zones.of[card] } }] }],
    [/a spectator sees nothing/, { observe: (p, seat) => (seat === SPECTATOR ? Array.from(p.zones.of) : pile.observe(p, seat)) }],
    [/hidden things do not change the options/, { options: (p, out) => Math.max(1, pile.options(p, out) - (p.zones.list[0] & 1)) }],
    [/cards are neither lost nor doubled/, { invariant: (p) => String(p.facts[2]) }],
    [/notation can be read back/, { parseOption: () => 1 }],
    [/a setup survives JSON/, { checkSetup: () => ({ ok: false, error: { code: 'no', message: 'no' } }) }],
    [/no end after/, { outcome: () => undefined, apply: endless, choose: endless }],
    [/outcome/, { outcome: (p) => (p.facts[3] < 0 ? undefined : { shares: [1, 1], reason: 'both' }) }],
  ]
  for (const [law, change] of breaches) test(String(law), () => expect(run(change)).toThrow(law))

  function spoilt(p: PilePosition) {
    p.random[0]++
    return pile.decision(p)
  }

  function cheating(p: PilePosition, option: number): void {
    pile.apply(p, option)
    p.facts[2]++
  }

  function spoiling(p: PilePosition, option: number): void {
    if (option < 0) p.random[1]++
    pile.choose(p, option)
  }

  function retold(change: (event: GameEvent, p: PilePosition) => GameEvent): Game<PilePosition>['listen'] {
    return (p, sink) => pile.listen(p, sink === undefined ? undefined : (event) => sink(change(event, p)))
  }

  function keepingWord(p: PilePosition, seat: number, random: Random): void {
    const [, , , before] = p.random
    pile.determinize(p, seat, random)
    p.random[3] = before
  }

  function fixingWord(p: PilePosition, seat: number, random: Random): void {
    pile.determinize(p, seat, random)
    p.random[0] = 42
  }

  /** Brings what a zone held back to it, by exchange with where it went. */
  function keeping(p: PilePosition, cards: readonly number[], before: PilePosition): void {
    const { list, of } = p.zones
    for (const card of cards) {
      const [to, at] = [
        before.zones.list.indexOf(card, before.zones.start[before.zones.of[card]]),
        list.indexOf(card, p.zones.start[of[card]]),
      ]
      const other = list[to]
      ;[list[to], list[at]] = [card, other]
      ;[of[card], of[other]] = [of[other], of[card]]
    }
  }

  function keepingTop(p: PilePosition, seat: number, random: Random): void {
    const before = pile.blank()
    pile.copy(before, p)
    pile.determinize(p, seat, random)
    keeping(p, secretsOfPile.hidden(before, seat)[0].things.slice(-5), before)
  }

  function keepingHands(p: PilePosition, seat: number, random: Random): void {
    const before = pile.blank()
    pile.copy(before, p)
    pile.determinize(p, seat, random)
    for (const { things } of secretsOfPile.hidden(before, seat).slice(1)) keeping(p, things, before)
  }

  function swapped(n: number, out: Int16Array): number {
    if (n > 1) [out[0], out[1]] = [out[1], out[0]]
    return n
  }

  /** What chance has in store shows in the world that is dealt. */
  function telling(p: PilePosition, seat: number, random: Random): void {
    const [, before] = p.random
    pile.determinize(p, seat, random)
    p.random[1] += before
  }

  /** Lets a game last, so that there is much to look at. */
  function slowly(p: PilePosition, option: number): void {
    const sum = p.facts[2]
    pile.choose(p, option)
    if (p.machine[0] >= 0 && p.random[3] % 8 !== 0) p.facts[2] = sum
  }

  function endless(p: PilePosition, option: number): void {
    const out = new Int16Array(8)
    if (!out.subarray(0, pile.options(p, out)).includes(option)) throw new Error('illegal')
    p.random[2]++
  }
})

test('a breach comes with its record, and the record leads to it again', () => {
  const broken = { ...pile, outcome: (p: PilePosition) => (p.facts[3] < 0 ? undefined : { shares: [1, 1], reason: 'both' }) }
  try {
    checkLaws(broken, { games: 5, seed: seedOf(3), secrets: secretsOfPile })
    expect.unreachable()
  } catch (problem) {
    if (!(problem instanceof LawError)) throw problem
    expect(problem.law).toBe('outcome')
    expect(problem.decision).toBeGreaterThan(2)
    const record = parseRecord(problem.record)
    if (!record.ok) throw new Error(record.error.message)
    expect(record.value.moves).toHaveLength(problem.decision)
    expect(() => checkRecord(broken, secretsOfPile, record.value, seedOf(1))).toThrow(/law "outcome"/)
    expect(() => checkRecord(pile, secretsOfPile, record.value, seedOf(1))).not.toThrow()
  }
})
