// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, actionCard, addCounters, after, afterFight, afterReap, amberIcon, among, amongTheRest,
  anyNumber, archive, areTheNamed, armor, artifact, asLongAs, atEnd, atEndOfReadying, atFlank, atLeast, bottom, cannot, capture, card,
  choose, chooseHouseOf, chooseNames, choosesAnotherHouse, controllerOf, count, counters, creature, creatureInLine, deal, destroy,
  destroyed, discard, discardPile, draw, duringNextTurn, each, eachPlayer, either, elusive, enemy, enrage, exalt, exhaust, exhausted,
  fightDamage, flank, foe, forEach, forge, forges, friendly, from, gain, gainChains, gains, giveControl, hand, handSize, hazardous, host,
  ifYouDo, isA, it, joinLine, keysCost, leavesPlay, limit, look, lookAtHand, lose, named, not, notTrait, of, omni, on, oneOf, opponent,
  opponentOf, other, otherwise, play, playCard, plays, poison, power, powerIs, purge, putIntoPlay, raiseTide, raisesTide, random, ready,
  reaps, rememberedBySelf, restOfTurn, returnAmber, self, sharesHouse, skirmish, some, staysExhausted, steal, stun, taunt, thatPlayer,
  thatPlayerDoes, theRest, them, thisWay, tideHigh, tideLow, times, toDeckBottom, toDeckTop, toDeckTopByChance, toHand, top, trait,
  unfathomable, upTo, upgrade, use, when, withArmor, withNeighbors, you,
} from '../../words/index.ts'

/** Dark Tidings, house Unfathomable. */
export const unfathomableCards = [
  Creature(
    'flamegill-enforcer-evil-twin',
    'Flamegill Enforcer',
    unfathomable,
    { power: 6, traits: ['aquan'] },
    after(raisesTide(opponent), enrage(self)),
    action(steal(1)),
  ),

  Creature(
    'giltspine-netcaster-evil-twin',
    'Giltspine Netcaster',
    unfathomable,
    { power: 2, traits: ['aquan'], enhance: ['capture', 'capture'] },
    afterReap(ready(a(friendly(notTrait('aquan', creature)))), use(it)),
  ),

  Creature('horrid-synan-evil-twin', 'Horrid Synan', unfathomable, { power: 2, traits: ['beast'], keywords: [poison, taunt] }),

  Creature(
    'kaupe-evil-twin',
    'Kaupe',
    unfathomable,
    { power: 7, traits: ['aquan'] },
    limit(1, plays(you, actionCard)),
    limit(1, plays(you, artifact)),
    limit(1, plays(you, creature)),
    limit(1, plays(you, upgrade)),
    on(afterFight, afterReap, discard(anyNumber(from(hand, you, card))), times(count(thisWay(card)), deal(2, a(enemy(creature))))),
  ),

  Creature(
    'taniwha-evil-twin',
    'Taniwha',
    unfathomable,
    { power: 4, armor: 1, traits: ['beast'] },
    on(afterFight, afterReap, toDeckTop(a(from(discardPile, you, creature)))),
  ),

  Creature(
    'tomwa-of-the-glow-evil-twin',
    'Tomwa of the Glow',
    unfathomable,
    { power: 3, traits: ['aquan'] },
    afterReap(when(tideHigh, exhaust(a(enemy(creature))), discard(random(from(hand, opponent, card))))),
  ),

  Creature(
    'wikolia-evil-twin',
    'Wikolia',
    unfathomable,
    { power: 3, traits: ['beast'] },
    afterReap(exalt(self), duringNextTurn(opponent, keysCost(eachPlayer, +4))),
  ),

  Action(
    'drawn-down',
    'Drawn Down',
    unfathomable,
    {},
    play(look(top(opponent, 3)), discard(a(among(card))), toDeckBottom(a(amongTheRest(card))), toDeckTop(theRest)),
  ),

  Action('dive-deep', 'Dive Deep', unfathomable, {}, play(discard(top(opponent)), toDeckBottom(a(sharesHouse(it, creature))))),

  Action(
    'dark-discovery',
    'Dark Discovery',
    unfathomable,
    { bonus: [amberIcon] },
    play(chooseNames(2), discard(bottom(opponent, 2)), when(areTheNamed(them), purge(self), forge('free'))),
  ),

  Creature(
    'omnipus',
    'Omnipus',
    unfathomable,
    { power: 8, traits: ['beast'] },
    cannot('fight', self),
    play(discard(top(you, 8)), forEach(each(from(discardPile, you, named('tentaclid', card))), playCard(it))),
    afterReap(gain(count(friendly(named('tentaclid', creature))))),
  ),

  Creature('tentaclid', 'Tentaclid', unfathomable, { power: 3, traits: ['arm'], keywords: [skirmish, taunt] }, cannot('reap', self)),

  Action(
    'corrode',
    'Corrode',
    unfathomable,
    { bonus: [amberIcon] },
    play(oneOf(destroy(a(artifact)), destroy(a(upgrade)), destroy(a(withArmor(creature))))),
  ),

  Action(
    'cup-of-water',
    'Cup of Water',
    unfathomable,
    { bonus: [amberIcon] },
    play(stun(each(either(trait('cyborg', creature), trait('robot', creature))))),
  ),

  Creature(
    'deep-priest-glebe',
    'Deep Priest Glebe',
    unfathomable,
    { power: 5, traits: ['aquan'] },
    after(plays(you, trait('aquan', creature)), exhaust(a(enemy(creature)))),
  ),

  Artifact(
    'effigy-of-melerukh',
    'Effigy of Melerukh',
    unfathomable,
    { traits: ['item'] },
    after(reaps(enemy(creature)), addCounters('awakening', 1, self), when(atLeast(6, counters('awakening', self)), joinLine('flank'))),
    creatureInLine(100, armor(+100, self)),
  ),

  Action(
    'flash-freeze',
    'Flash Freeze',
    unfathomable,
    { bonus: [amberIcon] },
    play(restOfTurn(after(plays(you, other(card)), exhaust(a(creature))))),
  ),

  Creature(
    'general-sherman',
    'General Sherman',
    unfathomable,
    { power: 10, traits: ['beast'] },
    fightDamage('none'),
    play(purge(each(other(creature)))),
    leavesPlay(forEach(rememberedBySelf, putIntoPlay(it, 'ofOwners'))),
  ),

  Artifact(
    'kiligog-s-trench',
    'Kiligog’s Trench',
    unfathomable,
    { traits: ['location'] },
    atEnd(you, addCounters('depth', 1, self), destroy(each(powerIs(counters('depth', self), creature)))),
  ),

  Creature(
    'llack-gaboon',
    'Llack Gaboon',
    unfathomable,
    { power: 3, traits: ['aquan'] },
    power(count(other(exhausted(creature))), self),
    asLongAs(atLeast(3, count(other(exhausted(creature)))), gains(self, skirmish, hazardous(5))),
  ),

  Creature('portalmonger', 'Portalmonger', unfathomable, { power: 4, traits: ['aquan'] }, asLongAs(tideHigh, keysCost(opponent, +4))),

  Creature('rustmiser', 'Rustmiser', unfathomable, { power: 5, traits: ['beast'] }, afterReap(exhaust(each(enemy(artifact))))),

  Artifact(
    'sobogg-s-thingamabob',
    'Sobogg’s Thingamabob',
    unfathomable,
    { traits: ['item'], bonus: [amberIcon] },
    after(forges(opponent), exhaust(each(enemy(creature)))),
  ),

  Creature(
    'taniwha',
    'Taniwha',
    unfathomable,
    { power: 8, armor: 2, traits: ['beast'] },
    on(afterFight, afterReap, destroy(a(friendly(creature))), gain(1)),
  ),

  Creature(
    'te-wheke-kraken',
    'Te-wheke Kraken',
    unfathomable,
    { power: 12, traits: ['beast'] },
    play(exhaust(some(2, friendly(of(unfathomable, creature)))), when(not(atLeast(2, count(thisWay(creature)))), destroy(self))),
    on(afterFight, afterReap, deal(2, a(creature), { splash: 2 })),
  ),

  Action('thalassophobia', 'Thalassophobia', unfathomable, { bonus: [amberIcon] }, play(discard(top(opponent, 10)))),

  Creature(
    'the-chosen-one',
    'The Chosen One',
    unfathomable,
    { power: 9, traits: ['aquan'] },
    staysExhausted(each(enemy(creature))),
    atEndOfReadying(opponent, deal(count(exhausted(enemy(creature))), self)),
  ),

  Artifact(
    'the-susurrus',
    'The Susurrus',
    unfathomable,
    { traits: ['ship'] },
    action(ifYouDo(exhaust(a(friendly(of(unfathomable, creature)))), exhaust(upTo(3, either(creature, artifact))))),
  ),

  Creature(
    'voice-of-rakuzel',
    'Voice of Rakuzel',
    unfathomable,
    { power: 5, armor: 1, traits: ['aquan'] },
    asLongAs(tideHigh, power(+1, each(friendly(creature))), armor(+1, each(friendly(creature)))),
    asLongAs(tideLow, power(+1, each(enemy(creature))), armor(+1, each(enemy(creature)))),
  ),

  Artifact(
    'whirlpool',
    'Whirlpool',
    unfathomable,
    { traits: ['location'], bonus: [amberIcon] },
    atEnd(eachPlayer, thatPlayerDoes(giveControl(each(atFlank('right', friendly(creature))), opponentOf(thatPlayer), 'onLeftFlank'))),
  ),

  Action(
    'abandon-ship',
    'Abandon Ship',
    unfathomable,
    { bonus: [amberIcon] },
    play(when(tideHigh, toHand(some(4, creature)), otherwise(toHand(a(creature))))),
  ),

  Creature(
    'abyssal-zealot',
    'Abyssal Zealot',
    unfathomable,
    { power: 4, traits: ['aquan'] },
    after(raisesTide(you), capture(2)),
    after(raisesTide(opponent), returnAmber(2, self)),
  ),

  Action(
    'allusions-of-grandeur',
    'Allusions of Grandeur',
    unfathomable,
    { bonus: [amberIcon] },
    play(chooseHouseOf(opponent), duringNextTurn(opponent, after(choosesAnotherHouse(opponent), gain(3)))),
  ),

  Artifact(
    'echo-pearl',
    'Echo Pearl',
    unfathomable,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), choose(a(creature)), exhaust(it), stun(it), enrage(it)),
  ),

  Creature('fuguru', 'Fuguru', unfathomable, { power: 1, traits: ['aquan'], keywords: [poison] }, handSize(opponent, -1)),

  Creature(
    'kaupe',
    'Kaupe',
    unfathomable,
    { power: 2, traits: ['aquan'] },
    limit(1, plays(opponent, actionCard)),
    limit(1, plays(opponent, artifact)),
    limit(1, plays(opponent, creature)),
    limit(1, plays(opponent, upgrade)),
  ),

  Creature(
    'kiri-giltspine',
    'Kiri Giltspine',
    unfathomable,
    { power: 3, traits: ['aquan'], keywords: [elusive] },
    after(reaps(enemy(creature)), restOfTurn(staysExhausted(it))),
  ),

  Creature(
    'scyphos',
    'Scyphos',
    unfathomable,
    { power: 3, traits: ['beast'], keywords: [hazardous(4)] },
    destroyed(when(tideHigh, archive(self))),
  ),

  Action('sleep-with-the-fishes', 'Sleep with the Fishes', unfathomable, { bonus: [amberIcon] }, play(destroy(each(exhausted(creature))))),

  Creature(
    'sparkfist',
    'Sparkfist',
    unfathomable,
    { power: 2, traits: ['aquan'], keywords: [skirmish] },
    afterFight(stun(foe), exhaust(it)),
  ),

  Action(
    'thundertow',
    'Thundertow',
    unfathomable,
    { bonus: [amberIcon] },
    play(exhaust(some(2, creature)), deal(2, each(exhausted(creature)))),
  ),

  Action(
    'tidal-wave',
    'Tidal Wave',
    unfathomable,
    { bonus: [amberIcon] },
    play(when(tideHigh, destroy(withNeighbors(a(creature)))), raiseTide(opponent)),
  ),

  Creature(
    'tomwa-of-the-glow',
    'Tomwa of the Glow',
    unfathomable,
    { power: 3, traits: ['aquan'] },
    afterReap(exhaust(a(creature)), when(tideHigh, draw(count(exhausted(enemy(creature)))))),
  ),

  Upgrade('under-pressure', 'Under Pressure', unfathomable, { bonus: [amberIcon] }, cannot('ready', host)),

  Action('wrath-or-ruin', 'Wrath or Ruin', unfathomable, {}, play(oneOf(destroy(a(flank(creature))), toHand(some(2, enemy(creature)))))),

  Action(
    'brain-drain',
    'Brain Drain',
    unfathomable,
    { bonus: [amberIcon] },
    play(lookAtHand(opponent), toDeckTop(a(from(hand, opponent, card)))),
  ),

  Creature('bubbles', '“Bubbles”', unfathomable, { power: 5, traits: ['aquan'] }, play(toDeckTop(a(enemy(creature))))),

  Action(
    'call-of-the-void',
    'Call of the Void',
    unfathomable,
    { bonus: [amberIcon] },
    play(choose(a(creature)), when(isA(it, exhausted(creature)), destroy(it), lose(1, controllerOf(it)), otherwise(exhaust(it)))),
  ),

  Creature(
    'flamegill-enforcer',
    'Flamegill Enforcer',
    unfathomable,
    { power: 6, traits: ['aquan'] },
    after(raisesTide(opponent), enrage(self)),
    action(capture(3)),
  ),

  Artifact(
    'frigorific-rod',
    'Frigorific Rod',
    unfathomable,
    { traits: ['item'], bonus: [amberIcon] },
    action(exhaust(a(either(creature, artifact)))),
  ),

  Creature(
    'giltspine-netcaster',
    'Giltspine Netcaster',
    unfathomable,
    { power: 2, traits: ['aquan'], enhance: ['capture', 'capture'] },
    afterReap(exhaust(a(creature))),
  ),

  Creature(
    'hookmaster',
    'Hookmaster',
    unfathomable,
    { power: 4, armor: 1, traits: ['aquan'] },
    afterFight(when(tideHigh, lose(2, opponent))),
  ),

  Creature('horrid-synan', 'Horrid Synan', unfathomable, { power: 4, traits: ['beast'], keywords: [poison] }),

  Action('mælstrom', 'Mælstrom', unfathomable, {}, play(toDeckTopByChance(each(creature)), gainChains(2))),

  Creature(
    'photic-raider',
    'Photic Raider',
    unfathomable,
    { power: 2, traits: ['aquan'] },
    play(capture(2)),
    asLongAs(tideHigh, power(+4, self)),
  ),

  Action('pour-tal', 'Pour-tal', unfathomable, { bonus: [amberIcon] }, play(when(tideHigh, archive(self), otherwise(raiseTide())))),

  Action(
    'rakuzel-s-chant',
    'Rakuzel’s Chant',
    unfathomable,
    { bonus: [amberIcon] },
    play(when(tideHigh, exhaust(each(creature)), otherwise(exhaust(a(creature))))),
  ),

  Creature(
    'seabringer-kekoa',
    'Seabringer Kekoa',
    unfathomable,
    { power: 7, traits: ['beast'], keywords: [taunt] },
    destroyed(raiseTide()),
  ),

  Action(
    'sink-or-swim',
    'Sink or Swim',
    unfathomable,
    {},
    play(oneOf(discard(random(from(hand, opponent, card))), exhaust(withNeighbors(a(creature))))),
  ),

  Action('storm-surge', 'Storm Surge', unfathomable, {}, play(duringNextTurn(opponent, staysExhausted(each(enemy(card)))))),

  Creature(
    'wikolia',
    'Wikolia',
    unfathomable,
    { power: 3, traits: ['beast'] },
    afterReap(duringNextTurn(opponent, keysCost(eachPlayer, +2))),
  ),
]
