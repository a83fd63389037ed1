import type { EnglishAct, EnglishNoun } from '../../speech/glossary.ts'
import type { CardType, House, Icon, KeyColor, KeywordName } from '../rules/index.ts'

/** The terms of KeyForge in English. */

export const types = {
  action: ['action'],
  artifact: ['artifact'],
  creature: ['creature'],
  upgrade: ['upgrade'],
  card: ['card'],
} as const satisfies Record<CardType | 'card', EnglishNoun>

export const places = {
  hand: ['hand'],
  deck: ['deck'],
  discard: ['discard pile'],
  archives: ['archives', 'archives'],
  battleline: ['battleline'],
} as const satisfies Record<string, EnglishNoun>

export const things = {
  house: ['house'],
  key: ['key'],
  amber: ['Æmber', 'Æmber'],
  pool: ['pool'],
  supply: ['common supply', 'common supplies'],
  chain: ['chain'],
  flank: ['flank'],
  flankCreature: ['flank creature'],
  neighbor: ['neighbor'],
  power: ['power', 'power'],
  armor: ['armor', 'armor'],
  damage: ['damage', 'damage'],
  counter: ['counter'],
  trait: ['trait'],
  keyword: ['keyword'],
  token: ['token creature'],
  tide: ['tide'],
  bonusIcon: ['bonus icon'],
} as const satisfies Record<string, EnglishNoun>

/** What is true of a card; words and labels spell them as they are called here, and the test holds them to it. */
export const states = {
  friendly: 'friendly',
  enemy: 'enemy',
  ready: 'ready',
  exhausted: 'exhausted',
  damaged: 'damaged',
  undamaged: 'undamaged',
  stunned: 'stunned',
  warded: 'warded',
  enraged: 'enraged',
  purged: 'purged',
} as const

export const acts = {
  play: ['play'],
  use: ['use'],
  reap: ['reap'],
  fight: ['fight', 'fought'],
  discard: ['discard'],
  archive: ['archive'],
  reveal: ['reveal'],
  look: ['look at', 'looked at'],
  steal: ['steal', 'stolen'],
  capture: ['capture'],
  exalt: ['exalt'],
  ready: ['ready', 'readied'],
  exhaust: ['exhaust'],
  stun: ['stun', 'stunned'],
  ward: ['ward'],
  enrage: ['enrage'],
  heal: ['heal'],
  destroy: ['destroy'],
  purge: ['purge'],
  sacrifice: ['sacrifice'],
} as const satisfies Record<string, EnglishAct>

/** Acts whose sentences are written out, each in the record of its word. */
export const otherActs = {
  draw: ['draw', 'drawn'],
  shuffle: ['shuffle'],
  forge: ['forge'],
  unforge: ['unforge'],
  graft: ['graft'],
  attach: ['attach'],
  swap: ['swap', 'swapped'],
  move: ['move'],
} as const satisfies Record<string, EnglishAct>

/** The bold words under which abilities stand. */
export const bold = {
  play: 'Play',
  afterFight: 'After Fight',
  afterReap: 'After Reap',
  beforeFight: 'Before Fight',
  action: 'Action',
  omni: 'Omni',
  destroyed: 'Destroyed',
  leavesPlay: 'Leaves Play',
} as const

export const houses: Readonly<Record<House, string>> = {
  brobnar: 'Brobnar',
  dis: 'Dis',
  ekwidon: 'Ekwidon',
  geistoid: 'Geistoid',
  keyraken: 'Keyraken',
  logos: 'Logos',
  mars: 'Mars',
  redemption: 'Redemption',
  sanctum: 'Sanctum',
  saurian: 'Saurian',
  shadows: 'Shadows',
  skyborn: 'Skyborn',
  staralliance: 'Star Alliance',
  unfathomable: 'Unfathomable',
  untamed: 'Untamed',
}

export const keywords: Readonly<Record<KeywordName | 'enhance', string>> = {
  alpha: 'alpha',
  assault: 'assault',
  deploy: 'deploy',
  elusive: 'elusive',
  enhance: 'enhance',
  hazardous: 'hazardous',
  invulnerable: 'invulnerable',
  omega: 'omega',
  poison: 'poison',
  skirmish: 'skirmish',
  splashAttack: 'splash-attack',
  taunt: 'taunt',
  treachery: 'treachery',
  versatile: 'versatile',
}

export const colors: Readonly<Record<KeyColor, string>> = { red: 'red', yellow: 'yellow', blue: 'blue' }

/** Bonus icons. */
export const icons: Readonly<Record<Icon, string>> = {
  amber: 'Æmber',
  capture: 'capture',
  damage: 'damage',
  draw: 'draw',
  discard: 'discard',
}
