import type { Position } from '../kernel/position.ts'
import { Counter } from './counter.ts'
import { noteConcession } from './conceding.ts'
import { asksWithin, type Happened } from './session.ts'
import type { Story } from './story.ts'

/** Positions are kept every so many steps; those between are played again. */
const STRIDE = 16

/** A story played once, listening: what happened in it, and its position at every step. Every client that replays walks through it by this. */
export class Playback {
  readonly happened: Happened[] = []
  /** How much had happened before each step. */
  readonly told: number[] = []
  /** The first step of each turn. */
  readonly turns: number[] = [0]
  /** Who chose in each step. */
  readonly movers: number[] = []
  /** What the cards are that are named in it, by their numbers: a position before them does not know all of them. */
  readonly ids = new Map<number, string>()
  private readonly story: Story
  private readonly kept: Position[] = []
  /** The step that the position stands at. */
  private at = -1

  /** Plays the story to its end; it stands nowhere before it is asked to come to a step. */
  constructor(story: Story) {
    const { title, p, moves } = story
    const { game } = title
    this.story = story
    const counter = new Counter(title)
    counter.begin(p)
    let within: Happened['within']
    game.listen(p, (event) => {
      this.happened.push({ event, ...title.moment(p), changes: counter.read(p), step: this.told.length - 1, within })
      for (const card of [event.source, ...event.cards]) {
        const id = card < 0 ? undefined : game.cardId(p, card)
        if (id !== undefined) this.ids.set(card, id)
      }
    })
    let { turn } = title.moment(p)
    for (const [at, move] of moves.entries()) {
      if (at % STRIDE === 0) this.keep()
      this.told.push(this.happened.length)
      this.movers.push(game.seatToDecide(p))
      within = asksWithin(title, p)
      game.choose(p, game.parseOption(p, move))
      const now = title.moment(p).turn
      if (now !== turn) this.turns.push(at + 1)
      turn = now
    }
    if (moves.length % STRIDE === 0) this.keep()
    for (const seat of story.conceded ?? []) this.happened.push(noteConcession(title, p, seat, moves.length))
    this.told.push(this.happened.length)
    game.listen(p, undefined)
  }

  /** Brings the position to a step. `look` is given the option that led there, while the position is the one before it. */
  comeTo(step: number, look?: (option: number) => void): void {
    const { title, p, moves } = this.story
    const { game } = title
    // one step earlier than needed, so that the last choice can be looked at
    const before = Math.max(0, step - 1)
    const kept = Math.floor(before / STRIDE)
    if (this.at < kept * STRIDE || this.at > before) {
      game.copy(p, this.kept[kept])
      this.at = kept * STRIDE
    }
    for (; this.at < step; this.at++) {
      const option = game.parseOption(p, moves[this.at])
      if (this.at === step - 1) look?.(option)
      game.choose(p, option)
    }
  }

  private keep(): void {
    const { title, p } = this.story
    const copy = title.game.blank()
    title.game.copy(copy, p)
    this.kept.push(copy)
  }
}
