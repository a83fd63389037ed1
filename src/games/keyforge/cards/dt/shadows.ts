// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, activePlayer, after, afterFight, afterReap, all, allHold, alpha, amber,
  amberIcon, amberOn, anyNumber, archive, artifact, asLongAs, atLeast, atStart, beforeFight, both, cannot, capture, captureGainedBy, card,
  choose, controlledBy, count, creature, damaged, deal, destroy, destroyed, each, elusive, enemy, enrage, exalt, exhaust, foe, friendly,
  gain, gains, gainsAmber, hasAmber, hasExactlyAmber, host, ifYouDo, isA, isDealtDamage, isDestroyed, it, lose, may, moveAmber, neighbor,
  neighborOf, neighborsOf, of, omni, oneOf, opponent, opponentOf, otherwise, ownSide, pay, placeAmber, play, poison, raiseTide, raisesTide,
  readied, ready, self, shadows, skirmish, source, steal, strikes, survives, taunt, thatPlayer, thisTurn, thisWay, tideHigh, tideLow, times,
  timesHappened, trait, upTo, use, wasDestroyed, when, withNeighbor, you,
} from '../../words/index.ts'

/** Dark Tidings, house Shadows. */
export const shadowsCards = [
  Creature(
    'captain-no-beard-evil-twin',
    'Captain No-Beard',
    shadows,
    { power: 6, traits: ['elf', 'thief'], keywords: [taunt] },
    destroyed(capture(1, neighborsOf(self))),
  ),

  Creature(
    'freebooter-faye-evil-twin',
    'Freebooter Faye',
    shadows,
    { power: 4, traits: ['elf', 'thief'] },
    play(raiseTide()),
    beforeFight(when(tideHigh, steal(1))),
  ),

  Creature(
    'hard-simpson-evil-twin',
    'Hard Simpson',
    shadows,
    { power: 4, traits: ['elf', 'thief'] },
    afterReap(when(tideHigh, capture(1, a(damaged(creature)), ownSide))),
  ),

  Creature(
    'hobnobber-evil-twin',
    'Hobnobber',
    shadows,
    { power: 3, traits: ['elf', 'thief'] },
    omni(when(hasExactlyAmber(opponent, 1), steal(1))),
  ),

  Creature(
    'monty-bank-evil-twin',
    'Monty Bank',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    play(exalt(self, 2)),
    action(steal(amberOn(self))),
  ),

  Creature(
    'one-eyed-willa-evil-twin',
    'One-Eyed Willa',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [elusive, skirmish] },
    afterFight(when(tideHigh, lose(2, opponent))),
  ),

  Creature(
    'sea-urchin-evil-twin',
    'Sea Urchin',
    shadows,
    { power: 1, traits: ['aquan', 'thief'] },
    play(when(tideHigh, steal(2), otherwise(capture(2)))),
  ),

  Artifact(
    'archon-s-revenge',
    'Archon’s Revenge',
    shadows,
    { traits: ['ship'] },
    action(exhaust(upTo(2, friendly(of(shadows, creature)))), times(count(thisWay(creature)), steal(1))),
  ),

  Creature(
    'captain-no-beard',
    'Captain No-Beard',
    shadows,
    { power: 3, traits: ['elf', 'thief'] },
    gains(neighborsOf(self), taunt),
    afterReap(capture(1)),
  ),

  Artifact(
    'dead-man-s-chest',
    'Dead Man’s Chest',
    shadows,
    { traits: ['treasure'], bonus: [amberIcon] },
    play(placeAmber(4, self), deal(2, a(creature))),
    asLongAs(
      allHold(atLeast(6, timesHappened(thisTurn, isDestroyed(creature))), isA(self, readied(artifact))),
      after(isDestroyed(creature), moveAmber(all, self, activePlayer)),
    ),
  ),

  Action('early-birds', 'Early Birds', shadows, { bonus: [amberIcon, amberIcon], keywords: [alpha] }, play(ready(each(of(shadows, card))))),

  Action('easy-marks', 'Easy Marks', shadows, {}, play(exalt(each(damaged(enemy(creature)))))),

  Upgrade(
    'ransom',
    'Ransom',
    shadows,
    {},
    cannot('use', host),
    gains(host, atStart(you, ifYouDo(may(pay(2, you, opponent)), destroy(source)))),
  ),

  Artifact(
    'submersible',
    'Submersible',
    shadows,
    { traits: ['ship'], bonus: [amberIcon] },
    asLongAs(tideHigh, gains(each(friendly(trait('thief', creature))), elusive)),
  ),

  Artifact(
    'widespread-corruption',
    'Widespread Corruption',
    shadows,
    { traits: ['power'], bonus: [amberIcon] },
    after(gainsAmber(aPlayer, 'byReaping'), captureGainedBy(a(controlledBy(opponentOf(thatPlayer), creature)))),
  ),

  Action(
    'blatant-thievery',
    'Blatant Thievery',
    shadows,
    { bonus: [amberIcon] },
    play(enrage(a(enemy(creature))), moveAmber(all, it, you)),
  ),

  Creature(
    'freebooter-faye',
    'Freebooter Faye',
    shadows,
    { power: 4, traits: ['elf', 'thief'] },
    play(raiseTide()),
    afterReap(when(tideHigh, steal(1))),
  ),

  Upgrade('hand-cannon', 'Hand Cannon', shadows, { bonus: [amberIcon] }, gains(host, skirmish, afterFight(moveAmber(1, foe, you)))),

  Creature(
    'monty-bank',
    'Monty Bank',
    shadows,
    { power: 1, traits: ['elf', 'thief'] },
    play(ifYouDo(may(exalt(self)), may(exalt(self)))),
    action(steal(amberOn(self))),
  ),

  Action(
    'safe-or-sorry',
    'Safe or Sorry',
    shadows,
    {},
    play(oneOf(archive(anyNumber(friendly(creature))), deal(amber(opponent), a(creature)))),
  ),

  Action(
    'stir-up-trouble',
    'Stir Up Trouble',
    shadows,
    {},
    play(choose(a(withNeighbor(1, neighbor, creature))), strikes(both(it, a(neighborOf(it))), 'other')),
  ),

  Artifact(
    'the-flyin--specter',
    'The Flyin’ Specter',
    shadows,
    { traits: ['ship'] },
    after(raisesTide(opponent), destroy(self)),
    action(when(tideHigh, steal(1))),
  ),

  Artifact(
    'trickle-down-theory',
    'Trickle-Down Theory',
    shadows,
    { traits: ['power'] },
    play(raiseTide()),
    omni(when(hasAmber(opponent, 6), gain(1))),
  ),

  Action('cement-shoes', 'Cement Shoes', shadows, { bonus: [amberIcon] }, play(deal(2, a(creature)), when(wasDestroyed(it), raiseTide()))),

  Creature('gas-pipes-malone', 'Gas-Pipes Malone', shadows, { power: 3, traits: ['elf', 'thief'] }, beforeFight(capture(1, foe, ownSide))),

  Creature(
    'hard-simpson',
    'Hard Simpson',
    shadows,
    { power: 4, traits: ['elf', 'thief'], keywords: [elusive] },
    after(isDealtDamage(self), when(tideLow, steal(1, opponent), otherwise(steal(1)))),
  ),

  Creature('hobnobber', 'Hobnobber', shadows, { power: 3, traits: ['elf', 'thief'] }, action(when(hasAmber(opponent, 6), steal(2)))),

  Action('hornswoggle', 'Hornswoggle', shadows, { bonus: [amberIcon] }, play(use(a(enemy(artifact)), 'asYours'))),

  Creature(
    'jackie-tar',
    'Jackie Tar',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [elusive] },
    afterReap(when(tideHigh, deal(6, a(creature)), otherwise(deal(1, a(creature))))),
  ),

  Action('kerwollop', 'Kerwollop', shadows, {}, play(deal(1, each(creature)), gain(count(thisWay(creature))))),

  Action('loot-or-pillage', 'Loot or Pillage', shadows, {}, play(oneOf(steal(1), capture(3, a(friendly(creature)))))),

  Creature(
    'one-eyed-willa',
    'One-Eyed Willa',
    shadows,
    { power: 2, traits: ['elf', 'thief'] },
    asLongAs(tideHigh, gains(self, elusive, skirmish)),
    afterFight(steal(1)),
  ),

  Action('scooped', 'Scooped', shadows, { bonus: [amberIcon] }, play(deal(2, a(creature)), when(survives(it), capture(1, it, ownSide)))),

  Creature(
    'sea-urchin',
    'Sea Urchin',
    shadows,
    { power: 1, traits: ['aquan', 'thief'], keywords: [poison] },
    play(when(tideHigh, steal(1), otherwise(capture(1)))),
  ),

  Action(
    'walk-the-plank',
    'Walk the Plank',
    shadows,
    {},
    play(when(hasExactlyAmber(opponent, 0), deal(4, a(creature)), otherwise(steal(1)))),
  ),
]
