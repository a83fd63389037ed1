// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, Upgrade, a, action, after, afterFight, afterReap, allBut, amberIcon, amberOn, amountThisWay, archive,
  armor, artifact, asLongAs, atStart, before, cannot, capture, controls, controlsMore, count, creature, deal, destroy, destroyed, each,
  eachPlayer, enemy, enrage, enters, flank, friendly, fullyHeal, gain, gains, giveControl, hasAmber, hasMoreAmber, heal, host, ifYouDo,
  instead, isDealtDamage, it, keysCost, letEnter, lose, makeToken, may, moveInLine, named, neighboring, neighborsOf, not, of, omni, on,
  opponent, other, play, power, product, ready, same, sanctum, self, takeControl, taunt, theNext, thisWay, toDeckBottom, toHand, token,
  trait, when, wouldBe, you, yourTurn,
} from '../../words/index.ts'

/** Winds of Exchange, house Sanctum. */
export const sanctumCards = [
  Creature(
    'batariel-of-the-grey',
    'Batariel of the Grey',
    sanctum,
    { power: 3, armor: 2, traits: ['human', 'monk'] },
    afterReap(ready(each(named('disciple', creature)))),
  ),

  Upgrade(
    'friendship',
    'Friendship',
    sanctum,
    { bonus: [amberIcon] },
    wouldBe(isDealtDamage(host), instead(deal(same, neighborsOf(host), { divided: 'evenly' }))),
  ),

  Upgrade(
    'halo-of-enlightenment',
    'Halo of Enlightenment',
    sanctum,
    {},
    gains(host, asLongAs(controls(you, 1, token(creature)), cannot('beAttacked', self))),
    play(makeToken(1)),
  ),

  Artifact(
    'heavy-subsidies',
    'Heavy Subsidies',
    sanctum,
    { traits: ['law'] },
    keysCost(eachPlayer, +6),
    gains(each(creature), afterReap(gain(1))),
  ),

  Action('renewed-life', 'Renewed Life', sanctum, { bonus: [amberIcon] }, play(fullyHeal(a(creature)), makeToken(amountThisWay))),

  Creature(
    'sariel-the-steadfast',
    'Sariel the Steadfast',
    sanctum,
    { power: 5, armor: 2, traits: ['knight', 'spirit'] },
    asLongAs(not(yourTurn), cannot('exhaust', each(friendly(creature)))),
  ),

  Artifact(
    'the-promised-blade',
    'The Promised Blade',
    sanctum,
    { traits: ['weapon'], bonus: [amberIcon] },
    atStart(
      eachPlayer,
      when(controlsMore(you, creature), giveControl(self, opponent)),
      when(controlsMore(opponent, creature), takeControl(self)),
    ),
    omni(capture(1, a(friendly(creature)))),
  ),

  Creature(
    'zephon-the-opulent',
    'Zephon the Opulent',
    sanctum,
    { power: 2, traits: ['human'] },
    asLongAs(not(controls(you, 2, token(creature))), cannot('use', self)),
    play(makeToken(2)),
    afterReap(gain(2)),
  ),

  Creature(
    'grey-abbess',
    'Grey Abbess',
    sanctum,
    { power: 3, armor: 1, traits: ['human', 'monk'] },
    armor(+1, each(friendly(token(creature)))),
    play(makeToken(1)),
  ),

  Artifact(
    'hymn-to-duma',
    'Hymn to Duma',
    sanctum,
    { traits: ['power'] },
    gains(each(friendly(creature)), omni(destroy(self), capture(2, a(friendly(creature))))),
  ),

  Creature(
    'katerina-the-summoner',
    'Katerina the Summoner',
    sanctum,
    { power: 4, traits: ['human'] },
    on(play, afterReap, capture(1)),
    destroyed(makeToken(amberOn(self))),
  ),

  Artifact(
    'lightbringer-outpost',
    'Lightbringer Outpost',
    sanctum,
    { traits: ['location'], bonus: [amberIcon] },
    action(ifYouDo(toDeckBottom(a(friendly(creature))), capture(3, a(friendly(creature))))),
  ),

  Creature(
    'martyr-of-the-vault',
    'Martyr of the Vault',
    sanctum,
    { power: 4, armor: 1, traits: ['knight', 'human'] },
    destroyed(when(hasAmber(opponent, 7), lose(allBut(5, opponent), opponent))),
  ),

  Action(
    'squire-recruitment',
    'Squire Recruitment',
    sanctum,
    { bonus: [amberIcon] },
    play(makeToken(count(friendly(trait('knight', creature))))),
  ),

  Action('absolve', 'Absolve', sanctum, { bonus: [amberIcon] }, play(heal(1, each(creature)), capture(1, thisWay(creature)))),

  Creature(
    'battlefield-evangelist',
    'Battlefield Evangelist',
    sanctum,
    { power: 3, armor: 2, traits: ['knight', 'human'] },
    afterFight(makeToken(1)),
  ),

  Artifact(
    'celestial-gorm',
    'Celestial Gorm',
    sanctum,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), toHand(each(other(artifact)))),
  ),

  Creature(
    'colonel-mariana',
    'Colonel Mariana',
    sanctum,
    { power: 5, armor: 1, traits: ['knight', 'spirit'] },
    play(capture(1, each(friendly(trait('knight', creature))))),
  ),

  Artifact(
    'knightapult',
    'Knightapult',
    sanctum,
    { traits: ['weapon'] },
    action(theNext(before(enters(friendly(creature)), may(letEnter(it, 'ready', 'anywhere'))))),
  ),

  Creature('kassiel-the-benevolent', 'Kassiel the Benevolent', sanctum, {
    power: 2,
    armor: 2,
    traits: ['knight', 'human'],
    enhance: [amberIcon, 'capture', 'capture'],
  }),

  Action('membership-drive', 'Membership Drive', sanctum, {}, play(makeToken(1), gain(count(friendly(token(creature)))))),

  Action('muster', 'Muster', sanctum, {}, play(makeToken(1), when(hasMoreAmber(opponent), archive(self)))),

  Upgrade('ostentatious-mount', 'Ostentatious Mount', sanctum, { bonus: [amberIcon] }, gains(host, taunt), play(moveInLine(host))),

  Action('outflank', 'Outflank', sanctum, { bonus: [amberIcon] }, play(capture(2, each(of(sanctum, flank(creature)))))),

  Creature(
    'pandulf-the-provoker',
    'Pandulf the Provoker',
    sanctum,
    { power: 4, armor: 2, traits: ['knight', 'human'], keywords: [taunt] },
    play(enrage(a(enemy(creature)))),
  ),

  Action('request-donations', 'Request Donations', sanctum, {}, play(makeToken(1), capture(2, it))),

  Action(
    'retribution',
    'Retribution',
    sanctum,
    { bonus: [amberIcon] },
    play(when(controlsMore(opponent, creature), destroy(a(enemy(creature))))),
  ),

  Creature(
    'revered-monk',
    'Revered Monk',
    sanctum,
    { power: 4, traits: ['human', 'monk'] },
    armor(product(2, count(neighboring(of(sanctum, creature)))), self),
  ),

  Token(
    'disciple',
    'Disciple',
    sanctum,
    { power: 1, traits: ['human', 'monk'] },
    power(count(neighboring(trait('monk', creature))), self),
    armor(count(neighboring(trait('monk', creature))), self),
  ),

  Token('cleric', 'Cleric', sanctum, { power: 1, traits: ['human'] }, after(enters(self), capture(1))),

  Token('defender', 'Defender', sanctum, { power: 2, armor: 1, traits: ['knight', 'human'] }),

  Token('squire', 'Squire', sanctum, { power: 2, traits: ['human'], keywords: [taunt] }),
]
