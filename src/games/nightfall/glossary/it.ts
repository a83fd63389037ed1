import type { ItalianAct, ItalianNoun } from '../../speech/glossary.ts'
import type * as english from './en.ts'

/** The terms of Nightfall in Italian; the game has no rulebook there, so these are ours. */

export const types: Record<keyof typeof english.types, ItalianNoun> = {
  starter: ['creatura iniziale', 'creature iniziali', 'f'],
  minion: ['creatura', 'creature', 'f'],
  action: ['azione', 'azioni', 'f'],
  wound: ['ferita', 'ferite', 'f'],
  order: ['ordine', 'ordini', 'm'],
  card: ['carta', 'carte', 'f'],
}

export const places: Record<keyof typeof english.places, ItalianNoun> = {
  hand: ['mano', 'mani', 'f'],
  deck: ['mazzo', 'mazzi', 'm'],
  discard: ['pila degli scarti', 'pile degli scarti', 'f'],
  archive: ['archivio', 'archivi', 'm'],
  privateArchive: ['archivio privato', 'archivi privati', 'm'],
  commons: ['area comune', 'aree comuni', 'f'],
}

export const things: Record<keyof typeof english.things, ItalianNoun> = {
  chain: ['catena', 'catene', 'f'],
  link: ['legame', 'legami', 'm'],
  moon: ['luna', 'lune', 'f'],
  kicker: ['kicker', 'kicker', 'm'],
  influence: ['influenza', 'influenza', 'f'],
  strength: ['forza', 'forza', 'f'],
  health: ['salute', 'salute', 'f'],
  damage: ['danno', 'danni', 'm'],
  attacker: ['attaccante', 'attaccanti', 'm'],
  defender: ['difensore', 'difensori', 'm'],
  blocker: ['bloccante', 'bloccanti', 'm'],
  guard: ['guardia', 'guardie', 'f'],
  target: ['bersaglio', 'bersagli', 'm'],
  phase: ['fase', 'fasi', 'f'],
  combat: ['combattimento', 'combattimenti', 'm'],
}

/** Masculine; in four forms where these do not follow from it. */
export const states: Record<Exclude<keyof typeof english.states, 'friendly'>, string> &
  Record<'friendly', readonly [ms: string, fs: string, mp: string, fp: string]> = {
  friendly: ['amico', 'amica', 'amici', 'amiche'],
  opposing: 'avversario',
  open: 'scoperto',
  faceDown: 'coperto',
}

export const acts: Record<keyof typeof english.acts, ItalianAct> = {
  attack: ['attacca', 'attaccare', 'attaccato'],
  block: ['blocca', 'bloccare', 'bloccato'],
  fight: ['combatti', 'combattere', 'combattuto'],
  lay: ['gioca', 'giocare', 'giocato'],
  resolve: ['risolvi', 'risolvere', 'risolto'],
  ignore: ['ignora', 'ignorare', 'ignorato'],
  feed: ['nutri', 'nutrire', 'nutrito'],
  claim: ['acquisisci', 'acquisire', 'acquisito'],
  discard: ['scarta', 'scartare', 'scartato'],
  draw: ['pesca', 'pescare', 'pescato'],
  destroy: ['distruggi', 'distruggere', 'distrutto'],
  exile: ['esilia', 'esiliare', 'esiliato'],
  shuffle: ['mescola', 'mescolare', 'mescolato'],
}

export const phases: Record<keyof typeof english.phases, string> = {
  draft: 'Scelta',
  combat: 'Combattimento',
  chain: 'Catena',
  claim: 'Acquisizione',
  cleanup: 'Riordino',
}

/** As *luna* is feminine, so are they. */
export const moons: typeof english.moons = {
  white: 'bianca',
  red: 'rossa',
  blue: 'blu',
  purple: 'viola',
  yellow: 'gialla',
  green: 'verde',
}

export const traits: typeof english.traits = { hunter: 'cacciatore', vampire: 'vampiro', lycanthrope: 'licantropo', ghoul: 'ghoul' }

export const wounds: typeof english.wounds = { bite: 'morso', bleed: 'sanguinamento', burn: 'ustione' }
