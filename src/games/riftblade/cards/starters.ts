import { attack, base, draw, empowered, heal, mana, overcharged, starter, triggered } from '../words/index.ts'

/** Designed by Catena; not the published cards. Two of each for every player (rb.setup.1). */
// biome-ignore format: a card is two lines, the second is its rows
export const starters = [
  starter('lunar-infusion', 'Lunar Infusion', ['void', 'celestial'],
    triggered(base(mana(1))), overcharged(mana(1), heal(2))),
  starter('cinderblast', 'Cinderblast', ['void', 'infernal'],
    triggered(base(attack(1))), overcharged(attack(2))),
  starter('thunderclap', 'Thunderclap', ['void', 'chaos'],
    triggered(empowered(attack(1))), overcharged(attack(1), draw(1))),
  starter('void-storm', 'Void Storm', ['void', 'soul'],
    triggered(base(mana(1))), empowered(attack(1), mana(1))),
]
