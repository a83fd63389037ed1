// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, activeHouse, after, afterFight, afterReap, allBut, amberIcon, archive, artifact,
  bankAmber, before, belongs, cancel, cannot, capture, card, choose, controllerOf, count, creature, damaged, deal, destroy, destroyed,
  discard, discardPile, duringNextTurn, each, either, elusive, enemy, entersPlay, exactly, fightDamage, fights, firstEachTurn, flank, forge,
  forges, friendly, from, gain, gains, hand, happened, hasExactlyAmber, hasMoreAmber, host, ifYouDo, instead, isA, isDealtDamage, it,
  leavesPlay, lookAtHand, may, mayUse, moveAmber, mustPay, named, neighboring, notOf, notOnFlank, notTrait, of, omni, on, opponent, other,
  otherwise, paysForKey, play, playCard, plays, poison, powerAtMost, purge, putUnderSelf, random, restOfTurn, sacrifice, same, sameName,
  sanctum, self, shadows, skip, skirmish, some, spendable, steal, takeControl, thisTurn, thisWay, times, timesHappened, toHand, top,
  underSelf, use, versatile, wasDestroyed, when, whileYouControl, withAmber, wouldBe, you, yourHouses,
} from '../../words/index.ts'

/** Call of the Archons, house Shadows. */
export const shadowsCards = [
  Action('bait-and-switch', 'Bait and Switch', shadows, {}, play(times(2, when(hasMoreAmber(opponent), steal(1))))),

  Action('booby-trap', 'Booby Trap', shadows, { bonus: [amberIcon] }, play(deal(4, a(notOnFlank(creature)), { splash: 2 }))),

  Action('finishing-blow', 'Finishing Blow', shadows, { bonus: [amberIcon] }, play(ifYouDo(destroy(a(damaged(creature))), steal(1)))),

  Action('ghostly-hand', 'Ghostly Hand', shadows, { bonus: [amberIcon, amberIcon] }, play(when(hasExactlyAmber(opponent, 1), steal(1)))),

  Action('hidden-stash', 'Hidden Stash', shadows, { bonus: [amberIcon] }, play(archive(a(from(hand, you, card))))),

  Action(
    'imperial-traitor',
    'Imperial Traitor',
    shadows,
    { bonus: [amberIcon] },
    play(lookAtHand(opponent), may(purge(a(from(hand, opponent, of(sanctum, card)))))),
  ),

  Action('key-of-darkness', 'Key of Darkness', shadows, {}, play(when(hasExactlyAmber(opponent, 0), forge(2), otherwise(forge(6))))),

  Action('lights-out', 'Lights Out', shadows, { bonus: [amberIcon] }, play(toHand(some(2, enemy(creature))))),

  Action('miasma', 'Miasma', shadows, { bonus: [amberIcon] }, play(duringNextTurn(opponent, skip(opponent, 'forgeStep')))),

  Action('nerve-blast', 'Nerve Blast', shadows, {}, play(ifYouDo(steal(1), deal(2, a(creature))))),

  Action(
    'one-last-job',
    'One Last Job',
    shadows,
    { bonus: [amberIcon] },
    play(purge(each(friendly(of(shadows, creature)))), steal(count(thisWay(creature)))),
  ),

  Action('oubliette', 'Oubliette', shadows, {}, play(purge(a(powerAtMost(3, creature))))),

  Action(
    'pawn-sacrifice',
    'Pawn Sacrifice',
    shadows,
    { bonus: [amberIcon] },
    play(ifYouDo(sacrifice(a(friendly(creature))), deal(3, some(2, creature)))),
  ),

  Action('poison-wave', 'Poison Wave', shadows, { bonus: [amberIcon] }, play(deal(2, each(creature)))),

  Action(
    'relentless-whispers',
    'Relentless Whispers',
    shadows,
    { bonus: [amberIcon] },
    play(deal(2, a(creature)), when(wasDestroyed(it), steal(1))),
  ),

  Action('routine-job', 'Routine Job', shadows, {}, play(steal(1), steal(count(from(discardPile, you, sameName(self, card)))))),

  Action('too-much-to-protect', 'Too Much to Protect', shadows, { bonus: [amberIcon] }, play(steal(allBut(6, opponent)))),

  Action(
    'treasure-map',
    'Treasure Map',
    shadows,
    { bonus: [amberIcon] },
    play(when(exactly(0, timesHappened(thisTurn, plays(you, other(card)))), gain(3)), restOfTurn(cannot('play', you, card))),
  ),

  Artifact('customs-office', 'Customs Office', shadows, { traits: ['location'] }, mustPay(opponent, 1, 'play', artifact)),

  Artifact(
    'evasion-sigil',
    'Evasion Sigil',
    shadows,
    { traits: ['power'], bonus: [amberIcon] },
    before(fights(creature), discard(top(controllerOf(it))), when(isA(it, of(activeHouse, card)), cancel)),
  ),

  Artifact(
    'longfused-mines',
    'Longfused Mines',
    shadows,
    { traits: ['weapon'], bonus: [amberIcon] },
    omni(destroy(self), deal(3, each(enemy(notOnFlank(creature))))),
  ),

  Artifact(
    'masterplan',
    'Masterplan',
    shadows,
    { traits: ['item'], bonus: [amberIcon] },
    play(putUnderSelf(a(from(hand, you, card)))),
    omni(playCard(underSelf), destroy(self)),
  ),

  Artifact('safe-place', 'Safe Place', shadows, { traits: ['location'], bonus: [amberIcon] }, spendable, action(bankAmber(1))),

  Artifact(
    'seeker-needle',
    'Seeker Needle',
    shadows,
    { traits: ['weapon'] },
    action(deal(1, a(creature)), when(wasDestroyed(it), gain(1))),
  ),

  Artifact('skeleton-key', 'Skeleton Key', shadows, { traits: ['item'] }, action(capture(1, a(friendly(creature))))),

  Artifact(
    'special-delivery',
    'Special Delivery',
    shadows,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), deal(3, a(flank(creature))), when(wasDestroyed(it), purge(it))),
  ),

  Artifact('speed-sigil', 'Speed Sigil', shadows, { traits: ['power'], bonus: [amberIcon] }, entersPlay(firstEachTurn(creature), 'ready')),

  Artifact('subtle-maul', 'Subtle Maul', shadows, { traits: ['weapon'] }, action(discard(random(from(hand, opponent, card))))),

  Artifact(
    'the-sting',
    'The Sting',
    shadows,
    { traits: ['vehicle'], bonus: [amberIcon] },
    skip(you, 'forgeStep'),
    wouldBe(paysForKey(opponent), instead(gain(same))),
    action(destroy(self)),
  ),

  Creature('bad-penny', 'Bad Penny', shadows, { power: 1, traits: ['human', 'thief'] }, destroyed(toHand(self))),

  Creature(
    'bulleteye',
    'Bulleteye',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [elusive] },
    afterReap(destroy(a(flank(creature)))),
  ),

  Creature(
    'carlo-phantom',
    'Carlo Phantom',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive, skirmish] },
    after(plays(you, artifact), steal(1)),
  ),

  Creature(
    'deipno-spymaster',
    'Deipno Spymaster',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    omni(choose(a(friendly(creature))), restOfTurn(mayUse(it))),
  ),

  Creature(
    'faygin',
    'Faygin',
    shadows,
    { power: 3, traits: ['human', 'thief'], keywords: [elusive] },
    afterReap(toHand(a(either(named('urchin', creature), from(discardPile, you, named('urchin', creature)))))),
  ),

  Creature('macis-asp', 'Macis Asp', shadows, { power: 3, traits: ['beast'], keywords: [skirmish, poison] }),

  Creature(
    'mack-the-knife',
    'Mack the Knife',
    shadows,
    { power: 3, traits: ['elf', 'thief'], keywords: [elusive, versatile] },
    action(deal(1, a(creature)), when(wasDestroyed(it), gain(1))),
  ),

  Creature(
    'magda-the-rat',
    'Magda the Rat',
    shadows,
    { power: 4, traits: ['elf', 'thief'], keywords: [elusive] },
    play(steal(2)),
    leavesPlay(steal(2, opponent)),
  ),

  Creature('mooncurser', 'Mooncurser', shadows, { power: 1, traits: ['elf', 'thief'], keywords: [skirmish, poison] }, afterFight(steal(1))),

  Creature(
    'nexus',
    'Nexus',
    shadows,
    { power: 3, traits: ['cyborg', 'thief'], keywords: [elusive] },
    afterReap(use(a(enemy(artifact)), 'asYours')),
  ),

  Creature('noddy-the-thief', 'Noddy the Thief', shadows, { power: 2, traits: ['elf', 'thief'], keywords: [elusive] }, action(steal(1))),

  Creature('old-bruno', 'Old Bruno', shadows, { power: 3, traits: ['elf', 'thief'], keywords: [elusive] }, play(capture(3))),

  Creature('dodger', 'Dodger', shadows, { power: 5, traits: ['elf', 'thief'] }, afterFight(steal(1))),

  Creature(
    'selwyn-the-fence',
    'Selwyn the Fence',
    shadows,
    { power: 3, traits: ['elf', 'thief'] },
    on(afterFight, afterReap, moveAmber(1, a(friendly(withAmber(card))), you)),
  ),

  Creature(
    'shadow-self',
    'Shadow Self',
    shadows,
    { power: 9, traits: ['specter'] },
    fightDamage('none'),
    wouldBe(isDealtDamage(neighboring(notTrait('specter', creature))), instead(deal(same, self))),
  ),

  Creature('silvertooth', 'Silvertooth', shadows, { power: 2, traits: ['elf', 'thief'] }, entersPlay(self, 'ready')),

  Creature(
    'smiling-ruth',
    'Smiling Ruth',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    afterReap(when(happened(thisTurn, forges(you)), takeControl(a(enemy(flank(creature)))))),
  ),

  Creature(
    'sneklifter',
    'Sneklifter',
    shadows,
    { power: 2, traits: ['elf', 'thief'] },
    play(takeControl(a(enemy(artifact))), when(isA(it, notOf(yourHouses, card)), whileYouControl(it, belongs(it, shadows)))),
  ),

  Creature('umbra', 'Umbra', shadows, { power: 2, traits: ['elf', 'thief'], keywords: [skirmish] }, afterFight(steal(1))),

  Creature('urchin', 'Urchin', shadows, { power: 1, traits: ['elf', 'thief'], keywords: [elusive] }, play(steal(1))),

  Upgrade('duskrunner', 'Duskrunner', shadows, {}, gains(host, afterReap(steal(1)))),

  Upgrade('ring-of-invisibility', 'Ring of Invisibility', shadows, { bonus: [amberIcon] }, gains(host, elusive, skirmish)),

  Upgrade('silent-dagger', 'Silent Dagger', shadows, { bonus: [amberIcon] }, gains(host, afterReap(deal(4, a(flank(creature)))))),
]
