// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, addPower, after, afterFight, afterReap, alpha, amber, amberIcon, anyNumber, archives,
  artifact, asLongAs, assault, atEnd, beside, cannot, card, choose, chooseHouse, chosen, controls, count, creature, damaged, deal,
  dealsOnly, destroy, discard, discardPile, discards, each, eachPlayer, eachPlayerDoes, either, elusive, enemy, entersPlay, exhaust, flank,
  foe, friendly, from, gain, gains, hand, handAndDiscard, happened, hazardous, heal, host, iconsOf, instead, isTaken, it, loses,
  mostPowerful, neighboring, not, notOnFlank, of, omega, opponent, other, ownedBy, play, playersWithKeys, power, product, purge, random,
  readied, reaps, refillHand, restOfTurn, self, shuffleIn, skirmish, some, stun, takeFromSupply, thisTurn, thisWay, toHand, trait, untamed,
  when, wouldBe, you,
} from '../../words/index.ts'

/** Age of Ascension, house Untamed. */
export const untamedCards = [
  Creature(
    'dharna',
    'Dharna',
    untamed,
    { power: 2, traits: ['elf', 'witch'] },
    play(gain(count(friendly(damaged(creature))))),
    afterReap(heal(2, a(friendly(creature)))),
  ),

  Creature(
    'duskwitch',
    'Duskwitch',
    untamed,
    { power: 1, traits: ['human', 'witch'], keywords: [omega, elusive] },
    entersPlay(friendly(creature), 'ready'),
  ),

  Creature('fanghouse', 'Fanghouse', untamed, { power: 3, traits: ['beast'], keywords: [assault(3), hazardous(3)] }),

  Creature(
    'glimmer',
    'Glimmer',
    untamed,
    { power: 1, traits: ['faerie'], keywords: [alpha] },
    play(toHand(a(from(discardPile, you, card)))),
  ),

  Creature(
    'grovekeeper',
    'Grovekeeper',
    untamed,
    { power: 3, traits: ['human', 'witch'] },
    atEnd(you, addPower(1, each(neighboring(creature)))),
  ),

  Creature('knoxx', 'Knoxx', untamed, { power: 3, traits: ['beast'] }, power(product(3, count(neighboring(creature))), self)),

  Creature('marmo-swarm', 'Marmo Swarm', untamed, { power: 2, traits: ['beast'] }, power(amber(you), self)),

  Action(
    'persistence-hunting',
    'Persistence Hunting',
    untamed,
    { bonus: [amberIcon] },
    play(chooseHouse, exhaust(each(enemy(of(chosen, creature))))),
  ),

  Creature(
    'rustgnawer',
    'Rustgnawer',
    untamed,
    { power: 4, traits: ['beast', 'insect'] },
    afterFight(destroy(a(artifact)), gain(iconsOf('amber', it))),
  ),

  Action(
    'song-of-spring',
    'Song of Spring',
    untamed,
    { bonus: [amberIcon] },
    play(shuffleIn(anyNumber(either(friendly(of(untamed, creature)), from(handAndDiscard, you, of(untamed, creature)))))),
  ),

  Creature(
    'tantadlin',
    'Tantadlin',
    untamed,
    { power: 9, traits: ['tree'] },
    dealsOnly(2),
    afterFight(discard(random(from(archives, opponent, card)))),
  ),

  Action(
    'they-re-everywhere',
    'They’re Everywhere!',
    untamed,
    { bonus: [amberIcon] },
    play(deal(2, each(enemy(flank(creature)))), deal(1, each(enemy(notOnFlank(creature))))),
  ),

  Creature(
    'æmberspine-mongrel',
    'Æmberspine Mongrel',
    untamed,
    { power: 3, traits: ['beast'], keywords: [hazardous(3)] },
    after(reaps(enemy(creature)), gain(1)),
  ),

  Creature(
    'bumblebird',
    'Bumblebird',
    untamed,
    { power: 1, traits: ['beast', 'insect'], keywords: [alpha] },
    play(addPower(2, each(other(friendly(of(untamed, creature)))))),
  ),

  Upgrade('camouflage', 'Camouflage', untamed, { bonus: [amberIcon] }, cannot('beAttacked', host, notOnFlank(creature))),

  Artifact(
    'niffle-grounds',
    'Niffle Grounds',
    untamed,
    { traits: ['location'], bonus: [amberIcon] },
    action(choose(a(creature)), restOfTurn(loses(it, 'taunt', 'elusive'))),
  ),

  Creature('panpaca-anga', 'Panpaca, Anga', untamed, { power: 5, traits: ['beast'] }, power(+2, each(beside('right', creature)))),

  Creature(
    'panpaca-jaga',
    'Panpaca, Jaga',
    untamed,
    { power: 3, traits: ['beast'], keywords: [skirmish] },
    gains(each(beside('left', creature)), skirmish),
  ),

  Action(
    'soldiers-to-flowers',
    'Soldiers to Flowers',
    untamed,
    { bonus: [amberIcon] },
    play(purge(each(from(discardPile, eachPlayer, of(untamed, creature)))), eachPlayerDoes(gain(count(thisWay(ownedBy(you, card)))))),
  ),

  Upgrade('way-of-the-porcupine', 'Way of the Porcupine', untamed, { bonus: [amberIcon] }, gains(host, hazardous(3))),

  Upgrade(
    'earthbind',
    'Earthbind',
    untamed,
    { bonus: [amberIcon] },
    gains(host, asLongAs(not(happened(thisTurn, discards(you, card))), cannot('use', self))),
  ),

  Action('gravid-cycle', 'Gravid Cycle', untamed, { keywords: [omega], bonus: [amberIcon] }, play(toHand(a(from(discardPile, you, card))))),

  Artifact(
    'heart-of-the-forest',
    'Heart of the Forest',
    untamed,
    { traits: ['location'], bonus: [amberIcon] },
    cannot('forge', playersWithKeys('more')),
  ),

  Creature(
    'po-s-pixies',
    'Po’s Pixies',
    untamed,
    { power: 1, traits: ['faerie'], keywords: [elusive] },
    wouldBe(isTaken(you), instead(takeFromSupply)),
  ),

  Action(
    'punctuated-equilibrium',
    'Punctuated Equilibrium',
    untamed,
    {},
    play(eachPlayerDoes(discard(each(from(hand, you, card)))), eachPlayerDoes(refillHand)),
  ),

  Action(
    'quicksand',
    'Quicksand',
    untamed,
    { bonus: [amberIcon] },
    play(eachPlayerDoes(when(not(controls(you, 1, readied(of(untamed, creature)))), destroy(mostPowerful(1, friendly(creature)))))),
  ),

  Creature('roxador', 'Roxador', untamed, { power: 4, traits: ['beast'], keywords: [skirmish] }, dealsOnly(2), afterFight(stun(foe))),

  Artifact(
    'shard-of-life',
    'Shard of Life',
    untamed,
    { traits: ['item', 'shard'] },
    action(shuffleIn(some(count(friendly(trait('shard', card))), from(discardPile, you, card)))),
  ),
]
