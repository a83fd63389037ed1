// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, aPlayer, action, after, afterFight, afterReap, all, allOf, amberIcon, amberOn, armor, armorOf, asLongAs,
  assault, beforeFight, cannot, capture, choose, controlledBy, count, creature, deal, deploy, destroy, destroyed, discardPile,
  duringNextTurn, each, eachPlayer, exalt, except, exhaust, fightWith, flank, forEach, forgedKeys, friendly, from, fullyHeal, gain, gains,
  highestPower, isDealtDamage, isStolenFrom, it, kinBeside, kinToNeighbors, lose, lowestPower, may, moveInLine, neighborOf, neighboring,
  neighborsOf, not, notOnFlank, of, on, onFlank, oneOf, opponent, play, playCard, playOnlyIf, poison, purge, raiseTide, raisesTide, ready,
  resetTide, restOfTurn, sanctum, self, sharesHouse, skip, skirmish, steal, stun, switchPowerAndArmor, taunt, thatPlayer, thisWay, tideHigh,
  tideLow, times, untilYourNextTurn, upTo, you,
} from '../../words/index.ts'

/** Dark Tidings, house Sanctum. */
export const sanctumCards = [
  Creature(
    'almsmaster-evil-twin',
    'Almsmaster',
    sanctum,
    { power: 4, armor: 1, traits: ['human', 'knight'], keywords: [deploy] },
    gains(neighborsOf(self), destroyed(steal(1))),
  ),

  Creature(
    'grey-augur-evil-twin',
    'Grey Augur',
    sanctum,
    { power: 3, armor: 1, traits: ['human', 'monk'] },
    gains(neighborsOf(self), afterReap(gain(1), exalt(self))),
  ),

  Creature(
    'lærie-of-the-lake-evil-twin',
    'Lærie of the Lake',
    sanctum,
    { power: 3, traits: ['human', 'knight'] },
    asLongAs(tideHigh, armor(+5, self)),
  ),

  Creature(
    'lightsmith-clariel-evil-twin',
    'Lightsmith Clariel',
    sanctum,
    { power: 5, traits: ['angel'] },
    action(switchPowerAndArmor(a(creature))),
  ),

  Creature(
    'seneschal-sargassa-evil-twin',
    'Seneschal Sargassa',
    sanctum,
    { power: 6, traits: ['spirit', 'knight'] },
    after(raisesTide(aPlayer), capture(2)),
  ),

  Creature('sir-bevor-evil-twin', 'Sir Bevor', sanctum, { power: 1, armor: 5, traits: ['alien', 'knight'], keywords: [poison] }),

  Creature(
    'urien-the-circumspect-evil-twin',
    'Urien the Circumspect',
    sanctum,
    { power: 3, armor: 1, traits: ['human', 'knight'] },
    afterReap(lose(armorOf(self), opponent)),
  ),

  Creature(
    'orphiel-sea-s-chosen',
    'Orphiel, Sea’s Chosen',
    sanctum,
    { power: 3, traits: ['human', 'monk'] },
    asLongAs(tideHigh, gains(self, skirmish, afterFight(gain(2)))),
  ),

  Creature(
    'orphion-land-s-chosen',
    'Orphion, Land’s Chosen',
    sanctum,
    { power: 3, traits: ['human', 'monk'] },
    asLongAs(tideLow, armor(+3, self), gains(self, afterReap(capture(2)))),
  ),

  Creature(
    'aja-the-inconspicuous',
    'Aja the Inconspicuous',
    sanctum,
    { power: 3, traits: ['human', 'monk'] },
    asLongAs(not(onFlank(self)), cannot('beDealtDamage', self)),
  ),

  Action(
    'avenging-aura',
    'Avenging Aura',
    sanctum,
    { bonus: [amberIcon] },
    play(restOfTurn(gains(each(friendly(creature)), assault(forgedKeys(opponent))))),
  ),

  Artifact(
    'dry-the-river',
    'Dry the River',
    sanctum,
    { traits: ['power'] },
    gains(each(creature), asLongAs(tideLow, cannot('reap', self))),
  ),

  Action(
    'harmonic-ritual',
    'Harmonic Ritual',
    sanctum,
    { bonus: [amberIcon] },
    play(choose(a(friendly(creature))), times(count(kinBeside('left', it, creature)), gain(1))),
  ),

  Creature(
    'lightsmith-clariel',
    'Lightsmith Clariel',
    sanctum,
    { power: 5, armor: 2, traits: ['angel'] },
    beforeFight(may(switchPowerAndArmor(self))),
  ),

  Artifact(
    'sgs-illuminator',
    'SGS Illuminator',
    sanctum,
    { traits: ['ship'] },
    action(exhaust(upTo(4, friendly(of(sanctum, creature)))), times(count(thisWay(creature)), stun(a(creature)), exalt(it))),
  ),

  Creature(
    'the-corpulent-collector',
    'The Corpulent Collector',
    sanctum,
    { power: 7, traits: ['human'] },
    play(capture(all), deal(amberOn(self), self)),
  ),

  Action(
    'trial-by-water',
    'Trial by Water',
    sanctum,
    { bonus: [amberIcon] },
    play(resetTide, untilYourNextTurn(cannot('raiseTide', eachPlayer))),
  ),

  Creature(
    'almsmaster',
    'Almsmaster',
    sanctum,
    { power: 4, armor: 1, traits: ['human', 'knight'], keywords: [deploy, taunt] },
    play(capture(1, neighborsOf(self))),
  ),

  Action(
    'first-or-last',
    'First or Last',
    sanctum,
    {},
    play(oneOf(purge(each(highestPower(creature))), purge(each(lowestPower(creature))))),
  ),

  Creature(
    'grey-augur',
    'Grey Augur',
    sanctum,
    { power: 3, armor: 1, traits: ['human', 'monk'] },
    gains(neighborsOf(self), afterFight(gain(1))),
  ),

  Creature('holdfast', 'Holdfast', sanctum, { power: 6, traits: ['beast'] }, after(isDealtDamage(neighboring(creature)), ready(self))),

  Action('honor-or-glory', 'Honor or Glory', sanctum, {}, play(oneOf(deal(3, each(flank(creature))), deal(3, each(notOnFlank(creature)))))),

  Action(
    'light-everlasting',
    'Light Everlasting',
    sanctum,
    { bonus: [amberIcon] },
    play(playCard(a(from(discardPile, you, of(sanctum, creature))), 'anywhere')),
  ),

  Artifact(
    'redhand-registry',
    'Redhand Registry',
    sanctum,
    { traits: ['law'], bonus: [amberIcon] },
    after(isStolenFrom(you), duringNextTurn(opponent, skip(opponent, 'forgeStep'))),
  ),

  Creature(
    'badgemagus',
    'Badgemagus',
    sanctum,
    { power: 4, traits: ['human', 'knight'], keywords: [deploy] },
    afterFight(forEach(neighborsOf(self), ready(it), fightWith(it))),
  ),

  Action('grand-melee', 'Grand Melee', sanctum, {}, play(destroy(except(each(kinToNeighbors(1, creature)), creature)))),

  Action('hammer-gram', 'Hammer-gram', sanctum, {}, play(deal(3, a(creature)), stun(it))),

  Action(
    'heal-or-harm',
    'Heal or Harm',
    sanctum,
    {},
    play(oneOf(allOf(fullyHeal(a(creature)), gain(1)), allOf(ready(a(friendly(creature))), fightWith(it)))),
  ),

  Creature(
    'lærie-of-the-lake',
    'Lærie of the Lake',
    sanctum,
    { power: 3, traits: ['human', 'knight'] },
    asLongAs(tideHigh, armor(+2, each(friendly(creature)))),
  ),

  Creature(
    'marshal-ewer',
    'Marshal Ewer',
    sanctum,
    { power: 4, armor: 2, traits: ['spirit', 'knight'] },
    on(play, afterFight, raiseTide()),
  ),

  Creature(
    'seneschal-sargassa',
    'Seneschal Sargassa',
    sanctum,
    { power: 6, armor: 2, traits: ['spirit', 'knight'] },
    after(raisesTide(aPlayer), capture(2, a(controlledBy(thatPlayer, creature)))),
  ),

  Action(
    'shifting-battlefield',
    'Shifting Battlefield',
    sanctum,
    { bonus: [amberIcon] },
    play(moveInLine(a(friendly(creature))), capture(1, it)),
  ),

  Creature('sir-bevor', 'Sir Bevor', sanctum, { power: 1, armor: 5, traits: ['alien', 'knight'], keywords: [taunt] }),

  Action('strange-ordination', 'Strange Ordination', sanctum, { bonus: [amberIcon, amberIcon, amberIcon] }, playOnlyIf(tideHigh)),

  Action(
    'taxing-journey',
    'Taxing Journey',
    sanctum,
    { bonus: [amberIcon] },
    play(capture(1, a(friendly(creature))), capture(1, each(sharesHouse(it, neighborOf(it))))),
  ),

  Creature(
    'urien-the-circumspect',
    'Urien the Circumspect',
    sanctum,
    { power: 3, armor: 1, traits: ['human', 'knight'] },
    afterReap(gain(armorOf(self))),
  ),
]
