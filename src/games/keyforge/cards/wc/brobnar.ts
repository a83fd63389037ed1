// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, addCounters, addPower, after, afterDefeating, afterFight, afterReap, alpha,
  amberIcon, archive, artifact, asLongAs, assault, atEnd, atLeast, atStart, beforeFight, both, brobnar, cannot, capture, card, choose,
  controllerOf, counters, creature, damaged, deal, destroy, destroyed, discard, discardPile, draw, each, eachPlayer, either, elusive, enemy,
  enrage, entersPlay, fightWith, fights, firstTime, flank, foe, friendly, from, gain, gainChains, gains, half, hand, happened, host,
  ifYouDo, inCenter, isA, isDestroyed, it, lose, may, named, neighboring, neighborsOf, none, of, opponent, otherwise, play, plays, power,
  powerAtMost, powerOf, purge, purged, random, ready, reaps, restOfTurn, revealUntil, revealed, sacrifice, self, skirmish, steal, stun,
  thisTurn, timesHappened, toHand, trait, usesToFight, wasDestroyed, when, withAmber, you,
} from '../../words/index.ts'

/** Worlds Collide, house Brobnar. */
export const brobnarCards = [
  Creature(
    'alaka',
    'Alaka',
    brobnar,
    { power: 4, traits: ['giant'] },
    asLongAs(happened(thisTurn, usesToFight(you, creature)), entersPlay(self, 'ready')),
  ),

  Action('alaka-s-brew', 'Alaka’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),

  Action('ballcano', 'Ballcano', brobnar, {}, play(deal(4, each(creature)), gainChains(2))),

  Action('barn-razing', 'Barn Razing', brobnar, {}, play(restOfTurn(after(fights(friendly(creature)), lose(1, opponent))))),

  Action(
    'berserker-slam',
    'Berserker Slam',
    brobnar,
    { bonus: [amberIcon] },
    play(deal(4, a(flank(creature))), when(wasDestroyed(it), lose(1, controllerOf(it)))),
  ),

  Creature(
    'gron-nine-toes',
    'Gron Nine-Toes',
    brobnar,
    { power: 5, traits: ['giant'] },
    asLongAs(isA(self, damaged(creature)), power(+4, self)),
  ),

  Artifact('irestaff', 'Irestaff', brobnar, { traits: ['weapon'], bonus: [amberIcon] }, action(enrage(a(creature)), addPower(1, it))),

  Creature('mogghunter', 'Mogghunter', brobnar, { power: 6, traits: ['giant'] }, afterFight(deal(2, a(flank(creature))))),

  Creature('narp', 'Narp', brobnar, { power: 8, armor: 1, traits: ['giant'] }, cannot('reap', neighborsOf(self))),

  Creature('shorty', 'Shorty', brobnar, { power: 4, traits: ['giant'], keywords: [assault(4)] }, afterReap(enrage(self))),

  Creature(
    'stilt-kin',
    'Stilt-Kin',
    brobnar,
    { power: 2, traits: ['goblin'], keywords: [skirmish] },
    after(plays(aPlayer, neighboring(trait('giant', creature))), ready(self), fightWith(self)),
  ),

  Action('warriors--refrain', 'Warriors’ Refrain', brobnar, { bonus: [amberIcon] }, play(stun(each(powerAtMost(3, creature))))),

  Upgrade(
    'fyre-breath',
    'Fyre-Breath',
    brobnar,
    { bonus: [amberIcon] },
    power(+3, host),
    gains(host, beforeFight(deal(2, neighborsOf(foe)))),
  ),

  Creature('gravelguts', 'Gravelguts', brobnar, { power: 5, traits: ['giant'] }, afterDefeating(addPower(2, self))),

  Action(
    'overrun',
    'Overrun',
    brobnar,
    { bonus: [amberIcon] },
    play(when(atLeast(3, timesHappened(thisTurn, isDestroyed(enemy(creature)))), lose(2, opponent))),
  ),

  Action(
    'power-of-fire',
    'Power of Fire',
    brobnar,
    {},
    play(ifYouDo(sacrifice(a(friendly(creature))), lose(half(powerOf(it)), eachPlayer)), gainChains(1)),
  ),

  Artifact(
    'ragwarg',
    'Ragwarg',
    brobnar,
    { traits: ['item'], bonus: [amberIcon] },
    after(reaps(creature), when(firstTime(reaps(creature)), deal(2, it))),
  ),

  Artifact(
    'shattered-throne',
    'Shattered Throne',
    brobnar,
    { traits: ['location'], bonus: [amberIcon] },
    after(usesToFight(aPlayer, creature), capture(1, it)),
  ),

  Creature(
    'sköll',
    'Sköll',
    brobnar,
    { power: 3, traits: ['beast'], keywords: [assault(3)] },
    after(isDestroyed(enemy(creature), 'byAssault'), addPower(1, a(friendly(creature)))),
  ),

  Creature('slimy-jark', 'Slimy Jark', brobnar, { power: 1, traits: ['goblin'], keywords: [skirmish, elusive] }, afterFight(enrage(foe))),

  Creature(
    'guji-dinosaur-hunter',
    'Guji Dinosaur Hunter',
    brobnar,
    { power: 4, traits: ['giant', 'hunter'], keywords: [elusive] },
    action(
      choose(a(creature)),
      when(isA(it, either(trait('dinosaur', creature), withAmber(creature))), deal(6, it), otherwise(deal(2, it))),
    ),
  ),

  Creature(
    'igon-the-green',
    'Igon the Green',
    brobnar,
    { power: 4, traits: ['giant'] },
    destroyed(purge(self), toHand(a(from(discardPile, you, named('igon-the-terrible', card))))),
  ),

  Creature(
    'kaloch-stonefather',
    'Kaloch Stonefather',
    brobnar,
    { power: 6, traits: ['giant', 'leader'] },
    asLongAs(inCenter(self), gains(each(friendly(creature)), skirmish)),
  ),

  Creature(
    'nogi-smartfist',
    'Nogi Smartfist',
    brobnar,
    { power: 5, traits: ['giant', 'scientist'] },
    afterFight(draw(2), discard(random(from(hand, you, card), 2))),
  ),

  Creature(
    'old-boomy',
    'Old Boomy',
    brobnar,
    { power: 2, traits: ['goblin', 'scientist'] },
    afterReap(revealUntil(of(brobnar, card)), when(isA(it, of(brobnar, card)), deal(2, self)), archive(revealed)),
  ),

  Action(
    'ragnarok',
    'Ragnarok',
    brobnar,
    { keywords: [alpha] },
    play(
      restOfTurn(cannot('reap', each(creature))),
      restOfTurn(after(fights(friendly(creature)), gain(1))),
      restOfTurn(atEnd(you, destroy(each(creature)))),
    ),
  ),

  Artifact(
    'the-big-one',
    'The Big One',
    brobnar,
    { traits: ['weapon'], bonus: [amberIcon] },
    after(
      plays(aPlayer, creature),
      addCounters('fuse', 1, self),
      when(atLeast(10, counters('fuse', self)), destroy(both(each(creature), each(artifact)))),
    ),
  ),

  Artifact(
    'the-floor-is-lava',
    'The Floor is Lava',
    brobnar,
    { traits: ['location'], bonus: [amberIcon] },
    atStart(you, deal(1, both(a(friendly(creature)), a(enemy(creature))))),
  ),

  Creature(
    'igon-the-terrible',
    'Igon the Terrible',
    brobnar,
    { power: 8, traits: ['giant'] },
    play(when(none(purged(named('igon-the-green', card))), destroy(self))),
    afterFight(steal(1)),
  ),

  Creature(
    'mega-alaka',
    'Mega Alaka',
    brobnar,
    { power: 6, traits: ['giant'] },
    asLongAs(happened(thisTurn, usesToFight(you, creature)), entersPlay(self, 'ready')),
  ),

  Creature('mega-cowfyne', 'Mega Cowfyne', brobnar, { power: 7, traits: ['giant'] }, beforeFight(deal(2, neighborsOf(foe)))),

  Creature(
    'mega-ganger-chieftain',
    'Mega Ganger Chieftain',
    brobnar,
    { power: 7, traits: ['giant'] },
    play(may(ready(a(neighboring(creature))), fightWith(it))),
  ),

  Creature('mega-groke', 'Mega Groke', brobnar, { power: 7, traits: ['giant'] }, afterFight(lose(1, opponent))),

  Creature(
    'mega-gron-nine-toes',
    'Mega Gron Nine-Toes',
    brobnar,
    { power: 7, traits: ['giant'] },
    asLongAs(isA(self, damaged(creature)), power(+4, self)),
  ),

  Creature('mega-mogghunter', 'Mega Mogghunter', brobnar, { power: 8, traits: ['giant'] }, afterFight(deal(2, a(flank(creature))))),

  Creature('mega-narp', 'Mega Narp', brobnar, { power: 10, armor: 1, traits: ['giant'] }, cannot('reap', neighborsOf(self))),

  Creature('mega-shorty', 'Mega Shorty', brobnar, { power: 6, traits: ['giant'], keywords: [assault(4)] }, afterReap(enrage(self))),

  Action('chieftain-s-brew', 'Chieftain’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),

  Action('cowfyne-s-brew', 'Cowfyne’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),

  Action('groke-s-brew', 'Groke’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),

  Action('gron-s-brew', 'Gron’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),

  Action('mogghunter-s-brew', 'Mogghunter’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),

  Action('narp-s-brew', 'Narp’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),

  Action('shorty-s-brew', 'Shorty’s Brew', brobnar, { bonus: [amberIcon] }, play(addPower(2, a(creature)))),
]
