import { Creature, after, capture, opponent, raisesTide, returnAmber, self, unfathomable, you } from '../../words/index.ts'

/** Dark Tidings, house Unfathomable. */
export const unfathomableCards = [
  Creature(
    'abyssal-zealot',
    'Abyssal Zealot',
    unfathomable,
    { power: 4, traits: ['aquan'] },
    after(raisesTide(you), capture(2)),
    after(raisesTide(opponent), returnAmber(2, self)),
  ),
]
