// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, addPower, after, afterDefeating, afterFight, afterReap, all, alpha, amberIcon,
  amountThisWay, anyWithPower, asLongAs, atEnd, attacking, beforeFight, brobnar, cannot, card, choose, count, creature, deal, defending,
  destroy, each, elusive, enemy, enters, exhaust, fightDamage, fightWith, flank, foe, forge, forges, friendly, fullyHeal, gain, gains, half,
  happened, hasAmber, host, ifYouDo, isA, isDestroyed, it, keysCost, lose, may, mayUse, mustFight, named, neighboring, neighborsOf, of,
  omni, on, opponent, other, otherwise, play, powerAtLeast, powerOf, product, readied, ready, removePower, restOfTurn, search, self, stun,
  stunned, thatPlayer, thisTurn, times, toHand, trait, when, you,
} from '../../words/index.ts'

/** Age of Ascension, house Brobnar. */
export const brobnarCards = [
  Action(
    '1-2-punch',
    '1-2 Punch',
    brobnar,
    { bonus: [amberIcon] },
    play(choose(a(enemy(creature))), when(isA(it, stunned(creature)), destroy(it), otherwise(stun(it)))),
  ),

  Creature('bingle-bangbang', 'Bingle Bangbang', brobnar, { power: 2, traits: ['goblin'] }, beforeFight(deal(5, neighborsOf(foe)))),

  Creature('brammo', 'Brammo', brobnar, { power: 4, armor: 1, traits: ['giant', 'knight'] }, play(deal(2, each(enemy(flank(creature)))))),

  Creature('cowfyne', 'Cowfyne', brobnar, { power: 5, traits: ['giant'] }, beforeFight(deal(2, neighborsOf(foe)))),

  Creature(
    'drummernaut',
    'Drummernaut',
    brobnar,
    { power: 6, traits: ['giant'] },
    on(play, afterFight, afterReap, toHand(a(other(friendly(trait('giant', creature)))))),
  ),

  Action(
    'first-blood',
    'First Blood',
    brobnar,
    { keywords: [alpha], bonus: [amberIcon] },
    play(deal(product(2, count(friendly(of(brobnar, creature)))), each(creature), { divided: true })),
  ),

  Creature(
    'foozle',
    'Foozle',
    brobnar,
    { power: 5, traits: ['giant'] },
    afterReap(when(happened(thisTurn, isDestroyed(enemy(creature))), gain(1))),
  ),

  Creature('groggins', 'Groggins', brobnar, { power: 8, traits: ['giant'] }, cannot('attackOther', self, flank(creature))),

  Creature('groke', 'Groke', brobnar, { power: 5, traits: ['giant'] }, afterFight(lose(1, opponent))),

  Action(
    'into-the-fray',
    'Into the Fray',
    brobnar,
    {},
    play(choose(a(friendly(of(brobnar, creature)))), restOfTurn(gains(it, afterFight(ready(self))))),
  ),

  Creature(
    'lollop-the-titanic',
    'Lollop the Titanic',
    brobnar,
    { power: 11, traits: ['giant', 'location'] },
    asLongAs(defending, fightDamage('none')),
  ),

  Action('pound', 'Pound', brobnar, { bonus: [amberIcon] }, play(deal(2, a(creature), { splash: 1 }))),

  Creature('culf-the-quiet', 'Culf the Quiet', brobnar, { power: 6, traits: ['giant'], keywords: [elusive] }),

  Artifact('flamethrower', 'Flamethrower', brobnar, { traits: ['weapon'] }, action(deal(1, a(creature), { splash: 1 }))),

  Creature('flamewake-shaman', 'Flamewake Shaman', brobnar, { power: 4, traits: ['human'] }, play(deal(2, a(creature)))),

  Creature(
    'gargantes-scrapper',
    'Gargantes Scrapper',
    brobnar,
    { power: 3, traits: ['giant'], keywords: [alpha] },
    play(when(hasAmber(you, 3), deal(3, a(enemy(creature))))),
  ),

  Artifact(
    'grump-buggy',
    'Grump Buggy',
    brobnar,
    { traits: ['vehicle'], bonus: [amberIcon] },
    keysCost(opponent, count(friendly(powerAtLeast(5, creature)))),
    keysCost(you, count(enemy(powerAtLeast(5, creature)))),
  ),

  Creature('little-rapscal', 'Little Rapscal', brobnar, { power: 2, traits: ['goblin'], keywords: [elusive] }, mustFight(each(creature))),

  Creature(
    'ogopogo',
    'Ogopogo',
    brobnar,
    { power: 6, traits: ['giant'] },
    asLongAs(attacking(), afterDefeating(may(deal(2, a(creature))))),
  ),

  Action(
    'the-flex',
    'The Flex',
    brobnar,
    {},
    play(choose(a(readied(friendly(of(brobnar, creature))))), exhaust(it), gain(half(powerOf(it)))),
  ),

  Creature(
    'bellowing-patrizate',
    'Bellowing Patrizate',
    brobnar,
    { power: 7, traits: ['giant'] },
    asLongAs(isA(self, readied(creature)), after(enters(creature), deal(1, it))),
  ),

  Upgrade(
    'cybergiant-rig',
    'Cybergiant Rig',
    brobnar,
    { bonus: [amberIcon] },
    gains(host, atEnd(you, removePower(1, self))),
    play(fullyHeal(host), addPower(amountThisWay, host)),
  ),

  Creature('forgemaster-og', 'Forgemaster Og', brobnar, { power: 4, traits: ['giant'] }, after(forges(aPlayer), lose(all, thatPlayer))),

  Creature(
    'grumpus-tamer',
    'Grumpus Tamer',
    brobnar,
    { power: 4, traits: ['giant'] },
    afterReap(search(1, named('war-grumpus', card)), toHand(it)),
  ),

  Action(
    'might-makes-right',
    'Might Makes Right',
    brobnar,
    { bonus: [amberIcon] },
    play(ifYouDo(may(destroy(anyWithPower(25, friendly(creature)))), forge('free'))),
  ),

  Artifact(
    'shard-of-strength',
    'Shard of Strength',
    brobnar,
    { traits: ['item', 'shard'] },
    action(times(count(friendly(trait('shard', card))), addPower(1, a(friendly(creature))))),
  ),

  Artifact(
    'signal-fire',
    'Signal Fire',
    brobnar,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), restOfTurn(mayUse(each(friendly(of(brobnar, creature))), 'fight'))),
  ),

  Creature(
    'war-grumpus',
    'War Grumpus',
    brobnar,
    { power: 3, traits: ['beast'] },
    on(afterFight, afterReap, ready(a(neighboring(trait('giant', creature)))), fightWith(it)),
  ),
]
