/**
 * Kinds of triggers and of static clauses, and masks of them: one bit tells whether a card, or anything in play, has a kind.
 * A kind's number is its place in the list.
 */
export const MASK_WORDS = 2
export const MOST_KINDS = MASK_WORDS * 32

/** Own triggers first, then events that any card may watch. */
export const TRIGGERS = [
  'play',
  'afterFight',
  'afterReap',
  'beforeFight',
  'action',
  'omni',
  'destroyed',
  'leavesPlay',
  'plays',
  'enters',
  'isDestroyed',
  'defeats',
  'fights',
  'beforeFights',
  'reaps',
  'uses',
  'forges',
  'choosesHouse',
  'discards',
  'isDealtDamage',
  'atStart',
  'atEnd',
  'asSoonAs',
  'wouldGain',
  'wouldBeDealtDamage',
  'wouldBePutIntoDiscard',
  'wouldSpend',
  'scrap',
  'asPlayed',
  'exalts',
  'prevents',
  'gains',
  'raisesTide',
  'beforeForges',
  'isStolenFrom',
  'attaches',
  'beforePlayEffect',
  'atEndOfReadying',
  'asEnters',
  'resolvesBonus',
  'isDealtIconDamage',
  'choosesHouseFromDiscard',
  'costsToUse',
  'wouldDealDamage',
  'atStartFromDiscard',
  'beforeEnters',
  'takesFromArchives',
  'wouldBeTaken',
] as const
export type TriggerName = (typeof TRIGGERS)[number]
export const TRIGGER = numberKinds('triggers', TRIGGERS)

export const STATICS = [
  'power',
  'armor',
  'keyword',
  'losesKeyword',
  'losesArmor',
  'grant',
  'keysCost',
  'handSize',
  'entersPlay',
  'fightDamage',
  'dealsNoDamage',
  'fightDamageTo',
  'ignores',
  'spendable',
  'spendableItself',
  'belongsTo',
  'controls',
  'countsAsFlank',
  'cannot',
  'cannotSeat',
  'mustChoose',
  'mayUse',
  'mayPlay',
  'mustPay',
  'limit',
  'skip',
  'mustFight',
  'dealsOnly',
  'takesMore',
  'blank',
  'gainsText',
  'alsoOn',
  'stolenIsCaptured',
  'iconsAgain',
  'iconAs',
  'setPower',
  'setArmor',
  'trait',
  'cannotResolve',
  'tauntReach',
  'sharesFightDamage',
  'actionReturns',
  'alsoBelongsTo',
  'losesAbilities',
  'comesWithMore',
  'copies',
  'traitsOf',
  'isCreature',
  'archivedFaceup',
  'deckFaceup',
] as const
export type StaticName = (typeof STATICS)[number]
export const STATIC = numberKinds('static clauses', STATICS)

/** Numbers the kinds of a list; a mask must have a bit for each. */
export function numberKinds<K extends string>(what: string, names: readonly K[]): Readonly<Record<K, number>> {
  if (names.length > MOST_KINDS) {
    throw new Error(`there are ${names.length} kinds of ${what}, and a mask has ${MOST_KINDS} bits: give it another word (MASK_WORDS)`)
  }
  return Object.fromEntries(names.map((name, i) => [name, i])) as Record<K, number>
}

/** Kinds as bits: kind k is bit k mod 32 of word k / 32. */
export type Mask = Int32Array

export function maskOf(kinds: Iterable<number>): Mask {
  const mask = new Int32Array(MASK_WORDS)
  for (const kind of kinds) mask[kind >> 5] |= 1 << (kind & 31)
  return mask
}

export function hasKind(mask: Mask, kind: number): boolean {
  return (mask[kind >> 5] & (1 << (kind & 31))) !== 0
}
