// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, actionCard, after, afterDefeating, afterFight, afterReap, all, amber, amberIcon, archive,
  archives, artifact, asLongAs, atLeast, bankAmber, both, cannot, capture, card, choose, chooseHouse, chosen, count, countsAsFlank,
  creature, damaged, deal, deck, destroy, destroyed, discard, discardPile, draw, duringNextTurn, each, eachPlayer, eachPlayerDoes, either,
  elusive, enemy, exhaust, firstTime, flank, forEach, forgedKeys, forges, friendly, from, gain, gainChains, gains, gainsAmber, giveControl,
  half, hand, handSize, hasMoreAmber, heal, host, ifYouDo, instead, isA, it, itsHouse, keysCost, leavesPlay, logos, lookAtHand, lose, mars,
  mayPlay, mayRepeat, mayUse, named, neighborOf, nextNeighbor, not, notOf, of, on, onFlank, oneOf, opponent, other, otherwise, pay, play,
  playCard, plays, purge, putIntoPlay, ready, rememberedBySelf, repeatIf, resolve, restOfTurn, reveal, same, search, self, shuffle,
  shuffleDiscardIn, shuffleIn, skirmish, some, spendable, steal, stun, swap, swapPiles, theNext, thisWay, toDeckTop, toHand, top, upTo, use,
  uses, versatile, when, whileInPlay, wouldBe, you, youControl,
} from '../../words/index.ts'

/** Call of the Archons, house Logos. */
export const logosCards = [
  Action(
    'bouncing-deathquark',
    'Bouncing Deathquark',
    logos,
    {},
    play(mayRepeat(destroy(both(a(enemy(creature)), a(friendly(creature)))))),
  ),

  Action('dimension-door', 'Dimension Door', logos, {}, play(restOfTurn(wouldBe(gainsAmber(you, 'byReaping'), instead(steal(same)))))),

  Action('effervescent-principle', 'Effervescent Principle', logos, {}, play(eachPlayerDoes(lose(half(amber(you)))), gainChains(1))),

  Action('foggify', 'Foggify', logos, { bonus: [amberIcon] }, play(duringNextTurn(opponent, cannot('fight', each(enemy(creature)))))),

  Action(
    'help-from-future-self',
    'Help from Future Self',
    logos,
    { bonus: [amberIcon] },
    play(search(1, named('timetraveller', card)), reveal(it), toHand(it), shuffleDiscardIn()),
  ),

  Action(
    'interdimensional-graft',
    'Interdimensional Graft',
    logos,
    { bonus: [amberIcon] },
    play(duringNextTurn(opponent, after(forges(opponent), pay(all, opponent, you)))),
  ),

  Action(
    'knowledge-is-power',
    'Knowledge is Power',
    logos,
    {},
    play(oneOf(archive(a(from(hand, you, card))), gain(count(from(archives, you, card))))),
  ),

  Action('labwork', 'Labwork', logos, { bonus: [amberIcon] }, play(archive(a(from(hand, you, card))))),

  Action('library-access', 'Library Access', logos, {}, play(restOfTurn(after(plays(you, other(card)), draw(1))), purge(self))),

  Action('neuro-syphon', 'Neuro Syphon', logos, { bonus: [amberIcon] }, play(when(hasMoreAmber(opponent), steal(1), draw(1)))),

  Action('phase-shift', 'Phase Shift', logos, {}, play(theNext(mayPlay(1, notOf(logos, card))))),

  Action(
    'positron-bolt',
    'Positron Bolt',
    logos,
    { bonus: [amberIcon] },
    play(deal(3, a(flank(creature))), deal(2, a(neighborOf(it))), deal(1, nextNeighbor)),
  ),

  Action('random-access-archives', 'Random Access Archives', logos, { bonus: [amberIcon] }, play(archive(top(you)))),

  Action('remote-access', 'Remote Access', logos, { bonus: [amberIcon] }, play(use(a(enemy(artifact)), 'asYours'))),

  Action('reverse-time', 'Reverse Time', logos, { bonus: [amberIcon] }, play(swapPiles(deck, discardPile), shuffle)),

  Action(
    'scrambler-storm',
    'Scrambler Storm',
    logos,
    { bonus: [amberIcon] },
    play(duringNextTurn(opponent, cannot('play', opponent, actionCard))),
  ),

  Action(
    'sloppy-labwork',
    'Sloppy Labwork',
    logos,
    { bonus: [amberIcon] },
    play(archive(a(from(hand, you, card))), discard(a(from(hand, you, card)))),
  ),

  Action('twin-bolt-emission', 'Twin Bolt Emission', logos, { bonus: [amberIcon] }, play(deal(2, some(2, creature)))),

  Action('wild-wormhole', 'Wild Wormhole', logos, { bonus: [amberIcon] }, play(playCard(top(you)))),

  Artifact('anomaly-exploiter', 'Anomaly Exploiter', logos, { traits: ['item'] }, action(destroy(a(damaged(creature))))),

  Artifact(
    'chaos-portal',
    'Chaos Portal',
    logos,
    { traits: ['location'] },
    action(chooseHouse, reveal(top(you)), when(isA(it, of(chosen, card)), playCard(it))),
  ),

  Artifact(
    'crazy-killing-machine',
    'Crazy Killing Machine',
    logos,
    { traits: ['weapon'] },
    action(
      discard(top(eachPlayer)),
      forEach(thisWay(card), destroy(a(of(itsHouse, either(creature, artifact))))),
      when(not(atLeast(2, count(thisWay(card)))), destroy(self)),
    ),
  ),

  Artifact('library-of-babble', 'Library of Babble', logos, { traits: ['location'] }, action(draw(1))),

  Artifact('mobius-scroll', 'Mobius Scroll', logos, { traits: ['item'] }, action(archive(self), archive(upTo(2, from(hand, you, card))))),

  Artifact('pocket-universe', 'Pocket Universe', logos, { traits: ['item'] }, spendable, action(bankAmber(1))),

  Artifact(
    'spangler-box',
    'Spangler Box',
    logos,
    { traits: ['item'] },
    action(ifYouDo(purge(a(creature)), giveControl(self, opponent))),
    leavesPlay(forEach(rememberedBySelf, putIntoPlay(it, 'ofOwners'))),
  ),

  Artifact(
    'spectral-tunneler',
    'Spectral Tunneler',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    action(choose(a(creature)), restOfTurn(countsAsFlank(it), gains(it, afterReap(draw(1))))),
  ),

  Artifact(
    'strange-gizmo',
    'Strange Gizmo',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    after(forges(you), destroy(each(either(creature, artifact)))),
  ),

  Artifact('the-howling-pit', 'The Howling Pit', logos, { traits: ['location'], bonus: [amberIcon] }, handSize(eachPlayer, +1)),

  Creature('batdrone', 'Batdrone', logos, { power: 2, traits: ['robot'], keywords: [skirmish] }, afterFight(steal(1))),

  Creature('brain-eater', 'Brain Eater', logos, { power: 6, traits: ['cyborg', 'beast'] }, afterDefeating(draw(1))),

  Creature('dextre', 'Dextre', logos, { power: 3, traits: ['human', 'scientist'] }, play(capture(1)), destroyed(toDeckTop(self))),

  Creature('doc-bookton', 'Doc Bookton', logos, { power: 5, traits: ['human', 'scientist'] }, afterReap(draw(1))),

  Creature('dr-escotera', 'Dr. Escotera', logos, { power: 4, traits: ['cyborg', 'scientist'] }, play(gain(forgedKeys(opponent)))),

  Creature(
    'dysania',
    'Dysania',
    logos,
    { power: 4, traits: ['mutant'] },
    play(discard(each(from(archives, opponent, card))), gain(count(thisWay(card)))),
  ),

  Creature(
    'ganymede-archivist',
    'Ganymede Archivist',
    logos,
    { power: 3, traits: ['human', 'scientist'] },
    afterReap(archive(a(from(hand, you, card)))),
  ),

  Creature(
    'harland-mindlock',
    'Harland Mindlock',
    logos,
    { power: 1, traits: ['cyborg', 'scientist'] },
    play(choose(a(enemy(flank(creature)))), whileInPlay(youControl(it))),
  ),

  Creature(
    'quixo-the-adventurer',
    'Quixo the “Adventurer”',
    logos,
    { power: 3, traits: ['human', 'scientist'], keywords: [skirmish] },
    afterFight(draw(1)),
  ),

  Creature('mother', 'Mother', logos, { power: 5, traits: ['robot', 'scientist'] }, handSize(you, +1)),

  Creature(
    'neutron-shark',
    'Neutron Shark',
    logos,
    { power: 1, traits: ['beast', 'mutant'] },
    on(
      play,
      afterFight,
      afterReap,
      destroy(both(a(enemy(either(creature, artifact))), a(friendly(either(creature, artifact))))),
      discard(top(you)),
      repeatIf(isA(it, notOf(logos, card))),
    ),
  ),

  Creature(
    'novu-archaeologist',
    'Novu Archaeologist',
    logos,
    { power: 4, traits: ['cyborg', 'scientist'] },
    action(archive(a(from(discardPile, you, card)))),
  ),

  Creature(
    'ozmo-martianologist',
    'Ozmo, Martianologist',
    logos,
    { power: 2, traits: ['human', 'scientist'], keywords: [elusive] },
    on(afterFight, afterReap, oneOf(heal(3, a(of(mars, creature))), stun(a(of(mars, creature))))),
  ),

  Creature(
    'psychic-bug',
    'Psychic Bug',
    logos,
    { power: 2, traits: ['cyborg', 'insect'], bonus: [amberIcon] },
    on(play, afterReap, lookAtHand(opponent)),
  ),

  Creature('replicator', 'Replicator', logos, { power: 2, traits: ['mutant'] }, afterReap(resolve('afterReap', a(other(creature))))),

  Creature('research-smoko', 'Research Smoko', logos, { power: 2, traits: ['mutant'] }, destroyed(archive(top(you)))),

  Creature(
    'skippy-timehog',
    'Skippy Timehog',
    logos,
    { power: 1, traits: ['mutant'] },
    play(duringNextTurn(opponent, cannot('use', opponent, card))),
  ),

  Creature(
    'timetraveller',
    'Timetraveller',
    logos,
    { power: 2, traits: ['human', 'scientist'], bonus: [amberIcon] },
    play(draw(2)),
    action(shuffleIn(self)),
  ),

  Creature(
    'titan-mechanic',
    'Titan Mechanic',
    logos,
    { power: 6, traits: ['cyborg', 'scientist'] },
    asLongAs(onFlank(self), keysCost(eachPlayer, -1)),
  ),

  Creature(
    'vespilon-theorist',
    'Vespilon Theorist',
    logos,
    { power: 2, traits: ['cyborg', 'scientist'], keywords: [elusive] },
    afterReap(chooseHouse, reveal(top(you)), when(isA(it, of(chosen, card)), archive(it), gain(1), otherwise(discard(it)))),
  ),

  Creature('veylan-analyst', 'Veylan Analyst', logos, { power: 2, traits: ['cyborg', 'scientist'] }, after(uses(you, artifact), gain(1))),

  Upgrade('experimental-therapy', 'Experimental Therapy', logos, {}, gains(host, versatile), play(stun(host), exhaust(host))),

  Upgrade('rocket-boots', 'Rocket Boots', logos, {}, gains(host, on(afterFight, afterReap, when(firstTime(uses(you, self)), ready(self))))),

  Upgrade(
    'transposition-sandals',
    'Transposition Sandals',
    logos,
    { bonus: [amberIcon] },
    gains(host, action(choose(a(other(friendly(creature)))), swap(self, it), restOfTurn(mayUse(it)))),
  ),
]
