// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, after, afterFight, afterReap, alpha, amber, amberIcon, amberOn, among, archive,
  archives, artifact, atEnd, atLeast, atStart, both, cannot, capture, card, choose, chooseHouse, choosesHouse, chosen, count, creature,
  deal, destroy, destroyed, discard, discardPile, draw, duringNextTurn, each, eachPlayer, eachPlayerDoes, elusive, enemy, entersPlay, forge,
  friendly, from, gain, gains, hand, hasAmber, highestPower, host, it, logos, look, lowestPower, may, mayPlay, mayUse, neighboring,
  neighborsOf, none, not, notOf, of, omni, on, onFlank, oneOf, opponent, otherwise, placeAmber, play, playCard, plays, product,
  putUnderSelf, random, reaps, restOfTurn, sacrifice, self, some, someOfOneLine, steal, stun, swap, theNext, theRest, thisWay, times,
  toDeckTop, toHand, top, trait, traitsOf, under, wasDestroyed, when, you, yourTurn,
} from '../../words/index.ts'

/** Age of Ascension, house Logos. */
export const logosCards = [
  Creature(
    'archimedes',
    'Archimedes',
    logos,
    { power: 2, traits: ['cyborg', 'beast'], keywords: [elusive] },
    gains(neighborsOf(self), destroyed(archive(self))),
  ),

  Action('binate-rupture', 'Binate Rupture', logos, { keywords: [alpha] }, play(eachPlayerDoes(gain(amber(you))))),

  Action('cutthroat-research', 'Cutthroat Research', logos, { bonus: [amberIcon] }, play(when(hasAmber(opponent, 8), steal(2)))),

  Creature('eyegor', 'Eyegor', logos, { power: 2, traits: ['cyborg'] }, play(look(top(you, 3)), toHand(a(among(card))), discard(theRest))),

  Creature('helper-bot', 'Helper Bot', logos, { power: 1, traits: ['robot'] }, play(theNext(mayPlay(1, notOf(logos, card))))),

  Creature('hexpion', 'Hexpion', logos, { power: 2, traits: ['ai'] }, destroyed(archive(both(self, top(you))))),

  Creature('pip-pip', 'Pip Pip', logos, { power: 2, traits: ['human', 'scientist'] }, after(reaps(enemy(creature)), stun(it))),

  Action('poke', 'Poke', logos, { bonus: [amberIcon] }, play(deal(1, a(enemy(creature))), when(wasDestroyed(it), draw(1)))),

  Creature(
    'professor-sutterkin',
    'Professor Sutterkin',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    afterReap(draw(count(friendly(of(logos, creature))))),
  ),

  Action(
    'standardized-testing',
    'Standardized Testing',
    logos,
    {},
    play(destroy(both(each(lowestPower(creature)), each(highestPower(creature))))),
  ),

  Creature(
    'titan-librarian',
    'Titan Librarian',
    logos,
    { power: 4, traits: ['cyborg', 'scientist'] },
    atEnd(you, when(not(onFlank(self)), archive(a(from(hand, you, card))))),
  ),

  Creature(
    'zyx-researcher',
    'Z.Y.X. Researcher',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    play(oneOf(archive(top(you)), archive(top(you, 1, discardPile)))),
  ),

  Upgrade('backup-copy', 'Backup Copy', logos, { bonus: [amberIcon] }, gains(host, destroyed(toDeckTop(self)))),

  Creature(
    'director-of-zyx',
    'Director of Z.Y.X.',
    logos,
    { power: 3, traits: ['cyborg', 'scientist'], keywords: [elusive] },
    atStart(you, archive(top(you))),
  ),

  Action('eureka', 'Eureka!', logos, { keywords: [alpha], bonus: [amberIcon] }, play(gain(2), archive(random(from(hand, you, card), 2)))),

  Creature(
    'fila-the-researcher',
    'Fila the Researcher',
    logos,
    { power: 1, traits: ['human', 'scientist'], keywords: [elusive] },
    after(plays(aPlayer, neighboring(creature)), draw(1)),
  ),

  Creature(
    'jargogle',
    'Jargogle',
    logos,
    { power: 2, traits: ['beast', 'mutant'], keywords: [elusive] },
    play(putUnderSelf(a(from(hand, you, card)))),
    destroyed(when(yourTurn, playCard(a(from(under, eachPlayer, card))), otherwise(archive(a(from(under, eachPlayer, card)))))),
  ),

  Artifact('memory-chip', 'Memory Chip', logos, { traits: ['item'] }, after(choosesHouse(you, logos), archive(a(from(hand, you, card))))),

  Artifact(
    'quantum-fingertrap',
    'Quantum Fingertrap',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    action(swap(someOfOneLine(2, creature))),
  ),

  Artifact(
    'seismo-entangler',
    'Seismo-entangler',
    logos,
    { traits: ['item'] },
    action(chooseHouse, duringNextTurn(opponent, cannot('reap', each(of(chosen, creature))))),
  ),

  Artifact(
    '[redacted]',
    '[REDACTED]',
    logos,
    { traits: ['[redacted]'] },
    after(choosesHouse(you, logos), placeAmber(1, self), when(atLeast(4, amberOn(self)), destroy(self), forge('free'))),
  ),

  Action('entropic-swirl', 'Entropic Swirl', logos, {}, play(choose(a(creature)), deal(product(2, traitsOf(it)), it), gain(traitsOf(it)))),

  Artifact(
    'fetchdrones',
    'Fetchdrones',
    logos,
    { traits: ['item'] },
    action(discard(top(you, 2)), times(count(thisWay(of(logos, card))), capture(2, a(friendly(creature))))),
  ),

  Action(
    'master-the-theory',
    'Master the Theory',
    logos,
    { bonus: [amberIcon] },
    play(when(none(friendly(creature)), may(archive(some(count(enemy(creature)), from(hand, you, card)))))),
  ),

  Creature(
    'project-zyx',
    'Project Z.Y.X.',
    logos,
    { power: 5, armor: 1, traits: ['cyborg', 'mutant'] },
    on(afterFight, afterReap, may(playCard(a(from(archives, you, card))))),
  ),

  Artifact(
    'scientifical-hack',
    'Scientifical Hack',
    logos,
    { traits: ['equation'], bonus: [amberIcon] },
    omni(sacrifice(self), restOfTurn(mayUse(each(friendly(artifact))))),
  ),

  Artifact(
    'shard-of-knowledge',
    'Shard of Knowledge',
    logos,
    { traits: ['item', 'shard'] },
    action(draw(count(friendly(trait('shard', card))))),
  ),

  Creature('the-curator', 'The Curator', logos, { power: 3, traits: ['human', 'scientist'] }, entersPlay(friendly(artifact), 'ready')),
]
