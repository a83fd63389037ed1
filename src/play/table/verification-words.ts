// What was verified, or what could not be, in words.
import type { Language } from '../../ability/language.ts'
import { shorten } from '../../kernel/excerpt.ts'
import { sayParting } from '../departure-words.ts'
import { sayFault } from '../record-words.ts'
import type { Doubt, Verified } from './verification.ts'

interface VerificationWords {
  bound(commitment: string): string
  pledged: string
  drawn(table: string, seats: number): string
  dealt: string
  played(moves: number): string
  readonly doubts: Readonly<Record<Exclude<Doubt['code'], 'game'>, string>>
  game(line: number, message: string): string
}

const WORDS: Readonly<Record<Language, VerificationWords>> = {
  en: {
    bound: (commitment) => `Before anybody gave entropy, the host was bound to its secret: SHA-256 of it is ${commitment}.`,
    pledged: 'This device had kept what the host was bound to, and what it gave itself: both are in the record.',
    drawn: (table, seats) => `The seed follows from that secret, the table ${table} and the entropy of its ${seats} seats.`,
    dealt: 'The decks are those that this secret and this entropy deal.',
    played: (moves) => `Every shuffle and roll follows from the seed: ${moves} choices lead to the end that the record has.`,
    doubts: {
      'no-table':
        'The head of the record has no lines "table", "commitment", "secret" and "entropy": only games that were played at a table over the network can be verified.',
      commitment: 'The secret is not the one that the host was bound to before the game: its SHA-256 is not the commitment.',
      seed: 'The seed does not follow from the secret, the table and what the seats gave.',
      decks: 'The decks are not those that the secret, the table and what the seats gave deal with the cards of this version.',
      'other-commitment': 'The host was bound to something else before the game than the record says: this device had kept it.',
      'other-entropy': 'The record does not have the entropy that this device gave.',
      'not-closed': 'The record is not closed: its last line must be the hash of the end.',
    },
    game: (line, message) => `The game does not follow from its seed. Line ${line} of the record: ${message}.`,
  },
  de: {
    bound: (commitment) => `Bevor jemand Zufall beitrug, war der Gastgeber an sein Geheimnis gebunden: Dessen SHA-256 ist ${commitment}.`,
    pledged:
      'Dieses Gerät hatte sich gemerkt, woran der Gastgeber gebunden war und was es selbst beitrug: Beides steht in der Aufzeichnung.',
    drawn: (table, seats) => `Der Startwert folgt aus diesem Geheimnis, dem Tisch ${table} und dem Zufall seiner ${seats} Plätze.`,
    dealt: 'Die Decks sind die, die dieses Geheimnis und dieser Zufall austeilen.',
    played: (moves) => `Jedes Mischen und jeder Wurf folgt aus dem Startwert: ${moves} Entscheidungen führen zum Ende der Aufzeichnung.`,
    doubts: {
      'no-table':
        'Im Kopf der Aufzeichnung fehlen die Zeilen „table“, „commitment“, „secret“ und „entropy“: Nur Partien an einem Tisch im Netz lassen sich prüfen.',
      commitment: 'Das Geheimnis ist nicht das, an das der Gastgeber vor der Partie gebunden war: Sein SHA-256 ist ein anderer.',
      seed: 'Der Startwert folgt nicht aus dem Geheimnis, dem Tisch und dem Zufall der Plätze.',
      decks: 'Die Decks sind nicht die, die Geheimnis, Tisch und Zufall der Plätze mit den Karten dieser Version austeilen.',
      'other-commitment':
        'Der Gastgeber war vor der Partie an etwas anderes gebunden, als die Aufzeichnung sagt: Dieses Gerät hatte es sich gemerkt.',
      'other-entropy': 'In der Aufzeichnung steht nicht der Zufall, den dieses Gerät beitrug.',
      'not-closed': 'Die Aufzeichnung ist nicht abgeschlossen: Ihre letzte Zeile muss der Hash des Endes sein.',
    },
    game: (line, message) => `Die Partie folgt nicht aus ihrem Startwert. Zeile ${line} der Aufzeichnung: ${message}.`,
  },
  it: {
    bound: (commitment) => `Prima che qualcuno desse casualità, l’ospite era vincolato al suo segreto: il suo SHA-256 è ${commitment}.`,
    pledged: 'Questo dispositivo aveva annotato il vincolo dell’ospite e la casualità che ha dato: entrambi sono nella registrazione.',
    drawn: (table, seats) => `Il seme segue da quel segreto, dal tavolo ${table} e dalla casualità dei suoi ${seats} posti.`,
    dealt: 'I mazzi sono quelli che questo segreto e questa casualità distribuiscono.',
    played: (moves) => `Ogni mescolata e ogni lancio seguono dal seme: ${moves} scelte portano alla fine registrata.`,
    doubts: {
      'no-table':
        'Nell’intestazione mancano le righe “table”, “commitment”, “secret” ed “entropy”: si possono verificare solo partite giocate a un tavolo in rete.',
      commitment: 'Il segreto non è quello a cui l’ospite era vincolato prima della partita: il suo SHA-256 è un altro.',
      seed: 'Il seme non segue dal segreto, dal tavolo e dalla casualità dei posti.',
      decks: 'I mazzi non sono quelli che segreto, tavolo e casualità dei posti distribuiscono con le carte di questa versione.',
      'other-commitment':
        'Prima della partita l’ospite era vincolato ad altro da ciò che dice la registrazione: questo dispositivo lo aveva annotato.',
      'other-entropy': 'Nella registrazione non c’è la casualità data da questo dispositivo.',
      'not-closed': 'La registrazione non è chiusa: l’ultima riga deve essere l’hash della fine.',
    },
    game: (line, message) => `La partita non segue dal suo seme. Riga ${line} della registrazione: ${message}.`,
  },
}

/** What was checked, a sentence each. */
export function sayVerified({ table, commitment, seats, dealt, moves, pledged }: Verified, language: Language): string[] {
  const words = WORDS[language]
  return [
    words.bound(commitment),
    ...(pledged ? [words.pledged] : []),
    words.drawn(shorten(table), seats),
    ...(dealt ? [words.dealt] : []),
    words.played(moves),
  ]
}

export function sayDoubt(doubt: Doubt, language: Language): string {
  const words = WORDS[language]
  if (doubt.code !== 'game') return words.doubts[doubt.code]
  const { line, why } = doubt
  return words.game(line, 'why' in why ? sayParting(language, why) : sayFault(language, why))
}
