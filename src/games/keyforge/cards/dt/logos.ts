// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, actionCard, addPower, after, afterFight, afterReap, all, allHold, allOf, amber,
  amberIcon, archive, archives, artifact, atStart, card, controls, count, creature, deal, destroy, destroyed, different, discard,
  discardPile, draw, each, eachPlayer, eachPlayerDoes, either, elusive, enemy, enrage, entersPlay, exactly, excess, exhaust, forge,
  friendly, from, gain, gains, half, hand, hazardous, host, ifYouDo, isA, it, keywordsOf, logos, lose, loses, may, minus, moveAmber, named,
  neighborsOf, of, omega, on, oneOf, opponent, other, otherwise, placeAmber, play, playCard, plays, purge, raiseTide, raisesTide, random,
  readied, ready, restOfTurn, self, skirmish, steal, thatPlayer, thatPlayerDoes, thisTurn, thisWay, tideHigh, tideHighFor, times,
  timesHappened, toDeckTop, toHand, top, trait, unforge, upTo, upgrade, ward, wasDestroyed, when, you,
} from '../../words/index.ts'

/** Dark Tidings, house Logos. */
export const logosCards = [
  Creature('armadrone-evil-twin', 'Armadrone', logos, { power: 3, traits: ['robot'] }, afterFight(steal(2))),

  Creature(
    'binary-moray-evil-twin',
    'Binary Moray',
    logos,
    { power: 5, traits: ['ai', 'beast'], keywords: [skirmish] },
    after(raisesTide(you), ready(self)),
    after(raisesTide(opponent), exhaust(self)),
  ),

  Creature(
    'captain-kresage-evil-twin',
    'Captain Kresage',
    logos,
    { power: 6, traits: ['cyborg'] },
    loses(each(creature), 'elusive', 'taunt', 'poison', 'skirmish'),
  ),

  Creature('old-egad-evil-twin', 'Old Egad', logos, { power: 3, traits: ['cyborg'] }, destroyed(enrage(each(enemy(creature))))),

  Creature(
    'pi-sweven-evil-twin',
    'PI Sweven',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    afterReap(when(tideHigh, discard(random(from(hand, opponent, card))))),
  ),

  Creature(
    'prof-garwynne-evil-twin',
    'Prof. Garwynne',
    logos,
    { power: 2, traits: ['human', 'scientist'], keywords: [skirmish] },
    afterFight(may(toHand(a(from(archives, you, card))))),
  ),

  Creature(
    'talmage-steelheart-evil-twin',
    'Talmage Steelheart',
    logos,
    { power: 3, traits: ['human'] },
    play(deal(timesHappened(thisTurn, plays(you, card)), a(enemy(creature)))),
  ),

  Creature(
    'dr-verokter',
    'Dr. Verokter',
    logos,
    { power: 2, traits: ['human', 'scientist'], keywords: [elusive] },
    afterReap(toDeckTop(a(from(discardPile, you, either(upgrade, actionCard))))),
  ),

  Artifact(
    'rooftop-laboratory',
    'Rooftop Laboratory',
    logos,
    { traits: ['location'] },
    entersPlay(friendly(trait('scientist', creature)), 'ready'),
  ),

  Upgrade(
    'reckless-experimentation',
    'Reckless Experimentation',
    logos,
    { bonus: [amberIcon] },
    gains(host, afterReap(playCard(top(you)))),
  ),

  Action(
    'groundbreaking-discovery',
    'Groundbreaking Discovery',
    logos,
    { bonus: [amberIcon] },
    play(
      when(
        allHold(
          controls(you, 1, named('dr-verokter', creature)),
          controls(you, 1, named('rooftop-laboratory', artifact)),
          controls(you, 1, named('reckless-experimentation', upgrade)),
        ),
        destroy(each(card)),
        unforge(opponent),
        purge(self),
      ),
    ),
  ),

  Action('backup-plan', 'Backup Plan', logos, {}, play(times(excess(opponent, creature), archive(top(you))))),

  Creature(
    'captain-kresage',
    'Captain Kresage',
    logos,
    { power: 6, traits: ['cyborg'] },
    keywordsOf(other(friendly(creature)), 'elusive', 'taunt', 'poison', 'skirmish'),
  ),

  Creature(
    'chronophage',
    'Chronophage',
    logos,
    { power: 3, traits: ['beast', 'robot'] },
    gains(each(enemy(either(creature, artifact))), omega),
  ),

  Action(
    'honors-keysis',
    'Honors Keysis',
    logos,
    { bonus: [amberIcon] },
    play(ifYouDo(forge(minus(7, timesHappened(thisTurn, plays(you, card)))), purge(self))),
  ),

  Artifact(
    'ruins-of-archonis',
    'Ruins of Archonis',
    logos,
    { traits: ['treasure'], bonus: [amberIcon] },
    play(placeAmber(4, self), archive(a(from(hand, you, card)))),
    after(
      plays(aPlayer, card),
      when(
        allHold(exactly(6, timesHappened(thisTurn, plays(thatPlayer, card))), isA(self, readied(artifact))),
        moveAmber(all, self, thatPlayer),
      ),
    ),
  ),

  Artifact(
    'slrs-austeralis',
    'SLRS Austeralis',
    logos,
    { traits: ['ship'], bonus: [amberIcon] },
    action(exhaust(upTo(3, friendly(of(logos, creature)))), times(count(thisWay(creature)), playCard(top(you)))),
  ),

  Artifact(
    'tide-warp',
    'Tide Warp',
    logos,
    { traits: ['power'], bonus: [amberIcon] },
    atStart(you, when(tideHigh, raiseTide(opponent), otherwise(raiseTide()))),
  ),

  Action('archon-s-callback', 'Archon’s Callback', logos, { keywords: [omega] }, play(draw(5))),

  Creature(
    'binary-moray',
    'Binary Moray',
    logos,
    { power: 5, traits: ['ai', 'beast'] },
    after(raisesTide(you), ready(self)),
    after(raisesTide(opponent), exhaust(self)),
    afterReap(archive(a(from(hand, you, card)))),
  ),

  Action(
    'forgive-or-forget',
    'Forgive or Forget',
    logos,
    {},
    play(
      oneOf(
        archive(different('type', 2, from(discardPile, you, card))),
        allOf(purge(upTo(2, from(discardPile, you, card))), purge(upTo(2, from(discardPile, opponent, card)))),
      ),
    ),
  ),

  Artifact(
    'isotropic-core',
    'Isotropic Core',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    gains(each(friendly(creature)), hazardous(1)),
  ),

  Artifact(
    'mechabuoy',
    'Mechabuoy',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    atStart(eachPlayer, when(tideHighFor(thatPlayer), gain(1, thatPlayer))),
  ),

  Action('mind-bullets', 'Mind Bullets', logos, {}, play(deal(timesHappened(thisTurn, plays(you, card)), each(creature)))),

  Creature(
    'prof-garwynne',
    'Prof. Garwynne',
    logos,
    { power: 3, traits: ['human', 'scientist'], keywords: [elusive] },
    afterReap(may(toHand(a(from(archives, you, card))))),
  ),

  Action('think-twice', 'Think Twice', logos, {}, play(playCard(a(from(discardPile, you, actionCard))), purge(it))),

  Creature('armadrone', 'Armadrone', logos, { power: 1, armor: 3, traits: ['robot'] }, afterFight(steal(1))),

  Creature(
    'austeralis-seaborg',
    'Austeralis Seaborg',
    logos,
    { power: 4, traits: ['robot'] },
    afterReap(deal(2, a(creature)), when(wasDestroyed(it), raiseTide())),
  ),

  Creature(
    'bilgewarden',
    'Bilgewarden',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    on(play, afterReap, when(tideHigh, raiseTide(opponent), otherwise(raiseTide()))),
  ),

  Action(
    'final-analysis',
    'Final Analysis',
    logos,
    {},
    play(destroy(each(creature)), eachPlayerDoes(draw(count(thisWay(friendly(creature)))))),
  ),

  Artifact(
    'hydrocataloguer',
    'Hydrocataloguer',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    after(raisesTide(aPlayer), thatPlayerDoes(archive(top(you)))),
  ),

  Creature('old-egad', 'Old Egad', logos, { power: 1, armor: 2, traits: ['cyborg'] }, destroyed(ward(neighborsOf(self)))),

  Creature('pi-sweven', 'PI Sweven', logos, { power: 2, traits: ['human', 'scientist'] }, afterReap(when(tideHigh, draw(3)))),

  Action('science', 'Science!', logos, {}, play(restOfTurn(after(plays(you, other(actionCard)), gain(1))))),

  Upgrade('static-charge', 'Static Charge', logos, { bonus: [amberIcon] }, gains(host, atStart(you, deal(2, neighborsOf(self))))),

  Action(
    'submersive-principle',
    'Submersive Principle',
    logos,
    {},
    play(when(tideHigh, eachPlayerDoes(lose(half(amber(you)))), otherwise(eachPlayerDoes(lose(1))))),
  ),

  Creature(
    'talmage-steelheart',
    'Talmage Steelheart',
    logos,
    { power: 3, traits: ['human'] },
    play(addPower(timesHappened(thisTurn, plays(you, card)), self)),
  ),

  Action('theory-or-conjecture', 'Theory or Conjecture', logos, {}, play(oneOf(archive(top(you, 2)), playCard(top(you))))),
]
