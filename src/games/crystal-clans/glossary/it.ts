import type { ItalianAct, ItalianNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of Crystal Clans in Italian; the game has no rulebook there, so these are ours. */

export const types: Record<keyof typeof english.types, ItalianNoun> = {
  unit: ['unità', 'unità', 'f'],
  hero: ['eroe', 'eroi', 'm'],
  battleCard: ['carta battaglia', 'carte battaglia', 'f'],
  crystal: ['cristallo', 'cristalli', 'm'],
  card: ['carta', 'carte', 'f'],
}

export const places: Record<keyof typeof english.places, ItalianNoun> = {
  hand: ['mano', 'mani', 'f'],
  deck: ['mazzo', 'mazzi', 'm'],
  discard: ['pila degli scarti', 'pile degli scarti', 'f'],
  zone: ['zona', 'zone', 'f'],
  home: ['zona natale', 'zone natali', 'f'],
  crystalZone: ['zona di cristallo', 'zone di cristallo', 'f'],
  neutralZone: ['zona neutrale', 'zone neutrali', 'f'],
}

export const things: Record<keyof typeof english.things, ItalianNoun> = {
  clan: ['clan', 'clan', 'm'],
  squad: ['squadra', 'squadre', 'f'],
  initiative: ['iniziativa', 'iniziativa', 'f'],
  marker: ['segnalino', 'segnalini', 'm'],
  style: ['stile', 'stili', 'm'],
  attack: ['attacco', 'attacchi', 'm'],
  defense: ['difesa', 'difese', 'f'],
  activationCost: ['costo di attivazione', 'costi di attivazione', 'm'],
  damage: ['danno', 'danni', 'm'],
  ability: ['abilità', 'abilità', 'f'],
  effect: ['effetto', 'effetti', 'm'],
  bonus: ['bonus', 'bonus', 'm'],
}

/** Masculine; in four forms where these do not follow from it. */
export const states: Record<Exclude<keyof typeof english.states, 'friendly' | 'enemy'>, string> &
  Record<'friendly' | 'enemy', readonly [ms: string, fs: string, mp: string, fp: string]> = {
  friendly: ['amico', 'amica', 'amici', 'amiche'],
  enemy: ['nemico', 'nemica', 'nemici', 'nemiche'],
  adjacent: 'adiacente',
  faceDown: 'coperto',
}

export const acts: Record<keyof typeof english.acts, ItalianAct> = {
  summon: ['evoca', 'evocare', 'evocato'],
  activate: ['attiva', 'attivare', 'attivato'],
  claim: ['conquista', 'conquistare', 'conquistato'],
  replenish: ['rifornisciti', 'rifornirsi', 'rifornito'],
  raid: ['razzia', 'razziare', 'razziato'],
  reform: ['riordina', 'riordinare', 'riordinato'],
  move: ['muovi', 'muovere', 'mosso'],
  battle: ['combatti', 'combattere', 'combattuto'],
  reveal: ['rivela', 'rivelare', 'rivelato'],
  resolve: ['risolvi', 'risolvere', 'risolto'],
  predict: ['predici', 'predire', 'predetto'],
  control: ['controlla', 'controllare', 'controllato'],
  place: ['piazza', 'piazzare', 'piazzato'],
  destroy: ['distruggi', 'distruggere', 'distrutto'],
  discard: ['scarta', 'scartare', 'scartato'],
  draw: ['pesca', 'pescare', 'pescato'],
  shuffle: ['mescola', 'mescolare', 'mescolato'],
  reshuffle: ['rimescola', 'rimescolare', 'rimescolato'],
}

export const styles: typeof english.styles = { bold: 'audace', guarded: 'cauto', tricky: 'astuto' }

export const halves: typeof english.halves = { left: 'batte', right: 'altrimenti' }

export const clans: typeof english.clans = {
  stone: 'Pietra',
  skull: 'Teschio',
  blood: 'Sangue',
  flower: 'Fiore',
  water: 'Acqua',
  meteor: 'Meteora',
}

export const traits: typeof english.traits = {
  structure: 'struttura',
  mason: 'muratore',
  magic: 'magico',
  soldier: 'soldato',
  reanimated: 'rianimato',
  performer: 'artista',
  cultist: 'cultista',
  flying: 'volante',
  reckless: 'spericolato',
  devoted: 'devoto',
  wise: 'saggio',
  knight: 'cavaliere',
  mystic: 'mistico',
  changeling: 'mutante',
  scout: 'esploratore',
  beast: 'bestia',
  star: 'stella',
}
