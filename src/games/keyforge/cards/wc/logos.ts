// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, actionCard, addPower, after, afterDefeating, afterFight, afterReap, allOf,
  amberIcon, archive, archives, asLongAs, belongs, cannot, capture, card, choose, controls, count, creature, deal, deploy, destroy,
  destroyed, discard, discardPile, draw, each, eachPlayer, elusive, enemy, enrage, entersAsCopy, excess, exhaust, forge, forges, from,
  fullyHeal, gain, gains, hand, handSize, happened, hazardous, host, ifYouDo, inCenter, instead, isA, isDestroyed, isYours, it, keysCost,
  kinToNeighbors, lastTurn, logos, may, mayPlay, minus, moveInLine, moveToFlank, named, neighborOf, neighboring, none, not, notOf, of, on,
  onFlank, opponent, other, otherwise, ownedBy, play, playCard, playOnlyIf, product, purged, reaps, reveal, self, shareHouse, sharesHouse,
  some, steal, steals, taunt, theNext, them, top, ward, when, wouldBe, you,
} from '../../words/index.ts'

/** Worlds Collide, house Logos. */
export const logosCards = [
  Creature('babbling-bibliophile', 'Babbling Bibliophile', logos, { power: 1, traits: ['cyborg', 'scientist'] }, afterReap(draw(2))),

  Creature('daughter', 'Daughter', logos, { power: 2, traits: ['cyborg', 'scientist'], keywords: [elusive] }, handSize(you, +1)),

  Creature(
    'edai-edie-4x4',
    'EDAI “Edie” 4x4',
    logos,
    { power: 3, traits: ['ai', 'scientist'] },
    keysCost(opponent, count(from(archives, you, card))),
    play(archive(a(from(hand, you, card)))),
  ),

  Creature('hapsis', 'Hapsis', logos, { power: 5, traits: ['mutant', 'scientist'] }, afterDefeating(ward(self), draw(1))),

  Artifact('hologrammophone', 'Hologrammophone', logos, { traits: ['item'], bonus: [amberIcon] }, action(ward(a(creature)))),

  Action(
    'information-exchange',
    'Information Exchange',
    logos,
    {},
    play(when(happened(lastTurn, steals(opponent)), steal(2), otherwise(steal(1)))),
  ),

  Creature('quant', 'Quant', logos, { power: 3, traits: ['human', 'scientist'] }, afterReap(theNext(mayPlay(1, notOf(logos, actionCard))))),

  Creature(
    'sanitation-engineer',
    'Sanitation Engineer',
    logos,
    { power: 4, traits: ['cyborg', 'scientist'], keywords: [hazardous(1)] },
    afterReap(discard(a(from(hand, you, card)))),
  ),

  Action('tautau-vapors', 'Tautau Vapors', logos, {}, play(draw(2), archive(a(from(hand, you, card))))),

  Action(
    'thorium-plasmate',
    'Thorium Plasmate',
    logos,
    { bonus: [amberIcon] },
    play(moveInLine(a(enemy(creature))), deal(product(2, count(sharesHouse(it, neighborOf(it)))), it)),
  ),

  Creature(
    'titan-guardian',
    'Titan Guardian',
    logos,
    { power: 5, armor: 1, traits: ['beast', 'cyborg'], keywords: [taunt] },
    destroyed(when(not(onFlank(self)), draw(2))),
  ),

  Creature(
    'wormhole-technician',
    'Wormhole Technician',
    logos,
    { power: 3, traits: ['cyborg', 'scientist'] },
    afterReap(reveal(top(you)), when(isA(it, of(logos, card)), playCard(it), otherwise(archive(it)))),
  ),

  Creature(
    'cændle-unit',
    'C.Æ.N.D.L.E. Unit',
    logos,
    { power: 5, armor: 1, traits: ['robot'] },
    after(reaps(enemy(creature)), draw(1)),
    action(capture(1)),
  ),

  Creature(
    'code-monkey',
    'Code Monkey',
    logos,
    { power: 3, traits: ['ai', 'beast'], keywords: [deploy] },
    play(choose(each(neighboring(creature))), when(shareHouse(them), archive(them), gain(2), otherwise(archive(them)))),
  ),

  Action('data-forge', 'Data Forge', logos, { bonus: [amberIcon] }, play(may(forge(minus(10, count(from(hand, you, card))))))),

  Upgrade('discombobulator', 'Discombobulator', logos, { bonus: [amberIcon] }, gains(host, cannot('beStolenFrom', you))),

  Creature(
    'dr-milli',
    'Dr. Milli',
    logos,
    { power: 2, traits: ['scientist'] },
    play(archive(some(excess(opponent, other(creature)), from(hand, you, card)))),
  ),

  Creature(
    'groupthink-tank',
    'Groupthink Tank',
    logos,
    { power: 4, armor: 3, traits: ['robot', 'experiment'] },
    action(deal(4, each(kinToNeighbors(1, creature)))),
  ),

  Creature(
    'mini-groupthink-tank',
    'Mini Groupthink Tank',
    logos,
    { power: 3, armor: 2, traits: ['robot', 'experiment'] },
    on(play, afterFight, afterReap, deal(8, a(kinToNeighbors(2, creature)))),
  ),

  Creature(
    'reassembling-automaton',
    'Reassembling Automaton',
    logos,
    { power: 3, traits: ['robot', 'experiment'] },
    asLongAs(controls(you, 1, other(creature)), wouldBe(isDestroyed(self), instead(fullyHeal(self), exhaust(self), moveToFlank(self)))),
  ),

  Upgrade(
    'academy-training',
    'Academy Training',
    logos,
    {},
    asLongAs(isYours(host), belongs(host, logos)),
    gains(host, afterReap(draw(1))),
  ),

  Creature(
    'hyde',
    'Hyde',
    logos,
    { power: 4, traits: ['human', 'scientist'] },
    afterReap(when(controls(you, 1, named('velum', creature)), draw(2), otherwise(draw(1)))),
    destroyed(ifYouDo(archive(a(from(discardPile, you, named('velum', card)))), archive(self))),
  ),

  Creature(
    'mimic-gel',
    'Mimic Gel',
    logos,
    { traits: ['shapeshifter', 'mutant'] },
    playOnlyIf(not(none(creature))),
    entersAsCopy(a(other(creature))),
  ),

  Creature(
    'prescriptive-grammarbot',
    'Prescriptive Grammarbot',
    logos,
    { power: 3, traits: ['robot'], keywords: [taunt, hazardous(3)] },
    afterReap(enrage(a(creature))),
  ),

  Creature(
    'self-bolstering-automata',
    'Self-Bolstering Automata',
    logos,
    { power: 1, traits: ['robot'] },
    asLongAs(
      controls(you, 1, other(creature)),
      wouldBe(isDestroyed(self), ifYouDo(instead(allOf(fullyHeal(self), exhaust(self), moveToFlank(self))), addPower(2, self))),
    ),
  ),

  Artifact(
    'universal-keylock',
    'Universal Keylock',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    keysCost(eachPlayer, +3),
    after(forges(aPlayer), destroy(self)),
  ),

  Artifact(
    'universal-recycle-bin',
    'Universal Recycle Bin',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    action(archive(a(purged(ownedBy(you, card))))),
  ),

  Creature(
    'zenzizenzizenzic',
    'Zenzizenzizenzic',
    logos,
    { power: 4, armor: 2, traits: ['cyborg', 'leader'] },
    asLongAs(inCenter(self), handSize(you, +2)),
  ),

  Creature(
    'velum',
    'Velum',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    afterReap(
      when(
        controls(you, 1, named('hyde', creature)),
        archive(some(2, from(hand, you, card))),
        otherwise(archive(a(from(hand, you, card)))),
      ),
    ),
    destroyed(ifYouDo(archive(a(from(discardPile, you, named('hyde', card)))), archive(self))),
  ),
]
