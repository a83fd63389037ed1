import type { Rarity } from './pool.ts'

/** Cards that are dealt as one: drawing the first of them stands for the group. */
export interface RarityGroup {
  /** `together`: all of them, each once. `one`: a single one of them, equally likely. */
  readonly deal: 'together' | 'one'
  readonly cards: readonly string[]
  /** May be dealt again to a deck that has it. */
  readonly again: boolean
}

/** How the decks of a set are made up; in play rarity means nothing (kf.rarity.1). */
export interface SetRarities {
  /** Chance of a slot to be of a rarity, in parts of their sum. Special cards come by their groups alone. */
  readonly weights: Readonly<Record<Exclude<Rarity, 'Special'>, number>>
  /** One slot in so many is a maverick. */
  readonly maverick: number
  readonly groups: readonly RarityGroup[]
}

/**
 * Twelve slots of a house come to 7.2 commons, 3.2 uncommons and 1.6 rares. Slots are drawn one by one and cards are put back, which
 * gives doubles and triples as decks have them. 36 slots at one in 900 make one deck in 25 with a maverick.
 */
const FIRST_WEIGHTS = { Common: 60, Uncommon: 27, Rare: 13 }

export const RARITIES_OF_SET: Readonly<Record<string, SetRarities>> = {
  cota: {
    weights: FIRST_WEIGHTS,
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
  },
}
