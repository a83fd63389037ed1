// biome-ignore format: written by npm run format
import {
  Token, a, action, afterReap, creature, destroyed, discard, friendly, it, look, may, mostPowerful, neighboring, notOf, ready, staralliance,
  top, use, you,
} from '../../words/index.ts'

/** Winds of Exchange, house Star Alliance. */
export const starAllianceCards = [
  Token('cadet', 'Cadet', staralliance, { power: 1, traits: ['human'] }, destroyed(ready(mostPowerful(1, neighboring(creature))))),

  Token('explorer', 'Explorer', staralliance, { power: 2, traits: ['alien'] }, afterReap(look(top(you)), may(discard(it)))),

  Token('b0-t', 'B0-T', staralliance, { power: 1, traits: ['robot'] }, action(use(a(friendly(notOf(staralliance, creature)))))),
]
