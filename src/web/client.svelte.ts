// The page's end of the wire: sends requests to the worker, keeps the last snapshot. It knows no rule.
import type { OptionView } from '../kernel/decision.ts'
import type { EventShown } from '../play/snapshot.ts'
import type { GameName } from '../games/register.ts'
import { COACH, namePlayers } from './player-names.ts'
import { type Keep, type Kept, recordOfKept, takeKeep } from '../play/keep.ts'
import { type Packed, unpack } from '../play/pack.ts'
import { isWhole, takeUpdate } from '../play/snapshot.ts'
import type { OnlineState, TableAct } from './online.ts'
import type {
  Answer,
  CourseAnswer,
  Face,
  FaultReport,
  LogLine,
  PacedCompany,
  Player,
  Problem,
  Request,
  Snapshot,
  WhyAnswer,
} from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { dropRunning, keepFinished, keepRunning } from './storage.ts'
import { wordsOf } from './words.ts'

function gather(players: readonly Player[], isTaught = false): PacedCompany {
  const { language, pause } = settings
  const names = namePlayers(wordsOf(language), players)
  return { language, names: isTaught ? [names[0], COACH] : names, players, pause }
}

class Client {
  snapshot = $state.raw<Snapshot | undefined>(undefined)
  log = $state.raw<readonly LogLine[]>([])
  faces = $state.raw<ReadonlyMap<string, Face>>(new Map())
  /** The game is played at a table of a server. */
  joining = $state(false)
  /** The table of a server that is looked at, and what goes on around the game there. */
  online = $state.raw<OnlineState | undefined>(undefined)
  why = $state.raw<WhyAnswer | undefined>(undefined)
  problem = $state.raw<Problem | undefined>(undefined)
  /** How the game went that has ended. */
  course = $state.raw<CourseAnswer | undefined>(undefined)
  /** The record of the game so far, or of the one that is replayed: the page of a local game keeps it. */
  record = $state.raw('')
  /** What failed, and what can be sent, when the game cannot go on. */
  fault = $state.raw<FaultReport | undefined>(undefined)
  /** The seat of whoever holds the device; another one's cards stay covered. */
  holder = $state(-1)
  /** True from a request that moves the game until its answer. */
  busy = $state(false)
  /** When the last question came up, to ignore a click that was meant for the one before. */
  askedAt = 0
  /** Where the log lines since the player's last own input begin. */
  newFrom = $state(0)
  /** Events since the player's last own input. */
  newEvents = $state.raw<readonly EventShown[]>([])
  /** Called before a snapshot is shown, so that motion can see where everything was. */
  beforeSnapshot: ((next: Snapshot) => void) | undefined

  private worker: Worker | undefined
  private kept: Kept | undefined

  /** A game at this device goes on. */
  get isPlaying(): boolean {
    const { snapshot } = this
    return (
      snapshot !== undefined && snapshot.toDecide >= 0 && !this.joining && snapshot.replay === undefined && snapshot.lesson === undefined
    )
  }

  /** Starts the worker and loads the rules of a game. Called early, so that the first decision comes sooner. */
  warm(game: GameName): void {
    this.send({ type: 'warm', game })
  }

  start(game: GameName, seed: string, players: readonly Player[], setup?: unknown): void {
    this.forget()
    this.send({ type: 'start', game, seed, setup, ...gather(players) })
  }

  /** Goes on with a record; with `step`, from there. One that departs because a card has changed is shown as a replay first. */
  resume(record: string, players: readonly Player[], step?: number): void {
    this.forget()
    this.record = record
    this.send({ type: 'resume', record, step, ...gather(players) })
  }

  replay(record: string, players: readonly Player[], step: number, viewer: number): void {
    this.forget()
    this.record = record
    this.send({ type: 'replay', record, step, viewer, ...gather(players) })
  }

  lesson(game: GameName, step: number): void {
    this.forget()
    this.send({ type: 'lesson', game, step, ...gather(['person', 'random'], true) })
  }

  /** The position of a puzzle; the record has what is asked in its head. */
  puzzle(record: string): void {
    this.forget()
    this.send({ type: 'puzzle', record, ...gather(['person', 'random']) })
  }

  /** Looks at a table of the server, and plays there for whoever sits. */
  join(table: string, name: string): void {
    this.forget()
    this.joining = true
    this.send({ type: 'join', table, name, language: settings.language })
  }

  /** Something else than a choice, at a table of the server. */
  act(act: TableAct): void {
    this.send({ type: 'act', act })
  }

  /** Another step of the replay, or another seat to look from. */
  go(step: number, viewer: number, open?: boolean): void {
    this.send({ type: 'go', step, viewer, open })
  }

  choose(option: number): void {
    if (!this.mayAct()) return
    this.busy = true
    this.send({ type: 'choose', revision: this.snapshot!.revision, option })
  }

  pick(targets: readonly number[]): void {
    if (!this.mayAct()) return
    this.busy = true
    this.send({ type: 'pick', revision: this.snapshot!.revision, targets: [...targets] })
  }

  undo(): void {
    if (!this.snapshot?.canUndo || this.busy) return
    this.busy = true
    this.send({ type: 'undo' })
  }

  concede(): void {
    this.send({ type: 'concede' })
  }

  /** A moment after its start, and in lessons and puzzles, nothing of a table is kept: `record` is asked for. */
  askRecord(): void {
    this.record = ''
    this.send({ type: 'record' })
  }

  askCourse(record: string, viewer: number): void {
    this.send({ type: 'course', record, viewer })
  }

  skip(): void {
    this.send({ type: 'skip' })
  }

  askWhy(card: number, views: readonly OptionView[]): void {
    this.send({ type: 'why', card, views })
  }

  /** Asks for the shortest report of a table where the rules failed; it comes as `fault`. */
  shorten(asked: Omit<Extract<Request, { type: 'shorten' }>, 'type'>): void {
    this.send({ type: 'shorten', ...asked })
  }

  speak(): void {
    const { snapshot, online } = this
    if (snapshot === undefined && online === undefined) return
    const { language, names } = gather(snapshot?.players ?? [], snapshot?.lesson !== undefined && snapshot.lesson.puzzle === undefined)
    this.send({ type: 'language', language, names })
  }

  /** Another pace, or other opponents. */
  pace(players: readonly Player[] = this.snapshot?.players ?? []): void {
    if (this.snapshot !== undefined && this.snapshot.replay === undefined) this.send({ type: 'pace', pause: settings.pause, players })
  }

  tellHabits(habits: readonly string[]): void {
    this.send({ type: 'habits', habits })
  }

  leave(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.forget()
  }

  private forget(): void {
    this.snapshot = undefined
    this.online = undefined
    this.joining = false
    this.holder = -1
    this.log = []
    this.newFrom = 0
    this.newEvents = []
    this.faces = new Map()
    this.why = undefined
    this.problem = undefined
    this.busy = false
    this.kept = undefined
    this.record = ''
    this.fault = undefined
  }

  private mayAct(): boolean {
    if (this.snapshot === undefined || this.busy) return false
    return settings.speed === 'instant' || performance.now() - this.askedAt > 300
  }

  private send(request: Request): void {
    if (this.worker === undefined) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      this.worker.addEventListener('message', (message: MessageEvent<Packed>) => this.take(unpack(message.data) as Answer))
      this.worker.addEventListener('error', (error) => this.take({ type: 'problem', about: 'crash', message: error.message }))
      // what is answered by habit is known before the first question
      this.tellHabits(settings.habits)
    }
    this.worker.postMessage(request)
  }

  private take(answer: Answer): void {
    if (answer.type === 'why') this.why = answer
    else if (answer.type === 'course') this.course = answer
    else if (answer.type === 'record') this.record = answer.record
    else if (answer.type === 'online') {
      if (this.joining) this.online = answer
    } else if (answer.type === 'keep') this.keepRecord(answer)
    else if (answer.type === 'fault') {
      this.fault = answer
      this.busy = false
    } else if (answer.type === 'problem') {
      this.problem = answer
      this.busy = false
    } else if (this.snapshot !== undefined || isWhole(answer)) this.show(takeUpdate(this.snapshot, answer))
    // what changed in a table that was left was still on its way
  }

  private show(next: Snapshot): void {
    const before = this.snapshot
    const people = next.players.filter((player) => player === 'person').length
    // with one person, or in a replay, nobody has to look away
    if (people < 2 || next.replay !== undefined || this.online !== undefined) this.holder = next.viewer
    this.beforeSnapshot?.(next)
    if (next.faces.length > 0) {
      const faces = new Map(before?.language === next.language ? this.faces : [])
      for (const face of next.faces) faces.set(face.id, face)
      this.faces = faces
    }
    const wasMine = before?.prompt !== undefined
    this.log = [...this.log.slice(0, next.logStart), ...next.log]
    // the last line may have been told anew
    if (next.revision !== before?.revision) this.newFrom = wasMine ? next.logStart : Math.min(this.newFrom, next.logStart)
    if (next.revision !== before?.revision) this.newEvents = wasMine ? next.events : [...this.newEvents, ...next.events]
    this.snapshot = next
    if (!next.late) this.busy = next.more === true
    if (next.revision !== before?.revision) {
      this.why = undefined
      this.askedAt = performance.now()
    }
  }

  /** It comes before the update that it belongs to: what is shown is already stored. */
  private keepRecord(keep: Keep): void {
    this.kept = takeKeep(this.kept, keep)
    this.record = recordOfKept(this.kept)
    store(keep, this.record)
  }
}

/** Keeps the running game, and a finished one among those that can be looked at again. */
function store({ game, players, turn, end }: Keep, record: string): void {
  const stored = { game, record, players, turn }
  if (end === undefined) keepRunning(stored)
  else {
    keepFinished({ ...stored, ...end, at: Date.now() })
    dropRunning(game)
  }
}

export const client = new Client()
