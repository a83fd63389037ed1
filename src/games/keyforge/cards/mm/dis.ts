// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, addPower, after, afterFight, afterReap, all, amberIcon, among, amongTheRest,
  archive, asLongAs, atEnd, both, cannot, capture, card, chooseHouse, chooseHouseOfCard, chooseNames, choosesHouse, chosen, considered,
  controllerOf, controls, count, creature, damaged, deal, deploy, destroy, destroyed, dis, discard, discardPile, draw, duringNextTurn, each,
  eachPlayer, elusive, enemy, enrage, entersPlay, exalt, forge, friendly, from, fromDiscardPile, gain, gainChains, gains, hand, handSize,
  happened, hasMoreKeys, host, iconsOf, ifYouDo, isDealtDamage, isDestroyed, it, keysCost, look, lose, may, moveAmber, mustChooseHouse,
  neighboring, not, notTrait, of, omega, omni, onLeaving, opponent, other, otherwise, play, poison, power, product, random, ready,
  restOfTurn, returnAmber, self, sharesFightDamage, sharesHouse, skirmish, some, source, steal, survives, taunt, thisTurn, thisWay, times,
  toArchives, toDeckBottom, toHand, top, totalPower, trait, unforge, use, uses, ward, when, whileInPlay, withBonus, withThat, you, yourTurn,
} from '../../words/index.ts'

/** Mass Mutation, house Dis. */
export const disCards = [
  Creature(
    'bonesaw',
    'Bonesaw',
    dis,
    { power: 5, traits: ['demon'] },
    asLongAs(happened(thisTurn, isDestroyed(friendly(creature))), entersPlay(self, 'ready')),
  ),

  Creature(
    'brabble',
    'Brabble',
    dis,
    { power: 2, traits: ['imp'] },
    destroyed(when(yourTurn, lose(1, opponent), otherwise(lose(3, opponent)))),
  ),

  Creature(
    'dark-minion',
    'Dark Minion',
    dis,
    { power: 1, traits: ['mutant'], enhance: ['damage'] },
    destroyed(deal(1, each(enemy(creature)))),
  ),

  Creature('drecker', 'Drecker', dis, { power: 4, traits: ['imp'] }, sharesFightDamage(neighboring(creature)), afterReap(steal(1))),

  Action('imp-losion', 'Imp-losion', dis, { bonus: [amberIcon] }, play(destroy(both(a(friendly(creature)), a(enemy(creature)))))),

  Action(
    'mark-of-dis',
    'Mark of Dis',
    dis,
    { bonus: [amberIcon] },
    play(
      deal(2, a(creature)),
      when(survives(it), chooseHouseOfCard(it), duringNextTurn(controllerOf(it), mustChooseHouse(controllerOf(it), chosen))),
    ),
  ),

  Action('mindfire', 'Mindfire', dis, {}, play(discard(random(from(hand, opponent, card))), steal(iconsOf('any', it)))),

  Creature(
    'sinder',
    'Sinder',
    dis,
    { power: 6, armor: 2, traits: ['demon'], keywords: [taunt] },
    afterReap(destroy(a(friendly(creature)))),
  ),

  Creature('snarette', 'Snarette', dis, { power: 4, traits: ['mutant'] }, atEnd(you, capture(1)), action(returnAmber(all, self))),

  Action('stirring-grave', 'Stirring Grave', dis, { bonus: [amberIcon] }, play(archive(a(from(discardPile, you, creature))))),

  Creature(
    'techno-fiend',
    'Techno-Fiend',
    dis,
    { power: 3, traits: ['mutant', 'demon'] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
    destroyed(steal(1)),
  ),

  Action(
    'waking-nightmare',
    'Waking Nightmare',
    dis,
    { bonus: [amberIcon], enhance: ['capture'] },
    play(duringNextTurn(opponent, keysCost(eachPlayer, count(of(dis, creature))))),
  ),

  Action(
    'break-key',
    'Break-key',
    dis,
    { bonus: [amberIcon] },
    play(when(hasMoreKeys(opponent), ifYouDo(unforge(opponent), gain(6, opponent)))),
  ),

  Action('double-doom', 'Double Doom', dis, {}, play(toHand(a(enemy(creature))), discard(random(from(hand, opponent, card))))),

  Artifact(
    'essence-scale',
    'Essence Scale',
    dis,
    { traits: ['item'], bonus: [amberIcon] },
    action(ifYouDo(destroy(a(friendly(creature))), ready(a(friendly(sharesHouse(it, creature)))), use(it))),
  ),

  Action(
    'grim-reminder',
    'Grim Reminder',
    dis,
    {},
    play(chooseHouse, archive(each(from(discardPile, you, of(chosen, creature)))), gainChains(1)),
  ),

  Creature(
    'hystricog',
    'Hystricog',
    dis,
    { power: 4, traits: ['mutant'], enhance: ['damage', 'damage', 'damage'] },
    action(destroy(a(damaged(creature)))),
  ),

  Creature(
    'picaroon',
    'Picaroon',
    dis,
    { power: 0, traits: ['mutant', 'changeling'], keywords: [deploy] },
    power(totalPower(neighboring(notTrait('changeling', creature))), self),
  ),

  Creature(
    'relentless-creeper',
    'Relentless Creeper',
    dis,
    { power: 2, traits: ['imp'] },
    fromDiscardPile(after(choosesHouse(you, dis), may(toHand(self)))),
  ),

  Action('wail-of-the-damned', 'Wail of the Damned', dis, { enhance: ['capture'] }, play(destroy(a(withBonus('no', creature))))),

  Artifact(
    'etan-s-jar',
    'Etan’s Jar',
    dis,
    { traits: ['item'] },
    play(chooseNames(1), whileInPlay(cannot('play', eachPlayer, withThat('name', card)))),
  ),

  Creature(
    'maleficorn',
    'Maleficorn',
    dis,
    { power: 5, traits: ['mutant'], enhance: ['damage', 'damage', 'damage', 'damage'] },
    after(isDealtDamage(enemy(creature), 'byIcon'), deal(1, it)),
  ),

  Upgrade(
    'painmail',
    'Painmail',
    dis,
    { bonus: [amberIcon] },
    gains(host, after(choosesHouse(aPlayer, dis), toArchives(source), destroy(self))),
  ),

  Action(
    'ritual-of-tognath',
    'Ritual of Tognath',
    dis,
    { bonus: [amberIcon, amberIcon, amberIcon] },
    play(destroy(some(2, friendly(creature)))),
  ),

  Creature(
    'skixuno',
    'Skixuno',
    dis,
    { power: 1, traits: ['demon'], keywords: [omega] },
    play(destroy(each(other(creature))), addPower(count(thisWay(creature)), self)),
  ),

  Artifact('the-pale-star', 'The Pale Star', dis, { traits: ['power'] }, omni(destroy(self), restOfTurn(considered(1, 0, each(creature))))),

  Creature(
    'turnkey',
    'Turnkey',
    dis,
    { power: 2, traits: ['demon'] },
    play(ifYouDo(unforge(opponent), onLeaving('ever', forge('free', opponent)))),
  ),

  Creature(
    'desire',
    'Desire',
    dis,
    { power: 3, traits: ['demon', 'sin'] },
    keysCost(eachPlayer, +4),
    afterReap(forge(product(-1, count(friendly(trait('sin', creature)))))),
  ),

  Creature(
    'dino-fiend',
    'Dino-Fiend',
    dis,
    { power: 4, traits: ['mutant', 'demon'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
    destroyed(steal(1)),
  ),

  Creature(
    'envy',
    'Envy',
    dis,
    { power: 3, traits: ['demon', 'sin'], keywords: [elusive] },
    afterReap(when(controls(you, 2, trait('sin', creature)), capture(all))),
  ),

  Creature(
    'gluttony',
    'Gluttony',
    dis,
    { power: 6, traits: ['demon', 'sin'] },
    play(exalt(self, count(friendly(trait('sin', creature))))),
    afterReap(moveAmber(all, each(friendly(creature)), you)),
  ),

  Creature('greed', 'Greed', dis, { power: 4, traits: ['demon', 'sin'] }, handSize(you, count(friendly(trait('sin', creature))))),

  Creature('lyco-fiend', 'Lyco-Fiend', dis, { power: 3, traits: ['mutant', 'demon'], keywords: [skirmish] }, destroyed(steal(1))),

  Creature('pride', 'Pride', dis, { power: 4, traits: ['demon', 'sin'] }, afterReap(ward(each(friendly(trait('sin', creature)))))),

  Creature('sacro-fiend', 'Sacro-Fiend', dis, { power: 4, armor: 2, traits: ['mutant', 'demon'] }, destroyed(steal(1))),

  Creature(
    'sloth',
    'Sloth',
    dis,
    { power: 5, traits: ['demon', 'sin'] },
    atEnd(you, when(not(happened(thisTurn, uses(you, creature))), gain(count(friendly(trait('sin', creature)))))),
  ),

  Creature('umbra-fiend', 'Umbra-Fiend', dis, { power: 2, traits: ['mutant', 'demon'], keywords: [elusive] }, destroyed(steal(1))),

  Creature(
    'wrath',
    'Wrath',
    dis,
    { power: 3, armor: 3, traits: ['demon', 'sin'], keywords: [taunt, poison, skirmish] },
    afterFight(times(count(friendly(trait('sin', creature))), enrage(a(enemy(creature))))),
  ),

  Creature(
    'xeno-fiend',
    'Xeno-Fiend',
    dis,
    { power: 3, traits: ['mutant', 'demon'] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
    destroyed(steal(1)),
  ),
]
