// Why something is not possible, in words. Few ask, so this is loaded when somebody does.
import type { GameName } from '../games/register.ts'
import { bringRefusals } from '../games/refusals.ts'
import type { OptionView, Reason } from '../kernel/decision.ts'
import type { WhyLine } from './snapshot.ts'
import type { Voice } from './voice.ts'

/** The reasons of each wish, each said once. */
export async function sayReasons(
  game: GameName,
  voice: Voice,
  wishes: readonly OptionView[],
  found: readonly (readonly Reason[])[],
): Promise<WhyLine[]> {
  voice.refuse ??= await bringRefusals(game)
  const all = wishes.flatMap((wish, at) => (found[at] ?? []).map((reason) => voice.reason(reason, wish)))
  return [...new Map(all.map((line) => [`${line.rule} ${line.text}`, line])).values()]
}
