// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, addCounters, after, afterReap, amberIcon, anyNumber, asLongAs, attacking, blank, cannot,
  card, chooseHouse, chosen, count, creature, damageOn, damaged, deal, destroy, destroyed, dis, discard, discardPile, duringNextTurn, each,
  elusive, enemy, flank, friendly, from, gain, gainChains, gains, hand, handSize, host, isDestroyed, it, keysCost, leastPowerful, may,
  mostPowerful, named, neighborsOf, none, not, omega, onFlank, opponent, otherwise, ownerOf, play, playCard, playersWithKeys, poison, power,
  reaps, self, shuffleIn, skirmish, some, stun, taunt, thisWay, times, toArchives, toHand, trait, untilYourNextTurn, wasDestroyed, when,
  withCounters, withPower, you,
} from '../../words/index.ts'

/** Age of Ascension, house Dis. */
export const disCards = [
  Creature('æmber-imp', 'Æmber Imp', dis, { power: 2, traits: ['imp'], keywords: [elusive] }, after(reaps(creature), stun(it))),

  Action('banish', 'Banish', dis, { bonus: [amberIcon] }, play(toArchives(a(enemy(creature))))),

  Action('binding-irons', 'Binding Irons', dis, {}, play(gainChains(3, opponent))),

  Action('cull-the-weak', 'Cull the Weak', dis, { bonus: [amberIcon] }, play(destroy(leastPowerful(1, enemy(creature))))),

  Action('exhume', 'Exhume', dis, { bonus: [amberIcon] }, play(may(playCard(a(from(discardPile, you, creature)))))),

  Creature('gub', 'Gub', dis, { power: 1, traits: ['demon'] }, asLongAs(not(onFlank(self)), power(+5, self), gains(self, taunt))),

  Action('misery-exploit', 'Misery Exploit', dis, {}, play(gain(count(damaged(enemy(creature)))))),

  Action(
    'not-finished-with-you',
    'Not Finished with You',
    dis,
    { bonus: [amberIcon] },
    play(shuffleIn(anyNumber(from(discardPile, you, creature)))),
  ),

  Creature(
    'streke',
    'Streke',
    dis,
    { power: 2, traits: ['imp'], keywords: [elusive] },
    asLongAs(not(onFlank(self)), handSize(opponent, -1)),
  ),

  Creature(
    'tezmal',
    'Tezmal',
    dis,
    { power: 2, traits: ['imp'], keywords: [elusive] },
    afterReap(chooseHouse, duringNextTurn(opponent, cannot('chooseHouse', opponent, chosen))),
  ),

  Action('unlocked-gateway', 'Unlocked Gateway', dis, { keywords: [omega] }, play(destroy(each(creature)))),

  Creature('yurk', 'Yurk', dis, { power: 4, traits: ['demon'] }, play(discard(a(from(hand, you, card))))),

  Creature('angwish', 'Angwish', dis, { power: 6, traits: ['demon'] }, keysCost(opponent, damageOn(self))),

  Creature('bloodshard-imp', 'Bloodshard Imp', dis, { power: 2, traits: ['imp'] }, after(reaps(creature), destroy(it))),

  Creature(
    'bronze-key-imp',
    'Bronze Key Imp',
    dis,
    { power: 2, traits: ['imp'], keywords: [elusive] },
    cannot('forge', playersWithKeys(0)),
  ),

  Creature('gold-key-imp', 'Gold Key Imp', dis, { power: 2, traits: ['imp'], keywords: [elusive] }, cannot('forge', playersWithKeys(2))),

  Creature('old-yurk', 'Old Yurk', dis, { power: 5, traits: ['demon'] }, play(discard(some(2, from(hand, you, card))))),

  Action(
    'pain-reaction',
    'Pain Reaction',
    dis,
    { bonus: [amberIcon] },
    play(deal(2, a(enemy(creature))), when(wasDestroyed(it), deal(2, neighborsOf(it)))),
  ),

  Creature(
    'silver-key-imp',
    'Silver Key Imp',
    dis,
    { power: 2, traits: ['imp'], keywords: [elusive] },
    cannot('forge', playersWithKeys(1)),
  ),

  Creature('skullion', 'Skullion', dis, { power: 7, armor: 2, traits: ['demon'] }, play(destroy(a(friendly(creature))))),

  Upgrade('soulkeeper', 'Soulkeeper', dis, { bonus: [amberIcon] }, gains(host, destroyed(destroy(mostPowerful(1, enemy(creature)))))),

  Creature(
    'spyyyder',
    'Spyyyder',
    dis,
    { power: 2, traits: ['demon'], keywords: [skirmish] },
    asLongAs(attacking(enemy(flank(creature))), gains(self, poison)),
  ),

  Creature('ancient-yurk', 'Ancient Yurk', dis, { power: 6, traits: ['demon'] }, play(discard(some(3, from(hand, you, card))))),

  Creature('neffru', 'Neffru', dis, { power: 4, traits: ['demon'] }, after(isDestroyed(creature), gain(1, ownerOf(it)))),

  Creature('onyx-knight', 'Onyx Knight', dis, { power: 4, traits: ['demon', 'knight'] }, play(destroy(each(withPower('odd', creature))))),

  Artifact('orb-of-invidius', 'Orb of Invidius', dis, { traits: ['item'], bonus: [amberIcon] }, after(reaps(creature), stun(it))),

  Creature(
    'ortannu-the-chained',
    'Ortannu the Chained',
    dis,
    { power: 7, traits: ['demon'] },
    afterReap(
      toHand(each(from(discardPile, you, named('ortannu-s-binding', card)))),
      times(count(thisWay(card)), deal(2, a(creature), { splash: 2 })),
    ),
  ),

  Action('ortannu-s-binding', 'Ortannu’s Binding', dis, { bonus: [amberIcon] }, play(deal(2, a(friendly(creature))))),

  Action('shadow-of-dis', 'Shadow of Dis', dis, { bonus: [amberIcon] }, play(untilYourNextTurn(blank(each(enemy(creature)))))),

  Artifact(
    'shard-of-pain',
    'Shard of Pain',
    dis,
    { traits: ['item', 'shard'] },
    action(times(count(friendly(trait('shard', card))), deal(1, a(enemy(creature))))),
  ),

  Artifact(
    'wretched-doll',
    'Wretched Doll',
    dis,
    { traits: ['item'] },
    action(
      when(
        none(withCounters('doom', creature)),
        addCounters('doom', 1, a(creature)),
        otherwise(destroy(each(withCounters('doom', creature)))),
      ),
    ),
  ),
]
