// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, Upgrade, a, action, after, afterFight, afterReap, amberIcon, archive, armor, atStart, cannot, capture,
  card, choose, controls, controlsMore, count, creature, deal, destroy, destroyed, discard, discardPile, discards, draw, each, elusive,
  enemy, enrage, entersPlay, forge, friendly, from, gains, hand, host, ifYouDo, it, keysCost, leastPowerful, makeNamedToken, makeToken,
  mars, named, notOf, of, omni, on, opponent, ownSide, play, power, reveal, sameName, self, thisWay, toDeckBottom, toHand, trait, when, you,
} from '../../words/index.ts'

/** Winds of Exchange, house Mars. */
export const marsCards = [
  Artifact(
    'blorb-hive',
    'Blorb Hive',
    mars,
    { traits: ['location'] },
    omni(
      ifYouDo(
        destroy(a(friendly(creature))),
        makeNamedToken('blorb', 2),
        when(controls(you, 10, named('blorb', creature)), destroy(self), forge('free')),
      ),
    ),
  ),

  Creature(
    'borka-rikk',
    'Borka Rikk',
    mars,
    { power: 4, traits: ['martian', 'ironyx'] },
    after(discards(you, of(mars, card)), makeToken(1)),
  ),

  Creature(
    'grondal',
    'Grondal',
    mars,
    { power: 9, armor: 2, traits: ['beast'] },
    atStart(you, destroy(leastPowerful(1, creature))),
    play(makeToken(2)),
  ),

  Action(
    'martian-revolution',
    'Martian Revolution',
    mars,
    { bonus: [amberIcon] },
    play(destroy(each(friendly(creature))), makeToken(count(thisWay(creature)))),
  ),

  Artifact('airlock', 'Airlock', mars, { traits: ['location'] }, action(ifYouDo(discard(a(from(hand, you, notOf(mars, card)))), draw(1)))),

  Artifact(
    'ironyx-banner',
    'Ironyx Banner',
    mars,
    { traits: ['item'] },
    power(+1, each(friendly(trait('ironyx', creature)))),
    armor(+1, each(friendly(trait('ironyx', creature)))),
    play(makeToken(1)),
  ),

  Artifact(
    'nyyon-outpost',
    'Nyyon Outpost',
    mars,
    { traits: ['location'] },
    action(ifYouDo(toDeckBottom(a(friendly(creature))), makeToken(2))),
  ),

  Creature(
    'yxl-the-iron-captain',
    'Yxl the Iron Captain',
    mars,
    { power: 4, armor: 1, traits: ['martian', 'ironyx'] },
    play(capture(2, each(friendly(trait('ironyx', creature))))),
  ),

  Action('braindart', 'Braindart', mars, { bonus: [amberIcon] }, play(enrage(a(enemy(creature))), capture(1, it, ownSide))),

  Action('clone-home', 'Clone Home', mars, {}, play(makeToken(1), when(controlsMore(you, creature), archive(self)))),

  Action('genetic-blast', 'Genetic Blast', mars, { bonus: [amberIcon] }, play(choose(a(creature)), deal(2, each(sameName(it, creature))))),

  Creature('glylyx-weaponsmith', 'Glylyx Weaponsmith', mars, {
    power: 4,
    armor: 1,
    traits: ['artisan', 'martian'],
    enhance: ['damage', 'damage', 'draw'],
  }),

  Upgrade('ironyx-propaganda', 'Ironyx Propaganda', mars, { bonus: [amberIcon] }, gains(host, on(afterFight, afterReap, makeToken(1)))),

  Creature(
    'ironyx-vatminder',
    'Ironyx Vatminder',
    mars,
    { power: 3, armor: 1, traits: ['martian', 'ironyx'] },
    on(play, destroyed, makeToken(1)),
  ),

  Artifact('mk2-generator', 'Mk.2 Generator', mars, { traits: ['item'] }, entersPlay(self, 'ready'), action(makeToken(1))),

  Creature(
    'myx-the-tallminded',
    'Myx, the Tallminded',
    mars,
    { power: 5, traits: ['martian'] },
    keysCost(opponent, count(friendly(of(mars, creature)))),
  ),

  Creature('yxlix-mesmerist', 'Yxlix Mesmerist', mars, { power: 5, traits: ['martian'] }, action(capture(1, a(creature), ownSide))),

  Token(
    'blorb',
    'Blorb',
    mars,
    { power: 1, traits: ['beast'], keywords: [elusive] },
    cannot('reap', self),
    destroyed(toHand(a(from(discardPile, you, named('blorb-hive', card))))),
  ),

  Token('grunt', 'Grunt', mars, { power: 3, traits: ['martian', 'soldier'] }),

  Token('rebel', 'Rebel', mars, { power: 1, traits: ['martian', 'ironyx'] }, afterReap(deal(1, a(creature)))),

  Token(
    'researcher',
    'Researcher',
    mars,
    { power: 1, traits: ['scientist', 'martian'] },
    omni(reveal(a(from(hand, you, of(mars, card)))), archive(it)),
  ),
]
