// What would come of an option: tried on copies of the position, in which all that the seat cannot know is dealt anew.
import { thoughts } from '../ai/chance.ts'
import { eventSeenBy, type GameEvent } from '../kernel/event.ts'
import type { Position } from '../kernel/position.ts'
import type { Match } from './match.ts'
import type { Voice } from './voice.ts'

/** Worlds in which an option is tried: what happens in all of them is told as certain. */
const WORLDS = 3
/** More options than these are not tried, and no more milliseconds are spent on one question. */
const MOST = 12
const PATIENCE = 60

/** What an option leads to, up to the next question. */
export interface Result {
  readonly certain: readonly string[]
  /** What happens in some worlds only. */
  readonly possible: readonly string[]
}

export class Forecast<P extends Position = Position> {
  private readonly match: Match<P>
  private readonly world: P
  private readonly random = thoughts(1)

  /** `now` tells the time in milliseconds. */
  constructor(
    match: Match<P>,
    private readonly now: () => number,
  ) {
    this.match = match
    this.world = match.title.game.blank()
  }

  /** One result for each option of the seat that decides; undefined where nothing that is told would happen, or time is up. */
  tell(seat: number, options: readonly number[], voice: Voice): readonly (Result | undefined)[] {
    const { title, p } = this.match
    const kind = title.game.kind(p)
    if (title.foretold === undefined || kind === undefined || title.asked.includes(kind) || options.length > MOST)
      return options.map(() => undefined)
    const end = this.now() + PATIENCE
    return options.map((option) => (this.now() > end ? undefined : this.foresee(seat, option, voice)))
  }

  /** What comes of one option, whatever is asked; undefined where nothing that is told would happen. */
  foresee(seat: number, option: number, voice: Voice): Result | undefined {
    const { title, p } = this.match
    const { foretold } = title
    if (foretold === undefined) return undefined
    const shown = title.shown(title.game.observe(p, seat))
    const worlds = this.dream(() =>
      Array.from({ length: WORLDS }, () =>
        this.try(seat, option, foretold, (event) => isTold(event, foretold, shown)).map((event) => voice.event(event) ?? ''),
      ),
    )
    if (worlds === undefined) return undefined
    const all = [...new Set(worlds.flat())].filter((text) => text !== '')
    const certain = all.filter((text) => worlds.every((told) => told.includes(text)))
    const possible = all.filter((text) => !certain.includes(text))
    return all.length === 0 ? undefined : { certain, possible }
  }

  /** Undefined where the rules fail in a world: whoever makes that choice will hear of it. */
  private dream<T>(look: () => T): T | undefined {
    try {
      return look()
    } catch {
      return undefined
    }
  }

  private try(seat: number, option: number, foretold: readonly string[], isTold: (event: GameEvent) => boolean): GameEvent[] {
    const { match, world } = this
    const { game } = match.title
    const events: GameEvent[] = []
    game.copy(world, match.p)
    game.determinize(world, seat, this.random)
    game.listen(world, (event) => events.push(event))
    game.choose(world, option)
    game.listen(world, undefined)
    const gone = new Set(events.filter(({ kind }) => kind === 'destroyed').flatMap(({ cards }) => cards))
    // that a card took damage goes without saying when it is destroyed
    const told = events.filter((event) => isTold(event) && !(event.kind === 'damage' && event.cards.every((card) => gone.has(card))))
    told.sort((a, b) => foretold.indexOf(a.kind) - foretold.indexOf(b.kind))
    return told.map((event) => eventSeenBy(event, seat))
  }
}

/** Cards of a dealt world have the numbers of other cards: only what the seat sees by name is told of. */
function isTold({ kind, source, cards }: GameEvent, foretold: readonly string[], shown: ReadonlySet<number>): boolean {
  return foretold.includes(kind) && (source < 0 || shown.has(source)) && cards.every((card) => shown.has(card))
}
