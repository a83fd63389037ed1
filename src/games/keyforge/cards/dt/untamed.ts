// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, addPower, after, afterFight, afterReap, all, allOf, amberIcon, amberSpent, amountThisWay,
  another, artifact, asLongAs, atEnd, atLeast, atStart, beforeFight, bottom, card, choose, controlledBy, count, creature, creatureInLine,
  deal, depending, destroy, discard, discardPile, draw, each, eachPlayer, elusive, enemy, enrage, entersPlay, exhaust, fightWith, foe,
  forEach, forges, friendly, from, fullyHeal, gain, gains, half, hazardous, host, ifYouDo, ifYouDoNot, it, joinLine, keysCost,
  leastPowerful, lose, may, moveAmber, moveInLine, moveMarkers, named, neighboring, of, on, oneOf, oneOfThem, oneOrMore, opponent, other,
  otherwise, placeAmber, play, playCard, plays, powerOf, product, raiseTide, ready, reapWith, removePower, restOfTurn, self, sharesHouse,
  shuffleIn, skirmish, some, strikes, taunt, thatPlayer, thisWay, tideHigh, tideLow, times, toDeckTop, toHand, totalPower, untamed, upTo,
  use, when, withCounters, withNeighbors, you,
} from '../../words/index.ts'

/** Dark Tidings, house Untamed. */
export const untamedCards = [
  Creature(
    'æmberfin-shark-evil-twin',
    'Æmberfin Shark',
    untamed,
    { power: 3, traits: ['beast'] },
    atEnd(you, lose(1, eachPlayer), addPower(amountThisWay, self)),
  ),

  Creature(
    'chelonia-evil-twin',
    'Chelonia',
    untamed,
    { power: 2, traits: ['beast', 'witch'], keywords: [elusive] },
    after(plays(you, other(creature)), when(tideHigh, lose(1, opponent))),
  ),

  Creature('mookling-evil-twin', 'Mookling', untamed, { power: 2, traits: ['beast'] }, after(forges(opponent), addPower(amberSpent, self))),

  Creature(
    'ol--paddy-evil-twin',
    'Ol’ Paddy',
    untamed,
    { power: 5, traits: ['beast', 'fisher'] },
    afterReap(discard(bottom(opponent, depending(tideHigh, 3, 1))), destroy(a(sharesHouse(oneOfThem, creature)))),
  ),

  Creature(
    'sporegorger-evil-twin',
    'Sporegorger',
    untamed,
    { power: 4, traits: ['beast', 'fungus'] },
    play(moveMarkers('power', each(creature), self)),
    afterReap(ifYouDo(may(removePower(all, self)), deal(amountThisWay, each(other(creature))))),
  ),

  Creature(
    'witch-of-the-dawn-evil-twin',
    'Witch of the Dawn',
    untamed,
    { power: 3, traits: ['witch'] },
    play(ifYouDo(destroy(a(other(friendly(creature)))), playCard(a(from(discardPile, you, another(creature)))), ready(it), use(it))),
  ),

  Creature(
    'youngest-bear-evil-twin',
    'Youngest Bear',
    untamed,
    { power: 2, traits: ['beast'] },
    afterReap(may(fightWith(a(neighboring(creature))))),
  ),

  Creature(
    'chenille',
    'Chenille',
    untamed,
    { power: 1, traits: ['insect'], keywords: [hazardous(6)] },
    action(toHand(a(from(discardPile, you, named('bombyx', card))))),
  ),

  Creature(
    'bombyx',
    'Bombyx',
    untamed,
    { power: 2, armor: 6, traits: ['insect'], bonus: [amberIcon] },
    play(ifYouDoNot(destroy(a(friendly(named('chenille', creature)))), destroy(self))),
    action(toHand(a(from(discardPile, you, named('fifalde', card))))),
  ),

  Creature(
    'fifalde',
    'Fifalde',
    untamed,
    { power: 9, traits: ['insect'], bonus: [amberIcon] },
    play(ifYouDoNot(destroy(a(friendly(named('bombyx', creature)))), destroy(self))),
    on(afterFight, afterReap, fullyHeal(self), gain(1)),
  ),

  Creature(
    'æmberfin-shark',
    'Æmberfin Shark',
    untamed,
    { power: 3, traits: ['beast'] },
    play(addPower(3, self)),
    atEnd(you, ifYouDo(removePower(1, self), gain(1, eachPlayer))),
  ),

  Creature(
    'dredging-druid',
    'Dredging Druid',
    untamed,
    { power: 2, traits: ['human', 'witch'], keywords: [elusive] },
    afterReap(when(tideHigh, toDeckTop(upTo(3, from(discardPile, you, creature))))),
  ),

  Artifact('pestergrove', 'Pestergrove', untamed, { traits: ['location'], bonus: [amberIcon] }, entersPlay(creature, 'enraged')),

  Artifact(
    'primal-relic',
    'Primal Relic',
    untamed,
    { traits: ['treasure'], bonus: [amberIcon] },
    play(placeAmber(4, self), addPower(1, some(3, creature))),
    atStart(eachPlayer, when(atLeast(20, totalPower(controlledBy(thatPlayer, creature))), moveAmber(all, self, thatPlayer))),
  ),

  Artifact(
    'ritual-of-life',
    'Ritual of Life',
    untamed,
    { traits: ['power'] },
    action(ifYouDo(destroy(a(friendly(creature))), toHand(a(from(discardPile, you, another(creature)))))),
  ),

  Artifact(
    'the-mysticeti',
    'The Mysticeti',
    untamed,
    { traits: ['beast', 'ship'] },
    action(
      ifYouDo(
        exhaust(oneOrMore(friendly(of(untamed, creature)))),
        addPower(product(3, count(thisWay(creature))), self),
        joinLine('anywhere'),
      ),
    ),
    creatureInLine(
      0,
      taunt,
      action(
        ifYouDo(
          exhaust(oneOrMore(friendly(of(untamed, creature)))),
          addPower(product(3, count(thisWay(creature))), self),
          moveInLine(self),
        ),
      ),
    ),
  ),

  Action(
    'washed-away',
    'Washed Away',
    untamed,
    { bonus: [amberIcon] },
    play(when(tideHigh, destroy(each(artifact)), otherwise(raiseTide()))),
  ),

  Action('æmbermancy', 'Æmbermancy', untamed, { bonus: [amberIcon] }, play(removePower(3, a(creature), 'upTo'), gain(amountThisWay))),

  Action('beach-day', 'Beach Day', untamed, { bonus: [amberIcon] }, play(toHand(a(creature)), when(tideHigh, gain(1)))),

  Action('cross-porpoises', 'Cross Porpoises', untamed, { bonus: [amberIcon] }, play(raiseTide(), enrage(some(2, enemy(creature))))),

  Action(
    'genetic-drift',
    'Genetic Drift',
    untamed,
    { bonus: [amberIcon] },
    play(addPower(1, a(creature)), addPower(1, each(withCounters('power', creature)))),
  ),

  Creature(
    'ol--paddy',
    'Ol’ Paddy',
    untamed,
    { power: 5, traits: ['beast', 'fisher'] },
    afterReap(discard(bottom(you, depending(tideHigh, 3, 1))), forEach(thisWay(creature), playCard(it))),
  ),

  Creature(
    'sporegorger',
    'Sporegorger',
    untamed,
    { power: 4, traits: ['beast', 'fungus'] },
    afterReap(addPower(1, self), ifYouDo(may(removePower(all, self)), deal(amountThisWay, each(other(creature))))),
  ),

  Action('thin-the-herd', 'Thin the Herd', untamed, { bonus: [amberIcon] }, play(shuffleIn(leastPowerful(4, creature)))),

  Action('waste-not', 'Waste Not', untamed, { bonus: [amberIcon] }, play(destroy(a(friendly(creature))), draw(half(powerOf(it), 'up')))),

  Action('all-tide-up', 'All Tide Up', untamed, { bonus: [amberIcon] }, play(when(tideHigh, gain(1), otherwise(raiseTide())))),

  Action(
    'assert-dominance',
    'Assert Dominance',
    untamed,
    {},
    play(choose(a(friendly(creature))), restOfTurn(gains(it, skirmish)), ready(it), fightWith(it)),
  ),

  Creature(
    'chelonia',
    'Chelonia',
    untamed,
    { power: 2, traits: ['beast', 'witch'], keywords: [elusive] },
    after(plays(you, other(creature)), when(tideHigh, gain(1))),
  ),

  Creature(
    'deepwater-gruen',
    'Deepwater Gruen',
    untamed,
    { power: 5, traits: ['beast'], bonus: [amberIcon, amberIcon] },
    on(play, afterReap, when(tideLow, gain(1, opponent))),
  ),

  Action('infighting', 'Infighting', untamed, {}, play(strikes(each(creature), 'rightNeighbor'))),

  Creature('mollymawk', 'Mollymawk', untamed, { power: 5, traits: ['beast'] }, play(destroy(a(artifact)))),

  Creature('mookling', 'Mookling', untamed, { power: 2, traits: ['beast'] }, keysCost(opponent, powerOf(self))),

  Creature(
    'myliobe',
    'Myliobe',
    untamed,
    { power: 4, traits: ['beast'] },
    asLongAs(tideHigh, gains(self, skirmish)),
    beforeFight(enrage(withNeighbors(foe))),
  ),

  Action(
    'reap-or-sow',
    'Reap or Sow',
    untamed,
    {},
    play(oneOf(allOf(ready(a(friendly(creature))), reapWith(it)), times(3, addPower(1, a(creature))))),
  ),

  Upgrade('way-of-the-pixie', 'Way of the Pixie', untamed, {}, gains(host, afterReap(gain(1)))),

  Creature(
    'witch-of-the-dawn',
    'Witch of the Dawn',
    untamed,
    { power: 3, traits: ['human', 'witch'] },
    play(toHand(a(from(discardPile, you, creature)))),
  ),

  Creature('youngest-bear', 'Youngest Bear', untamed, { power: 2, traits: ['beast'] }, afterReap(may(reapWith(a(neighboring(creature)))))),
]
