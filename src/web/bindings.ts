// Which key does what at the table. What the player has changed stands in the settings.
import { settings } from './settings.svelte.ts'

/** What keys do at the table, with the key that each has at first; a table's zones are named by these first keys. */
export const TABLE_KEYS = {
  undo: 'u',
  end: 'e',
  hand: 'h',
  mine: 'b',
  others: 'o',
  middle: 'c',
  offers: 'a',
  decision: 'd',
  log: 'l',
  inspect: 'i',
  why: 'w',
  say: 's',
  changed: '.',
  piles: 'p',
  type: '/',
  help: '?',
} as const
/** In a replay these come before those of the table. */
export const REPLAY_KEYS = { stepBack: ',', stepOn: '.', turnBack: '<', turnOn: '>' } as const

export type TableAct = keyof typeof TABLE_KEYS
export type ReplayAct = keyof typeof REPLAY_KEYS
export type KeyAct = TableAct | ReplayAct

export const TABLE_ACTS = Object.keys(TABLE_KEYS) as readonly TableAct[]
export const REPLAY_ACTS = Object.keys(REPLAY_KEYS) as readonly ReplayAct[]
const FIRST: Readonly<Record<KeyAct, string>> = { ...TABLE_KEYS, ...REPLAY_KEYS }

export const keyOf = (act: KeyAct): string => settings.keys[act] ?? FIRST[act]

/** As it is printed on a keyboard. */
export function showKey(act: KeyAct): string {
  const key = keyOf(act)
  const upper = key.toUpperCase()
  // an ß is one key
  return upper.length === key.length ? upper : key
}

/** What a key does, among these. */
export function actOf<Act extends KeyAct>(acts: readonly Act[], key: string): Act | undefined {
  return acts.find((act) => keyOf(act) === key)
}

/** Why an act cannot have a key; `taken`: by this act. */
export type Refusal = { readonly kind: 'fixed' } | { readonly kind: 'taken'; readonly act: KeyAct }

/** Gives an act another key, or says why it cannot have it. */
export function bind(act: KeyAct, pressed: string): Refusal | undefined {
  const key = pressed.toLowerCase()
  // numbers choose options; names of longer keys, such as Enter and the arrows, have their own meaning
  if (/^\d$/.test(key) || key === ' ' || [...key].length !== 1) return { kind: 'fixed' }
  const others: readonly KeyAct[] = act in REPLAY_KEYS ? REPLAY_ACTS : TABLE_ACTS
  const taken = others.find((other) => other !== act && keyOf(other) === key)
  if (taken !== undefined) return { kind: 'taken', act: taken }
  const { [act]: _, ...rest } = settings.keys
  settings.keys = key === FIRST[act] ? rest : { ...rest, [act]: key }
  return undefined
}
