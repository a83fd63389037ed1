// What is wrong with a record, as facts of which whoever reads makes words in their language; here in English, for programs.
import { excerpt } from './excerpt.ts'

export type RecordFault =
  | { readonly code: 'text-long' | 'line-long'; readonly length: number; readonly most: number }
  /** Of a later form than this version reads. */
  | { readonly code: 'newer'; readonly form: string }
  /** `magic`: the first line that a record has. */
  | { readonly code: 'no-record'; readonly magic: string; readonly text: string }
  | { readonly code: 'seed' | 'head-open' | 'after-hash' | 'hash' | 'conceded' }
  | { readonly code: 'sign'; readonly sign: string }
  | { readonly code: 'doubled'; readonly key: string; readonly there: number }
  /** `form`: how the line would read. */
  | { readonly code: 'lacks'; readonly key: string; readonly form: string }
  | { readonly code: 'name-long'; readonly key: string; readonly length: number; readonly most: number }
  | { readonly code: 'head-line' | 'card'; readonly text: string }
  | { readonly code: 'move-long'; readonly length: number; readonly most: number; readonly text: string }
  | { readonly code: 'moves' | 'players'; readonly most: number }
  | { readonly code: 'deep'; readonly key: string; readonly most: number }
  | { readonly code: 'json'; readonly key: string }
  | { readonly code: 'other-game'; readonly game: string; readonly wanted: string }
  /** What the game has against its setup: by the code of the game, with what it says of it in English. */
  | { readonly code: 'setup'; readonly of: string; readonly message: string }

/** A sentence for each code. */
export type Tellers<Fault extends { readonly code: string }> = {
  readonly [Code in Fault['code']]: (fault: Extract<Fault, { readonly code: Code }>) => string
}

/** What a line of JSON holds. */
const WHAT: Readonly<Record<string, string>> = { setup: 'setup', players: 'list of players' }

export const RECORD_FAULTS: Tellers<RecordFault> = {
  'text-long': ({ length, most }) => `the text has ${length} signs; a record has at most ${most}`,
  newer: ({ form }) => `the record was made by a newer Catena, in form ${form}; this one reads forms 1 and 2. Update Catena to read it`,
  'no-record': ({ magic, text }) => `this is not a Catena record: the first line must be "${magic}", not ${excerpt(text)}`,
  seed: () => 'the seed must be 32 hexadecimal digits, or a whole number',
  'line-long': ({ length, most }) => `the line has ${length} signs; a line of a record has at most ${most}`,
  sign: ({ sign }) => `the line holds the sign ${sign}, which no record has; remove it`,
  doubled: ({ key, there }) => `"${key}" stands in line ${there} already; leave one of the two out`,
  lacks: ({ key, form }) => `the head needs a line "${key}" and ${form}`,
  'name-long': ({ key, length, most }) => `"${key}" has ${length} signs; it has at most ${most}`,
  'head-open': () => 'the head must end with an empty line before the moves',
  'head-line': ({ text }) => `a line of the head is a key and a value, not ${excerpt(text)}; an empty line ends the head`,
  'after-hash': () => 'nothing may follow the hash line',
  hash: () => 'the hash must be 16 hexadecimal digits',
  'move-long': ({ length, most, text }) => `the line has ${length} signs; a move has at most ${most}: ${excerpt(text)}`,
  moves: ({ most }) => `a record has at most ${most} moves`,
  deep: ({ key, most }) => `the ${WHAT[key]} is nested deeper than ${most} brackets; no record is`,
  json: ({ key }) => `the ${WHAT[key]} is not valid JSON; the record may be cut or damaged`,
  players: ({ most }) => `the players must be a JSON list of names of at most ${most} signs`,
  conceded: () => 'who conceded must be numbers of seats, from 0',
  card: ({ text }) => `a card is its id, ":" and 8 hexadecimal digits, not ${excerpt(text)}`,
  'other-game': ({ game, wanted }) => `this is a record of ${excerpt(game)}, not of "${wanted}"`,
  setup: ({ message }) => message,
}

/** Says a fault by the table of a language. */
export function tellFault<Fault extends { readonly code: string }>(tellers: Tellers<Fault>, fault: Fault): string {
  return (tellers as unknown as Readonly<Record<string, (fault: Fault) => string>>)[fault.code](fault)
}
