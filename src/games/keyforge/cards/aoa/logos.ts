// biome-ignore format: written by npm run format
import {
  Creature, after, afterReap, archive, card, count, creature, destroyed, draw, elusive, enemy, friendly, gains, it, logos, mayPlay,
  neighborsOf, notOf, of, play, reaps, self, stun, theNext,
} from '../../words/index.ts'

/** Age of Ascension, house Logos: the cards that are here. */
export const logosCards = [
  Creature(
    'archimedes',
    'Archimedes',
    logos,
    { power: 2, traits: ['cyborg', 'beast'], keywords: [elusive] },
    gains(neighborsOf(self), destroyed(archive(self))),
  ),

  Creature('helper-bot', 'Helper Bot', logos, { power: 1, traits: ['robot'] }, play(theNext(mayPlay(1, notOf(logos, card))))),

  Creature('pip-pip', 'Pip Pip', logos, { power: 2, traits: ['human', 'scientist'] }, after(reaps(enemy(creature)), stun(it))),

  Creature(
    'professor-sutterkin',
    'Professor Sutterkin',
    logos,
    { power: 2, traits: ['human', 'scientist'] },
    afterReap(draw(count(friendly(of(logos, creature))))),
  ),
]
