// biome-ignore format: written by npm run format
import {
  Creature, a, after, asLongAs, creature, destroy, dis, friendly, gain, gains, isDestroyed, it, not, onFlank, ownerOf, play, power, self,
  taunt,
} from '../../words/index.ts'

/** Age of Ascension, house Dis: the cards that are here. */
export const disCards = [
  Creature('gub', 'Gub', dis, { power: 1, traits: ['demon'] }, asLongAs(not(onFlank(self)), power(+5, self), gains(self, taunt))),

  Creature('skullion', 'Skullion', dis, { power: 7, armor: 2, traits: ['demon'] }, play(destroy(a(friendly(creature))))),

  Creature('neffru', 'Neffru', dis, { power: 4, traits: ['demon'] }, after(isDestroyed(creature), gain(1, ownerOf(it)))),
]
