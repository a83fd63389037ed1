import type { OptionView } from '../../kernel/decision.ts'
import type { Habit } from '../habit.ts'
import type { CrystalClansObservation } from './observe.ts'

/** Questions that a person may have answered from now on. */
export const habits: readonly Habit<CrystalClansObservation>[] = [
  { id: 'crystal-clans.squad', asks: [['cc.squad.5', 'reform']], pick: pickAsItLies },
  { id: 'crystal-clans.order', asks: [['cc.ability.4', 'order']] },
]

/** The unit that lies where the next one shall. Copies are one option, and each of them stands for all. */
function pickAsItLies(options: readonly OptionView[], { seat, squads, places }: CrystalClansObservation): number {
  const [{ place, amount = 1 }] = options
  const units = squads.find((squad) => squad.seat === seat && squad.place === places[place as number]?.id)?.units ?? []
  const idOf = (card: number | undefined) => units.find((unit) => unit.card === card)?.id
  return options.findIndex(({ target }) => idOf(target) !== undefined && idOf(target) === units[amount - 1]?.id)
}
