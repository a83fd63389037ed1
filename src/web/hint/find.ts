// A good option of a game that goes on, found by the search on what the deciding seat may know, and what comes of it.
import { thoughts } from '../../ai/chance.ts'
import { Search } from '../../ai/search.ts'
import { Sight } from '../../ai/sight.ts'
import { bringJudgement } from '../../games/learned.ts'
import { Forecast, type Result } from '../../play/forecast.ts'
import { readStory } from '../../play/story.ts'
import { Voice } from '../../play/voice.ts'
import type { Language } from '../protocol.ts'

export interface HintRequest {
  /** The game so far: the question that stands after it is the one that is answered. */
  readonly record: string
  readonly language: Language
  readonly names: readonly string[]
}

/** What the search would do, in the words of the option, and what that changes; undefined where nothing was found. */
export interface Hint {
  readonly record: string
  readonly text: string | undefined
  readonly result: Result | undefined
  /** Nothing else was tried half as often. */
  readonly clear: boolean
}

/** As `expert` thinks, and no longer than this many milliseconds. */
const ITERATIONS = 250
const PATIENCE = 1500
const BATCH = 8

/** `now` tells the time in milliseconds. */
export async function findHint({ record, language, names }: HintRequest, now: () => number): Promise<Hint> {
  const story = await readStory(record)
  if (!story.ok) return noHint(record)
  const { title, p, moves } = story.value
  const { game } = title
  await title.bringLanguage(language)
  for (const move of moves) game.choose(p, game.parseOption(p, move))
  const seat = game.seatToDecide(p)
  if (seat < 0) return noHint(record)
  const seen = new Sight(game, p).look(p)
  // where there is no choice a search looks at the next one
  if (seen.count < 2) return noHint(record)
  const search = new Search(await bringJudgement(game))
  search.begin(seen, thoughts(moves.length))
  const end = now() + PATIENCE
  for (let made = 0; made === 0 || (made < ITERATIONS && now() < end); made += BATCH) search.step(BATCH)
  const option = search.best()
  const clear = search.tallies().every((other) => other.option === option || 2 * search.visits(other.option) < search.visits(option))
  const voice = new Voice(story.value, { language, names, seat, own: true })
  return {
    record,
    text: voice.answer(game.describe(p, option), game.decision(p)!),
    result: new Forecast(story.value, now).foresee(seat, option, voice),
    clear,
  }
}

/** There is no choice, or nothing that can be read. */
export function noHint(record: string): Hint {
  return { record, text: undefined, result: undefined, clear: false }
}
