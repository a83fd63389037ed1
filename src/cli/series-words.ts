import type { Language } from '../ability/language.ts'

/** What the terminal says between the games of a series. */
export interface SeriesWords {
  game(number: number, of: number, mine: number, theirs: number): string
  won(mine: number, theirs: number): string
  lost(mine: number, theirs: number): string
  readonly turned: string
  readonly changed: string
  auction(deck: string): string
  readonly thinking: string
  youBegin(most: number): string
  bids(chains: number): string
  raise(least: number, most: number): string
  notBid(text: string, least: number, most: number, yes: string, quit: string): string
  readonly agrees: string
  mine(deck: string, chains: number): string
  theirs(deck: string, chains: number): string
}

const chainsOf = (one: string, several: string) => (chains: number) => `${chains} ${chains === 1 ? one : several}`
const chains = { en: chainsOf('chain', 'chains'), de: chainsOf('Kette', 'Ketten'), it: chainsOf('vincolo', 'vincoli') }

export const SERIES_WORDS: Readonly<Record<Language, SeriesWords>> = {
  en: {
    game: (number, of, mine, theirs) => `Game ${number} of at most ${of}. You have won ${mine}, the opponent ${theirs}.`,
    won: (mine, theirs) => `You have won the series, ${mine} to ${theirs}.`,
    lost: (mine, theirs) => `The opponent has won the series, ${theirs} to ${mine}.`,
    turned: 'The seats are swapped.',
    changed: 'The decks are swapped.',
    auction: (deck) => `“${deck}” has won both games. Chains are bid for it: whoever bids most plays it, with so many.`,
    thinking: 'The opponent tries out what the deck is worth …',
    youBegin: (most) => `It was yours, so you begin. How many chains do you bid? (0 to ${most})`,
    bids: (n) => `The opponent bids ${chains.en(n)}.`,
    raise: (least, most) => (least > most ? '"yes": the deck is the opponent’s.' : `"yes", or more chains? (${least} to ${most})`),
    notBid: (text, least, most, yes, quit) =>
      `"${text}" is no bid: a whole number from ${least} to ${most}${yes === '' ? '' : `, or "${yes}"`}. "${quit}" leaves.`,
    agrees: 'The opponent bids no more.',
    mine: (deck, n) => `You play “${deck}” with ${chains.en(n)}.`,
    theirs: (deck, n) => `The opponent plays “${deck}” with ${chains.en(n)}.`,
  },
  de: {
    game: (number, of, mine, theirs) => `Partie ${number} von höchstens ${of}. Du hast ${mine} gewonnen, der Gegner ${theirs}.`,
    won: (mine, theirs) => `Du hast die Serie gewonnen, ${mine} zu ${theirs}.`,
    lost: (mine, theirs) => `Der Gegner hat die Serie gewonnen, ${theirs} zu ${mine}.`,
    turned: 'Die Plätze werden getauscht.',
    changed: 'Die Decks werden getauscht.',
    auction: (deck) => `„${deck}“ hat beide Partien gewonnen. Darum werden Ketten geboten: Wer am meisten bietet, spielt es mit so vielen.`,
    thinking: 'Der Gegner probiert aus, was ihm das Deck wert ist …',
    youBegin: (most) => `Es war deines, also beginnst du. Wie viele Ketten bietest du? (0 bis ${most})`,
    bids: (n) => `Der Gegner bietet ${chains.de(n)}.`,
    raise: (least, most) => (least > most ? '„ja“: Das Deck gehört dem Gegner.' : `„ja“, oder mehr Ketten? (${least} bis ${most})`),
    notBid: (text, least, most, yes, quit) =>
      `„${text}“ ist kein Gebot: eine ganze Zahl von ${least} bis ${most}${yes === '' ? '' : `, oder „${yes}“`}. „${quit}“ verlässt den Tisch.`,
    agrees: 'Der Gegner bietet nicht mehr.',
    mine: (deck, n) => `Du spielst „${deck}“ mit ${chains.de(n)}.`,
    theirs: (deck, n) => `Der Gegner spielt „${deck}“ mit ${chains.de(n)}.`,
  },
  it: {
    game: (number, of, mine, theirs) => `Partita ${number} di ${of} al massimo. Tu ne hai vinte ${mine}, l’avversario ${theirs}.`,
    won: (mine, theirs) => `Hai vinto la serie, ${mine} a ${theirs}.`,
    lost: (mine, theirs) => `L’avversario ha vinto la serie, ${theirs} a ${mine}.`,
    turned: 'I posti si scambiano.',
    changed: 'I mazzi si scambiano.',
    auction: (deck) => `“${deck}” ha vinto entrambe le partite. Per averlo si offrono vincoli: chi ne offre di più lo gioca con quelli.`,
    thinking: 'L’avversario prova quanto vale il mazzo …',
    youBegin: (most) => `Era tuo, quindi cominci tu. Quanti vincoli offri? (da 0 a ${most})`,
    bids: (n) => `L’avversario offre ${chains.it(n)}.`,
    raise: (least, most) => (least > most ? '“sì”: il mazzo va all’avversario.' : `“sì”, oppure più vincoli? (da ${least} a ${most})`),
    notBid: (text, least, most, yes, quit) =>
      `“${text}” non è un’offerta: un numero intero da ${least} a ${most}${yes === '' ? '' : `, oppure “${yes}”`}. “${quit}” lascia il tavolo.`,
    agrees: 'L’avversario non offre di più.',
    mine: (deck, n) => `Giochi “${deck}” con ${chains.it(n)}.`,
    theirs: (deck, n) => `L’avversario gioca “${deck}” con ${chains.it(n)}.`,
  },
}
