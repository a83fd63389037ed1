// What is different at the end of the turn, when a choice is followed by what the search would do: told of several worlds.
import { Rollout } from '../../ai/search-rollout.ts'
import type { Sight } from '../../ai/sight.ts'
import type { Title } from '../../games/title.ts'
import type { Result } from '../../play/forecast.ts'
import type { Voice } from '../../play/voice.ts'
import { eventSeenBy } from '../../kernel/event.ts'
import type { Position } from '../../kernel/position.ts'
import type { Random } from '../../kernel/random.ts'

/** Something that everybody counts: what it is now, and what it comes to, at least and at most. */
export interface Count {
  readonly what: string
  readonly seat: number
  readonly now: number
  readonly least: number
  readonly most: number
}

export interface Outlook {
  /** Only what differs from now. */
  readonly counts: readonly Count[]
  /** What else happens to cards in at least half of the worlds. */
  readonly result: Pick<Result, 'certain' | 'possible'>
  /** What is done then in at least half of the worlds. */
  readonly plan: readonly string[]
}

const WORLDS = 8
/** No honest turn is longer. */
const LIMIT = 80
/** Options that are compared at each decision. */
const WIDTH = 8
/** What the counts say, goes without saying, or happens at the end of every turn. */
const UNTOLD: readonly string[] = [
  ...['gain', 'lose', 'pay', 'placeAmber', 'moveAmber', 'returned', 'exalt', 'damage', 'damagePlayer', 'prevented', 'wardLost', 'eluded'],
  ...['ready', 'exhaust', 'draw', 'heal', 'move', 'moveDamage', 'swap', 'chains', 'win', 'mana', 'deal', 'initiative', 'offer', 'end'],
]

/** What somebody does by choice. */
const ACTS: readonly string[] = ['play', 'reap', 'attack', 'attacks', 'action', 'omni', 'summon', 'use']

/** `isLate`: enough time was spent. */
export function lookAhead<P extends Position>(
  { title, p, sight, voice }: { readonly title: Title<P>; readonly p: P; readonly sight: Sight<P>; readonly voice: Voice },
  option: number,
  random: Random,
  isLate: () => boolean,
): Outlook {
  const { game } = title
  const seat = game.seatToDecide(p)
  const now = title.counts(p)
  const shown = title.shown(game.observe(p, seat))
  const told = title.effects.filter((kind) => !UNTOLD.includes(kind))
  const rollout = new Rollout(game)
  const options = new Int16Array(game.maxOptions)
  const ends: (typeof now)[] = []
  const seen = new Map<string, number>()
  const done = new Map<string, number>()
  while (ends.length < WORLDS && (ends.length < 2 || !isLate())) {
    const world = sight.sample(random)
    const began = game.lap(world)
    const texts = new Set<string>()
    const acts = new Set<string>()
    // the option itself says which act it is
    let counts = game.kind(p) !== 'main'
    let end: ReturnType<typeof title.counts> | undefined
    game.listen(world, (event) => {
      // what the next turn begins with, such as a forged key, comes with the same choice and is no longer of this one
      if (game.lap(world) !== began) end ??= title.counts(world)
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
    for (let made = 0; made < LIMIT && game.seatToDecide(world) >= 0 && game.lap(world) === began; made++) {
      const count = game.options(world, options)
      game.choose(world, count === 1 ? options[0] : rollout.pick(world, game.seatToDecide(world), options, count, WIDTH, random))
    }
    game.listen(world, undefined)
    ends.push(end ?? title.counts(world))
    for (const text of texts) seen.set(text, (seen.get(text) ?? 0) + 1)
    for (const text of acts) done.set(text, (done.get(text) ?? 0) + 1)
  }
  const most = (found: ReadonlyMap<string, number>) =>
    [...found].filter(([, times]) => 2 * times >= ends.length).sort(([, a], [, b]) => b - a)
  const often = most(seen)
  const pick = (isSure: boolean) => often.filter(([, times]) => (times === ends.length) === isSure).map(([text]) => text)
  return { counts: countChanges(now, ends), result: { certain: pick(true), possible: pick(false) }, plan: most(done).map(([text]) => text) }
}

function countChanges(now: Readonly<Record<string, readonly number[]>>, ends: readonly (typeof now)[]): Count[] {
  return Object.entries(now)
    .flatMap(([what, seats]) =>
      seats.map((count, seat) => {
        const all = ends.map((end) => end[what][seat])
        return { what, seat, now: count, least: Math.min(...all), most: Math.max(...all) }
      }),
    )
    .filter((count) => count.least !== count.now || count.most !== count.now)
}
