// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, addCounters, after, afterFight, afterReap, all, alpha, alsoOn, amberIcon, amberOn, among,
  amongTheRest, another, archive, armor, asLongAs, asSoonAs, atLeast, beforeFight, belongs, both, cannot, capture, captureFromPlayers, card,
  chooseHouse, chosen, controllerOf, count, counters, creature, creatureInLine, deal, dealsOnly, deck, depending, deploy, destroy,
  destroyed, discard, duringNextTurn, each, either, elusive, enemy, enrage, entersPlay, exalt, foe, forge, friendly, from, gain, gainChains,
  gains, giveControl, hand, hazardous, host, ifYouDo, inCenter, isA, isDestroyed, it, joinLine, keysCost, look, may, minus, mostPowerful,
  moveAmber, moveToFlank, neighborsOf, none, not, notTrait, of, omni, on, opponent, other, play, playCard, portion, power, powerAtLeast,
  product, purge, ready, removeCounters, resolve, restOfTurn, returnAmber, reveal, saurian, search, self, some, spendable, spendableOn,
  stolenIsCaptured, taunt, theRest, them, thisWay, toHand, top, trait, untilYourNextTurn, use, versatile, ward, wasDestroyed, when,
  withAmber, withoutAmber, withoutKin, you,
} from '../../words/index.ts'

/** Worlds Collide, house Saurian. */
export const saurianCards = [
  Action('axiom-of-grisk', 'Axiom of Grisk', saurian, {}, play(ward(a(creature)), destroy(each(withoutAmber(creature))), gainChains(2))),

  Creature('brutodon-auxiliary', 'Brutodon Auxiliary', saurian, { power: 6, traits: ['beast'], keywords: [taunt, hazardous(2)] }),

  Action(
    'chant-of-hubris',
    'Chant of Hubris',
    saurian,
    { bonus: [amberIcon] },
    play(moveAmber(1, a(withAmber(creature)), a(another(creature)))),
  ),

  Upgrade(
    'imperial-scutum',
    'Imperial Scutum',
    saurian,
    { bonus: [amberIcon] },
    armor(+2, host),
    gains(host, destroyed(returnAmber(all, self))),
  ),

  Action('imperium', 'Imperium', saurian, { bonus: [amberIcon] }, play(ward(some(2, friendly(creature))))),

  Creature(
    'legatus-raptor',
    'Legatus Raptor',
    saurian,
    { power: 4, armor: 1, traits: ['dinosaur', 'soldier'] },
    afterFight(ifYouDo(may(exalt(self)), ready(a(other(friendly(creature)))), use(it))),
  ),

  Creature(
    'odoac-the-patrician',
    'Odoac the Patrician',
    saurian,
    { power: 5, traits: ['dinosaur', 'politician'] },
    asLongAs(isA(self, withAmber(creature)), cannot('beStolenFrom', you)),
    play(capture(1)),
  ),

  Action(
    'phalanx-strike',
    'Phalanx Strike',
    saurian,
    { bonus: [amberIcon] },
    play(
      deal(count(friendly(creature)), a(creature)),
      ifYouDo(may(exalt(a(friendly(creature)))), deal(count(friendly(creature)), a(creature))),
    ),
  ),

  Creature(
    'praefectus-ludo',
    'Praefectus Ludo',
    saurian,
    { power: 5, traits: ['dinosaur', 'politician'] },
    gains(each(other(friendly(creature))), destroyed(returnAmber(all, self))),
  ),

  Creature(
    'questor-jarta',
    'Questor Jarta',
    saurian,
    { power: 3, traits: ['dinosaur', 'politician'], keywords: [elusive] },
    afterReap(ifYouDo(may(exalt(self)), gain(1))),
  ),

  Creature(
    'rhetor-gallim',
    'Rhetor Gallim',
    saurian,
    { power: 3, traits: ['dinosaur', 'philosopher'] },
    play(duringNextTurn(opponent, keysCost(opponent, 3))),
    afterReap(ifYouDo(may(exalt(self)), duringNextTurn(opponent, keysCost(opponent, 3)))),
  ),

  Creature(
    'senator-shrix',
    'Senator Shrix',
    saurian,
    { power: 4, armor: 1, traits: ['dinosaur', 'politician'] },
    spendable,
    on(play, afterReap, may(exalt(self))),
  ),

  Artifact(
    'the-golden-spiral',
    'The Golden Spiral',
    saurian,
    { traits: ['location'] },
    action(exalt(a(friendly(creature))), ready(it), use(it)),
  ),

  Creature(
    'thero-centurion',
    'Thero Centurion',
    saurian,
    { power: 6, armor: 1, traits: ['dinosaur', 'soldier'] },
    on(play, afterFight, capture(1)),
  ),

  Action(
    'tribute',
    'Tribute',
    saurian,
    { bonus: [amberIcon] },
    play(capture(2, mostPowerful(1, friendly(creature))), ifYouDo(may(exalt(it)), capture(2, mostPowerful(1, friendly(creature))))),
  ),

  Creature(
    'tricerian-legionary',
    'Tricerian Legionary',
    saurian,
    { power: 5, armor: 1, traits: ['dinosaur', 'soldier'], keywords: [taunt] },
    play(ward(a(friendly(creature)))),
  ),

  Action('ancient-power', 'Ancient Power', saurian, { bonus: [amberIcon] }, play(ward(each(friendly(withAmber(creature)))))),

  Creature(
    'centurion-stenopius',
    'Centurion Stenopius',
    saurian,
    { power: 3, armor: 2, traits: ['dinosaur', 'soldier'] },
    power(product(3, amberOn(self)), self),
    on(play, afterFight, afterReap, may(exalt(self))),
  ),

  Action('city-state-interest', 'City-State Interest', saurian, {}, play(capture(1, each(friendly(creature))))),

  Creature(
    'draco-praeco',
    'Draco Praeco',
    saurian,
    { power: 4, traits: ['dinosaur', 'politician'] },
    afterReap(ifYouDo(may(exalt(self)), chooseHouse, enrage(each(of(chosen, creature))))),
  ),

  Action('exile', 'Exile', saurian, { bonus: [amberIcon] }, play(giveControl(a(friendly(creature)), opponent))),

  Creature(
    'gargantodon',
    'Gargantodon',
    saurian,
    { power: 16, traits: ['beast'] },
    entersPlay(self, 'stunned'),
    dealsOnly(4),
    stolenIsCaptured,
  ),

  Artifact(
    'library-of-polliasaurus',
    'Library of Polliasaurus',
    saurian,
    { traits: ['location'] },
    action(moveAmber(1, a(friendly(withAmber(creature))), you)),
  ),

  Creature(
    'orator-hissaro',
    'Orator Hissaro',
    saurian,
    { power: 3, traits: ['dinosaur', 'politician'], keywords: [deploy] },
    play(ready(neighborsOf(self)), exalt(them), restOfTurn(belongs(them, saurian))),
  ),

  Creature(
    'paraguardian',
    'Paraguardian',
    saurian,
    { power: 6, armor: 1, traits: ['dinosaur', 'soldier'] },
    afterReap(ifYouDo(may(exalt(self)), ward(neighborsOf(self)))),
  ),

  Creature(
    'philophosaurus',
    'Philophosaurus',
    saurian,
    { power: 4, traits: ['dinosaur', 'philosopher'] },
    afterReap(may(look(top(you, 3)), archive(a(among(card))), toHand(a(amongTheRest(card))), discard(theRest))),
  ),

  Action(
    'regrettable-meteor',
    'Regrettable Meteor',
    saurian,
    { bonus: [amberIcon] },
    play(destroy(each(either(trait('dinosaur', creature), powerAtLeast(6, creature))))),
  ),

  Action(
    'sic-semper-tyrannosaurus',
    'Sic Semper Tyrannosaurus',
    saurian,
    {},
    play(moveAmber(all, mostPowerful(1, creature), you), destroy(it)),
  ),

  Action(
    'stomp',
    'Stomp',
    saurian,
    { bonus: [amberIcon] },
    play(deal(5, a(creature)), when(wasDestroyed(it), exalt(a(friendly(creature))))),
  ),

  Creature(
    'terrordactyl',
    'Terrordactyl',
    saurian,
    { power: 12, traits: ['beast'] },
    entersPlay(self, 'stunned'),
    dealsOnly(4),
    beforeFight(deal(4, neighborsOf(foe))),
  ),

  Upgrade('the-callipygian-ideal', 'The Callipygian Ideal', saurian, {}, gains(host, spendable), play(exalt(host))),

  Creature(
    'tribune-pompitus',
    'Tribune Pompitus',
    saurian,
    { power: 4, armor: 2, traits: ['dinosaur', 'politician'] },
    gains(each(friendly(creature)), power(product(2, amberOn(self)), self)),
    beforeFight(may(exalt(self))),
  ),

  Artifact(
    'auto-legionary',
    'Auto-Legionary',
    saurian,
    { traits: ['robot', 'ally'] },
    action(joinLine('flank')),
    creatureInLine(5, versatile, action(moveToFlank(self))),
  ),

  Creature(
    'cincinnatus-rex',
    'Cincinnatus Rex',
    saurian,
    { power: 6, armor: 4, traits: ['dinosaur', 'soldier'] },
    asSoonAs(none(enemy(creature)), destroy(self)),
    afterFight(ifYouDo(may(exalt(self)), ready(each(other(friendly(card)))))),
  ),

  Artifact(
    'city-gates',
    'City Gates',
    saurian,
    { traits: ['location'] },
    action(capture(depending(isA(it, trait('dinosaur', creature)), 2, 1), a(friendly(creature)))),
  ),

  Creature(
    'crassosaurus',
    'Crassosaurus',
    saurian,
    { power: 4, armor: 2, traits: ['dinosaur', 'politician'], keywords: [elusive] },
    play(captureFromPlayers(10), when(not(atLeast(10, amberOn(self))), purge(self))),
  ),

  Action(
    'diplo-macy',
    'Diplo-Macy',
    saurian,
    { keywords: [alpha], bonus: [amberIcon] },
    play(untilYourNextTurn(gains(each(creature), beforeFight(exalt(self))))),
  ),

  Action('favor-of-rex', 'Favor of Rex', saurian, { bonus: [amberIcon] }, play(resolve('play', a(creature)))),

  Action('good-of-the-many', 'Good of the Many', saurian, {}, play(destroy(each(withoutKin(creature))))),

  Creature(
    'grimlocus-dux',
    'Grimlocus Dux',
    saurian,
    { power: 11, armor: 2, traits: ['dinosaur', 'soldier'], keywords: [taunt] },
    play(exalt(self, 2)),
  ),

  Action('imperial-forge', 'Imperial Forge', saurian, { bonus: [amberIcon] }, play(forge(minus(8, amberOn(each(friendly(creature))))))),

  Artifact(
    'imperial-road',
    'Imperial Road',
    saurian,
    { traits: ['location'] },
    omni(playCard(a(from(hand, you, of(saurian, creature))), 'stunned')),
  ),

  Creature(
    'kompsos-haruspex',
    'Kompsos Haruspex',
    saurian,
    { power: 4, traits: ['dinosaur', 'priest'] },
    alsoOn(each(friendly(creature)), 'play', 'afterReap'),
  ),

  Creature(
    'livia-the-elder',
    'Livia the Elder',
    saurian,
    { power: 4, traits: ['dinosaur', 'philosopher'] },
    afterReap(
      ifYouDo(
        may(exalt(self)),
        restOfTurn(
          alsoOn(each(friendly(creature)), 'afterFight', 'afterReap'),
          alsoOn(each(friendly(creature)), 'afterReap', 'afterFight'),
        ),
      ),
    ),
  ),

  Creature(
    'primus-unguis',
    'Primus Unguis',
    saurian,
    { power: 5, armor: 1, traits: ['dinosaur', 'soldier'] },
    power(product(2, amberOn(self)), each(friendly(creature))),
    afterReap(exalt(self)),
  ),

  Creature(
    'saurus-rex',
    'Saurus Rex',
    saurian,
    { power: 6, traits: ['dinosaur', 'leader'] },
    on(afterFight, afterReap, when(inCenter(self), ifYouDo(may(exalt(self)), search(1, of(saurian, card), deck), reveal(it), toHand(it)))),
  ),

  Action('saury-about-that', 'Saury About That', saurian, {}, play(destroy(a(creature)), gain(1, controllerOf(it)))),

  Creature(
    'senator-bracchus',
    'Senator Bracchus',
    saurian,
    { power: 4, traits: ['dinosaur', 'politician'] },
    spendableOn(each(friendly(creature))),
    on(afterFight, afterReap, exalt(self)),
  ),

  Action(
    'sow-salt',
    'Sow Salt',
    saurian,
    { keywords: [alpha], bonus: [amberIcon] },
    play(untilYourNextTurn(cannot('reap', each(creature)))),
  ),

  Creature(
    'spartasaur',
    'Spartasaur',
    saurian,
    { power: 6, armor: 1, traits: ['dinosaur', 'soldier'] },
    after(isDestroyed(friendly(creature)), destroy(each(notTrait('dinosaur', creature)))),
    afterFight(gain(2)),
  ),

  Action(
    'tertiate',
    'Tertiate',
    saurian,
    { bonus: [amberIcon] },
    play(destroy(both(portion(3, enemy(creature)), portion(3, friendly(creature))))),
  ),

  Artifact(
    'the-colosseum',
    'The Colosseum',
    saurian,
    { traits: ['location'] },
    after(isDestroyed(enemy(creature), 'inFight'), addCounters('glory', 1, self)),
    omni(when(atLeast(6, counters('glory', self)), removeCounters('glory', 6, self), forge(0))),
  ),

  Action(
    'triumph',
    'Triumph',
    saurian,
    { bonus: [amberIcon] },
    play(when(none(enemy(creature)), exalt(each(friendly(creature))), when(atLeast(6, count(thisWay(creature))), forge('free')))),
  ),
]
