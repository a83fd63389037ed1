// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, actionReturns, addPower, after, afterFight, afterReap, all, amberIcon, amberOn, among,
  amongTheRest, another, archive, atLeast, atStart, bankAmber, beforeFight, both, cannot, capture, card, central, choose,
  choosePlayerWithAmber, chosenPlayer, controllerOf, count, creature, damaged, deal, dealsOnly, destroy, destroyed, discard, discardPile,
  draw, duringNextTurn, each, eachPlayer, earlier, elusive, enemy, enrage, entersPlay, exalt, exhaust, firstTime, flank, foe, friendly,
  from, gain, gains, half, halfOfGigantic, hand, host, ifYouDo, isUsed, it, keysCost, liesIn, look, lose, may, mayResolveAs, mostPowerful,
  moveAmber, named, neighborsOf, notTrait, of, omni, on, opponent, otherwise, play, printedPowerOf, putIntoPlay, ready, reaps, restOfTurn,
  returnAmber, saurian, self, skirmish, source, spendable, staralliance, steal, theNext, them, thisWay, toDeckBottom, toHand, top, trait,
  use, uses, ward, weakerThan, when, withAmber, you,
} from '../../words/index.ts'

/** Mass Mutation, house Saurian. */
export const saurianCards = [
  Action('beware-the-ides', 'Beware the Ides', saurian, { bonus: [amberIcon] }, play(deal(23, a(central(creature))))),

  Creature('citizen-shrix', 'Citizen Shrix', saurian, { power: 3, traits: ['mutant'] }, on(play, afterReap, exalt(self), steal(1))),

  Creature(
    'consul-primus',
    'Consul Primus',
    saurian,
    { power: 3, traits: ['dinosaur', 'politician'], enhance: ['capture'] },
    afterReap(moveAmber(1, a(withAmber(creature)), a(another(creature)))),
  ),

  Creature('cornicen-octavia', 'Cornicen Octavia', saurian, { power: 5, armor: 1, traits: ['dinosaur', 'soldier'] }, action(capture(2))),

  Action(
    'curse-of-vanity',
    'Curse of Vanity',
    saurian,
    { bonus: [amberIcon] },
    play(exalt(both(a(friendly(creature)), a(enemy(creature))))),
  ),

  Creature(
    'dæmo-saurus',
    'Dæmo-Saurus',
    saurian,
    { power: 4, traits: ['mutant', 'dinosaur'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
    destroyed(steal(1)),
  ),

  Action('defense-initiative', 'Defense Initiative', saurian, {}, play(ward(a(creature)), ifYouDo(may(exalt(it)), ward(neighborsOf(it))))),

  Creature(
    'faust-the-great',
    'Faust the Great',
    saurian,
    { power: 4, traits: ['dinosaur'] },
    keysCost(opponent, count(friendly(withAmber(creature)))),
    play(may(exalt(a(friendly(creature))))),
  ),

  Creature('galeatops', 'Galeatops', saurian, { power: 12, traits: ['beast'] }, dealsOnly(4)),

  Artifact(
    'monument-to-ludo',
    'Monument to Ludo',
    saurian,
    { traits: ['location'] },
    action(
      when(
        liesIn(discardPile, you, named('praefectus-ludo', card)),
        returnAmber(2, a(withAmber(creature))),
        otherwise(returnAmber(1, a(withAmber(creature)))),
      ),
    ),
  ),

  Action('sagittarii-s-gaze', 'Sagittarii’s Gaze', saurian, { bonus: [amberIcon], enhance: ['damage'] }, play(exalt(a(damaged(creature))))),

  Action(
    'spoils-of-battle',
    'Spoils of Battle',
    saurian,
    { bonus: [amberIcon] },
    play(capture(1, a(friendly(creature))), capture(1, each(withAmber(creature)))),
  ),

  Action(
    'blast-from-the-past',
    'Blast from the Past',
    saurian,
    {},
    play(
      exalt(a(friendly(creature))),
      ifYouDo(archive(a(from(discardPile, you, of(saurian, creature)))), deal(printedPowerOf(earlier), a(enemy(creature)))),
    ),
  ),

  Artifact(
    'curia-saurus',
    'Curia Saurus',
    saurian,
    { traits: ['location'] },
    gains(each(withAmber(creature)), destroyed(moveAmber(1, self, mostPowerful(1, enemy(creature))))),
  ),

  Creature(
    'dark-centurion',
    'Dark Centurion',
    saurian,
    { power: 5, traits: ['mutant', 'soldier'], enhance: ['capture', 'capture'] },
    action(ifYouDo(returnAmber(1, a(withAmber(creature))), ward(it))),
  ),

  Creature(
    'dreadbone-decimus',
    'Dreadbone Decimus',
    saurian,
    { power: 5, traits: ['dinosaur', 'assassin'] },
    on(play, afterFight, ifYouDo(may(exalt(self)), destroy(a(weakerThan(self, creature))))),
  ),

  Creature(
    'gladiodontus',
    'Gladiodontus',
    saurian,
    { power: 15, traits: ['mutant'] },
    entersPlay(self, 'stunned'),
    dealsOnly(5),
    on(afterFight, afterReap, when(firstTime(isUsed(self)), ready(self), enrage(self))),
  ),

  Action('hedonistic-intent', 'Hedonistic Intent', saurian, { bonus: [amberIcon] }, play(exalt(each(flank(creature))))),

  Action('humble', 'Humble', saurian, { bonus: [amberIcon] }, play(ifYouDo(exhaust(a(creature)), returnAmber(3, it)))),

  Creature(
    'saurian-egg',
    'Saurian Egg',
    saurian,
    { power: 1, armor: 5, traits: ['dinosaur', 'egg'], bonus: [amberIcon] },
    cannot('fight', self),
    cannot('reap', self),
    omni(
      discard(top(you, 2)),
      when(
        atLeast(1, count(thisWay(of(saurian, creature)))),
        putIntoPlay(thisWay(of(saurian, creature))),
        ready(them),
        addPower(3, them),
        destroy(self),
      ),
    ),
  ),

  Creature(
    'senator-quintina',
    'Senator Quintina',
    saurian,
    { power: 5, traits: ['dinosaur', 'politician'] },
    after(reaps(creature), exalt(it)),
  ),

  Upgrade('siren-horn', 'Siren Horn', saurian, { bonus: [amberIcon] }, gains(host, beforeFight(moveAmber(1, self, foe)))),

  Artifact(
    'amphora-captura',
    'Amphora Captura',
    saurian,
    { traits: ['item'], enhance: [amberIcon, amberIcon, 'damage', 'damage', 'draw', 'draw'] },
    mayResolveAs('capture'),
  ),

  Action('crystal-surge', 'Crystal Surge', saurian, { bonus: [amberIcon] }, play(exalt(each(trait('mutant', creature))))),

  Artifact(
    'forum-of-giants',
    'Forum of Giants',
    saurian,
    { traits: ['location'], bonus: [amberIcon] },
    atStart(you, choose(mostPowerful(1, creature)), gain(1, controllerOf(it))),
  ),

  Creature(
    'high-priest-torvus',
    'High Priest Torvus',
    saurian,
    { power: 4, armor: 1, traits: ['dinosaur', 'priest'] },
    afterReap(ifYouDo(may(exalt(self)), theNext(actionReturns))),
  ),

  Action(
    'legion-s-march',
    'Legion’s March',
    saurian,
    { bonus: [amberIcon] },
    play(restOfTurn(after(uses(you, trait('dinosaur', creature)), deal(1, each(notTrait('dinosaur', creature)))))),
  ),

  Creature(
    'nerotaurus',
    'Nerotaurus',
    saurian,
    { power: 6, traits: ['dinosaur', 'politician'] },
    afterFight(duringNextTurn(opponent, cannot('reap', each(enemy(creature))))),
    afterReap(duringNextTurn(opponent, cannot('fight', each(enemy(creature))))),
  ),

  Creature(
    'optio-gorkus',
    'Optio Gorkus',
    saurian,
    { power: 3, armor: 3, traits: ['dinosaur', 'soldier'], keywords: [elusive] },
    gains(neighborsOf(self), destroyed(moveAmber(all, self, source))),
  ),

  Action(
    'patronage',
    'Patronage',
    saurian,
    {},
    play(choose(a(withAmber(creature))), moveAmber(half(amberOn(it), 'up'), it, you), moveAmber(all, it, opponent)),
  ),

  Creature('scylla', 'Scylla', saurian, { power: 7, traits: ['beast'] }, gains(each(enemy(creature)), afterReap(deal(4, self)))),

  Creature('charybdis', 'Charybdis', saurian, { power: 7, traits: ['beast'] }, gains(each(enemy(creature)), beforeFight(lose(1)))),

  Creature(
    'lyco-saurus',
    'Lyco-Saurus',
    saurian,
    { power: 5, traits: ['mutant', 'dinosaur'], keywords: [skirmish] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
  ),

  Artifact(
    'monument-to-faust',
    'Monument to Faust',
    saurian,
    { traits: ['location'] },
    action(
      when(
        liesIn(discardPile, you, named('faust-the-great', card)),
        duringNextTurn(opponent, keysCost(eachPlayer, 2)),
        otherwise(duringNextTurn(opponent, keysCost(eachPlayer, 1))),
      ),
    ),
  ),

  Artifact(
    'monument-to-octavia',
    'Monument to Octavia',
    saurian,
    { traits: ['location'] },
    action(
      when(
        liesIn(discardPile, you, named('cornicen-octavia', card)),
        capture(2, a(friendly(creature))),
        otherwise(capture(1, a(friendly(creature)))),
      ),
    ),
  ),

  Artifact(
    'monument-to-primus',
    'Monument to Primus',
    saurian,
    { traits: ['location'] },
    action(
      when(
        liesIn(discardPile, you, named('consul-primus', card)),
        moveAmber(1, a(withAmber(creature)), a(another(creature))),
        otherwise(moveAmber(1, a(friendly(withAmber(creature))), a(another(friendly(creature))))),
      ),
    ),
  ),

  Artifact(
    'monument-to-shrix',
    'Monument to Shrix',
    saurian,
    { traits: ['location'] },
    spendable,
    action(
      when(
        liesIn(discardPile, you, named('citizen-shrix', card)),
        choosePlayerWithAmber,
        bankAmber(1, chosenPlayer),
        otherwise(bankAmber(1)),
      ),
    ),
  ),

  Creature(
    'sacro-saurus',
    'Sacro-Saurus',
    saurian,
    { power: 6, armor: 2, traits: ['mutant', 'dinosaur'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
  ),

  Creature(
    'techno-saurus',
    'Techno-Saurus',
    saurian,
    { power: 5, traits: ['mutant', 'dinosaur'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature(
    'umbra-saurus',
    'Umbra-Saurus',
    saurian,
    { power: 4, traits: ['mutant', 'dinosaur'], keywords: [elusive] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
  ),

  Creature(
    'xeno-saurus',
    'Xeno-Saurus',
    saurian,
    { power: 5, traits: ['mutant', 'dinosaur'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),
  Creature(
    'deusillus',
    'Deusillus',
    saurian,
    { power: 20, traits: ['mutant'] },
    halfOfGigantic(1),
    play(capture(all, self), deal(5, a(enemy(creature)))),
    on(afterFight, afterReap, returnAmber(1, self), deal(2, each(enemy(creature)))),
  ),

  Creature('deusillus2', 'Deusillus', saurian, { power: 20, traits: ['mutant'] }, halfOfGigantic(2)),

  Creature(
    'exchange-officer',
    'Exchange Officer',
    saurian,
    { power: 3, traits: ['human'] },
    on(play, afterFight, afterReap, use(a(friendly(of(staralliance, card))))),
  ),
]
