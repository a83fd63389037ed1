// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, Upgrade, a, action, addCounters, after, afterFight, afterReap, amber, amberIcon, anyNumber, archive,
  artifact, atLeast, atStart, attach, blank, both, cannot, capture, card, choose, controllerOf, controls, count, counters, creature, deal,
  destroy, destroyed, discard, discardPile, discards, draw, duringNextTurn, each, eachPlayer, eachPlayerDoes, ekwidon, elusive, enemy,
  entersPlay, exchange, exchangeWith, flank, flip, foe, forge, forgedKeys, friendly, from, gain, gainChains, gains, gainsAmber, giveControl,
  half, hand, handSize, hasMoreAmber, host, iconsOf, ifYouDo, instead, it, keysCost, look, lookAtHand, lose, makeToken, may, mayResolveAs,
  mayUse, minus, named, neighboring, not, notOf, notToken, of, omni, oneOf, opponent, other, pay, play, playCard, power, purge, random,
  ready, repeatIf, restOfTurn, reveal, revealHand, same, self, shareHouse, shuffleIn, skirmish, some, source, steal, swapControl,
  thatPlayer, thatPlayerDoes, them, thisWay, toDeckBottom, toHand, token, trait, versatile, when, wouldBe, you, yourTurn,
} from '../../words/index.ts'

/** Winds of Exchange, house Ekwidon. */
export const ekwidonCards = [
  Artifact('æmbitrage', 'Æmbitrage', ekwidon, { traits: ['power'] }, keysCost(you, +1), handSize(you, +1)),

  Creature(
    'antiquities-dealer',
    'Antiquities Dealer',
    ekwidon,
    { power: 3, traits: ['merchant', 'human'] },
    action(when(controls(you, 1, artifact), gain(2))),
  ),

  Action('avid-collecting', 'Avid Collecting', ekwidon, { bonus: [amberIcon] }, play(toHand(a(friendly(token(creature)))))),

  Creature(
    'conductor-jărroyă',
    'Conductor Jărroyă',
    ekwidon,
    { power: 5, traits: ['merchant', 'getrookya'] },
    afterReap(ready(each(friendly(trait('buggy', artifact))))),
  ),

  Action(
    'corner-the-market',
    'Corner the Market',
    ekwidon,
    {},
    play(duringNextTurn(opponent, cannot('play', opponent, card), after(discards(opponent, card), thatPlayerDoes(may(archive(it)))))),
  ),

  Artifact(
    'cursed-relic',
    'Cursed Relic',
    ekwidon,
    { traits: ['item'], enhance: [amberIcon, amberIcon, amberIcon, amberIcon, amberIcon, amberIcon] },
    cannot('play', self),
    cannot('discard', self),
  ),

  Creature(
    'envoy-of-ekwirrĕ',
    'Envoy of Ekwirrĕ',
    ekwidon,
    { power: 5, traits: ['getrookya', 'politician'] },
    afterReap(exchangeWith(a(neighboring(creature)))),
  ),

  Artifact(
    'flea-market',
    'Flea Market',
    ekwidon,
    { traits: ['location'] },
    action(look(random(from(hand, opponent, card))), ifYouDo(may(pay(1, you, opponent)), playCard(it))),
  ),

  Upgrade(
    'freelancer',
    'Freelancer',
    ekwidon,
    { bonus: [amberIcon] },
    atStart(eachPlayer, giveControl(host, thatPlayer)),
    gains(host, mayUse(self)),
  ),

  Upgrade('insurance-policy', 'Insurance Policy', ekwidon, {}, gains(host, destroyed(when(not(yourTurn), gain(4)))), play(lose(1))),

  Creature(
    'molluscaller',
    'Molluscaller',
    ekwidon,
    { power: 4, armor: 4, traits: ['getrookya'] },
    afterReap(
      restOfTurn(power(+3, each(friendly(named('strange-shell', creature)))), blank(each(friendly(named('strange-shell', creature))))),
    ),
  ),

  Action('staff-up', 'Staff Up', ekwidon, {}, play(restOfTurn(wouldBe(gainsAmber(you), instead(makeToken(same)))))),

  Creature(
    'talent-scout',
    'Talent Scout',
    ekwidon,
    { power: 2, traits: ['getrookya'], keywords: [versatile], bonus: [amberIcon] },
    play(lookAtHand(opponent), playCard(a(from(hand, opponent, creature))), giveControl(self, opponent)),
  ),

  Artifact(
    'the-æmber-road',
    'The Æmber Road',
    ekwidon,
    { traits: ['location'] },
    omni(addCounters('trade', 1, self), gain(counters('trade', self)), giveControl(self, opponent)),
  ),

  Action(
    'token-of-appreciation',
    'Token of Appreciation',
    ekwidon,
    {},
    play(makeToken(1), forge(minus(7, count(friendly(token(creature)))))),
  ),

  Artifact(
    'tourist-trap',
    'Tourist Trap',
    ekwidon,
    { traits: ['location'] },
    play(makeToken(1)),
    action(swapControl(a(friendly(token(creature))), a(enemy(creature)))),
  ),

  Creature(
    'transitory-philosopher',
    'Transitory Philosopher',
    ekwidon,
    { power: 5, traits: ['getrookya', 'philosopher'] },
    action(steal(count(enemy(artifact)))),
  ),

  Action(
    'exchange-program',
    'Exchange Program',
    ekwidon,
    { bonus: [amberIcon] },
    play(swapControl(a(friendly(flank(creature))), a(enemy(flank(creature))))),
  ),

  Artifact(
    'exo-shell-system',
    'Exo-shell System',
    ekwidon,
    { traits: ['item'] },
    gains(each(friendly(token(creature))), elusive),
    play(makeToken(1)),
  ),

  Creature(
    'gĕzdrutyŏ-the-arcane',
    'Gĕzdrutyŏ the Arcane',
    ekwidon,
    { power: 3, traits: ['cyborg'] },
    action(steal(2), flip('facedown', self)),
  ),

  Creature(
    'gezrăhi-blacksmith',
    'Gezrăhi Blacksmith',
    ekwidon,
    { power: 4, traits: ['artisan', 'getrookya'], keywords: [elusive] },
    atStart(eachPlayer, thatPlayerDoes(oneOf(makeToken(1), draw(1)))),
  ),

  Artifact(
    'ikwijĭ-outpost',
    'Ikwijĭ Outpost',
    ekwidon,
    { traits: ['location'], bonus: [amberIcon] },
    action(ifYouDo(toDeckBottom(a(friendly(creature))), draw(3))),
  ),

  Action('market-crash', 'Market Crash', ekwidon, {}, play(destroy(each(notToken(creature))), gainChains(2))),

  Upgrade(
    'niffle-paw',
    'Niffle Paw',
    ekwidon,
    { bonus: [amberIcon] },
    gains(host, afterReap(attach(source, a(other(creature))), destroy(self))),
  ),

  Action(
    'outnegotiate',
    'Outnegotiate',
    ekwidon,
    { bonus: [amberIcon] },
    play(choose(a(from(discardPile, opponent, card))), steal(iconsOf('amber', it)), toDeckBottom(it)),
  ),

  Action(
    'pull-up-stakes',
    'Pull Up Stakes',
    ekwidon,
    { bonus: [amberIcon] },
    play(shuffleIn(some(2, friendly(creature))), toHand(some(4, enemy(creature)))),
  ),

  Artifact(
    'puzzling-trinket',
    'Puzzling Trinket',
    ekwidon,
    { traits: ['item'], enhance: [amberIcon, amberIcon] },
    mayResolveAs(['capture', 'damage', 'draw'], 'amber'),
  ),

  Artifact(
    'sandhopper',
    'Sandhopper',
    ekwidon,
    { traits: ['buggy', 'vehicle'] },
    action(ifYouDo(toHand(a(friendly(creature))), may(playCard(a(from(hand, you, notOf(ekwidon, creature))))))),
  ),

  Creature(
    'scrapscrounger',
    'Scrapscrounger',
    ekwidon,
    { power: 4, traits: ['artisan', 'getrookya'] },
    afterReap(exchange(a(from(discardPile, you, artifact)), a(from(hand, you, card)))),
  ),

  Creature(
    'shĭzyokŭ-swopper',
    'Shĭzyokŭ Swopper',
    ekwidon,
    { power: 1, armor: 5, traits: ['getrookya'] },
    afterFight(swapControl(self, foe)),
  ),

  Action(
    'trade-secrets',
    'Trade Secrets',
    ekwidon,
    {},
    play(discard(anyNumber(from(hand, you, of(ekwidon, card)))), steal(count(thisWay(card)))),
  ),

  Creature(
    'tya-arhĭ-esquire',
    'Tya-Arhĭ, Esquire',
    ekwidon,
    { power: 2, traits: ['getrookya'] },
    gains(each(friendly(notToken(creature))), destroyed(makeToken(1))),
  ),

  Artifact('uncommon-currency', 'Uncommon Currency', ekwidon, { traits: ['item'] }, action(swapControl(self, a(enemy(artifact))))),

  Action('auction-off', 'Auction Off', ekwidon, { bonus: [amberIcon] }, play(purge(a(artifact)), gain(1, controllerOf(it)))),

  Creature(
    'belligerent-guard',
    'Belligerent Guard',
    ekwidon,
    { power: 8, traits: ['giant'] },
    entersPlay(self, 'ready'),
    play(draw(1, opponent)),
  ),

  Action(
    'closed-door-negotiation',
    'Closed-Door Negotiation',
    ekwidon,
    { bonus: [amberIcon] },
    play(draw(1, opponent), ifYouDo(steal(1), repeatIf(hasMoreAmber(opponent)))),
  ),

  Creature('dthoshră-recruiter', 'Dthoshră, Recruiter', ekwidon, { power: 4, traits: ['getrookya', 'soldier'] }, afterReap(makeToken(1))),

  Action('forced-retirement', 'Forced Retirement', ekwidon, {}, play(ifYouDo(destroy(a(creature)), gain(1, controllerOf(it))))),

  Creature('gemcoat-vendor', 'Gemcoat Vendor', ekwidon, { power: 6, traits: ['merchant', 'getrookya'] }, action(steal(1), deal(1, self))),

  Creature(
    'general-ză-orhă',
    'General Ză-Orhă',
    ekwidon,
    { power: 4, traits: ['getrookya', 'soldier'], keywords: [skirmish] },
    play(makeToken(forgedKeys(opponent))),
  ),

  Action('generous-offer', 'Generous Offer', ekwidon, {}, play(ifYouDo(destroy(a(friendly(creature))), steal(2)))),

  Action('hire-on', 'Hire On', ekwidon, {}, play(makeToken(1), when(atLeast(6, amber(eachPlayer)), archive(self)))),

  Action(
    'mass-buyout',
    'Mass Buyout',
    ekwidon,
    {},
    play(destroy(each(creature)), eachPlayerDoes(gain(half(count(thisWay(friendly(creature))), 'up')))),
  ),

  Artifact(
    'ornate-talking-tray',
    'Ornate Talking Tray',
    ekwidon,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), makeToken(1)),
  ),

  Action('shopping-spree', 'Shopping Spree', ekwidon, {}, play(discard(each(from(hand, you, card))), draw(count(thisWay(card))))),

  Creature(
    'shrewd-investor',
    'Shrewd Investor',
    ekwidon,
    { power: 4, traits: ['merchant', 'getrookya'], keywords: [elusive] },
    play(ifYouDo(may(gain(1, opponent)), capture(4))),
  ),

  Creature('steward-su-uzyanĕ', 'Steward Su-Uzyanĕ', ekwidon, {
    power: 2,
    traits: ['artisan', 'human'],
    enhance: [amberIcon, amberIcon, 'draw'],
  }),

  Creature(
    'the-old-tinker',
    'The Old Tinker',
    ekwidon,
    { power: 3, traits: ['artisan', 'getrookya'], keywords: [elusive] },
    afterReap(discard(a(from(hand, you, card))), draw(1)),
  ),

  Action('the-visible-hand', 'The Visible Hand', ekwidon, {}, play(makeToken(2), revealHand(you))),

  Action(
    'trading-frenzy',
    'Trading Frenzy',
    ekwidon,
    { bonus: [amberIcon] },
    play(capture(3, both(a(friendly(creature)), a(enemy(creature))))),
  ),

  Artifact(
    'shĭgzisŏ-buggy',
    'Shĭgzisŏ Buggy',
    ekwidon,
    { traits: ['buggy', 'vehicle'] },
    action(ifYouDo(destroy(a(friendly(creature))), gain(2))),
  ),

  Artifact('shĭsnyasĭ-buggy', 'Shĭsnyasĭ Buggy', ekwidon, { traits: ['buggy', 'vehicle'] }, action(ifYouDo(lose(1), draw(3)))),

  Artifact(
    'shĭzyokŭ-buggy',
    'Shĭzyokŭ Buggy',
    ekwidon,
    { traits: ['buggy', 'vehicle'] },
    action(reveal(some(2, from(hand, you, card))), when(shareHouse(them), discard(them), makeToken(1))),
  ),

  Token(
    'strange-shell',
    'Strange Shell',
    ekwidon,
    { power: 1, armor: 4, traits: ['beast'] },
    cannot('fight', self),
    cannot('reap', self),
    action(toHand(self)),
  ),

  Token(
    'diplomat',
    'Diplomat',
    ekwidon,
    { power: 1, traits: ['getrookya', 'politician'], keywords: [elusive] },
    afterReap(gain(1, eachPlayer)),
  ),

  Token('trader', 'Trader', ekwidon, { power: 1, traits: ['merchant', 'getrookya'] }, action(steal(1), destroy(self))),

  Token('prospector', 'Prospector', ekwidon, { power: 1, traits: ['human'] }, destroyed(draw(1))),
]
