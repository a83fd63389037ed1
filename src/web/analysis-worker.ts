// Judges a played game, off the threads of the page and of the game. The first walk is quick and rough, the next ones are finer.
import { account, Analysis, type JudgedDecision } from '../ai/analysis.ts'
import { thoughts } from '../ai/chance.ts'
import { sharesOf } from '../ai/side.ts'
import { Sight } from '../ai/sight.ts'
import { type Luck, type LuckReport, luckByTurn } from '../games/luck.ts'
import type { OptionView } from '../kernel/decision.ts'
import type { Setup } from '../kernel/game.ts'
import type { Position } from '../kernel/position.ts'
import { type AnalysisAnswer, type AnalysisRequest, type Mistake, type Point, parseAnalysisRequest } from './analysis/report.ts'
import { lookAhead, type Outlook } from '../play/hint/outlook.ts'
import { HOLDINGS } from '../games/holdings.ts'
import { LUCK } from '../games/load.ts'
import type { Counts } from '../games/title.ts'
import { readStory, type Story } from '../play/story.ts'
import { Voice } from '../play/voice.ts'

/** Iterations for each decision, walk by walk. */
const PASSES = [16, 120, 500]
/** Milliseconds between two reports, and how many times longer than a report took: most of the time is for the search. */
const PAUSE = 250
const SPARING = 8
/** Smaller losses are only summed up, and of the others so many are told for each seat. */
const WORTH_TELLING = 0.01
const TOLD = 6
/** So many milliseconds are spent on what comes of an option, and between two reports on so many decisions. */
const OUTLOOK = 200
const LOOKS = 2

type Begin = Extract<AnalysisRequest, { type: 'begin' }>
type Speak = Extract<AnalysisRequest, { type: 'speak' }>

const post = (answer: AnalysisAnswer): void => self.postMessage(answer)

let work: Work | undefined

self.addEventListener('message', (message: MessageEvent<unknown>) => {
  const request = parseAnalysisRequest(message.data)
  if (request === undefined) return post({ type: 'problem', message: 'the worker got a message it does not know' })
  obey(request).catch((problem: unknown) => post({ type: 'problem', message: String(problem) }))
})

async function obey(request: AnalysisRequest): Promise<void> {
  if (request.type === 'stop') work?.stop()
  else if (request.type === 'speak') await work?.speak(request)
  else {
    work?.stop()
    const read = await readStory(request.record)
    if (!read.ok) return post({ type: 'problem', message: read.error.message })
    const story = read.value
    await story.title.bringLanguage(request.language)
    const follow = (await LUCK[story.title.facts.name]?.())?.followLuck
    const { holdings } = (await HOLDINGS[story.title.facts.name]?.()) ?? {}
    work = new Work(story, request, follow, holdings)
    await work.run()
  }
}

class Work {
  private readonly story: Story
  private readonly record: string
  private readonly follow: ((p: Position) => LuckReport) | undefined
  private readonly holdings: ((p: Position) => Counts) | undefined
  private telling: Begin | Speak
  /** By step; a finer walk replaces what a rougher one found. */
  private readonly judged = new Map<number, JudgedDecision>()
  /** By step, option and language. */
  private readonly outlooks = new Map<string, Outlook>()
  private pass = 0
  private step = 0
  private stopped = false

  constructor(
    story: Story,
    request: Begin,
    follow: ((p: Position) => LuckReport) | undefined,
    holdings: ((p: Position) => Counts) | undefined,
  ) {
    this.story = story
    this.record = request.record
    this.telling = request
    this.follow = follow
    this.holdings = holdings
  }

  async run(): Promise<void> {
    const { title, seed, moves, setup } = this.story
    let next = 0
    for (; this.pass < PASSES.length; this.pass++) {
      const analysis = new Analysis(title.game, { setup: setup as Setup, seed, moves }, { iterations: PASSES[this.pass] })
      for (let judged = analysis.next(); judged !== undefined; judged = analysis.next()) {
        this.judged.set(judged.step, judged)
        this.step = judged.step
        const now = performance.now()
        if (now < next) continue
        this.report(true)
        next = performance.now() + Math.max(PAUSE, SPARING * (performance.now() - now))
        // messages of the page come in between
        await new Promise((done) => setTimeout(done, 0))
        if (this.stopped) return this.report(false)
      }
    }
    this.stopped = true
    this.report(false)
  }

  stop(): void {
    this.stopped = true
  }

  async speak(telling: Speak): Promise<void> {
    await this.story.title.bringLanguage(telling.language)
    this.telling = telling
    this.report(!this.stopped)
  }

  private report(running: boolean): void {
    const { moves } = this.story
    const decisions = [...this.judged.values()].sort((a, b) => a.step - b.step)
    const { mistakes, turns, luck, lucky, shares } = this.walk(decisions, running ? (this.pass > 0 ? LOOKS : 0) : Number.POSITIVE_INFINITY)
    post({
      type: 'report',
      record: this.record,
      language: this.telling.language,
      running,
      progress: this.pass === PASSES.length ? 1 : this.step / Math.max(1, moves.length),
      pass: Math.min(this.pass + 1, PASSES.length),
      passes: PASSES.length,
      points: decisions.map(toPoint),
      turns,
      mistakes,
      // until the first walk is done, the account is of a part of the game
      accounts: account(decisions, this.pass > 0 ? shares : undefined),
      luck,
      lucky,
    })
  }

  /** Plays the game once more, to say at their places what was played and what was better, and why in so many new places, and to count luck. */
  private walk(decisions: readonly JudgedDecision[], looks: number): Walk {
    const { title, setup, seed, moves } = this.story
    const { language, names, players } = this.telling
    const { game } = title
    const told = largest(decisions)
    const started = game.start(setup as Setup, seed)
    if (!started.ok) throw new Error(started.error.message)
    const p = started.value
    const luck = this.follow?.(p)
    const voice = new Voice({ title, p, seed, setup }, { language, names, seat: 0, own: false })
    const mistakes: Mistake[] = []
    if (luck !== undefined) game.listen(p, (event) => luck.hear(event))
    const standings: Luck[][] = []
    let { turn: last } = title.moment(p)
    const turns = [last]
    for (const [step, move] of moves.entries()) {
      const found = told.get(step)
      if (found !== undefined) {
        const { seat, played, best } = found
        voice.turnTo({ language, names, seat, own: players[seat] === 'person' })
        const decision = game.decision(p)!
        const say = (option: number): string => voice.option(option, game.describe(p, option), decision).text
        const question = decision.kind === 'main' ? undefined : voice.question(decision, game.describe(p, played.option))
        const { turn } = title.moment(p)
        const keys = [played, best].map(({ notation }) => `${language} ${step} ${notation}`)
        if (looks > 0 && keys.some((key) => !this.outlooks.has(key))) {
          looks--
          const seen = { title, p, sight: new Sight(game, p).look(p), voice, holdings: this.holdings }
          for (const [at, { option }] of [played, best].entries()) {
            const late = performance.now() + OUTLOOK
            this.outlooks.set(
              keys[at],
              lookAhead(seen, option, thoughts(step), () => performance.now() > late),
            )
          }
        }
        const [ofPlayed, ofBest] = keys.map((key) => this.outlooks.get(key))
        mistakes.push({
          ...toPoint(found),
          turn,
          question,
          played: say(played.option),
          best: say(best.option),
          cards: tellCards(game.describe(p, played.option), game.describe(p, best.option)),
          outlooks: ofPlayed && ofBest && { played: ofPlayed, best: ofBest },
        })
      }
      game.choose(p, game.parseOption(p, move))
      const { turn } = title.moment(p)
      if (turn !== last) {
        standings.push(luck?.read() ?? [])
        turns.push(turn)
      }
      last = turn
    }
    mistakes.sort((a, b) => b.before - b.after - (a.before - a.after))
    const end = luck?.read() ?? []
    return { mistakes, turns, luck: end, lucky: luckByTurn([...standings, end]), shares: sharesOf(game, p) }
  }
}

interface Walk {
  readonly mistakes: Mistake[]
  readonly turns: number[]
  readonly luck: Luck[]
  readonly lucky: number[][]
  readonly shares: readonly number[] | undefined
}

/** The cards by which two options differ: what they are aimed at, or else what they are done with. */
function tellCards(played: OptionView, best: OptionView): Mistake['cards'] {
  const aims = [played, best].map(({ target, card }) => target ?? card ?? -1)
  const [one, other] = aims[0] === aims[1] ? [played.card ?? -1, best.card ?? -1] : aims
  return { played: one, best: other }
}

function toPoint({ step, seat, before, played, best, loss }: JudgedDecision): Point {
  return { step, seat, before, after: played.share, loss, error: best.error }
}

/** The decisions that lost most, of each seat, by step. */
function largest(decisions: readonly JudgedDecision[]): Map<number, JudgedDecision> {
  const found = new Map<number, JudgedDecision>()
  const count = new Map<number, number>()
  for (const decision of [...decisions].sort((a, b) => b.loss - a.loss)) {
    const told = count.get(decision.seat) ?? 0
    if (decision.loss < WORTH_TELLING || told >= TOLD) continue
    count.set(decision.seat, told + 1)
    found.set(decision.step, decision)
  }
  return found
}
