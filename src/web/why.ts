// Why a card cannot be chosen: what the rules of the game say of it, in words. Loaded when somebody asks.
import type { OptionView } from '../kernel/decision.ts'
import { sayReasons } from '../play/reasons.ts'
import type { Session } from '../play/session.ts'
import type { WhyLine } from '../play/snapshot.ts'
import type { Viewer } from '../play/viewer.ts'
import { findRule, readRules } from './rulesheet.ts'

export async function sayWhy(session: Session, { voice, seat }: Viewer, wishes: readonly OptionView[]): Promise<WhyLine[]> {
  const game = session.match.title.facts.name
  const rules = await readRules(game)
  voice.ruleText = (id, language) => findRule(rules, id, language)
  await session.match.title.bringRest?.()
  const found = wishes.map((wish) => session.explain(seat, wish))
  return await sayReasons(game, voice, wishes, found)
}
