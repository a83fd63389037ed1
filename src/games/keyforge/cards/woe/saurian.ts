// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, Upgrade, a, action, addCounters, after, afterFight, afterReap, amberIcon, amberOn, another, archive,
  archives, artifact, asLongAs, asSoonAs, atEnd, atLeast, beforeFight, belongs, beside, both, cannot, capture, card, controlsMore,
  costsToUse, count, counters, creature, deal, destroy, draw, duringNextTurn, each, eachPlayer, either, entersPlay, exalt, exalts, excess,
  exhausted, friendly, from, gain, gains, halfOfLine, hand, happened, host, ifYouDo, ifYouDoNot, isA, it, keysCost, lastUsedTo, lose,
  lowestPower, makeToken, makeTokenLeftOfSelf, may, moveAmber, named, neighborsOf, notToken, omni, on, oneOf, opponent, other, otherwise,
  play, playCard, power, product, ready, restOfTurn, rightNeighborOf, saurian, self, shuffleIn, source, splashAttack, thisTurn, times,
  toDeckBottom, toOwners, token, use, ward, when, withAmber, you,
} from '../../words/index.ts'

/** Winds of Exchange, house Saurian. */
export const saurianCards = [
  Creature(
    'aedile-tullia',
    'Aedile Tullia',
    saurian,
    { power: 5, traits: ['politician', 'dinosaur'] },
    after(exalts(you, friendly(notToken(creature))), makeToken(1)),
  ),

  Creature(
    'aristotlmimus',
    'Aristotlmimus',
    saurian,
    { power: 5, traits: ['philosopher', 'dinosaur'] },
    afterReap(
      when(
        atLeast(1, counters('wisdom', self)),
        draw(1),
        archive(a(from(hand, you, card))),
        playCard(a(from(archives, you, card))),
        otherwise(may(playCard(a(from(archives, you, card))))),
      ),
    ),
  ),

  Action('conscription', 'Conscription', saurian, { bonus: [amberIcon] }, play(makeToken(excess(opponent, creature)))),

  Artifact(
    'edict-of-nerotaurus',
    'Edict of Nerotaurus',
    saurian,
    { traits: ['law'], bonus: [amberIcon] },
    asLongAs(lastUsedTo('reap'), cannot('reap', each(creature))),
    asLongAs(lastUsedTo('fight'), cannot('fight', each(creature))),
  ),

  Artifact(
    'election',
    'Election',
    saurian,
    { traits: ['law'], bonus: [amberIcon] },
    gains(each(creature), afterReap(oneOf(addCounters('yea', 1, source), addCounters('nay', 1, source)))),
    asSoonAs(atLeast(6, counters('yea', self)), destroy(both(self, each(creature)))),
    asSoonAs(atLeast(6, counters('nay', self)), destroy(each(artifact))),
  ),

  Creature(
    'magistrate-crispus',
    'Magistrate Crispus',
    saurian,
    { power: 8, traits: ['politician', 'dinosaur'] },
    atEnd(you, toOwners(each(either(creature, artifact)))),
  ),

  Creature(
    'platopelta',
    'Platopelta',
    saurian,
    { power: 5, traits: ['philosopher', 'dinosaur'] },
    afterReap(
      when(
        atLeast(1, counters('wisdom', self)),
        draw(1),
        archive(a(from(hand, you, card))),
        may(addCounters('wisdom', 1, a(named('aristotlmimus', creature)))),
        otherwise(archive(a(from(hand, you, card)))),
      ),
    ),
  ),

  Creature(
    'rampaging-brutodon',
    'Rampaging Brutodon',
    saurian,
    { power: 12, armor: 1, traits: ['beast'] },
    costsToUse(destroy(a(friendly(creature)))),
    play(makeToken(1)),
  ),

  Creature(
    'socraterosaurus',
    'Socraterosaurus',
    saurian,
    { power: 5, traits: ['philosopher', 'dinosaur'] },
    afterReap(draw(1), may(addCounters('wisdom', 1, a(named('platopelta', creature))))),
  ),

  Action('tectonic-shift', 'Tectonic Shift', saurian, {}, play(destroy(both(halfOfLine(you), halfOfLine(opponent))))),

  Action('training-costs', 'Training Costs', saurian, {}, cannot('discard', self), play(ifYouDoNot(lose(2), shuffleIn(self)))),

  Artifact(
    'æmbrosia-outpost',
    'Æmbrosia Outpost',
    saurian,
    { traits: ['location'], bonus: [amberIcon] },
    action(ifYouDo(toDeckBottom(a(friendly(creature))), moveAmber(1, a(friendly(withAmber(creature))), you))),
  ),

  Creature(
    'chaosodon',
    'Chaosodon',
    saurian,
    { power: 10, traits: ['beast'], keywords: [splashAttack(3)] },
    beforeFight(deal(3, neighborsOf(self))),
  ),

  Upgrade(
    'hoplite-s-dory',
    'Hoplite’s Dory',
    saurian,
    { bonus: [amberIcon] },
    gains(host, power(product(2, count(beside('left', exhausted(creature)))), self)),
  ),

  Creature(
    'imperator-drusilla',
    'Imperator Drusilla',
    saurian,
    { power: 4, armor: 3, traits: ['soldier', 'dinosaur'] },
    asLongAs(controlsMore(opponent, creature), gains(self, splashAttack(4))),
    play(destroy(a(other(friendly(creature))))),
  ),

  Action(
    'inspiring-oration',
    'Inspiring Oration',
    saurian,
    { bonus: [amberIcon] },
    play(exalt(a(friendly(creature))), makeToken(amberOn(it))),
  ),

  Action('pax-sauriana', 'Pax Sauriana', saurian, { bonus: [amberIcon, amberIcon] }, play(ward(each(creature)))),

  Creature(
    'phalanx-leader',
    'Phalanx Leader',
    saurian,
    { power: 4, traits: ['soldier', 'dinosaur'] },
    play(makeTokenLeftOfSelf),
    on(afterFight, afterReap, restOfTurn(power(+2, each(beside('left', creature))))),
  ),

  Creature(
    'aquilia-lone-hero',
    'Aquilia, Lone Hero',
    saurian,
    { power: 6, armor: 1, traits: ['soldier', 'dinosaur'] },
    omni(when(controlsMore(opponent, creature), capture(1))),
  ),

  Action('arm-the-plebeians', 'Arm the Plebeians', saurian, { bonus: [amberIcon] }, play(makeToken(1), ward(it))),

  Creature(
    'ballistego',
    'Ballistego',
    saurian,
    { power: 5, traits: ['soldier', 'dinosaur'] },
    asLongAs(isA(self, withAmber(creature)), gains(self, splashAttack(3))),
    play(may(exalt(self))),
  ),

  Creature(
    'chancellor-dexterus',
    'Chancellor Dexterus',
    saurian,
    { power: 3, traits: ['politician', 'dinosaur'] },
    afterReap(ifYouDo(may(exalt(rightNeighborOf(self))), restOfTurn(belongs(it, saurian)))),
  ),

  Action('epic-poem', 'Epic Poem', saurian, {}, play(exalt(a(friendly(creature))), gain(amberOn(it)))),

  Creature('grammaticus-thrax', 'Grammaticus Thrax', saurian, {
    power: 5,
    traits: ['philosopher', 'dinosaur'],
    enhance: ['capture', 'capture', 'damage'],
  }),

  Creature(
    'legionary-trainer',
    'Legionary Trainer',
    saurian,
    { power: 2, traits: ['soldier', 'dinosaur'] },
    entersPlay(friendly(token(creature)), 'ready'),
    play(makeToken(1)),
  ),

  Creature(
    'longusaur-lector',
    'Longusaur Lector',
    saurian,
    { power: 6, traits: ['politician', 'dinosaur'] },
    on(play, afterReap, ifYouDo(may(exalt(self)), makeToken(1))),
  ),

  Action(
    'pale-into-insignificance',
    'Pale Into Insignificance',
    saurian,
    { bonus: [amberIcon] },
    play(destroy(each(lowestPower(creature)))),
  ),

  Creature(
    'praetor-marius',
    'Praetor Marius',
    saurian,
    { power: 5, traits: ['politician', 'dinosaur'] },
    afterReap(times(count(beside('left', exhausted(creature))), capture(1))),
  ),

  Action('recruit', 'Recruit', saurian, {}, play(makeToken(1), when(happened(thisTurn, exalts(you, friendly(creature))), archive(self)))),

  Action(
    'symposium',
    'Symposium',
    saurian,
    {},
    play(
      exalt(a(friendly(creature))),
      ready(it),
      use(it),
      when(isA(it, token(creature)), may(exalt(a(another(friendly(creature)))), ready(it), use(it))),
    ),
  ),

  Token('bellatoran-warrior', 'Bellatoran Warrior', saurian, { power: 5, armor: 2, traits: ['soldier', 'dinosaur'] }),

  Token('scholar', 'Scholar', saurian, { power: 1, traits: ['philosopher', 'dinosaur'] }, afterReap(draw(1))),

  Token(
    'senator',
    'Senator',
    saurian,
    { power: 2, traits: ['politician', 'dinosaur'] },
    action(duringNextTurn(opponent, keysCost(eachPlayer, +1))),
  ),

  Token('trooper', 'Trooper', saurian, { power: 5, traits: ['soldier', 'dinosaur'] }, on(afterFight, afterReap, exalt(self))),
]
