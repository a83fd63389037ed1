import type { Language } from '../ability/language.ts'
import { joinEvents } from '../games/index.ts'
import type { Title } from '../games/index.ts'
import type { GameEvent } from '../kernel/event.ts'
import type { Setup } from '../kernel/game.ts'
import { hashPosition } from '../kernel/position.ts'
import { replay } from '../kernel/record.ts'
import type { GameRecord } from '../kernel/record.ts'
import { Failure } from './failure.ts'
import type { Terminal } from './terminal.ts'
import { giveVoice, tellOutcome } from './voice.ts'
import { WORDS } from './words.ts'

export interface ReplayWishes {
  readonly title: Title
  readonly record: GameRecord
  /** The file it came from, for messages. */
  readonly file: string
  readonly language: Language
  readonly all: boolean
}

/** Steps through a record. It is checked as a whole before its first line is shown. */
export async function replayRecord({ title, record, file, language, all }: ReplayWishes, terminal: Terminal): Promise<void> {
  const { game } = title
  const words = WORDS[language]
  const checked = replay(game, record)
  if (!checked.ok) throw new Failure(`${file}, line ${checked.error.line}: ${checked.error.message}.`)
  const setup = record.setup as Setup
  const started = game.start(setup, record.seed)
  if (!started.ok) throw new Failure(`${file}, line 4: ${started.error.message}.`)
  const p = started.value
  const speaker = giveVoice(title, p, language, undefined, setup)
  const events: GameEvent[] = []
  game.listen(p, (event) => events.push(event))
  const showTable = (): void => {
    terminal.print('')
    for (const line of speaker.table(game.observe(p, Math.max(0, game.seatToDecide(p))))) terminal.print(line)
    terminal.print('')
  }
  terminal.print(words.start(title.name, record.seed))
  showTable()
  if (!all) terminal.print(words.more)
  for (const [index, move] of record.moves.entries()) {
    if (!all) {
      for (;;) {
        const line = (await terminal.read())?.trim()
        if (line === undefined || line === 'q') return
        if (line !== 't') break
        showTable()
      }
    }
    const option = game.parseOption(p, move)
    const sentence = speaker.option(game.describe(p, option))
    terminal.print(`${words.record(index + 1, record.moves.length)} ${sentence}`)
    game.choose(p, option)
    for (const event of joinEvents(events.splice(0))) {
      const line = speaker.event(event)
      if (line !== undefined) terminal.print(`- ${line}`)
    }
  }
  showTable()
  terminal.print(game.outcome(p) === undefined ? words.end : tellOutcome(title, p, language, undefined, setup))
  terminal.print(`hash ${hashPosition(p)}`)
}
