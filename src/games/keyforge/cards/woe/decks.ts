/**
 * How decks of Winds of Exchange are made up: as those of the sets before, each with the reference card of one token creature of its houses.
 * The cards of a combination come together. Known is which go together, not how often; how many cards of a kind come is our guess,
 * and so is that an anomaly comes as seldom as in Worlds Collide.
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
      'the-grim-reaper',
      'the-red-baron',
      'timequake',
      'ecto-charge',
      'near-future-lens',
      'curse-of-forgetfulness',
    ],
  },
  tokens: {
    'revna-starsong': 'berserker',
    molluscaller: 'strange-shell',
    'blorb-hive': 'blorb',
    'batariel-of-the-grey': 'disciple',
    'norbyn-s-cavern': 'æmberling',
    'primordial-vault': 'cultist',
  },
  groups: [
    { deal: 'together', again: true, cards: ['conductor-jărroyă', 'shĭgzisŏ-buggy', 'shĭsnyasĭ-buggy', 'shĭzyokŭ-buggy'] },
    { deal: 'together', again: true, cards: ['socraterosaurus', 'aristotlmimus', 'platopelta'] },
    { deal: 'together', again: true, cards: ['nautilixian', 'green-aeronaut', 'purple-aeronaut', 'red-aeronaut', 'white-aeronaut'] },
    { deal: 'together', again: true, cards: ['scylla', 'charybdis'] },
    { deal: 'together', again: true, cards: ['tangaika', 'primordial-vault'] },
    { deal: 'together', again: true, cards: ['soleft', 'flounderight'] },
    { deal: 'together', again: true, cards: ['com-officer-hings', 'com-officer-gross'] },
  ],
} as const
