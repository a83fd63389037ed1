// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Upgrade, a, aPlayer, action, activeHouse, after, afterFight, afterReap, all, amberIcon, among, amongTheRest,
  archive, armor, artifact, atEnd, atStart, attach, attachedTo, attaches, beforeFight, cannot, capture, card, choose, chooseHouse, chosen,
  count, creature, deal, deck, destroy, destroyed, dis, discard, draw, each, either, elusive, enters, exalt, excess, foe, friendly, from,
  gain, gains, hand, host, ifYouDo, isA, isUsed, it, logos, look, lose, may, mayPlay, mayUse, moveAmber, neighboring, neighborsOf, none,
  notOf, of, on, opponent, other, otherwise, play, playableAsUpgrade, power, resolveBonus, restOfTurn, reveal, revealHand, sanctum, saurian,
  search, self, shadows, sharesHouse, skirmish, source, staralliance, steal, stun, swap, taunt, theNext, theRest, toArchives, toDeckBottom,
  toHand, top, trait, untamed, unward, upgrade, use, ward, when, you,
} from '../../words/index.ts'

/** Mass Mutation, house Star Alliance. */
export const starAllianceCards = [
  Upgrade('access-denied', 'Access Denied', staralliance, { bonus: [amberIcon] }, cannot('reap', host)),

  Upgrade(
    'blast-shielding',
    'Blast Shielding',
    staralliance,
    { bonus: [amberIcon] },
    armor(+2, host),
    gains(host, after(isUsed(self), may(attach(source, a(neighboring(creature)))))),
  ),

  Creature(
    'crewman-jörg',
    'Crewman Jörg',
    staralliance,
    { power: 3, traits: ['human', 'thief'], enhance: ['capture'] },
    action(when(none(neighboring(of(staralliance, creature))), steal(1))),
  ),

  Creature(
    'dæmo-alien',
    'Dæmo-Alien',
    staralliance,
    { power: 3, traits: ['mutant', 'alien'] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
    destroyed(steal(1)),
  ),

  Action('hadron-collision', 'Hadron Collision', staralliance, {}, play(unward(a(creature)), deal(3, it, { ignoringArmor: true }))),

  Upgrade('observ-u-max', 'Observ-u-Max', staralliance, { bonus: [amberIcon] }, gains(host, on(afterFight, afterReap, capture(1)))),

  Creature(
    'scout-pete',
    'Scout Pete',
    staralliance,
    { power: 4, traits: ['alien'] },
    on(play, afterFight, afterReap, look(top(you)), may(discard(it))),
  ),

  Creature(
    'securi-droid',
    'Securi-Droid',
    staralliance,
    { power: 4, traits: ['robot'], keywords: [taunt] },
    playableAsUpgrade(gains(host, taunt)),
  ),

  Action('subdue', 'Subdue', staralliance, { bonus: [amberIcon] }, play(deal(1, a(creature)), stun(it))),

  Creature(
    'subject-kirby',
    'Subject Kirby',
    staralliance,
    { power: 2, traits: ['mutant'] },
    on(play, afterFight, afterReap, theNext(mayPlay(1, notOf(staralliance, creature)))),
  ),

  Action('survey', 'Survey', staralliance, { bonus: [amberIcon], enhance: ['draw'] }, play(look(top(you, 2)), discard(a(among(card))))),

  Creature(
    'teleporter-chief-tink',
    'Teleporter Chief Tink',
    staralliance,
    { power: 2, traits: ['alien'], keywords: [elusive] },
    action(choose(a(other(friendly(creature)))), swap(self, it), restOfTurn(mayUse(it))),
  ),

  Creature(
    'ant1-10ny',
    'ANT1-10NY',
    staralliance,
    { power: 6, traits: ['robot'] },
    atEnd(you, moveAmber(1, self, opponent)),
    play(capture(all)),
  ),

  Creature(
    'armory-officer-nel',
    'Armory Officer Nel',
    staralliance,
    { power: 4, traits: ['alien'], enhance: ['draw'] },
    after(enters(upgrade), draw(1)),
  ),

  Creature(
    'away-team',
    'Away Team',
    staralliance,
    { power: 5, traits: ['alien', 'human', 'robot'] },
    destroyed(toArchives(each(attachedTo(self, upgrade)))),
  ),

  Upgrade('detention-coil', 'Detention Coil', staralliance, { bonus: [amberIcon] }, cannot('fight', host)),

  Creature(
    'hayden-oswin',
    'Hayden Oswin',
    staralliance,
    { power: 2, traits: ['human'] },
    afterReap(gain(count(attachedTo(self, upgrade)))),
  ),

  Creature('lcdr-trigon', 'LCdr. Trigon', staralliance, { power: 4, traits: ['mutant'] }, afterReap(discard(top(you)), resolveBonus(it))),

  Creature('mutagenesis-researcher', 'Mutagenesis Researcher', staralliance, {
    power: 3,
    traits: ['mutant', 'scientist'],
    enhance: [amberIcon, 'capture', 'damage', 'draw'],
  }),

  Action(
    'new-frontiers',
    'New Frontiers',
    staralliance,
    { bonus: [amberIcon] },
    play(chooseHouse, reveal(top(you, 3)), archive(each(among(of(chosen, card)))), discard(theRest)),
  ),

  Action(
    'particle-sweep',
    'Particle Sweep',
    staralliance,
    { bonus: [amberIcon] },
    play(choose(a(creature)), when(isA(it, trait('mutant', creature)), destroy(it), otherwise(deal(2, it)))),
  ),

  Creature(
    'stealthster',
    'Stealthster',
    staralliance,
    { power: 3, traits: ['robot'], keywords: [elusive] },
    playableAsUpgrade(gains(host, elusive)),
  ),

  Creature(
    'ambassador-liu',
    'Ambassador Liu',
    staralliance,
    { power: 4, traits: ['mutant', 'politician'] },
    action(
      discard(a(from(hand, you, card))),
      when(isA(it, either(of(dis, card), of(shadows, card))), steal(1)),
      when(isA(it, either(of(logos, card), of(untamed, card))), gain(2)),
      when(isA(it, either(of(sanctum, card), of(saurian, card))), capture(3)),
    ),
  ),

  Creature(
    'commander-dhrxgar',
    'Commander Dhrxgar',
    staralliance,
    { power: 4, traits: ['mutant'] },
    after(attaches(aPlayer, upgrade, self), gain(1)),
    after(attaches(aPlayer, upgrade, neighboring(creature)), gain(1)),
  ),

  Creature(
    'ensign-el-samra',
    'Ensign El-Samra',
    staralliance,
    { power: 3, traits: ['mutant'], enhance: ['draw', 'draw', 'draw'] },
    action(reveal(a(from(hand, you, card))), resolveBonus(it)),
  ),

  Creature(
    'hapless-cadet',
    'Hapless Cadet',
    staralliance,
    { power: 3, traits: ['alien'], keywords: [taunt] },
    destroyed(lose(3, opponent)),
  ),

  Action('hold-the-line', 'Hold the Line', staralliance, { bonus: [amberIcon] }, play(draw(excess(opponent, creature)))),

  Creature(
    'jon-cargo',
    'J.O.N. Cargo',
    staralliance,
    { power: 1, traits: ['robot'] },
    afterReap(discard(top(you)), revealHand(you), archive(each(from(hand, you, sharesHouse(it, card))))),
  ),

  Creature('kartanoo', 'Kartanoo', staralliance, { power: 1, traits: ['beast'] }, afterReap(use(a(artifact), 'asYours'))),

  Artifact(
    'matter-maker',
    'Matter Maker',
    staralliance,
    { traits: ['item'], bonus: [amberIcon] },
    mayPlay('any', notOf(activeHouse, upgrade)),
  ),

  Creature(
    'z-force-agent-14',
    'Z-Force Agent 14',
    staralliance,
    { power: 5, traits: ['cyborg'] },
    afterFight(gain(count(attachedTo(self, upgrade)))),
  ),

  Upgrade(
    'z-particle-tracker',
    'Z-Particle Tracker',
    staralliance,
    { bonus: [amberIcon] },
    gains(host, afterFight(search(1, upgrade, deck), toHand(it))),
  ),

  Upgrade(
    'z-ray-blaster',
    'Z-Ray Blaster',
    staralliance,
    { bonus: [amberIcon] },
    power(+3, host),
    gains(host, beforeFight(deal(3, neighborsOf(foe)))),
  ),

  Upgrade('z-wave-emitter', 'Z-Wave Emitter', staralliance, { bonus: [amberIcon] }, atStart(you, ward(host))),

  Creature(
    'dino-alien',
    'Dino-Alien',
    staralliance,
    { power: 5, traits: ['mutant', 'alien'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),

  Creature(
    'lyco-alien',
    'Lyco-Alien',
    staralliance,
    { power: 4, traits: ['mutant', 'alien'], keywords: [skirmish] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),

  Creature(
    'sacro-alien',
    'Sacro-Alien',
    staralliance,
    { power: 5, armor: 2, traits: ['mutant', 'alien'] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),

  Creature(
    'techno-alien',
    'Techno-Alien',
    staralliance,
    { power: 4, traits: ['mutant', 'alien'] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature(
    'umbra-alien',
    'Umbra-Alien',
    staralliance,
    { power: 3, traits: ['mutant', 'alien'], keywords: [elusive] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
  ),
]
