import type { EnglishAct, EnglishNoun } from '../../speech/glossary.ts'
import type { Clan, Style, Trait } from '../face.ts'

/** The terms of Crystal Clans in English. */

export const types = {
  unit: ['unit'],
  hero: ['hero', 'heroes'],
  battleCard: ['battle card'],
  crystal: ['crystal'],
  card: ['card'],
} as const satisfies Record<string, EnglishNoun>

export const places = {
  hand: ['hand'],
  deck: ['draw pile'],
  discard: ['discard pile'],
  zone: ['zone'],
  home: ['home zone'],
  crystalZone: ['crystal zone'],
  neutralZone: ['neutral zone'],
} as const satisfies Record<string, EnglishNoun>

export const things = {
  clan: ['clan'],
  squad: ['squad'],
  initiative: ['initiative', 'initiative'],
  marker: ['marker'],
  style: ['style'],
  attack: ['attack', 'attack'],
  defense: ['defense', 'defense'],
  activationCost: ['activation cost'],
  damage: ['damage', 'damage'],
  ability: ['ability', 'abilities'],
  effect: ['effect'],
  bonus: ['bonus', 'bonuses'],
} as const satisfies Record<string, EnglishNoun>

export const states = {
  friendly: 'friendly',
  enemy: 'enemy',
  adjacent: 'adjacent',
  faceDown: 'face down',
} as const

export const acts = {
  summon: ['summon'],
  activate: ['activate'],
  claim: ['claim'],
  replenish: ['replenish'],
  raid: ['raid'],
  reform: ['reform'],
  move: ['move'],
  battle: ['battle'],
  reveal: ['reveal'],
  resolve: ['resolve'],
  predict: ['predict'],
  control: ['control', 'controlled'],
  place: ['place'],
  destroy: ['destroy'],
  discard: ['discard'],
  draw: ['draw', 'drawn'],
  shuffle: ['shuffle'],
  reshuffle: ['reshuffle'],
} as const satisfies Record<string, EnglishAct>

export const styles: Readonly<Record<Style, string>> = { bold: 'bold', guarded: 'guarded', tricky: 'tricky' }

/** Both effects of a battle card, by when they count (cc.battle.4). */
export const halves = { left: 'beats', right: 'else' }

export const clans: Readonly<Record<Clan, string>> = {
  stone: 'Stone',
  skull: 'Skull',
  blood: 'Blood',
  flower: 'Flower',
  water: 'Water',
  meteor: 'Meteor',
}

export const traits: Readonly<Record<Trait, string>> = {
  structure: 'structure',
  mason: 'mason',
  magic: 'magic',
  soldier: 'soldier',
  reanimated: 'reanimated',
  performer: 'performer',
  cultist: 'cultist',
  flying: 'flying',
  reckless: 'reckless',
  devoted: 'devoted',
  wise: 'wise',
  knight: 'knight',
  mystic: 'mystic',
  changeling: 'changeling',
  scout: 'scout',
  beast: 'beast',
  star: 'star',
}
