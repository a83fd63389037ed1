import type { Language } from '../ability/language.ts'
import { account, Analysis } from '../ai/analysis.ts'
import type { Account, JudgedDecision } from '../ai/analysis.ts'
import type { Luck, WholeTitle } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import { replay } from '../kernel/replay.ts'
import type { GameRecord } from '../kernel/record.ts'
import { ANALYSE_WORDS } from './analyse-words.ts'
import { Failure } from './failure.ts'
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

/** Judges every decision of a record. The record is checked as a whole first. */
export function analyse(wishes: AnalyseWishes, progress?: (text: string) => void): AnalyseResult {
  const { title, record, file, language, iterations, seat } = wishes
  const { game } = title
  const checked = replay(game, record)
  if (!checked.ok) throw new Failure(`${file}, line ${checked.error.line}: ${checked.error.message}.`)
  const setup = record.setup as Setup
  if (seat !== undefined && seat >= setup.seats)
    throw new Failure(`--seat must be 0 to ${setup.seats - 1}, the seats of this game, not ${seat}.`)
  const { seed, moves } = record
  const analysis = new Analysis(game, { setup, seed, moves }, { iterations, ...(seat === undefined ? {} : { seats: [seat] }) })
  const luck = title.followLuck?.(analysis.p)
  if (luck !== undefined) game.listen(analysis.p, (event) => luck.hear(event))
  const voice = giveVoice({ title, p: analysis.p, seed, setup }, language, undefined)
  const tell = (option: number): string => voice.option(option, game.describe(analysis.p, option)).text
  const decisions: ToldDecision[] = []
  for (let judged = analysis.next(); judged !== undefined; judged = analysis.next()) {
    decisions.push({ ...judged, playedText: tell(judged.played.option), bestText: tell(judged.best.option) })
    progress?.(ANALYSE_WORDS[language].progress(judged.step + 1, moves.length))
  }
  progress?.('')
  return {
    game: game.name,
    seed,
    seats: setup.seats,
    moves: moves.length,
    iterations,
    decisions,
    accounts: account(decisions, analysis.shares),
    luck: luck?.read() ?? [],
  }
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
    for (const { step, loss, before, played, playedText, bestText } of mistakes.slice(0, TOLD)) {
      lines.push(`  ${words.mistake(step + 1, points(loss), percent(before), percent(played.share))}`)
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
