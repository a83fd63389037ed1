import type { Language } from '../ability/language.ts'
import { shorten } from '../kernel/excerpt.ts'
import { replay } from '../kernel/replay.ts'
import { type Unfair, verifyChance } from '../play/table/record.ts'
import { Failure } from './failure.ts'
import { readRecord } from './input.ts'
import { titleOf } from './replay.ts'
import type { Terminal } from './terminal.ts'

interface VerifyWords {
  bound(commitment: string): string
  drawn(table: string, seats: number): string
  played(moves: number): string
}

const WORDS: Readonly<Record<Language, VerifyWords>> = {
  en: {
    bound: (commitment) => `Before anybody gave entropy, the host was bound to its secret: SHA-256 of it is ${commitment}.`,
    drawn: (table, seats) => `The seed follows from that secret, the table ${table} and the entropy of its ${seats} seats.`,
    played: (moves) => `Every shuffle and roll follows from the seed: ${moves} choices lead to the end that the record has.`,
  },
  de: {
    bound: (commitment) => `Bevor jemand Zufall beitrug, war der Gastgeber an sein Geheimnis gebunden: Dessen SHA-256 ist ${commitment}.`,
    drawn: (table, seats) => `Der Startwert folgt aus diesem Geheimnis, dem Tisch ${table} und dem Zufall seiner ${seats} Plätze.`,
    played: (moves) => `Jedes Mischen und jeder Wurf folgt aus dem Startwert: ${moves} Entscheidungen führen zum Ende der Aufzeichnung.`,
  },
  it: {
    bound: (commitment) => `Prima che qualcuno desse casualità, l’ospite era vincolato al suo segreto: il suo SHA-256 è ${commitment}.`,
    drawn: (table, seats) => `Il seme segue da quel segreto, dal tavolo ${table} e dalla casualità dei suoi ${seats} posti.`,
    played: (moves) => `Ogni mescolata e ogni lancio seguono dal seme: ${moves} scelte portano alla fine registrata.`,
  },
}

const FAULTS: Readonly<Record<Unfair, string>> = {
  'no-table':
    'its head has no lines "table", "commitment", "secret" and "entropy": only games that were played at a table over the network can be verified',
  commitment: 'the secret is not the one that the host was bound to before the game: its SHA-256 is not the commitment',
  seed: 'the seed does not follow from the secret, the table and what the seats gave',
  decks: 'the decks are not those that the secret, the table and what the seats gave deal with the cards of this version',
}

/** Recomputes the fair chance of a game that was played at a table, and then the whole game. */
export async function verify(file: string, language: Language, terminal: Terminal): Promise<void> {
  const record = readRecord(file)
  const { game } = titleOf(record, file)
  const chance = await verifyChance(record)
  if (!chance.ok) throw new Failure(`${file}: ${FAULTS[chance.error]}.`)
  const played = replay(game, record)
  if (!played.ok) throw new Failure(`${file}, line ${played.error.line}: ${played.error.message}.`)
  if (record.hash === undefined) throw new Failure(`${file}: the record is not closed: its last line must be the hash of the end.`)
  const words = WORDS[language]
  const { table, commitment, entropies } = chance.value
  terminal.print(words.bound(commitment))
  terminal.print(words.drawn(shorten(table), entropies.length))
  terminal.print(words.played(record.moves.length))
}
