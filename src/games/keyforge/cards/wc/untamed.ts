// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, activeHouse, addCounters, addPower, after, afterFight, afterReap, all, amberIcon,
  amberStolen, artifact, asLongAs, assault, atEnd, atLeast, beforeFight, both, cannot, capture, choose, choosesHouse, controlsMore, count,
  counters, creature, damageOn, deal, deploy, destroy, destroyed, discard, discardPile, each, eachPlayer, either, elusive, enemy,
  entersPlay, except, forEach, forges, friendly, from, fullyHeal, gain, gains, gainsText, hand, happened, hazardous, host, ifYouDo,
  inCenter, isA, isStolenFrom, it, keysCost, leastPowerful, may, neighboring, neighborsOf, of, omni, on, onLeaving, opponent, other, play,
  plays, poison, powerAtLeast, powerOf, putIntoPlay, ready, reapWith, reaps, removeCounters, restOfTurn, reveal, sacrifice, self, shuffleIn,
  skirmish, some, stun, thatPlayerDoes, thisTurn, top, trait, undamaged, untamed, upTo, ward, when, you,
} from '../../words/index.ts'

/** Worlds Collide, house Untamed. */
export const untamedCards = [
  Creature(
    'bramble-lynx',
    'Bramble Lynx',
    untamed,
    { power: 3, traits: ['beast'], keywords: [skirmish] },
    asLongAs(happened(thisTurn, reaps(friendly(creature))), entersPlay(self, 'ready')),
  ),

  Action('cauldron-boil', 'Cauldron Boil', untamed, { bonus: [amberIcon] }, play(deal(damageOn(it), each(creature)))),

  Creature(
    'deepwood-druid',
    'Deepwood Druid',
    untamed,
    { power: 3, traits: ['elf', 'witch'], keywords: [deploy] },
    on(play, afterReap, fullyHeal(a(neighboring(creature)))),
  ),

  Creature(
    'ghosthawk',
    'Ghosthawk',
    untamed,
    { power: 2, traits: ['beast'], keywords: [deploy] },
    play(may(forEach(each(neighboring(creature)), reapWith(it)))),
  ),

  Creature(
    'harmonia',
    'Harmonia',
    untamed,
    { power: 2, traits: ['human', 'witch'], keywords: [elusive] },
    after(plays(you, creature), when(controlsMore(opponent, creature), gain(1))),
  ),

  Creature('imprinted-murmook', 'Imprinted Murmook', untamed, { power: 3, traits: ['beast'], keywords: [elusive] }, keysCost(you, -1)),

  Creature(
    'molephin',
    'Molephin',
    untamed,
    { power: 3, traits: ['beast'], keywords: [hazardous(3)] },
    after(isStolenFrom(you), deal(amberStolen, each(enemy(creature)))),
  ),

  Creature(
    'musthic-murmook',
    'Musthic Murmook',
    untamed,
    { power: 4, traits: ['beast'] },
    keysCost(eachPlayer, +1),
    play(deal(4, a(creature))),
  ),

  Action('song-of-the-wild', 'Song of the Wild', untamed, {}, play(restOfTurn(gains(each(friendly(creature)), afterReap(gain(1)))))),

  Action('the-fittest', 'The Fittest', untamed, { bonus: [amberIcon] }, play(addPower(1, each(friendly(creature))))),

  Action(
    'unnatural-selection',
    'Unnatural Selection',
    untamed,
    { bonus: [amberIcon] },
    play(destroy(except(both(some(3, friendly(creature)), some(3, enemy(creature))), creature))),
  ),

  Action('unsuspecting-prey', 'Unsuspecting Prey', untamed, {}, play(deal(2, upTo(3, undamaged(creature))))),

  Artifact(
    'fangtooth-cavern',
    'Fangtooth Cavern',
    untamed,
    { traits: ['location'], bonus: [amberIcon] },
    atEnd(you, destroy(leastPowerful(1, creature))),
  ),

  Creature(
    'gebuk',
    'Gebuk',
    untamed,
    { power: 5, traits: ['beast'] },
    destroyed(discard(top(you)), when(isA(it, creature), onLeaving('thisTurn', putIntoPlay(it, 'inPlaceOfSelf')))),
  ),

  Upgrade('instrument-of-silence', 'Instrument of Silence', untamed, {}, gains(host, skirmish, afterFight(gain(1)))),

  Creature('kangaphant', 'Kangaphant', untamed, { power: 5, traits: ['beast'] }, gains(each(creature), afterReap(destroy(self)))),

  Action(
    'low-dawn',
    'Low Dawn',
    untamed,
    { bonus: [amberIcon] },
    play(
      when(atLeast(3, count(from(discardPile, you, of(untamed, creature)))), gain(2)),
      shuffleIn(each(from(discardPile, you, of(untamed, creature)))),
    ),
  ),

  Creature('mab-the-mad', 'Mab the Mad', untamed, { power: 2, traits: ['faerie'], bonus: [amberIcon] }, afterReap(shuffleIn(self))),

  Creature(
    'the-feathered-shaman',
    'The Feathered Shaman',
    untamed,
    { power: 2, traits: ['human', 'witch'], keywords: [elusive] },
    on(afterFight, afterReap, ward(neighborsOf(self))),
  ),

  Upgrade('wild-spirit', 'Wild Spirit', untamed, { bonus: [amberIcon] }, gains(host, afterReap(capture(1)))),

  Artifact(
    'creed-of-nature',
    'Creed of Nature',
    untamed,
    { traits: ['power'] },
    omni(ifYouDo(destroy(self), choose(a(creature)), restOfTurn(gains(it, skirmish, assault(powerOf(it)))))),
  ),

  Artifact(
    'creed-of-nurture',
    'Creed of Nurture',
    untamed,
    { traits: ['power'] },
    omni(ifYouDo(sacrifice(self), reveal(a(from(hand, you, creature)), 'text'), choose(a(creature)), restOfTurn(gainsText(it)))),
  ),

  Creature(
    'eldest-bear',
    'Eldest Bear',
    untamed,
    { power: 5, traits: ['beast', 'leader', 'witch'], keywords: [assault(3)] },
    asLongAs(inCenter(self), gains(self, beforeFight(gain(2)))),
  ),

  Creature(
    'giant-gnawbill',
    'Giant Gnawbill',
    untamed,
    { power: 5, traits: ['beast'] },
    after(choosesHouse(aPlayer), thatPlayerDoes(destroy(a(of(activeHouse, artifact))))),
  ),

  Creature(
    'moor-wolf',
    'Moor Wolf',
    untamed,
    { power: 2, traits: ['beast', 'wolf'], keywords: [skirmish] },
    play(ready(each(other(trait('wolf', creature))))),
  ),

  Artifact(
    'nepeta-gigantica',
    'Nepeta Gigantica',
    untamed,
    { traits: ['item'] },
    action(stun(a(either(trait('giant', creature), powerAtLeast(5, creature))))),
  ),

  Artifact(
    'vineapple-tree',
    'Vineapple Tree',
    untamed,
    { traits: ['location'], bonus: [amberIcon] },
    keysCost(eachPlayer, counters('growth', self)),
    after(forges(aPlayer), removeCounters('growth', all, self)),
    action(addCounters('growth', 1, self)),
  ),

  Creature('xenos-bloodshadow', 'Xenos Bloodshadow', untamed, {
    power: 4,
    traits: ['human', 'witch'],
    keywords: [elusive, hazardous(6), poison, skirmish],
  }),

  Creature('toad', 'Toad', untamed, { power: 1, traits: ['beast'] }, cannot('reap', self)),
]
