import type { Ability } from '../../ability/tree.ts'

export const MOONS = ['white', 'red', 'blue', 'purple', 'yellow', 'green'] as const
export type Moon = (typeof MOONS)[number]

export const TRAITS = ['hunter', 'vampire', 'lycanthrope', 'ghoul'] as const
export type Trait = (typeof TRAITS)[number]

export const SET_IDS = ['nightfall', 'martial-law', 'blood-country'] as const
export type SetId = (typeof SET_IDS)[number]

/** Kinds of wounds, twenty of each (nf.setup.2). */
export const WOUND_KINDS = ['bite', 'bleed', 'burn'] as const
export type WoundKind = (typeof WOUND_KINDS)[number]

export type FaceType = 'starter' | 'minion' | 'action' | 'wound'

/** A card as it is written in a set's file: the face and its abilities. Data only. */
export interface Face {
  readonly id: string
  readonly names: { readonly en: string; readonly de: string; readonly it: string }
  readonly type: FaceType
  /** Undefined for starting minions and wounds, which belong to every set. */
  readonly set?: SetId
  readonly moon?: Moon
  /** Moons that may follow in a chain (nf.chain.2). */
  readonly links: readonly Moon[]
  readonly cost: number
  readonly strength: number
  readonly health: number
  readonly traits: readonly Trait[]
  readonly abilities: readonly Ability[]
}

/** What stands on a minion besides its text. */
export interface MinionStats {
  readonly moon: Moon
  readonly links: readonly Moon[]
  readonly cost: number
  readonly strength: number
  readonly health: number
  readonly traits: readonly Trait[]
}

export interface ActionStats {
  readonly moon: Moon
  readonly links: readonly Moon[]
  readonly cost: number
}

type Names = string | { readonly en: string; readonly de: string; readonly it: string }

export function minion(id: string, names: Names, stats: MinionStats, ...abilities: Ability[]): Face {
  return { id, names: allNames(names), type: 'minion', ...stats, abilities }
}

export function action(id: string, names: Names, stats: ActionStats, ...abilities: Ability[]): Face {
  return { id, names: allNames(names), type: 'action', ...stats, strength: 0, health: 0, traits: [], abilities }
}

/** Costs nothing, links only to its own moon, and is exiled when it leaves play (nf.starter.1). */
export function starter(
  id: string,
  name: string,
  moon: Moon,
  strength: number,
  health: number,
  trait: Trait,
  ...abilities: Ability[]
): Face {
  return { id, names: allNames(name), type: 'starter', moon, links: [moon], cost: 0, strength, health, traits: [trait], abilities }
}

export function wound(id: string, en: string, de: string, it: string): Face {
  return { id, names: { en, de, it }, type: 'wound', links: [], cost: 0, strength: 0, health: 0, traits: [], abilities: [] }
}

/** All orders of one set. */
export function setOf(set: SetId, faces: readonly Face[]): Face[] {
  return faces.map((face) => ({ ...face, set }))
}

function allNames(names: Names): { readonly en: string; readonly de: string; readonly it: string } {
  return typeof names === 'string' ? { en: names, de: names, it: names } : names
}
