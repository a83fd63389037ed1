/** The houses, in the order of the English alphabet; a house's number is its index. */
export const HOUSES = [
  'brobnar',
  'dis',
  'ekwidon',
  'geistoid',
  'keyraken',
  'logos',
  'mars',
  'redemption',
  'sanctum',
  'saurian',
  'shadows',
  'skyborn',
  'staralliance',
  'unfathomable',
  'untamed',
] as const
export type House = (typeof HOUSES)[number]

export const CARD_TYPES = ['action', 'artifact', 'creature', 'upgrade'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** Bonus icons, resolved in printed order when a card is played (kf.bonus). */
export const ICONS = ['amber', 'capture', 'damage', 'draw', 'discard'] as const
export type Icon = (typeof ICONS)[number]

export const KEYWORDS = [
  'alpha',
  'assault',
  'deploy',
  'elusive',
  'hazardous',
  'invulnerable',
  'omega',
  'poison',
  'skirmish',
  'splashAttack',
  'taunt',
  'treachery',
  'versatile',
] as const
/** Keywords with a number. */
export const VALUED: readonly string[] = ['assault', 'hazardous', 'splashAttack']
export type KeywordName = (typeof KEYWORDS)[number]

export const COUNTERS = [
  'power',
  'doom',
  'fuse',
  'glory',
  'growth',
  'disruption',
  'scheme',
  'warrant',
  'time',
  'hatch',
  'depth',
  'awakening',
  'knowledge',
  'ignorance',
  'wisdom',
  'trade',
  'paint',
  'yea',
  'nay',
  'mutation',
  'mineralize',
] as const
export type CounterName = (typeof COUNTERS)[number]

export const KEY_COLORS = ['red', 'yellow', 'blue'] as const
