import type { Position } from '../kernel/position.ts'
import type { Company } from './company.ts'
import { Counter } from './counter.ts'
import type { Story } from './story.ts'
import { makePatch } from './patch.ts'
import type { Happened } from './session.ts'
import type { TableState, Update } from './snapshot.ts'
import { viewTable } from './viewer.ts'
import { type Reader, Voice } from './voice.ts'

/** Positions are kept every so many steps; those between are played again. */
const STRIDE = 16

/** A finished or broken-off game, looked at step by step from any seat. */
export class Replay {
  private readonly story: Story
  private company: Company
  private readonly kept: Position[] = []
  private readonly voice: Voice
  private readonly happened: Happened[] = []
  /** The first step of each turn, and how much had happened before each step. */
  private readonly turns: number[] = [0]
  private readonly told: number[] = []
  private readonly movers: number[] = []
  private step: number
  private viewer: number
  private revision = 0
  private sent = 0
  private last: TableState | undefined
  private readonly post: (update: Update) => void

  /** Plays the story to its end once, listening; then it stands at `step`. */
  constructor(story: Story, company: Company, step: number, viewer: number, post: (update: Update) => void) {
    const { title, p, moves } = story
    const { game } = title
    this.story = story
    this.company = company
    this.post = post
    this.viewer = this.seatOf(viewer)
    this.voice = new Voice(story, this.reader())
    const counter = new Counter(title)
    counter.begin(p)
    game.listen(p, (event) => this.happened.push({ event, ...title.moment(p), changes: counter.read(p), step: this.told.length - 1 }))
    let { turn } = title.moment(p)
    for (const [at, move] of moves.entries()) {
      if (at % STRIDE === 0) this.keep()
      this.told.push(this.happened.length)
      this.movers.push(game.seatToDecide(p))
      game.choose(p, game.parseOption(p, move))
      const now = title.moment(p).turn
      if (now !== turn) this.turns.push(at + 1)
      turn = now
    }
    if (moves.length % STRIDE === 0) this.keep()
    this.told.push(this.happened.length)
    game.listen(p, undefined)
    this.step = this.stepOf(step)
  }

  /** From whose seat it is looked at. */
  get seat(): number {
    return this.viewer
  }

  go(step: number, viewer: number): void {
    const seat = this.seatOf(viewer)
    if (seat !== this.viewer) {
      this.viewer = seat
      this.voice.turnTo(this.reader())
      this.sent = 0
    }
    this.step = this.stepOf(step)
    this.show()
  }

  speak(language: Company['language'], names: readonly string[]): void {
    this.company = { ...this.company, language, names }
    this.voice.turnTo(this.reader())
    this.sent = 0
    this.show()
  }

  show(): void {
    const { story, voice, sent, step } = this
    const chosen = this.comeTo(step)
    voice.read(this.happened)
    const state: TableState = {
      ...viewTable(story, this.viewer, this.company.players, story.title.game.observe(story.p, this.viewer)),
      language: voice.language,
      decision: undefined,
      fault: undefined,
      prompt: undefined,
      options: [],
      canUndo: false,
      undoLine: -1,
      lesson: undefined,
      replay: {
        step,
        steps: story.moves.length,
        turns: this.turns,
        told: voice.linesAt(this.told[step]),
        mover: this.movers[step - 1] ?? -1,
        departs: story.departs,
        chosen,
      },
    }
    const log = voice.from(sent)
    const faces = voice.newFaces(state.observation, log)
    this.revision++
    this.post({ type: 'update', revision: this.revision, change: makePatch(this.last, state), logStart: sent, log, events: [], faces })
    this.last = state
    this.sent = voice.lines
  }

  /** Brings the position to a step. Returns what the viewer chose last, undefined when it was somebody else. */
  private comeTo(step: number): string | undefined {
    const { title, p, moves } = this.story
    const { game } = title
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
    const { title, p } = this.story
    const copy = title.game.blank()
    title.game.copy(copy, p)
    this.kept.push(copy)
  }

  private stepOf(step: number): number {
    return Math.max(0, Math.min(this.story.moves.length, step))
  }

  private seatOf(viewer: number): number {
    return this.company.players[viewer] === undefined ? 0 : viewer
  }

  private reader(): Reader {
    const { language, names, players } = this.company
    return { language, names, seat: this.viewer, own: players[this.viewer] === 'person' }
  }
}
