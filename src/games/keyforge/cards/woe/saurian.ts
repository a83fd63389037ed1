// biome-ignore format: written by npm run format
import {
  Token, action, afterFight, afterReap, draw, duringNextTurn, eachPlayer, exalt, keysCost, on, opponent, saurian, self,
} from '../../words/index.ts'

/** Winds of Exchange, house Saurian. */
export const saurianCards = [
  Token('bellatoran-warrior', 'Bellatoran Warrior', saurian, { power: 5, armor: 2, traits: ['soldier', 'dinosaur'] }),

  Token('scholar', 'Scholar', saurian, { power: 1, traits: ['philosopher', 'dinosaur'] }, afterReap(draw(1))),

  Token(
    'senator',
    'Senator',
    saurian,
    { power: 2, traits: ['politician', 'dinosaur'] },
    action(duringNextTurn(opponent, keysCost(eachPlayer, +1))),
  ),

  Token('trooper', 'Trooper', saurian, { power: 5, traits: ['soldier', 'dinosaur'] }, on(afterFight, afterReap, exalt(self))),
]
