// A good option of a game that goes on, found by the search on what the deciding seat may know, and what it brings until the turn ends.
import { thoughts } from '../../ai/chance.ts'
import { gaugeOf } from '../../ai/gauge.ts'
import { Search } from '../../ai/search.ts'
import { Sight } from '../../ai/sight.ts'
import { HOLDINGS } from '../../games/load.ts'
import { bringJudgement } from '../../games/learned.ts'
import type { Position } from '../../kernel/position.ts'
import { readStory } from '../../play/story.ts'
import { Voice } from '../../play/voice.ts'
import type { Setup } from '../../kernel/game.ts'
import type { Language } from '../protocol.ts'
import { type Hint, noHint } from './hint.ts'
import { lookAhead, type Outlook } from './outlook.ts'

export interface HintRequest {
  /** The game so far: the question that stands after it is the one that is answered. */
  readonly record: string
  readonly language: Language
  readonly names: readonly string[]
}

/** Smaller differences between shares of the games are none, however often they were measured. */
const LEAST = 0.05
/** As `expert` thinks, and no longer than this many milliseconds. */
const ITERATIONS = 250
const PATIENCE = 1500
const BATCH = 8
/** And this much longer for what comes of it. */
const OUTLOOK = 500

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
  search.begin(seen, thoughts(moves.length), gaugeOf(game.name, story.value.setup as Setup))
  const end = now() + PATIENCE
  for (let made = 0; made === 0 || (made < ITERATIONS && now() < end); made += BATCH) search.step(BATCH)
  const option = search.best()
  const voice = new Voice(story.value, { language, names, seat, own: true })
  const view = game.describe(p, option)
  // the question stands above it
  const say = (one: number): string => voice.option(one, game.describe(p, one), game.decision(p)!).text
  const { holdings } = (await HOLDINGS[title.facts.name]?.()) ?? {}
  const look = (one: number): Outlook => {
    const late = now() + OUTLOOK
    return lookAhead({ title, p, sight: seen, voice, holdings }, one, thoughts(moves.length), () => now() > late)
  }
  const next = nextBest(search, option)
  return {
    record,
    text: say(option),
    option,
    card: view.card ?? view.target ?? -1,
    outlook: look(option),
    next: next && { text: say(next.option), outlook: look(next.option) },
    ...compare(search, option),
  }
}

type Tried = Pick<Search<Position>, 'tallies' | 'estimate'>

/** The one that was tried most often of the others. */
const nextBest = (search: Tried, best: number) =>
  search
    .tallies()
    .filter(({ option }) => option !== best)
    .sort((a, b) => b.visits - a.visits)
    .at(0)

/** The best option beside the next best. */
export function compare(search: Tried, best: number): Pick<Hint, 'shares' | 'clear'> {
  const next = nextBest(search, best)
  const [one, other] = [search.estimate(best), next && search.estimate(next.option)]
  if (one === undefined || other === undefined) return { shares: undefined, clear: false }
  const more = one.share - other.share
  const error = 2 * Math.hypot(one.error, other.error)
  return {
    // what was tried more often and comes to less than the search can err is no argument
    shares: more < -Math.max(LEAST, error) ? undefined : [Math.round(100 * one.share), Math.round(100 * other.share)],
    clear: more > Math.max(LEAST, error),
  }
}
