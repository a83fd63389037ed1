/**
 * How decks of Dark Tidings are made up: as those of the sets before. The cards of a combination come together; in a deck that is an evil
 * twin, each card that has one is its evil twin. Known is which cards go together and that whole decks are twins, not how often; how many
 * arms come with their beast is our guess.
 */
export const decks = {
  weights: { Common: 60, Uncommon: 27, Rare: 13 },
  maverick: 900,
  twins: 20,
  groups: [
    { deal: 'together', again: true, cards: ['dr-verokter', 'rooftop-laboratory', 'reckless-experimentation', 'groundbreaking-discovery'] },
    { deal: 'together', again: true, cards: ['hyde', 'velum'] },
    { deal: 'together', again: true, cards: ['orphiel-sea-s-chosen', 'orphion-land-s-chosen'] },
    { deal: 'together', again: true, cards: ['scylla', 'charybdis'] },
    { deal: 'together', again: true, cards: ['com-officer-hings', 'com-officer-gross'] },
    { deal: 'together', again: true, cards: ['z-force-agent-14', 'z-particle-tracker', 'z-ray-blaster', 'z-wave-emitter'] },
    { deal: 'together', again: true, cards: ['drawn-down', 'dive-deep', 'dark-discovery'] },
    { deal: 'together', again: true, cards: ['omnipus', 'tentaclid'] },
    { deal: 'together', again: true, cards: ['chenille', 'bombyx', 'fifalde'] },
  ],
} as const
