import type { House } from '../../rules/index.ts'
import type { RarityGroup, SetRarities } from '../printing.ts'

/** How a mutant's name begins, by its second house. */
const MUTANTS = {
  dis: 'dæmo',
  logos: 'techno',
  sanctum: 'sacro',
  saurian: 'dino',
  shadows: 'umbra',
  staralliance: 'xeno',
  untamed: 'lyco',
} as const

/**
 * How decks of Mass Mutation are made up: as those of the sets before, with no anomalies. A mutant of two houses is drawn as a common of
 * its first house and is of another house of the deck; a monument and Ivan or Clawde stand for all of their kind, and sins come one by
 * one. Known is which cards stand for or come with others, not how
 * often they do; that the three mutations come together, and that the vault and they are drawn as rares, is our guess.
 */
export const decks: SetRarities = {
  weights: { Common: 60, Uncommon: 27, Rare: 13 },
  maverick: 900,
  groups: [
    { deal: 'together', again: false, rarity: 'Rare', cards: ['dark-æmber-vault'] },
    {
      deal: 'together',
      again: false,
      rarity: 'Rare',
      cards: ['mutation-of-cunning', 'mutation-of-fury', 'mutation-of-instinct'],
    },
    mutants('dis', 'fiend'),
    mutants('logos', 'bot'),
    mutants('sanctum', 'knight'),
    mutants('saurian', 'saurus'),
    mutants('shadows', 'thief'),
    mutants('staralliance', 'alien'),
    mutants('untamed', 'beast'),
    { deal: 'one', again: true, cards: ['sinestra', 'dexus'] },
    { deal: 'one', again: true, rarity: 'Rare', cards: ['desire', 'envy', 'gluttony', 'greed', 'pride', 'sloth', 'wrath'] },
    { deal: 'one', again: true, cards: ['even-ivan', 'odd-clawde'] },
    { deal: 'together', again: false, cards: ['deusillus', 'deusillus2', 'it-s-coming'] },
    { deal: 'together', again: false, cards: ['niffle-kong', 'niffle-kong2', 'it-s-coming'] },
    { deal: 'together', again: false, cards: ['ultra-gravitron', 'ultra-gravitron2', 'it-s-coming'] },
    { deal: 'together', again: true, cards: ['hyde', 'velum'] },
    {
      deal: 'one',
      again: true,
      cards: ['monument-to-ludo', 'monument-to-faust', 'monument-to-octavia', 'monument-to-primus', 'monument-to-shrix'],
    },
    { deal: 'together', again: true, cards: ['scylla', 'charybdis'] },
    { deal: 'together', again: true, cards: ['z-force-agent-14', 'z-particle-tracker', 'z-ray-blaster', 'z-wave-emitter'] },
    { deal: 'together', again: true, cards: ['xenos-bloodshadow', 'toad'] },
  ],
}

/** The mutants that are one of each other house. */
function mutants(house: keyof typeof MUTANTS, kind: string): RarityGroup {
  const others = (Object.keys(MUTANTS) as (keyof typeof MUTANTS & House)[]).filter((other) => other !== house)
  return { deal: 'byHouse', again: true, cards: others.map((other) => `${MUTANTS[other]}-${kind}`), houses: others }
}
