// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, actionCard, activeHouse, addCounters, after, afterFight, afterReap, all, alpha,
  amberIcon, amountThisWay, anyNumber, archive, armor, artifact, asLongAs, assault, atLeast, atStart, attach, attachedTo, attaches,
  becomeActiveHouse, before, beforeFight, both, cannot, cappedAt, capture, card, choose, choosesHouse, controlsMore, count, counters,
  creature, deal, deploy, destroy, discard, discardPile, draw, duringNextTurn, each, eachPlayer, either, elusive, endTurn, enemy,
  entersPlay, exactly, excess, exhaust, fightsWith, foe, forge, friendly, from, fullyHeal, gain, gains, hand, hazardous, heal, host,
  housesAmong, ifYouDo, inCenter, isA, it, itsHouse, keysCost, look, lose, may, mayPlay, mayPlayOrUse, minus, moveAmber, named, neighboring,
  neighborsOf, none, notOf, of, ofHousesYouControl, on, oneOf, oneOfThem, opponent, other, otherwise, placeAmber, play, playableAsUpgrade,
  plays, power, putBack, reaps, rearrange, resolve, resolvesPlay, restOfTurn, reveal, samePower, self, skirmish, source, staralliance,
  steal, stun, taunt, thatPlayer, theNext, them, thisWay, times, toHand, top, trait, untilEndOfYourNextTurn, upgrade, use, ward, when,
  withAmber, withEffect, withUpgrade, you,
} from '../../words/index.ts'

/** Worlds Collide, house Star Alliance. */
export const starAllianceCards = [
  Creature(
    'armsmaster-molina',
    'Armsmaster Molina',
    staralliance,
    { power: 4, traits: ['human'], keywords: [hazardous(3)] },
    gains(neighborsOf(self), hazardous(3)),
  ),

  Creature(
    'chief-engineer-walls',
    'Chief Engineer Walls',
    staralliance,
    { power: 2, traits: ['human'], keywords: [elusive] },
    on(play, afterFight, afterReap, may(toHand(a(from(discardPile, you, either(upgrade, trait('robot', card))))))),
  ),

  Upgrade(
    'cloaking-dongle',
    'Cloaking Dongle',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, elusive),
    gains(neighborsOf(host), elusive),
  ),

  Creature(
    'com-officer-kirby',
    'Com. Officer Kirby',
    staralliance,
    { power: 3, traits: ['human'] },
    on(play, afterFight, afterReap, theNext(mayPlay(1, notOf(staralliance, either(artifact, either(upgrade, actionCard)))))),
  ),

  Creature(
    'commander-chan',
    'Commander Chan',
    staralliance,
    { power: 4, traits: ['human'] },
    on(afterFight, afterReap, use(a(other(friendly(creature))))),
  ),

  Creature(
    'explo-rover',
    'Explo-rover',
    staralliance,
    { power: 3, traits: ['robot'], keywords: [skirmish] },
    playableAsUpgrade(gains(host, skirmish)),
  ),

  Creature(
    'first-officer-frane',
    'First Officer Frane',
    staralliance,
    { power: 4, traits: ['human'] },
    on(play, afterFight, afterReap, capture(1, a(friendly(creature)))),
  ),

  Creature('lieutenant-khrkhar', 'Lieutenant Khrkhar', staralliance, {
    power: 5,
    traits: ['alien', 'handuhan'],
    keywords: [taunt, hazardous(3)],
  }),

  Upgrade(
    'light-of-the-archons',
    'Light of the Archons',
    staralliance,
    { bonus: [amberIcon] },
    power(count(attachedTo(host, upgrade)), host),
    armor(count(attachedTo(host, upgrade)), host),
  ),

  Creature(
    'medic-ingram',
    'Medic Ingram',
    staralliance,
    { power: 3, traits: ['human'] },
    on(play, afterFight, afterReap, may(heal(3, a(creature)), ward(it))),
  ),

  Upgrade(
    'molina-s-blaster',
    'Molina’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('armsmaster-molina', creature))))))),
    after(attaches(you, self, named('armsmaster-molina', creature)), may(deal(3, a(creature)))),
  ),

  Action('red-alert', 'Red Alert', staralliance, {}, play(deal(excess(opponent, creature), each(enemy(creature))))),

  Creature(
    'sci-officer-qincan',
    'Sci. Officer Qincan',
    staralliance,
    { power: 2, traits: ['alien', 'proximan', 'scientist'], keywords: [elusive] },
    after(choosesHouse(aPlayer), when(none(of(activeHouse, card)), steal(1))),
  ),

  Creature(
    'sensor-chief-garcia',
    'Sensor Chief Garcia',
    staralliance,
    { power: 3, traits: ['human'] },
    on(play, afterFight, afterReap, duringNextTurn(opponent, keysCost(eachPlayer, 2))),
  ),

  Action(
    'stealth-mode',
    'Stealth Mode',
    staralliance,
    { bonus: [amberIcon] },
    play(duringNextTurn(opponent, cannot('play', opponent, actionCard))),
  ),

  Action('zap', 'Zap', staralliance, { bonus: [amberIcon] }, play(times(housesAmong(creature), deal(1, a(creature))))),

  Creature(
    'calv-1n',
    'CALV-1N',
    staralliance,
    { power: 2, armor: 1, traits: ['robot'] },
    on(afterFight, afterReap, draw(1)),
    playableAsUpgrade(gains(host, on(afterFight, afterReap, draw(1)))),
  ),

  Creature(
    'cxo-taber',
    'CXO Taber',
    staralliance,
    { power: 3, traits: ['alien', 'krxix'] },
    on(afterFight, afterReap, theNext(mayPlayOrUse(notOf(staralliance, card)))),
  ),

  Upgrade('force-field', 'Force Field', staralliance, { bonus: [amberIcon] }, gains(host, afterReap(ward(self)))),

  Creature(
    'helmsman-spears',
    'Helmsman Spears',
    staralliance,
    { power: 2, traits: ['human'] },
    on(afterFight, afterReap, discard(anyNumber(from(hand, you, card))), draw(count(thisWay(card)))),
  ),

  Creature(
    'information-officer-gray',
    'Information Officer Gray',
    staralliance,
    { power: 4, traits: ['human'] },
    on(play, afterFight, afterReap, ifYouDo(may(reveal(a(from(hand, you, notOf(staralliance, card))))), archive(it))),
  ),

  Action('lay-of-the-land', 'Lay of the Land', staralliance, { bonus: [amberIcon] }, play(look(top(you, 3)), putBack(them), draw(1))),

  Creature(
    'navigator-ali',
    'Navigator Ali',
    staralliance,
    { power: 3, traits: ['human'] },
    on(play, afterFight, afterReap, look(top(you, 3)), putBack(them)),
  ),

  Creature(
    'nurse-soto',
    'Nurse Soto',
    staralliance,
    { power: 3, traits: ['human'], keywords: [deploy] },
    on(play, afterFight, afterReap, heal(3, neighborsOf(self))),
  ),

  Upgrade('quadracorder', 'Quadracorder', staralliance, {}, keysCost(opponent, cappedAt(3, housesAmong(friendly(creature))))),

  Action(
    'quintrino-flux',
    'Quintrino Flux',
    staralliance,
    {},
    play(choose(both(a(friendly(creature)), a(enemy(creature)))), destroy(each(samePower(oneOfThem, creature)))),
  ),

  Creature(
    'sci-officer-morpheus',
    'Sci. Officer Morpheus',
    staralliance,
    { power: 2, armor: 1, traits: ['shapeshifter', 'scientist'] },
    after(plays(you, withEffect('play', creature)), resolve('play', it)),
  ),

  Upgrade('stunner', 'Stunner', staralliance, { bonus: [amberIcon] }, gains(host, on(afterFight, afterReap, may(stun(a(creature)))))),

  Creature(
    'tactical-officer-moon',
    'Tactical Officer Moon',
    staralliance,
    { power: 4, traits: ['human'], keywords: [assault(2)] },
    play(may(rearrange)),
  ),

  Artifact(
    'transporter-platform',
    'Transporter Platform',
    staralliance,
    { traits: ['location'], bonus: [amberIcon] },
    action(choose(a(friendly(creature))), toHand(both(it, each(attachedTo(it, upgrade))))),
  ),

  Upgrade(
    'universal-translator',
    'Universal Translator',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, use(a(friendly(notOf(staralliance, creature)))))),
  ),

  Action(
    'xenotraining',
    'Xenotraining',
    staralliance,
    { bonus: [amberIcon] },
    play(times(housesAmong(friendly(creature)), capture(1, a(friendly(creature))))),
  ),

  Creature(
    'æmbertracker',
    'Æmbertracker',
    staralliance,
    { power: 4, traits: ['beast'] },
    play(deal(2, each(enemy(withAmber(creature))), { ignoringArmor: true })),
  ),

  Artifact(
    'book-of-leq',
    'Book of leQ',
    staralliance,
    { traits: ['item'] },
    action(reveal(top(you)), when(isA(it, notOf(staralliance, card)), becomeActiveHouse(it), otherwise(endTurn))),
  ),

  Creature(
    'captain-val-jericho',
    'Captain Val Jericho',
    staralliance,
    { power: 5, armor: 1, traits: ['human', 'leader'] },
    asLongAs(inCenter(self), mayPlay(1, notOf(activeHouse, card), 'eachTurn')),
  ),

  Creature(
    'crash-muldoon',
    'Crash Muldoon',
    staralliance,
    { power: 3, traits: ['human', 'pilot'], keywords: [deploy] },
    entersPlay(self, 'ready'),
    action(use(a(neighboring(notOf(staralliance, creature))))),
  ),

  Upgrade(
    'disruption-field',
    'Disruption Field',
    staralliance,
    { bonus: [amberIcon] },
    keysCost(opponent, counters('disruption', self)),
    gains(host, on(afterFight, afterReap, addCounters('disruption', 1, source))),
  ),

  Creature(
    'doctor-driscoll',
    'Doctor Driscoll',
    staralliance,
    { power: 3, traits: ['human', 'scientist'], keywords: [elusive] },
    action(heal(2, a(creature)), gain(amountThisWay)),
  ),

  Upgrade('encounter-suit', 'Encounter Suit', staralliance, {}, before(resolvesPlay(actionCard), ward(host))),

  Action(
    'forging-an-alliance',
    'Forging an Alliance',
    staralliance,
    { bonus: [amberIcon] },
    play(forge(minus(7, cappedAt(6, housesAmong(card))))),
  ),

  Action(
    'galactic-census',
    'Galactic Census',
    staralliance,
    { bonus: [amberIcon] },
    play(
      when(atLeast(6, housesAmong(creature)), gain(3)),
      when(exactly(5, housesAmong(creature)), gain(2)),
      when(exactly(4, housesAmong(creature)), gain(1)),
      when(exactly(3, housesAmong(creature)), gain(1)),
    ),
  ),

  Artifact(
    'general-order-24',
    'General Order 24',
    staralliance,
    { traits: ['law'] },
    atStart(
      you,
      when(none(friendly(creature)), destroy(self), otherwise(choose(a(friendly(creature))), destroy(each(of(itsHouse, creature))))),
    ),
    atStart(
      opponent,
      when(none(enemy(creature)), destroy(self), otherwise(choose(a(enemy(creature))), destroy(each(of(itsHouse, creature))))),
    ),
  ),

  Creature(
    'operations-officer-yshi',
    'Operations Officer Yshi',
    staralliance,
    { power: 4, armor: 2, traits: ['spirit'], keywords: [taunt] },
    gains(neighborsOf(self), on(afterFight, afterReap, capture(1))),
  ),

  Artifact(
    'peace-accord',
    'Peace Accord',
    staralliance,
    { traits: ['law'] },
    after(fightsWith(aPlayer, creature), lose(4, thatPlayer), destroy(self)),
    play(gain(2, eachPlayer)),
  ),

  Upgrade('plasma-nozzle', 'Plasma Nozzle', staralliance, { bonus: [amberIcon] }, gains(host, beforeFight(deal(2, foe, { splash: 2 })))),

  Creature(
    'psionic-officer-lang',
    'Psionic Officer Lang',
    staralliance,
    { power: 3, traits: ['human'] },
    after(reaps(enemy(creature)), archive(top(you))),
  ),

  Artifact(
    'quixxle-stone',
    'Quixxle Stone',
    staralliance,
    { traits: ['item'], bonus: [amberIcon] },
    asLongAs(controlsMore(you, creature), cannot('play', you, creature)),
    asLongAs(controlsMore(opponent, creature), cannot('play', opponent, creature)),
  ),

  Creature(
    'special-agent-fingers',
    'Special Agent “Fingers”',
    staralliance,
    { power: 1, traits: ['elf', 'thief'], keywords: [elusive] },
    action(steal(1)),
  ),

  Action(
    'tachyon-pulse',
    'Tachyon Pulse',
    staralliance,
    { bonus: [amberIcon] },
    play(destroy(each(artifact)), exhaust(each(withUpgrade(creature)))),
  ),

  Creature(
    'techivore-pulpate',
    'Techivore Pulpate',
    staralliance,
    { power: 5, traits: ['jelly'] },
    after(choosesHouse(aPlayer), destroy(each(of(activeHouse, artifact)))),
  ),

  Artifact(
    'uncharted-lands',
    'Uncharted Lands',
    staralliance,
    { traits: ['location'] },
    gains(each(of(staralliance, creature)), afterReap(moveAmber(1, source, you))),
    play(placeAmber(6, self)),
  ),

  Action(
    'united-action',
    'United Action',
    staralliance,
    { keywords: [alpha] },
    play(restOfTurn(mayPlay('any', ofHousesYouControl(card)), cannot('use', you, card))),
  ),

  Action('we-can-all-win', 'We Can ALL Win', staralliance, { bonus: [amberIcon] }, play(untilEndOfYourNextTurn(keysCost(eachPlayer, -2)))),

  Upgrade(
    'chan-s-blaster',
    'Chan’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('commander-chan', creature))))))),
    after(attaches(you, self, named('commander-chan', creature)), may(use(a(other(friendly(creature)))))),
  ),

  Upgrade(
    'frane-s-blaster',
    'Frane’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('first-officer-frane', creature))))))),
    after(attaches(you, self, named('first-officer-frane', creature)), moveAmber(all, host, you)),
  ),

  Upgrade(
    'garcia-s-blaster',
    'Garcia’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('sensor-chief-garcia', creature))))))),
    after(attaches(you, self, named('sensor-chief-garcia', creature)), steal(1)),
  ),

  Upgrade(
    'ingram-s-blaster',
    'Ingram’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('medic-ingram', creature))))))),
    after(attaches(you, self, named('medic-ingram', creature)), fullyHeal(a(creature))),
  ),

  Upgrade(
    'khrkhar-s-blaster',
    'Khrkhar’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('lieutenant-khrkhar', creature))))))),
    after(attaches(you, self, named('lieutenant-khrkhar', creature)), ward(host)),
  ),

  Upgrade(
    'kirby-s-blaster',
    'Kirby’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('com-officer-kirby', creature))))))),
    after(attaches(you, self, named('com-officer-kirby', creature)), draw(2)),
  ),

  Upgrade(
    'qincan-s-blaster',
    'Qincan’s Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('sci-officer-qincan', creature))))))),
    after(attaches(you, self, named('sci-officer-qincan', creature)), may(archive(a(creature)))),
  ),

  Upgrade(
    'walls--blaster',
    'Walls’ Blaster',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, on(afterFight, afterReap, may(oneOf(deal(2, a(creature)), attach(source, a(named('chief-engineer-walls', creature))))))),
    after(attaches(you, self, named('chief-engineer-walls', creature)), times(count(attachedTo(host, upgrade)), stun(a(creature)))),
  ),
]
