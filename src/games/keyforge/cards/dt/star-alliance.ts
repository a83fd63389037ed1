// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, activeHouse, activePlayer, addCounters, addPower, after, afterFight, afterReap, all,
  alsoBelongs, amberIcon, among, another, armor, asLongAs, atStart, attach, attachedTo, between, both, cannot, capture, card, choose,
  chooseHouse, chosen, count, counters, creature, deal, deck, deploy, destroy, destroyed, discard, draw, duringNextTurn, each, eachPlayer,
  elusive, entersPlay, exactly, except, exhaust, friendly, from, gain, gains, hand, host, housesThisWay, isA, it, keysCost, lastHouse, look,
  lose, loses, may, mayUse, named, neighborOf, neighboring, neighborsOf, none, not, notOf, of, on, oneOf, oneOfEach, opponent, other,
  otherwise, ownSide, play, playCard, playableAsUpgrade, power, powersAmong, raiseTide, raisesTide, ready, removeCounters, removePower,
  repeatIf, restOfTurn, reveal, rightNeighborOf, samePower, search, self, sharesHouse, skirmish, source, staralliance, stun, taunt,
  thatPlayerDoes, them, tideHigh, tideLow, toHand, top, upTo, upgrade, use, when, you,
} from '../../words/index.ts'

/** Dark Tidings, house Star Alliance. */
export const starAllianceCards = [
  Creature(
    '5c077-evil-twin',
    '5C077',
    staralliance,
    { power: 2, traits: ['robot'] },
    afterReap(destroy(a(other(samePower(self, creature)))), may(oneOf(addPower(1, self), removePower(1, self)))),
  ),

  Creature(
    'cr-officer-hawkins-evil-twin',
    'C.R. Officer Hawkins',
    staralliance,
    { power: 2, traits: ['human'], keywords: [deploy] },
    play(lose(count(neighboring(notOf(staralliance, creature))), opponent)),
  ),

  Creature(
    'ch-337a-evil-twin',
    'CH-337A',
    staralliance,
    { power: 3, traits: ['robot'], keywords: [skirmish] },
    asLongAs(tideHigh, gains(neighborsOf(self), skirmish)),
  ),

  Creature(
    'colonist-chapman-evil-twin',
    'Colonist Chapman',
    staralliance,
    { power: 3, traits: ['human'], keywords: [elusive] },
    play(capture(all), capture(all, self, ownSide)),
  ),

  Creature(
    'operative-espion-evil-twin',
    'Operative Espion',
    staralliance,
    { power: 4, traits: ['alien'], keywords: [elusive] },
    after(raisesTide(activePlayer), thatPlayerDoes(may(deal(3, a(creature))))),
  ),

  Creature(
    'rocketeer-tryska-evil-twin',
    'Rocketeer Tryska',
    staralliance,
    { power: 4, traits: ['human'], keywords: [skirmish] },
    asLongAs(tideHigh, entersPlay(self, 'ready')),
  ),

  Creature(
    'shield-u-later-evil-twin',
    'Shield-U-Later',
    staralliance,
    { power: 5, traits: ['robot'] },
    playableAsUpgrade(loses(host, 'armor'), power(-2, host)),
  ),

  Creature(
    'com-officer-hings',
    'Com. Officer Hings',
    staralliance,
    { power: 3, traits: ['human'] },
    play(may(search(1, named('com-officer-gross', card), deck), reveal(it), toHand(it))),
    on(afterFight, afterReap, draw(count(between(named('com-officer-gross', creature), creature)))),
  ),

  Creature(
    'com-officer-gross',
    'Com. Officer Gross',
    staralliance,
    { power: 3, traits: ['human'] },
    play(may(search(1, named('com-officer-hings', card), deck), reveal(it), toHand(it))),
    on(afterFight, afterReap, addPower(1, each(between(named('com-officer-hings', creature), creature)))),
  ),

  Creature(
    '5c077',
    '5C077',
    staralliance,
    { power: 2, traits: ['robot'] },
    afterReap(ready(a(other(friendly(samePower(self, creature))))), use(it), may(oneOf(addPower(1, self), removePower(1, self)))),
  ),

  Artifact(
    'ceaseforge',
    'Ceaseforge',
    staralliance,
    { traits: ['law'], bonus: [amberIcon] },
    cannot('forge', eachPlayer),
    atStart(you, removeCounters('time', 1, self), when(exactly(0, counters('time', self)), destroy(self))),
    play(addCounters('time', 2, self)),
  ),

  Upgrade('d1-v3-pod', 'D1-V3 Pod', staralliance, {}, asLongAs(tideHigh, gains(host, skirmish)), asLongAs(tideLow, gains(host, elusive))),

  Artifact(
    'exploratory-craft',
    'Exploratory Craft',
    staralliance,
    { traits: ['ship'] },
    action(exhaust(upTo(3, friendly(creature))), draw(housesThisWay(creature))),
  ),

  Action(
    'make-it-so',
    'Make It So',
    staralliance,
    { bonus: [amberIcon] },
    play(chooseHouse, reveal(top(you)), when(isA(it, of(chosen, card)), draw(1), repeatIf())),
  ),

  Creature(
    'prof-emeritus-kering',
    'Prof. Emeritus Kering',
    staralliance,
    { power: 1, traits: ['human'], keywords: [deploy] },
    on(play, afterFight, afterReap, use(a(neighboring(creature))), when(tideHigh, use(a(another(neighboring(creature)))))),
  ),

  Artifact(
    'the-ulfberht-device',
    'The Ulfberht Device',
    staralliance,
    { traits: ['item'], bonus: [amberIcon] },
    cannot('chooseHouse', eachPlayer, lastHouse),
  ),

  Creature(
    'agent-sepdia',
    'Agent Sepdia',
    staralliance,
    { power: 4, armor: 1, traits: ['aquan'] },
    on(afterFight, afterReap, deal(1, a(creature)), when(tideHigh, stun(it))),
  ),

  Creature(
    'ch-337a',
    'CH-337A',
    staralliance,
    { power: 3, traits: ['robot'], keywords: [elusive] },
    asLongAs(tideHigh, gains(neighborsOf(self), elusive)),
  ),

  Creature(
    'colonist-chapman',
    'Colonist Chapman',
    staralliance,
    { power: 3, traits: ['human'], keywords: [taunt] },
    gains(each(neighboring(notOf(staralliance, creature))), afterReap(gain(1))),
  ),

  Action(
    'sabotage-mission',
    'Sabotage Mission',
    staralliance,
    { bonus: [amberIcon] },
    play(duringNextTurn(opponent, keysCost(eachPlayer, powersAmong(friendly(creature))))),
  ),

  Action(
    'selective-preservation',
    'Selective Preservation',
    staralliance,
    {},
    play(destroy(except(oneOfEach('power', creature), creature))),
  ),

  Artifact(
    'static-collection-array',
    'Static Collection Array',
    staralliance,
    { traits: ['item'], bonus: [amberIcon] },
    asLongAs(tideHigh, keysCost(you, -1)),
    asLongAs(tideLow, keysCost(you, +1)),
  ),

  Creature(
    't3r-35a',
    'T3R-35A',
    staralliance,
    { power: 3, traits: ['robot'] },
    asLongAs(not(none(neighboring(of(activeHouse, creature)))), mayUse(self)),
    playableAsUpgrade(gains(host, asLongAs(not(none(neighboring(of(activeHouse, creature)))), mayUse(self)))),
  ),

  Action(
    'together',
    'Together!',
    staralliance,
    {},
    play(
      may(playCard(a(from(hand, you, notOf(staralliance, card))))),
      when(tideHigh, may(playCard(a(from(hand, you, another(notOf(staralliance, card))))))),
    ),
  ),

  Upgrade('æmber-vac', 'Æmber-vac', staralliance, {}, play(raiseTide()), gains(host, atStart(you, when(tideHigh, capture(2))))),

  Action(
    'biome-discovery',
    'Biome Discovery',
    staralliance,
    { bonus: [amberIcon] },
    play(when(tideHigh, may(look(top(you, 2)), discard(a(among(card)))), otherwise(raiseTide()))),
  ),

  Creature(
    'cr-officer-hawkins',
    'C.R. Officer Hawkins',
    staralliance,
    { power: 2, traits: ['human'], keywords: [deploy] },
    play(gain(count(neighboring(notOf(staralliance, creature))))),
  ),

  Creature(
    'diplomat-agung',
    'Diplomat Agung',
    staralliance,
    { power: 2, traits: ['alien', 'krxix'] },
    on(play, afterFight, afterReap, choose(a(friendly(creature))), chooseHouse, restOfTurn(alsoBelongs(it))),
  ),

  Action(
    'grand-alliance-council',
    'Grand Alliance Council',
    staralliance,
    {},
    play(destroy(except(oneOfEach('house', creature), creature))),
  ),

  Creature(
    'lieutenant-valmart',
    'Lieutenant Valmart',
    staralliance,
    { power: 3, traits: ['alien', 'scientist'] },
    on(play, afterFight, afterReap, when(tideHigh, duringNextTurn(opponent, keysCost(eachPlayer, +3)))),
  ),

  Upgrade(
    'officer-s-blaster',
    'Officer’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    power(+2, host),
    gains(host, destroyed(attach(source, rightNeighborOf(self)))),
  ),

  Creature(
    'operative-espion',
    'Operative Espion',
    staralliance,
    { power: 4, traits: ['alien'], keywords: [elusive] },
    after(raisesTide(activePlayer), thatPlayerDoes(may(use(a(friendly(creature)))))),
  ),

  Creature(
    'rocketeer-tryska',
    'Rocketeer Tryska',
    staralliance,
    { power: 4, traits: ['human'] },
    asLongAs(tideHigh, entersPlay(neighboring(creature), 'ready')),
  ),

  Creature('shield-u-later', 'Shield-U-Later', staralliance, { power: 3, armor: 2, traits: ['robot'] }, playableAsUpgrade(armor(+2, host))),

  Action(
    'technobabble',
    'Technobabble',
    staralliance,
    { bonus: [amberIcon] },
    play(choose(a(creature)), stun(both(it, each(sharesHouse(it, neighborOf(it)))))),
  ),

  Action(
    'unity-or-discord',
    'Unity or Discord',
    staralliance,
    {},
    play(
      oneOf(use(a(friendly(notOf(staralliance, creature)))), toHand(both(upTo(2, friendly(creature)), each(attachedTo(them, upgrade))))),
    ),
  ),
]
