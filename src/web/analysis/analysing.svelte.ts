// The page's end of the analysis: starts its worker, keeps what it found while the page lives.
import { untrack } from 'svelte'
import type { Language } from '../protocol.ts'
import type { AnalysisAnswer, AnalysisReport, AnalysisRequest, Telling } from './report.ts'

/** Reports that are kept; the oldest goes first. */
const KEPT = 8

class Analysing {
  report = $state.raw<AnalysisReport | undefined>(undefined)
  problem = $state('')
  private readonly kept = new Map<string, AnalysisReport>()
  private worker: Worker | undefined
  /** The record that the worker has. */
  private record = ''
  private language: Language | undefined

  /** Shows what is known of a game in a language, and starts to judge it where nothing is. */
  show(record: string, telling: Telling): void {
    const { language } = telling
    untrack(() => {
      if (record === this.record && language === this.language) return
      const known = this.kept.get(record)
      if (known?.language === language && known.running === false && record !== this.record) {
        this.leave()
        this.report = known
        this.record = record
        this.language = language
      } else if (record === this.record && this.worker !== undefined) {
        this.language = language
        this.send({ type: 'speak', ...copy(telling) })
      } else this.begin(record, telling)
    })
  }

  begin(record: string, telling: Telling): void {
    this.leave()
    this.record = record
    this.language = telling.language
    this.send({ type: 'begin', record, ...copy(telling) })
  }

  stop(): void {
    this.send({ type: 'stop' })
  }

  private leave(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.report = undefined
    this.problem = ''
  }

  private send(request: AnalysisRequest): void {
    if (this.worker === undefined) {
      this.worker = new Worker(new URL('../analysis-worker.ts', import.meta.url), { type: 'module' })
      this.worker.addEventListener('message', (message: MessageEvent<AnalysisAnswer>) => this.take(message.data))
      this.worker.addEventListener('error', ({ message }) => this.take({ type: 'problem', message }))
    }
    this.worker.postMessage(request)
  }

  private take(answer: AnalysisAnswer): void {
    if (answer.type === 'problem') {
      this.problem = answer.message
      return
    }
    this.report = answer
    this.kept.delete(answer.record)
    this.kept.set(answer.record, answer)
    const [oldest] = this.kept.keys()
    if (this.kept.size > KEPT) this.kept.delete(oldest)
  }
}

/** What the page keeps cannot be sent as it is. */
const copy = ({ language, names, players }: Telling): Telling => ({ language, names: [...names], players: [...players] })

export const analysing = new Analysing()
