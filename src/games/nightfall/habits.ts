import type { OptionView } from '../../kernel/decision.ts'
import type { Habit } from '../habit.ts'
import type { NightfallObservation } from './observe.ts'

/** Questions that a person may have answered from now on. */
export const habits: readonly Habit<NightfallObservation>[] = [
  {
    id: 'nightfall.pass',
    asks: [
      ['nf.chain.2', 'stop'],
      ['nf.claim.2', 'stop'],
    ],
    secret: true,
  },
  {
    id: 'nightfall.fights',
    asks: [
      ['nf.combat.3', 'defender'],
      ['nf.combat.5', 'fight'],
    ],
  },
  { id: 'nightfall.order', asks: [['nf.concept.3', 'order']] },
  { id: 'nightfall.block', asks: [['nf.combat.4', 'block', 'noBlock']], pick: pickNoBlock },
]

/** Attackers without strength deal no damage (nf.combat.6). */
function pickNoBlock(options: readonly OptionView[], { seats }: NightfallObservation): number {
  const minions = seats.flatMap(({ play }) => play)
  const isStrong = (card: number | undefined) => minions.some((minion) => minion.card === card && minion.strength > 0)
  return options.some(({ target }) => isStrong(target)) ? -1 : options.findIndex(({ verb }) => verb === 'noBlock')
}
