// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, after, afterReap, alpha, amber, amberIcon, archive, archives, atEnd, card, choose, count,
  creature, deal, deploy, destroy, destroyed, discard, draw, each, eachPlayer, eachPlayerDoes, elusive, enemy, fights, forge, forgedKeys,
  forges, friendly, from, gain, gains, hand, happened, hasAmber, hasMoreAmber, host, ifYouDo, isUsed, it, may, neighboring, neighborsOf,
  not, notTrait, of, omega, omni, oneOf, opponent, otherwise, ownedBy, play, playCard, plays, random, restOfTurn, sacrifice, self, shadows,
  skirmish, steal, takesMore, thisTurn, thisWay, top, trait, treachery, untilYourNextTurn, upTo, versatile, wasDestroyed, when, you,
} from '../../words/index.ts'

/** Age of Ascension, house Shadows. */
export const shadowsCards = [
  Action(
    'dusk-chronicles',
    'Dusk Chronicles',
    shadows,
    { bonus: [amberIcon] },
    play(when(hasMoreAmber(opponent), draw(1)), when(hasMoreAmber(you), archive(a(from(hand, you, card))))),
  ),

  Action(
    'furtive-investors',
    'Furtive Investors',
    shadows,
    { bonus: [amberIcon] },
    play(when(hasMoreAmber(opponent), gain(forgedKeys(opponent)))),
  ),

  Creature(
    'gamgee',
    'Gamgee',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [elusive] },
    afterReap(when(hasMoreAmber(opponent), steal(1))),
  ),

  Creature('knuckles-bolton', 'Knuckles Bolton', shadows, { power: 3, traits: ['elf', 'thief'], keywords: [elusive, skirmish] }),

  Creature(
    'lamindra',
    'Lamindra',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [deploy, elusive] },
    gains(neighborsOf(self), elusive),
  ),

  Action(
    'life-for-a-life',
    'Life for a Life',
    shadows,
    { bonus: [amberIcon] },
    play(ifYouDo(destroy(a(friendly(creature))), deal(6, a(creature)))),
  ),

  Creature(
    'ronnie-wristclocks',
    'Ronnie Wristclocks',
    shadows,
    { power: 2, traits: ['elf', 'thief'] },
    play(when(hasAmber(opponent, 7), steal(2), otherwise(steal(1)))),
  ),

  Action(
    'sucker-punch',
    'Sucker Punch',
    shadows,
    { keywords: [alpha], bonus: [amberIcon] },
    play(deal(2, a(enemy(creature))), when(wasDestroyed(it), archive(self))),
  ),

  Action('swindle', 'Swindle', shadows, { keywords: [alpha, omega] }, play(steal(3))),

  Action('throwing-stars', 'Throwing Stars', shadows, {}, play(deal(1, upTo(3, creature)), gain(count(thisWay(creature))))),

  Action('whistling-darts', 'Whistling Darts', shadows, { bonus: [amberIcon] }, play(deal(1, each(enemy(creature))))),

  Creature('yantzee-gang', 'Yantzee Gang', shadows, { power: 5, traits: ['elf', 'thief'] }, action(steal(1))),

  Upgrade('bonerot-venom', 'Bonerot Venom', shadows, { bonus: [amberIcon] }, after(isUsed(host), deal(2, host))),

  Creature(
    'brend-the-fanatic',
    'Brend the Fanatic',
    shadows,
    { power: 3, traits: ['elf', 'thief'], keywords: [skirmish] },
    play(gain(1, opponent)),
    destroyed(steal(3)),
  ),

  Artifact(
    'hideaway-hole',
    'Hideaway Hole',
    shadows,
    { traits: ['location'], bonus: [amberIcon] },
    omni(sacrifice(self), untilYourNextTurn(gains(each(friendly(creature)), elusive))),
  ),

  Creature(
    'little-niff',
    'Little Niff',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [omega, deploy, elusive] },
    after(fights(neighboring(creature)), steal(1)),
  ),

  Creature(
    'murkens',
    'Murkens',
    shadows,
    { power: 2, traits: ['elf', 'thief'] },
    play(oneOf(playCard(random(from(archives, opponent, card))), playCard(top(opponent)))),
  ),

  Action('nightforge', 'Nightforge', shadows, { bonus: [amberIcon] }, play(when(not(happened(thisTurn, forges(you))), may(forge(4))))),

  Action(
    'perplexing-sophistry',
    'Perplexing Sophistry',
    shadows,
    { bonus: [amberIcon] },
    play(when(hasMoreAmber(you), draw(1), discard(random(from(hand, opponent, card))))),
  ),

  Creature(
    'redlock',
    'Redlock',
    shadows,
    { power: 3, traits: ['elf', 'thief'], keywords: [skirmish] },
    atEnd(you, when(not(happened(thisTurn, plays(you, creature))), gain(1))),
  ),

  Artifact(
    'guard-disguise',
    'Guard Disguise',
    shadows,
    { traits: ['item'] },
    action(destroy(self), when(not(hasAmber(opponent, 4)), steal(3))),
  ),

  Action('heist-night', 'Heist Night', shadows, { keywords: [alpha] }, play(steal(count(friendly(trait('thief', creature)))))),

  Action(
    'lethal-distraction',
    'Lethal Distraction',
    shadows,
    { bonus: [amberIcon] },
    play(choose(a(creature)), restOfTurn(takesMore(2, it))),
  ),

  Creature(
    'plague-rat',
    'Plague Rat',
    shadows,
    { power: 1, traits: ['beast', 'rat'], keywords: [elusive] },
    play(deal(count(trait('rat', creature)), each(notTrait('rat', creature)))),
  ),

  Action(
    'rigged-lottery',
    'Rigged Lottery',
    shadows,
    { bonus: [amberIcon] },
    play(discard(top(eachPlayer, 5)), eachPlayerDoes(gain(count(thisWay(ownedBy(you, of(shadows, card))))))),
  ),

  Action('sack-of-coins', 'Sack of Coins', shadows, { bonus: [amberIcon] }, play(deal(amber(you), each(creature), { divided: true }))),

  Creature(
    'scowly-caper',
    'Scowly Caper',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [skirmish, treachery, versatile] },
    atEnd(you, destroy(a(neighboring(creature)))),
  ),

  Artifact('shard-of-greed', 'Shard of Greed', shadows, { traits: ['item', 'shard'] }, action(gain(count(friendly(trait('shard', card)))))),
]
