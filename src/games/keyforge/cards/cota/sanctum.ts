// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, after, afterDefeating, afterFight, afterReap, allBut, amberIcon, archive, armor, artifact,
  asLongAs, atLeast, beforeFight, both, canOnlyFight, cannot, capture, card, choose, chooseHouse, choosesHouse, chosen, controlsMore, count,
  creature, deal, destroy, destroyed, dis, discardPile, draw, each, eachPlayerDoes, enemy, excess, fightWith, fights, foe, forge, friendly,
  from, fullyHeal, gain, gains, hasAmber, hazardous, heal, host, ifYouDo, instead, isDestroyed, it, leastPowerful, lose, may, mayUse,
  neighborOf, neighboring, neighborsOf, notOf, notOnFlank, notTrait, of, omni, on, onFlank, oneOf, opponent, other, play, playedBy, plays,
  power, powerAtLeast, product, purge, ready, repeatIf, restOfTurn, sanctum, self, source, stun, swap, taunt, thisTurn, thisWay, times,
  timesHappened, toHand, trait, unstun, use, versatile, when, withKeyword, wouldBe, you,
} from '../../words/index.ts'

/** Call of the Archons, house Sanctum. */
export const sanctumCards = [
  Action('begone', 'Begone!', sanctum, {}, play(oneOf(destroy(each(of(dis, creature))), gain(1)))),

  Action('blinding-light', 'Blinding Light', sanctum, { bonus: [amberIcon] }, play(chooseHouse, stun(each(of(chosen, creature))))),

  Action(
    'charge',
    'Charge!',
    sanctum,
    { bonus: [amberIcon] },
    play(restOfTurn(gains(each(playedBy(you, creature)), play(deal(2, a(enemy(creature))))))),
  ),

  Action('cleansing-wave', 'Cleansing Wave', sanctum, {}, play(heal(1, each(creature)), gain(count(thisWay(creature))))),

  Action('clear-mind', 'Clear Mind', sanctum, { bonus: [amberIcon] }, play(unstun(each(friendly(creature))))),

  Action(
    'doorstep-to-heaven',
    'Doorstep to Heaven',
    sanctum,
    { bonus: [amberIcon] },
    play(eachPlayerDoes(when(hasAmber(you, 6), lose(allBut(5, you))))),
  ),

  Action('glorious-few', 'Glorious Few', sanctum, {}, play(gain(excess(opponent, creature)))),

  Action(
    'honorable-claim',
    'Honorable Claim',
    sanctum,
    { bonus: [amberIcon] },
    play(capture(1, each(friendly(trait('knight', creature))))),
  ),

  Action('inspiration', 'Inspiration', sanctum, {}, play(ready(a(friendly(creature))), use(it))),

  Action('mighty-lance', 'Mighty Lance', sanctum, {}, play(deal(3, both(a(creature), a(neighborOf(it)))))),

  Action(
    'oath-of-poverty',
    'Oath of Poverty',
    sanctum,
    { bonus: [amberIcon] },
    play(destroy(each(friendly(artifact))), gain(product(2, count(thisWay(artifact))))),
  ),

  Action(
    'one-stood-against-many',
    'One Stood Against Many',
    sanctum,
    { bonus: [amberIcon] },
    play(choose(a(friendly(creature))), times(3, ready(it), fightWith(it, 'differentFoe'))),
  ),

  Action('radiant-truth', 'Radiant Truth', sanctum, { bonus: [amberIcon] }, play(stun(each(enemy(notOnFlank(creature)))))),

  Action(
    'shield-of-justice',
    'Shield of Justice',
    sanctum,
    { bonus: [amberIcon] },
    play(restOfTurn(cannot('beDealtDamage', each(friendly(creature))))),
  ),

  Action(
    'take-hostages',
    'Take Hostages',
    sanctum,
    { bonus: [amberIcon] },
    play(restOfTurn(after(fights(friendly(creature)), capture(1, it)))),
  ),

  Action('terms-of-redress', 'Terms of Redress', sanctum, { bonus: [amberIcon] }, play(capture(2, a(friendly(creature))))),

  Action('the-harder-they-come', 'The Harder They Come', sanctum, {}, play(purge(a(powerAtLeast(5, creature))))),

  Action('the-spirit-s-way', 'The Spirit’s Way', sanctum, {}, play(destroy(each(powerAtLeast(3, creature))))),

  Action('virtuous-works', 'Virtuous Works', sanctum, { bonus: [amberIcon, amberIcon, amberIcon] }),

  Artifact(
    'epic-quest',
    'Epic Quest',
    sanctum,
    { traits: ['quest'] },
    play(archive(each(friendly(trait('knight', creature))))),
    omni(when(atLeast(7, timesHappened(thisTurn, plays(you, of(sanctum, card)))), destroy(self), forge('free'))),
  ),

  Artifact('gorm-of-omm', 'Gorm of Omm', sanctum, { traits: ['item'] }, omni(destroy(self), destroy(a(artifact)))),

  Artifact('hallowed-blaster', 'Hallowed Blaster', sanctum, { traits: ['weapon'] }, action(heal(3, a(creature)))),

  Artifact(
    'potion-of-invulnerability',
    'Potion of Invulnerability',
    sanctum,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), restOfTurn(cannot('beDealtDamage', each(friendly(creature))))),
  ),

  Artifact(
    'round-table',
    'Round Table',
    sanctum,
    { traits: ['location'], bonus: [amberIcon] },
    power(+1, each(friendly(trait('knight', creature)))),
    gains(each(friendly(trait('knight', creature))), taunt),
  ),

  Artifact(
    'sigil-of-brotherhood',
    'Sigil of Brotherhood',
    sanctum,
    { traits: ['power'], bonus: [amberIcon] },
    omni(destroy(self), restOfTurn(mayUse(each(friendly(of(sanctum, creature)))))),
  ),

  Artifact('whispering-reliquary', 'Whispering Reliquary', sanctum, { traits: ['item'] }, action(toHand(a(artifact)))),

  Creature('bulwark', 'Bulwark', sanctum, { power: 4, armor: 2, traits: ['human', 'knight'] }, armor(+2, neighborsOf(self))),

  Creature('champion-anaphiel', 'Champion Anaphiel', sanctum, { power: 6, armor: 1, traits: ['knight', 'spirit'], keywords: [taunt] }),

  Creature('champion-tabris', 'Champion Tabris', sanctum, { power: 6, armor: 2, traits: ['human', 'knight'] }, afterFight(capture(1))),

  Creature(
    'commander-remiel',
    'Commander Remiel',
    sanctum,
    { power: 3, traits: ['human', 'knight'] },
    afterReap(use(a(friendly(notOf(sanctum, creature))))),
  ),

  Creature(
    'duma-the-martyr',
    'Duma the Martyr',
    sanctum,
    { power: 3, traits: ['human'] },
    destroyed(fullyHeal(each(other(friendly(creature)))), draw(2)),
  ),

  Creature('francus', 'Francus', sanctum, { power: 6, armor: 1, traits: ['knight', 'spirit'] }, afterDefeating(capture(1))),

  Creature(
    'grey-monk',
    'Grey Monk',
    sanctum,
    { power: 3, traits: ['human', 'priest'] },
    armor(+1, each(friendly(creature))),
    afterReap(heal(2, a(creature))),
  ),

  Creature(
    'hayyel-the-merchant',
    'Hayyel the Merchant',
    sanctum,
    { power: 3, traits: ['human', 'merchant'] },
    after(plays(you, artifact), gain(1)),
  ),

  Creature(
    'horseman-of-death',
    'Horseman of Death',
    sanctum,
    { power: 5, traits: ['horseman', 'spirit'] },
    play(toHand(each(from(discardPile, you, trait('horseman', creature))))),
  ),

  Creature(
    'horseman-of-famine',
    'Horseman of Famine',
    sanctum,
    { power: 5, traits: ['horseman', 'spirit'] },
    on(play, afterFight, afterReap, destroy(leastPowerful(1, creature))),
  ),

  Creature(
    'horseman-of-pestilence',
    'Horseman of Pestilence',
    sanctum,
    { power: 5, traits: ['horseman', 'spirit'] },
    on(play, afterFight, afterReap, deal(1, each(notTrait('horseman', creature)))),
  ),

  Creature(
    'horseman-of-war',
    'Horseman of War',
    sanctum,
    { power: 5, traits: ['horseman', 'spirit'] },
    play(restOfTurn(mayUse(each(friendly(creature))), canOnlyFight(each(friendly(creature))))),
  ),

  Creature(
    'jehu-the-bureaucrat',
    'Jehu the Bureaucrat',
    sanctum,
    { power: 3, traits: ['human'] },
    after(choosesHouse(you, sanctum), gain(2)),
  ),

  Creature(
    'lady-maxena',
    'Lady Maxena',
    sanctum,
    { power: 5, armor: 2, traits: ['knight', 'spirit'] },
    play(stun(a(creature))),
    action(toHand(self)),
  ),

  Creature(
    'lord-golgotha',
    'Lord Golgotha',
    sanctum,
    { power: 5, armor: 2, traits: ['knight', 'spirit'] },
    beforeFight(deal(3, neighborsOf(foe))),
  ),

  Creature(
    'numquid-the-fair',
    'Numquid the Fair',
    sanctum,
    { power: 3, traits: ['human'] },
    play(destroy(a(enemy(creature))), repeatIf(controlsMore(opponent, creature))),
  ),

  Creature(
    'protectrix',
    'Protectrix',
    sanctum,
    { power: 5, traits: ['knight', 'spirit'] },
    afterReap(ifYouDo(may(fullyHeal(a(creature))), restOfTurn(cannot('beDealtDamage', it)))),
  ),

  Creature('raiding-knight', 'Raiding Knight', sanctum, { power: 4, armor: 2, traits: ['human', 'knight'] }, play(capture(1))),

  Creature(
    'sanctum-guardian',
    'Sanctum Guardian',
    sanctum,
    { power: 6, armor: 1, traits: ['knight', 'spirit'], keywords: [taunt] },
    on(afterFight, afterReap, swap(self, a(other(friendly(creature))))),
  ),

  Creature('sequis', 'Sequis', sanctum, { power: 4, armor: 2, traits: ['human', 'knight'] }, afterReap(capture(1))),

  Creature(
    'sergeant-zakiel',
    'Sergeant Zakiel',
    sanctum,
    { power: 4, armor: 1, traits: ['human', 'knight'] },
    play(may(ready(a(neighboring(creature))), fightWith(it))),
  ),

  Creature(
    'staunch-knight',
    'Staunch Knight',
    sanctum,
    { power: 4, armor: 2, traits: ['human', 'knight'] },
    asLongAs(onFlank(self), power(+2, self)),
  ),

  Creature(
    'gatekeeper',
    'Gatekeeper',
    sanctum,
    { power: 5, armor: 1, traits: ['knight', 'spirit'] },
    play(when(hasAmber(opponent, 7), capture(allBut(5, opponent)))),
  ),

  Creature(
    'the-vaultkeeper',
    'The Vaultkeeper',
    sanctum,
    { power: 4, armor: 1, traits: ['knight', 'spirit'] },
    cannot('beStolenFrom', you),
  ),

  Creature(
    'veemos-lightbringer',
    'Veemos Lightbringer',
    sanctum,
    { power: 6, traits: ['angel', 'spirit'] },
    play(destroy(each(withKeyword('elusive', creature)))),
  ),

  Upgrade(
    'armageddon-cloak',
    'Armageddon Cloak',
    sanctum,
    { bonus: [amberIcon] },
    gains(host, hazardous(2), wouldBe(isDestroyed(self), instead(fullyHeal(self), destroy(source)))),
  ),

  Upgrade('mantle-of-the-zealot', 'Mantle of the Zealot', sanctum, {}, gains(host, versatile)),

  Upgrade('protect-the-weak', 'Protect the Weak', sanctum, { bonus: [amberIcon] }, armor(+1, host), gains(host, taunt)),

  Upgrade('shoulder-armor', 'Shoulder Armor', sanctum, { bonus: [amberIcon] }, asLongAs(onFlank(host), armor(+2, host), power(+2, host))),
]
