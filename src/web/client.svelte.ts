// The page's end of the wire: sends requests to the worker, keeps the last snapshot. It knows no rule.
import type { OptionView } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Answer, Beginning, FaceView, LogLine, Problem, Request, Snapshot, WhyAnswer } from './protocol.ts'
import { settings } from './settings.svelte.ts'
import { writeStoredGame } from './storage.ts'
import { wordsOf } from './words.ts'

function beginning(): Beginning {
  const { you, opponent } = wordsOf(settings.language)
  return { language: settings.language, names: [you, opponent], opponent: settings.opponent, pause: settings.pause }
}

class Client {
  snapshot = $state.raw<Snapshot | undefined>(undefined)
  log = $state.raw<readonly LogLine[]>([])
  faces = $state.raw<ReadonlyMap<string, FaceView>>(new Map())
  why = $state.raw<WhyAnswer | undefined>(undefined)
  problem = $state.raw<Problem | undefined>(undefined)
  /** True from a request that moves the game until its answer. */
  busy = $state(false)
  /** When the last question came up, to ignore a click that was meant for the one before. */
  askedAt = 0
  /** Log lines since the player's last own input. */
  newLines = $state.raw<readonly LogLine[]>([])
  /** Events since the player's last own input. */
  newEvents = $state.raw<readonly GameEvent[]>([])
  /** Called before a snapshot is shown, so that motion can see where everything was. */
  beforeSnapshot: ((next: Snapshot) => void) | undefined

  private worker: Worker | undefined

  /** Starts the worker, which loads the rules. Called early, so that the first decision comes sooner. */
  warm(): void {
    if (this.worker !== undefined) return
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (message: MessageEvent<Answer>) => this.take(message.data))
    worker.addEventListener('error', (error) => this.take({ type: 'problem', about: 'crash', message: error.message }))
    this.worker = worker
  }

  start(seed: string): void {
    this.forget()
    this.send({ type: 'start', seed, ...beginning() })
  }

  resume(record: string): void {
    this.forget()
    this.send({ type: 'resume', record, ...beginning() })
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

  skip(): void {
    this.send({ type: 'skip' })
  }

  askWhy(card: number, views: readonly OptionView[]): void {
    this.send({ type: 'why', card, views })
  }

  speak(): void {
    if (this.snapshot !== undefined) this.send({ type: 'language', language: settings.language, names: beginning().names })
  }

  pace(): void {
    if (this.snapshot !== undefined) this.send({ type: 'pace', pause: settings.pause, opponent: settings.opponent })
  }

  leave(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.forget()
  }

  private forget(): void {
    this.snapshot = undefined
    this.log = []
    this.newLines = []
    this.newEvents = []
    this.faces = new Map()
    this.why = undefined
    this.problem = undefined
    this.busy = false
  }

  private mayAct(): boolean {
    if (this.snapshot === undefined || this.busy) return false
    return settings.speed === 'instant' || performance.now() - this.askedAt > 300
  }

  private send(request: Request): void {
    this.warm()
    this.worker!.postMessage(request)
  }

  private take(answer: Answer): void {
    if (answer.type === 'why') this.why = answer
    else if (answer.type === 'problem') {
      this.problem = answer
      this.busy = false
    } else this.show(answer)
  }

  private show(next: Snapshot): void {
    const before = this.snapshot
    this.beforeSnapshot?.(next)
    if (next.faces.length > 0) {
      const faces = new Map(before?.language === next.language ? this.faces : [])
      for (const face of next.faces) faces.set(face.id, face)
      this.faces = faces
    }
    const wasMine = before?.prompt !== undefined
    if (next.revision !== before?.revision) this.newLines = wasMine ? next.log : [...this.newLines, ...next.log]
    if (next.revision !== before?.revision) this.newEvents = wasMine ? next.events : [...this.newEvents, ...next.events]
    this.log = [...this.log.slice(0, next.logStart), ...next.log]
    this.snapshot = next
    this.busy = false
    if (next.revision !== before?.revision) {
      this.why = undefined
      this.askedAt = performance.now()
      this.store(next)
    }
  }

  private store({ observation, record, opponent }: Snapshot): void {
    if (observation.outcome !== undefined) {
      writeStoredGame(undefined)
      return
    }
    const keys = observation.seats.map((seat) => Object.values(seat.keys).filter(Boolean).length)
    const me = observation.seat
    writeStoredGame({ record, opponent, turn: observation.turn, keys: [keys[me], keys[1 - me]] })
  }
}

export const client = new Client()
