/**
 * How decks of Call of the Archons are made up. Twelve slots of a house come to 7.2 commons, 3.2 uncommons and 1.6 rares. Slots are drawn
 * one by one and cards are put back, which gives doubles and triples as decks have them. 36 slots at one in 900 make one deck in 25 with a
 * maverick.
 */
export const decks = {
  weights: { Common: 60, Uncommon: 27, Rare: 13 },
  maverick: 900,
  groups: [
    {
      deal: 'together',
      again: false,
      cards: ['horseman-of-pestilence', 'horseman-of-death', 'horseman-of-famine', 'horseman-of-war'],
    },
    { deal: 'together', again: true, cards: ['timetraveller', 'help-from-future-self'] },
    { deal: 'one', again: true, cards: ['master-of-1', 'master-of-2', 'master-of-3'] },
  ],
} as const
