import type { Language } from '../../ability/language.ts'

/** What a value of a card may be. */
export type Wanted =
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  | { readonly is: 'one'; readonly of: readonly string[] }
  /** A list of different ones. */
  | { readonly is: 'some'; readonly of: readonly string[]; readonly from: number; readonly to: number }
  /** A list in which one may stand several times. */
  | { readonly is: 'many'; readonly of: readonly string[]; readonly from: number; readonly to: number }
  | { readonly is: 'name' }
  /** A name in each language. */
  | { readonly is: 'names' }
  | { readonly is: 'trees'; readonly of: 'ability' | 'effect' }

/** What is wrong with a file of own cards: where, and what would make it right. What stood there is cut short already. */
export type OwnFault =
  | { readonly is: 'json' }
  | { readonly is: 'shape' }
  | { readonly is: 'game'; readonly game: string; readonly found: string }
  | { readonly is: 'name'; readonly found: string }
  | { readonly is: 'card'; readonly card: string; readonly near: readonly string[] }
  | { readonly is: 'field'; readonly card: string; readonly field: string; readonly fields: readonly string[] }
  | { readonly is: 'value'; readonly card: string; readonly field: string; readonly wanted: Wanted; readonly found: string }
  | { readonly is: 'tree'; readonly card: string; readonly field: string; readonly at: string; readonly tree: TreeFault }
  /** Each value is possible, but the card as a whole is not, as its game says. */
  | { readonly is: 'whole'; readonly card: string; readonly problem: string }
  | { readonly is: 'copies'; readonly of: string; readonly found: number; readonly needed: number }

/** What is wrong in the tree of an ability. */
export type TreeFault =
  | { readonly is: 'node'; readonly found: string }
  | { readonly is: 'deep' }
  | { readonly is: 'word'; readonly word: string; readonly near: readonly string[] }
  | { readonly is: 'kind'; readonly found: string; readonly wanted: readonly string[] }
  | { readonly is: 'args'; readonly word: string; readonly from: number; readonly to: number; readonly found: number }

interface Sentences {
  readonly json: string
  readonly shape: string
  readonly game: (game: string, found: string) => string
  readonly name: (found: string) => string
  readonly card: (card: string, near: string) => string
  readonly field: (card: string, field: string, fields: string) => string
  readonly value: (place: string, wanted: string, found: string) => string
  readonly tree: (place: string, problem: string) => string
  readonly whole: (card: string, problem: string) => string
  readonly copies: (of: string, found: number, needed: number) => string
  readonly wanted: {
    readonly number: (from: number, to: number) => string
    readonly one: (of: string) => string
    readonly some: (from: number, to: number, of: string, different: boolean) => string
    readonly name: string
    readonly names: string
    readonly trees: (of: string) => string
  }
  readonly trees: {
    readonly node: (found: string) => string
    readonly deep: string
    readonly word: (word: string, near: string) => string
    readonly kind: (found: string, wanted: string) => string
    readonly args: (word: string, from: number, to: number, found: number) => string
  }
  readonly or: string
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    json: 'This is no JSON. Take the file that was written for you, and change values in it',
    shape: 'A file of own cards has the fields "game", "name" and "cards"; "cards" has an object for each card, by its id',
    game: (game, found) => `These are cards of ${found}, not of ${game}: take the file of ${game}, or set "game" to "${game}"`,
    name: (found) => `"name" says what the cards are called, with 1 to 60 letters, not ${found}`,
    card: (card, near) => `There is no card ${card}${near && `; near it: ${near}`}`,
    field: (card, field, fields) => `${card} has no field ${field}; it has ${fields}`,
    value: (place, wanted, found) => `${place} must be ${wanted}, not ${found}`,
    tree: (place, problem) => `${place}: ${problem}`,
    whole: (card, problem) => `${card}: ${problem}`,
    copies: (of, found, needed) => `${of}: ${found} cards with all copies; there must be ${needed}`,
    wanted: {
      number: (from, to) => `a whole number from ${from} to ${to}`,
      one: (of) => `one of ${of}`,
      some: (from, to, of, different) => `a list of ${from} to ${to}${different ? ' different ones' : ''} of ${of}`,
      name: 'a name of 1 to 60 letters',
      names: 'a name of 1 to 60 letters, or one each for "en", "de" and "it"',
      trees: (of) => `a list of words (${of}) as in the file that was written for you`,
    },
    trees: {
      node: (found) => `a word stands as {"is", "word", "args"}, not as ${found}`,
      deep: 'it is nested deeper than any card',
      word: (word, near) => `no card uses the word ${word}${near && `; near it: ${near}`}`,
      kind: (found, wanted) => `${found} stands where ${wanted} is needed`,
      args: (word, from, to, found) => `${word} takes ${from === to ? from : `${from} to ${to}`} values, not ${found}`,
    },
    or: ' or ',
  },
  de: {
    json: 'Das ist kein JSON. Nimm die Datei, die für dich geschrieben wurde, und ändere Werte darin',
    shape: 'Eine Datei eigener Karten hat die Felder "game", "name" und "cards"; "cards" hat für jede Karte ein Objekt, nach ihrer Kennung',
    game: (game, found) => `Das sind Karten von ${found}, nicht von ${game}: Nimm die Datei von ${game} oder setze "game" auf "${game}"`,
    name: (found) => `"name" sagt mit 1 bis 60 Zeichen, wie die Karten heißen, nicht ${found}`,
    card: (card, near) => `Es gibt keine Karte ${card}${near && `; ähnlich: ${near}`}`,
    field: (card, field, fields) => `${card} hat kein Feld ${field}; es gibt ${fields}`,
    value: (place, wanted, found) => `${place} muss ${wanted} sein, nicht ${found}`,
    tree: (place, problem) => `${place}: ${problem}`,
    whole: (card, problem) => `${card}: ${problem}`,
    copies: (of, found, needed) => `${of}: mit allen Kopien ${found} Karten; es müssen ${needed} sein`,
    wanted: {
      number: (from, to) => `eine ganze Zahl von ${from} bis ${to}`,
      one: (of) => `eines von ${of}`,
      some: (from, to, of, different) => `eine Liste von ${from} bis ${to}${different ? ' verschiedenen' : ''} aus ${of}`,
      name: 'ein Name mit 1 bis 60 Zeichen',
      names: 'ein Name mit 1 bis 60 Zeichen, oder je einer für "en", "de" und "it"',
      trees: (of) => `eine Liste von Wörtern (${of}) wie in der Datei, die für dich geschrieben wurde`,
    },
    trees: {
      node: (found) => `ein Wort steht als {"is", "word", "args"}, nicht als ${found}`,
      deep: 'es ist tiefer verschachtelt als jede Karte',
      word: (word, near) => `keine Karte benutzt das Wort ${word}${near && `; ähnlich: ${near}`}`,
      kind: (found, wanted) => `${found} steht, wo ${wanted} gebraucht wird`,
      args: (word, from, to, found) => `${word} nimmt ${from === to ? from : `${from} bis ${to}`} Werte, nicht ${found}`,
    },
    or: ' oder ',
  },
  it: {
    json: 'Questo non è JSON. Prendi il file scritto per te e cambiane i valori',
    shape: 'Un file di carte proprie ha i campi "game", "name" e "cards"; "cards" ha un oggetto per ogni carta, secondo il suo id',
    game: (game, found) => `Queste sono carte di ${found}, non di ${game}: prendi il file di ${game}, o metti "${game}" in "game"`,
    name: (found) => `"name" dice con 1–60 lettere come si chiamano le carte, non ${found}`,
    card: (card, near) => `Non c’è nessuna carta ${card}${near && `; simili: ${near}`}`,
    field: (card, field, fields) => `${card} non ha il campo ${field}; ha ${fields}`,
    value: (place, wanted, found) => `${place} deve essere ${wanted}, non ${found}`,
    tree: (place, problem) => `${place}: ${problem}`,
    whole: (card, problem) => `${card}: ${problem}`,
    copies: (of, found, needed) => `${of}: ${found} carte con tutte le copie; devono essere ${needed}`,
    wanted: {
      number: (from, to) => `un numero intero da ${from} a ${to}`,
      one: (of) => `uno fra ${of}`,
      some: (from, to, of, different) => `un elenco da ${from} a ${to}${different ? ' diversi' : ''} fra ${of}`,
      name: 'un nome di 1–60 lettere',
      names: 'un nome di 1–60 lettere, o uno ciascuno per "en", "de" e "it"',
      trees: (of) => `un elenco di parole (${of}) come nel file scritto per te`,
    },
    trees: {
      node: (found) => `una parola sta come {"is", "word", "args"}, non come ${found}`,
      deep: 'è annidato più di qualsiasi carta',
      word: (word, near) => `nessuna carta usa la parola ${word}${near && `; simili: ${near}`}`,
      kind: (found, wanted) => `${found} sta dove serve ${wanted}`,
      args: (word, from, to, found) => `${word} prende ${from === to ? from : `da ${from} a ${to}`} valori, non ${found}`,
    },
    or: ' o ',
  },
}

/** A fault as one sentence without its full stop. */
export function sayOwnFault(fault: OwnFault, language: Language): string {
  const say = SENTENCES[language]
  switch (fault.is) {
    case 'json':
    case 'shape':
      return say[fault.is]
    case 'game':
      return say.game(fault.game, fault.found)
    case 'name':
      return say.name(fault.found)
    case 'card':
      return say.card(fault.card, fault.near.join(', '))
    case 'field':
      return say.field(fault.card, fault.field, fault.fields.join(', '))
    case 'value':
      return say.value(`${fault.card}.${fault.field}`, sayWanted(fault.wanted, say), fault.found)
    case 'tree':
      return say.tree(`${fault.card}.${fault.field}${fault.at}`, sayTree(fault.tree, say))
    case 'whole':
      return say.whole(fault.card, fault.problem)
    case 'copies':
      return say.copies(fault.of, fault.found, fault.needed)
  }
}

function sayWanted(wanted: Wanted, { wanted: say }: Sentences): string {
  switch (wanted.is) {
    case 'number':
      return say.number(wanted.from, wanted.to)
    case 'one':
      return say.one(wanted.of.join(', '))
    case 'some':
    case 'many':
      return say.some(wanted.from, wanted.to, wanted.of.join(', '), wanted.is === 'some')
    case 'trees':
      return say.trees(wanted.of)
    default:
      return say[wanted.is]
  }
}

function sayTree(fault: TreeFault, { trees: say, or }: Sentences): string {
  switch (fault.is) {
    case 'deep':
      return say.deep
    case 'node':
      return say.node(fault.found)
    case 'word':
      return say.word(fault.word, fault.near.join(', '))
    case 'kind':
      return say.kind(fault.found, fault.wanted.join(or))
    case 'args':
      return say.args(fault.word, fault.from, fault.to, fault.found)
  }
}
