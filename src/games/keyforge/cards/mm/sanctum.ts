// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, action, addCounters, after, afterFight, afterReap, allBut, amberIcon, amberStolen, among, amongTheRest,
  armor, asLongAs, assault, beforeFight, cannot, cannotResolve, capture, captureDivided, card, choose, controllerOf, count, creature, deal,
  destroy, destroyed, discard, discardUntil, draw, each, either, elusive, enemy, enrage, enters, entersPlay, exalt, fightWith, fightsWith,
  foe, friendly, from, fullyHeal, gain, gains, hand, happened, highestPower, ifYouDo, inCenter, isA, isDestroyed, isStolenFrom, it, look,
  may, mayResolveAs, mostPowerful, named, neighborsOf, notOf, notTrait, omni, oneOf, opponent, other, play, plays, powerAtLeast, purge,
  putIntoPlay, ready, removeCounters, restOfTurn, sanctum, self, skirmish, steal, stun, taunt, tauntReachesFurther, thisTurn, thisWay,
  toDeckBottom, toHand, top, trait, ward, when, withAmber, you,
} from '../../words/index.ts'

/** Mass Mutation, house Sanctum. */
export const sanctumCards = [
  Creature(
    'ardent-hero',
    'Ardent Hero',
    sanctum,
    { power: 4, traits: ['human', 'knight'], keywords: [taunt] },
    cannot('beDealtDamage', self, either(trait('mutant', creature), powerAtLeast(5, creature))),
  ),

  Creature(
    'bull-wark',
    'Bull-wark',
    sanctum,
    { power: 4, armor: 1, traits: ['mutant', 'knight'], keywords: [assault(2)] },
    gains(neighborsOf(self), assault(2)),
  ),

  Action(
    'burning-glare',
    'Burning Glare',
    sanctum,
    { bonus: [amberIcon], enhance: ['damage'] },
    play(oneOf(stun(a(enemy(creature))), stun(each(enemy(trait('mutant', creature)))))),
  ),

  Action(
    'commandeer',
    'Commandeer',
    sanctum,
    { bonus: [amberIcon] },
    play(restOfTurn(after(plays(you, other(card)), capture(1, a(friendly(creature)))))),
  ),

  Creature('dæmo-knight', 'Dæmo-Knight', sanctum, { power: 4, armor: 2, traits: ['mutant', 'knight'] }, destroyed(steal(1))),

  Action('fangs-of-gizelhart', 'Fangs of Gizelhart', sanctum, { bonus: [amberIcon] }, play(purge(mostPowerful(1, creature)))),

  Artifact(
    'font-of-the-eye',
    'Font of the Eye',
    sanctum,
    { traits: ['location'] },
    omni(when(happened(thisTurn, isDestroyed(enemy(creature))), capture(1, a(friendly(creature))))),
  ),

  Creature('general-xalvador', 'General Xalvador', sanctum, {
    power: 4,
    armor: 2,
    traits: ['human', 'knight'],
    enhance: ['capture', 'capture'],
  }),

  Creature(
    'gizelhart-s-zealot',
    'Gizelhart’s Zealot',
    sanctum,
    { power: 4, traits: ['human', 'knight'] },
    entersPlay(self, 'ready', 'enraged'),
  ),

  Creature(
    'lieutenant-gorvenal',
    'Lieutenant Gorvenal',
    sanctum,
    { power: 4, armor: 1, traits: ['spirit', 'knight'] },
    after(fightsWith(you, creature), capture(1)),
  ),

  Creature(
    'seeker-of-truth',
    'Seeker of Truth',
    sanctum,
    { power: 3, armor: 1, traits: ['human'] },
    afterFight(may(fightWith(a(friendly(notOf(sanctum, creature)))))),
  ),

  Creature('squire-alys', 'Squire Alys', sanctum, { power: 2, armor: 2, traits: ['human'] }, play(capture(2))),

  Artifact(
    'æmberheart',
    'Æmberheart',
    sanctum,
    { traits: ['item'] },
    action(choose(a(friendly(creature))), exalt(it), ward(it), fullyHeal(it)),
  ),

  Creature(
    'angry-mob',
    'Angry Mob',
    sanctum,
    { power: 4, traits: ['human'] },
    beforeFight(ifYouDo(may(discardUntil(named('angry-mob', card))), toHand(it))),
  ),

  Creature(
    'baldric-the-bold',
    'Baldric the Bold',
    sanctum,
    { power: 4, armor: 2, traits: ['human', 'knight'] },
    beforeFight(when(isA(foe, highestPower(enemy(creature))), gain(2))),
  ),

  Creature(
    'berinon',
    'Berinon',
    sanctum,
    { power: 5, armor: 2, traits: ['spirit', 'knight'] },
    after(enters(trait('mutant', creature)), enrage(self)),
    afterReap(capture(2)),
  ),

  Action(
    'bring-low',
    'Bring Low',
    sanctum,
    { bonus: [amberIcon], enhance: ['capture'] },
    play(captureDivided(allBut(5, opponent), friendly(creature))),
  ),

  Artifact(
    'gizelhart-s-standard',
    'Gizelhart’s Standard',
    sanctum,
    { traits: ['item'], bonus: [amberIcon] },
    armor(+1, each(friendly(withAmber(creature)))),
    play(exalt(a(friendly(creature)))),
  ),

  Action(
    'purify',
    'Purify',
    sanctum,
    { bonus: [amberIcon] },
    play(
      ifYouDo(
        purge(a(trait('mutant', creature))),
        ifYouDo(discardUntil(notTrait('mutant', creature), controllerOf(it)), putIntoPlay(it, 'ofOwners')),
      ),
    ),
  ),

  Creature(
    'scrivener-favian',
    'Scrivener Favian',
    sanctum,
    { power: 3, traits: ['mutant'], enhance: ['capture', 'capture'] },
    mayResolveAs('steal'),
  ),

  Artifact(
    'book-of-malefaction',
    'Book of Malefaction',
    sanctum,
    { traits: ['item', 'law'], bonus: [amberIcon] },
    after(isStolenFrom(you), addCounters('warrant', amberStolen, self)),
    omni(ifYouDo(removeCounters('warrant', 1, self), purge(a(creature)))),
  ),

  Action('call-to-action', 'Call to Action', sanctum, {}, play(ready(each(friendly(trait('knight', creature)))))),

  Action('gizelhart-s-wrath', 'Gizelhart’s Wrath', sanctum, { bonus: [amberIcon] }, play(destroy(each(trait('mutant', creature))))),

  Creature(
    'lady-loreena',
    'Lady Loreena',
    sanctum,
    { power: 6, armor: 3, traits: ['spirit', 'knight'], keywords: [taunt] },
    tauntReachesFurther,
  ),

  Creature(
    'mad-prophet-gizelhart',
    'Mad Prophet Gizelhart',
    sanctum,
    { power: 4, armor: 3, traits: ['leader', 'priest'] },
    asLongAs(inCenter(self), gains(self, action(fullyHeal(each(notTrait('mutant', creature))), gain(count(thisWay(creature)))))),
  ),

  Creature(
    'master-of-the-grey',
    'Master of the Grey',
    sanctum,
    { power: 4, armor: 1, traits: ['human', 'monk'] },
    cannot('resolveBonus', opponent),
  ),

  Creature(
    'purifier-of-souls',
    'Purifier of Souls',
    sanctum,
    { power: 5, armor: 2, traits: ['human', 'priest'] },
    cannotResolve('destroyed'),
  ),

  Creature(
    'dino-knight',
    'Dino-Knight',
    sanctum,
    { power: 6, armor: 2, traits: ['mutant', 'knight'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
  ),

  Creature('lyco-knight', 'Lyco-Knight', sanctum, { power: 5, armor: 2, traits: ['mutant', 'knight'], keywords: [skirmish] }),

  Creature(
    'techno-knight',
    'Techno-Knight',
    sanctum,
    { power: 5, armor: 2, traits: ['mutant', 'knight'] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature('umbra-knight', 'Umbra-Knight', sanctum, { power: 4, armor: 2, traits: ['mutant', 'knight'], keywords: [elusive] }),

  Creature(
    'xeno-knight',
    'Xeno-Knight',
    sanctum,
    { power: 5, armor: 2, traits: ['mutant', 'knight'] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),
]
