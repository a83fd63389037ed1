/**
 * How decks of Age of Ascension are made up: as those of Call of the Archons. Dis and Sanctum have one uncommon fewer than other houses,
 * and the key imps and the ambassadors have no rarity: each of these groups is drawn as one uncommon. Only the ambassadors of the other two
 * houses of a deck come with it.
 */
export const decks = {
  weights: { Common: 60, Uncommon: 27, Rare: 13 },
  maverick: 900,
  groups: [
    { deal: 'together', again: true, cards: ['timetraveller', 'help-from-future-self'] },
    { deal: 'together', again: true, cards: ['ortannu-the-chained', 'ortannu-s-binding'] },
    { deal: 'one', again: true, rarity: 'Uncommon', cards: ['bronze-key-imp', 'silver-key-imp', 'gold-key-imp'] },
    {
      deal: 'byHouse',
      again: true,
      rarity: 'Uncommon',
      cards: ['brobnar-ambassador', 'dis-ambassador', 'logos-ambassador', 'mars-ambassador', 'shadows-ambassador', 'untamed-ambassador'],
      houses: ['brobnar', 'dis', 'logos', 'mars', 'shadows', 'untamed'],
    },
  ],
} as const
