import type { Language } from '../ability/language.ts'

/** What looks or acts besides the options; those of the second row only at a table of a server. */
export const COMMANDS = [
  'table',
  'options',
  'card',
  'why',
  'hint',
  'log',
  'answered',
  'always',
  'undo',
  'save',
  'concede',
  'quit',
  'help',
] as const
export const TABLE_COMMANDS = ['say', 'yes', 'no', 'claim', 'clock', 'hands', 'eyes', 'rematch'] as const
export type CommandName = (typeof COMMANDS)[number] | (typeof TABLE_COMMANDS)[number]

interface CommandWord {
  /** How it can be typed, the usual way first. */
  readonly words: readonly string[]
  /** One letter for it, the same in all languages. */
  readonly letter?: string
  /** What has to follow. */
  readonly about?: string
  /** It may also stand alone. */
  readonly alone?: true
  readonly says: string
}

interface CommandWords {
  readonly commands: Readonly<Record<CommandName, CommandWord>>
  /** How an option is chosen: what is typed, and what it does. */
  readonly choosing: readonly (readonly [typed: string, does: string])[]
  notUnderstood(text: string, count: number): string
  /** After it, what could have been meant. */
  near(lines: readonly string[]): string
  /** Several options fit. */
  several(text: string, lines: readonly string[]): string
  /** A command that needs more. */
  lacks(word: string, about: string): string
  noCard(text: string): string
  severalCards(text: string, names: string): string
  readonly nothingToUndo: string
  readonly undone: string
  readonly noneAnswered: string
  /** `always`, where the question is none that is answered from now on. */
  readonly noHabit: string
  possible(text: string): string
  noReason(card: string): string
  /** A card of the game that lies nowhere in sight. */
  notHere(card: string): string
}

const list = (language: Language, lines: readonly string[]): string => new Intl.ListFormat(language, { type: 'disjunction' }).format(lines)

export const COMMAND_WORDS: Readonly<Record<Language, CommandWords>> = {
  en: {
    commands: {
      table: { words: ['table'], letter: 't', says: 'show the table' },
      options: { words: ['options'], letter: 'o', says: 'show the options again' },
      card: { words: ['card', 'inspect'], letter: 'i', about: 'CARD', says: 'what a card says; a part of its name is enough' },
      why: { words: ['why'], letter: 'w', about: 'CARD', says: 'why something cannot be done with a card, or with option N' },
      hint: { words: ['hint'], says: 'what would be good here, and why' },
      log: { words: ['log'], letter: 'l', says: 'show what happened last' },
      answered: { words: ['answered'], letter: 'a', says: 'what was answered for you, as every answer leads to the same or as you wished' },
      always: { words: ['always'], says: 'from now on such a question is answered by itself; or no longer' },
      undo: { words: ['undo'], letter: 'u', says: 'take back, as far as nothing new was learned' },
      save: { words: ['save'], about: 'FILE', says: 'write the game so far to a file' },
      concede: { words: ['concede'], says: 'give up' },
      quit: { words: ['quit', 'leave', 'exit'], letter: 'q', says: 'leave the table' },
      help: { words: ['help'], letter: '?', says: 'show all commands' },
      say: { words: ['say'], about: 'TEXT', says: 'say something to the table' },
      yes: { words: ['yes'], says: 'accept what somebody offers' },
      no: { words: ['no'], says: 'refuse what somebody offers' },
      claim: { words: ['claim'], says: 'the win, when the other one has been away for a minute' },
      clock: { words: ['clock'], says: 'what time each has left' },
      hands: { words: ['hands'], says: 'show all hands to those who watch, if all agree; once more: no longer' },
      eyes: { words: ['eyes'], about: 'N', alone: true, says: 'who watches looks through seat N, when all hands are open' },
      rematch: {
        words: ['rematch'],
        about: 'SWAP',
        alone: true,
        says: 'another game, after the end; SWAP: seats or decks; three: two more games',
      },
    },
    choosing: [
      ['N', 'choose option N (Enter alone takes the only one)'],
      ['WORDS', 'choose the option with these words; the first letters of each are enough'],
    ],
    notUnderstood: (text, count) =>
      `"${text}" is neither an option${count === 0 ? '' : ` (1 to ${count})`} nor a command ("?" shows them).`,
    near: (lines) => `Is this meant: ${list('en', lines)}?`,
    several: (text, lines) => `Several options fit "${text}": ${list('en', lines)}.`,
    lacks: (word, about) => `"${word}" needs more: ${word} ${about}.`,
    noCard: (text) => `No card is called "${text}".`,
    severalCards: (text, names) => `Several cards fit "${text}": ${names}.`,
    nothingToUndo: 'Nothing can be taken back: something new has been learned since, or nothing was done.',
    undone: 'Taken back.',
    noneAnswered: 'Nothing was answered for you so far.',
    noHabit: 'This question is always put.',
    possible: (text) => `This is possible: ${text}`,
    noReason: (card) => `${card}: there is nothing to do with this card now.`,
    notHere: (card) => `${card} is not on the table.`,
  },
  de: {
    commands: {
      table: { words: ['tisch'], letter: 't', says: 'den Tisch zeigen' },
      options: { words: ['möglichkeiten', 'optionen'], letter: 'o', says: 'die Möglichkeiten noch einmal zeigen' },
      card: { words: ['karte'], letter: 'i', about: 'KARTE', says: 'was eine Karte sagt; ein Teil des Namens genügt' },
      why: { words: ['warum'], letter: 'w', about: 'KARTE', says: 'warum etwas mit einer Karte nicht geht, oder mit Möglichkeit N' },
      hint: { words: ['rat', 'tipp', 'hinweis'], says: 'was hier gut wäre, und warum' },
      log: { words: ['verlauf'], letter: 'l', says: 'zeigen, was zuletzt geschah' },
      answered: {
        words: ['beantwortet'],
        letter: 'a',
        says: 'was für dich beantwortet wurde, weil jede Antwort zum selben führt oder du es so willst',
      },
      always: { words: ['immer'], says: 'von jetzt an wird eine solche Frage von selbst beantwortet; oder nicht mehr' },
      undo: { words: ['zurück', 'rückgängig'], letter: 'u', says: 'zurücknehmen, soweit nichts Neues bekannt wurde' },
      save: { words: ['speichern'], about: 'DATEI', says: 'die Partie bis hierher in eine Datei schreiben' },
      concede: { words: ['aufgeben'], says: 'die Partie verloren geben' },
      quit: { words: ['aufhören', 'ende'], letter: 'q', says: 'den Tisch verlassen' },
      help: { words: ['hilfe'], letter: '?', says: 'alle Befehle zeigen' },
      say: { words: ['sage'], about: 'TEXT', says: 'etwas zum Tisch sagen' },
      yes: { words: ['ja'], says: 'annehmen, was jemand anbietet' },
      no: { words: ['nein'], says: 'ablehnen, was jemand anbietet' },
      claim: { words: ['beanspruchen'], says: 'den Sieg, wenn der andere seit einer Minute weg ist' },
      clock: { words: ['uhr', 'uhren'], says: 'wie viel Zeit jeder noch hat' },
      hands: { words: ['hände'], says: 'alle Hände denen zeigen, die zusehen, wenn alle zustimmen; noch einmal: nicht mehr' },
      eyes: { words: ['augen'], about: 'N', alone: true, says: 'wer zusieht, blickt von Platz N aus, wenn alle Hände offen sind' },
      rematch: {
        words: ['revanche'],
        about: 'TAUSCH',
        alone: true,
        says: 'noch eine Partie, nach dem Ende; TAUSCH: seats oder decks; three: zwei weitere',
      },
    },
    choosing: [
      ['N', 'Möglichkeit N wählen (Enter allein nimmt die einzige)'],
      ['WÖRTER', 'die Möglichkeit mit diesen Wörtern wählen; von jedem genügt der Anfang'],
    ],
    notUnderstood: (text, count) =>
      `„${text}“ ist weder eine Möglichkeit${count === 0 ? '' : ` (1 bis ${count})`} noch ein Befehl („?“ zeigt sie).`,
    near: (lines) => `Ist das gemeint: ${list('de', lines)}?`,
    several: (text, lines) => `Mehrere Möglichkeiten passen zu „${text}“: ${list('de', lines)}.`,
    lacks: (word, about) => `Bei „${word}“ fehlt etwas: ${word} ${about}.`,
    noCard: (text) => `Keine Karte heißt „${text}“.`,
    severalCards: (text, names) => `Mehrere Karten passen zu „${text}“: ${names}.`,
    nothingToUndo: 'Es lässt sich nichts zurücknehmen: Seither wurde Neues bekannt, oder es ist nichts geschehen.',
    undone: 'Zurückgenommen.',
    noneAnswered: 'Bisher wurde nichts für dich beantwortet.',
    noHabit: 'Diese Frage wird immer gestellt.',
    possible: (text) => `Das geht: ${text}`,
    noReason: (card) => `${card}: Mit dieser Karte gibt es jetzt nichts zu tun.`,
    notHere: (card) => `${card} ist nicht auf dem Tisch.`,
  },
  it: {
    commands: {
      table: { words: ['tavolo'], letter: 't', says: 'mostra il tavolo' },
      options: { words: ['opzioni'], letter: 'o', says: 'mostra di nuovo le opzioni' },
      card: { words: ['carta'], letter: 'i', about: 'CARTA', says: 'cosa dice una carta; basta una parte del nome' },
      why: { words: ['perché'], letter: 'w', about: 'CARTA', says: 'perché con una carta, o con l’opzione N, non si può fare qualcosa' },
      hint: { words: ['consiglio'], says: 'che cosa converrebbe qui, e perché' },
      log: { words: ['cronaca'], letter: 'l', says: 'mostra ciò che è successo per ultimo' },
      answered: {
        words: ['risposte'],
        letter: 'a',
        says: 'ciò che è stato risposto per te, perché ogni risposta porta allo stesso o perché lo vuoi',
      },
      always: { words: ['sempre'], says: 'd’ora in poi a una domanda simile si risponde da sé; oppure non più' },
      undo: { words: ['annulla'], letter: 'u', says: 'annulla, finché non si è saputo nulla di nuovo' },
      save: { words: ['salva'], about: 'FILE', says: 'scrive la partita fin qui in un file' },
      concede: { words: ['abbandona'], says: 'dà la partita per persa' },
      quit: { words: ['esci'], letter: 'q', says: 'lascia il tavolo' },
      help: { words: ['aiuto'], letter: '?', says: 'mostra tutti i comandi' },
      say: { words: ['di'], about: 'TESTO', says: 'di’ qualcosa al tavolo' },
      yes: { words: ['sì'], says: 'accetta ciò che qualcuno propone' },
      no: { words: ['no'], says: 'rifiuta ciò che qualcuno propone' },
      claim: { words: ['reclama'], says: 'la vittoria, quando l’altro è via da un minuto' },
      clock: { words: ['orologi', 'orologio'], says: 'il tempo che resta a ciascuno' },
      hands: { words: ['mani'], says: 'mostra tutte le mani a chi guarda, se tutti sono d’accordo; di nuovo: non più' },
      eyes: { words: ['occhi'], about: 'N', alone: true, says: 'chi guarda vede dal posto N, quando le mani sono scoperte' },
      rematch: {
        words: ['rivincita'],
        about: 'SCAMBIO',
        alone: true,
        says: 'un’altra partita, dopo la fine; SCAMBIO: seats o decks; three: altre due',
      },
    },
    choosing: [
      ['N', 'scegli l’opzione N (Invio da solo prende l’unica)'],
      ['PAROLE', 'scegli l’opzione con queste parole; di ognuna basta l’inizio'],
    ],
    notUnderstood: (text, count) =>
      `“${text}” non è né un’opzione${count === 0 ? '' : ` (da 1 a ${count})`} né un comando (“?” li mostra).`,
    near: (lines) => `Si intende questo: ${list('it', lines)}?`,
    several: (text, lines) => `Più opzioni corrispondono a “${text}”: ${list('it', lines)}.`,
    lacks: (word, about) => `A “${word}” manca qualcosa: ${word} ${about}.`,
    noCard: (text) => `Nessuna carta si chiama “${text}”.`,
    severalCards: (text, names) => `Più carte corrispondono a “${text}”: ${names}.`,
    nothingToUndo: 'Non si può annullare: nel frattempo si è saputo qualcosa di nuovo, o non è stato fatto nulla.',
    undone: 'Annullato.',
    noneAnswered: 'Finora non è stato risposto nulla per te.',
    noHabit: 'Questa domanda viene sempre posta.',
    possible: (text) => `Si può: ${text}`,
    noReason: (card) => `${card}: con questa carta ora non c’è nulla da fare.`,
    notHere: (card) => `${card} non è sul tavolo.`,
  },
}
