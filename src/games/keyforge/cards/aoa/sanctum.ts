// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, after, afterFight, afterReap, amberIcon, amountThisWay, anyNumber, armor, artifact,
  asLongAs, atLeast, attackedCreature, belongs, brobnar, cannot, cappedAt, capture, captureGained, card, choose, count, creature,
  damagePrevented, deal, deploy, destroy, dis, discardPile, discards, each, eachPlayer, elusive, enemy, fightWith, flank, friendly, from,
  fullyHeal, gain, gainsAmber, giveControl, hazardous, host, housesAmong, ifYouDo, it, keysCost, logos, mars, may, mayPlayOrUse, moveAmber,
  neighboring, neighborsOf, not, notOf, of, on, opponent, other, pay, play, power, preventsDamage, purge, ready, redistribute, restOfTurn,
  returnAmber, sanctum, self, shadows, taunt, theNext, thisWay, times, trait, untamed, when, withAmber, withPower, you,
} from '../../words/index.ts'

/** Age of Ascension, house Sanctum. */
export const sanctumCards = [
  Creature(
    'lion-bautrem',
    '“Lion” Bautrem',
    sanctum,
    { power: 4, armor: 1, traits: ['human', 'knight'], keywords: [deploy] },
    power(+2, neighborsOf(self)),
  ),

  Creature(
    'abond-the-armorsmith',
    'Abond the Armorsmith',
    sanctum,
    { power: 3, traits: ['human'] },
    armor(+1, each(other(friendly(creature)))),
    action(restOfTurn(armor(+1, each(other(friendly(creature)))))),
  ),

  Creature(
    'aubade-the-grim',
    'Aubade the Grim',
    sanctum,
    { power: 4, armor: 1, traits: ['spirit', 'knight'] },
    play(capture(3)),
    afterReap(returnAmber(1, self)),
  ),

  Creature(
    'bordan-the-redeemed',
    'Bordan the Redeemed',
    sanctum,
    { power: 3, traits: ['human', 'thief'], keywords: [elusive] },
    action(capture(2)),
  ),

  Creature('challe-the-safeguard', 'Challe the Safeguard', sanctum, {
    power: 4,
    armor: 2,
    traits: ['human', 'knight'],
    keywords: [deploy, taunt],
  }),

  Action(
    'golden-aura',
    'Golden Aura',
    sanctum,
    {},
    play(choose(a(creature)), fullyHeal(it), restOfTurn(belongs(it, sanctum), cannot('beDealtDamage', it))),
  ),

  Artifact(
    'hallowed-shield',
    'Hallowed Shield',
    sanctum,
    { traits: ['item'] },
    action(choose(a(creature)), restOfTurn(cannot('beDealtDamage', it))),
  ),

  Action(
    'healing-blast',
    'Healing Blast',
    sanctum,
    { bonus: [amberIcon] },
    play(fullyHeal(a(creature)), when(atLeast(4, amountThisWay), gain(2))),
  ),

  Creature(
    'maruck-the-marked',
    'Maruck the Marked',
    sanctum,
    { power: 5, armor: 1, traits: ['spirit', 'knight'] },
    after(preventsDamage(self), capture(damagePrevented)),
  ),

  Creature(
    'sir-marrows',
    'Sir Marrows',
    sanctum,
    { power: 4, armor: 2, traits: ['human', 'knight'] },
    after(gainsAmber(opponent, 'byReaping'), captureGained),
  ),

  Action('smite', 'Smite', sanctum, {}, play(ready(a(friendly(creature))), fightWith(it), deal(2, neighborsOf(attackedCreature)))),

  Creature(
    'the-grey-rider',
    'The Grey Rider',
    sanctum,
    { power: 2, traits: ['human', 'monk'], keywords: [deploy] },
    on(play, afterFight, afterReap, may(ready(a(neighboring(creature))), fightWith(it))),
  ),

  Creature(
    'baron-mengevin',
    'Baron Mengevin',
    sanctum,
    { power: 6, armor: 1, traits: ['human', 'knight'] },
    after(discards(you, of(sanctum, card)), capture(1)),
  ),

  Creature(
    'barrister-joya',
    'Barrister Joya',
    sanctum,
    { power: 5, armor: 1, traits: ['human', 'knight'] },
    cannot('reap', each(enemy(creature))),
  ),

  Creature(
    'brobnar-ambassador',
    'Brobnar Ambassador',
    sanctum,
    { power: 1, traits: ['human'], keywords: [elusive] },
    on(afterFight, afterReap, theNext(mayPlayOrUse(of(brobnar, card)))),
  ),

  Creature(
    'dis-ambassador',
    'Dis Ambassador',
    sanctum,
    { power: 1, traits: ['human'], keywords: [elusive] },
    on(afterFight, afterReap, theNext(mayPlayOrUse(of(dis, card)))),
  ),

  Action(
    'equalize',
    'Equalize',
    sanctum,
    { bonus: [amberIcon] },
    play(redistribute('amber', friendly(creature)), redistribute('amber', enemy(creature))),
  ),

  Action('free-markets', 'Free Markets', sanctum, {}, play(gain(cappedAt(6, housesAmong(notOf(sanctum, card)))))),

  Artifact('haedroth-s-wall', 'Haedroth’s Wall', sanctum, { traits: ['location'] }, power(+2, each(friendly(flank(creature))))),

  Creature(
    'logos-ambassador',
    'Logos Ambassador',
    sanctum,
    { power: 1, traits: ['human'], keywords: [elusive] },
    on(afterFight, afterReap, theNext(mayPlayOrUse(of(logos, card)))),
  ),

  Creature(
    'mars-ambassador',
    'Mars Ambassador',
    sanctum,
    { power: 1, traits: ['human'], keywords: [elusive] },
    on(afterFight, afterReap, theNext(mayPlayOrUse(of(mars, card)))),
  ),

  Creature(
    'prince-derric-unifier',
    'Prince Derric, Unifier',
    sanctum,
    { power: 4, armor: 1, traits: ['human', 'knight'] },
    play(when(atLeast(3, housesAmong(friendly(creature))), gain(3))),
  ),

  Creature('rothais-the-fierce', 'Rothais the Fierce', sanctum, {
    power: 4,
    armor: 2,
    traits: ['human', 'knight'],
    keywords: [taunt, hazardous(4)],
  }),

  Creature(
    'shadows-ambassador',
    'Shadows Ambassador',
    sanctum,
    { power: 1, traits: ['human'], keywords: [elusive] },
    on(afterFight, afterReap, theNext(mayPlayOrUse(of(shadows, card)))),
  ),

  Creature(
    'untamed-ambassador',
    'Untamed Ambassador',
    sanctum,
    { power: 1, traits: ['human'], keywords: [elusive] },
    on(afterFight, afterReap, theNext(mayPlayOrUse(of(untamed, card)))),
  ),

  Creature(
    'anahita-the-trader',
    'Anahita the Trader',
    sanctum,
    { power: 2, traits: ['human', 'merchant'] },
    afterReap(ifYouDo(giveControl(a(friendly(artifact)), opponent), pay(2, opponent, you))),
  ),

  Artifact(
    'eye-of-judgment',
    'Eye of Judgment',
    sanctum,
    { traits: ['item'], bonus: [amberIcon] },
    action(purge(a(from(discardPile, eachPlayer, creature)))),
  ),

  Action(
    'martyr-s-end',
    'Martyr’s End',
    sanctum,
    { bonus: [amberIcon] },
    play(destroy(anyNumber(friendly(creature))), gain(count(thisWay(creature)))),
  ),

  Creature(
    'mother-northelle',
    'Mother Northelle',
    sanctum,
    { power: 2, traits: ['human', 'monk'], keywords: [elusive] },
    afterReap(moveAmber(1, a(friendly(withAmber(creature))), you)),
  ),

  Creature(
    'opal-knight',
    'Opal Knight',
    sanctum,
    { power: 5, traits: ['spirit', 'knight'] },
    play(destroy(each(withPower('even', creature)))),
  ),

  Artifact(
    'proclamation-346e',
    'Proclamation 346E',
    sanctum,
    { traits: ['law'] },
    asLongAs(not(atLeast(3, housesAmong(enemy(creature)))), keysCost(opponent, 2)),
  ),

  Upgrade('seraphic-armor', 'Seraphic Armor', sanctum, { bonus: [amberIcon] }, armor(+1, host), play(fullyHeal(host))),

  Artifact(
    'shard-of-hope',
    'Shard of Hope',
    sanctum,
    { traits: ['item', 'shard'] },
    action(times(count(friendly(trait('shard', card))), capture(1, a(friendly(creature))))),
  ),
]
