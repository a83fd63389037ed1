// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, Token, a, action, after, afterDefeating, afterFight, amber, amberIcon, archive, asLongAs, atStart, brobnar,
  cannot, card, comesWithMore, controls, controlsMore, count, creature, damaged, deal, deploy, destroy, destroyed, each, earlier, enemy,
  enrage, entersPlay, exalt, fightWith, fights, forEach, friendly, fromDiscardPile, gain, gainChains, gains, half, happened, hasAmber,
  highestPower, ifYouDo, isDestroyed, it, lose, loses, makeToken, may, named, neighboring, neighborsOf, none, not, of, opponent, other,
  play, putIntoPlay, ready, restOfTurn, reveal, search, self, skirmish, some, splashAttack, staysExhausted, them, thisTurn, thisWay,
  toDeckBottom, toHand, trait, wasDestroyed, when, you,
} from '../../words/index.ts'

/** Winds of Exchange, house Brobnar. */
export const brobnarCards = [
  Artifact(
    'ancient-battleground',
    'Ancient Battleground',
    brobnar,
    { traits: ['location'] },
    cannot('reap', each(friendly(creature))),
    gains(each(friendly(creature)), afterFight(gain(1))),
  ),

  Action(
    'endless-hordes',
    'Endless Hordes',
    brobnar,
    {},
    play(forEach(each(enemy(creature)), makeToken(1), ready(it), fightWith(it, earlier))),
  ),

  Creature('frost-giant', 'Frost Giant', brobnar, { power: 18, traits: ['giant'] }, staysExhausted(self)),

  Action(
    'hallafest',
    'Hallafest',
    brobnar,
    {},
    play(
      search(4, trait('bräkken', card), 'deckAndDiscard', 'differentNames'),
      reveal(them),
      gainChains(count(thisWay(card))),
      toHand(them),
    ),
  ),

  Creature(
    'harmal-atoon',
    'Harmal Atoon',
    brobnar,
    { power: 5, traits: ['bräkken', 'giant'] },
    gains(each(other(friendly(of(brobnar, creature)))), destroyed(toHand(self))),
  ),

  Creature('kretchee', 'Kretchee', brobnar, { power: 3, traits: ['goblin'] }, comesWithMore(1, creature)),

  Creature(
    'nirbor-flamewing',
    'Nirbor Flamewing',
    brobnar,
    { power: 4, traits: ['phoenix'] },
    fromDiscardPile(atStart(you, ifYouDo(may(destroy(a(friendly(creature)))), putIntoPlay(self, 'ready')))),
    destroyed(makeToken(1)),
  ),

  Creature(
    'revna-starsong',
    'Revna Starsong',
    brobnar,
    { power: 7, traits: ['giant'] },
    loses(each(friendly(named('berserker', creature))), 'afterFight'),
  ),

  Action('brawl-in', 'Brawl In', brobnar, {}, play(makeToken(2), enrage(them))),

  Artifact(
    'broken-axe-outpost',
    'Broken Axe Outpost',
    brobnar,
    { traits: ['location'], bonus: [amberIcon] },
    action(ifYouDo(toDeckBottom(a(friendly(creature))), deal(6, a(enemy(creature))))),
  ),

  Creature(
    'crim-torchtooth',
    'Crim Torchtooth',
    brobnar,
    { power: 7, traits: ['giant'], keywords: [splashAttack(4)] },
    afterFight(enrage(neighborsOf(self))),
  ),

  Action(
    'feats-of-strength',
    'Feats of Strength',
    brobnar,
    { bonus: [amberIcon] },
    play(restOfTurn(after(isDestroyed(enemy(creature), 'inFight'), makeToken(1)))),
  ),

  Creature(
    'ged-hammer',
    'Ged Hammer',
    brobnar,
    { power: 5, traits: ['bräkken', 'giant'] },
    destroyed(ready(each(other(friendly(of(brobnar, creature))))), enrage(them)),
  ),

  Creature(
    'the-grand-gord',
    'The Grand Gord',
    brobnar,
    { power: 5, traits: ['giant'] },
    atStart(you, when(controls(you, 1, highestPower(creature)), makeToken(1))),
  ),

  Action(
    'vow-of-blood',
    'Vow of Blood',
    brobnar,
    { bonus: [amberIcon], enhance: ['damage', 'damage'] },
    play(deal(2, each(damaged(enemy(creature))))),
  ),

  Creature(
    'vulka',
    'Vulka',
    brobnar,
    { power: 5, traits: ['bräkken', 'giant'] },
    gains(each(friendly(of(brobnar, creature))), splashAttack(1)),
  ),

  Creature(
    'brikk-nastee',
    'Brikk Nastee',
    brobnar,
    { power: 5, traits: ['bräkken', 'giant'] },
    after(fights(other(friendly(of(brobnar, creature)))), gain(1)),
  ),

  Creature('crogg-the-clumsy', 'Crogg the Clumsy', brobnar, { power: 7, traits: ['giant'], keywords: [splashAttack(2)] }),

  Action(
    'fresh-marks',
    'Fresh Marks',
    brobnar,
    { bonus: [amberIcon] },
    play(ifYouDo(destroy(a(friendly(creature))), exalt(some(3, enemy(creature))))),
  ),

  Creature('jarl-svend', 'Jarl Svend', brobnar, { power: 7, traits: ['giant'] }, afterDefeating(makeToken(1))),

  Artifact('might-club', 'Might Club', brobnar, { traits: ['weapon'] }, action(ready(a(creature)), enrage(it))),

  Creature('pelf', 'Pelf', brobnar, { power: 3, traits: ['goblin'], keywords: [skirmish] }, afterFight(lose(1, opponent))),

  Action(
    'press-gang',
    'Press Gang',
    brobnar,
    {},
    play(makeToken(1), when(happened(thisTurn, isDestroyed(enemy(creature))), archive(self))),
  ),

  Action('ragnarok-prep', 'Ragnarok Prep', brobnar, {}, play(makeToken(1), when(controlsMore(you, creature), lose(2, opponent)))),

  Action(
    'rant-and-rive',
    'Rant and Rive',
    brobnar,
    { bonus: [amberIcon] },
    play(when(hasAmber(opponent, 8), lose(half(amber(opponent)), opponent))),
  ),

  Creature('rowdy-skald', 'Rowdy Skald', brobnar, { power: 4, traits: ['goblin'], enhance: [amberIcon, 'damage', 'damage'] }),

  Creature(
    'shock-herder',
    'Shock Herder',
    brobnar,
    { power: 3, traits: ['goblin'], keywords: [deploy] },
    play(ready(a(neighboring(creature))), fightWith(it)),
  ),

  Action('stratosmack', 'Stratosmack', brobnar, {}, play(deal(3, a(creature)), when(wasDestroyed(it), makeToken(1)))),

  Token(
    'berserker',
    'Berserker',
    brobnar,
    { power: 5, traits: ['giant'] },
    entersPlay(self, 'ready', 'enraged'),
    afterFight(destroy(self)),
  ),

  Token('warrior', 'Warrior', brobnar, { power: 4, traits: ['giant'] }, asLongAs(not(none(enemy(creature))), cannot('reap', self))),

  Token('skirmisher', 'Skirmisher', brobnar, { power: 2, traits: ['goblin'], keywords: [skirmish] }),

  Token('grumpus', 'Grumpus', brobnar, { power: 2, traits: ['beast'], keywords: [splashAttack(1)] }),
]
