import { Creature, archive, destroyed, elusive, gains, logos, mayPlay, card, neighborsOf, notOf, play, self, theNext } from '../../words.ts'

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
]
