// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, addPower, after, afterDefeating, afterFight, afterReap, all, amberIcon, amountThisWay,
  another, archive, armorOf, artifact, atEnd, beforeFight, both, bothWays, cannot, capture, card, choose, chooseHouse, chooseHouseOf,
  chooseNumber, chosen, chosenNumber, controllerOf, count, creature, deal, destroy, destroyed, dis, discard, discardPile, duringNextTurn,
  each, eachPlayer, eachPlayerDoes, either, elusive, enemy, fightDamage, flank, forges, friendly, from, gain, gainChains, gains, hand,
  handSize, happened, hasAmber, hasExactlyAmber, hazardous, healUpTo, host, ifYouDo, instead, isDestroyed, isDiscardedFromPlay, it,
  itsHouse, keysCost, lastTurn, limit, lose, loses, may, mostPowerful, mustChooseHouse, mustPay, not, notOnFlank, of, omni, on, opponent,
  opponentOf, otherwise, ownerOf, play, playCard, plays, power, powerIs, purge, putIntoPlay, random, restOfTurn, revealHand, sacrifice,
  self, shuffleIn, steal, taunt, them, thisFight, thisWay, toHand, top, trait, undamaged, unforge, upToFromOnePile, use, wasDestroyed, when,
  whileInPlay, withAmber, withArmor, wouldBe, you, youControl,
} from '../../words/index.ts'

/** Call of the Archons, house Dis. */
export const disCards = [
  Action(
    'a-fair-game',
    'A Fair Game',
    dis,
    {},
    play(bothWays(discard(top(opponent)), revealHand(opponent), gain(count(from(hand, opponent, of(itsHouse, card)))))),
  ),

  Action('arise', 'Arise!', dis, {}, play(chooseHouse, toHand(each(from(discardPile, you, of(chosen, creature)))), gainChains(1))),

  Action(
    'control-the-weak',
    'Control the Weak',
    dis,
    { bonus: [amberIcon] },
    play(chooseHouseOf(opponent), duringNextTurn(opponent, mustChooseHouse(opponent, chosen))),
  ),

  Action(
    'creeping-oblivion',
    'Creeping Oblivion',
    dis,
    { bonus: [amberIcon] },
    play(purge(upToFromOnePile(2, from(discardPile, eachPlayer, card)))),
  ),

  Action('dance-of-doom', 'Dance of Doom', dis, {}, play(chooseNumber, destroy(each(powerIs(chosenNumber, creature))))),

  Action('fear', 'Fear', dis, {}, play(toHand(a(enemy(creature))))),

  Action('gateway-to-dis', 'Gateway to Dis', dis, {}, play(destroy(each(creature)), gainChains(3))),

  Action(
    'gongoozle',
    'Gongoozle',
    dis,
    { bonus: [amberIcon] },
    play(deal(3, a(creature)), when(not(wasDestroyed(it)), discard(random(from(hand, ownerOf(it), card))))),
  ),

  Action('guilty-hearts', 'Guilty Hearts', dis, { bonus: [amberIcon] }, play(destroy(each(withAmber(creature))))),

  Action('hand-of-dis', 'Hand of Dis', dis, {}, play(destroy(a(notOnFlank(creature))))),

  Action(
    'hecatomb',
    'Hecatomb',
    dis,
    { bonus: [amberIcon] },
    play(destroy(each(of(dis, creature))), eachPlayerDoes(gain(count(thisWay(friendly(creature)))))),
  ),

  Action(
    'tendrils-of-pain',
    'Tendrils of Pain',
    dis,
    { bonus: [amberIcon] },
    play(when(happened(lastTurn, forges(opponent)), deal(4, each(creature)), otherwise(deal(1, each(creature))))),
  ),

  Action('hysteria', 'Hysteria', dis, {}, play(toHand(each(creature)))),

  Action(
    'key-hammer',
    'Key Hammer',
    dis,
    { bonus: [amberIcon] },
    play(when(happened(lastTurn, forges(opponent)), unforge(opponent, 'forgedLastTurn')), gain(6, opponent)),
  ),

  Action('mind-barb', 'Mind Barb', dis, { bonus: [amberIcon] }, play(discard(random(from(hand, opponent, card))))),

  Action('pandemonium', 'Pandemonium', dis, { bonus: [amberIcon] }, play(capture(1, each(undamaged(creature))))),

  Action('poltergeist', 'Poltergeist', dis, { bonus: [amberIcon] }, play(choose(a(artifact)), use(it, 'asYours'), destroy(it))),

  Action(
    'red-hot-armor',
    'Red-Hot Armor',
    dis,
    { bonus: [amberIcon] },
    play(deal(armorOf(it), each(enemy(withArmor(creature))), { ignoringArmor: true }), restOfTurn(loses(them, 'armor'))),
  ),

  Action('three-fates', 'Three Fates', dis, { bonus: [amberIcon] }, play(destroy(mostPowerful(3, creature)))),

  Artifact(
    'annihilation-ritual',
    'Annihilation Ritual',
    dis,
    { traits: ['power'], bonus: [amberIcon] },
    wouldBe(isDiscardedFromPlay(creature), instead(purge(it))),
  ),

  Artifact('dominator-bauble', 'Dominator Bauble', dis, { traits: ['item'] }, action(use(a(friendly(creature))))),

  Artifact('key-to-dis', 'Key to Dis', dis, { traits: ['item'] }, omni(sacrifice(self), destroy(each(creature)))),

  Artifact(
    'lash-of-broken-dreams',
    'Lash of Broken Dreams',
    dis,
    { traits: ['weapon'] },
    action(duringNextTurn(opponent, keysCost(eachPlayer, +3))),
  ),

  Artifact('library-of-the-damned', 'Library of the Damned', dis, { traits: ['location'] }, action(archive(a(from(hand, you, card))))),

  Artifact(
    'lifeward',
    'Lifeward',
    dis,
    { traits: ['power'], bonus: [amberIcon] },
    omni(destroy(self), duringNextTurn(opponent, cannot('play', opponent, creature))),
  ),

  Artifact(
    'sacrificial-altar',
    'Sacrificial Altar',
    dis,
    { traits: ['location'], bonus: [amberIcon] },
    action(ifYouDo(purge(a(friendly(trait('human', creature)))), playCard(a(from(discardPile, you, creature))))),
  ),

  Artifact(
    'screaming-cave',
    'Screaming Cave',
    dis,
    { traits: ['location'] },
    action(shuffleIn(both(each(from(hand, you, card)), each(from(discardPile, you, card))))),
  ),

  Artifact('soul-snatcher', 'Soul Snatcher', dis, { traits: ['vehicle'] }, after(isDestroyed(creature), gain(1, ownerOf(it)))),

  Creature('charette', 'Charette', dis, { power: 4, traits: ['demon'] }, play(capture(3))),

  Creature('drumble', 'Drumble', dis, { power: 2, traits: ['imp'], keywords: [elusive] }, play(when(hasAmber(opponent, 7), capture(all)))),

  Creature('dust-imp', 'Dust Imp', dis, { power: 2, traits: ['imp'] }, destroyed(gain(2))),

  Creature(
    'eater-of-the-dead',
    'Eater of the Dead',
    dis,
    { power: 4, traits: ['demon'] },
    on(afterFight, afterReap, ifYouDo(purge(a(from(discardPile, eachPlayer, creature))), addPower(1, self))),
  ),

  Creature('ember-imp', 'Ember Imp', dis, { power: 2, traits: ['imp'] }, limit(2, plays(opponent, card))),

  Creature(
    'gabos-longarms',
    'Gabos Longarms',
    dis,
    { power: 5, traits: ['demon'] },
    beforeFight(choose(a(creature)), thisFight(fightDamage('toIt'))),
  ),

  Creature('overlord-greking', 'Overlord Greking', dis, { power: 7, traits: ['demon'] }, afterDefeating(putIntoPlay(it))),

  Creature(
    'guardian-demon',
    'Guardian Demon',
    dis,
    { power: 4, traits: ['demon'] },
    on(play, afterFight, afterReap, ifYouDo(healUpTo(2, a(creature)), deal(amountThisWay, a(another(creature))))),
  ),

  Creature('master-of-1', 'Master of 1', dis, { power: 4, traits: ['demon'] }, afterReap(may(destroy(a(powerIs(1, creature)))))),

  Creature('master-of-2', 'Master of 2', dis, { power: 4, traits: ['demon'] }, afterReap(may(destroy(a(powerIs(2, creature)))))),

  Creature('master-of-3', 'Master of 3', dis, { power: 4, traits: ['demon'] }, afterReap(may(destroy(a(powerIs(3, creature)))))),

  Creature('pit-demon', 'Pit Demon', dis, { power: 5, traits: ['demon'] }, action(steal(1))),

  Creature(
    'pitlord',
    'Pitlord',
    dis,
    { power: 9, traits: ['demon'], keywords: [taunt], bonus: [amberIcon, amberIcon] },
    mustChooseHouse(you, dis),
  ),

  Creature(
    'restringuntus',
    'Restringuntus',
    dis,
    { power: 1, traits: ['demon'] },
    play(chooseHouse, whileInPlay(cannot('chooseHouse', opponent, chosen))),
  ),

  Creature('shaffles', 'Shaffles', dis, { power: 2, traits: ['imp'] }, atEnd(you, lose(1, opponent))),

  Creature('shooler', 'Shooler', dis, { power: 5, traits: ['demon'] }, play(when(hasAmber(opponent, 4), steal(1)))),

  Creature(
    'snudge',
    'Snudge',
    dis,
    { power: 4, traits: ['demon'] },
    on(afterFight, afterReap, toHand(a(either(artifact, flank(creature))))),
  ),

  Creature('stealer-of-souls', 'Stealer of Souls', dis, { power: 6, traits: ['demon'] }, afterDefeating(purge(it), gain(1))),

  Creature('succubus', 'Succubus', dis, { power: 3, traits: ['demon'] }, handSize(opponent, -1)),

  Creature('tentacus', 'Tentacus', dis, { power: 5, traits: ['demon'] }, mustPay(opponent, 1, 'use', artifact)),

  Creature('the-terror', 'The Terror', dis, { power: 5, traits: ['demon', 'knight'] }, play(when(hasExactlyAmber(opponent, 0), gain(2)))),

  Creature('tocsin', 'Tocsin', dis, { power: 3, traits: ['demon'] }, afterReap(discard(random(from(hand, opponent, card))))),

  Creature(
    'tolas',
    'Tolas',
    dis,
    { power: 1, traits: ['imp'], keywords: [elusive] },
    after(isDestroyed(creature), gain(1, opponentOf(controllerOf(it)))),
  ),

  Creature(
    'truebaru',
    'Truebaru',
    dis,
    { power: 7, traits: ['demon'], keywords: [taunt] },
    mustPay(you, 3, 'play', self),
    destroyed(gain(5)),
  ),

  Upgrade('collar-of-subordination', 'Collar of Subordination', dis, {}, youControl(host)),

  Upgrade('flame-wreathed', 'Flame-Wreathed', dis, { bonus: [amberIcon] }, power(+2, host), gains(host, hazardous(2))),
]
