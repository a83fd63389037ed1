// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, addPower, after, afterDefeating, afterFight, afterReap, amberIcon, artifact, asLongAs,
  asSoonAs, atEnd, attacking, beforeFight, brobnar, cannot, capture, card, chooseHouse, chosen, controllerOf, controls, controlsMore, count,
  creature, damaged, deal, destroy, destroyed, discardUntil, discards, each, elusive, enemy, enters, exactly, except, excess, fightDamage,
  fightWith, fights, flank, forEach, forges, friendly, fullyHeal, gain, gainChains, gains, hasAmber, heal, host, isDestroyed, it, keysCost,
  logos, lose, may, mayUse, mostPowerful, neighboring, none, of, omni, on, opponent, other, placeAmber, play, playOnlyIf, plays, power,
  powerAtMost, ready, restOfTurn, sacrifice, self, some, steal, stun, taunt, thisTurn, timesHappened, toDeckTop, toHand, undamaged, upTo,
  versatile, when, withNeighbors, you, yourTurn,
} from '../../words/index.ts'

/** Call of the Archons, house Brobnar. */
export const brobnarCards = [
  Action('anger', 'Anger', brobnar, { bonus: [amberIcon] }, play(ready(a(friendly(creature))), fightWith(it))),

  Action('barehanded', 'Barehanded', brobnar, { bonus: [amberIcon] }, play(toDeckTop(each(artifact)))),

  Action('blood-money', 'Blood Money', brobnar, {}, play(placeAmber(2, a(enemy(creature))))),

  Action(
    'brothers-in-battle',
    'Brothers in Battle',
    brobnar,
    { bonus: [amberIcon] },
    play(chooseHouse, restOfTurn(mayUse(each(friendly(of(chosen, creature))), 'fight'))),
  ),

  Action('burn-the-stockpile', 'Burn the Stockpile', brobnar, {}, play(when(hasAmber(opponent, 7), lose(4, opponent)))),

  Action(
    'champion-s-challenge',
    'Champion’s Challenge',
    brobnar,
    {},
    play(
      destroy(except(mostPowerful(1, enemy(creature)), enemy(creature))),
      destroy(except(mostPowerful(1, friendly(creature)), friendly(creature))),
      ready(a(friendly(creature))),
      fightWith(it),
    ),
  ),

  Action('coward-s-end', 'Coward’s End', brobnar, {}, play(destroy(each(undamaged(creature))), gainChains(3))),

  Action('follow-the-leader', 'Follow the Leader', brobnar, {}, play(restOfTurn(mayUse(each(friendly(creature)), 'fight')))),

  Action('lava-ball', 'Lava Ball', brobnar, {}, play(deal(4, a(creature), { splash: 2 }))),

  Action('loot-the-bodies', 'Loot the Bodies', brobnar, {}, play(restOfTurn(after(isDestroyed(enemy(creature)), gain(1))))),

  Action(
    'take-that-smartypants',
    'Take that, Smartypants',
    brobnar,
    { bonus: [amberIcon] },
    play(when(controls(opponent, 3, of(logos, card)), steal(2))),
  ),

  Action('punch', 'Punch', brobnar, { bonus: [amberIcon] }, play(deal(3, a(creature)))),

  Action('relentless-assault', 'Relentless Assault', brobnar, {}, play(forEach(upTo(3, friendly(creature)), ready(it), fightWith(it)))),

  Action('smith', 'Smith', brobnar, { bonus: [amberIcon] }, play(when(controlsMore(you, creature), gain(2)))),

  Action('sound-the-horns', 'Sound the Horns', brobnar, { bonus: [amberIcon] }, play(discardUntil(of(brobnar, creature)), toHand(it))),

  Action('tremor', 'Tremor', brobnar, {}, play(stun(withNeighbors(a(creature))))),

  Action(
    'unguarded-camp',
    'Unguarded Camp',
    brobnar,
    { bonus: [amberIcon] },
    play(capture(1, some(excess(you, creature), friendly(creature)))),
  ),

  Action('warsong', 'Warsong', brobnar, {}, play(restOfTurn(after(fights(friendly(creature)), gain(1))))),

  Artifact('autocannon', 'Autocannon', brobnar, { traits: ['weapon'], bonus: [amberIcon] }, after(enters(creature), deal(1, it))),

  Artifact('banner-of-battle', 'Banner of Battle', brobnar, { traits: ['item'] }, power(+1, each(friendly(creature)))),

  Artifact('cannon', 'Cannon', brobnar, { traits: ['weapon'] }, action(deal(2, a(creature)))),

  Artifact(
    'gauntlet-of-command',
    'Gauntlet of Command',
    brobnar,
    { traits: ['item'] },
    action(ready(a(friendly(creature))), fightWith(it)),
  ),

  Artifact(
    'iron-obelisk',
    'Iron Obelisk',
    brobnar,
    { traits: ['location'] },
    keysCost(opponent, count(friendly(damaged(of(brobnar, creature))))),
  ),

  Artifact(
    'mighty-javelin',
    'Mighty Javelin',
    brobnar,
    { traits: ['weapon'], bonus: [amberIcon] },
    omni(destroy(self), deal(4, a(creature))),
  ),

  Artifact(
    'pile-of-skulls',
    'Pile of Skulls',
    brobnar,
    { traits: ['location'] },
    asLongAs(yourTurn, after(isDestroyed(enemy(creature)), capture(1, a(friendly(creature))))),
  ),

  Artifact('screechbomb', 'Screechbomb', brobnar, { traits: ['weapon'] }, omni(sacrifice(self), lose(2, opponent))),

  Artifact(
    'the-warchest',
    'The Warchest',
    brobnar,
    { traits: ['item'] },
    action(gain(timesHappened(thisTurn, isDestroyed(enemy(creature), 'inFight')))),
  ),

  Creature(
    'bilgum-avalanche',
    'Bilgum Avalanche',
    brobnar,
    { power: 5, traits: ['giant'] },
    after(forges(you), deal(2, each(enemy(creature)))),
  ),

  Creature('valdr', 'Valdr', brobnar, { power: 6, traits: ['giant'] }, asLongAs(attacking(enemy(flank(creature))), fightDamage(+2))),

  Creature('bumpsy', 'Bumpsy', brobnar, { power: 5, traits: ['giant'] }, play(lose(1, opponent))),

  Creature('earthshaker', 'Earthshaker', brobnar, { power: 7, traits: ['giant'] }, play(destroy(each(powerAtMost(3, creature))))),

  Creature('firespitter', 'Firespitter', brobnar, { power: 5, armor: 1, traits: ['giant'] }, beforeFight(deal(1, each(enemy(creature))))),

  Creature(
    'ganger-chieftain',
    'Ganger Chieftain',
    brobnar,
    { power: 5, traits: ['giant'] },
    play(may(ready(a(neighboring(creature))), fightWith(it))),
  ),

  Creature('grenade-snib', 'Grenade Snib', brobnar, { power: 2, traits: ['goblin'] }, destroyed(lose(2, opponent))),

  Creature('headhunter', 'Headhunter', brobnar, { power: 5, traits: ['giant'] }, afterFight(gain(1))),

  Creature(
    'hebe-the-huge',
    'Hebe the Huge',
    brobnar,
    { power: 6, traits: ['giant', 'knight'] },
    play(deal(2, each(other(undamaged(creature))))),
  ),

  Creature(
    'kelifi-dragon',
    'Kelifi Dragon',
    brobnar,
    { power: 12, traits: ['dragon'] },
    playOnlyIf(hasAmber(you, 7)),
    on(afterFight, afterReap, gain(1), deal(5, a(creature))),
  ),

  Creature('king-of-the-crag', 'King of the Crag', brobnar, { power: 7, traits: ['giant'] }, power(-2, each(enemy(of(brobnar, creature))))),

  Creature('krump', 'Krump', brobnar, { power: 6, traits: ['giant'] }, afterDefeating(lose(1, controllerOf(it)))),

  Creature(
    'lomir-flamefist',
    'Lomir Flamefist',
    brobnar,
    { power: 5, traits: ['giant'] },
    play(when(hasAmber(opponent, 7), lose(2, opponent))),
  ),

  Creature(
    'looter-goblin',
    'Looter Goblin',
    brobnar,
    { power: 2, traits: ['goblin'], keywords: [elusive] },
    afterReap(restOfTurn(after(isDestroyed(enemy(creature)), gain(1)))),
  ),

  Creature('mugwump', 'Mugwump', brobnar, { power: 6, traits: ['giant'] }, afterDefeating(fullyHeal(self), addPower(1, self))),

  Creature(
    'pingle-who-annoys',
    'Pingle Who Annoys',
    brobnar,
    { power: 2, traits: ['goblin'], keywords: [elusive] },
    after(enters(enemy(creature)), deal(1, it)),
  ),

  Creature(
    'rock-hurling-giant',
    'Rock-Hurling Giant',
    brobnar,
    { power: 6, traits: ['giant'] },
    asLongAs(yourTurn, after(discards(you, of(brobnar, card)), may(deal(4, a(creature))))),
  ),

  Creature(
    'rogue-ogre',
    'Rogue Ogre',
    brobnar,
    { power: 6, traits: ['giant', 'mutant'] },
    atEnd(you, when(exactly(1, timesHappened(thisTurn, plays(you, card))), heal(2, self), capture(1, self))),
  ),

  Creature('smaaash', 'Smaaash', brobnar, { power: 5, traits: ['giant'] }, play(stun(a(creature)))),

  Creature(
    'tireless-crocag',
    'Tireless Crocag',
    brobnar,
    { power: 7, traits: ['giant'], keywords: [versatile] },
    cannot('reap', self),
    asSoonAs(none(enemy(creature)), destroy(self)),
  ),

  Creature('troll', 'Troll', brobnar, { power: 8, traits: ['giant'] }, afterReap(heal(3, self))),

  Creature(
    'wardrummer',
    'Wardrummer',
    brobnar,
    { power: 3, traits: ['goblin'] },
    play(toHand(each(other(friendly(of(brobnar, creature)))))),
  ),

  Upgrade('blood-of-titans', 'Blood of Titans', brobnar, { bonus: [amberIcon] }, power(+5, host)),

  Upgrade('phoenix-heart', 'Phoenix Heart', brobnar, {}, gains(host, destroyed(toHand(self), deal(3, each(creature))))),

  Upgrade('yo-mama-mastery', 'Yo Mama Mastery', brobnar, { bonus: [amberIcon] }, gains(host, taunt), play(fullyHeal(host))),
]
