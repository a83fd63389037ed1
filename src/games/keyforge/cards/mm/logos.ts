// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, action, activeHouse, after, afterFight, afterReap, amberIcon, amberIs, among, amongTheRest, anyNumber,
  archive, archivedFaceup, archives, armor, artifact, asLongAs, assault, atStart, belongs, bonusAgain, cannot, card, choose, creature, deal,
  destroy, destroyed, discard, discardUntil, discards, draw, duringNextTurn, each, eachPlayer, elusive, enemy, exalt, forges, friendly,
  from, gain, gainChains, gains, giganticHalf, halfOfGigantic, hand, handAndArchives, ifYouDo, insteadOfTakingArchives, isCreature, it,
  keysCost, logos, look, may, mayUse, not, notTrait, of, omni, on, onFlank, oneOf, opponent, other, otherwise, play, playCard, plays, purge,
  resolveBonus, resolvesBonus, restOfTurn, reveal, search, self, skirmish, steal, takesAfter, theNext, toArchives, toDeckBottom, toHand,
  top, trait, ward, when, whileInPlay, withBonus, you,
} from '../../words/index.ts'

/** Mass Mutation, house Logos. */
export const logosCards = [
  Artifact('auto-encoder', 'Auto-Encoder', logos, { traits: ['item'] }, after(discards(you, card), archive(top(you)))),

  Creature('bot-bookton', 'Bot Bookton', logos, { power: 4, traits: ['mutant', 'scientist'] }, afterReap(playCard(top(you)))),

  Creature(
    'dæmo-bot',
    'Dæmo-Bot',
    logos,
    { power: 3, traits: ['mutant', 'scientist'] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
    destroyed(steal(1)),
  ),

  Action('diametric-charge', 'Diametric Charge', logos, { bonus: [amberIcon] }, play(deal(1, a(creature), { splash: 2 }))),

  Action('eclectic-inquiry', 'Eclectic Inquiry', logos, { bonus: [amberIcon] }, play(archive(top(you, 2)))),

  Creature(
    'even-ivan',
    'Even Ivan',
    logos,
    { power: 4, traits: ['mutant', 'scientist'] },
    action(when(amberIs(opponent, 'even'), steal(1))),
  ),

  Creature('infomorph', 'Infomorph', logos, { power: 4, traits: ['mutant'], enhance: ['draw', 'draw'] }),

  Action('lethologica', 'Lethologica', logos, { bonus: [amberIcon] }, play(discardUntil(of(logos, card)), toHand(it))),

  Creature(
    'munchling',
    'Munchling',
    logos,
    { power: 3, traits: ['mutant'], keywords: [skirmish] },
    afterFight(ifYouDo(may(discard(a(from(handAndArchives, you, of(logos, card))))), gain(1))),
  ),

  Action(
    'opposition-research',
    'Opposition Research',
    logos,
    { enhance: ['damage'] },
    play(duringNextTurn(opponent, cannot('reap', each(enemy(creature))))),
  ),

  Creature('q-mechs', 'Q-Mechs', logos, { power: 1, traits: ['robot'] }, play(draw(1)), destroyed(archive(self))),

  Creature(
    'titan-engineer',
    'Titan Engineer',
    logos,
    { power: 6, traits: ['cyborg', 'scientist'] },
    asLongAs(not(onFlank(self)), keysCost(eachPlayer, +1)),
  ),

  Action('causal-loop', 'Causal Loop', logos, {}, play(archive(a(from(hand, you, card))), archive(self))),

  Creature(
    'chronus',
    'Chronus',
    logos,
    { power: 3, traits: ['mutant'], enhance: ['draw', 'draw'] },
    after(resolvesBonus(you, 'draw'), may(archive(a(from(hand, you, card))))),
  ),

  Artifact('fission-bloom', 'Fission Bloom', logos, { traits: ['power'], enhance: ['draw'] }, action(theNext(bonusAgain))),

  Artifact(
    'forge-compiler',
    'Forge Compiler',
    logos,
    { traits: ['item'] },
    after(forges(opponent), destroy(self), ward(each(friendly(creature)))),
  ),

  Action('krrrzzzaaap', 'Krrrzzzaaap!!!', logos, {}, play(destroy(each(notTrait('mutant', creature))), gainChains(1))),

  Artifact(
    'mutagenic-serum',
    'Mutagenic Serum',
    logos,
    { traits: ['item'], bonus: [amberIcon] },
    omni(destroy(self), restOfTurn(mayUse(each(friendly(trait('mutant', creature)))))),
  ),

  Creature(
    'novu-dynamo',
    'Novu Dynamo',
    logos,
    { power: 8, armor: 2, traits: ['robot'] },
    atStart(you, ifYouDo(may(discard(a(from(handAndArchives, you, of(logos, card))))), gain(1), otherwise(destroy(self)))),
  ),

  Creature(
    'professor-terato',
    'Professor Terato',
    logos,
    { power: 4, traits: ['mutant', 'scientist'] },
    gains(each(trait('mutant', creature)), afterReap(draw(1))),
  ),

  Creature(
    'adaptoid',
    'Adaptoid',
    logos,
    { power: 4, traits: ['mutant'], enhance: ['capture', 'damage', 'draw'] },
    after(
      plays(you, withBonus('any', card)),
      oneOf(restOfTurn(armor(+2, self)), restOfTurn(gains(self, assault(2))), restOfTurn(gains(self, afterFight(steal(1))))),
    ),
  ),

  Artifact(
    'animator',
    'Animator',
    logos,
    { traits: ['item'] },
    action(choose(a(artifact)), restOfTurn(isCreature(it, 3), belongs(it, activeHouse))),
  ),

  Artifact(
    'auto-vac-5150',
    'Auto-Vac 5150',
    logos,
    { traits: ['item'] },
    action(
      ifYouDo(
        may(discard(a(from(archives, you, card)))),
        duringNextTurn(opponent, keysCost(eachPlayer, +3)),
        otherwise(archive(a(from(hand, you, card)))),
      ),
    ),
  ),

  Creature(
    'cyber-clone',
    'Cyber-Clone',
    logos,
    { power: 1, traits: ['mutant'] },
    play(ifYouDo(purge(a(other(creature))), whileInPlay(takesAfter(it)))),
  ),

  Artifact(
    'library-card',
    'Library Card',
    logos,
    { traits: ['item'] },
    action(ifYouDo(purge(self), restOfTurn(after(plays(you, card), draw(1))))),
  ),

  Action('mind-over-matter', 'Mind Over Matter', logos, {}, play(toArchives(each(creature)))),

  Creature(
    'the-archivist',
    'The Archivist',
    logos,
    { power: 3, traits: ['cyborg'] },
    archivedFaceup,
    insteadOfTakingArchives(toHand(anyNumber(from(archives, you, card)))),
  ),

  Action('it-s-coming', 'It’s Coming…', logos, { bonus: [amberIcon] }, play(search(1, giganticHalf), reveal(it), toHand(it))),

  Creature(
    'dino-bot',
    'Dino-Bot',
    logos,
    { power: 5, traits: ['mutant', 'scientist'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature(
    'lyco-bot',
    'Lyco-Bot',
    logos,
    { power: 4, traits: ['mutant', 'scientist'], keywords: [skirmish] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature(
    'odd-clawde',
    'Odd Clawde',
    logos,
    { power: 5, traits: ['mutant', 'scientist'] },
    action(when(amberIs(opponent, 'odd'), steal(1))),
  ),

  Creature(
    'sacro-bot',
    'Sacro-Bot',
    logos,
    { power: 5, armor: 2, traits: ['mutant', 'scientist'] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature(
    'umbra-bot',
    'Umbra-Bot',
    logos,
    { power: 3, traits: ['mutant', 'scientist'], keywords: [elusive] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature(
    'xeno-bot',
    'Xeno-Bot',
    logos,
    { power: 4, traits: ['mutant', 'scientist'] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),
  Creature(
    'ultra-gravitron',
    'Ultra Gravitron',
    logos,
    { power: 10, armor: 3, traits: ['robot'] },
    halfOfGigantic(1),
    play(archive(top(you, 5))),
    on(afterFight, afterReap, ifYouDo(discard(a(from(archives, you, card))), purge(a(creature)), resolveBonus(it))),
  ),

  Creature('ultra-gravitron2', 'Ultra Gravitron', logos, { power: 10, traits: ['robot'] }, halfOfGigantic(2)),
]
