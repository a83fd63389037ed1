import type { Language } from '../ability/language.ts'
import { account, Analysis } from '../ai/analysis.ts'
import type { Account, AnalysisSettings, JudgedDecision, Played } from '../ai/analysis.ts'
import { sharesOf } from '../ai/side.ts'
import { laidIn, titles } from '../games/index.ts'
import type { Luck, OwnCards, WholeTitle } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import { replay } from '../kernel/replay.ts'
import type { GameRecord } from '../kernel/record.ts'
import { atLesson } from '../play/lesson-start.ts'
import { ANALYSE_WORDS } from './analyse-words.ts'
import type { Hands } from './crew.ts'
import type { Bar } from './progress.ts'
import { Failure } from './failure.ts'
import { sayUnplayed } from './replay.ts'
import { giveVoice, nameSeat } from './voice.ts'

export interface AnalyseWishes {
  readonly title: WholeTitle
  readonly record: GameRecord
  /** The file it came from, for messages. */
  readonly file: string
  readonly language: Language
  readonly iterations: number
  /** The one seat that is judged; all when undefined. */
  readonly seat: number | undefined
}

/** A decision with its options in words. */
export interface ToldDecision extends JudgedDecision {
  /** What was asked; undefined for the question of the turn. */
  readonly question: string | undefined
  readonly playedText: string
  readonly bestText: string
}

export interface AnalyseResult {
  readonly game: string
  readonly seed: string
  readonly seats: number
  readonly moves: number
  readonly iterations: number
  readonly decisions: readonly ToldDecision[]
  readonly accounts: readonly Account[]
  readonly luck: readonly Luck[]
}

/** Smaller losses are only summed up. */
const WORTH_TELLING = 0.01
/** Mistakes that are told of each seat, the largest first. */
const TOLD = 5

/** A part of a game: the decisions after so many moves and before so many. */
export interface AnalyseJob {
  readonly kind: 'analyse'
  readonly game: string
  readonly own?: OwnCards
  /** What the head of the record says besides: where a lesson begins. */
  readonly others: GameRecord['others']
  readonly played: Played
  readonly settings: AnalysisSettings
}

/** Moves of one job: some seconds of thought at a thousand iterations. */
const JOB = 8

/** Judges every decision of a record, the same whoever does it. The record is checked as a whole first. */
export async function analyse(wishes: AnalyseWishes, hands: Hands, bar?: Bar): Promise<AnalyseResult> {
  const { title, record, file, iterations, seat } = wishes
  const { game } = title
  const checked = replay(game, record)
  if (!checked.ok) throw new Failure(`${sayUnplayed(file, record, wishes.language, checked)}.`)
  const setup = record.setup as Setup
  if (seat !== undefined && seat >= setup.seats)
    throw new Failure(`--seat must be 0 to ${setup.seats - 1}, the seats of this game, not ${seat}.`)
  const { seed, moves } = record
  const seats = seat === undefined ? {} : { seats: [seat] }
  const jobs = Array.from({ length: Math.ceil(moves.length / JOB) }, (_, i): AnalyseJob => {
    const part = [i * JOB, Math.min(moves.length, (i + 1) * JOB)] as const
    return {
      kind: 'analyse',
      game: game.name,
      ...laidIn(game.name),
      others: record.others,
      played: { setup, seed, moves },
      settings: { iterations, ...seats, part },
    }
  })
  const judged: JudgedDecision[] = []
  let done = 0
  bar?.(0, moves.length)
  await hands.do<AnalyseJob, JudgedDecision[]>(jobs, (found) => {
    judged.push(...found)
    bar?.(Math.min(moves.length, ++done * JOB), moves.length)
  })
  judged.sort((a, b) => a.step - b.step)
  const { decisions, luck, shares } = tellDecisions(wishes, judged)
  const result = { game: game.name, seed, seats: setup.seats, moves: moves.length, iterations }
  return { ...result, decisions, accounts: account(decisions, shares), luck }
}

/** Does one part. */
export async function judgePart({ game, others, played, settings }: AnalyseJob): Promise<JudgedDecision[]> {
  const title = await atLesson(titles.get(game) as WholeTitle, others)
  if (!title.ok) throw new Error(title.error.message)
  const analysis = new Analysis(title.value.game, played, settings)
  const found: JudgedDecision[] = []
  for (let judged = analysis.next(); judged !== undefined; judged = analysis.next()) found.push(judged)
  return found
}

/** Goes through the game once more: the options of its decisions in words, its luck, and how it ended. */
function tellDecisions({ title, record, language }: AnalyseWishes, judged: readonly JudgedDecision[]) {
  const { game } = title
  const [setup, { seed, moves }] = [record.setup as Setup, record]
  const started = game.start(setup, seed)
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  const luck = title.followLuck?.(p)
  if (luck !== undefined) game.listen(p, (event) => luck.hear(event))
  const voice = giveVoice({ title, p, seed, setup }, language, undefined)
  const tell = (option: number): string => voice.option(option, game.describe(p, option), game.decision(p)!).text
  const ask = (): string | undefined => (game.kind(p) === 'main' ? undefined : voice.prompt(game.decision(p)!).text)
  const decisions: ToldDecision[] = []
  const waiting = judged.values()
  let next = waiting.next().value
  for (const [step, move] of moves.entries()) {
    if (next?.step === step) {
      decisions.push({ ...next, question: ask(), playedText: tell(next.played.option), bestText: tell(next.best.option) })
      next = waiting.next().value
    }
    game.choose(p, game.parseOption(p, move))
  }
  return { decisions, luck: luck?.read() ?? [], shares: sharesOf(game, p) }
}

/** The result for people, a line for each thing. */
export function showAnalysis(result: AnalyseResult, { title, record, language }: AnalyseWishes): string[] {
  const words = ANALYSE_WORDS[language]
  const nameOf = (seat: number): string => nameSeat(language, seat, undefined, record.setup as Setup)
  const lines = [words.head(title.facts.title, result.moves, result.iterations)]
  for (const { seat, decisions, first, end, lost, others } of result.accounts) {
    lines.push('', words.account(nameOf(seat), percent(first), percent(end)))
    lines.push(`  ${words.moved(decisions, points(lost), signed(others))}`)
    const mistakes = result.decisions
      .filter((judged) => judged.seat === seat && judged.loss >= WORTH_TELLING)
      .sort((a, b) => b.loss - a.loss)
    if (mistakes.length === 0) lines.push(`  ${words.noMistakes}`)
    for (const { step, loss, before, played, question, playedText, bestText } of mistakes.slice(0, TOLD)) {
      lines.push(`  ${words.mistake(step + 1, points(loss), percent(before), percent(played.share))}`)
      if (question !== undefined) lines.push(`    ${question}`)
      lines.push(`    ${words.played(playedText)}`, `    ${words.better(bestText)}`)
    }
  }
  if (result.luck.length > 0) lines.push('')
  for (const luck of result.luck) lines.push(...showLuck(luck, nameOf(luck.seat), language))
  lines.push('', ...words.notes)
  const unit = words.units[result.game]
  if (unit !== undefined) lines.push(unit)
  return lines
}

function showLuck({ kind, count, sum, expected, rarity, faces }: Luck, who: string, language: Language): string[] {
  const words = ANALYSE_WORDS[language]
  const apart = sum - expected
  const verdict = Math.abs(apart) < 0.05 ? words.average : words.verdict(apart > 0, Math.abs(apart).toFixed(1), percent(rarity))
  const lines = [`${words.luck(who, words.kinds[kind](count), sum.toFixed(1), expected.toFixed(1))}: ${verdict}`]
  if (faces.length > 0)
    lines.push(
      `  ${faces.map(({ face, rolled, expected: mean }) => `${words.faces[face] ?? face} ${rolled} (${mean.toFixed(1)})`).join(', ')}`,
    )
  return lines
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}

function points(share: number): string {
  return (100 * share).toFixed(0)
}

function signed(share: number): string {
  const whole = points(Math.abs(share))
  return share < 0 ? `−${whole}` : `+${whole}`
}
