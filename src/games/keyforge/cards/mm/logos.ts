// biome-ignore format: written by npm run format
import {
  Artifact, Creature, a, action, after, afterFight, afterReap, among, amongTheRest, archive, bonusAgain, card, discard, draw, evenAmber,
  from, hand, ifYouDo, logos, look, may, oddAmber, opponent, resolvesBonus, skirmish, steal, theNext, toDeckBottom, toHand, top, when, you,
} from '../../words/index.ts'

/** Mass Mutation, house Logos. */
export const logosCards = [
  Creature('even-ivan', 'Even Ivan', logos, { power: 4, traits: ['mutant', 'scientist'] }, action(when(evenAmber(opponent), steal(1)))),

  Creature(
    'chronus',
    'Chronus',
    logos,
    { power: 3, traits: ['mutant'], enhance: ['draw', 'draw'] },
    after(resolvesBonus(you, 'draw'), may(archive(a(from(hand, you, card))))),
  ),
  Artifact('fission-bloom', 'Fission Bloom', logos, { traits: ['power'], enhance: ['draw'] }, action(theNext(bonusAgain))),

  Creature(
    'lyco-bot',
    'Lyco-Bot',
    logos,
    { power: 4, traits: ['mutant', 'scientist'], keywords: [skirmish] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),

  Creature('odd-clawde', 'Odd Clawde', logos, { power: 5, traits: ['mutant', 'scientist'] }, action(when(oddAmber(opponent), steal(1)))),

  Creature(
    'xeno-bot',
    'Xeno-Bot',
    logos,
    { power: 4, traits: ['mutant', 'scientist'] },
    afterFight(look(top(you, 3)), toHand(a(among(card))), toDeckBottom(a(amongTheRest(card)))),
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
  ),
]
