/**
 * How decks of Mass Mutation are made up: as those of the sets before, with no anomalies. A mutant of two houses is drawn as a common of
 * its first house and is of another house of the deck; a monument and Ivan or Clawde stand for all of their kind, and sins come one by
 * one. Known is which cards stand for or come with others, not how
 * often they do; that the three mutations come together, and that the vault and they are drawn as rares, is our guess.
 */
export const decks = {
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
    {
      deal: 'byHouse',
      again: true,
      cards: ['techno-fiend', 'sacro-fiend', 'dino-fiend', 'umbra-fiend', 'xeno-fiend', 'lyco-fiend'],
      houses: ['logos', 'sanctum', 'saurian', 'shadows', 'staralliance', 'untamed'],
    },
    {
      deal: 'byHouse',
      again: true,
      cards: ['dæmo-bot', 'sacro-bot', 'dino-bot', 'umbra-bot', 'xeno-bot', 'lyco-bot'],
      houses: ['dis', 'sanctum', 'saurian', 'shadows', 'staralliance', 'untamed'],
    },
    {
      deal: 'byHouse',
      again: true,
      cards: ['dæmo-knight', 'techno-knight', 'dino-knight', 'umbra-knight', 'xeno-knight', 'lyco-knight'],
      houses: ['dis', 'logos', 'saurian', 'shadows', 'staralliance', 'untamed'],
    },
    {
      deal: 'byHouse',
      again: true,
      cards: ['dæmo-saurus', 'techno-saurus', 'sacro-saurus', 'umbra-saurus', 'xeno-saurus', 'lyco-saurus'],
      houses: ['dis', 'logos', 'sanctum', 'shadows', 'staralliance', 'untamed'],
    },
    {
      deal: 'byHouse',
      again: true,
      cards: ['dæmo-thief', 'techno-thief', 'sacro-thief', 'dino-thief', 'xeno-thief', 'lyco-thief'],
      houses: ['dis', 'logos', 'sanctum', 'saurian', 'staralliance', 'untamed'],
    },
    {
      deal: 'byHouse',
      again: true,
      cards: ['dæmo-alien', 'techno-alien', 'sacro-alien', 'dino-alien', 'umbra-alien', 'lyco-alien'],
      houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'untamed'],
    },
    {
      deal: 'byHouse',
      again: true,
      cards: ['dæmo-beast', 'techno-beast', 'sacro-beast', 'dino-beast', 'umbra-beast', 'xeno-beast'],
      houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'staralliance'],
    },
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
} as const
