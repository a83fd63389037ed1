import { SPECTATOR } from '../kernel/event.ts'
import { type Company, OPPONENTS } from './company.ts'
import { makePatch } from './difference.ts'
import { Playback } from './playback.ts'
import { outcomeOf, type Story } from './story.ts'
import type { Departs, OpenPile, TableState, Update } from './snapshot.ts'
import { viewTable } from './viewer.ts'
import { type Reader, Voice } from './voice.ts'
import { besideFirst } from './watching.ts'

/** What a seat holds hidden, by the names that all games give it. */
type Holding = { readonly [pile in OpenPile['pile']]?: OpenPile['cards'] }
const PILES = ['hand', 'archives'] as const

/** A finished or broken-off game, looked at step by step from any seat, or as a spectator. */
export class Replay {
  private readonly story: Story
  private company: Company
  private readonly playback: Playback
  private readonly voice: Voice
  private step: number
  private viewer: number
  /** Is all shown that any seat may see? */
  private open = false
  private revision = 0
  private sent = 0
  private last: TableState | undefined
  private readonly post: (update: Update) => void

  /** Plays the story to its end once, listening; then it stands at `step`. */
  constructor(story: Story, company: Company, step: number, viewer: number, post: (update: Update) => void) {
    this.story = story
    this.company = company
    this.post = post
    this.viewer = this.seatOf(viewer)
    this.playback = new Playback(story)
    this.voice = new Voice(this.storyOfWords(), this.reader())
    this.step = this.stepOf(step)
  }

  /** All of the log is told at every step: also of cards that the position there does not know yet. */
  private storyOfWords(): Story {
    const { title } = this.story
    const { game } = title
    const { ids } = this.playback
    return { ...this.story, title: { ...title, game: { ...game, cardId: (p, card) => game.cardId(p, card) ?? ids.get(card) } } }
  }

  /** From whose seat it is looked at, `SPECTATOR` for none. */
  get seat(): number {
    return this.viewer
  }

  go(step: number, viewer: number, open = false): void {
    this.open = open
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
    const { story, playback, voice, step, viewer } = this
    const chosen = this.comeTo(step)
    const sent = Math.min(this.sent, voice.read(playback.happened))
    const seen = story.title.game.observe(story.p, viewer)
    const state: TableState = {
      ...viewTable(story, viewer, this.company.players, viewer === SPECTATOR ? besideFirst(seen) : seen),
      outcome: step === story.moves.length ? outcomeOf(story) : undefined,
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
        turns: playback.turns,
        told: voice.linesAt(playback.told[step]),
        departs: this.departure(),
        chosen,
        open: this.open ? this.openPiles() : undefined,
        names: this.names(),
      },
    }
    const log = voice.from(sent)
    const faces = voice.newFaces([state.observation, state.replay?.open], log)
    this.revision++
    this.post({ type: 'update', revision: this.revision, change: makePatch(this.last, state), logStart: sent, log, events: [], faces })
    this.last = state
    this.sent = voice.lines
  }

  /** What the others hold, each as its own seat sees it. */
  private openPiles(): OpenPile[] {
    const { title, p } = this.story
    return this.company.players.flatMap((_, seat) => {
      if (seat === this.viewer) return []
      const own = (title.game.observe(p, seat) as { readonly seats: readonly Holding[] }).seats[seat]
      return PILES.flatMap((pile) => (own?.[pile]?.length ? [{ seat, pile, cards: own[pile] }] : []))
    })
  }

  /** Brings the position to a step. Returns what the viewer chooses in it, undefined when it is somebody else's turn to choose, or nobody's. */
  private comeTo(step: number): string | undefined {
    const { story, playback, voice } = this
    playback.comeTo(step)
    // what others choose the log tells, as far as the viewer may know it
    if (playback.movers[step] !== this.viewer) return undefined
    const { game } = story.title
    return voice.answer(game.describe(story.p, game.parseOption(story.p, story.moves[step])), game.decision(story.p)!)
  }

  /** The cards that have changed by their names, as far as they are here. */
  private departure(): Departs | undefined {
    const { title, departs } = this.story
    if (departs === undefined) return undefined
    const { line, parting, changed, engine } = departs
    return { line, parting, changed: changed.map((id) => title.face(id, this.company.language)?.name ?? id), engine }
  }

  private stepOf(step: number): number {
    return Math.max(0, Math.min(this.story.moves.length, step))
  }

  private seatOf(viewer: number): number {
    const { seats } = this.story.setup as { readonly seats: number }
    return viewer === SPECTATOR || (viewer >= 0 && viewer < seats) ? viewer : 0
  }

  /** Whoever is not known otherwise has the name that the record gives. */
  private names(): string[] {
    const { names, players } = this.company
    const said = this.story.notes?.players ?? []
    return names.map((name, seat) => (players[seat] === 'unknown' && !isKind(said[seat]) && said[seat]) || name)
  }

  private reader(): Reader {
    const { language, players } = this.company
    const names = this.names()
    const people = players.filter((player) => player === 'person').length
    return {
      language,
      names,
      seat: this.viewer,
      own: players[this.viewer] === 'person',
      you: people === 1 ? players.indexOf('person') : undefined,
    }
  }
}

/** A kind of player in the place of a name, as records of computers have it. */
function isKind(name: string | undefined): boolean {
  return name === 'person' || name === 'unknown' || OPPONENTS.some((level) => level === name)
}
