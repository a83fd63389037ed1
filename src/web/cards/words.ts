import type { Language } from '../protocol.ts'
import type { Field } from './view.ts'

/** What the page of cards says by itself; names, houses, types and rarities come from the game. */
export interface CardWords {
  readonly cards: string
  readonly intro: string
  readonly decks: string
  readonly search: string
  readonly fields: Readonly<Record<Field, string>>
  /** Until the cards have come. */
  readonly unpacking: string
  readonly counted: (cards: number) => string
  readonly clear: string
  readonly none: string
  readonly missing: (id: string) => string
  readonly printings: string
  readonly changed: (what: readonly ('rarity' | 'house')[]) => string
  readonly rules: string
  readonly rulings: string
  readonly tree: string
  readonly noTree: string
  /** At a card in play: how it stands. */
  readonly now: string
  readonly damage: string
  readonly under: string
  readonly printed: string
  readonly left: string
  readonly house: string
}

const en: CardWords = {
  cards: 'All cards',
  intro: 'Every card of KeyForge that is known here. Its text is read from what it does.',
  decks: 'All decks',
  search: 'Search names and texts',
  fields: { set: 'Set', house: 'House', type: 'Type', rarity: 'Rarity', keyword: 'Keyword' },
  unpacking: 'The cards are being unpacked …',
  counted: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'}`,
  clear: 'Show all',
  none: 'No card matches.',
  missing: (id) => `There is no card “${id}” here. Choose one from the list.`,
  printings: 'Printings',
  changed: (what) => `(another ${what.join(' and ')} than before)`,
  rules: 'Rules',
  rulings: 'Rulings',
  tree: 'What it is made of',
  noTree: 'It has no abilities.',
  now: 'Now',
  damage: 'Damage',
  under: 'Cards under it',
  printed: 'printed',
  left: 'left this turn',
  house: 'Counts as',
}

const de: CardWords = {
  cards: 'Alle Karten',
  intro: 'Jede Karte von KeyForge, die hier bekannt ist. Ihr Text wird aus dem gelesen, was sie tut.',
  decks: 'Alle Decks',
  search: 'In Namen und Texten suchen',
  fields: { set: 'Set', house: 'Fraktion', type: 'Typ', rarity: 'Seltenheit', keyword: 'Schlüsselwort' },
  unpacking: 'Die Karten werden ausgepackt …',
  counted: (cards) => `${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  clear: 'Alle zeigen',
  none: 'Keine Karte passt.',
  missing: (id) => `Die Karte „${id}“ gibt es hier nicht. Wähle eine aus der Liste.`,
  printings: 'Drucke',
  changed: (what) => `(${what.map((one) => ({ rarity: 'andere Seltenheit', house: 'andere Fraktion' })[one]).join(' und ')} als zuvor)`,
  rules: 'Regeln',
  rulings: 'Regelauslegungen',
  tree: 'Woraus sie besteht',
  noTree: 'Sie hat keine Fähigkeiten.',
  now: 'Jetzt',
  damage: 'Schaden',
  under: 'Karten darunter',
  printed: 'aufgedruckt',
  left: 'in diesem Zug übrig',
  house: 'Zählt als',
}

const it: CardWords = {
  cards: 'Tutte le carte',
  intro: 'Ogni carta di KeyForge conosciuta qui. Il testo si legge da ciò che la carta fa.',
  decks: 'Tutti i mazzi',
  search: 'Cerca nei nomi e nei testi',
  fields: { set: 'Serie', house: 'Casa', type: 'Tipo', rarity: 'Rarità', keyword: 'Parola chiave' },
  unpacking: 'Le carte stanno uscendo dalla scatola …',
  counted: (cards) => `${cards} ${cards === 1 ? 'carta' : 'carte'}`,
  clear: 'Mostra tutte',
  none: 'Nessuna carta corrisponde.',
  missing: (id) => `La carta “${id}” qui non esiste. Scegline una dall’elenco.`,
  printings: 'Edizioni',
  changed: (what) => `(${what.map((one) => ({ rarity: 'altra rarità', house: 'altra Casa' })[one]).join(' e ')} rispetto a prima)`,
  rules: 'Regole',
  rulings: 'Decisioni',
  tree: 'Di che cosa è fatta',
  noTree: 'Non ha abilità.',
  now: 'Adesso',
  damage: 'Danni',
  under: 'Carte sotto',
  printed: 'stampata',
  left: 'rimasta in questo turno',
  house: 'Vale come',
}

/** All languages come with the page of cards, which is loaded when it is first opened. */
const WORDS: Readonly<Record<Language, CardWords>> = { en, de, it }

export const cardWords = (language: Language): CardWords => WORDS[language]
