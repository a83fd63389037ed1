// biome-ignore format: written by npm run format
import {
  Action, Artifact, Creature, a, action, amberIcon, capture, central, creature, deal, mayResolveAs, play, saurian,
} from '../../words/index.ts'

/** Mass Mutation, house Saurian. */
export const saurianCards = [
  Action('beware-the-ides', 'Beware the Ides', saurian, { bonus: [amberIcon] }, play(deal(23, a(central(creature))))),

  Creature('cornicen-octavia', 'Cornicen Octavia', saurian, { power: 5, armor: 1, traits: ['dinosaur', 'soldier'] }, action(capture(2))),

  Artifact(
    'amphora-captura',
    'Amphora Captura',
    saurian,
    { traits: ['item'], enhance: [amberIcon, amberIcon, 'damage', 'damage', 'draw', 'draw'] },
    mayResolveAs('capture'),
  ),
]
