// A finished or broken-off game, looked at step by step from any seat.
import type { Position } from '../kernel/position.ts'
import { recordOf, type Story } from './match.ts'
import type { Answer, Company, Language } from './protocol.ts'
import { viewTable } from './snapshot.ts'
import { Voice } from './voice.ts'

/** Positions are kept every so many steps; those between are played again. */
const STRIDE = 16

export class Replay {
  private readonly story: Story
  private readonly company: Company
  private readonly kept: Position[] = []
  private readonly voice: Voice
  /** The first step of each turn, and how many log lines there were before each step. */
  private readonly turns: number[] = [0]
  private readonly told: number[] = []
  private readonly movers: number[] = []
  private step: number
  private viewer: number
  private revision = 0
  private sent = 0
  private readonly post: (answer: Answer) => void

  /** Plays the story to its end once, listening; then it stands at `step`. */
  constructor(story: Story, company: Company, step: number, viewer: number, post: (answer: Answer) => void) {
    const { door, p, moves } = story
    const { game } = door
    this.story = story
    this.company = company
    this.post = post
    this.viewer = this.seatOf(viewer)
    this.voice = new Voice(door, p, this.viewer, this.isPerson(this.viewer), company.language, company.names)
    game.listen(p, (event) => this.voice.hear(event, this.told.length - 1))
    let turn = door.moment(game.observe(p, 0)).turn
    for (const [at, move] of moves.entries()) {
      if (at % STRIDE === 0) this.keep()
      this.told.push(this.voice.lines)
      this.movers.push(game.seatToDecide(p))
      game.choose(p, game.parseOption(p, move))
      const { turn: now } = door.moment(game.observe(p, 0))
      if (now !== turn) this.turns.push(at + 1)
      turn = now
    }
    if (moves.length % STRIDE === 0) this.keep()
    this.told.push(this.voice.lines)
    game.listen(p, undefined)
    this.step = this.stepOf(step)
  }

  go(step: number, viewer: number): void {
    const seat = this.seatOf(viewer)
    if (seat !== this.viewer) {
      this.viewer = seat
      this.voice.turnTo(seat, this.isPerson(seat))
      this.sent = 0
    }
    this.step = this.stepOf(step)
    this.show()
  }

  speak(language: Language, names: readonly string[]): void {
    this.voice.speak(language, names)
    this.sent = 0
    this.show()
  }

  show(): void {
    const { moves, seed } = this.story
    const chosen = this.comeTo(this.step)
    const table = viewTable(this.story, this.viewer, this.company.players)
    const log = this.voice.from(this.sent)
    this.revision++
    this.post({
      ...table,
      revision: this.revision,
      language: this.voice.language,
      decision: undefined,
      prompt: undefined,
      options: [],
      logStart: this.sent,
      log,
      events: [],
      faces: this.voice.newFaces(table.observation, log),
      canUndo: false,
      undoLine: -1,
      record: recordOf(this.story, moves),
      seed,
      lesson: undefined,
      replay: {
        step: this.step,
        steps: moves.length,
        turns: this.turns,
        told: this.told[this.step],
        mover: this.movers[this.step - 1] ?? -1,
        departs: this.story.departs,
        chosen,
      },
    })
    this.sent = this.voice.lines
  }

  /** Brings the position to a step. Returns what the viewer chose last, undefined when it was somebody else. */
  private comeTo(step: number): string | undefined {
    const { door, p, moves } = this.story
    const { game } = door
    // one step earlier than needed, so that the last choice can be described
    const before = Math.max(0, step - 1)
    const at = Math.floor(before / STRIDE)
    game.copy(p, this.kept[at])
    let chosen: string | undefined
    for (let i = at * STRIDE; i < step; i++) {
      const option = game.parseOption(p, moves[i])
      // what others chose the log tells, as far as the viewer may know it
      if (i === step - 1 && this.movers[i] === this.viewer) chosen = this.voice.option(option, game.describe(p, option)).text
      game.choose(p, option)
    }
    return chosen
  }

  private keep(): void {
    const { door, p } = this.story
    const copy = door.game.blank()
    door.game.copy(copy, p)
    this.kept.push(copy)
  }

  private stepOf(step: number): number {
    return Math.max(0, Math.min(this.story.moves.length, step))
  }

  private seatOf(viewer: number): number {
    return this.company.players[viewer] === undefined ? 0 : viewer
  }

  private isPerson(seat: number): boolean {
    return this.company.players[seat] === 'person'
  }
}
