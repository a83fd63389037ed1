// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, Upgrade, a, aPlayer, action, actionCard, addCounters, after, afterFight, afterReap, amberIcon, archive,
  asLongAs, atFlank, atLeast, atStart, both, cannot, capture, card, choose, chooseHouse, chooseHouseOf, choosesAnotherHouse, chosen,
  controls, count, counters, creature, damaged, deal, destroy, destroyed, discard, discardDownTo, discardPile, duringNextTurn, each,
  eachPlayer, eachPlayerDoes, elusive, enemy, exhaust, exhausted, forgedKeys, friendly, from, gain, gainChains, gains, hand, handSize, host,
  ifYouDo, instead, isA, it, keysCost, lookAtHand, makeNamedToken, makeToken, makeTokenOf, mostPowerful, named, neighborOf, not, notOf, of,
  omni, onFlank, opponent, play, playOnlyIf, playedBy, poison, powerAtMost, product, purge, putUnderSelf, random, readied, ready,
  removeCounters, resolvesPlay, restOfTurn, reveal, revealOneByOne, search, self, sharesHouse, some, splashAttack, staysExhausted, steal,
  them, thisWay, toDeckBottom, toDeckTopByChance, toHand, token, top, under, unfathomable, usesToFight, ward, when, wouldBe, you, yourTurn,
} from '../../words/index.ts'

/** Winds of Exchange, house Unfathomable. */
export const unfathomableCards = [
  Artifact(
    'brackish-shoreline',
    'Brackish Shoreline',
    unfathomable,
    { traits: ['location'], bonus: [amberIcon] },
    after(usesToFight(aPlayer, creature), restOfTurn(staysExhausted(it))),
  ),

  Creature(
    'bryozoarch',
    'Bryozoarch',
    unfathomable,
    { power: 6, traits: ['aquan'] },
    wouldBe(resolvesPlay(playedBy(opponent, actionCard)), instead(destroy(each(atFlank('left', friendly(creature)))))),
  ),

  Upgrade(
    'extrematode-infection',
    'Extrematode Infection',
    unfathomable,
    { bonus: [amberIcon] },
    atStart(you, removeCounters('hatch', 1, self), when(not(atLeast(1, counters('hatch', self))), destroy(host), makeToken(3))),
    play(addCounters('hatch', 3, self)),
  ),

  Creature(
    'giltspine-school',
    'Giltspine School',
    unfathomable,
    { power: 1, armor: 5, traits: ['aquan'] },
    staysExhausted(each(token(creature))),
    play(makeToken(3)),
  ),

  Action('hypoxia', 'Hypoxia', unfathomable, { bonus: [amberIcon] }, play(destroy(each(token(creature))))),

  Artifact(
    'offering-to-kiligog',
    'Offering to Kiligog',
    unfathomable,
    { traits: ['power'] },
    omni(ifYouDo(destroy(a(friendly(creature))), putUnderSelf(a(from(discardPile, you, creature))))),
    omni(makeTokenOf(each(from(under, eachPlayer, card)))),
  ),

  Action('plunder', 'Plunder', unfathomable, { bonus: [amberIcon] }, play(revealOneByOne(opponent), discard(it))),

  Artifact(
    'primordial-vault',
    'Primordial Vault',
    unfathomable,
    { traits: ['location'] },
    atStart(you, makeNamedToken('cultist', 1)),
    action(
      destroy(some(4, friendly(named('cultist', creature)))),
      when(atLeast(4, count(thisWay(creature))), search(1, named('tangaika', card)), reveal(it), toHand(it)),
    ),
  ),

  Creature(
    'sibyl-waimare',
    'Sibyl Waimare',
    unfathomable,
    { power: 5, traits: ['aquan'] },
    atStart(opponent, discard(top(opponent)), exhaust(each(sharesHouse(it, creature)))),
  ),

  Creature(
    'tangaika',
    'Tangaika',
    unfathomable,
    { power: 25, traits: ['beast'], keywords: [splashAttack(5)], bonus: [amberIcon, amberIcon] },
    playOnlyIf(controls(you, 4, named('cultist', creature))),
    afterFight(gain(1)),
  ),

  Upgrade(
    'weak-link',
    'Weak Link',
    unfathomable,
    { bonus: [amberIcon] },
    gains(host, asLongAs(isA(self, exhausted(creature)), keysCost(you, +6))),
  ),

  Artifact(
    'azure-basin-outpost',
    'Azure Basin Outpost',
    unfathomable,
    { traits: ['location'], bonus: [amberIcon] },
    action(ifYouDo(toDeckBottom(a(friendly(creature))), exhaust(some(3, enemy(creature))))),
  ),

  Action(
    'catch-and-release',
    'Catch and Release',
    unfathomable,
    {},
    play(toHand(each(creature)), eachPlayerDoes(discardDownTo(6)), gainChains(2)),
  ),

  Action(
    'dragnet',
    'Dragnet',
    unfathomable,
    { bonus: [amberIcon] },
    play(choose(a(creature)), toHand(both(it, each(sharesHouse(it, neighborOf(it)))))),
  ),

  Artifact(
    'kelping-hands',
    'Kelping Hands',
    unfathomable,
    { traits: ['power'], bonus: [amberIcon] },
    omni(destroy(self), restOfTurn(gains(each(friendly(creature)), poison))),
  ),

  Creature(
    'physaloha',
    'Physaloha',
    unfathomable,
    { power: 4, armor: 1, traits: ['aquan'], enhance: ['damage', 'damage'] },
    staysExhausted(each(damaged(creature))),
  ),

  Creature('soleft', 'Soleft', unfathomable, { power: 3, traits: ['aquan'] }, destroyed(destroy(each(atFlank('left', enemy(creature)))))),

  Action('stir-crazy', 'Stir-Crazy', unfathomable, { bonus: [amberIcon] }, play(capture(1, each(readied(creature))))),

  Creature(
    'timoti-the-dammed',
    'Timoti the Dammed',
    unfathomable,
    { power: 4, traits: ['aquan'] },
    asLongAs(controls(you, 1, token(creature)), cannot('forge', opponent)),
    play(makeToken(1)),
  ),

  Action(
    'watch-your-step',
    'Watch Your Step',
    unfathomable,
    { bonus: [amberIcon] },
    play(chooseHouseOf(opponent), duringNextTurn(opponent, after(choosesAnotherHouse(opponent), makeToken(2), ready(them)))),
  ),

  Creature(
    'yanthi-ghostfin',
    'Yanthi Ghostfin',
    unfathomable,
    { power: 3, traits: ['aquan'], keywords: [elusive] },
    afterReap(ifYouDo(purge(a(from(discardPile, eachPlayer, creature))), makeToken(1))),
  ),

  Action(
    'abyssal-sight',
    'Abyssal Sight',
    unfathomable,
    { bonus: [amberIcon] },
    play(ifYouDo(destroy(a(friendly(creature))), lookAtHand(opponent), discard(a(from(hand, opponent, card))))),
  ),

  Action('adult-swim', 'Adult Swim', unfathomable, { bonus: [amberIcon] }, play(toDeckTopByChance(each(powerAtMost(3, creature))))),

  Action(
    'befuddle',
    'Befuddle',
    unfathomable,
    { bonus: [amberIcon] },
    play(chooseHouseOf(opponent), duringNextTurn(opponent, cannot('play', opponent, notOf(chosen, card)))),
  ),

  Creature(
    'covetous-hema',
    'Covetous Hema',
    unfathomable,
    { power: 3, traits: ['aquan'] },
    asLongAs(not(onFlank(self)), gains(self, elusive)),
    play(capture(3)),
  ),

  Action(
    'crushing-deep',
    'Crushing Deep',
    unfathomable,
    { bonus: [amberIcon] },
    play(duringNextTurn(opponent, keysCost(eachPlayer, product(3, forgedKeys(opponent))))),
  ),

  Creature(
    'fathom-reaver',
    'Fathom Reaver',
    unfathomable,
    { power: 4, traits: ['aquan'] },
    asLongAs(controls(you, 1, token(creature)), handSize(opponent, -1)),
    play(makeToken(1)),
  ),

  Action(
    'initiation',
    'Initiation',
    unfathomable,
    {},
    play(makeToken(1), when(not(atLeast(4, count(from(hand, you, card)))), archive(self))),
  ),

  Creature('kamalani', 'Kamalani', unfathomable, { power: 4, traits: ['aquan'] }, destroyed(makeToken(2))),

  Creature('kelpminder', 'Kelpminder', unfathomable, { power: 5, traits: ['aquan'], enhance: ['capture', 'draw', 'draw'] }),

  Creature('skullback-crab', 'Skullback Crab', unfathomable, { power: 1, traits: ['beast'], keywords: [poison] }, action(steal(1))),

  Action(
    'sunk-cost',
    'Sunk Cost',
    unfathomable,
    {},
    play(chooseHouse, discard(random(from(hand, opponent, card))), when(isA(it, of(chosen, card)), makeToken(1))),
  ),

  Upgrade('toxicuda-venom', 'Toxicuda Venom', unfathomable, { bonus: [amberIcon] }, gains(host, poison)),

  Token(
    'cultist',
    'Cultist',
    unfathomable,
    { power: 2, traits: ['cultist', 'aquan'] },
    action(ifYouDo(destroy(self), ward(a(friendly(creature))))),
  ),

  Creature(
    'flounderight',
    'Flounderight',
    unfathomable,
    { power: 3, traits: ['aquan'] },
    destroyed(destroy(each(atFlank('right', enemy(creature))))),
  ),

  Token('fish', 'Fish', unfathomable, { power: 2, traits: ['beast'] }, destroyed(deal(2, mostPowerful(1, enemy(creature))))),

  Token('priest', 'Priest', unfathomable, { power: 2, traits: ['aquan'] }, action(exhaust(a(enemy(creature))))),

  Token('raider', 'Raider', unfathomable, { power: 1, traits: ['aquan'] }, asLongAs(yourTurn, gains(self, poison))),
]
