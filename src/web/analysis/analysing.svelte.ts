// The page's end of the analysis: starts its worker, keeps what it found while the page lives.
import { untrack } from 'svelte'
import { namePlayers } from '../player-names.ts'
import type { Language, Player } from '../protocol.ts'
import { wordsOf } from '../words.ts'
import type { AnalysisAnswer, AnalysisReport, AnalysisRequest } from './report.ts'

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
  show(record: string, players: readonly Player[], language: Language): void {
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
        this.send({ type: 'speak', language, names: namePlayers(wordsOf(language), players), players: [...players] })
      } else this.begin(record, players, language)
    })
  }

  begin(record: string, players: readonly Player[], language: Language): void {
    this.leave()
    this.record = record
    this.language = language
    this.send({ type: 'begin', record, language, names: namePlayers(wordsOf(language), players), players: [...players] })
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

export const analysing = new Analysing()
