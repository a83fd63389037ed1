// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, action, addCounters, after, afterFight, afterReap, all, amberIcon, among, amongTheRest,
  amountThisWay, archive, artifact, asSoonAs, atEnd, atStart, belongs, cannot, capture, card, creature, deal, dealsDamage, destroy,
  destroyed, discard, draw, duringNextTurn, each, eachPlayer, elusive, enemy, exalt, flank, forgedKeys, friendly, from, gain, gains, hand,
  host, ifYouDo, instead, isA, it, look, loses, may, moveAmber, none, notTrait, of, omni, opponent, opponentMaySpend, play, plays, poison,
  power, putBack, random, removeCounters, repeatIf, self, shadows, shuffleIn, skip, skirmish, steal, survives, takeControl, taunt, theRest,
  toDeckBottom, toHand, top, trait, untilYourNextTurn, when, whileYouControl, withAmber, wouldBe, you,
} from '../../words/index.ts'

/** Mass Mutation, house Shadows. */
export const shadowsCards = [
  Artifact(
    'dark-æmber-vault',
    'Dark Æmber Vault',
    shadows,
    { traits: ['location'] },
    after(plays(you, trait('mutant', creature)), draw(1)),
    power(+2, each(friendly(trait('mutant', creature)))),
  ),

  Creature('bo-nithing', 'Bo Nithing', shadows, { power: 2, traits: ['elf', 'thief'] }, play(steal(forgedKeys(opponent)))),

  Creature('dæmo-thief', 'Dæmo-Thief', shadows, { power: 2, traits: ['mutant', 'thief'], keywords: [elusive] }, destroyed(steal(1))),

  Action('dark-wave', 'Dark Wave', shadows, { bonus: [amberIcon] }, play(deal(2, each(notTrait('mutant', creature))))),

  Creature(
    'francis-the-economist',
    'Francis the “Economist”',
    shadows,
    { power: 3, traits: ['elf', 'thief'], keywords: [skirmish] },
    afterFight(gain(1, eachPlayer)),
  ),

  Action('look-over-there', 'Look Over There!', shadows, {}, play(deal(2, a(creature)), when(survives(it), steal(1)))),

  Creature('mutant-cutpurse', 'Mutant Cutpurse', shadows, {
    power: 3,
    traits: ['mutant', 'thief'],
    enhance: ['damage', 'damage', 'damage'],
  }),

  Upgrade('opportunist', 'Opportunist', shadows, { bonus: [amberIcon] }, gains(host, elusive), play(capture(1, host))),

  Creature('rad-penny', 'Rad Penny', shadows, { power: 1, traits: ['mutant', 'thief'] }, play(steal(1)), destroyed(shuffleIn(self))),

  Creature(
    'shoulder-id',
    'Shoulder Id',
    shadows,
    { power: 6, traits: ['specter'], keywords: [taunt] },
    cannot('fight', self),
    wouldBe(dealsDamage(self), instead(steal(1))),
  ),

  Creature(
    'subtle-otto',
    'Subtle Otto',
    shadows,
    { power: 1, traits: ['mutant', 'thief'] },
    play(discard(random(from(hand, opponent, card)))),
  ),

  Action(
    'tempting-offer',
    'Tempting Offer',
    shadows,
    { bonus: [amberIcon], enhance: ['capture'] },
    play(ifYouDo(toHand(a(enemy(creature))), gain(1, opponent))),
  ),

  Action(
    'vandalize',
    'Vandalize',
    shadows,
    { bonus: [amberIcon] },
    play(look(top(opponent, 3)), discard(a(among(card))), putBack(theRest)),
  ),

  Action(
    'borrow',
    '“Borrow”',
    shadows,
    { bonus: [amberIcon] },
    play(takeControl(a(enemy(artifact))), whileYouControl(it, belongs(it, shadows))),
  ),

  Creature(
    'boss-zarek',
    'Boss Zarek',
    shadows,
    { power: 3, traits: ['mutant', 'thief'], enhance: ['capture', 'capture', 'capture'] },
    gains(each(friendly(withAmber(creature))), elusive),
  ),

  Artifact(
    'lucky-dice',
    'Lucky Dice',
    shadows,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), duringNextTurn(opponent, cannot('beDealtDamage', each(friendly(creature))))),
  ),

  Artifact(
    'miasma-bomb',
    'Miasma Bomb',
    shadows,
    { traits: ['weapon'], enhance: ['damage'] },
    action(destroy(self), duringNextTurn(opponent, skip(opponent, 'forgeStep'))),
  ),

  Action('ransack', 'Ransack', shadows, {}, play(steal(1), discard(top(you)), repeatIf(isA(it, of(shadows, card))))),

  Creature(
    'reckless-rizzo',
    'Reckless Rizzo',
    shadows,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    action(steal(2), untilYourNextTurn(loses(self, 'elusive'))),
  ),

  Artifact('safe-house', 'Safe House', shadows, { traits: ['location'], bonus: [amberIcon] }, action(archive(a(friendly(creature))))),

  Creature(
    'the-shadowsmith',
    'The Shadowsmith',
    shadows,
    { power: 3, traits: ['mutant', 'thief'] },
    gains(each(trait('mutant', creature)), elusive),
  ),

  Artifact(
    'doom-sigil',
    'Doom Sigil',
    shadows,
    { traits: ['power'] },
    gains(each(creature), poison),
    asSoonAs(none(creature), destroy(self)),
  ),

  Creature(
    'johnny-longfingers',
    'Johnny Longfingers',
    shadows,
    { power: 4, traits: ['mutant', 'thief'] },
    gains(each(friendly(trait('mutant', creature))), destroyed(steal(1))),
  ),

  Creature('liam-say', 'Liam Say', shadows, { power: 3, traits: ['elf'], keywords: [elusive] }, atStart(you, may(deal(1, a(creature))))),

  Creature(
    'mastermindy',
    'Mastermindy',
    shadows,
    { power: 2, traits: ['elf', 'thief'], keywords: [elusive] },
    atEnd(you, addCounters('scheme', 1, self)),
    action(removeCounters('scheme', all, self), steal(amountThisWay)),
  ),

  Upgrade('mole', 'Mole', shadows, { bonus: [amberIcon] }, opponentMaySpend(host)),

  Artifact(
    'pincerator',
    'Pincerator',
    shadows,
    { traits: ['item'], bonus: [amberIcon] },
    atEnd(eachPlayer, deal(1, each(flank(creature)))),
  ),

  Creature(
    'shadowsaurus',
    'Shadowsaurus',
    shadows,
    { power: 5, armor: 1, traits: ['dinosaur', 'thief'] },
    action(ifYouDo(moveAmber(all, a(enemy(creature)), opponent), takeControl(it), whileYouControl(it, belongs(it, shadows)))),
  ),

  Creature('splinter', 'Splinter', shadows, {
    power: 1,
    traits: ['mutant', 'thief'],
    enhance: ['damage', 'damage', 'damage', 'damage', 'damage', 'damage'],
  }),

  Creature(
    'dino-thief',
    'Dino-Thief',
    shadows,
    { power: 4, traits: ['mutant', 'thief'], keywords: [elusive] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
  ),

  Creature('lyco-thief', 'Lyco-Thief', shadows, { power: 3, traits: ['mutant', 'thief'], keywords: [elusive, skirmish] }),

  Creature('sacro-thief', 'Sacro-Thief', shadows, { power: 4, armor: 2, traits: ['mutant', 'thief'], keywords: [elusive] }),

  Creature(
    'techno-thief',
    'Techno-Thief',
    shadows,
    { power: 3, traits: ['mutant', 'thief'], keywords: [elusive] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature(
    'xeno-thief',
    'Xeno-Thief',
    shadows,
    { power: 3, traits: ['mutant', 'thief'], keywords: [elusive] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),
]
