// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, Upgrade, a, aPlayer, action, after, afterFight, afterReap, alsoBelongs, amberIcon, archive, archives,
  areCopies, atLeast, attach, attaches, both, cannot, capture, card, choose, chooseHouse, chosen, controllerOf, controlsMore, count,
  creature, deal, destroy, destroyed, different, discard, discardPile, draw, each, earlier, elusive, enemy, exhaust, flip, friendly, from,
  gain, gainChains, gains, hand, host, housesAmong, housesThisWay, ifYouDo, isA, it, joinLineAsCreature, keysCost, look, makeToken, may,
  mayUse, mostPowerful, named, neighbor, neighborOf, neighboring, notOf, of, omni, on, oneOfThem, opponent, otherwise, play,
  playableAsUpgrade, power, product, putBack, ready, restOfTurn, reveal, self, sharesHouse, skirmish, some, source, spendableItself,
  splashAttack, staralliance, steal, them, thisWay, toDeckBottom, toHand, token, top, upgrade, use, uses, when, withNeighbor, withNeighbors,
  you,
} from '../../words/index.ts'

/** Winds of Exchange, house Star Alliance. */
export const starAllianceCards = [
  Action(
    'cultural-exchange',
    'Cultural Exchange',
    staralliance,
    { bonus: [amberIcon] },
    play(toHand(each(from(archives, opponent, card)))),
  ),

  Upgrade(
    'mirror-shell',
    'Mirror Shell',
    staralliance,
    {},
    gains(host, on(afterFight, afterReap, restOfTurn(areCopies(each(friendly(token(creature))), self)))),
    play(makeToken(1)),
  ),

  Artifact(
    'norbyn-s-cavern',
    'Norbyn’s Cavern',
    staralliance,
    { traits: ['location'] },
    power(+3, each(friendly(named('æmberling', creature)))),
    gains(each(friendly(named('æmberling', creature))), skirmish),
  ),

  Creature(
    'pupgrade',
    'Pupgrade',
    staralliance,
    { power: 3, traits: ['robot'] },
    playableAsUpgrade(power(+3, host), gains(host, destroyed(joinLineAsCreature(source)))),
  ),

  Artifact(
    'recruiting-station',
    'Recruiting Station',
    staralliance,
    { traits: ['location'] },
    omni(chooseHouse, discard(top(you)), when(isA(it, of(chosen, card)), makeToken(1))),
  ),

  Creature(
    'shakedown-sullivan',
    'Shakedown Sullivan',
    staralliance,
    { power: 4, traits: ['human'] },
    afterReap(
      choose(a(creature)),
      discard(top(controllerOf(it))),
      when(isA(earlier, sharesHouse(it, creature)), gain(1, controllerOf(it)), otherwise(destroy(it))),
    ),
  ),

  Action(
    'stronger-together',
    'Stronger Together',
    staralliance,
    { bonus: [amberIcon] },
    play(ready(each(of(staralliance, withNeighbor(2, notOf(staralliance, neighbor), creature, 'differentHouses'))))),
  ),

  Action('temporal-purge', 'Temporal Purge', staralliance, { bonus: [amberIcon] }, play(flip('faceup', each(token(creature))))),

  Upgrade('badge-of-unity', 'Badge of Unity', staralliance, {}, alsoBelongs(host, staralliance)),

  Action(
    'camaraderie',
    'Camaraderie',
    staralliance,
    { bonus: [amberIcon] },
    play(ifYouDo(exhaust(a(friendly(of(staralliance, creature)))), draw(product(2, count(notOf(staralliance, neighborOf(it))))))),
  ),

  Creature(
    'collector-boren',
    'Collector Boren',
    staralliance,
    { power: 3, traits: ['human'] },
    after(attaches(aPlayer, upgrade, self), ready(self)),
    play(toHand(a(from(discardPile, you, upgrade)))),
  ),

  Upgrade('fof-transponder', 'FOF Transponder', staralliance, {}, gains(host, destroyed(makeToken(1), attach(source, earlier)))),

  Artifact(
    'ganymede-outpost',
    'Ganymede Outpost',
    staralliance,
    { traits: ['location'], bonus: [amberIcon] },
    action(ifYouDo(toDeckBottom(a(friendly(creature))), archive(some(2, from(hand, you, card))))),
  ),

  Action('grunt-work', 'Grunt Work', staralliance, { bonus: [amberIcon] }, play(look(top(you, 3)), putBack(them), makeToken(1))),

  Action(
    'quintrino-warp',
    'Quintrino Warp',
    staralliance,
    {},
    play(
      choose(both(a(friendly(creature)), a(enemy(creature)))),
      destroy(both(them, each(sharesHouse(oneOfThem, creature)))),
      gainChains(1),
    ),
  ),

  Artifact(
    'sv3-lander',
    'SV3 Lander',
    staralliance,
    { traits: ['vehicle'] },
    play(makeToken(1)),
    omni(destroy(self), restOfTurn(mayUse(each(friendly(token(creature)))))),
  ),

  Creature('cpo-zytar', 'CPO Zytar', staralliance, {
    power: 4,
    armor: 1,
    traits: ['scientist', 'proximan', 'alien'],
    enhance: ['damage', 'draw', 'draw'],
  }),

  Upgrade('echo-reflector', 'Echo Reflector', staralliance, { bonus: [amberIcon] }, gains(host, keysCost(opponent, +3))),

  Creature(
    'friendly-guide',
    'Friendly Guide',
    staralliance,
    { power: 3, traits: ['alien'], keywords: [elusive] },
    after(uses(you, neighboring(creature)), may(use(self))),
  ),

  Artifact(
    'future-booster',
    'Future Booster',
    staralliance,
    { traits: ['item'], bonus: [amberIcon] },
    omni(look(top(you)), may(toDeckBottom(it))),
  ),

  Action(
    'photon-blast',
    'Photon Blast',
    staralliance,
    {},
    play(deal(2, a(creature), { splash: 1 }), when(atLeast(1, count(thisWay(creature))), makeToken(1))),
  ),

  Creature(
    'pyr*0',
    'PYR*0',
    staralliance,
    { power: 3, traits: ['robot'], keywords: [splashAttack(3)] },
    playableAsUpgrade(gains(host, splashAttack(3))),
  ),

  Action(
    'recorded-history',
    'Recorded History',
    staralliance,
    { bonus: [amberIcon] },
    play(reveal(different('house', 3, from(hand, you, card), 'upTo')), archive(thisWay(card))),
  ),

  Action('rogue-operation', 'Rogue Operation', staralliance, {}, play(discard(top(you, 2)), steal(housesThisWay(card)))),

  Creature(
    'scout-chief-korijir',
    'Scout Chief Korijir',
    staralliance,
    { power: 2, traits: ['krxix', 'alien'] },
    on(play, afterFight, afterReap, makeToken(1)),
  ),

  Creature(
    'specialist-guthrak',
    'Specialist Guthrak',
    staralliance,
    { power: 3, traits: ['handuhan', 'alien'], keywords: [skirmish] },
    on(afterFight, afterReap, capture(housesAmong(withNeighbors(self)))),
  ),

  Action('teamwork', 'Teamwork', staralliance, {}, play(makeToken(1), when(controlsMore(opponent, creature), archive(self)))),

  Upgrade(
    'uplink',
    'Uplink',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, action(makeToken(count(neighboring(notOf(staralliance, creature)))))),
  ),

  Token('æmberling', 'Æmberling', staralliance, { power: 1, traits: ['sylicate'] }, cannot('reap', self), spendableItself),

  Token('cadet', 'Cadet', staralliance, { power: 1, traits: ['human'] }, destroyed(ready(mostPowerful(1, neighboring(creature))))),

  Token('explorer', 'Explorer', staralliance, { power: 2, traits: ['alien'] }, afterReap(look(top(you)), may(discard(it)))),

  Token('b0-t', 'B0-T', staralliance, { power: 1, traits: ['robot'] }, action(use(a(friendly(notOf(staralliance, creature)))))),
]
