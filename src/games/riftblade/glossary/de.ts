import type { GermanAct, GermanNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of Riftblade in German, those of the rulebook. */

export const types: Record<keyof typeof english.types, GermanNoun> = {
  spell: ['Zauber', 'Zauber', 'm'],
  starter: ['Startkarte', 'Startkarten', 'f'],
  card: ['Karte', 'Karten', 'f'],
}

export const places: Record<keyof typeof english.places, GermanNoun> = {
  hand: ['Hand', 'Hände', 'f'],
  deck: ['Deck', 'Decks', 'n'],
  discard: ['Ablagestapel', 'Ablagestapel', 'm'],
  rift: ['Rift', 'Rifts', 'n'],
  row: ['Reihe', 'Reihen', 'f'],
}

export const things: Record<keyof typeof english.things, GermanNoun> = {
  stone: ['Riftstein', 'Riftsteine', 'm'],
  mana: ['Mana', 'Mana', 'n'],
  life: ['Leben', 'Leben', 'n'],
  damage: ['Schaden', 'Schaden', 'm'],
  chain: ['Zauberkette', 'Zauberketten', 'f'],
  aspect: ['Aspekt', 'Aspekte', 'm'],
  effect: ['Effekt', 'Effekte', 'm'],
  tier: ['Effektstufe', 'Effektstufen', 'f'],
  target: ['Ziel', 'Ziele', 'n'],
  team: ['Team', 'Teams', 'n'],
  partner: ['Partner', 'Partner', 'm'],
}

export const acts: Record<keyof typeof english.acts, GermanAct> = {
  play: ['spiele', 'spielen', 'gespielt'],
  buy: ['kaufe', 'kaufen', 'gekauft'],
  trigger: ['löse', 'auslösen', 'ausgelöst', 'aus'],
  activate: ['aktiviere', 'aktivieren', 'aktiviert'],
  renew: ['erneuere', 'erneuern', 'erneuert'],
  roll: ['würfle', 'würfeln', 'gewürfelt'],
  draw: ['ziehe', 'ziehen', 'gezogen'],
  discard: ['lege', 'ablegen', 'abgelegt', 'ab'],
  burn: ['verbrenne', 'verbrennen', 'verbrannt'],
  siphon: ['raube', 'rauben', 'geraubt'],
  pass: ['passe', 'passen', 'gepasst'],
  shuffle: ['mische', 'mischen', 'gemischt'],
}

/** Before their endings. */
export const stones: typeof english.stones = { mana: 'Mana', empowered: 'Verstärkend', overcharged: 'Überladend', wild: 'Wild' }

export const tiers: typeof english.tiers = { base: 'Basis', empowered: 'verstärkt', overcharged: 'überladen' }

export const aspects: typeof english.aspects = {
  void: 'Leere',
  soul: 'Seele',
  chaos: 'Chaos',
  infernal: 'Inferno',
  celestial: 'Himmlisch',
}

export const rarities: typeof english.rarities = {
  starter: 'Startkarte',
  common: 'gewöhnlich',
  uncommon: 'ungewöhnlich',
  rare: 'selten',
}
