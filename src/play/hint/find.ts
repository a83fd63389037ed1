// A good option of a game that goes on, found by the search on what the deciding seat may know, and what it brings until the turn ends.
import { thoughts } from '../../ai/chance.ts'
import { gaugeOf } from '../../ai/gauge.ts'
import { Search } from '../../ai/search.ts'
import { Sight } from '../../ai/sight.ts'
import { HOLDINGS } from '../../games/holdings.ts'
import { bringJudgement } from '../../games/learned.ts'
import type { Position } from '../../kernel/position.ts'
import type { Match } from '../match.ts'
import { readStory } from '../story.ts'
import { Voice } from '../voice.ts'
import type { Setup } from '../../kernel/game.ts'
import type { Language } from '../../ability/language.ts'
import { type Hint, NO_HINT } from './hint.ts'
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
/** And this much longer for where it goes, or to whom. */
const THERE = 100
const PATIENCE_THERE = 400
/** And this much longer for what comes of it. */
const OUTLOOK = 500

/** The hint at the end of a record. `now` tells the time in milliseconds. */
export async function findHint({ record, language, names }: HintRequest, now: () => number): Promise<Hint> {
  const story = await readStory(record)
  if (!story.ok) return NO_HINT
  const { title, p, moves } = story.value
  const { game } = title
  await title.bringLanguage(language)
  for (const move of moves) game.choose(p, game.parseOption(p, move))
  const voice = new Voice(story.value, { language, names, seat: Math.max(0, game.seatToDecide(p)), own: true })
  return hintAt(story.value, moves.length, voice, now)
}

/** The hint for whoever decides in a game, in the words of whoever reads; `made`: the choices before. */
export async function hintAt({ title, p, setup }: Match, made: number, voice: Voice, now: () => number): Promise<Hint> {
  const { game } = title
  if (game.seatToDecide(p) < 0) return NO_HINT
  const seen = new Sight(game, p).look(p)
  // where there is no choice a search looks at the next one
  if (seen.count < 2) return NO_HINT
  const judgement = await bringJudgement(game)
  const searchAt = (at: Sight<Position>, iterations: number, patience: number) => {
    const search = new Search(judgement)
    search.begin(at, thoughts(made), gaugeOf(game.name, setup as Setup))
    const end = now() + patience
    for (let tried = 0; tried === 0 || (tried < iterations && now() < end); tried += BATCH) search.step(BATCH)
    return search
  }
  const search = searchAt(seen, ITERATIONS, PATIENCE)
  const option = search.best()
  const view = game.describe(p, option)
  const answer = answerNext({ title, p }, option, (at) => {
    const there = searchAt(at, THERE, PATIENCE_THERE)
    const best = there.best()
    return { best, isClear: compare(there, best).clear }
  })
  // the question stands above it
  const say = (one: number): string => voice.option(one, game.describe(p, one), game.decision(p)!).text
  const { holdings } = (await HOLDINGS[title.facts.name]?.()) ?? {}
  const look = (one: number): Outlook => {
    const late = now() + OUTLOOK
    return lookAhead({ title, p, sight: seen, voice, holdings }, one, thoughts(made), () => now() > late)
  }
  const next = nextBest(search, option)
  return {
    text: say(option),
    whole: answer && voice.option(option, { ...view, ...answer }, game.decision(p)!).text,
    option,
    card: view.card ?? view.target ?? -1,
    outlook: look(option),
    next: next && { text: say(next.option), outlook: look(next.option) },
    ...compare(search, option),
  }
}

/** Where the card of the option goes, or to whom, by the question that follows it; undefined where that is another, or chance has a say before it. Of places that are worth the same none is named: asked for it, the search may find the other. */
function answerNext(
  { title, p }: Pick<Match, 'title' | 'p'>,
  option: number,
  choose: (at: Sight<Position>) => { readonly best: number; readonly isClear: boolean },
) {
  const { game } = title
  const { card } = game.describe(p, option)
  const next = game.blank()
  game.copy(next, p)
  game.choose(next, option)
  if (card === undefined || game.seatToDecide(next) !== game.seatToDecide(p) || next.random.some((word, at) => word !== p.random[at]))
    return
  const seen = new Sight(game, next).look(next)
  if (game.describe(next, seen.options[0]).card !== card) return
  const { best, isClear } = seen.count === 1 ? { best: seen.options[0], isClear: true } : choose(seen)
  const { place, target } = game.describe(next, best)
  if (place !== undefined) return isClear ? { place } : undefined
  return target === undefined ? undefined : { target }
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
