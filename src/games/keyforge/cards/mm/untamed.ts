// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, actionCard, addPower, after, afterDefeating, afterFight, afterReap, all, amber, amberIcon, among,
  amongTheRest, artifact, asLongAs, assault, blank, bonusAgain, both, cannot, card, choose, controlsMore, count, counters, creature, deal,
  destroy, destroyed, discard, discardPile, draw, each, eachPlayer, eachPlayerDoes, elusive, enemy, enters, entersPlay, exalt, except,
  flank, forEach, forge, friendly, from, gain, gains, halfOfGigantic, hand, hasAmber, heal, ifYouDo, isA, isTrait, it, keysCost,
  leastPowerful, look, lose, may, mostPowerful, neighborOf, nextNeighbor, notOf, of, omega, omni, on, opponent, other, play, plays, power,
  purge, putIntoPlay, ready, resolveBonus, reveal, revealHand, search, self, skirmish, steal, theNext, them, toDeckBottom, toHand, top,
  trait, untamed, untilYourNextTurn, upgrade, ward, when, you,
} from '../../words/index.ts'

/** Mass Mutation, house Untamed. */
export const untamedCards = [
  Creature('cephaloist', 'Cephaloist', untamed, { power: 4, traits: ['mutant'] }, asLongAs(hasAmber(you, 4), cannot('beStolenFrom', you))),

  Creature('dæmo-beast', 'Dæmo-Beast', untamed, { power: 3, traits: ['mutant', 'beast'], keywords: [skirmish] }, destroyed(steal(1))),

  Creature('dark-faerie', 'Dark Faerie', untamed, { power: 2, traits: ['mutant'], keywords: [skirmish] }, afterFight(gain(2))),

  Creature(
    'fandangle',
    'Fandangle',
    untamed,
    { power: 3, traits: ['mutant', 'witch'] },
    asLongAs(hasAmber(you, 4), entersPlay(friendly(notOf(untamed, creature)), 'ready')),
  ),

  Creature(
    'floomf',
    'Floomf',
    untamed,
    { power: 3, traits: ['beast', 'cat'], keywords: [skirmish] },
    afterFight(addPower(2, a(trait('beast', creature)))),
  ),

  Creature('gloriana-s-attendant', 'Gloriana’s Attendant', untamed, { power: 1, traits: ['mutant'], enhance: [amberIcon, amberIcon] }),

  Creature('keyfrog', 'Keyfrog', untamed, { power: 2, traits: ['beast'] }, destroyed(forge(0))),

  Creature(
    'pismire',
    'Pismire',
    untamed,
    { power: 4, traits: ['mutant'] },
    asLongAs(controlsMore(you, trait('mutant', creature)), keysCost(opponent, 2)),
  ),

  Action('rapid-evolution', 'Rapid Evolution', untamed, { bonus: [amberIcon] }, play(addPower(amber(you), a(creature)))),

  Action('reclaimed-by-nature', 'Reclaimed by Nature', untamed, { bonus: [amberIcon] }, play(purge(a(artifact)), resolveBonus(it))),

  Action(
    'resurgence',
    'Resurgence',
    untamed,
    { enhance: ['draw'] },
    play(
      toHand(a(from(discardPile, you, creature))),
      when(isA(it, trait('mutant', creature)), toHand(a(from(discardPile, you, creature)))),
    ),
  ),

  Action(
    'savage-clash',
    'Savage Clash',
    untamed,
    {},
    play(destroy(except(both(mostPowerful(1, enemy(creature)), leastPowerful(1, friendly(creature))), creature))),
  ),

  Action('commune', 'Commune', untamed, { keywords: [omega] }, play(lose(all), gain(4))),

  Creature(
    'dark-harbinger',
    'Dark Harbinger',
    untamed,
    { power: 4, traits: ['mutant', 'witch'] },
    after(plays(you, of(untamed, actionCard)), ready(self)),
  ),

  Action(
    'growth-surge',
    'Growth Surge',
    untamed,
    { bonus: [amberIcon] },
    play(addPower(3, a(flank(creature))), addPower(2, a(neighborOf(it))), addPower(1, nextNeighbor)),
  ),

  Creature(
    'lumilu',
    'Lumilu',
    untamed,
    { power: 4, traits: ['beast', 'cat'] },
    afterReap(gain(count(other(friendly(trait('beast', creature)))))),
  ),

  Artifact(
    'mushroom-with-a-view',
    'Mushroom with a View',
    untamed,
    { traits: ['location'], bonus: [amberIcon] },
    omni(heal(1, each(friendly(creature)))),
  ),

  Creature('trimble', 'Trimble', untamed, { power: 3, traits: ['mutant'] }, gains(each(trait('mutant', creature)), skirmish)),

  Action(
    'vault-s-blessing',
    'Vault’s Blessing',
    untamed,
    { bonus: [amberIcon] },
    play(eachPlayerDoes(gain(count(friendly(trait('mutant', creature)))))),
  ),

  Action('wild-bounty', 'Wild Bounty', untamed, { enhance: [amberIcon, amberIcon] }, play(theNext(bonusAgain))),

  Action(
    'æmberlution',
    'Æmberlution',
    untamed,
    { keywords: [omega] },
    play(
      destroy(each(creature)),
      revealHand(eachPlayer),
      forEach(each(from(hand, eachPlayer, creature)), putIntoPlay(it, 'ofOwners'), ready(it)),
    ),
  ),

  Creature(
    'blossom-drake',
    'Blossom Drake',
    untamed,
    { power: 4, traits: ['dragon'] },
    power(count(artifact), self),
    blank(each(artifact)),
  ),

  Creature(
    'chonkers',
    'Chonkers',
    untamed,
    { power: 1, traits: ['mutant'], keywords: [skirmish] },
    afterDefeating(addPower(counters('power', self), self)),
    play(addPower(1, self)),
  ),

  Creature(
    'dark-queen-gloriana',
    'Dark Queen Gloriana',
    untamed,
    { power: 3, traits: ['mutant'], enhance: [amberIcon, amberIcon] },
    play(toHand(a(friendly(notOf(untamed, creature))))),
  ),

  Creature('eunoia', 'Eunoia', untamed, { power: 6, traits: ['beast', 'cat'] }, afterDefeating(gain(1), heal(2, self))),

  Action(
    'look-what-i-found',
    'Look What I Found!',
    untamed,
    { keywords: [omega] },
    play(
      toHand(
        both(
          a(from(discardPile, you, actionCard)),
          a(from(discardPile, you, artifact)),
          a(from(discardPile, you, creature)),
          a(from(discardPile, you, upgrade)),
        ),
      ),
    ),
  ),

  Creature(
    'mercy-malkin-queen',
    'Mercy, Malkin Queen',
    untamed,
    { power: 3, traits: ['human', 'witch'], keywords: [skirmish] },
    after(enters(friendly(trait('cat', creature))), ward(it)),
    afterFight(ready(a(friendly(trait('beast', creature))))),
  ),

  Action(
    'mutation-of-cunning',
    'Mutation of Cunning',
    untamed,
    { bonus: [amberIcon] },
    play(choose(a(creature)), untilYourNextTurn(gains(it, elusive, isTrait('mutant')))),
  ),

  Action(
    'mutation-of-fury',
    'Mutation of Fury',
    untamed,
    { bonus: [amberIcon] },
    play(choose(a(creature)), untilYourNextTurn(gains(it, assault(3), isTrait('mutant')))),
  ),

  Action(
    'mutation-of-instinct',
    'Mutation of Instinct',
    untamed,
    { bonus: [amberIcon] },
    play(choose(a(creature)), untilYourNextTurn(gains(it, skirmish, isTrait('mutant')))),
  ),

  Creature(
    'dino-beast',
    'Dino-Beast',
    untamed,
    { power: 5, traits: ['mutant', 'beast'], keywords: [skirmish] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
  ),

  Creature('sacro-beast', 'Sacro-Beast', untamed, { power: 5, armor: 2, traits: ['mutant', 'beast'], keywords: [skirmish] }),

  Creature(
    'techno-beast',
    'Techno-Beast',
    untamed,
    { power: 4, traits: ['mutant', 'beast'], keywords: [skirmish] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature('umbra-beast', 'Umbra-Beast', untamed, { power: 3, traits: ['mutant', 'beast'], keywords: [elusive, skirmish] }),

  Creature(
    'xeno-beast',
    'Xeno-Beast',
    untamed,
    { power: 4, traits: ['mutant', 'beast'], keywords: [skirmish] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),
  Creature(
    'niffle-kong',
    'Niffle Kong',
    untamed,
    { power: 12, armor: 2, traits: ['mutant', 'niffle'] },
    halfOfGigantic(1),
    play(search(36, trait('niffle', creature)), reveal(them), toHand(them)),
    on(
      afterFight,
      afterReap,
      ifYouDo(may(destroy(a(friendly(trait('niffle', creature))))), deal(3, a(creature)), steal(1), destroy(a(enemy(artifact)))),
    ),
  ),

  Creature('niffle-kong2', 'Niffle Kong', untamed, { power: 12, traits: ['mutant', 'niffle'] }, halfOfGigantic(2)),
]
