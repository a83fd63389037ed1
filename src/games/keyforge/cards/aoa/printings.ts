/** Printings of Age of Ascension, of those cards that are here: number and letter of the rarity by card. */
export const printings: Readonly<Record<string, readonly [number: number, rarity: string]>> = {
  archimedes: [108, 'C'],
  'helper-bot': [112, 'C'],
  lamindra: [272, 'C'],
}
