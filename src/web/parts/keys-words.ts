import type { KeyAct } from '../bindings.ts'
import type { Language } from '../protocol.ts'

interface KeysWords {
  /** Title of the page on which keys are changed. */
  readonly title: string
  readonly about: string
  readonly off: string
  readonly atTable: string
  readonly inReplay: string
  readonly press: string
  change(what: string): string
  readonly fixed: string
  taken(key: string, what: string): string
  readonly reset: string
  readonly acts: Readonly<Record<KeyAct, string>>
  /** Keys that cannot be changed. */
  readonly always: readonly (readonly [keys: string, what: string])[]
}

/** What keys do: for the page of help, and the one on which they are changed. */
export const KEYS_WORDS: Readonly<Record<Language, KeysWords>> = {
  en: {
    title: 'Keys',
    about: 'Press a button, then the key that shall do it. With a card in focus the letters on its buttons come first.',
    off: 'Single-key shortcuts are off: none of these keys does anything now.',
    atTable: 'At the table',
    inReplay: 'In a replay',
    press: 'Press a key …',
    change: (what) => `Change the key: ${what}`,
    fixed: 'This key has its own meaning: numbers choose options, Enter, Space, Esc and the arrows stay what they are. Take another one.',
    taken: (key, what) => `${key} already means: ${what}. Give that another key first.`,
    reset: 'All keys as at first',
    acts: {
      undo: 'undo',
      end: 'end the turn',
      hand: 'to your hand',
      mine: 'to what you have in play',
      others: 'to the other side of the table',
      middle: 'to the crystals, to the chain',
      offers: 'to what you can do (Crystal Clans)',
      decision: 'to the decision',
      log: 'to the log',
      inspect: 'inspect the card in focus',
      why: 'why the card in focus cannot act',
      say: 'say how the game stands',
      changed: 'say what changed last',
      piles: 'open the piles',
      type: 'type an option or a command',
      help: 'help',
      stepBack: 'a step back',
      stepOn: 'a step on',
      turnBack: 'a turn back',
      turnOn: 'a turn on',
    },
    always: [
      ['0–9', 'choose an option by its number; of more than nine a 1 waits for the next digit, or for Enter'],
      ['Enter', 'use the card or button in focus, confirm'],
      ['Space', 'pass, continue, skip the opponent’s pace; in a replay: play, pause'],
      ['Esc', 'one step back'],
      ['← →', 'move inside a row; Home and End go to its ends'],
      ['A–Z', 'with a card in focus or selected: what the button with this letter does'],
    ],
  },
  de: {
    title: 'Tasten',
    about: 'Drücke einen Knopf, dann die Taste, die es tun soll. Ist eine Karte im Fokus, gehen die Buchstaben auf ihren Knöpfen vor.',
    off: 'Tastenkürzel aus einer Taste sind aus: Keine dieser Tasten tut jetzt etwas.',
    atTable: 'Am Tisch',
    inReplay: 'In der Wiederholung',
    press: 'Taste drücken …',
    change: (what) => `Taste ändern: ${what}`,
    fixed:
      'Diese Taste hat ihre eigene Bedeutung: Zahlen wählen Möglichkeiten, Enter, Leertaste, Esc und die Pfeile bleiben, was sie sind. Nimm eine andere.',
    taken: (key, what) => `${key} bedeutet schon: ${what}. Gib dem zuerst eine andere Taste.`,
    reset: 'Alle Tasten wie am Anfang',
    acts: {
      undo: 'rückgängig',
      end: 'Zug beenden',
      hand: 'zu deiner Hand',
      mine: 'zu dem, was du im Spiel hast',
      others: 'zur anderen Seite des Tisches',
      middle: 'zu den Kristallen, zur Kette',
      offers: 'zu dem, was du tun kannst (Crystal Clans)',
      decision: 'zur Entscheidung',
      log: 'zum Verlauf',
      inspect: 'Karte im Fokus genau ansehen',
      why: 'warum die Karte im Fokus nichts tun kann',
      say: 'Spielstand ansagen',
      changed: 'ansagen, was sich zuletzt änderte',
      piles: 'Stapel öffnen',
      type: 'eine Möglichkeit oder einen Befehl eintippen',
      help: 'Hilfe',
      stepBack: 'einen Schritt zurück',
      stepOn: 'einen Schritt weiter',
      turnBack: 'einen Zug zurück',
      turnOn: 'einen Zug weiter',
    },
    always: [
      ['0–9', 'Möglichkeit mit dieser Nummer wählen; bei mehr als neun wartet eine 1 auf die nächste Ziffer oder auf Enter'],
      ['Enter', 'Karte oder Knopf im Fokus verwenden, bestätigen'],
      ['Leertaste', 'passen, weiter, Tempo des Gegners überspringen; in der Wiederholung: abspielen, anhalten'],
      ['Esc', 'einen Schritt zurück'],
      ['← →', 'in einer Reihe bewegen; Pos1 und Ende springen an die Ränder'],
      ['A–Z', 'mit einer Karte im Fokus oder gewählt: was der Knopf mit diesem Buchstaben tut'],
    ],
  },
  it: {
    title: 'Tasti',
    about: 'Premi un pulsante, poi il tasto che deve farlo. Con una carta a fuoco, le lettere sui suoi pulsanti vengono prima.',
    off: 'Le scorciatoie a un tasto sono disattivate: nessuno di questi tasti fa nulla ora.',
    atTable: 'Al tavolo',
    inReplay: 'Nel replay',
    press: 'Premi un tasto …',
    change: (what) => `Cambia il tasto: ${what}`,
    fixed:
      'Questo tasto ha un suo significato: i numeri scelgono le possibilità; Invio, Spazio, Esc e le frecce restano ciò che sono. Prendine un altro.',
    taken: (key, what) => `${key} significa già: ${what}. Prima dai a quello un altro tasto.`,
    reset: 'Tutti i tasti come all’inizio',
    acts: {
      undo: 'annulla',
      end: 'fine turno',
      hand: 'alla tua mano',
      mine: 'a ciò che hai in gioco',
      others: 'all’altro lato del tavolo',
      middle: 'ai cristalli, alla catena',
      offers: 'a ciò che puoi fare (Crystal Clans)',
      decision: 'alla decisione',
      log: 'alla cronaca',
      inspect: 'esamina la carta a fuoco',
      why: 'perché la carta a fuoco non può agire',
      say: 'leggi la situazione',
      changed: 'leggi che cosa è cambiato',
      piles: 'apri le pile',
      type: 'scrivi un’opzione o un comando',
      help: 'aiuto',
      stepBack: 'un passo indietro',
      stepOn: 'un passo avanti',
      turnBack: 'un turno indietro',
      turnOn: 'un turno avanti',
    },
    always: [
      ['0–9', 'scegli la possibilità con quel numero; se sono più di nove, 1 attende la cifra seguente o Invio'],
      ['Invio', 'usa la carta o il pulsante a fuoco, conferma'],
      ['Spazio', 'passa, continua, salta l’attesa dell’avversario; nel replay: riproduci, pausa'],
      ['Esc', 'un passo indietro'],
      ['← →', 'muoviti in una fila; Inizio e Fine vanno ai bordi'],
      ['A–Z', 'con una carta a fuoco o scelta: ciò che fa il pulsante con questa lettera'],
    ],
  },
}
