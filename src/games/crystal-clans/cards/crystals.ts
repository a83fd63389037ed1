// biome-ignore format: written by npm run format
import {
  a, actionsCostLess, crystal, destroy, discardTop, drawCards, flipOnReveal, flipOnTurn, gain, hasActivationCost, hasAttack, hasDefense,
  hero, inYourDiscardPile, may, moveFar, named, opponent, recover, replenishFree, topOfEnemySquad, upTo, useLeft, whenClaimed,
} from '../words/index.ts'

/** The crystals. Designed by Catena; not the published cards. */
// biome-ignore format: a card is its figures, its abilities, its left and its right effect
export const crystals = [
  crystal('winds-wish', named('The Wind’s Wish', 'Wunsch des Windes', 'Il desiderio del vento'), 9, moveFar(2)),
  crystal('sorens-bounty', named('Soren’s Bounty', 'Sorens Gabe', 'La generosità di Soren'), 11, flipOnTurn(replenishFree)),
  crystal('keeper-of-souls', named('Keeper of Souls', 'Hüter der Seelen', 'Custode di anime'), 11, flipOnTurn(recover(upTo(2, hero(inYourDiscardPile))))),
  crystal('tempered-edge', named('Tempered Edge', 'Gehärtete Schneide', 'Lama temprata'), 12, hasAttack('all', 1)),
  crystal('still-bulwark', named('Still Bulwark', 'Stilles Bollwerk', 'Baluardo silente'), 12, hasDefense('all', 1)),
  crystal('ember-toll', named('Ember Toll', 'Glutzoll', 'Pedaggio di brace'), 13, flipOnTurn(gain(4))),
  crystal('seers-prism', named('Seer’s Prism', 'Seherprisma', 'Prisma del veggente'), 11, flipOnReveal(useLeft)),
  crystal('hollow-bell', named('Hollow Bell', 'Hohle Glocke', 'Campana vuota'), 12, whenClaimed(discardTop(opponent, 4))),
  crystal('dawn-well', named('Dawn Well', 'Brunnen der Dämmerung', 'Pozzo dell’alba'), 11, actionsCostLess('replenish', 1)),
  crystal('marching-star', named('Marching Star', 'Marschstern', 'Stella di marcia'), 12, hasActivationCost('all', -1)),
  crystal('masons-oath', named('Mason’s Oath', 'Eid des Steinmetzen', 'Giuramento del muratore'), 13, actionsCostLess('summon', 1)),
  crystal('red-levy', named('Red Levy', 'Rotes Aufgebot', 'Leva rossa'), 11, whenClaimed(may(drawCards(2)))),
  crystal('riven-gate', named('Riven Gate', 'Gespaltenes Tor', 'Porta squarciata'), 11, actionsCostLess('raid', 1)),
  crystal('falling-spark', named('Falling Spark', 'Fallender Funke', 'Scintilla cadente'), 14, whenClaimed(destroy(a(topOfEnemySquad)))),
  crystal('bare-shard', named('Bare Shard', 'Blanker Splitter', 'Scheggia nuda'), 8),
]
