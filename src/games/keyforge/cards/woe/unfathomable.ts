// biome-ignore format: written by npm run format
import {
  Token, a, action, asLongAs, creature, deal, destroy, destroyed, enemy, exhaust, friendly, gains, ifYouDo, mostPowerful, poison, self,
  unfathomable, ward, yourTurn,
} from '../../words/index.ts'

/** Winds of Exchange, house Unfathomable. */
export const unfathomableCards = [
  Token(
    'cultist',
    'Cultist',
    unfathomable,
    { power: 2, traits: ['cultist', 'aquan'] },
    action(ifYouDo(destroy(self), ward(a(friendly(creature))))),
  ),

  Token('fish', 'Fish', unfathomable, { power: 2, traits: ['beast'] }, destroyed(deal(2, mostPowerful(1, enemy(creature))))),

  Token('priest', 'Priest', unfathomable, { power: 2, traits: ['aquan'] }, action(exhaust(a(enemy(creature))))),

  Token('raider', 'Raider', unfathomable, { power: 1, traits: ['aquan'] }, asLongAs(yourTurn, gains(self, poison))),
]
