// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, aPlayer, action, actionCard, after, afterFight, afterReap, amberIcon, another, archives, artifact,
  asLongAs, asSoonAs, atLeast, atStart, before, brobnar, cancelForge, cannot, cappedAt, capture, card, chooseHouse, choosesHouse, chosen,
  count, creature, deal, deck, deploy, destroy, dis, discard, discardPile, duringNextTurn, each, eachPlayer, elusive, enemy, enrage, flank,
  foe, forges, friendly, from, gain, gains, hand, hasMoreAmber, hasMoreKeys, housesAmong, ifYouDo, inCenter, isA, it, keysCost, logos, lose,
  may, moveAmber, moveMarkers, named, neighborsOf, none, not, notOf, of, ofHouseWith, omni, on, onFlank, oneOf, opponent, otherwise, play,
  playCard, plays, random, ready, reveal, saurian, self, shadows, shuffleIn, skirmish, staralliance, steal, thatPlayerDoes, thisWay,
  toDeckTop, toHand, top, untamed, untilYourNextTurn, ward, warded, wasDestroyed, when, you, yourTurn,
} from '../../words/index.ts'

/** Worlds Collide, house Shadows. */
export const shadowsCards = [
  Creature(
    'a-vinda',
    'A. Vinda',
    shadows,
    { power: 4, traits: ['elf', 'thief'] },
    afterReap(deal(1, a(creature)), when(wasDestroyed(it), discard(random(from(hand, opponent, card))))),
  ),

  Creature(
    'breaker-hill',
    'Breaker Hill',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    gains(neighborsOf(self), action(steal(1))),
  ),

  Action('hit-and-run', 'Hit and Run', shadows, {}, play(deal(2, a(creature)), toHand(a(friendly(creature))))),

  Action('hock', 'Hock', shadows, { bonus: [amberIcon] }, play(ifYouDo(destroy(a(artifact)), gain(1)))),

  Creature(
    'hugger-mugger',
    'Hugger-Mugger',
    shadows,
    { power: 3, traits: ['elf', 'thief'], keywords: [elusive] },
    play(capture(1), when(hasMoreKeys(opponent), steal(1))),
  ),

  Action('inky-gloom', 'Inky Gloom', shadows, {}, play(duringNextTurn(opponent, cannot('reap', each(enemy(creature)))))),

  Creature(
    'j-vinda',
    'J. Vinda',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [elusive] },
    afterReap(deal(1, a(creature)), when(wasDestroyed(it), steal(1))),
  ),

  Action('kymoor-eclipse', 'Kymoor Eclipse', shadows, {}, play(shuffleIn(each(flank(creature))))),

  Action('mug', 'Mug', shadows, { bonus: [amberIcon] }, play(moveAmber(1, a(creature), you), deal(2, it))),

  Action('pestering-blow', 'Pestering Blow', shadows, { bonus: [amberIcon] }, play(deal(1, a(creature)), enrage(it))),

  Creature('symon', 'Symon', shadows, { power: 1, traits: ['alien', 'thief'], keywords: [skirmish] }, afterFight(toDeckTop(foe))),

  Action(
    'trust-no-one',
    'Trust No One',
    shadows,
    {},
    play(when(none(friendly(creature)), steal(cappedAt(3, housesAmong(enemy(creature)))), otherwise(steal(1)))),
  ),

  Creature(
    'chain-gang',
    'Chain Gang',
    shadows,
    { power: 3, traits: ['elf', 'thief'] },
    after(plays(you, named('subtle-chain', card)), ready(self)),
    action(steal(1), shuffleIn(a(from(discardPile, you, named('subtle-chain', card))))),
  ),

  Creature(
    'fidgit',
    'Fidgit',
    shadows,
    { power: 2, traits: ['faerie', 'thief'], keywords: [elusive] },
    afterReap(oneOf(discard(random(from(archives, opponent, card))), discard(top(opponent))), playCard(thisWay(actionCard))),
  ),

  Action('into-the-night', 'Into the Night', shadows, {}, play(untilYourNextTurn(cannot('fight', each(notOf(shadows, creature)))))),

  Action('no-safety-in-numbers', 'No Safety in Numbers', shadows, { bonus: [amberIcon] }, play(deal(3, each(ofHouseWith(3, creature))))),

  Artifact(
    'spike-trap',
    'Spike Trap',
    shadows,
    { traits: ['weapon'], bonus: [amberIcon] },
    omni(ifYouDo(destroy(self), deal(3, each(flank(creature))))),
  ),

  Action('subtle-chain', 'Subtle Chain', shadows, { bonus: [amberIcon] }, play(discard(random(from(hand, opponent, card))))),

  Creature(
    'whisper',
    'Whisper',
    shadows,
    { power: 3, traits: ['elf', 'thief'], keywords: [elusive] },
    action(ifYouDo(lose(1), destroy(a(creature)))),
  ),

  Creature(
    'finch-cloak',
    'Finch Cloak',
    shadows,
    { power: 4, traits: ['elf', 'thief'] },
    on(afterFight, afterReap, when(hasMoreAmber(opponent), steal(1), otherwise(gain(1, eachPlayer)))),
  ),

  Artifact(
    'gambling-den',
    'Gambling Den',
    shadows,
    { traits: ['location'], bonus: [amberIcon] },
    atStart(eachPlayer, thatPlayerDoes(may(chooseHouse, reveal(top(you)), when(isA(it, of(chosen, card)), gain(2), otherwise(lose(2)))))),
  ),

  Action(
    'hunter-or-hunted',
    'Hunter or Hunted?',
    shadows,
    { bonus: [amberIcon] },
    play(oneOf(ward(a(creature)), moveMarkers('ward', a(warded(creature)), a(another(creature))))),
  ),

  Artifact(
    'keyforgery',
    'Keyforgery',
    shadows,
    { traits: ['item'], bonus: [amberIcon] },
    before(
      forges(opponent),
      when(
        not(yourTurn),
        thatPlayerDoes(chooseHouse),
        reveal(random(from(hand, you, card))),
        when(isA(it, notOf(chosen, card)), destroy(self), cancelForge),
      ),
    ),
  ),

  Creature(
    'manchego',
    'Manchego',
    shadows,
    { power: 3, traits: ['human', 'thief'] },
    play(when(not(atLeast(6, count(from(deck, you, card)))), steal(2))),
    on(afterFight, afterReap, may(shuffleIn(self))),
  ),

  Artifact(
    'the-quiet-anvil',
    'The Quiet Anvil',
    shadows,
    { traits: ['item'], bonus: [amberIcon] },
    keysCost(eachPlayer, -2),
    after(forges(aPlayer), destroy(self)),
  ),

  Creature(
    'the-shadow-council',
    'The Shadow Council',
    shadows,
    { power: 3, traits: ['elf', 'leader', 'thief'], keywords: [elusive] },
    asLongAs(inCenter(self), gains(self, action(steal(2)))),
  ),

  Creature(
    'weasand',
    'Weasand',
    shadows,
    { power: 1, traits: ['beast', 'thief'], keywords: [deploy, elusive] },
    asSoonAs(onFlank(self), destroy(self)),
    after(forges(aPlayer), gain(2)),
  ),

  Creature(
    'brobnar-plant',
    'Brobnar Plant',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    after(choosesHouse(aPlayer, brobnar), gain(1)),
  ),

  Creature(
    'dis-plant',
    'Dis Plant',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    after(choosesHouse(aPlayer, dis), gain(1)),
  ),

  Creature(
    'logos-plant',
    'Logos Plant',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    after(choosesHouse(aPlayer, logos), gain(1)),
  ),

  Creature(
    'saurian-plant',
    'Saurian Plant',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    after(choosesHouse(aPlayer, saurian), gain(1)),
  ),

  Creature(
    'star-alliance-plant',
    'Star Alliance Plant',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    after(choosesHouse(aPlayer, staralliance), gain(1)),
  ),

  Creature(
    'untamed-plant',
    'Untamed Plant',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    after(choosesHouse(aPlayer, untamed), gain(1)),
  ),
]
