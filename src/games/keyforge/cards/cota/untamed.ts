// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, actionCard, activeHouseIs, after, afterReap, all, amberIcon, amberOn, amountThisWay,
  artifact, asLongAs, assault, atLeast, becomeCopy, before, both, cannot, card, choose, controlsMore, count, creature, damaged, deal,
  destroy, discardPile, discards, duringNextTurn, each, elusive, enemy, exhaust, fightWith, flank, forEach, forge, friendly, from,
  fullyHeal, gain, gainChains, gains, happened, hasAmber, hazardous, healUpTo, host, ifYouDo, ignores, it, keysCost, lastTurn, lose, mars,
  may, mayPlay, mayUse, moveAmber, named, none, not, of, omni, on, opponent, other, play, plays, poison, power, product, restOfTurn, search,
  self, shuffleDiscardIn, shuffleIn, skirmish, some, steal, stun, stunned, them, thisTurn, timesHappened, toDeckTop, toHand, trait,
  unforgedKeys, untamed, upTo, uses, when, withKeyword, you,
} from '../../words/index.ts'

/** Call of the Archons, house Untamed. */
export const untamedCards = [
  Action(
    'cooperative-hunting',
    'Cooperative Hunting',
    untamed,
    {},
    play(deal(count(friendly(creature)), each(creature), { divided: true })),
  ),

  Action('curiosity', 'Curiosity', untamed, { bonus: [amberIcon] }, play(destroy(each(trait('scientist', creature))))),

  Action('fertility-chant', 'Fertility Chant', untamed, { bonus: [amberIcon, amberIcon, amberIcon, amberIcon] }, play(gain(2, opponent))),

  Action('fogbank', 'Fogbank', untamed, { bonus: [amberIcon] }, play(duringNextTurn(opponent, cannot('fight', each(enemy(creature)))))),

  Action('full-moon', 'Full Moon', untamed, {}, play(restOfTurn(after(plays(you, creature), gain(1))))),

  Action('grasping-vines', 'Grasping Vines', untamed, { bonus: [amberIcon] }, play(toHand(upTo(3, artifact)))),

  Action('key-charge', 'Key Charge', untamed, {}, play(ifYouDo(lose(1), may(forge(0))))),

  Action(
    'lifeweb',
    'Lifeweb',
    untamed,
    { bonus: [amberIcon] },
    play(when(atLeast(3, timesHappened(lastTurn, plays(opponent, creature))), steal(2))),
  ),

  Action(
    'lost-in-the-woods',
    'Lost in the Woods',
    untamed,
    { bonus: [amberIcon] },
    play(shuffleIn(both(some(2, friendly(creature)), some(2, enemy(creature))))),
  ),

  Action('mimicry', 'Mimicry', untamed, {}, before(plays(you, self), becomeCopy(a(from(discardPile, opponent, actionCard))))),

  Action('nature-s-call', 'Nature’s Call', untamed, { bonus: [amberIcon] }, play(toHand(upTo(3, creature)))),

  Action('nocturnal-maneuver', 'Nocturnal Maneuver', untamed, { bonus: [amberIcon] }, play(exhaust(upTo(3, creature)))),

  Action('perilous-wild', 'Perilous Wild', untamed, { bonus: [amberIcon] }, play(destroy(each(withKeyword('elusive', creature))))),

  Action('regrowth', 'Regrowth', untamed, { bonus: [amberIcon] }, play(toHand(a(from(discardPile, you, creature))))),

  Action('save-the-pack', 'Save the Pack', untamed, {}, play(destroy(each(damaged(creature))), gainChains(1))),

  Action(
    'scout',
    'Scout',
    untamed,
    { bonus: [amberIcon] },
    play(choose(upTo(2, friendly(creature))), restOfTurn(gains(them, skirmish)), forEach(them, fightWith(it))),
  ),

  Action(
    'stampede',
    'Stampede',
    untamed,
    { bonus: [amberIcon] },
    play(when(atLeast(3, timesHappened(thisTurn, uses(you, creature), 'differentCards')), steal(2))),
  ),

  Action(
    'the-common-cold',
    'The Common Cold',
    untamed,
    { bonus: [amberIcon] },
    play(deal(1, each(creature)), may(destroy(each(of(mars, creature))))),
  ),

  Action(
    'troop-call',
    'Troop Call',
    untamed,
    { bonus: [amberIcon] },
    play(toHand(both(each(from(discardPile, you, trait('niffle', creature))), each(friendly(trait('niffle', creature)))))),
  ),

  Action('vigor', 'Vigor', untamed, { bonus: [amberIcon] }, play(healUpTo(3, a(creature)), when(atLeast(3, amountThisWay), gain(1)))),

  Action(
    'word-of-returning',
    'Word of Returning',
    untamed,
    { bonus: [amberIcon] },
    play(deal(amberOn(it), each(enemy(creature))), moveAmber(all, them, you)),
  ),

  Artifact(
    'bear-flute',
    'Bear Flute',
    untamed,
    { traits: ['item'] },
    action(
      fullyHeal(a(named('ancient-bear', creature))),
      when(none(named('ancient-bear', creature)), ifYouDo(search(36, named('ancient-bear', creature)), toHand(them), shuffleDiscardIn())),
    ),
  ),

  Artifact('nepenthe-seed', 'Nepenthe Seed', untamed, { traits: ['item'] }, omni(destroy(self), toHand(a(from(discardPile, you, card))))),

  Artifact('ritual-of-balance', 'Ritual of Balance', untamed, { traits: ['power'] }, action(when(hasAmber(opponent, 6), steal(1)))),

  Artifact(
    'ritual-of-the-hunt',
    'Ritual of the Hunt',
    untamed,
    { traits: ['power'], bonus: [amberIcon] },
    omni(destroy(self), restOfTurn(mayUse(each(friendly(of(untamed, creature)))))),
  ),

  Artifact('world-tree', 'World Tree', untamed, { traits: ['location'] }, action(toDeckTop(a(from(discardPile, you, creature))))),

  Creature('ancient-bear', 'Ancient Bear', untamed, { power: 5, traits: ['beast'], keywords: [assault(2)] }),

  Creature(
    'bigtwig',
    'Bigtwig',
    untamed,
    { power: 7, traits: ['beast'] },
    cannot('attackOther', self, stunned(creature)),
    afterReap(stun(a(creature)), exhaust(it)),
  ),

  Creature(
    'witch-of-the-wilds',
    'Witch of the Wilds',
    untamed,
    { power: 4, traits: ['beast', 'witch'] },
    asLongAs(not(activeHouseIs(untamed)), mayPlay(1, of(untamed, card), 'eachTurn')),
  ),

  Creature('briar-grubbling', 'Briar Grubbling', untamed, { power: 2, traits: ['beast', 'insect'], keywords: [hazardous(5)] }),

  Creature('chota-hazri', 'Chota Hazri', untamed, { power: 3, traits: ['human', 'witch'] }, play(ifYouDo(lose(1), may(forge(0))))),

  Creature('dew-faerie', 'Dew Faerie', untamed, { power: 2, traits: ['faerie'], keywords: [elusive] }, afterReap(gain(1))),

  Creature('dust-pixie', 'Dust Pixie', untamed, { power: 1, traits: ['faerie'], bonus: [amberIcon, amberIcon] }),

  Creature('flaxia', 'Flaxia', untamed, { power: 4, traits: ['faerie'] }, play(when(controlsMore(you, creature), gain(2)))),

  Creature('fuzzy-gruen', 'Fuzzy Gruen', untamed, { power: 5, traits: ['beast'], bonus: [amberIcon, amberIcon] }, play(gain(1, opponent))),

  Creature(
    'giant-sloth',
    'Giant Sloth',
    untamed,
    { power: 6, traits: ['beast'] },
    asLongAs(not(happened(thisTurn, discards(you, of(untamed, card)))), cannot('use', self)),
    action(gain(3)),
  ),

  Creature('halacor', 'Halacor', untamed, { power: 4, traits: ['beast'] }, gains(each(friendly(flank(creature))), skirmish)),

  Creature(
    'inka-the-spider',
    'Inka the Spider',
    untamed,
    { power: 1, traits: ['beast'], keywords: [poison] },
    on(play, afterReap, stun(a(creature))),
  ),

  Creature(
    'kindrith-longshot',
    'Kindrith Longshot',
    untamed,
    { power: 3, traits: ['human', 'ranger'], keywords: [elusive, skirmish] },
    afterReap(deal(2, a(creature))),
  ),

  Creature('snufflegator', 'Snufflegator', untamed, { power: 4, traits: ['beast'], keywords: [skirmish] }),

  Creature(
    'lupo-the-scarred',
    'Lupo the Scarred',
    untamed,
    { power: 6, traits: ['beast'], keywords: [skirmish] },
    play(deal(2, a(enemy(creature)))),
  ),

  Creature('mighty-tiger', 'Mighty Tiger', untamed, { power: 4, traits: ['beast'] }, play(deal(4, a(enemy(creature))))),

  Creature('murmook', 'Murmook', untamed, { power: 3, traits: ['beast'] }, keysCost(opponent, +1)),

  Creature('mushroom-man', 'Mushroom Man', untamed, { power: 2, traits: ['fungus', 'human'] }, power(product(3, unforgedKeys(you)), self)),

  Creature('niffle-ape', 'Niffle Ape', untamed, { power: 3, traits: ['beast', 'niffle'] }, ignores('taunt', 'elusive')),

  Creature(
    'niffle-queen',
    'Niffle Queen',
    untamed,
    { power: 6, traits: ['beast', 'niffle'] },
    power(+1, each(other(friendly(trait('beast', creature))))),
    power(+1, each(other(friendly(trait('niffle', creature))))),
  ),

  Creature(
    'piranha-monkeys',
    'Piranha Monkeys',
    untamed,
    { power: 2, traits: ['beast'] },
    on(play, afterReap, deal(2, each(other(creature)))),
  ),

  Creature('teliga', 'Teliga', untamed, { power: 3, traits: ['human', 'witch'] }, after(plays(opponent, creature), gain(1))),

  Creature(
    'hunting-witch',
    'Hunting Witch',
    untamed,
    { power: 2, traits: ['human', 'witch'] },
    after(plays(you, other(creature)), gain(1)),
  ),

  Creature(
    'witch-of-the-eye',
    'Witch of the Eye',
    untamed,
    { power: 3, traits: ['human', 'witch'] },
    afterReap(toHand(a(from(discardPile, you, card)))),
  ),

  Upgrade('way-of-the-bear', 'Way of the Bear', untamed, { bonus: [amberIcon] }, gains(host, assault(2))),

  Upgrade('way-of-the-wolf', 'Way of the Wolf', untamed, { bonus: [amberIcon] }, gains(host, skirmish)),
]
