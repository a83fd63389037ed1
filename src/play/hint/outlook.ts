// What is different at the end of the turn, and at the next turn of who chooses, when a choice is followed by what the search would do:
// told of several worlds. Worlds with the same chance are the same ones, so that two choices can be held against each other.
import { type Chance, chanceOf } from '../../ai/chance.ts'
import { Rollout } from '../../ai/search-rollout.ts'
import type { Sight } from '../../ai/sight.ts'
import type { Counts, Title } from '../../games/title.ts'
import type { Result } from '../forecast.ts'
import type { Voice } from '../voice.ts'
import { eventSeenBy } from '../../kernel/event.ts'
import type { Position } from '../../kernel/position.ts'

/** Something that everybody counts: what it is now, and what it comes to in each world. */
export interface Count {
  readonly what: string
  readonly seat: number
  /** More of it is good for who chooses. */
  readonly wanted: boolean
  readonly now: number
  readonly ends: readonly number[]
}

export interface Outlook {
  /** Before the first turn, such as when a hand can be exchanged, it is the first own turn that is looked at. */
  readonly first: boolean
  /** At the end of the turn, what decides the game first. */
  readonly counts: readonly Count[]
  /** When the next own turn begins. */
  readonly later: readonly Count[]
  /** What else happens to cards in at least half of the worlds. */
  readonly result: Pick<Result, 'certain' | 'possible'>
  /** What is done then in at least half of the worlds. */
  readonly plan: readonly string[]
}

const WORLDS = 8
/** No honest turn is longer, nor what others do until the next one. */
const LIMIT = 80
const LATER = 240
/** Counts of which one wants few. */
const UNWANTED: readonly string[] = ['wounds']
/** Options that are compared at each decision. */
const WIDTH = 8
/** What the counts say, goes without saying, or happens at the end of every turn. */
const UNTOLD: readonly string[] = [
  ...['gain', 'lose', 'pay', 'placeAmber', 'moveAmber', 'returned', 'exalt', 'damage', 'damagePlayer', 'prevented', 'wardLost', 'eluded'],
  ...['ready', 'exhaust', 'draw', 'heal', 'move', 'moveDamage', 'swap', 'chains', 'win', 'mana', 'deal', 'initiative', 'offer', 'end'],
]

/** What somebody does by choice. */
const ACTS: readonly string[] = ['play', 'reap', 'attack', 'attacks', 'action', 'omni', 'summon', 'use']

interface Scene<P extends Position> {
  readonly title: Title<P>
  readonly p: P
  readonly sight: Sight<P>
  readonly voice: Voice
  /** What is counted besides what the game is won by. */
  readonly holdings: ((p: P) => Counts) | undefined
}

/** `isLate`: enough time was spent. */
export function lookAhead<P extends Position>(
  { title, p, sight, voice, holdings }: Scene<P>,
  option: number,
  lots: Chance,
  isLate: () => boolean,
): Outlook {
  const { game } = title
  const count = (world: P): Counts => ({ ...title.counts(world), ...holdings?.(world) })
  const seat = game.seatToDecide(p)
  const now = count(p)
  const shown = title.shown(game.observe(p, seat))
  const told = title.effects.filter((kind) => !UNTOLD.includes(kind))
  const rollout = new Rollout(game)
  const options = new Int16Array(game.maxOptions)
  const first = title.moment(p).turn === 0
  const ends: Counts[] = []
  const laters: Counts[] = []
  const seen = new Map<string, number>()
  const done = new Map<string, number>()
  while (ends.length < WORLDS && (ends.length < 2 || !isLate())) {
    const random = chanceOf(lots.seed())
    const world = sight.sample(random)
    const isOwn = (): boolean => {
      const { turn, active } = title.moment(world)
      return turn > 0 && active.includes(seat)
    }
    let began = game.lap(world)
    let isTold = !first
    const texts = new Set<string>()
    const acts = new Set<string>()
    // the option itself says which act it is
    let counts = game.kind(p) !== 'main'
    let end: Counts | undefined
    game.listen(world, (event) => {
      if (!isTold) return
      // what the next turn begins with, such as a forged key, comes with the same choice and is no longer of this one
      if (game.lap(world) !== began) end ??= count(world)
      if (end !== undefined) return
      // cards of a dealt world have the numbers of other cards: only what the seat sees by name is told of
      const isEffect = title.effects.includes(event.kind)
      const isAct = counts && !isEffect && event.seat === seat && event.cards.length === 1 && ACTS.includes(event.kind)
      if ((isEffect ? !told.includes(event.kind) : !isAct) || event.cards.some((card) => !shown.has(card))) return
      const text = voice.event({ ...eventSeenBy(event, seat), source: isAct ? event.source : -1 })
      if (text !== undefined) (isAct ? acts : texts).add(text)
    })
    game.choose(world, option)
    counts = true
    const playOn = (limit: number, isThere: () => boolean): void => {
      for (let made = 0; made < limit && game.seatToDecide(world) >= 0 && !isThere(); made++) {
        const many = game.options(world, options)
        game.choose(world, many === 1 ? options[0] : rollout.pick(world, game.seatToDecide(world), options, many, WIDTH, random))
      }
    }
    if (first) {
      playOn(LATER, isOwn)
      began = game.lap(world)
      isTold = true
    }
    playOn(LIMIT, () => game.lap(world) !== began)
    game.listen(world, undefined)
    ends.push(end ?? count(world))
    playOn(LATER, () => game.lap(world) !== began && isOwn())
    laters.push(count(world))
    for (const text of texts) seen.set(text, (seen.get(text) ?? 0) + 1)
    for (const text of acts) done.set(text, (done.get(text) ?? 0) + 1)
  }
  const most = (found: ReadonlyMap<string, number>) =>
    [...found].filter(([, times]) => 2 * times >= ends.length).sort(([, a], [, b]) => b - a)
  const often = most(seen)
  const pick = (isSure: boolean) => often.filter(([, times]) => (times === ends.length) === isSure).map(([text]) => text)
  const gather = (found: readonly Counts[]): Count[] =>
    Object.entries(now).flatMap(([what, seats]) =>
      seats.map((amount, one) => ({
        what,
        seat: one,
        wanted: (game.side(p, one) === game.side(p, seat)) !== UNWANTED.includes(what),
        now: amount,
        ends: found.map((end) => end[what][one]),
      })),
    )
  return {
    first,
    counts: gather(ends),
    later: gather(laters),
    result: { certain: pick(true), possible: pick(false) },
    plan: most(done).map(([text]) => text),
  }
}
