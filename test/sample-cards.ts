import { definitionById } from '../src/games/keyforge/definition.ts'
import { loadCards } from '../src/games/keyforge/catalog.ts'
import {
  Action, Artifact, Creature, a, action, afterReap, alpha, anyNumber, assault, brobnar, capture, creature, deal, deploy, destroy, destroyed, each, enrage, exalt, forge,
  friendly, enemy, gain, graft, from, hand, card, hazardous, invulnerable, it, makeToken, may, omega, play, poison, ready, repeatIf, hasAmber, you, self, skirmish, splashAttack, taunt,
  toHand, treachery, unforge, opponent, ward, draw, elusive, not, steal, oneOf, putUnderSelf, choose, omni,
} from '../src/games/keyforge/words.ts'

/**
 * Made-up cards for the tests of rules that no card of the sets here shows alone: one mechanism each. They are loaded by tests only
 * and stand in no deck.
 */
const faces = [
  Creature('sample-plain', 'Plain', brobnar, { power: 4 }),
  Creature('sample-big', 'Big', brobnar, { power: 9 }),
  Creature('sample-armored', 'Armored', brobnar, { power: 4, armor: 2 }),
  Creature('sample-taunt', 'Taunt', brobnar, { power: 4, keywords: [taunt] }),
  Creature('sample-elusive', 'Elusive', brobnar, { power: 3, keywords: [elusive] }),
  Creature('sample-skirmish', 'Skirmish', brobnar, { power: 3, keywords: [skirmish] }),
  Creature('sample-poison', 'Poison', brobnar, { power: 1, keywords: [poison] }),
  Creature('sample-assault', 'Assault', brobnar, { power: 3, keywords: [assault(2)] }),
  Creature('sample-hazardous', 'Hazardous', brobnar, { power: 3, keywords: [hazardous(3)] }),
  Creature('sample-splash', 'Splash', brobnar, { power: 5, keywords: [splashAttack(2)] }),
  Creature('sample-invulnerable', 'Invulnerable', brobnar, { power: 2, keywords: [invulnerable] }),
  Creature('sample-deploy', 'Deploy', brobnar, { power: 2, keywords: [deploy] }),
  Creature('sample-treachery', 'Treachery', brobnar, { power: 2, keywords: [treachery] }),
  Creature('sample-reaper', 'Reaper', brobnar, { power: 4 }, afterReap(draw(1)), afterReap(gain(1))),
  Creature('sample-martyr', 'Martyr', brobnar, { power: 2 }, destroyed(gain(1)), destroyed(toHand(self))),
  Creature('sample-bomb', 'Bomb', brobnar, { power: 2 }, destroyed(deal(2, each(creature)))),
  Creature('sample-token', 'Token', brobnar, { power: 1, traits: ['goblin'] }),
  Action('sample-alpha', 'Alpha', brobnar, { keywords: [alpha] }, play(gain(1))),
  Action('sample-omega', 'Omega', brobnar, { keywords: [omega] }, play(gain(1))),
  Action('sample-icons', 'Icons', brobnar, { bonus: ['amber', 'capture', 'damage', 'draw', 'discard'] }),
  Action('sample-ward', 'Ward', brobnar, {}, play(ward(a(creature)))),
  Action('sample-enrage', 'Enrage', brobnar, {}, play(enrage(a(creature)))),
  Action('sample-exalt', 'Exalt', brobnar, {}, play(exalt(a(friendly(creature))))),
  Action('sample-wipe', 'Wipe', brobnar, {}, play(destroy(anyNumber(creature)))),
  Action('sample-forge', 'Forge', brobnar, {}, play(may(forge(-2)))),
  Action('sample-unforge', 'Unforge', brobnar, {}, play(unforge(opponent))),
  Action('sample-tokens', 'Tokens', brobnar, {}, play(makeToken(2))),
  Action('sample-again', 'Again', brobnar, {}, play(gain(1), repeatIf(not(hasAmber(you, 4))))),
  Action('sample-modes', 'Modes', brobnar, {}, play(oneOf(steal(1), destroy(a(enemy(creature))), gain(1)))),
  Action('sample-ready', 'Ready', brobnar, {}, play(ready(each(friendly(creature))))),
  Artifact('sample-shelf', 'Shelf', brobnar, {}, play(graft(a(from(hand, you, card))))),
  Artifact('sample-chest', 'Chest', brobnar, {}, play(putUnderSelf(a(from(hand, you, card)))), action(capture(1, a(friendly(creature)))), omni(choose(a(creature)), deal(1, it))),
]

/** Loads the sample cards once. */
export function loadSamples(): void {
  if (!definitionById.has(faces[0].id)) loadCards(faces)
}
