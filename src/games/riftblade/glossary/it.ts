import type { ItalianAct, ItalianNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of Riftblade in Italian; the game has no rulebook there, so these are ours. */

export const types: Record<keyof typeof english.types, ItalianNoun> = {
  spell: ['incantesimo', 'incantesimi', 'm'],
  starter: ['carta iniziale', 'carte iniziali', 'f'],
  card: ['carta', 'carte', 'f'],
}

export const places: Record<keyof typeof english.places, ItalianNoun> = {
  hand: ['mano', 'mani', 'f'],
  deck: ['mazzo', 'mazzi', 'm'],
  discard: ['pila degli scarti', 'pile degli scarti', 'f'],
  rift: ['Rift', 'Rift', 'm'],
  row: ['fila', 'file', 'f'],
}

export const things: Record<keyof typeof english.things, ItalianNoun> = {
  stone: ['pietra', 'pietre', 'f'],
  mana: ['mana', 'mana', 'm'],
  life: ['punto vita', 'punti vita', 'm'],
  damage: ['danno', 'danni', 'm'],
  chain: ['catena', 'catene', 'f'],
  aspect: ['aspetto', 'aspetti', 'm'],
  effect: ['effetto', 'effetti', 'm'],
  tier: ['livello', 'livelli', 'm'],
  target: ['bersaglio', 'bersagli', 'm'],
  team: ['squadra', 'squadre', 'f'],
  partner: ['compagno', 'compagni', 'm'],
}

export const acts: Record<keyof typeof english.acts, ItalianAct> = {
  play: ['gioca', 'giocare', 'giocato'],
  buy: ['compra', 'comprare', 'comprato'],
  trigger: ['innesca', 'innescare', 'innescato'],
  activate: ['attiva', 'attivare', 'attivato'],
  renew: ['rinnova', 'rinnovare', 'rinnovato'],
  roll: ['tira', 'tirare', 'tirato'],
  draw: ['pesca', 'pescare', 'pescato'],
  discard: ['scarta', 'scartare', 'scartato'],
  burn: ['brucia', 'bruciare', 'bruciato'],
  siphon: ['assorbi', 'assorbire', 'assorbito'],
  pass: ['passa', 'passare', 'passato'],
  shuffle: ['mescola', 'mescolare', 'mescolato'],
}

export const stones: typeof english.stones = {
  mana: 'Mana',
  empowered: 'Potenziante',
  overcharged: 'Sovraccaricante',
  wild: 'Selvaggia',
}

/** Feminine, as the card that is played so. */
export const tiers: typeof english.tiers = { base: 'base', empowered: 'potenziata', overcharged: 'sovraccaricata' }

export const aspects: typeof english.aspects = {
  void: 'Vuoto',
  soul: 'Anima',
  chaos: 'Caos',
  infernal: 'Infernale',
  celestial: 'Celeste',
}

export const rarities: typeof english.rarities = { starter: 'iniziale', common: 'comune', uncommon: 'non comune', rare: 'rara' }
