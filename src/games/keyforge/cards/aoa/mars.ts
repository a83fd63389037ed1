// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, abduct, action, after, afterFight, afterReap, all, amberIcon, amountThisWay, anyNumber, archive,
  archives, armor, artifact, asLongAs, beforeFight, both, cannot, capture, card, count, creature, damaged, deal, dealsOnly, destroy,
  discardPile, draw, each, earlier, elusive, enemy, firstTime, foe, forEach, friendly, from, gain, gainChains, gains, hand, host, ifYouDo,
  isUsed, it, keysCost, lose, mars, may, moveToFlank, neighboring, none, not, notOf, notOnFlank, of, onFlank, oneOf, opponent, other,
  ownSide, play, power, product, purge, random, ready, reaps, redistribute, self, sharesTrait, skirmish, some, strikes, stun, takeControl,
  thisWay, toHand, trait, upgrade, use, weakerThan, when, you,
} from '../../words/index.ts'

/** Age of Ascension, house Mars. */
export const marsCards = [
  Creature(
    'agent-hoo-man',
    'Agent Hoo-man',
    mars,
    { power: 2, traits: ['martian', 'agent'], keywords: [elusive] },
    afterReap(stun(both(a(friendly(notOf(mars, creature))), a(enemy(notOf(mars, creature)))))),
  ),

  Action('carpet-phloxem', 'Carpet Phloxem', mars, { bonus: [amberIcon] }, play(when(none(friendly(creature)), deal(4, each(creature))))),

  Creature('collector-worm', 'Collector Worm', mars, { power: 2, armor: 5, traits: ['beast'] }, afterFight(abduct(foe))),

  Creature(
    'glyxl-proliferator',
    'Glyxl Proliferator',
    mars,
    { power: 3, traits: ['martian', 'soldier'] },
    afterReap(when(onFlank(self), archive(a(from(discardPile, you, of(mars, card)))))),
  ),

  Creature(
    'ixxyxli-fixfinger',
    'Ixxyxli Fixfinger',
    mars,
    { power: 2, armor: 2, traits: ['martian', 'scientist'], keywords: [elusive] },
    armor(+1, each(other(trait('martian', creature)))),
  ),

  Action('mars-first', 'Mars First', mars, { bonus: [amberIcon] }, play(ready(a(friendly(of(mars, creature)))), use(it))),

  Action(
    'mars-needs-æmber',
    'Mars Needs Æmber',
    mars,
    { bonus: [amberIcon] },
    play(capture(1, each(damaged(enemy(notOf(mars, creature)))), ownSide)),
  ),

  Creature('mindworm', 'Mindworm', mars, { power: 1, traits: ['beast'], keywords: [elusive] }, beforeFight(strikes(foe, 'neighbors'))),

  Creature('skybooster-squadron', 'Skybooster Squadron', mars, { power: 4, traits: ['martian', 'soldier'] }, afterReap(toHand(self))),

  Creature(
    'tyxl-beambuckler',
    'Tyxl Beambuckler',
    mars,
    { power: 4, armor: 1, traits: ['martian', 'soldier'] },
    play(deal(2, a(creature)), moveToFlank(it)),
  ),

  Creature(
    'xanthyx-harvester',
    'Xanthyx Harvester',
    mars,
    { power: 3, traits: ['beast'] },
    asLongAs(not(none(neighboring(notOf(mars, creature)))), cannot('use', self)),
    afterReap(gain(1)),
  ),

  Creature(
    'zysysyx-shockworm',
    'Zysysyx Shockworm',
    mars,
    { power: 3, armor: 1, traits: ['martian', 'soldier'] },
    after(reaps(enemy(creature)), stun(it)),
  ),

  Artifact(
    'æmber-conduction-unit',
    'Æmber Conduction Unit',
    mars,
    { traits: ['item'] },
    after(reaps(enemy(creature)), when(firstTime(reaps(creature)), stun(it))),
  ),

  Upgrade('containment-field', 'Containment Field', mars, {}, after(isUsed(host), destroy(host))),

  Action('destroy-them-all', 'Destroy Them All!', mars, {}, play(destroy(both(a(artifact), a(creature), a(upgrade))))),

  Action(
    'exterminate-exterminate',
    'Exterminate! Exterminate!',
    mars,
    {},
    play(forEach(each(friendly(of(mars, creature))), destroy(a(weakerThan(it, notOf(mars, creature)))))),
  ),

  Action('hypnobeam', 'Hypnobeam', mars, {}, play(takeControl(a(enemy(creature))))),

  Creature(
    'nyzyk-resonator',
    'Nyzyk Resonator',
    mars,
    { power: 2, armor: 1, traits: ['martian', 'soldier'] },
    keysCost(opponent, product(2, count(neighboring(creature)))),
  ),

  Action(
    'phloxem-spike',
    'Phloxem Spike',
    mars,
    { bonus: [amberIcon] },
    play(when(none(friendly(creature)), destroy(each(notOnFlank(creature))))),
  ),

  Creature(
    'storm-crawler',
    'Storm Crawler',
    mars,
    { power: 6, armor: 1, traits: ['robot'] },
    dealsOnly(1),
    after(reaps(enemy(creature)), stun(it)),
  ),

  Action(
    'destructive-analysis',
    'Destructive Analysis',
    mars,
    { bonus: [amberIcon] },
    play(deal(2, a(creature)), purge(anyNumber(from(archives, you, card))), deal(product(2, count(thisWay(card))), earlier)),
  ),

  Action(
    'entropic-manipulator',
    'Entropic Manipulator',
    mars,
    { bonus: [amberIcon] },
    play(may(oneOf(redistribute('damage', friendly(creature)), redistribute('damage', enemy(creature))))),
  ),

  Action('extinction', 'Extinction', mars, {}, play(destroy(both(a(creature), each(sharesTrait(it, creature)))), gainChains(1))),

  Upgrade(
    'killzord-mk-9001',
    'Killzord Mk. 9001',
    mars,
    {},
    armor(+2, host),
    power(+2, host),
    gains(host, skirmish, afterFight(gainChains(1))),
  ),

  Action('martian-generosity', 'Martian Generosity', mars, { bonus: [amberIcon] }, play(lose(all), draw(product(2, amountThisWay)))),

  Artifact(
    'shard-of-hate',
    'Shard of Hate',
    mars,
    { traits: ['item', 'shard'] },
    action(stun(some(count(friendly(trait('shard', card))), enemy(creature)))),
  ),

  Creature(
    'yxlyx-stimrager',
    'Yxlyx Stimrager',
    mars,
    { power: 4, armor: 2, traits: ['martian', 'soldier'] },
    afterFight(deal(2, a(creature)), moveToFlank(it)),
  ),

  Creature(
    'yzphyz-knowdrone',
    'Yzphyz Knowdrone',
    mars,
    { power: 3, armor: 1, traits: ['martian', 'scientist'] },
    play(
      archive(a(from(hand, you, card))),
      ifYouDo(may(oneOf(purge(a(from(archives, you, card))), purge(random(from(archives, opponent, card))))), stun(a(creature))),
    ),
  ),
]
