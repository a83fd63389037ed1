import type { ItalianAct, ItalianNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of KeyForge in Italian, those of the publisher’s glossary. */

export const types: Record<keyof typeof english.types, ItalianNoun> = {
  action: ['azione', 'azioni', 'f'],
  artifact: ['artefatto', 'artefatti', 'm'],
  creature: ['creatura', 'creature', 'f'],
  upgrade: ['miglioria', 'migliorie', 'f'],
  card: ['carta', 'carte', 'f'],
}

export const places: Record<keyof typeof english.places, ItalianNoun> = {
  hand: ['mano', 'mani', 'f'],
  deck: ['mazzo', 'mazzi', 'm'],
  discard: ['pila degli scarti', 'pile degli scarti', 'f'],
  archives: ['Archivi', 'Archivi', 'm'],
  battleline: ['linea di battaglia', 'linee di battaglia', 'f'],
}

export const things: Record<keyof typeof english.things, ItalianNoun> = {
  house: ['Casa', 'Case', 'f'],
  key: ['chiave', 'chiavi', 'f'],
  amber: ['Æmber', 'Æmber', 'm'],
  pool: ['riserva', 'riserve', 'f'],
  supply: ['riserva comune', 'riserve comuni', 'f'],
  chain: ['vincolo', 'vincoli', 'm'],
  flank: ['fianco', 'fianchi', 'm'],
  flankCreature: ['creatura su un fianco', 'creature su un fianco', 'f'],
  neighbor: ['creatura vicina', 'creature vicine', 'f'],
  power: ['Forza', 'Forza', 'f'],
  armor: ['Armatura', 'Armatura', 'f'],
  damage: ['danno', 'danni', 'm'],
  counter: ['segnalino', 'segnalini', 'm'],
  trait: ['tratto', 'tratti', 'm'],
  keyword: ['parola chiave', 'parole chiave', 'f'],
  token: ['creatura token', 'creature token', 'f'],
  tide: ['marea', 'maree', 'f'],
  bonusIcon: ['icona bonus', 'icone bonus', 'f'],
}

/** Masculine; in four forms where these do not follow from it. */
export const states: Record<Exclude<keyof typeof english.states, 'friendly' | 'enemy'>, string> &
  Record<'friendly' | 'enemy', readonly [ms: string, fs: string, mp: string, fp: string]> = {
  friendly: ['amico', 'amica', 'amici', 'amiche'],
  enemy: ['nemico', 'nemica', 'nemici', 'nemiche'],
  ready: 'pronto',
  exhausted: 'esaurito',
  damaged: 'danneggiato',
  undamaged: 'illeso',
  stunned: 'stordito',
  warded: 'protetto',
  enraged: 'adirato',
  purged: 'epurato',
}

export const acts: Record<keyof typeof english.acts, ItalianAct> = {
  play: ['gioca', 'giocare', 'giocato'],
  use: ['usa', 'usare', 'usato'],
  reap: ['raccogli', 'raccogliere', 'raccolto'],
  fight: ['combatti', 'combattere', 'combattuto'],
  discard: ['scarta', 'scartare', 'scartato'],
  archive: ['archivia', 'archiviare', 'archiviato'],
  reveal: ['rivela', 'rivelare', 'rivelato'],
  look: ['guarda', 'guardare', 'guardato'],
  steal: ['ruba', 'rubare', 'rubato'],
  capture: ['cattura', 'catturare', 'catturato'],
  exalt: ['esalta', 'esaltare', 'esaltato'],
  ready: ['ripristina', 'ripristinare', 'ripristinato'],
  exhaust: ['esaurisci', 'esaurire', 'esaurito'],
  stun: ['stordisci', 'stordire', 'stordito'],
  ward: ['proteggi', 'proteggere', 'protetto'],
  enrage: ['adira', 'adirare', 'adirato'],
  heal: ['cura', 'curare', 'curato'],
  destroy: ['distruggi', 'distruggere', 'distrutto'],
  purge: ['epura', 'epurare', 'epurato'],
  sacrifice: ['sacrifica', 'sacrificare', 'sacrificato'],
}

/** Acts whose sentences are written out, each in the record of its word. */
export const otherActs: Record<keyof typeof english.otherActs, ItalianAct> = {
  draw: ['pesca', 'pescare', 'pescato'],
  shuffle: ['rimescola', 'rimescolare', 'rimescolato'],
  forge: ['forgia', 'forgiare', 'forgiato'],
  unforge: ['spezza', 'spezzare', 'spezzato'],
  graft: ['innesta', 'innestare', 'innestato'],
  attach: ['assegna', 'assegnare', 'assegnato'],
  swap: ['scambia', 'scambiare', 'scambiato'],
  move: ['sposta', 'spostare', 'spostato'],
}

export const bold: Record<keyof typeof english.bold, string> = {
  play: 'Gioco',
  afterFight: 'Combattimento',
  afterReap: 'Raccolto',
  beforeFight: 'Pre-Combattimento',
  action: 'Azione',
  omni: 'Omni',
  destroyed: 'Distrutto',
  leavesPlay: 'Lascia il Gioco',
}

export const houses: typeof english.houses = {
  brobnar: 'Brobnar',
  dis: 'Dis',
  ekwidon: 'Ekwidon',
  geistoid: 'Geistoid',
  keyraken: 'Keyraken',
  logos: 'Logos',
  mars: 'Marte',
  redemption: 'Redemption',
  sanctum: 'Sanctum',
  saurian: 'Sauriani',
  shadows: 'Ombre',
  skyborn: 'Skyborn',
  staralliance: 'Alleanza Astrale',
  unfathomable: 'Insondabili',
  untamed: 'Selvaggi',
}

export const keywords: typeof english.keywords = {
  alpha: 'Alfa',
  assault: 'Assalto',
  deploy: 'Schieramento',
  elusive: 'Elusione',
  enhance: 'Potenziamento',
  hazardous: 'Pericolo',
  invulnerable: 'Invulnerabilità',
  omega: 'Omega',
  poison: 'Veleno',
  skirmish: 'Schermaglia',
  splashAttack: 'Attacco a Schianto',
  taunt: 'Provocazione',
  treachery: 'Tradimento',
  versatile: 'Versatile',
}

export const colors: typeof english.colors = { red: 'rossa', yellow: 'gialla', blue: 'blu' }

/** Bonus icons. */
export const icons: typeof english.icons = { amber: 'Æmber', capture: 'cattura', damage: 'danno', draw: 'pesca', discard: 'scarto' }
