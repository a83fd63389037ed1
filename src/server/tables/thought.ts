// How a computer at a table comes to its choice.
import { makeAgent } from '../../ai/agent.ts'
import { chanceOf } from '../../ai/chance.ts'
import { isLevel, iterationsOf, makeOpponent } from '../../ai/levels.ts'
import { Sight } from '../../ai/sight.ts'
import { bringJudgement } from '../../games/learned.ts'
import type { GameName } from '../../games/register.ts'
import type { Opponent } from '../../play/company.ts'
import { openTitleFrom } from '../engines.ts'

/** A question that a computer has to answer: the game, and all that was chosen so far. */
export interface Question {
  readonly level: Opponent
  readonly game: GameName
  /** The file of the rules, when they are not those of this program. */
  readonly engine: string | undefined
  readonly seed: string
  readonly setup: unknown
  readonly moves: readonly string[]
  /** Where its own chance begins: never the seed of the game. */
  readonly chance: string
}

/** Milliseconds that nobody waits longer for a choice. */
const PATIENCE = 900

/** The choice in notation. */
export async function think({ level, game, engine, seed, setup, moves, chance }: Question): Promise<string> {
  const { game: rules } = await openTitleFrom(engine, game)
  const checked = rules.checkSetup(setup)
  const started = checked.ok ? rules.start(checked.value, seed) : checked
  if (!started.ok) throw new Error(started.error.message)
  const p = started.value
  for (const move of moves) rules.apply(p, rules.parseOption(p, move))
  const until = performance.now() + PATIENCE
  const agent = isLevel(level)
    ? makeOpponent(level, await bringJudgement(rules), (made) => made >= iterationsOf(level) || performance.now() > until)
    : makeAgent(level, rules)
  return rules.makeOption(p, agent.decide(new Sight(rules, p).look(p), chanceOf(chance)))
}
