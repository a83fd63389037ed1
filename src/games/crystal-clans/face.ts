import type { Ability, Effect } from '../../ability/tree.ts'

export const CLANS = ['stone', 'skull', 'blood', 'flower', 'water', 'meteor'] as const
export type Clan = (typeof CLANS)[number]

/** Each style has its left effect against the one after it: bold against guarded, guarded against tricky, tricky against bold. */
export const STYLES = ['bold', 'guarded', 'tricky'] as const
export type Style = (typeof STYLES)[number]

export const TRAITS = [
  'structure',
  'mason',
  'magic',
  'soldier',
  'reanimated',
  'performer',
  'cultist',
  'flying',
  'reckless',
  'devoted',
  'wise',
  'knight',
  'mystic',
  'changeling',
  'scout',
  'beast',
  'star',
] as const
export type Trait = (typeof TRAITS)[number]

export type Role = 'hero' | 'common'

/** A name in the three languages; a type, so that trees may hold it. */
export type Name = { readonly en: string; readonly de: string; readonly it: string }

/** What a unit card says besides its words. */
export interface UnitFigures {
  readonly copies: number
  readonly role: Role
  readonly traits: readonly Trait[]
  readonly cost: number
  readonly attack: number
  readonly defense: number
  readonly activation: number
  readonly style: Style
}

export interface UnitFace extends UnitFigures {
  readonly type: 'unit'
  readonly id: string
  readonly name: Name
  readonly clan: Clan
  readonly abilities: readonly Ability[]
  readonly left: readonly Effect[]
  readonly right: readonly Effect[]
}

export interface CrystalFace {
  readonly type: 'crystal'
  readonly id: string
  readonly name: Name
  readonly cost: number
  readonly abilities: readonly Ability[]
}

export type Face = UnitFace | CrystalFace

/** A unit as a card file writes it; the clan is the file's. */
export type UnitData = Omit<UnitFace, 'type' | 'clan'>

export function unit(
  id: string,
  name: Name,
  figures: UnitFigures,
  abilities: readonly Ability[],
  left: readonly Effect[],
  right: readonly Effect[],
): UnitData {
  return { id, name, ...figures, abilities, left, right }
}

export function crystal(id: string, name: Name, cost: number, ...abilities: readonly Ability[]): CrystalFace {
  return { type: 'crystal', id, name, cost, abilities }
}

export function named(en: string, de: string, it: string): Name {
  return { en, de, it }
}
