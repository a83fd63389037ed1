import type { EnglishAct, EnglishNoun } from '../../speech/glossary.ts'
import type { Aspect, Rarity, Stone, Tier } from '../face.ts'

/** The terms of Riftblade in English. */

export const types = {
  spell: ['spell'],
  starter: ['starter'],
  card: ['card'],
} as const satisfies Record<string, EnglishNoun>

export const places = {
  hand: ['hand'],
  deck: ['deck'],
  discard: ['discard pile'],
  rift: ['Rift'],
  row: ['row'],
} as const satisfies Record<string, EnglishNoun>

export const things = {
  stone: ['Riftstone'],
  mana: ['mana', 'mana'],
  life: ['life', 'life'],
  damage: ['damage', 'damage'],
  chain: ['chain'],
  aspect: ['aspect'],
  effect: ['effect'],
  tier: ['tier'],
  target: ['target'],
  team: ['team'],
  partner: ['partner'],
} as const satisfies Record<string, EnglishNoun>

export const acts = {
  play: ['play'],
  buy: ['buy', 'bought'],
  trigger: ['trigger', 'triggered'],
  activate: ['activate'],
  renew: ['renew'],
  roll: ['roll'],
  draw: ['draw', 'drawn'],
  discard: ['discard'],
  burn: ['burn', 'burnt'],
  siphon: ['siphon'],
  pass: ['pass'],
  shuffle: ['shuffle'],
} as const satisfies Record<string, EnglishAct>

/** Faces of a Riftstone. */
export const stones: Readonly<Record<Stone, string>> = { mana: 'Mana', empowered: 'Empowered', overcharged: 'Overcharged', wild: 'Wild' }

/** Effects of a card by the stone that they need. */
export const tiers: Readonly<Record<Tier, string>> = { base: 'base', empowered: 'empowered', overcharged: 'overcharged' }

export const aspects: Readonly<Record<Aspect, string>> = {
  void: 'Void',
  soul: 'Soul',
  chaos: 'Chaos',
  infernal: 'Infernal',
  celestial: 'Celestial',
}

export const rarities: Readonly<Record<Rarity, string>> = { starter: 'starter', common: 'common', uncommon: 'uncommon', rare: 'rare' }
