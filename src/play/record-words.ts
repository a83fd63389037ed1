// Why a record, or an address that holds one, cannot be opened, in the reader's language.
import type { Language } from '../ability/language.ts'
import { excerpt } from '../kernel/excerpt.ts'
import { tellFault, type Tellers } from '../kernel/record-fault.ts'
import { GAME_NAMES } from '../games/register.ts'
import { type Flaw, ENGLISH, type Unreadable } from './unreadable.ts'

interface RecordWords {
  line(line: number, why: string): string
  readonly faults: Tellers<Unreadable>
}

/** What a game has against a setup, by its codes; `what`: the name in question. The others are told by their code. */
type SetupWords = Readonly<Record<string, (what: string) => string>>

const GERMAN_SETUP: SetupWords = {
  'unknown-card': (what) => `nennt eine Karte, die es hier nicht gibt: ${what}`,
  'doubled-card': (what) => `nennt eine Karte zu oft: ${what}`,
  'unknown-house': (what) => `nennt eine Fraktion, die es hier nicht gibt: ${what}`,
  'unknown-clan': (what) => `nennt einen Klan, den es hier nicht gibt: ${what}`,
  'unknown-set': (what) => `nennt ein Set, das es hier nicht gibt: ${what}`,
  'unknown-field': (what) => `hat einen Teil, den hier nichts kennt: ${what}`,
  'bad-seats': () => 'nennt keine mögliche Zahl von Plätzen',
  'not-a-setup': () => 'ist keiner dieses Spiels',
  'not-an-object': () => 'ist keiner dieses Spiels',
  'no-setup': () => 'ist keiner dieses Spiels',
  'no-decks': () => 'nennt keine Decks',
}

const ITALIAN_SETUP: SetupWords = {
  'unknown-card': (what) => `nomina una carta che qui non c’è: ${what}`,
  'doubled-card': (what) => `nomina una carta troppe volte: ${what}`,
  'unknown-house': (what) => `nomina una casa che qui non c’è: ${what}`,
  'unknown-clan': (what) => `nomina un clan che qui non c’è: ${what}`,
  'unknown-set': (what) => `nomina un set che qui non c’è: ${what}`,
  'unknown-field': (what) => `ha una parte che qui nulla conosce: ${what}`,
  'bad-seats': () => 'non indica un numero di posti possibile',
  'not-a-setup': () => 'non è di questo gioco',
  'not-an-object': () => 'non è di questo gioco',
  'no-setup': () => 'non è di questo gioco',
  'no-decks': () => 'non nomina mazzi',
}

function saySetup(words: SetupWords, code: string, message: string): string | undefined {
  const [, what] = /"([^"]*)"/.exec(message) ?? []
  const say = words[code]
  return say === undefined || (say.length > 0 && what === undefined) ? undefined : say(excerpt(what ?? ''))
}

const list = (language: Language): string => new Intl.ListFormat(language).format(GAME_NAMES)

const WORDS: Readonly<Record<Language, RecordWords>> = {
  en: {
    line: (line, why) => `line ${line}: ${why}`,
    faults: ENGLISH,
  },
  de: {
    line: (line, why) => `Zeile ${line}: ${why}`,
    faults: {
      'text-long': ({ length, most }) => `Der Text hat ${length} Zeichen; eine Aufzeichnung hat höchstens ${most}`,
      newer: ({ form }) =>
        `Die Aufzeichnung ist von einem neueren Catena, in der Form ${form}; dieses liest die Formen 1 und 2. Ein neueres Catena kann sie lesen`,
      'no-record': ({ magic, text }) =>
        `Das ist keine Aufzeichnung von Catena: Die erste Zeile muss „${magic}“ sein, nicht ${excerpt(text)}`,
      seed: () => 'Der Startwert („seed“) muss 32 hexadezimale Ziffern haben oder eine ganze Zahl sein',
      'line-long': ({ length, most }) => `Die Zeile hat ${length} Zeichen; eine Zeile hat höchstens ${most}`,
      sign: ({ sign }) => `In der Zeile steht das Zeichen ${sign}, das in keiner Aufzeichnung steht; entferne es`,
      doubled: ({ key, there }) => `„${key}“ steht schon in Zeile ${there}; lass eins von beiden weg`,
      lacks: ({ key }) => `Im Kopf fehlt eine Zeile „${key}“ oder was dahinter gehört`,
      'name-long': ({ key, length, most }) => `„${key}“ hat ${length} Zeichen; höchstens ${most} sind möglich`,
      'head-open': () => 'Vor den Spielschritten muss eine leere Zeile den Kopf beenden',
      'head-line': ({ text }) =>
        `Eine Zeile des Kopfs ist ein Wort und ein Wert, nicht ${excerpt(text)}; eine leere Zeile beendet den Kopf`,
      'after-hash': () => 'Hinter der Zeile „hash“ darf nichts mehr stehen',
      hash: () => 'Hinter „hash“ müssen 16 hexadezimale Ziffern stehen',
      'move-long': ({ length, most, text }) => `Die Zeile hat ${length} Zeichen; ein Spielschritt hat höchstens ${most}: ${excerpt(text)}`,
      moves: ({ most }) => `Eine Aufzeichnung hat höchstens ${most} Spielschritte`,
      deep: ({ key, most }) => `In „${key}“ stehen mehr als ${most} Klammern ineinander; das hat keine Aufzeichnung`,
      json: ({ key }) => `Was hinter „${key}“ steht, ist kein gültiges JSON; die Aufzeichnung kann abgeschnitten oder beschädigt sein`,
      players: ({ most }) => `Hinter „players“ muss eine JSON-Liste von Namen mit höchstens ${most} Zeichen stehen`,
      conceded: () => 'Hinter „conceded“ müssen Nummern von Plätzen stehen, ab 0',
      card: ({ text }) => `Eine Karte ist ihre Kennung, „:“ und 8 hexadezimale Ziffern, nicht ${excerpt(text)}`,
      'other-game': ({ game, wanted }) => `Das ist eine Aufzeichnung von ${excerpt(game)}, nicht von „${wanted}“`,
      setup: ({ of, message }) =>
        `Der Aufbau der Partie („setup“) ${saySetup(GERMAN_SETUP, of, message) ?? `passt nicht zu diesem Spiel (${of})`}`,
      'no-game': ({ game }) => `Ein Spiel ${excerpt(game)} gibt es nicht; es gibt ${list('de')}`,
      'no-step': ({ game, step }) => `Die Lektion von ${game} hat keinen Schritt ${excerpt(step)}`,
      'puzzle-lacks': ({ key }) => `Im Kopf eines Rätsels fehlt eine Zeile „${key}“ oder was dahinter gehört`,
      'no-goal': ({ goal }) => `In dieser Version gibt es keine Rätsel mit der Aufgabe ${excerpt(goal)}`,
      departs: () => 'Ab hier folgt die Partie der Aufzeichnung nicht; seit sie gemacht wurde, hat sich eine Karte geändert',
      signs: () => 'In der gepackten Partie stehen Zeichen, die dort nicht hingehören; die Adresse kann abgeschnitten oder verändert sein',
      cut: () => 'Die gepackte Partie lässt sich nicht entpacken; die Adresse kann abgeschnitten sein',
      unfolds: ({ most }) => `Die gepackte Partie ist länger als ${most} Zeichen`,
    },
  },
  it: {
    line: (line, why) => `riga ${line}: ${why}`,
    faults: {
      'text-long': ({ length, most }) => `il testo ha ${length} caratteri; una registrazione ne ha al massimo ${most}`,
      newer: ({ form }) =>
        `la registrazione è di un Catena più recente, nella forma ${form}; questo legge le forme 1 e 2. Un Catena più recente può leggerla`,
      'no-record': ({ magic, text }) =>
        `questa non è una registrazione di Catena: la prima riga deve essere “${magic}”, non ${excerpt(text)}`,
      seed: () => 'il seme (“seed”) deve avere 32 cifre esadecimali o essere un numero intero',
      'line-long': ({ length, most }) => `la riga ha ${length} caratteri; una riga ne ha al massimo ${most}`,
      sign: ({ sign }) => `nella riga c’è il carattere ${sign}, che nessuna registrazione ha; toglilo`,
      doubled: ({ key, there }) => `“${key}” è già nella riga ${there}; togli una delle due`,
      lacks: ({ key }) => `nell’intestazione manca una riga “${key}” o ciò che la segue`,
      'name-long': ({ key, length, most }) => `“${key}” ha ${length} caratteri; al massimo possono essere ${most}`,
      'head-open': () => 'prima delle mosse una riga vuota deve chiudere l’intestazione',
      'head-line': ({ text }) =>
        `una riga dell’intestazione è una parola e un valore, non ${excerpt(text)}; una riga vuota chiude l’intestazione`,
      'after-hash': () => 'dopo la riga “hash” non può esserci altro',
      hash: () => 'dopo “hash” devono esserci 16 cifre esadecimali',
      'move-long': ({ length, most, text }) => `la riga ha ${length} caratteri; una mossa ne ha al massimo ${most}: ${excerpt(text)}`,
      moves: ({ most }) => `una registrazione ha al massimo ${most} mosse`,
      deep: ({ key, most }) => `in “${key}” ci sono più di ${most} parentesi una dentro l’altra; nessuna registrazione è così`,
      json: ({ key }) => `ciò che segue “${key}” non è JSON valido; la registrazione può essere tagliata o danneggiata`,
      players: ({ most }) => `dopo “players” deve esserci una lista JSON di nomi di al massimo ${most} caratteri`,
      conceded: () => 'dopo “conceded” devono esserci numeri di posti, da 0',
      card: ({ text }) => `una carta è il suo nome breve, “:” e 8 cifre esadecimali, non ${excerpt(text)}`,
      'other-game': ({ game, wanted }) => `questa è una registrazione di ${excerpt(game)}, non di “${wanted}”`,
      setup: ({ of, message }) =>
        `l’allestimento della partita (“setup”) ${saySetup(ITALIAN_SETUP, of, message) ?? `non va bene per questo gioco (${of})`}`,
      'no-game': ({ game }) => `non c’è un gioco ${excerpt(game)}; ci sono ${list('it')}`,
      'no-step': ({ game, step }) => `la lezione di ${game} non ha un passo ${excerpt(step)}`,
      'puzzle-lacks': ({ key }) => `nell’intestazione di un enigma manca una riga “${key}” o ciò che la segue`,
      'no-goal': ({ goal }) => `in questa versione non ci sono enigmi con il compito ${excerpt(goal)}`,
      departs: () => 'da qui la partita non segue la registrazione; da quando è stata fatta una carta è cambiata',
      signs: () => 'nella partita compressa ci sono caratteri che non ci vanno; l’indirizzo può essere tagliato o cambiato',
      cut: () => 'la partita compressa non si può estrarre; l’indirizzo può essere tagliato',
      unfolds: ({ most }) => `la partita compressa è più lunga di ${most} caratteri`,
    },
  },
}

export function sayUnreadable(language: Language, { line, fault }: Flaw): string {
  const why = sayFault(language, fault)
  return line === undefined ? why : WORDS[language].line(line, why)
}

/** Without the line. */
export const sayFault = (language: Language, fault: Unreadable): string => tellFault(WORDS[language].faults, fault)
