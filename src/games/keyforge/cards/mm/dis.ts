// biome-ignore format: written by npm run format
import {
  Action, Creature, a, afterReap, amberIcon, bonusIconsOf, both, card, creature, deal, destroy, destroyed, dis, discard, draw, each,
  elusive, enemy, exalt, friendly, from, hand, ifYouDo, it, lose, may, opponent, otherwise, play, random, self, skirmish, steal, toHand,
  trait, ward, when, withoutBonus, you, yourTurn,
} from '../../words/index.ts'

/** Mass Mutation, house Dis. */
export const disCards = [
  Creature(
    'brabble',
    'Brabble',
    dis,
    { power: 2, traits: ['imp'] },
    destroyed(when(yourTurn, lose(1, opponent), otherwise(lose(3, opponent)))),
  ),

  Action('imp-losion', 'Imp-losion', dis, { bonus: [amberIcon] }, play(destroy(both(a(friendly(creature)), a(enemy(creature)))))),

  Action('mindfire', 'Mindfire', dis, {}, play(discard(random(from(hand, opponent, card))), steal(bonusIconsOf(it)))),

  Creature(
    'techno-fiend',
    'Techno-Fiend',
    dis,
    { power: 3, traits: ['mutant', 'demon'] },
    afterReap(ifYouDo(discard(a(from(hand, you, card))), draw(1))),
    destroyed(steal(1)),
  ),

  Action('double-doom', 'Double Doom', dis, {}, play(toHand(a(enemy(creature))), discard(random(from(hand, opponent, card))))),

  Action('wail-of-the-damned', 'Wail of the Damned', dis, { enhance: ['capture'] }, play(destroy(a(withoutBonus(creature))))),

  Creature(
    'dino-fiend',
    'Dino-Fiend',
    dis,
    { power: 4, traits: ['mutant', 'demon'] },
    play(ifYouDo(may(exalt(self)), deal(3, a(creature)))),
    destroyed(steal(1)),
  ),

  Creature('lyco-fiend', 'Lyco-Fiend', dis, { power: 3, traits: ['mutant', 'demon'], keywords: [skirmish] }, destroyed(steal(1))),

  Creature('pride', 'Pride', dis, { power: 4, traits: ['demon', 'sin'] }, afterReap(ward(each(friendly(trait('sin', creature)))))),

  Creature('sacro-fiend', 'Sacro-Fiend', dis, { power: 4, armor: 2, traits: ['mutant', 'demon'] }, destroyed(steal(1))),

  Creature('umbra-fiend', 'Umbra-Fiend', dis, { power: 2, traits: ['mutant', 'demon'], keywords: [elusive] }, destroyed(steal(1))),
]
