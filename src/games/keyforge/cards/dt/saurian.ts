// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, aPlayer, action, addCounters, addPower, after, afterFight, afterReap, all, allOf, amberIcon, amberOn,
  among, another, asLongAs, atEnd, atStart, beforeFight, belongs, blank, cannot, capture, choose, controlledBy, controls, count, creature,
  deal, defending, deploy, destroy, each, eachPlayer, earlier, enemy, exalt, exhaust, fightDamage, fightWith, foe, forEach, forges,
  friendly, from, gain, gainChains, gains, hand, ifYouDo, isDealtDamage, it, leastPowerful, lose, lowestPower, may, moveAmber, named,
  neighborsOf, notOf, of, omni, on, oneOf, opponent, otherwise, ownSide, placeAmber, play, playOnlyIf, powerAtMost, powerOf, purge,
  putIntoPlay, raiseTide, ready, reapWith, refillHandOf, removeCounters, restOfTurn, returnAmber, revealHand, saurian, self, skirmish, some,
  spendableOn, stun, stunned, takeControl, takesMore, taunt, thatPlayer, theOther, thisWay, tideHigh, tideLow, treachery, unstun, upTo,
  upgrade, use, when, whileItHas, whileYouControl, withAmber, you,
} from '../../words/index.ts'

/** Dark Tidings, house Saurian. */
export const saurianCards = [
  Creature(
    'bestiarii-urso-evil-twin',
    'Bestiarii Urso',
    saurian,
    { power: 5, armor: 1, traits: ['dinosaur'] },
    on(play, afterFight, stun(a(creature))),
  ),

  Creature(
    'censor-philo-evil-twin',
    'Censor Philo',
    saurian,
    { power: 5, traits: ['dinosaur', 'politician'] },
    play(deal(5, a(withAmber(creature)))),
  ),

  Creature(
    'eclectic-ambrosius-evil-twin',
    'Eclectic Ambrosius',
    saurian,
    { power: 4, traits: ['dinosaur'] },
    afterReap(addCounters('ignorance', 1, a(enemy(creature))), whileItHas('ignorance', blank(it))),
  ),

  Creature('lapisaurus-evil-twin', 'Lapisaurus', saurian, { power: 3, traits: ['beast'], keywords: [skirmish] }, afterFight(exalt(foe))),

  Creature(
    'magistra-vita-evil-twin',
    'Magistra Vita',
    saurian,
    { power: 5, traits: ['dinosaur'] },
    on(play, afterFight, ifYouDo(may(exalt(a(friendly(notOf(saurian, creature))))), fightWith(it))),
  ),

  Creature(
    'physicus-felix-evil-twin',
    'Physicus Felix',
    saurian,
    { power: 5, traits: ['dinosaur', 'philosopher'] },
    on(play, afterFight, when(tideLow, may(exalt(a(creature))))),
  ),

  Creature('undagnathus-evil-twin', 'Undagnathus', saurian, { power: 12, traits: ['beast'] }, asLongAs(tideLow, takesMore('double', self))),

  Artifact(
    'bracchanalia',
    'Bracchanalia',
    saurian,
    { traits: ['treasure'], bonus: [amberIcon] },
    play(placeAmber(4, self), capture(1, a(friendly(creature)))),
    atStart(eachPlayer, when(controls(thatPlayer, 4, withAmber(creature)), moveAmber(all, self, thatPlayer))),
  ),

  Creature(
    'brachiaditus',
    'Brachiaditus',
    saurian,
    { power: 9, traits: ['beast'], keywords: [deploy] },
    play(stun(neighborsOf(self)), returnAmber(1, neighborsOf(self))),
  ),

  Creature(
    'eclectic-ambrosius',
    'Eclectic Ambrosius',
    saurian,
    { power: 4, traits: ['dinosaur', 'philosopher'] },
    atEnd(you, addCounters('knowledge', 1, self)),
    action(ifYouDo(removeCounters('knowledge', 3, self), gain(6))),
  ),

  Action(
    'enlist-numeri',
    'Enlist Numeri',
    saurian,
    { bonus: [amberIcon] },
    play(takeControl(a(enemy(withAmber(creature)))), whileYouControl(it, belongs(it, saurian))),
  ),

  Creature(
    'hastatus-raptor',
    'Hastatus Raptor',
    saurian,
    { power: 5, armor: 1, traits: ['dinosaur', 'soldier'] },
    beforeFight(ifYouDo(may(exalt(self)), deal(amberOn(each(friendly(named('hastatus-raptor', creature)))), foe))),
  ),

  Artifact(
    'iss-indominus',
    'ISS Indominus',
    saurian,
    { traits: ['ship'] },
    action(exhaust(upTo(5, friendly(of(saurian, creature)))), deal(count(thisWay(creature)), each(enemy(creature)))),
  ),

  Action(
    'swallow-whole',
    'Swallow Whole',
    saurian,
    {},
    playOnlyIf(tideHigh),
    play(choose(some(2, creature)), purge(leastPowerful(1, among(creature))), addPower(powerOf(earlier), theOther)),
  ),

  Artifact(
    'the-first-scroll',
    'The First Scroll',
    saurian,
    { traits: ['item'] },
    after(forges(aPlayer), capture(1, each(controlledBy(thatPlayer, creature)), ownSide)),
  ),

  Action(
    'ankylo-formation',
    'Ankylo Formation',
    saurian,
    { bonus: [amberIcon] },
    play(
      oneOf(
        allOf(choose(a(friendly(creature))), restOfTurn(gains(it, skirmish))),
        allOf(exalt(a(friendly(creature))), restOfTurn(gains(each(friendly(creature)), skirmish))),
      ),
    ),
  ),

  Creature(
    'bestiarii-urso',
    'Bestiarii Urso',
    saurian,
    { power: 5, armor: 1, traits: ['dinosaur'] },
    on(play, afterReap, may(unstun(a(stunned(creature))))),
  ),

  Action(
    'bury-riches',
    'Bury Riches',
    saurian,
    {},
    play(
      when(
        tideHigh,
        moveAmber(1, each(friendly(withAmber(creature))), you),
        moveAmber(1, each(enemy(withAmber(creature))), opponent),
        otherwise(raiseTide()),
      ),
    ),
  ),

  Action('di-no-you-didn-t', 'Di-No You Didn’t!', saurian, { bonus: [amberIcon] }, play(destroy(a(enemy(withAmber(creature)))))),

  Creature(
    'physicus-felix',
    'Physicus Felix',
    saurian,
    { power: 5, traits: ['dinosaur', 'philosopher'] },
    on(play, afterFight, when(tideHigh, may(exalt(a(creature))))),
  ),

  Artifact('saurarium', 'Saurarium', saurian, { traits: ['location'], bonus: [amberIcon] }, cannot('reap', each(lowestPower(creature)))),

  Artifact(
    'trojan-sauropod',
    'Trojan Sauropod',
    saurian,
    { traits: ['item'], bonus: [amberIcon], keywords: [treachery] },
    omni(
      gain(3),
      revealHand(opponent),
      forEach(each(from(hand, opponent, creature)), putIntoPlay(it, 'ofOwners'), ready(it)),
      refillHandOf(opponent),
      destroy(self),
    ),
  ),

  Action('wipe-clear', 'Wipe Clear', saurian, { bonus: [amberIcon] }, play(deal(1, each(creature)), destroy(each(upgrade)))),

  Artifact(
    'altruist-s-rostrum',
    'Altruist’s Rostrum',
    saurian,
    { traits: ['location'] },
    action(moveAmber(1, a(withAmber(creature)), a(another(creature)))),
  ),

  Action('carpe-vinum', 'Carpe Vinum', saurian, {}, play(exalt(some(2, enemy(creature))))),

  Creature(
    'censor-philo',
    'Censor Philo',
    saurian,
    { power: 5, traits: ['dinosaur', 'politician'] },
    cannot('beDealtDamage', self, withAmber(creature)),
  ),

  Action('crushing-charge', 'Crushing Charge', saurian, {}, play(destroy(each(powerAtMost(4, creature))), gainChains(1))),

  Action(
    'decadence',
    'Decadence',
    saurian,
    {},
    play(oneOf(allOf(exalt(a(friendly(creature))), ready(it), use(it)), moveAmber(1, a(withAmber(creature)), a(another(creature))))),
  ),

  Creature(
    'lapisaurus',
    'Lapisaurus',
    saurian,
    { power: 4, armor: 2, traits: ['beast'], keywords: [taunt] },
    asLongAs(defending, gains(each(enemy(creature)), beforeFight(exalt(self)))),
  ),

  Creature(
    'magistra-vita',
    'Magistra Vita',
    saurian,
    { power: 5, traits: ['dinosaur'] },
    on(play, afterReap, ifYouDo(may(exalt(a(friendly(notOf(saurian, creature))))), reapWith(it))),
  ),

  Creature(
    'medicus-lacus',
    'Medicus Lacus',
    saurian,
    { power: 5, traits: ['dinosaur', 'philosopher'] },
    asLongAs(tideHigh, spendableOn(each(friendly(creature)))),
  ),

  Action('ostracize', 'Ostracize', saurian, {}, play(ifYouDo(lose(1), purge(a(creature))))),

  Action(
    'reach-advantage',
    'Reach Advantage',
    saurian,
    { bonus: [amberIcon] },
    play(when(tideHigh, capture(3, a(friendly(creature))), otherwise(raiseTide()))),
  ),

  Creature('undagnathus', 'Undagnathus', saurian, { power: 12, traits: ['beast'] }, asLongAs(tideLow, fightDamage('none'))),

  Creature(
    'venator-altum',
    'Venator Altum',
    saurian,
    { power: 7, armor: 2, traits: ['dinosaur', 'soldier'] },
    after(isDealtDamage(self), when(tideLow, exalt(self))),
  ),
]
