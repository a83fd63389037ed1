// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, abduct, action, addPower, after, afterDefeating, afterFight, afterReap, all, amberIcon, amberOn,
  amountThisWay, anyNumber, archive, artifact, beforeFight, belongs, cannot, capture, card, choose, chooseHouse, chosen, count, creature,
  damaged, deal, destroy, destroyed, discard, discardUntil, draw, each, eachPlayerDoes, either, elusive, enemy, entersPlay, fightDamage,
  foe, forge, forgedKeys, friendly, from, fullyHeal, gain, gainChains, gains, gainsAmber, hand, hasAmber, host, ifYouDo, instead, it,
  keysCost, lose, loses, mars, may, mayUse, minus, notOf, notTrait, of, omni, on, oneOf, opponent, other, otherName, ownSide, ownedBy, play,
  playedBy, plays, power, product, purge, putIntoPlay, readied, ready, reaps, restOfTurn, reveal, revealHand, sacrifice, same, self,
  sharesTrait, shuffleIn, steal, stun, taunt, theNext, them, thisWay, times, toArchives, toHand, trait, upTo, use, wasDestroyed, when,
  withNeighbors, wouldBe, you,
} from '../../words/index.ts'

/** Call of the Archons, house Mars. */
export const marsCards = [
  Action('ammonia-clouds', 'Ammonia Clouds', mars, {}, play(deal(3, each(creature)))),

  Action(
    'battle-fleet',
    'Battle Fleet',
    mars,
    { bonus: [amberIcon] },
    play(reveal(anyNumber(from(hand, you, of(mars, card)))), draw(count(thisWay(card)))),
  ),

  Action(
    'deep-probe',
    'Deep Probe',
    mars,
    { bonus: [amberIcon] },
    play(chooseHouse, revealHand(opponent), discard(each(from(hand, opponent, of(chosen, creature))))),
  ),

  Action(
    'emp-blast',
    'EMP Blast',
    mars,
    { bonus: [amberIcon] },
    play(stun(each(either(of(mars, creature), trait('robot', creature)))), destroy(each(artifact))),
  ),

  Action(
    'hypnotic-command',
    'Hypnotic Command',
    mars,
    {},
    play(times(count(friendly(of(mars, creature))), capture(1, a(enemy(creature)), ownSide))),
  ),

  Action(
    'irradiated-æmber',
    'Irradiated Æmber',
    mars,
    { bonus: [amberIcon] },
    play(when(hasAmber(opponent, 6), deal(3, each(enemy(creature))))),
  ),

  Action(
    'key-abduction',
    'Key Abduction',
    mars,
    { bonus: [amberIcon] },
    play(toHand(each(of(mars, creature))), may(forge(minus(9, count(from(hand, you, card)))))),
  ),

  Action('martian-hounds', 'Martian Hounds', mars, {}, play(addPower(product(2, count(damaged(creature))), a(creature)))),

  Action(
    'martians-make-bad-allies',
    'Martians Make Bad Allies',
    mars,
    {},
    play(revealHand(you), purge(each(from(hand, you, notOf(mars, creature)))), gain(count(thisWay(card)))),
  ),

  Action('mass-abduction', 'Mass Abduction', mars, { bonus: [amberIcon] }, play(abduct(upTo(3, damaged(enemy(creature)))))),

  Action(
    'mating-season',
    'Mating Season',
    mars,
    { bonus: [amberIcon] },
    play(shuffleIn(each(of(mars, creature))), eachPlayerDoes(gain(count(thisWay(ownedBy(you, creature)))))),
  ),

  Action(
    'mothership-support',
    'Mothership Support',
    mars,
    { bonus: [amberIcon] },
    play(times(count(friendly(readied(of(mars, creature)))), deal(2, a(creature)))),
  ),

  Action(
    'orbital-bombardment',
    'Orbital Bombardment',
    mars,
    { bonus: [amberIcon] },
    play(reveal(anyNumber(from(hand, you, of(mars, card)))), times(count(thisWay(card)), deal(2, a(creature)))),
  ),

  Action('phosphorus-stars', 'Phosphorus Stars', mars, {}, play(stun(each(notOf(mars, creature))), gainChains(2))),

  Action('psychic-network', 'Psychic Network', mars, {}, play(steal(count(friendly(readied(of(mars, creature))))))),

  Action('sample-collection', 'Sample Collection', mars, {}, play(times(forgedKeys(opponent), abduct(a(enemy(creature)))))),

  Action('shatter-storm', 'Shatter Storm', mars, {}, play(lose(all), lose(product(3, amountThisWay), opponent))),

  Action('soft-landing', 'Soft Landing', mars, {}, play(theNext(entersPlay(playedBy(you, either(creature, artifact)), 'ready')))),

  Action('squawker', 'Squawker', mars, { bonus: [amberIcon] }, play(oneOf(ready(a(of(mars, creature))), stun(a(notOf(mars, creature)))))),

  Action(
    'total-recall',
    'Total Recall',
    mars,
    { bonus: [amberIcon] },
    play(gain(count(friendly(readied(creature)))), toHand(each(friendly(creature)))),
  ),

  Artifact(
    'combat-pheromones',
    'Combat Pheromones',
    mars,
    { traits: ['item'], bonus: [amberIcon] },
    omni(sacrifice(self), choose(upTo(2, other(friendly(of(mars, either(creature, artifact)))))), restOfTurn(mayUse(them))),
  ),

  Artifact(
    'commpod',
    'Commpod',
    mars,
    { traits: ['item'] },
    action(reveal(anyNumber(from(hand, you, of(mars, card)))), times(count(thisWay(card)), may(ready(a(of(mars, creature)))))),
  ),

  Artifact('crystal-hive', 'Crystal Hive', mars, { traits: ['location'] }, action(restOfTurn(after(reaps(creature), gain(1))))),

  Artifact(
    'custom-virus',
    'Custom Virus',
    mars,
    { traits: ['weapon'], bonus: [amberIcon] },
    omni(destroy(self), ifYouDo(may(purge(a(from(hand, you, creature)))), destroy(each(sharesTrait(it, creature))))),
  ),

  Artifact('feeding-pit', 'Feeding Pit', mars, { traits: ['location'] }, action(ifYouDo(discard(a(from(hand, you, creature))), gain(1)))),

  Artifact('invasion-portal', 'Invasion Portal', mars, { traits: ['location'] }, action(discardUntil(of(mars, creature)), toHand(it))),

  Artifact(
    'incubation-chamber',
    'Incubation Chamber',
    mars,
    { traits: ['location'] },
    omni(ifYouDo(may(reveal(a(from(hand, you, of(mars, creature))))), archive(it))),
  ),

  Artifact(
    'mothergun',
    'Mothergun',
    mars,
    { traits: ['weapon'] },
    action(ifYouDo(reveal(anyNumber(from(hand, you, of(mars, card)))), deal(count(thisWay(card)), a(creature)))),
  ),

  Artifact('sniffer', 'Sniffer', mars, { traits: ['ally'], bonus: [amberIcon] }, action(restOfTurn(loses(each(creature), 'elusive')))),

  Artifact(
    'swap-widget',
    'Swap Widget',
    mars,
    { traits: ['item'] },
    action(
      ifYouDo(
        toHand(a(friendly(readied(of(mars, creature))))),
        putIntoPlay(a(from(hand, you, otherName(it, of(mars, creature))))),
        ready(it),
      ),
    ),
  ),

  Creature(
    'blypyp',
    'Blypyp',
    mars,
    { power: 2, traits: ['martian', 'scientist'] },
    afterReap(theNext(entersPlay(playedBy(you, of(mars, creature)), 'ready'))),
  ),

  Creature(
    'chuff-ape',
    'Chuff Ape',
    mars,
    { power: 11, traits: ['beast'], keywords: [taunt] },
    entersPlay(self, 'stunned'),
    on(afterFight, afterReap, ifYouDo(may(sacrifice(a(other(friendly(creature))))), fullyHeal(self))),
  ),

  Creature(
    'ether-spider',
    'Ether Spider',
    mars,
    { power: 7, traits: ['beast'] },
    fightDamage('none'),
    wouldBe(gainsAmber(opponent), instead(capture(same, self))),
  ),

  Creature(
    'grabber-jammer',
    'Grabber Jammer',
    mars,
    { power: 4, armor: 1, traits: ['robot'] },
    keysCost(opponent, +1),
    on(afterFight, afterReap, capture(1)),
  ),

  Creature('grommid', 'Grommid', mars, { power: 10, traits: ['beast'] }, cannot('play', you, creature), afterDefeating(lose(1, opponent))),

  Creature(
    'john-smyth',
    '“John Smyth”',
    mars,
    { power: 2, traits: ['agent', 'martian'], keywords: [elusive] },
    on(afterFight, afterReap, ready(a(notTrait('agent', of(mars, creature))))),
  ),

  Creature(
    'mindwarper',
    'Mindwarper',
    mars,
    { power: 2, traits: ['martian', 'scientist'], keywords: [elusive] },
    action(capture(1, a(enemy(creature)), ownSide)),
  ),

  Creature(
    'phylyx-the-disintegrator',
    'Phylyx the Disintegrator',
    mars,
    { power: 1, traits: ['martian', 'soldier'], keywords: [elusive] },
    action(lose(count(other(friendly(of(mars, creature)))), opponent)),
  ),

  Creature(
    'qyxxlyx-plague-master',
    'Qyxxlyx Plague Master',
    mars,
    { power: 3, traits: ['martian', 'scientist'] },
    on(afterFight, afterReap, deal(3, each(trait('human', creature)), { ignoringArmor: true })),
  ),

  Creature('tunk', 'Tunk', mars, { power: 6, armor: 1, traits: ['robot'] }, after(plays(you, other(of(mars, creature))), fullyHeal(self))),

  Creature(
    'ulyq-megamouth',
    'Ulyq Megamouth',
    mars,
    { power: 3, traits: ['martian', 'scientist'] },
    on(afterFight, afterReap, use(a(friendly(notOf(mars, creature))))),
  ),

  Creature(
    'uxlyx-the-zookeeper',
    'Uxlyx the Zookeeper',
    mars,
    { power: 2, traits: ['martian', 'scientist'], keywords: [elusive] },
    afterReap(abduct(a(enemy(creature)))),
  ),

  Creature(
    'vezyma-thinkdrone',
    'Vezyma Thinkdrone',
    mars,
    { power: 3, traits: ['martian', 'scientist'] },
    afterReap(may(archive(a(friendly(either(creature, artifact)))))),
  ),

  Creature(
    'yxili-marauder',
    'Yxili Marauder',
    mars,
    { power: 2, traits: ['martian', 'soldier'] },
    power(amberOn(self), self),
    play(capture(count(friendly(readied(of(mars, creature)))))),
  ),

  Creature(
    'yxilo-bolter',
    'Yxilo Bolter',
    mars,
    { power: 3, traits: ['martian', 'soldier'] },
    on(afterFight, afterReap, deal(2, a(creature)), when(wasDestroyed(it), purge(it))),
  ),

  Creature(
    'yxilx-dominator',
    'Yxilx Dominator',
    mars,
    { power: 9, armor: 1, traits: ['robot'], keywords: [taunt] },
    entersPlay(self, 'stunned'),
  ),

  Creature('zorg', 'Zorg', mars, { power: 7, traits: ['beast'] }, entersPlay(self, 'stunned'), beforeFight(stun(withNeighbors(foe)))),

  Creature(
    'zyzzix-the-many',
    'Zyzzix the Many',
    mars,
    { power: 3, traits: ['martian', 'soldier'] },
    on(afterFight, afterReap, ifYouDo(may(reveal(a(from(hand, you, creature)))), archive(it), addPower(3, self))),
  ),

  Upgrade('biomatrix-backup', 'Biomatrix Backup', mars, { bonus: [amberIcon] }, gains(host, destroyed(toArchives(self)))),

  Upgrade(
    'brain-stem-antenna',
    'Brain Stem Antenna',
    mars,
    {},
    gains(host, after(plays(you, of(mars, creature)), ready(self), restOfTurn(belongs(it, mars)))),
  ),

  Upgrade('jammer-pack', 'Jammer Pack', mars, { bonus: [amberIcon] }, gains(host, keysCost(opponent, +2))),

  Upgrade(
    'red-planet-ray-gun',
    'Red Planet Ray Gun',
    mars,
    { bonus: [amberIcon] },
    gains(host, afterReap(deal(count(of(mars, creature)), a(creature)))),
  ),
]
