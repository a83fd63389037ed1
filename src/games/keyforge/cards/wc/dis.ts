// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, aPlayer, action, activePlayer, addPower, after, afterFight, afterReap, amberIcon, among, anyNumber,
  archive, asLongAs, atEndOfReadying, atFlank, attackedCreature, belongs, cannot, capture, card, chooseHouse, chooseHouseOfCard,
  choosePlayer, chooseTrait, choosesHouse, chosen, chosenPlayer, count, creature, damaged, deal, depending, destroy, destroyed, dis,
  discard, discardPile, discards, duringNextTurn, each, eachPlayer, eachPlayerDoes, elusive, enemy, enrage, exhaust, flank, forge, friendly,
  from, gain, gains, hand, iconsOf, ifYouDo, inCenter, isA, it, keysCost, lose, may, minus, moveInLine, mustChooseHouse, neighboring, of,
  ofHouseWith, on, onFlank, oneOfEach, opponent, opponentOf, ownSide, play, plays, power, purge, purged, random, ready, reveal, sameHouse,
  self, shuffleIn, skirmish, steal, takeControl, taunt, thatPlayer, theRest, thisWay, top, trait, upTo, upToFromOnePile, when,
  whileYouControl, withThat, withoutAmber, you, yourTurn,
} from '../../words/index.ts'

/** Worlds Collide, house Dis. */
export const disCards = [
  Creature(
    'buzzle',
    'Buzzle',
    dis,
    { power: 3, traits: ['beast'], keywords: [skirmish] },
    on(play, afterFight, ifYouDo(may(purge(a(neighboring(creature)))), ready(self))),
  ),

  Creature('dendrix', 'Dendrix', dis, { power: 5, traits: ['demon'] }, afterFight(discard(random(from(hand, opponent, card))))),

  Action('draining-touch', 'Draining Touch', dis, {}, play(destroy(a(withoutAmber(creature))))),

  Creature('etaromme', 'Etaromme', dis, { power: 4, traits: ['demon'] }, afterReap(destroy(a(ofHouseWith('most', creature))))),

  Action(
    'festering-touch',
    'Festering Touch',
    dis,
    { bonus: [amberIcon] },
    play(deal(depending(isA(it, damaged(creature)), 3, 1), upTo(2, creature))),
  ),

  Creature('harbinger-of-doom', 'Harbinger of Doom', dis, { power: 2, armor: 3, traits: ['demon'] }, destroyed(destroy(each(creature)))),

  Creature('impspector', 'Impspector', dis, { power: 2, traits: ['imp'] }, destroyed(purge(random(from(hand, opponent, card))))),

  Creature(
    'infurnace',
    'Infurnace',
    dis,
    { power: 4, traits: ['demon'] },
    play(purge(upToFromOnePile(2, from(discardPile, eachPlayer, card))), lose(iconsOf('amber', thisWay(card)), opponent)),
  ),

  Creature('lilithal', 'Lilithal', dis, { power: 5, traits: ['demon'] }, on(afterFight, afterReap, capture(1))),

  Creature(
    'malison',
    'Malison',
    dis,
    { power: 5, traits: ['demon'] },
    afterFight(may(moveInLine(a(enemy(creature)))), when(onFlank(it), capture(1, it, ownSide))),
  ),

  Creature('rotgrub', 'Rotgrub', dis, { power: 1, traits: ['beast'] }, play(lose(1, opponent)), afterReap(archive(self))),

  Action('the-evil-eye', 'The Evil Eye', dis, { bonus: [amberIcon] }, play(duringNextTurn(opponent, keysCost(eachPlayer, +3)))),

  Creature(
    'borr-nit',
    'Borr Nit',
    dis,
    { power: 3, traits: ['demon'] },
    afterReap(choosePlayer, reveal(top(chosenPlayer, 5)), purge(a(among(card))), shuffleIn(theRest)),
  ),

  Action(
    'borr-nit-s-touch',
    'Borr Nit’s Touch',
    dis,
    { bonus: [amberIcon] },
    play(choosePlayer, reveal(top(chosenPlayer, 5)), purge(a(among(card))), shuffleIn(theRest)),
  ),

  Creature(
    'e-e-on-the-fringes',
    'E’e on the Fringes',
    dis,
    { power: 1, traits: ['imp'], keywords: [elusive] },
    asLongAs(yourTurn, after(discards(you, of(dis, card)), ifYouDo(may(purge(a(from(discardPile, eachPlayer, of(dis, card))))), steal(1)))),
  ),

  Action('giants--bane', 'Giants’ Bane', dis, { bonus: [amberIcon] }, play(destroy(a(trait('giant', creature))))),

  Action('gleeful-mayhem', 'Gleeful Mayhem', dis, { bonus: [amberIcon] }, play(deal(5, oneOfEach('house', creature)))),

  Artifact(
    'obsidian-forge',
    'Obsidian Forge',
    dis,
    { traits: ['item'], bonus: [amberIcon] },
    action(destroy(anyNumber(friendly(creature))), ifYouDo(may(forge(minus(6, count(thisWay(creature))))), destroy(self))),
  ),

  Creature(
    'snag',
    'Snag',
    dis,
    { power: 5, traits: ['demon'] },
    afterFight(chooseHouseOfCard(attackedCreature), duringNextTurn(opponent, mustChooseHouse(opponent, chosen))),
  ),

  Artifact('soul-fiddle', 'Soul Fiddle', dis, { traits: ['item'] }, action(enrage(a(creature)))),

  Creature(
    'greater-oxtet',
    'Greater Oxtet',
    dis,
    { power: 4, traits: ['demon'], keywords: [taunt] },
    atEndOfReadying(you, ifYouDo(purge(a(from(hand, you, card))), addPower(2, self))),
  ),

  Action(
    'harvest-time',
    'Harvest Time',
    dis,
    {},
    play(chooseTrait, purge(each(withThat('trait', card))), eachPlayerDoes(gain(count(thisWay(friendly(card)))))),
  ),

  Creature(
    'lesser-oxtet',
    'Lesser Oxtet',
    dis,
    { power: 3, traits: ['demon'], keywords: [elusive] },
    play(purge(each(from(hand, you, card)))),
    afterReap(duringNextTurn(opponent, keysCost(eachPlayer, +3))),
  ),

  Creature(
    'lord-invidius',
    'Lord Invidius',
    dis,
    { power: 5, traits: ['demon', 'leader'], keywords: [elusive] },
    asLongAs(
      inCenter(self),
      gains(self, afterReap(takeControl(a(enemy(flank(creature)))), exhaust(it), whileYouControl(it, belongs(it, dis)))),
    ),
  ),

  Creature(
    'noname',
    'Noname',
    dis,
    { power: 1, traits: ['demon'] },
    power(count(purged(card)), self),
    on(play, afterFight, afterReap, purge(a(from(discardPile, eachPlayer, card)))),
  ),

  Creature(
    'sinestra',
    'Sinestra',
    dis,
    { power: 5, traits: ['demon'] },
    after(plays(opponent, atFlank('left', creature)), lose(1, opponent)),
  ),

  Artifact(
    'snag-s-mirror',
    'Snag’s Mirror',
    dis,
    { traits: ['item'], bonus: [amberIcon] },
    after(choosesHouse(aPlayer), duringNextTurn(opponentOf(thatPlayer), cannot('chooseHouse', activePlayer, sameHouse))),
  ),

  Creature(
    'snaglet',
    'Snaglet',
    dis,
    { power: 2, traits: ['imp'], keywords: [elusive] },
    action(chooseHouse, duringNextTurn(opponent, after(choosesHouse(opponent, chosen), steal(2)))),
  ),

  Action('beasts--bane', 'Beasts’ Bane', dis, { bonus: [amberIcon] }, play(destroy(a(trait('beast', creature))))),

  Action('demons--bane', 'Demons’ Bane', dis, { bonus: [amberIcon] }, play(destroy(a(trait('demon', creature))))),

  Creature('dexus', 'Dexus', dis, { power: 5, traits: ['demon'] }, after(plays(opponent, atFlank('right', creature)), lose(1, opponent))),

  Action('dinosaurs--bane', 'Dinosaurs’ Bane', dis, { bonus: [amberIcon] }, play(destroy(a(trait('dinosaur', creature))))),

  Action('humans--bane', 'Humans’ Bane', dis, { bonus: [amberIcon] }, play(destroy(a(trait('human', creature))))),

  Action('scientists--bane', 'Scientists’ Bane', dis, { bonus: [amberIcon] }, play(destroy(a(trait('scientist', creature))))),

  Action('thieves--bane', 'Thieves’ Bane', dis, { bonus: [amberIcon] }, play(destroy(a(trait('thief', creature))))),
]
