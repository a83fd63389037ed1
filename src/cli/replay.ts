import type { Language } from '../ability/language.ts'
import { titles } from '../games/index.ts'
import type { WholeTitle } from '../games/index.ts'
import type { Setup } from '../kernel/game.ts'
import { digestPosition } from '../kernel/digest.ts'
import { excerpt, shorten } from '../kernel/excerpt.ts'
import type { Seed } from '../kernel/random.ts'
import { changedCards, replay, tellChanges } from '../kernel/replay.ts'
import type { Replayed } from '../kernel/replay.ts'
import type { Position } from '../kernel/position.ts'
import type { GameRecord } from '../kernel/record.ts'
import { atLesson } from '../play/lesson-start.ts'
import type { Match } from '../play/match.ts'
import { sayDeparture } from '../play/departure-words.ts'
import { Playback } from '../play/playback.ts'
import { outcomeOf } from '../play/story.ts'
import { Chronicle } from './chronicle.ts'
import { Failure } from './failure.ts'
import { readRecord, sayFlaw } from './files.ts'
import type { Terminal } from './terminal.ts'
import { giveVoice, tellOutcome } from './voice.ts'
import { WORDS } from './words.ts'

export interface ReplayWishes {
  readonly title: WholeTitle
  readonly record: GameRecord
  /** The file it came from, for messages. */
  readonly file: string
  readonly language: Language
  readonly all: boolean
}

/** The game of a record, with the own cards that it was played with; one of a lesson begins in the position of its step. */
export async function readTitleOf({ game, lines, setup, others }: GameRecord, file: string, language: Language): Promise<WholeTitle> {
  const title = titles.get(game)
  if (title === undefined) throw new Failure(`${sayFlaw(file, language, { line: lines?.game ?? 2, fault: { code: 'no-game', game } })}.`)
  title.ownBox?.bring(setup)
  const begun = await atLesson(title, others)
  if (begun.ok) return begun.value
  const { flaw, message } = begun.error
  throw new Failure(`${flaw === undefined ? `${file}: ${message}` : sayFlaw(file, language, flaw)}.`)
}

/** Plays each record again, and says of each whether all of it holds. Fails when one does not. */
export async function checkRecords(files: readonly string[], language: Language, terminal: Terminal): Promise<void> {
  let faults = 0
  for (const file of files) {
    try {
      const record = readRecord(file, language)
      const { game } = await readTitleOf(record, file, language)
      const played = replay(game, record)
      if (!played.ok) throw new Failure(`${sayUnplayed(file, record, language, played)}.`)
      const changed = changedCards(game, record)
      const changes = changed.length === 0 ? '' : tellChanges(changed, record)
      terminal.print(
        `${file}: ${record.moves.length} moves, ${record.result ?? 'unfinished'}${record.hash === undefined ? ', not closed' : ''}${changes}`,
      )
    } catch (problem) {
      if (!(problem instanceof Failure) || files.length === 1) throw problem
      faults++
      terminal.warn(problem.message)
    }
  }
  if (faults > 0) throw new Failure(`${faults} of ${files.length} records do not hold.`)
}

/** How a record began, and its moves as far as the game follows them. */
export async function readStory(
  name: string,
  file: string,
  language: Language,
): Promise<{
  readonly title: WholeTitle
  readonly setup: Setup
  readonly seed: Seed
  readonly moves: readonly string[]
  readonly notes: Match['notes']
}> {
  const record = readRecord(file, language)
  const title = await readTitleOf(record, file, language)
  const { game } = title
  if (game.name !== name) throw new Failure(`${file} is a record of ${excerpt(game.name)}: give "play ${game.name}".`)
  const played = replay(game, record)
  if (!played.ok && played.departure === undefined) throw new Failure(`${sayFlaw(file, language, played.error)}.`)
  const setup = game.checkSetup(record.setup)
  if (!setup.ok) throw new Failure(`${file}: ${shorten(setup.error.message, 400)}.`)
  const moves = record.moves.slice(0, played.ok ? undefined : played.departure?.move)
  return { title, setup: setup.value, seed: record.seed, moves, notes: { others: record.others } }
}

/** Why a record does not hold, with the names of cards that have changed since. */
export function sayUnplayed(
  file: string,
  { game, engine }: GameRecord,
  language: Language,
  { error, departure }: Replayed<Position> & { readonly ok: false },
): string {
  if (departure === undefined) return sayFlaw(file, language, error)
  const changed = departure.changed.map((id) => titles.get(game)?.face(id, language)?.name ?? id)
  return `${file}, ${sayDeparture(language, { line: error.line, parting: departure.parting, changed, engine })}`
}

/** Steps through a record, as far as the game follows it. It is played as a whole before its first line is shown. */
export async function replayRecord({ title, record, file, language, all }: ReplayWishes, terminal: Terminal): Promise<void> {
  const { game } = title
  const words = WORDS[language]
  const played = replay(game, record)
  const departure = played.ok ? undefined : played.departure
  if (!played.ok && played.departure === undefined) throw new Failure(`${sayFlaw(file, language, played.error)}.`)
  const setup = record.setup as Setup
  const started = game.start(setup, record.seed)
  if (!started.ok) throw new Failure(`${file}: ${shorten(started.error.message, 400)}.`)
  const p = started.value
  const story = {
    title,
    p,
    seed: record.seed,
    setup,
    moves: record.moves.slice(0, departure?.move),
    ...(played.ok && { conceded: record.conceded ?? [] }),
  }
  const voice = giveVoice(story, language, undefined)
  const chronicle = new Chronicle(() => voice, terminal)
  const playback = new Playback(story)
  playback.comeTo(0)
  const showTable = (): void => {
    terminal.print('')
    for (const line of voice.table(title.layTable, game.observe(p, Math.max(0, game.seatToDecide(p))))) terminal.print(line)
    terminal.print('')
  }
  terminal.print(words.start(title.facts.title, record.seed))
  showTable()
  if (!all) terminal.print(words.more)
  for (let step = 1; step <= story.moves.length; step++) {
    if (!all) {
      for (;;) {
        const line = (await terminal.read())?.trim()
        if (line === undefined || line === 'q') return
        if (line !== 't') break
        showTable()
      }
    }
    playback.comeTo(step, (option) => {
      const sentence = voice.answer(game.describe(p, option), game.decision(p)!)
      terminal.print(`${words.record(step, record.moves.length)} ${sentence}`)
    })
    voice.read(playback.happened.slice(0, playback.told[step]))
    chronicle.tell()
  }
  showTable()
  if (!played.ok && departure !== undefined) {
    terminal.print(words.departs(sayUnplayed(file, record, language, played)))
    if (game.outcome(p) === undefined) terminal.print(words.continueBy(`catena play ${game.name} --from ${file}`))
    return
  }
  voice.read(playback.happened)
  chronicle.tell()
  const outcome = outcomeOf(story)
  terminal.print(outcome === undefined ? words.end : tellOutcome(outcome.shares, language, undefined, setup))
  terminal.print(`hash ${digestPosition(game, p, setup.seats)}`)
}
