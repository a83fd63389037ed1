// biome-ignore format: written by npm run format
import {
  Artifact, Creature, a, aPlayer, actionCard, after, afterFight, afterReap, amberIcon, archive, atStart, card, creature, deal, destroyed,
  discard, discardPile, draw, each, eachPlayer, either, elusive, enemy, enrage, exhaust, from, gain, hand, it, logos, on, opponent,
  otherwise, play, raiseTide, raisesTide, random, ready, self, skirmish, steal, thatPlayer, thatPlayerDoes, tideHigh, tideHighFor,
  toDeckTop, top, upgrade, wasDestroyed, when, you,
} from '../../words/index.ts'

/** Dark Tidings, house Logos. */
export const logosCards = [
  Creature('armadrone-evil-twin', 'Armadrone', logos, { power: 3, traits: ['robot'] }, afterFight(steal(2))),

  Creature(
    'binary-moray-evil-twin',
    'Binary Moray',
    logos,
    { power: 5, traits: ['ai', 'beast'], keywords: [skirmish] },
    after(raisesTide(you), ready(self)),
    after(raisesTide(opponent), exhaust(self)),
  ),

  Creature('old-egad-evil-twin', 'Old Egad', logos, { power: 3, traits: ['cyborg'] }, destroyed(enrage(each(enemy(creature))))),

  Creature(
    'pi-sweven-evil-twin',
    'PI Sweven',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    afterReap(when(tideHigh, discard(random(from(hand, opponent, card))))),
  ),

  Creature(
    'dr-verokter',
    'Dr. Verokter',
    logos,
    { power: 2, traits: ['human', 'scientist'], keywords: [elusive] },
    afterReap(toDeckTop(a(from(discardPile, you, either(upgrade, actionCard))))),
  ),

  Artifact(
    'tide-warp',
    'Tide Warp',
    logos,
    { traits: ['power'], bonus: [amberIcon] },
    atStart(you, when(tideHigh, raiseTide(opponent), otherwise(raiseTide()))),
  ),

  Creature(
    'binary-moray',
    'Binary Moray',
    logos,
    { power: 5, traits: ['ai', 'beast'] },
    after(raisesTide(you), ready(self)),
    after(raisesTide(opponent), exhaust(self)),
    afterReap(archive(a(from(hand, you, card)))),
  ),

  Artifact(
    'mechabuoy',
    'Mechabuoy',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    atStart(eachPlayer, when(tideHighFor(thatPlayer), gain(1, thatPlayer))),
  ),

  Creature(
    'austeralis-seaborg',
    'Austeralis Seaborg',
    logos,
    { power: 4, traits: ['robot'] },
    afterReap(deal(2, a(creature)), when(wasDestroyed(it), raiseTide())),
  ),

  Creature(
    'bilgewarden',
    'Bilgewarden',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    on(play, afterReap, when(tideHigh, raiseTide(opponent), otherwise(raiseTide()))),
  ),

  Artifact(
    'hydrocataloguer',
    'Hydrocataloguer',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    after(raisesTide(aPlayer), thatPlayerDoes(archive(top(you)))),
  ),

  Creature('pi-sweven', 'PI Sweven', logos, { power: 2, traits: ['human', 'scientist'] }, afterReap(when(tideHigh, draw(3)))),
]
