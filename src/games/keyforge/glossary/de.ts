import type { GermanAct, GermanNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of KeyForge in German, those of the rulebook. */

export const types: Record<keyof typeof english.types, GermanNoun> = {
  action: ['Aktion', 'Aktionen', 'f'],
  artifact: ['Artefakt', 'Artefakte', 'n'],
  creature: ['Kreatur', 'Kreaturen', 'f'],
  upgrade: ['Aufwertung', 'Aufwertungen', 'f'],
  card: ['Karte', 'Karten', 'f'],
}

export const places: Record<keyof typeof english.places, GermanNoun> = {
  hand: ['Hand', 'Hände', 'f'],
  deck: ['Deck', 'Decks', 'n'],
  discard: ['Ablagestapel', 'Ablagestapel', 'm'],
  archives: ['Archiv', 'Archive', 'n'],
  battleline: ['Schlachtreihe', 'Schlachtreihen', 'f'],
}

export const things: Record<keyof typeof english.things, GermanNoun> = {
  house: ['Fraktion', 'Fraktionen', 'f'],
  key: ['Schlüssel', 'Schlüssel', 'm'],
  amber: ['Æmber', 'Æmber', 'n'],
  pool: ['Vorrat', 'Vorräte', 'm'],
  supply: ['allgemeine Reserve', 'allgemeine Reserven', 'f'],
  chain: ['Kette', 'Ketten', 'f'],
  flank: ['Flanke', 'Flanken', 'f'],
  flankCreature: ['Flankenkreatur', 'Flankenkreaturen', 'f'],
  neighbor: ['Nachbar', 'Nachbarn', 'm'],
  power: ['Stärke', 'Stärke', 'f'],
  armor: ['Rüstung', 'Rüstung', 'f'],
  damage: ['Schaden', 'Schaden', 'm'],
  counter: ['Marker', 'Marker', 'm'],
  trait: ['Merkmal', 'Merkmale', 'n'],
  keyword: ['Schlüsselwort', 'Schlüsselwörter', 'n'],
  token: ['Token-Kreatur', 'Token-Kreaturen', 'f'],
  tide: ['Gezeiten', 'Gezeiten', 'f'],
  bonusIcon: ['Bonussymbol', 'Bonussymbole', 'n'],
}

/** Before their endings. */
export const states: Record<keyof typeof english.states, string> = {
  friendly: 'befreundet',
  enemy: 'feindlich',
  ready: 'spielbereit',
  exhausted: 'erschöpft',
  damaged: 'beschädigt',
  undamaged: 'unbeschädigt',
  stunned: 'betäubt',
  warded: 'beschützt',
  enraged: 'wütend',
  purged: 'verbannt',
}

export const acts: Record<keyof typeof english.acts, GermanAct> = {
  play: ['spiele', 'spielen', 'gespielt'],
  use: ['verwende', 'verwenden', 'verwendet'],
  reap: ['ernte', 'ernten', 'geerntet'],
  fight: ['kämpfe', 'kämpfen', 'gekämpft'],
  discard: ['lege', 'ablegen', 'abgelegt', 'ab'],
  archive: ['archiviere', 'archivieren', 'archiviert'],
  reveal: ['decke', 'aufdecken', 'aufgedeckt', 'auf'],
  look: ['sieh dir', 'ansehen', 'angesehen', 'an'],
  steal: ['stiehl', 'stehlen', 'gestohlen'],
  capture: ['erbeute', 'erbeuten', 'erbeutet'],
  exalt: ['erhebe', 'erheben', 'erhoben'],
  ready: ['mache', 'spielbereit machen', 'spielbereit gemacht', 'spielbereit'],
  exhaust: ['erschöpfe', 'erschöpfen', 'erschöpft'],
  stun: ['betäube', 'betäuben', 'betäubt'],
  ward: ['beschütze', 'beschützen', 'beschützt'],
  enrage: ['mache', 'wütend machen', 'wütend gemacht', 'wütend'],
  heal: ['heile', 'heilen', 'geheilt'],
  destroy: ['zerstöre', 'zerstören', 'zerstört'],
  purge: ['verbanne', 'verbannen', 'verbannt'],
  sacrifice: ['opfere', 'opfern', 'geopfert'],
}

/** Acts whose sentences are written out, each in the record of its word. */
export const otherActs: Record<keyof typeof english.otherActs, GermanAct> = {
  draw: ['ziehe', 'ziehen', 'gezogen'],
  shuffle: ['mische', 'mischen', 'gemischt'],
  forge: ['schmiede', 'schmieden', 'geschmiedet'],
  unforge: ['mache', 'ungeschmiedet machen', 'ungeschmiedet gemacht', 'ungeschmiedet'],
  graft: ['unterlege', 'unterlegen', 'unterlegt'],
  attach: ['lege', 'anlegen', 'angelegt', 'an'],
  swap: ['tausche', 'tauschen', 'getauscht'],
  move: ['bewege', 'bewegen', 'bewegt'],
}

export const bold: Record<keyof typeof english.bold, string> = {
  play: 'Spielen',
  afterFight: 'Nach dem Kampf',
  afterReap: 'Nach der Ernte',
  beforeFight: 'Vor dem Kampf',
  action: 'Aktion',
  omni: 'Universell',
  destroyed: 'Zerstört',
  leavesPlay: 'Verlässt das Spiel',
}

export const houses: typeof english.houses = {
  brobnar: 'Brobnar',
  dis: 'Dis',
  ekwidon: 'Ekwidon',
  geistoid: 'Geistoid',
  keyraken: 'Keyraken',
  logos: 'Logos',
  mars: 'Mars',
  redemption: 'Redemption',
  sanctum: 'Sanctum',
  saurian: 'Saurianer',
  shadows: 'Schatten',
  skyborn: 'Skyborn',
  staralliance: 'Sternenallianz',
  unfathomable: 'Unergründliche',
  untamed: 'Ungezähmte',
}

export const keywords: typeof english.keywords = {
  alpha: 'Alpha',
  assault: 'Ansturm',
  deploy: 'Stationieren',
  elusive: 'Schwer zu fassen',
  enhance: 'Verbesserung',
  hazardous: 'Gefährlich',
  invulnerable: 'Unverwundbar',
  omega: 'Omega',
  poison: 'Gift',
  skirmish: 'Scharmützel',
  splashAttack: 'Explosionsangriff',
  taunt: 'Spott',
  treachery: 'Verrat',
  versatile: 'Vielseitig',
}

/** Before their endings. */
export const colors: typeof english.colors = { red: 'rot', yellow: 'gelb', blue: 'blau' }

/** Bonus icons. */
export const icons: typeof english.icons = { amber: 'Æmber', capture: 'Erbeuten', damage: 'Schaden', draw: 'Ziehen', discard: 'Ablegen' }
