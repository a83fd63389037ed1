/**
 * How decks of Worlds Collide are made up: as those of the sets before. Shadows has one uncommon fewer than other houses: the plants are
 * drawn as one, of another house of the deck. A brew, a bane and a blaster stand for all of their kind; a brew comes with the creature
 * that drank it, a blaster with the officer that it was made for. Two slots in 3600 are anomalies. Known is which cards go together, not
 * how often; with whom the toad comes is our guess.
 */
export const decks = {
  weights: { Common: 60, Uncommon: 27, Rare: 13 },
  maverick: 900,
  anomaly: {
    slots: 1800,
    cards: [
      'ghostform',
      'infomancer',
      'lateral-shift',
      'memolith',
      'nizak-the-forgotten',
      'orb-of-wonder',
      'the-grim-reaper',
      'the-red-baron',
      'timequake',
      'valoocanth',
    ],
  },
  groups: [
    {
      deal: 'one',
      again: true,
      cards: [
        'alaka-s-brew',
        'chieftain-s-brew',
        'cowfyne-s-brew',
        'groke-s-brew',
        'gron-s-brew',
        'mogghunter-s-brew',
        'narp-s-brew',
        'shorty-s-brew',
      ],
      partners: [
        'mega-alaka',
        'mega-ganger-chieftain',
        'mega-cowfyne',
        'mega-groke',
        'mega-gron-nine-toes',
        'mega-mogghunter',
        'mega-narp',
        'mega-shorty',
      ],
    },
    { deal: 'together', again: true, cards: ['igon-the-green', 'igon-the-terrible'] },
    { deal: 'together', again: true, cards: ['ortannu-the-chained', 'ortannu-s-binding'] },
    {
      deal: 'one',
      again: true,
      cards: ['giants--bane', 'beasts--bane', 'demons--bane', 'dinosaurs--bane', 'humans--bane', 'scientists--bane', 'thieves--bane'],
    },
    { deal: 'one', again: true, cards: ['sinestra', 'dexus'] },
    { deal: 'together', again: true, cards: ['hyde', 'velum'] },
    {
      deal: 'byHouse',
      again: true,
      rarity: 'Uncommon',
      cards: ['brobnar-plant', 'dis-plant', 'logos-plant', 'saurian-plant', 'star-alliance-plant', 'untamed-plant'],
      houses: ['brobnar', 'dis', 'logos', 'saurian', 'staralliance', 'untamed'],
    },
    {
      deal: 'one',
      again: true,
      cards: [
        'molina-s-blaster',
        'chan-s-blaster',
        'frane-s-blaster',
        'garcia-s-blaster',
        'ingram-s-blaster',
        'khrkhar-s-blaster',
        'kirby-s-blaster',
        'qincan-s-blaster',
        'walls--blaster',
      ],
      partners: [
        'armsmaster-molina',
        'commander-chan',
        'first-officer-frane',
        'sensor-chief-garcia',
        'medic-ingram',
        'lieutenant-khrkhar',
        'com-officer-kirby',
        'sci-officer-qincan',
        'chief-engineer-walls',
      ],
    },
    { deal: 'together', again: true, cards: ['xenos-bloodshadow', 'toad'] },
  ],
} as const
