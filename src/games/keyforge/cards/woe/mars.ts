// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, Upgrade, a, abduct, action, addCounters, after, afterFight, afterReap, amberIcon, anyNumber, archive,
  archives, armor, artifact, asLongAs, atStart, attach, belongs, both, cannot, capture, card, choose, controls, controlsMore, count,
  creature, damaged, deal, deploy, destroy, destroyed, discard, discardPile, discards, draw, each, eachPlayer, earlier, elusive, enemy,
  enrage, entersPlay, exactly, forge, friendly, from, fullyHeal, gain, gainChains, gains, hand, happened, host, ifYouDo, isDestroyed, it,
  keysCost, leastPowerful, makeNamedToken, makeToken, makeTokenOf, mars, named, neighboring, not, notOf, of, omni, on, opponent, ownSide,
  ownedBy, play, power, purge, putIntoPlay, putUnderSource, ready, restOfTurn, reveal, sameName, search, self, skirmish, splashAttack,
  takeControl, them, thisTurn, thisWay, timesHappened, toArchives, toDeckBottom, toHand, trait, under, upgrade, uses, ward, when,
  whileItHas, you,
} from '../../words/index.ts'

/** Winds of Exchange, house Mars. */
export const marsCards = [
  Action(
    'big-magnet',
    'Big Magnet',
    mars,
    { bonus: [amberIcon] },
    play(choose(a(friendly(creature))), takeControl(each(upgrade)), attach(them, earlier)),
  ),

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

  Creature(
    'memrox-the-red',
    'Memrox the Red',
    mars,
    { power: 5, traits: ['martian'] },
    cannot('leaveArchives', each(from(archives, you, ownedBy(opponent, card)))),
    action(gain(count(from(archives, you, card)))),
  ),

  Creature(
    'nautilixian',
    'Nautilixian',
    mars,
    { power: 6, armor: 4, traits: ['robot'] },
    asLongAs(not(happened(thisTurn, uses(you, friendly(of(mars, creature))))), cannot('use', self)),
    cannot('beDealtDamage', each(friendly(trait('pilot', creature)))),
    cannot('beDestroyed', each(friendly(trait('pilot', creature)))),
  ),

  Upgrade(
    'r-evolution',
    'R-Evolution',
    mars,
    { bonus: [amberIcon] },
    gains(each(sameName(host, creature)), afterReap(deal(2, a(enemy(creature))))),
  ),

  Artifact(
    'replay-pod',
    'Replay Pod',
    mars,
    { traits: ['item'] },
    gains(each(friendly(of(mars, creature))), destroyed(putUnderSource(self))),
    action(toHand(each(from(under, eachPlayer, card))), purge(self)),
  ),

  Creature(
    'revo-hooligans',
    'Revo Hooligans',
    mars,
    { power: 4, traits: ['martian', 'ironyx'], keywords: [elusive] },
    afterReap(addCounters('paint', 1, a(artifact)), whileItHas('paint', belongs(it, mars))),
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

  Action('space-invaders', 'Space Invaders', mars, {}, play(reveal(anyNumber(from(hand, you, creature))), makeTokenOf(them))),

  Action('suspended-animation', 'Suspended Animation', mars, { enhance: ['damage', 'damage'] }, play(abduct(a(damaged(enemy(creature)))))),

  Creature(
    'yxl-the-iron-captain',
    'Yxl the Iron Captain',
    mars,
    { power: 4, armor: 1, traits: ['martian', 'ironyx'] },
    play(capture(2, each(friendly(trait('ironyx', creature))))),
  ),

  Creature(
    'zizok',
    'Zizok',
    mars,
    { power: 3, traits: ['martian', 'soldier'], keywords: [skirmish, splashAttack(1)] },
    after(isDestroyed(enemy(creature), 'bySplash'), ready(self)),
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
    'ironyx-rebel',
    'Ironyx Rebel',
    mars,
    { power: 2, traits: ['martian', 'ironyx'], keywords: [deploy] },
    play(ready(each(neighboring(of(mars, creature))))),
  ),

  Creature(
    'ironyx-vatminder',
    'Ironyx Vatminder',
    mars,
    { power: 3, armor: 1, traits: ['martian', 'ironyx'] },
    on(play, destroyed, makeToken(1)),
  ),

  Action('kaboom', 'Kaboom!', mars, {}, play(toArchives(each(of(mars, creature))), destroy(each(creature)), gainChains(3))),

  Artifact('mk2-generator', 'Mk.2 Generator', mars, { traits: ['item'] }, entersPlay(self, 'ready'), action(makeToken(1))),

  Creature(
    'myx-the-tallminded',
    'Myx, the Tallminded',
    mars,
    { power: 5, traits: ['martian'] },
    keysCost(opponent, count(friendly(of(mars, creature)))),
  ),

  Action(
    'scoop-up',
    'Scoop Up',
    mars,
    { bonus: [amberIcon] },
    play(abduct(both(a(friendly(notOf(mars, creature))), a(enemy(notOf(mars, creature)))))),
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

  Creature(
    'green-aeronaut',
    'Green Aeronaut',
    mars,
    { power: 3, traits: ['martian', 'pilot'] },
    action(choose(a(friendly(named('nautilixian', creature)))), restOfTurn(gains(it, splashAttack(3)))),
  ),

  Creature(
    'purple-aeronaut',
    'Purple Aeronaut',
    mars,
    { power: 3, traits: ['martian', 'pilot'] },
    after(
      uses(you, friendly(trait('pilot', creature))),
      when(
        exactly(4, timesHappened(thisTurn, uses(you, friendly(trait('pilot', creature))), 'differentCards')),
        choose(a(friendly(named('nautilixian', creature)))),
        restOfTurn(gains(it, afterFight(destroy(each(enemy(creature)))))),
      ),
    ),
  ),

  Creature(
    'red-aeronaut',
    'Red Aeronaut',
    mars,
    { power: 3, traits: ['martian', 'pilot'] },
    play(search(1, named('nautilixian', card)), putIntoPlay(it)),
    action(choose(a(friendly(named('nautilixian', creature)))), restOfTurn(power(+5, it))),
  ),

  Creature(
    'white-aeronaut',
    'White Aeronaut',
    mars,
    { power: 3, traits: ['martian', 'pilot'] },
    action(ward(a(friendly(named('nautilixian', creature)))), fullyHeal(it)),
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
